import type { Locale, PerLocale, Refusal } from '@aspekt/contract';
import type { Numbers, Settings, Sheet, Trait } from '@aspekt/aoristos';

/** What the builder needs of the rules; the rest of them stays on the server. */
export type SheetRules = {
  readonly blank: (settings: Settings) => Sheet;
  readonly check: (sheet: Sheet, settings: Settings) => readonly Refusal[];
  readonly explain: (refusal: Refusal, locale: Locale) => string;
  /** What the sheet comes to: price, secondary attributes, load. */
  readonly numbers: (sheet: Sheet) => Numbers & { readonly spent: number };
  readonly priceOf: (trait: Trait, level: number) => number;
  readonly needsConsent: (settings: Settings, trait: Trait, from: number, to: number) => boolean;
  readonly stepTo: (trait: Trait, level: number) => number;
  readonly readyMade: PerLocale<readonly Sheet[]>;
};

/** Fetched when somebody makes a character, and not before. */
export const loadSheetRules = async (): Promise<SheetRules> => {
  const { aoristos, bookPeople, fromZero, needsConsent, sheetNumbers, stepTo } = await import('@aspekt/aoristos');
  const both = (locale: Locale): readonly Sheet[] => [...aoristos.sheet.readyMade[locale], ...bookPeople[locale]];
  return {
    blank: aoristos.sheet.blank,
    check: aoristos.sheet.check,
    explain: aoristos.explain,
    numbers: sheetNumbers,
    priceOf: fromZero,
    needsConsent,
    stepTo,
    readyMade: { sv: both('sv'), pl: both('pl'), en: both('en') },
  };
};
