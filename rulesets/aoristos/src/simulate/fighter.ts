import { toNumber } from '@aspekt/dice';
import { rangeMalus } from '../aim.ts';
import { currentAgility } from '../derived.ts';
import { itemIn, ownOf, type Refused } from '../find.ts';
import { parseHand } from '../hand.ts';
import { isTwoHanded } from '../item.ts';
import type { Fighter, Item, Person, Settings, Skill } from '../model.ts';
import { totalsOf } from '../odds/hands.ts';
import { mean } from '../odds/spread.ts';
import { refuse } from '../refusal.ts';

type Chosen = { readonly kind: Fighter['weapon']; readonly skill: Skill; readonly item: Item | null };

const weaponOf = (person: Person, weapon: string): Chosen | Refused => {
  if (weapon === 'unarmed') return { kind: 'unarmed', skill: 'brawling', item: null };
  const item = itemIn(person, weapon);
  if (!item) return refuse('notFound', { id: weapon });
  if (item.category === 'melee')
    return { kind: isTwoHanded(item) ? 'twoHanded' : 'melee', skill: 'meleeWeapons', item };
  // Reading: a duel with a weapon that is charged or thrown is no exchange of plain shots; ask for the whole combat.
  if (item.category === 'ranged' && item.chargeCost === 0 && !item.thrown && item.fireModes.includes(1))
    return { kind: 'ranged', skill: item.skill ?? 'shooting', item };
  return refuse('cannotAttackWith', { item: weapon });
};

/** Reading: a strength that is rolled (AOR-STR-01) counts with its mean. */
const strengthOf = (item: Item | null): number => {
  const strength = item?.strength ?? 0;
  const random = typeof strength === 'string' ? parseHand(strength) : undefined;
  return random ? toNumber(mean(totalsOf(random))) : Number(strength);
};

/** Two persons as duellists: rested, whole, with these weapons and habits. */
export const fightersOf = (
  a: Person,
  b: Person,
  weapons: readonly [string, string],
  {
    aim,
    keep,
    metres,
    firstRoundVigilance,
  }: {
    readonly aim: readonly [number, number];
    readonly keep: readonly [number, number];
    readonly metres: number;
    readonly firstRoundVigilance: Settings['firstRoundVigilance'];
  },
): readonly [Fighter, Fighter] | Refused => {
  const first = weaponOf(a, weapons[0]);
  if ('ok' in first) return first;
  const second = weaponOf(b, weapons[1]);
  if ('ok' in second) return second;
  if ((first.kind === 'ranged') !== (second.kind === 'ranged')) return refuse('outOfReach', {}, ['AOR-MEL-01']);
  const fighter = (person: Person, own: Chosen, other: Chosen, place: 0 | 1): Fighter => {
    const { attributes, skills, armour } = ownOf(person);
    return {
      ...attributes,
      // AOR-ITEM-05
      agility: currentAgility(ownOf(person)),
      evade: skills.evade,
      brawling: skills.brawling,
      meleeWeapons: skills.meleeWeapons,
      ranged: skills[own.skill],
      rangedCounter: skills[other.skill],
      weapon: own.kind,
      ...(own.kind === 'ranged' && own.item && !isTwoHanded(own.item) && { oneHanded: true }),
      strength: strengthOf(own.item),
      rangeMalus: own.item ? rangeMalus(metres, own.item, 0) : 0,
      armour,
      aim: aim[place],
      keep: keep[place],
      firstRoundVigilance,
    };
  };
  return [fighter(a, first, second, 0), fighter(b, second, first, 1)];
};
