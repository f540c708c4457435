import type { Tone } from '@aspekt/contract';
import { isOwn, nameOf, personOf, type Table } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** Two persons, their weapons and how they spend their KP. */
export type DuelPlan = {
  readonly a: string;
  readonly b: string;
  readonly weapons: readonly [string, string];
  readonly aim: readonly [number, number];
  readonly keep: readonly [number, number];
  readonly metres: number;
};

export type SideWords = { readonly key: string; readonly text: string; readonly tone: Tone };

/** The sides of the fight as the rules count them: by number, and whoever has none for herself. */
export const sidesOf = (table: Table, w: AoristosWords): readonly SideWords[] => {
  const { combat } = table.game;
  if (!combat) return [];
  const members = new Map<string, string[]>();
  for (const id of combat.order) {
    const side = combat.combatants[id]?.side;
    const key = side == null ? id : String(side);
    members.set(key, [...(members.get(key) ?? []), id]);
  }
  const goodOnes = (ids: readonly string[]): boolean =>
    ids.some((id) => (table.isGm ? personOf(table.game, id)?.kind === 'pc' : isOwn(table, id)));
  return [...members]
    .map(([key, ids]): SideWords => ({
      key: `side ${key}`,
      text: w.sim.wins(w.names.list(ids.map((id) => nameOf(table.game, id, w)))),
      tone: goodOnes(ids) ? 'good' : 'bad',
    }))
    .toSorted((a, b) => Number(b.tone === 'good') - Number(a.tone === 'good'));
};
