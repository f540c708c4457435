import type { SlotId } from '@aspekt/ode';
import { nameOf, sideName, skillName, type SeenCharacter, type Table } from '../seen.ts';
import type { OdeWords } from '../words/index.svelte.ts';
import type { What } from './adjust-form.ts';

type Option<T extends string = string> = { readonly value: T; readonly text: string };

/** What can be picked for a change, in words. */
export type Choices = {
  readonly skills: readonly Option[];
  readonly aspects: readonly Option[];
  readonly stunts: readonly Option[];
  readonly holders: readonly Option[];
  readonly slots: readonly Option<SlotId>[];
  /** Sides, zones, seats, hits or persons, whichever the change is about. */
  readonly pick: readonly Option[];
};

export const choicesFor = (table: Table, character: SeenCharacter | undefined, what: What, w: OdeWords): Choices => {
  const { game } = table;
  const everyone = Object.values(game.characters);
  const own = Object.keys(character?.skills ?? {}).filter((skill) => !(skill in w.labels.skills));
  const sheet = character
    ? [
        ...character.aspects.map(({ id, text }) => ({ value: id, text: text || w.unwritten })),
        ...character.consequences.flatMap(({ id, text = '' }) => (id === undefined ? [] : [{ value: id, text }])),
      ]
    : game.aspects.map(({ id, text }) => ({ value: id, text: text || w.unnamedBoost }));
  const people = everyone.map(({ id, name }) => ({ value: id, text: name || w.nameless }));
  const filled = (character?.consequences ?? []).filter(({ state }) => state !== 'empty');
  return {
    skills: [...own, ...Object.keys(w.labels.skills)].map((skill) => ({ value: skill, text: skillName(skill, w) })),
    aspects: sheet,
    stunts: (character?.stunts ?? []).map(({ id, because }) => ({ value: id, text: because })),
    holders: [
      ...['players', 'gm'].map((side) => ({ value: side, text: sideName(side, w) })),
      ...people.map(({ value, text }) => ({ value: `character ${value}`, text })),
    ],
    slots: (what === 'clearConsequence'
      ? filled.map(({ slotId }) => slotId)
      : (Object.keys(w.labels.slots) as SlotId[])
    ).map((slot) => ({
      value: slot,
      text: w.labels.slots[slot],
    })),
    pick: pickFor(table, what, w, people),
  };
};

const pickFor = ({ game, view }: Table, what: What, w: OdeWords, people: readonly Option[]): readonly Option[] => {
  const none = { value: '', text: w.adjust.nobody };
  if (what === 'side') return ['players', 'gm'].map((side) => ({ value: side, text: sideName(side, w) }));
  if (what === 'zone')
    return [
      { value: '', text: w.adjust.noZone },
      ...(game.scene?.zones ?? []).map(({ id, name }) => ({ value: id, text: name })),
    ];
  if (what === 'owner')
    return [
      none,
      ...view.seats.filter(({ role }) => role === 'player').map(({ seat, name }) => ({ value: seat, text: name })),
    ];
  if (what === 'victories')
    return (game.scene?.contest?.sides ?? []).map(({ id }) => ({ value: id, text: sideName(id, w) }));
  if (what === 'hit') return [none, ...people];
  if (what === 'strikeHit')
    return game.hits.map(({ id, targetId, shifts }) => ({
      value: id,
      text: `${nameOf(game, targetId, w)}: ${shifts}`,
    }));
  return [];
};
