import type { Attribute, Limb, Skill } from '@aspekt/aoristos';

/** In the book's order; named here so that a sheet can be shown without the rules. */
export const attributes = [
  'physique',
  'chaosExperience',
  'agility',
  'awareness',
  'willpower',
] as const satisfies readonly Attribute[];

export const skills = [
  'car',
  'blowpipe',
  'aeroplane',
  'mechanics',
  'helicopter',
  'throwing',
  'climbing',
  'lifesaving',
  'motorboat',
  'motorcycle',
  'meleeWeapons',
  'bow',
  'psychology',
  'riding',
  'sailing',
  'swimming',
  'shooting',
  'brawling',
  'sling',
  'evade',
  'wilderness',
] as const satisfies readonly Skill[];

export const limbs = ['rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const satisfies readonly Limb[];
