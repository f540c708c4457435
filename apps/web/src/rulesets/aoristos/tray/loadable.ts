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

type Listed = Table['game']['stock']['items'][number];

/**
 * What a helper pays by the table's list for a weapon of this name: as much as the shooter for a magazine (AOR-LOAD-05) or for
 * single projectiles (AOR-LOAD-06), half as much for a belt (AOR-LOAD-07). Nothing if the list does not have it.
 */
export const helpersPrice = (
  stock: readonly Pick<Listed, 'names' | 'reloadCost' | 'perRoundReload' | 'magazineSize'>[],
  name: string,
): { readonly kp: number } | { readonly opening: number; readonly each: number } | undefined => {
  const found = stock.find(({ names }) => Object.values(names).includes(name));
  if (!found) return undefined;
  const { reloadCost, perRoundReload, magazineSize } = found;
  if (magazineSize === 'belt') return { kp: Math.floor((reloadCost ?? 10) / 2) };
  return perRoundReload == null ? { kp: reloadCost ?? 5 } : { opening: 2, each: perRoundReload };
};
