import type { Category, ItemInput, Skill } from '@aspekt/aoristos';

/** What can be true of a thing. */
export const flags = [
  'meleeUse',
  'thrown',
  'improvised',
  'longRanged',
  'rifled',
  'telescopicSight',
  'laserSight',
  'support',
  'explosive',
] as const;
type Flag = (typeof flags)[number];

/** Numbers that are typed as they are, with what they are when nothing is typed. */
const numbers = {
  strikeStrength: 0,
  weaponWeight: 0,
  storagePoints: 0,
  magazineWeight: 0,
  chargeCost: 0,
  spare: 0,
} as const;
type NumberField = keyof typeof numbers;

/** A thing while it is being written: everything is text until it is saved. */
export type ItemForm = {
  name: string;
  category: Category;
  skill: Skill | '';
  hands: '1' | '2' | '1/2';
  strength: string;
  fireModes: string;
  magazineSize: string;
  loaded: string;
  maxShots: string;
  /** Nothing typed: what is usual for the weapon. */
  reloadCost: string;
  chambered: boolean;
  oneByOne: boolean;
  meleeLength: 'usual' | 'pistolOrShorter' | 'longer';
} & Record<NumberField, string> &
  Record<Flag, boolean>;

/** The skill that usually goes with a kind of thing. */
export const usualSkill: Readonly<Record<Category, Skill | ''>> = {
  melee: 'meleeWeapons',
  protective: 'meleeWeapons',
  unarmedAid: 'brawling',
  ranged: 'shooting',
  gear: '',
};

type Fields = Partial<Omit<ItemInput, 'id'>>;

const text = (value: number | string | undefined, none: number | string): string => String(value ?? none);

const modesText = ({ fireModes = [1], autoHand }: Fields): string =>
  typeof fireModes === 'string'
    ? fireModes
    : fireModes.map((mode) => (mode === 'auto' ? `auto+${autoHand ?? '1B'}` : String(mode))).join('/');

export const formOf = (item: Fields): ItemForm => ({
  name: item.name ?? '',
  category: item.category ?? 'gear',
  skill: item.skill === undefined ? usualSkill[item.category ?? 'gear'] : (item.skill ?? ''),
  hands: (item.hands?.join('/') ?? '1') as ItemForm['hands'],
  strength: text(item.strength, 0),
  fireModes: modesText(item),
  magazineSize: text(item.magazineSize, 1),
  loaded: item.loaded === undefined ? '' : String(item.loaded),
  maxShots: item.maxShotsPerRound === undefined ? '' : String(item.maxShotsPerRound),
  chambered: item.chambered === 1,
  oneByOne: typeof item.perRoundReload === 'number',
  meleeLength: item.meleeLength ?? 'usual',
  strikeStrength: text(item.strikeStrength, numbers.strikeStrength),
  weaponWeight: text(item.weaponWeight, numbers.weaponWeight),
  storagePoints: text(item.storagePoints, numbers.storagePoints),
  magazineWeight: text(item.magazineWeight, numbers.magazineWeight),
  chargeCost: text(item.chargeCost, numbers.chargeCost),
  reloadCost: text(item.perRoundReload ?? item.reloadCost, ''),
  spare: text(item.spare, numbers.spare),
  meleeUse: item.meleeUse ?? false,
  thrown: item.thrown ?? false,
  improvised: item.improvised ?? false,
  longRanged: item.longRanged ?? false,
  rifled: item.rifled ?? false,
  telescopicSight: item.telescopicSight ?? false,
  laserSight: item.laserSight ?? false,
  support: item.support ?? false,
  explosive: item.explosive ?? false,
});
export const blankForm = (): ItemForm => formOf({});

/** A number as people type it: comma or point; undefined when it is none. */
export const decimal = (typed: string): number | undefined => {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,4})?$/u.test(plain) ? Number(plain) : undefined;
};
const whole = (typed: string): number | undefined => {
  const value = decimal(typed);
  return value !== undefined && Number.isInteger(value) ? value : undefined;
};

const weights = ['weaponWeight', 'storagePoints', 'magazineWeight'] as const;
const counts = ['strikeStrength', 'chargeCost', 'spare'] as const;

/** What is wrong with what was typed, field by field. */
export const faultsOf = (form: ItemForm): readonly (keyof ItemForm)[] => [
  ...(form.name.trim() === '' ? (['name'] as const) : []),
  ...(whole(form.strength) === undefined && !/^\d[BNbn]/u.test(form.strength.trim()) ? (['strength'] as const) : []),
  ...(form.magazineSize.trim() !== 'belt' && !((whole(form.magazineSize) ?? 0) >= 1)
    ? (['magazineSize'] as const)
    : []),
  ...(form.loaded.trim() !== '' && whole(form.loaded) === undefined ? (['loaded'] as const) : []),
  ...((form.reloadCost.trim() !== '' || form.oneByOne) && whole(form.reloadCost) === undefined
    ? (['reloadCost'] as const)
    : []),
  ...(form.maxShots.trim() !== '' && !((whole(form.maxShots) ?? 0) >= 1) ? (['maxShots'] as const) : []),
  ...weights.filter((field) => decimal(form[field]) === undefined),
  ...counts.filter((field) => whole(form[field]) === undefined),
];

/** What was written, as the rules take it; undefined while something cannot be read. */
export const inputOf = (form: ItemForm): (Fields & { readonly name: string }) | undefined => {
  if (faultsOf(form).length > 0) return undefined;
  const belt = form.magazineSize.trim() === 'belt';
  const loaded = form.loaded.trim();
  const most = form.maxShots.trim();
  const reload = whole(form.reloadCost);
  const shoots = form.category === 'ranged';
  return {
    name: form.name.trim(),
    category: form.category,
    skill: form.skill === '' ? null : form.skill,
    hands: form.hands.split('/').map(Number) as (1 | 2)[],
    strength: whole(form.strength) ?? form.strength.trim().toUpperCase(),
    weaponWeight: decimal(form.weaponWeight) ?? 0,
    storagePoints: decimal(form.storagePoints) ?? 0,
    meleeUse: form.meleeUse,
    strikeStrength: whole(form.strikeStrength) ?? 0,
    explosive: form.explosive,
    ...(shoots && {
      magazineWeight: decimal(form.magazineWeight) ?? 0,
      chargeCost: whole(form.chargeCost) ?? 0,
      ...(!form.oneByOne && reload !== undefined && { reloadCost: reload }),
      perRoundReload: (form.oneByOne ? reload : undefined) ?? null,
      fireModes: form.fireModes.trim() || '1',
      magazineSize: belt ? ('belt' as const) : (whole(form.magazineSize) ?? 1),
      ...(loaded !== '' && { loaded: whole(loaded) ?? 0 }),
      ...(most !== '' && { maxShotsPerRound: whole(most) ?? 1 }),
      chambered: form.chambered ? (1 as const) : (0 as const),
      spare: whole(form.spare) ?? 0,
      ...(form.meleeLength !== 'usual' && { meleeLength: form.meleeLength }),
      thrown: form.thrown,
      improvised: form.improvised,
      longRanged: form.longRanged,
      rifled: form.rifled,
      telescopicSight: form.telescopicSight,
      laserSight: form.laserSight,
      support: form.support,
    }),
  };
};
