import { actorsOf } from './drafts.ts';
import type { Conflict, Draft, Id } from './model.ts';

/** Everyone in a roll: who rolls, for whom, and whose aspects are used. */
export const inRoll = (draft: Draft): readonly Id[] => [
  ...actorsOf(draft),
  ...(draft.group?.members ?? []),
  ...draft.activations.map(({ owner }) => owner),
];

export const onBothSides = ({ sides: { A, B } }: Conflict): readonly Id[] => [...A.members, ...B.members];
