/** The five primary attributes, in the book's order (AOR-CHAR-01). */
export const attributes = ['physique', 'chaosExperience', 'agility', 'awareness', 'willpower'] as const;
export type Attribute = (typeof attributes)[number];

/** The 21 skills, in the book's order (AOR-SKILL-01). */
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
] as const;
export type Skill = (typeof skills)[number];
export type Trait = Attribute | Skill;

export type Attributes = Readonly<Record<Attribute, number>>;
export type Skills = Readonly<Record<Skill, number>>;

/** The six hit areas, in the order in which they are listed to the players. */
export const areas = ['head', 'torso', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const;
export type Area = (typeof areas)[number];
export const limbs = ['rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const;
export type Limb = (typeof limbs)[number];

export const postures = ['standing', 'sitting', 'lying'] as const;
export type Posture = (typeof postures)[number];
