import type { Aspect, Id } from '../model.ts';
import type { Whim } from './whim.ts';

export const ref = (w: Whim, kind?: Aspect['kind']) => {
  const owner = w.owner();
  return { owner, aspect: w.aspectOf(owner, kind) };
};
/** Mostly an aspect of somebody in the draft. */
export const near = (w: Whim, draft: Id) => {
  const { A, B } = w.state.drafts[draft]?.rollers ?? {};
  const owner = w.of(A?.actor, B?.actor, 'scene', w.owner()) ?? 'scene';
  return { owner, aspect: w.aspectOf(owner) };
};
export const regularOf = (w: Whim, character: Id) => {
  const aspects = (w.state.characters[character]?.aspects ?? []).filter(({ kind }) => kind === 'regular');
  return aspects[w.random() % Math.max(1, aspects.length)];
};
export const members = (w: Whim): readonly Id[] => [w.figure(), w.figure()].slice(0, w.of(1, 1, 2));
export const sideOf = (w: Whim) => ({
  kind: w.of('active' as const, 'active' as const, 'passive' as const),
  members: members(w),
  goal: w.of('vinna', 'vinna', 'vinna', 'vinna', ''),
  situational: { label: 'spjut', value: w.of(0, 0, 0, 3, 4, 9) },
});
