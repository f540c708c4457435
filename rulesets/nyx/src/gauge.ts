import type { Conflict, Settings, Side } from './model.ts';

/**
 * The situational modifiers of a round. Only the side with the higher edge has one, the difference (NYX-SIT-07):
 * a bonus in round 1 (NYX-SIT-03) and while it is ahead (NYX-SIT-04), a penalty while it is behind (NYX-SIT-05),
 * nothing in balance (NYX-SIT-06, D-16).
 */
export const situational = (
  edge: { readonly A: number; readonly B: number },
  round: number,
  needle: number,
  start: Settings['situationalStart'] = 'roll',
): { readonly A: number; readonly B: number } => {
  const net = edge.A - edge.B;
  if (net === 0) return nothing;
  const ahead = round === 1 && start === 'roll' ? 1 : Math.sign(net > 0 ? needle : -needle);
  const value = ahead * Math.abs(net);
  if (value === 0) return nothing;
  return net > 0 ? { A: value, B: 0 } : { A: 0, B: value };
};
const nothing = { A: 0, B: 0 } as const;

/** With `situationalStart: needle` the edge moves the needle before the first round instead (D-17). */
export const startingNeedle = (
  edge: { readonly A: number; readonly B: number },
  scale: number,
  start: Settings['situationalStart'],
): number => {
  if (start === 'roll' || edge.A === edge.B) return 0;
  const net = edge.A - edge.B;
  return Math.sign(net) * Math.min(scale, Math.abs(net));
};

/** The needle stops at the end of the scale; the surplus steps are effect against the side behind (NYX-CPX-12, NYX-CPX-13). */
export const moveNeedle = (
  needle: number,
  move: number,
  scale: number,
): { readonly after: number; readonly overflow: number } => {
  const raw = needle + move;
  if (raw > scale) return { after: scale, overflow: raw - scale };
  if (raw < -scale) return { after: -scale, overflow: -raw - scale };
  return { after: raw, overflow: 0 };
};

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** The edges of a conflict as they stand. */
export const edges = ({ sides }: Pick<Conflict, 'sides'>): { readonly A: number; readonly B: number } => ({
  A: sides.A.situational.value,
  B: sides.B.situational.value,
});

/** How the edges of a conflict count at its start: as the table had it when it started (D-17). */
export const startOf = (
  { situationalStart }: Pick<Conflict, 'situationalStart'>,
  settings: Settings,
): Settings['situationalStart'] => situationalStart ?? settings.situationalStart;

/** What the edges of a conflict give each side in the round to come. */
export const situationalNow = (conflict: Gauged, settings: Settings): { readonly A: number; readonly B: number } =>
  situational(edges(conflict), conflict.round, conflict.needle, startOf(conflict, settings));

/** Where the needle stands when a side's edge becomes `value` before the first round, if the edges move it (D-17). */
export const needleWith = (
  conflict: Gauged & Pick<Conflict, 'scale'>,
  side: Side,
  value: number,
  settings: Settings,
): number | undefined => {
  if (conflict.round > 1 || startOf(conflict, settings) === 'roll') return undefined;
  const { scale, needle } = conflict;
  const before = edges(conflict);
  const moved = startingNeedle({ ...before, [side]: value }, scale, 'needle') - startingNeedle(before, scale, 'needle');
  return moveNeedle(needle, moved, scale).after;
};
type Gauged = Pick<Conflict, 'sides' | 'round' | 'needle' | 'situationalStart'>;
