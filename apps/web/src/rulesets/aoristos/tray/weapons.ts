import type { Declaration, FireMode } from '@aspekt/aoristos';
import { isHeld, type SeenItem, type SeenPerson } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** Something to attack with: a weapon, a held thing swung as it is, or the bare body. */
export type Means = {
  readonly key: string;
  readonly text: string;
  readonly item: SeenItem | undefined;
  readonly declared: Pick<Declaration, 'weapon' | 'strike'>;
};

const isWeapon = ({ category }: SeenItem): boolean =>
  category === 'melee' || category === 'ranged' || category === 'unarmedAid';

/** What is in the hand first, then what could be drawn, then what can be swung, then the bare body. */
export const meansOf = (person: SeenPerson, w: AoristosWords): readonly Means[] => {
  const items = person.own?.items ?? [];
  const held = (item: SeenItem): boolean => isHeld(person, item.id);
  const weapons = items.filter(isWeapon).toSorted((a, b) => Number(held(b)) - Number(held(a)));
  const swung = items.filter((item) => held(item) && item.category !== 'melee' && item.category !== 'unarmedAid');
  return [
    ...weapons.map((item) => ({ key: item.id, text: item.name, item, declared: { weapon: item.id } })),
    ...swung.map((item) => ({
      key: `strike ${item.id}`,
      text: w.attack.strikeWith(item.name),
      item,
      declared: { weapon: item.id, strike: true },
    })),
    { key: 'unarmed', text: w.attack.unarmed, item: undefined, declared: { weapon: 'unarmed' } },
  ];
};

export const modeText = (mode: FireMode, w: AoristosWords): string =>
  mode === 'auto' ? w.attack.modeAuto : mode === 1 ? w.attack.modeOne : w.attack.burst(mode);
