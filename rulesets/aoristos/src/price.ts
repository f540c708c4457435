import { attributes, skills, type Attribute, type Attributes, type Skills, type Trait } from './model.ts';

const isAttribute = new Set<string>(attributes);
export const attributeOf = (trait: Trait): Attribute | undefined =>
  isAttribute.has(trait) ? (trait as Attribute) : undefined;

/** UP for a skill at level n from 0: n·(n−1)/2 (AOR-SKILL-04). */
export const skillFromZero = (level: number): number => Math.max(0, (level * (level - 1)) / 2);
/** UP for the next level n of a skill: its present level (AOR-ADV-07). */
export const skillStep = (level: number): number => Math.max(0, level - 1);
/** UP for an attribute at level n from nothing: (n−1)·n·(n+1)/6, a tetrahedral number (AOR-CHAR-04). */
export const attributeFromZero = (level: number): number => Math.max(0, ((level - 1) * level * (level + 1)) / 6);
/** UP for the next level n of an attribute: a skill from zero to n (AOR-ADV-08). */
export const attributeStep = skillFromZero;

/** The price of a level from nothing; creation and later development cost the same (AOR-ADV-09). */
export const fromZero = (trait: Trait, level: number): number =>
  attributeOf(trait) ? attributeFromZero(level) : skillFromZero(level);
export const stepTo = (trait: Trait, level: number): number =>
  attributeOf(trait) ? attributeStep(level) : skillStep(level);

/** All UP that the levels of a person have cost. */
export const spent = (of: { readonly attributes: Attributes; readonly skills: Partial<Skills> }): number => {
  let sum = 0;
  for (const name of attributes) sum += attributeFromZero(of.attributes[name]);
  for (const name of skills) sum += skillFromZero(of.skills[name] ?? 0);
  return sum;
};

/** The table of page 17 for levels 1 to n (AOR-CHAR-05, AOR-GEN-10). */
export const priceTable = (levels: number) => {
  const rows = Array.from({ length: levels }, (_, i) => i + 1);
  return {
    skillStep: rows.map(skillStep),
    skillFromZero: rows.map(skillFromZero),
    attributeStep: rows.map(attributeStep),
    attributeFromZero: rows.map(attributeFromZero),
  };
};
