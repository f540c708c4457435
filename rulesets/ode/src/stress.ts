import { secret } from '@aspekt/contract';
import type { Character, Consequence, Harm, Settings, Severity, SlotId, Stunt } from './model.ts';
import type { Ratings } from './skills.ts';

/** Boxes by rating 0 to +4; below as 0, above as +4 (ODE-STR-01, ODE-STR-04, D-03, D-25). */
const boxesByRating = { seed: [3, 4, 5, 6, 6], srd: [3, 4, 4, 6, 6] } as const;

/** From this rating on there is a second mild slot for its kind of harm (ODE-STR-06). */
const secondMildAt = 5;

/** In the order in which they are listed everywhere. */
export const slotOrder = [
  'mild',
  'moderate',
  'severe',
  'mildPhysical',
  'mildMental',
  'mildExtra',
  'extreme',
] as const satisfies readonly SlotId[];

/** What each slot is (ODE-STR-05, ODE-STR-06, ODE-OPT-02, D-30). */
const slots: Readonly<Record<SlotId, { readonly severity: Severity; readonly restrictedTo: Harm | null }>> = {
  mild: { severity: 'mild', restrictedTo: null },
  moderate: { severity: 'moderate', restrictedTo: null },
  severe: { severity: 'severe', restrictedTo: null },
  mildPhysical: { severity: 'mild', restrictedTo: 'physical' },
  mildMental: { severity: 'mild', restrictedTo: 'mental' },
  mildExtra: { severity: 'mild', restrictedTo: null },
  extreme: { severity: 'extreme', restrictedTo: null },
};

/** How much a consequence absorbs (ODE-HRM-04, ODE-OPT-02). */
export const absorbs: Readonly<Record<Severity, number>> = { mild: 2, moderate: 4, severe: 6, extreme: 8 };

const stressSkill = (harm: Harm, settings: Settings): string =>
  harm === 'physical' ? settings.physicalStressSkill : 'will';

/** Stress boxes of one track: the table by skill, then what stunts add (ODE-STR-01, ODE-STR-02, ODE-STR-07). */
export const boxesFor = (harm: Harm, ratings: Ratings, stunts: readonly Stunt[], settings: Settings): number => {
  const table = boxesByRating[settings.stressTable];
  const rating = ratings[stressSkill(harm, settings)] ?? 0;
  const boxes = table[Math.max(0, Math.min(table.length - 1, rating))] ?? table[0];
  return stunts.reduce<number>(
    (sum, { effect }) => (effect?.type === 'extraStress' && effect.track === harm ? sum + effect.count : sum),
    boxes,
  );
};

/** Consequence slots by skills, stunts and the optional rule (ODE-STR-05, ODE-STR-06, ODE-STU-14, ODE-OPT-02). */
export const slotsFor = (ratings: Ratings, stunts: readonly Stunt[], settings: Settings): readonly SlotId[] => {
  const second = (harm: Harm): boolean => (ratings[stressSkill(harm, settings)] ?? 0) >= secondMildAt;
  const has: Readonly<Record<SlotId, boolean>> = {
    mild: true,
    moderate: true,
    severe: true,
    mildPhysical: second('physical'),
    mildMental: second('mental'),
    mildExtra: stunts.some(({ effect }) => effect?.type === 'extraConsequence'),
    extreme: settings.optExtremeConsequence,
  };
  return slotOrder.filter((slot) => has[slot]);
};

export const emptySlot = (slotId: SlotId): Consequence => ({ slotId, ...slots[slotId], state: 'empty' });

/**
 * Boxes and slots after skills, stunts or settings have changed (ODE-STR-07). Only the difference is applied,
 * so that what was set by hand stays set; a slot that is no longer due goes when it is empty.
 */
export const recount = (before: Character, after: Character, was: Settings, is: Settings = was): Character => {
  const kind = after.kind.value;
  if (kind === 'minorNpc' || kind === 'threat') return after;
  const old = { ratings: before.skills.value, stunts: before.stunts };
  const now = { ratings: after.skills.value, stunts: after.stunts };
  const track = (harm: Harm): { boxes: number; marked: number } => {
    const { boxes, marked } = after.stress.value[harm];
    const more = boxesFor(harm, now.ratings, now.stunts, is) - boxesFor(harm, old.ratings, old.stunts, was);
    const left = Math.max(0, boxes + more);
    return { boxes: left, marked: Math.min(marked, left) };
  };
  const due = slotsFor(now.ratings, now.stunts, is);
  const dueBefore = slotsFor(old.ratings, old.stunts, was);
  const kept = after.consequences.filter(
    ({ slotId, state }) => state !== 'empty' || due.includes(slotId) || !dueBefore.includes(slotId),
  );
  const added = due.filter((slot) => !dueBefore.includes(slot) && !kept.some(({ slotId }) => slotId === slot));
  return {
    ...after,
    stress: secret(after.stress.to, { physical: track('physical'), mental: track('mental') }),
    consequences: added.length === 0 && kept.length === after.consequences.length ? kept : inOrder(kept, added),
  };
};

const inOrder = (kept: readonly Consequence[], added: readonly SlotId[]): readonly Consequence[] =>
  [...kept, ...added.map(emptySlot)].toSorted((a, b) => slotOrder.indexOf(a.slotId) - slotOrder.indexOf(b.slotId));
