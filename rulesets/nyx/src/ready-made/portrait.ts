import type { Locale, PerLocale } from '@aspekt/contract';
import type { PerAttribute, Sheet } from '../model.ts';

/** A ready-made character: numbers once, words in every language. */
export type Portrait = {
  readonly name: string;
  readonly description: PerLocale<string>;
  readonly attributes: PerAttribute;
  readonly aspects: readonly Facet[];
};
export type Facet = {
  readonly value: 1 | 2 | 3;
  readonly name: PerLocale<string>;
  /** How it helps and how it hinders. */
  readonly description?: PerLocale<string>;
  readonly rollModifier?: number;
};

export const sheetOf = ({ name, description, attributes, aspects }: Portrait, locale: Locale): Sheet => ({
  name,
  description: description[locale],
  attributes,
  aspects: aspects.map((facet) => ({
    name: facet.name[locale],
    value: facet.value,
    ...(facet.description && { description: facet.description[locale] }),
    ...(facet.rollModifier !== undefined && { rollModifier: facet.rollModifier }),
  })),
});
