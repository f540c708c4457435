import { parseHand, showHand } from './hand.ts';
import type { Category, FireMode, Item, ItemInput, Skill } from './model.ts';

const skillOf = (category: Category): Skill | null => {
  switch (category) {
    case 'melee':
    case 'protective':
      return 'meleeWeapons';
    case 'unarmedAid':
      return 'brawling';
    case 'ranged':
      return 'shooting';
    case 'gear':
      return null;
  }
};

type Modes = { readonly fireModes: readonly FireMode[]; readonly autoHand: string | null; readonly max: number | null };

/** Lägen such as `1/3/auto+2B` or `1/a+2N/m14` (AOR-AUTO-01, AOR-AUTO-03, AOR-AUTO-05, D-10). */
export const parseModes = (text: string): Modes | undefined => {
  const fireModes: FireMode[] = [];
  let autoHand: string | null = null;
  let max: number | null = null;
  for (const part of text.split('/').map((one) => one.trim().toLowerCase())) {
    const auto = /^(?:auto|a)\+(.+)$/.exec(part);
    const limit = /^(?:max|m)\s*(\d{1,4})$/.exec(part);
    if (auto?.[1] !== undefined) {
      const random = parseHand(auto[1]);
      if (!random) return undefined;
      autoHand = showHand(random);
      fireModes.push('auto');
    } else if (limit) max = Number(limit[1]);
    else if (/^[1-9]\d{0,2}$/.test(part)) fireModes.push(Number(part));
    else return undefined;
  }
  return fireModes.length > 0 && (max === null || max >= 1) ? { fireModes, autoHand, max } : undefined;
};

const modesOf = (input: Partial<ItemInput>): Modes | undefined => {
  const { fireModes } = input;
  if (typeof fireModes === 'string') return parseModes(fireModes);
  const autoHand = input.autoHand ?? null;
  const modes = fireModes ?? [1];
  if (modes.includes('auto') !== (autoHand !== null)) return undefined;
  return { fireModes: modes, autoHand, max: null };
};

/** The book's defaults: max the lower of 8 and MS (AOR-AUTO-05), MS 1 (AOR-AUTO-07), OL 5, for belts 10 (AOR-LOAD-05, AOR-LOAD-07). */
export const itemFrom = (input: ItemInput): Item | undefined => {
  const modes = modesOf(input);
  if (!modes) return undefined;
  const category = input.category ?? 'gear';
  const skill = input.skill === undefined ? skillOf(category) : input.skill;
  const magazineSize = input.magazineSize ?? 1;
  const chambered = input.chambered ?? 0;
  const thrown = input.thrown ?? false;
  const strength = input.strength ?? 0;
  const random = typeof strength === 'string' ? parseHand(strength) : undefined;
  if (typeof strength === 'string' && !random) return undefined;
  return {
    id: input.id,
    name: input.name ?? input.id,
    category,
    skill,
    hands: input.hands ?? [1],
    strength: random ? showHand(random) : strength,
    strikeStrength: input.strikeStrength ?? 0,
    storagePoints: input.storagePoints ?? 0,
    magazineWeight: input.magazineWeight ?? 0,
    weaponWeight: input.weaponWeight ?? 0,
    chargeCost: input.chargeCost ?? 0,
    reloadCost: input.reloadCost ?? (magazineSize === 'belt' ? 10 : 5),
    perRoundReload: input.perRoundReload ?? null,
    fireModes: modes.fireModes,
    autoHand: modes.autoHand,
    maxShotsPerRound: input.maxShotsPerRound ?? modes.max ?? (magazineSize === 'belt' ? 8 : Math.min(8, magazineSize)),
    magazineSize,
    chambered,
    loaded: input.loaded ?? (magazineSize === 'belt' ? 100 : magazineSize + chambered),
    spare: input.spare ?? 0,
    meleeLength: input.meleeLength ?? (thrown || skill === 'blowpipe' ? 'pistolOrShorter' : 'longer'),
    meleeUse: input.meleeUse ?? false,
    explosive: input.explosive ?? false,
    improvised: input.improvised ?? false,
    thrown,
    longRanged: input.longRanged ?? false,
    rifled: input.rifled ?? false,
    telescopicSight: input.telescopicSight ?? false,
    laserSight: input.laserSight ?? false,
    support: input.support ?? false,
    ...(input.worn && { worn: input.worn }),
  };
};

/** The item with some fields changed; fire modes given as text are read. */
export const editedItem = (item: Item, fields: Partial<ItemInput>): Item | undefined => {
  const { fireModes, ...others } = fields;
  const autoHand = others.autoHand === undefined ? item.autoHand : others.autoHand;
  const max = typeof fireModes === 'string' ? parseModes(fireModes)?.max : null;
  return itemFrom({
    ...item,
    ...(max && { maxShotsPerRound: max }),
    ...others,
    autoHand,
    id: item.id,
    fireModes: fireModes ?? item.fireModes,
  });
};

/** Made to be held in two hands: Händer 2 and nothing else (AOR-ITEM-08, D-39). */
export const isTwoHanded = ({ hands }: Item): boolean => hands.length === 1 && hands[0] === 2;
/** Egentligt närstridsvapen: made for melee, or held to strike with (AOR-ATK-03). */
export const isProperMelee = ({ category, meleeUse }: Item): boolean => category === 'melee' || meleeUse;
/** Rounds a full weapon holds (AOR-AUTO-07); a belt has any length. */
export const fullLoad = ({ magazineSize, chambered }: Item): number =>
  magazineSize === 'belt' ? Infinity : magazineSize + chambered;
