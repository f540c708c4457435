import { withCharacter, withExtra } from '../bearers.ts';
import { omit, own, sameName, unveil } from '../figures.ts';
import type { Aspect, Character, Event, Id, LedgerLine, NarrativeUse, PointMove, State } from '../model.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const edited = (state: State, event: Of<'nyx/draftEdited'>): State =>
  withCharacter(state, event.character, (character) => ({
    ...character,
    ...(event.name !== undefined && { name: event.name }),
    ...(event.description !== undefined && { description: event.description }),
    ...(event.attributes && {
      attributes:
        'secret' in character.attributes
          ? { ...character.attributes, value: unveil(event.attributes) }
          : unveil(event.attributes),
    }),
    ...(event.aspects && { aspects: event.aspects }),
  }));

const isPlain = ({ kind, only }: Aspect): boolean => kind === 'regular' && only === undefined;

/** The values that no aspect may leave by more than one step until the next break (NYX-CHG-03); none that is hidden. */
export const valuesNow = ({ aspects }: Character): Readonly<Record<Id, number>> =>
  Object.fromEntries(aspects.filter(isPlain).map(({ id, value }) => [id, value]));

/**
 * Aspects after a change. One that comes back in the break in which it vanished is the same: its one step is counted
 * from the value that it had (NYX-CHG-03).
 */
export const changed = (state: State, id: Id, aspects: readonly Aspect[]): State =>
  withCharacter(state, id, (before) => {
    const gone = before.aspects.filter((aspect) => isPlain(aspect) && !aspects.some((one) => one.id === aspect.id));
    const come = aspects.filter((aspect) => isPlain(aspect) && !before.aspects.some((one) => one.id === aspect.id));
    const left = [...(before.vanished ?? []), ...gone.map((aspect) => ({ id: aspect.id, name: aspect.name }))];
    const valuesAtBreak: Record<Id, number> = { ...before.valuesAtBreak };
    for (const aspect of come) {
      const place = left.findIndex(({ name }) => sameName(name, aspect.name));
      const [old] = place < 0 ? [] : left.splice(place, 1);
      const value = old && own(valuesAtBreak, old.id);
      if (!old || value === undefined) continue;
      delete valuesAtBreak[old.id];
      valuesAtBreak[aspect.id] = value;
    }
    return { ...omit(before, 'vanished'), aspects, valuesAtBreak, ...(left.length > 0 && { vanished: left }) };
  });

export const activated = (state: State, id: Id): State =>
  withCharacter(state, id, (character) => ({ ...character, status: 'active', valuesAtBreak: valuesNow(character) }));

export const assigned = (state: State, id: Id, owner: string | undefined): State =>
  withCharacter(state, id, (character) => ({
    ...omit(character, 'owner'),
    ...(owner !== undefined && { owner }),
  }));

export const renamed = (state: State, { figure, name, description }: Of<'nyx/figureRenamed'>): State => {
  const change = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
  return Object.hasOwn(state.characters, figure)
    ? withCharacter(state, figure, (character) => ({ ...character, ...change }))
    : withExtra(state, figure, (extra) => ({ ...extra, ...change }));
};

const longestLedger = 100;

/** Points are paid and earned, and the ledger says who, why and how much. */
export const moved = (state: State, moves: readonly PointMove[]): State => {
  if (moves.length === 0) return state;
  const characters: Record<Id, Character> = { ...state.characters };
  const ledger: Record<Id, readonly LedgerLine[]> = { ...state.ledger };
  for (const { character: id, ...move } of moves) {
    const character = own(characters, id);
    if (!character) continue;
    const total = character.points + move.delta;
    characters[id] = { ...character, points: total };
    // Whom players do not know of has no ledger that they could read.
    if (character.only !== undefined) continue;
    ledger[id] = [...(own(ledger, id) ?? []), { ...move, total }].slice(-longestLedger);
  }
  return { ...state, characters, ledger };
};

/** A use in the story moves points at once. */
export const used = (state: State, use: NarrativeUse): State =>
  moved({ ...state, uses: { ...state.uses, [use.id]: use } }, use.points);
