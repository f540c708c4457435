import type { Locale } from '@aspekt/contract';

/** The words of a game's views: fetched one language at a time, and shown as soon as they are there. */
export type GameWords<Words> = {
  /** Fetch a language; the views are shown once there is one. */
  readonly load: (locale: Locale) => Promise<void>;
  /** The words of a language; while they are on their way, those that are there. */
  readonly in: (locale: Locale) => Words;
  /** The same where nobody has fetched any yet. */
  readonly soon: (locale: Locale) => Words | undefined;
};

export const gameWords = <Words>(loaders: Readonly<Record<Locale, () => Promise<Words>>>): GameWords<Words> => {
  let loaded = $state.raw<Readonly<Partial<Record<Locale, Words>>>>({});
  const load = async (locale: Locale): Promise<void> => {
    const words = await loaders[locale]();
    loaded = { ...loaded, [locale]: words };
  };
  const soon = (locale: Locale): Words | undefined => {
    const words = loaded[locale];
    if (words) return words;
    void load(locale);
    return Object.values(loaded)[0];
  };
  return {
    load,
    soon,
    in: (locale) => {
      const words = soon(locale);
      if (!words) throw new Error('the words are loaded before the views are shown');
      return words;
    },
  };
};
