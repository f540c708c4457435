import { mapRecord, withCharacter, withExtra, without, withoutActivations, withUsed } from '../bearers.ts';
import { figureOf, none, omit, own, unveil, veil, type Figure } from '../figures.ts';
import type { Attribute, Event, Id, State } from '../model.ts';
import { valuesNow } from './characters.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** New settings apply from now on; numbers of opponents are veiled or shown accordingly. */
export const configured = (state: State, { settings, labels }: Of<'nyx/tableConfigured'>): State => {
  const now = { ...state, settings: { ...state.settings, ...settings }, labels: { ...state.labels, ...labels } };
  const veiled = !now.settings.showOpponents;
  if (veiled === !state.settings.showOpponents) return now;
  const veilAll = <F extends Figure>(figure: F): F =>
    figure.kind === 'pc'
      ? figure
      : {
          ...figure,
          attributes: veil(veiled, unveil(figure.attributes)),
          exhaustion: veil(veiled, unveil(figure.exhaustion)),
        };
  return { ...now, characters: mapRecord(now.characters, veilAll), extras: mapRecord(now.extras, veilAll) };
};

/** A break begins: from here on each aspect may change by one step (NYX-CHG-01, NYX-CHG-03). */
export const breakBegun = (state: State): State => ({
  ...state,
  phase: 'break',
  characters: mapRecord(state.characters, (character) => ({
    ...omit(character, 'vanished'),
    valuesAtBreak: valuesNow(character),
  })),
});

const cleared = <F extends Figure>(figure: F): F => ({
  ...figure,
  exhaustion: 'secret' in figure.exhaustion ? { ...figure.exhaustion, value: none } : none,
});

/**
 * The scene closes: its aspects and what was invented for things end, rolls in the making are dropped,
 * and exhaustion goes; what a mob has lost stays (NYX-REC-01, NYX-OUT-15, NYX-MOB-04, D-28).
 * Reading: what was invented about an extra is about a person and stays (NYX-OUT-13).
 */
export const sceneEnded = (before: State, exhaustionCleared: boolean): State => {
  const state = withUsed(
    before,
    Object.values(before.uses).filter(({ only }) => only === undefined),
  );
  return {
    ...state,
    scene: state.scene && { ...state.scene, status: 'closed', aspects: [] },
    things: mapRecord(state.things, (thing) => ({
      ...thing,
      aspects: thing.aspects.filter(({ inventedBy }) => inventedBy === undefined),
    })),
    drafts: {},
    conflicts: {},
    demands: {},
    uses: {},
    characters: exhaustionCleared ? mapRecord(state.characters, cleared) : state.characters,
    extras: exhaustionCleared ? mapRecord(state.extras, cleared) : state.extras,
  };
};

/** Checks that fall due make their slow harms known (NYX-SLOW-02, NYX-SLOW-03). */
export const clockAdvanced = (state: State, { to, due }: Of<'nyx/clockAdvanced'>): State => ({
  ...state,
  clock: to,
  slowHarms: { ...state.slowHarms, ...Object.fromEntries(due.map(({ slowHarm }) => [slowHarm.id, slowHarm])) },
});

export const slowHarmCancelled = (state: State, id: Id): State => {
  const slow = own(state.slowHarms, id);
  if (!slow) return state;
  const drafts = Object.entries(state.drafts).filter(([, draft]) => draft.slowHarm !== id);
  return {
    ...state,
    slowHarms: { ...state.slowHarms, [id]: { ...slow, status: 'cancelled' } },
    drafts: Object.fromEntries(drafts),
  };
};

const withoutParticipant = ({ scene }: State, id: Id): State['scene'] =>
  scene && { ...scene, participants: scene.participants.filter((each) => each !== id) };

/** Whoever is gone takes her slow harms and what her aspects did for others with her. */
export const removed = (state: State, id: Id): State => ({
  ...state,
  extras: without(state.extras, id),
  characters: without(state.characters, id),
  slowHarms: Object.fromEntries(Object.entries(state.slowHarms).filter(([, slow]) => slow.target !== id)),
  drafts: withoutActivations(state.drafts, ({ owner }) => owner === id),
  scene: withoutParticipant(state, id),
});

export const thingRemoved = (state: State, id: Id): State => ({
  ...state,
  things: without(state.things, id),
  drafts: withoutActivations(state.drafts, ({ owner }) => owner === id),
});

export const exhaustionCleared = (state: State, id: Id, attributes: readonly Attribute[]): State => {
  const change = <F extends Figure>(figure: F): F => {
    const left = { ...unveil(figure.exhaustion), ...Object.fromEntries(attributes.map((attribute) => [attribute, 0])) };
    return { ...figure, exhaustion: 'secret' in figure.exhaustion ? { ...figure.exhaustion, value: left } : left };
  };
  return figureOf(state, id)?.kind === 'extra' ? withExtra(state, id, change) : withCharacter(state, id, change);
};
