import type { Game, Id, SeenCharacter } from '../seen.ts';
import type { OdeWords } from '../words/index.svelte.ts';

/** An aspect that can be compelled, and what it is. */
export type Compellable = { readonly id: Id; readonly text: string; readonly kind: string };

/**
 * What can make life worse for somebody, trouble and consequences first: the own sheet, then what lies on the
 * person, the zone or the scene (ODE-CMP-05). Boosts are never compelled (ODE-BST-01).
 */
export const compellable = (game: Game, target: SeenCharacter, w: OdeWords): readonly Compellable[] => {
  const sheet = target.aspects
    .filter(({ text }) => text !== '')
    .map(({ id, text, slot }) => ({ id, text, slot, kind: slot ? w.labels.aspectSlots[slot] : w.aspect }));
  const wounds = target.consequences.flatMap(({ id, text, slotId }) =>
    id === undefined ? [] : [{ id, text: text ?? '', kind: w.labels.slots[slotId] }],
  );
  const around = game.aspects.flatMap((aspect) => {
    if (aspect.kind === 'boost') return [];
    const { attachedTo: at } = aspect;
    const near = at.type === 'scene' || at.id === (at.type === 'zone' ? target.zoneId : target.id);
    return near ? [{ id: aspect.id, text: aspect.text, kind: w.situation }] : [];
  });
  return [
    ...sheet.filter(({ slot }) => slot === 'trouble'),
    ...wounds,
    ...sheet.filter(({ slot }) => slot !== 'trouble'),
    ...around,
  ];
};
