import type { Locale, PerLocale, Refusal } from '@aspekt/contract';
import type { Settings, Sheet, SignificanceReason } from '@aspekt/kolo';

/** What the builder needs of the rules; the rest of them stays on the server. */
export type SheetRules = {
  readonly blank: (settings: Settings) => Sheet;
  readonly check: (sheet: Sheet, settings: Settings) => readonly Refusal[];
  readonly readyMade: PerLocale<readonly Sheet[]>;
  readonly explain: (refusal: Refusal, locale: Locale) => string;
  readonly reasons: (sheet: Sheet, settings: Settings) => readonly SignificanceReason[];
  readonly target: (level: number) => number;
  /** Basic significance from its points. */
  readonly level: (points: number) => number;
};

/** Fetched when somebody makes a character, and not before. */
export const loadSheetRules = async (): Promise<SheetRules> => {
  const { kolo, significanceReasons, creationTarget, basicOf } = await import('@aspekt/kolo');
  const { blank, check, readyMade } = kolo.sheet;
  return {
    blank,
    check,
    readyMade,
    explain: kolo.explain,
    reasons: significanceReasons,
    target: creationTarget,
    level: basicOf,
  };
};
