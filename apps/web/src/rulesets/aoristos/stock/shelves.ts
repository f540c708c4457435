import type { Locale, PerLocale, Seen } from '@aspekt/contract';
import type { ItemInput, Stock, StockArmour, StockItem } from '@aspekt/aoristos';

export type Shelf = keyof Stock;

/** A thing off the shelf, as somebody's own: with an id of its own and a name in one language. */
export const fromStock = (item: Seen<StockItem>, id: string, locale: Locale): ItemInput & { readonly name: string } => {
  const { names, ...fields } = item;
  return { ...fields, id, name: names[locale] };
};

/** A piece of armour off the shelf, worn: what it protects counts as long as it is carried. */
export const pieceFrom = (
  { names, storagePoints, areas, value }: Seen<StockArmour>,
  id: string,
  locale: Locale,
): ItemInput & { readonly name: string } => ({ id, name: names[locale], storagePoints, worn: { areas, value } });

/** A name in every language: where one is missing, that of the writer's own language, else any. */
export const namesFrom = (names: PerLocale<string>, locale: Locale): PerLocale<string> | undefined => {
  const given = { sv: names.sv.trim(), pl: names.pl.trim(), en: names.en.trim() };
  const any = given[locale] || given.en || given.sv || given.pl;
  return any ? { sv: given.sv || any, pl: given.pl || any, en: given.en || any } : undefined;
};

/** The whole list as a file: what it is, and which shape it has. */
export const stockFile = (stock: Seen<Stock>): string =>
  `${JSON.stringify({ aspekt: 'aoristos/stock', version: 1, ...stock }, null, 2)}\n`;

/** A file read back; undefined when it is no such file. What stands in it is checked by the rules. */
export const readStock = (text: string): Stock | undefined => {
  try {
    const read = JSON.parse(text) as unknown;
    if (typeof read !== 'object' || read === null) return undefined;
    const { items, armour, cover } = read as Readonly<Record<string, unknown>>;
    if (![items, armour, cover].every((shelf) => Array.isArray(shelf))) return undefined;
    return { items, armour, cover } as Stock;
  } catch {
    return undefined;
  }
};
