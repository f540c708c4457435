import type { NewSkill, NewTrait } from './model.ts';

/** The names the book itself uses for traits and skills (VAST-X-CHAR-02). */
export const bookTraits = [
  'Liten',
  'Kvick',
  'Lömsk',
  'Heder',
  'Förälskad',
  'Lejonhjärta',
  'Stark',
  'Stor',
  'Full',
] as const;
export const bookSkills = ['Gömma Sig', 'Slagsmål', 'Rida', 'Övertala', 'Romans'] as const;

export type ExtraLine = {
  readonly name: string | null;
  readonly traits: readonly NewTrait[];
  readonly skills: readonly NewSkill[];
};

const feature = /^(.+?)\s*([+\-−–]?)\s*(\d{1,3})$/u;

/**
 * An antagonist in one line: `Bonde: Full -2, Slagsmål +2` (VAST-NPC-01).
 * What is below 0 is a trait; what is known as a trait is one; anything else is a skill. A semicolon settles
 * it by hand: traits before it, skills after. Undefined when a part has no number.
 */
export const readExtraLine = (line: string, knownTraits: readonly string[]): ExtraLine | undefined => {
  const colon = line.indexOf(':');
  const name = colon < 0 ? null : line.slice(0, colon).trim() || null;
  const [first = '', ...rest] = (colon < 0 ? line : line.slice(colon + 1)).split(';');
  const before = featuresIn(first);
  const after = rest.map(featuresIn);
  if (before === undefined || after.some((part) => part === undefined)) return undefined;
  const sorted = rest.length > 0;
  const isTrait = ({ name: it, value }: NewTrait): boolean => sorted || value < 0 || knownTraits.includes(it);
  return {
    name,
    traits: before.filter(isTrait),
    skills: [...before.filter((it) => !isTrait(it)), ...after.flatMap((part) => part ?? [])],
  };
};

const featuresIn = (text: string): readonly NewTrait[] | undefined => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.flatMap((part) => {
    const [, name = '', sign = '', digits = ''] = feature.exec(part) ?? [];
    return name === '' ? [] : [{ name: name.trim(), value: (sign === '' || sign === '+' ? 1 : -1) * Number(digits) }];
  });
  return read.length === parts.length ? read : undefined;
};
