import { gripFor, type Grip } from './equipment.ts';
import { isHeld, isHeldInBoth, itemIn, ownOf, type Refused } from './find.ts';
import type { Announced, Declaration, Item, Person, Scene, Skill } from './model.ts';
import { refuse } from './refusal.ts';

/** What an attack is made with: skill, kind, and how it is held. */
export type Weapon = {
  readonly item: Item | null;
  readonly kind: Announced['kind'];
  readonly skill: Skill;
  readonly grip: 0 | 1 | 2;
  /** The hand into which a readied weapon is drawn as part of the attack (AOR-EQ-02). */
  readonly drawn: Grip | null;
};

/** Unarmed attacks use Brawling (AOR-HIT-02), also with aids, worn and not held (AOR-ATK-02, D-37). */
const bare = (item: Item | null): Weapon => ({ item, kind: 'unarmed', skill: 'brawling', grip: 0, drawn: null });

/** Everything held to strike with and all ranged weapons are proper weapons (AOR-ATK-03). */
export const isProper = (kind: Announced['kind']): boolean => kind !== 'unarmed';

export const weaponOf = (
  person: Person,
  declared: Declaration,
  { ground }: Pick<Scene, 'ground'>,
): Weapon | Refused => {
  const { weapon, strike = false } = declared;
  if (weapon === 'unarmed') return strike ? refuse('badInput', {}, ['AOR-ATK-03']) : bare(null);
  const item = itemIn(person, weapon);
  if (!item && ground.some(({ id }) => id === weapon)) return refuse('notHeld', { item: weapon });
  if (!item) return refuse('notFound', { id: weapon });
  switch (item.category) {
    case 'protective':
      return refuse('cannotAttackWith', { item: weapon }, ['AOR-ATK-05']);
    case 'unarmedAid':
      return strike ? refuse('badInput', {}, ['AOR-ATK-03']) : bare(item);
    case 'melee':
      if (strike) return refuse('badInput', {}, ['AOR-ATK-03']);
      return held(person, item, 'melee', item.skill ?? 'meleeWeapons', declared);
    case 'ranged':
      return strike
        ? held(person, item, 'strike', 'brawling', declared)
        : held(person, item, 'ranged', item.skill ?? 'shooting', declared);
    case 'gear':
      // Reading: what is no weapon is swung with Brawling, the skill of things not used as intended (D-34).
      return strike
        ? held(person, item, 'strike', 'brawling', declared)
        : refuse('cannotAttackWith', { item: weapon }, ['AOR-ATK-05']);
  }
};

const held = (
  person: Person,
  item: Item,
  kind: Weapon['kind'],
  skill: Skill,
  { grip: asked }: Declaration,
): Weapon | Refused => {
  if (isHeld(person, item.id)) {
    const both = isHeldInBoth(person, item.id);
    if (asked === 2 && !both) return refuse('notHeld', { item: item.id }, ['AOR-MEL-05']);
    return { item, kind, skill, grip: asked ?? (both ? 2 : 1), drawn: null };
  }
  if (ownOf(person).readiedItemId !== item.id) return refuse('notHeld', { item: item.id });
  const drawn = gripFor(person, item, asked === 2 ? 'both' : undefined);
  if (!drawn) return refuse('handUnusable', { item: item.id }, ['AOR-EQ-02']);
  return { item, kind, skill, grip: drawn === 'both' ? (asked ?? 2) : 1, drawn };
};
