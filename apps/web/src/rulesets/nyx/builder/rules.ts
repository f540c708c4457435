import type { Locale, PerLocale, Refusal } from '@aspekt/contract';
import type { Settings, Sheet } from '@aspekt/nyx';

/** What the builder needs of the rules; the rest of them stays on the server. */
export type SheetRules = {
  readonly sheet: {
    readonly blank: (settings: Settings) => Sheet;
    readonly check: (sheet: Sheet, settings: Settings) => readonly Refusal[];
    readonly readyMade: PerLocale<readonly Sheet[]>;
  };
  readonly explain: (refusal: Refusal, locale: Locale) => string;
};

/** Fetched when somebody makes a character, and not before. */
export const loadSheetRules = async (): Promise<SheetRules> => (await import('@aspekt/nyx')).nyx;
