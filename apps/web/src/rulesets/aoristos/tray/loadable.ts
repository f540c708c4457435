import { combatantOf, itemOf, personOf, type SeenItem, type Table } from '../seen.ts';

/** A weapon that somebody in the fight holds and that one could load, or help to load (AOR-LOAD-05..07). */
export type Loadable = {
  readonly id: string;
  readonly name: string;
  readonly holder: string;
  /** A number of rounds may be said; of others' weapons one does not always know. */
  readonly byRounds: boolean;
};

/** What is charged before each shot, or thrown, is not reloaded. */
export const isReloadable = ({ category, thrown, magazineSize, chambered, chargeCost }: SeenItem): boolean =>
  category === 'ranged' && !thrown && !(magazineSize === 1 && chambered === 0 && chargeCost > 0);

const weaponsOf = (table: Table, holder: string): readonly Loadable[] => {
  const { right, left } = personOf(table.game, holder)?.hands ?? {};
  const held = [right, left?.item === right?.item ? null : left];
  return held.flatMap((one) => {
    if (one?.category !== 'ranged') return [];
    const item = itemOf(table.game, one.item);
    if (item && !isReloadable(item)) return [];
    const byRounds = !item || item.perRoundReload !== null || item.magazineSize === 'belt';
    return [{ id: one.item, name: one.name, holder, byRounds }];
  });
};

/** One's own first, then those of whoever is not on another side. */
export const loadable = (table: Table, by: string): readonly Loadable[] => {
  const side = combatantOf(table.game, by)?.side;
  const others = (table.game.combat?.order ?? []).filter((id) => {
    const theirs = combatantOf(table.game, id)?.side;
    return id !== by && (side == null || theirs == null || theirs === side);
  });
  return [by, ...others].flatMap((holder) => weaponsOf(table, holder));
};
