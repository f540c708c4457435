import { absorbs } from './stress.ts';
import { freeBoxes, isFreeSlot } from './harm.ts';
import type { Character, FreeTrack, Harm, SlotId } from './model.ts';

/** One way to take a hit: so many boxes and these slots, by their values. */
export type Absorption = { readonly stress: number; readonly slots: readonly number[] };

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** Every choice among the values, equal ones counted once, small ones first. */
const choices = (values: readonly number[]): readonly (readonly number[])[] => {
  const sorted = values.toSorted((a, b) => a - b);
  const found: (readonly number[])[] = [[]];
  for (const [i, value] of sorted.entries()) {
    const sameBefore = sorted.slice(0, i).filter((one) => one === value).length;
    const widened = found.filter((chosen) => chosen.filter((one) => one === value).length === sameBefore);
    found.push(...widened.map((chosen) => [...chosen, value]));
  }
  return found;
};

/** All ways that cover the hit and in which nothing could be left out (ODE-HRM-06, D-16). */
export const absorptions = ({ boxes, slots }: FreeTrack, hit: number): readonly Absorption[] =>
  choices(slots).flatMap((chosen) => {
    const sum = total(chosen);
    const stress = Math.max(0, hit - sum);
    if (stress > boxes) return [];
    const covered = sum + stress;
    return chosen.some((value) => covered - value >= hit) ? [] : [{ stress, slots: chosen }];
  });

/**
 * Policy `stressFirst`: boxes alone if they do; else the slots with the smallest total that leaves no more than
 * the free boxes, then the fewest, then the lightest; undefined if nothing does (catalogue, section 8).
 */
export const stressFirst = (track: FreeTrack, hit: number): Absorption | undefined => {
  if (track.boxes >= hit) return { stress: hit, slots: [] };
  let best: readonly number[] | undefined;
  for (const chosen of choices(track.slots)) {
    if (total(chosen) < hit - track.boxes) continue;
    if (!best || isLighter(chosen, best)) best = chosen;
  }
  return best && { stress: Math.max(0, hit - total(best)), slots: best };
};

const isLighter = (a: readonly number[], b: readonly number[]): boolean => {
  if (total(a) !== total(b)) return total(a) < total(b);
  if (a.length !== b.length) return a.length < b.length;
  return total(a.map((one) => one * one)) < total(b.map((one) => one * one));
};

/** What is left of a track after an absorption. */
export const less = ({ boxes, slots }: FreeTrack, { stress, slots: used }: Absorption): FreeTrack => {
  const left = [...slots];
  for (const value of used) left.splice(left.indexOf(value), 1);
  return { boxes: boxes - stress, slots: left };
};

/** The free track of a character for one kind of harm; the extreme slot is a choice for the desperate alone. */
export const trackOf = (character: Character, harm: Harm): FreeTrack => ({
  boxes: freeBoxes(character, harm),
  slots: slotValues(character, harm),
});

/** What the free slots for a kind of harm absorb. */
export const slotValues = (character: Character, harm: Harm): readonly number[] =>
  usableSlots(character, harm).map(({ value }) => value);

const usableSlots = (
  character: Character,
  harm: Harm,
): readonly { readonly slotId: SlotId; readonly value: number }[] =>
  character.consequences
    .filter((slot) => slot.slotId !== 'extreme' && isFreeSlot(character, slot, harm))
    .map(({ slotId, severity }) => ({ slotId, value: absorbs[severity] }));

/** Which slots of a character stand for the values: of equal ones those kept for this harm first. */
export const slotsOfValues = (character: Character, harm: Harm, values: readonly number[]): readonly SlotId[] => {
  const restricted = (slotId: SlotId): number => (slotId === 'mildPhysical' || slotId === 'mildMental' ? 0 : 1);
  const free = usableSlots(character, harm).toSorted((a, b) => restricted(a.slotId) - restricted(b.slotId));
  const used: SlotId[] = [];
  for (const value of values) {
    const slot = free.find((one) => one.value === value && !used.includes(one.slotId));
    if (slot) used.push(slot.slotId);
  }
  return used;
};

/** Lasting harm first weighs what heals slowly, then how much; boxes are free again with the next scene. */
const weight = ({ stress, slots }: Absorption): number => total(slots.map((value) => value * 100)) + stress;

/** The ways to take a hit, the one that costs least first. */
export const cheapestFirst = (ways: readonly Absorption[]): readonly Absorption[] =>
  ways.toSorted((a, b) => weight(a) - weight(b));
