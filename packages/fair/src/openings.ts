import { audienceKey } from './chain.ts';
import type { FairEntry } from './fair-entry.ts';
import type { Why } from './judge.ts';
import { fitsSeal, type Opening } from './seal.ts';

/** A secret roll that was opened: it fits the seal made when it fell, or not; or this file never had the seal. */
export type CheckedOpening = { readonly entry: number; readonly verdict: 'proved' | 'wrong' | 'unsealed' };

/** By roll and audience. */
export type Seals = Map<string, string>;
const rollOf = (command: string, audience: string): string => JSON.stringify([command, audience]);

/** The first seal of a roll counts: a second one could be made when it is known what had better be opened. */
export const keepSeals = (seals: Seals, { id, luck = [] }: FairEntry): void => {
  for (const { audience, sealed } of luck) {
    const roll = rollOf(id, audience);
    if (sealed !== undefined && !seals.has(roll)) seals.set(roll, sealed);
  }
};

export const openedAs = (
  seals: Seals,
  opening: Opening & { readonly command: string },
  whole: boolean,
): Pick<CheckedOpening, 'verdict'> & { readonly why?: Why } => {
  const sealed = seals.get(rollOf(opening.command, audienceKey(opening.throws[0]?.to ?? 'gm')));
  if (sealed === undefined) return whole ? { verdict: 'wrong', why: 'no seal' } : { verdict: 'unsealed' };
  const fits = opening.throws.length > 0 && sealed === opening.sealed && fitsSeal(opening.command, opening);
  return fits ? { verdict: 'proved' } : { verdict: 'wrong', why: 'other seal' };
};
