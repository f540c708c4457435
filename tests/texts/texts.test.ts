import { expect, test } from 'vitest';
import { locales, type Locale } from '@aspekt/contract';
import { allSaid, type Said } from './said.ts';

const said = allSaid();
const of = (locale: Locale): readonly Said[] => said.filter((one) => one.locale === locale);

/** What is said to and of people that the writer cannot know. */
const toAnyone = (locale: Locale): readonly Said[] => of(locale).filter(({ place }) => !place.includes('/ready-made/'));

/** The texts with nothing filled in that have a place for themselves. */
const alone = (locale: Locale): ReadonlyMap<string, Said> => {
  const texts = Map.groupBy(of(locale), ({ place }) => place);
  return new Map(
    [...texts].flatMap(([place, [first, ...more]]) => (first?.plain && more.length === 0 ? [[place, first]] : [])),
  );
};

/** The texts that have what they should not have. */
const faults = (texts: readonly Said[], wrong: RegExp): readonly string[] =>
  texts.filter(({ text }) => wrong.test(text)).map(({ locale, place, text }) => `${place} (${locale}): ${text}`);

test('the texts of every language are found', () => {
  for (const locale of locales) expect(of(locale).length, locale).toBeGreaterThan(3000);
});

test('nobody is shouted at', () => {
  expect(faults(said, /[\p{L}\d ”’]!(?:\s|$)/u)).toEqual([]);
});

test('one space between words, none before a comma or a full stop', () => {
  expect(faults(said, /\S {2,}\S|\p{L} [,;:?](?: |$)|\p{L} \.(?: |$)/u)).toEqual([]);
});

test('quotation marks are those of the language: ”Swedish”, „Polish”, “English”', () => {
  const code = /"(?:type|aspekt [a-z]+)"/u;
  const texts = said.filter(({ text }) => !code.test(text) && /\p{L}{3}/u.test(text));
  const within = (locale: Locale): readonly Said[] => texts.filter((one) => one.locale === locale);
  expect(faults(texts, /(?:^|[\s(])"\p{L}|\p{L}"(?:$|[\s.,;:?)])/u)).toEqual([]);
  expect(faults(texts, /\p{L}'(?:\p{L}|\s|$)/u)).toEqual([]);
  expect(faults(within('sv'), /[„“«»]/u)).toEqual([]);
  expect(faults(within('en'), /[„«»]/u)).toEqual([]);
  expect(faults(within('pl'), /[“«»]/u)).toEqual([]);
});

test('a number below zero has a minus, a share a space before its sign', () => {
  // What one types on a keyboard is shown as it is typed: `Drunk -2, Brawling +2`.
  const asTyped = /\p{L} -\d[,;] \p{L}/u;
  expect(
    faults(
      said.filter(({ text }) => !asTyped.test(text)),
      /(?:^|[\s(])-(?:\d|\{\})/u,
    ),
  ).toEqual([]);
  expect(faults(said, /[\d}]%/u)).toEqual([]);
});

test('Polish guesses nobody’s gender, and writes the game master small', () => {
  expect(faults(toAnyone('pl'), /\p{L}(?:łeś|łaś|łbyś|łabyś|liście|łyście)(?!\p{L})|\(a\)/u)).toEqual([]);
  expect(faults(toAnyone('pl'), /(?:[Mm]istrz gry|MG)(?: (?!pomysł)\p{L}+){0,3} (?!pomysł)\p{L}+ł(?!\p{L})/u)).toEqual(
    [],
  );
  expect(faults(toAnyone('pl'), /\p{L}[,:;]? Mistrz/u)).toEqual([]);
});

test('Swedish and English guess nobody’s gender', () => {
  expect(faults(toAnyone('sv'), /[Dd]en (?:ene|andre)s?(?!\p{L})|(?:^|\s)[Hh](?:on|an)s?(?!\p{L})/u)).toEqual([]);
  expect(faults(toAnyone('en'), /(?:^|\s)(?:[Ss]he|[Hh]e|hers|his)(?!\p{L})/u)).toEqual([]);
});

test('the three languages give the same large numbers', () => {
  // Small numbers are often spelled out in one language and not in another.
  const large = ({ text }: Said): string =>
    (text.match(/\d{2,}/gu) ?? [])
      .filter((digits) => Number(digits) > 10)
      .toSorted()
      .join(' ');
  const [swedish, polish] = [alone('sv'), alone('pl')];
  const differ = [...alone('en')].flatMap(([place, english]) =>
    [swedish.get(place), polish.get(place)]
      .filter((other) => other !== undefined)
      .filter((other) => large(other) !== large(english))
      .map((other) => `${place}: ${english.text} / ${other.text}`),
  );
  expect(differ).toEqual([]);
});
