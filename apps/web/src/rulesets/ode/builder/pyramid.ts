import type { SkillId } from '@aspekt/ode';

/** How many skills each rung of a starting pyramid takes; the others stay at 0. */
export const rungs = [
  { rung: 4, places: 1 },
  { rung: 3, places: 2 },
  { rung: 2, places: 3 },
  { rung: 1, places: 4 },
] as const;
export type Rung = (typeof rungs)[number]['rung'] | 0;
/** Skills above 0, in the order in which they were placed. */
export type Placed = Readonly<Partial<Record<SkillId, number>>>;

const placesOn = (rung: Rung): number => rungs.find((one) => one.rung === rung)?.places ?? 0;
const skillsOn = (placed: Placed, rung: Rung): readonly SkillId[] =>
  (Object.keys(placed) as SkillId[]).filter((skill) => placed[skill] === rung);

/** The skills on a rung, then its empty places. */
export const onRung = (placed: Placed, rung: Rung): readonly (SkillId | undefined)[] => {
  const there = skillsOn(placed, rung);
  const empty = Math.max(0, placesOn(rung) - there.length);
  return [...there, ...Array.from({ length: empty }, () => undefined)];
};

/** Places that are still empty. */
export const left = (placed: Placed): number =>
  rungs.reduce((sum, { rung }) => sum + onRung(placed, rung).filter((skill) => skill === undefined).length, 0);

/**
 * Put a skill on a rung. Where no place is free it changes places with `against`, or else with the last one there.
 */
export const place = (placed: Placed, skill: SkillId, rung: Rung, against?: SkillId): Placed => {
  const from = placed[skill] ?? 0;
  if (from === rung) return placed;
  const there = skillsOn(placed, rung);
  const full = rung !== 0 && there.length >= placesOn(rung);
  const makesRoom = against ?? (full ? there.at(-1) : undefined);
  const { [skill]: _, ...others } = placed;
  const next: Partial<Record<SkillId, number>> = { ...others };
  if (makesRoom !== undefined) {
    if (from === 0) delete next[makesRoom];
    else next[makesRoom] = from;
  }
  if (rung !== 0) next[skill] = rung;
  return next;
};

/** One rung up or down. */
export const step = (placed: Placed, skill: SkillId, by: 1 | -1): Placed => {
  const to = (placed[skill] ?? 0) + by;
  return to < 0 || to > 4 ? placed : place(placed, skill, to as Rung);
};
