import type { ItemInput } from '@aspekt/aoristos';
import type { Table } from '../seen.ts';
import type { BackstageWords } from '../words/backstage.svelte.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** A thing in one line: what it is used with, how hard it strikes, what it weighs. */
export const itemWords = (
  item: Partial<Omit<ItemInput, 'id'>>,
  { format }: Pick<Table, 'format'>,
  w: AoristosWords,
  b: BackstageWords,
): string => {
  const weapon = item.category !== undefined && item.category !== 'gear' && item.category !== 'protective';
  const weight = (item.weaponWeight ?? 0) + (item.storagePoints ?? 0);
  const rounds = item.category === 'ranged' && (item.magazineSize ?? 1) !== 1;
  return [
    item.skill ? w.names.traits[item.skill] : '',
    weapon ? b.gear.strengthOf(String(item.strength ?? 0)) : '',
    item.meleeUse ? b.gear.strikesWith(item.strikeStrength ?? 0) : '',
    item.chargeCost ? b.gear.ul(item.chargeCost) : '',
    rounds && item.loaded !== undefined ? b.gear.rounds(item.loaded, item.spare ?? 0) : '',
    weight > 0 ? b.gear.fp(format.number(weight)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
};
