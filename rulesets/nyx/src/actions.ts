import { accept, type Context, type Decision } from '@aspekt/contract';
import { actorsOf, allHidden, findDraft, meantSide, takesPart, unable } from './drafts.ts';
import { current, figureOf, findFigure } from './figures.ts';
import type { Attribute, Command, Draft, Event, Id, Modifier, Roller, RollerInput, State } from './model.ts';
import { reveal } from './revealing.ts';
import { hush, isGm, isHidden, isNew, mayActFor, no, onBehalf, runs } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** An individual action: one roll against an attribute (NYX-IND-01). */
export const declareAction = (state: State, command: Of<'nyx/declareAction'>, context: Context): Decision<Event> => {
  const refused = mayRoll(state, command.id, [command.actor], context) ?? badDifficulty(command.difficulty ?? 0);
  if (refused) return refused;
  if (!mayActFor(state, context.by, command.actor)) return no('NYX_E_ROLE', ['NYX-IND-01']);
  const { actor } = command;
  const draft: Draft = {
    ...hush(isHidden(state, actor)),
    id: command.id,
    kind: 'individual',
    declaredBy: context.by.seat,
    stakes: command.stakes ?? 'harm',
    rollers: { A: roller(actor, command.attribute, difficulty(command.difficulty)) },
    activations: [],
    ...(command.failure !== undefined && { failure: command.failure }),
  };
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/actionDeclared',
    draft,
    ...onBehalf(state, context.by, actor),
  });
};

const roller = (actor: Id, attribute: Attribute, modifiers: readonly Modifier[]): Roller => ({
  actor,
  attribute,
  modifiers,
  ready: false,
});

/** A harder action lowers the attribute (NYX-ROLL-04). */
export const difficulty = (value = 0): readonly Modifier[] =>
  value === 0 ? [] : [{ label: 'difficulty', value, source: 'gm' }];

/** An easier individual action needs no roll; it succeeds (NYX-ROLL-05, D-47). */
export const badDifficulty = (value: number) => {
  if (value > 0) return no('NYX_E_EASY', ['NYX-ROLL-05']);
  return Number.isInteger(value) && value >= -3 ? undefined : no('NYX_E_MODIFIER', ['NYX-ROLL-04'], { value });
};

/** Everyone in a roll is known and able, and the draft's id is new. */
const mayRoll = (state: State, id: Id, actors: readonly Id[], { by }: Context) => {
  if (by.role === 'onlooker') return no('NYX_E_ROLE');
  for (const actor of actors) {
    const figure = findFigure(state, actor, by);
    if (!figure) return no('NYX_E_UNKNOWN', [], { id: actor });
    const refused = unable(figure);
    if (refused) return refused;
  }
  if (state.phase !== 'play') return no('NYX_E_PHASE');
  return isNew(state, id, by) ? undefined : no('NYX_E_ID', [], { id });
};

/**
 * One rolls for all: the weakest where any failure spoils it (NYX-ACT-05), the strongest where one good effort
 * is enough (NYX-ACT-06), the first of several alike. The game master may pick another.
 */
export const groupAction = (state: State, command: Of<'nyx/groupAction'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-ACT-05', 'NYX-ACT-06']);
  const { members, attribute, opponent } = command;
  if (members.length === 0) return no('NYX_E_UNKNOWN');
  const actors = opponent ? [...members, opponent.actor] : members;
  const refused =
    mayRoll(state, command.id, actors, context) ??
    (opponent
      ? (badModifiers('conflict', difficulty(command.difficulty)) ?? badModifiers('conflict', given(opponent)))
      : badDifficulty(command.difficulty ?? 0));
  if (refused) return refused;
  if (opponent && members.includes(opponent.actor)) return no('NYX_E_TARGET');
  const actor = command.roller ?? whoRolls(state, members, attribute, command.way);
  if (!members.includes(actor)) return no('NYX_E_UNKNOWN', ['NYX-ACT-05', 'NYX-ACT-06'], { id: actor });
  const draft: Draft = {
    ...hush(allHidden(state, actors)),
    id: command.id,
    kind: opponent ? 'conflict' : 'individual',
    declaredBy: context.by.seat,
    stakes: command.stakes ?? 'harm',
    rollers: {
      A: roller(actor, attribute, difficulty(command.difficulty)),
      ...(opponent && { B: roller(opponent.actor, opponent.attribute, given(opponent)) }),
    },
    activations: [],
    group: { members, way: command.way, spread: command.spread ?? state.settings.groupHarm === 'everyone' },
    ...(command.failure !== undefined && { failure: command.failure }),
  };
  return accept(...reveals(state, draft, actors), {
    ...hush(draft.only !== undefined),
    type: 'nyx/groupActionDeclared',
    draft,
  });
};

/** The member with the lowest or the highest current attribute (NYX-ACT-05, NYX-ACT-06). */
export const whoRolls = (
  state: State,
  members: readonly Id[],
  attribute: Attribute,
  way: 'weakest' | 'strongest',
): Id => {
  const able = (id: Id): number => {
    const figure = figureOf(state, id);
    const now = figure ? current(figure, attribute) : 0;
    return way === 'weakest' ? -now : now;
  };
  return members.reduce((best, id) => (able(id) > able(best) ? id : best));
};

/** Who is hidden and meets someone who is not is seen by everyone from then on. */
export const reveals = (state: State, { only }: { readonly only?: unknown }, actors: readonly Id[]): readonly Event[] =>
  only === undefined ? reveal(state, actors) : [];

const given = ({ modifiers = [] }: RollerInput): readonly Modifier[] =>
  modifiers.filter(({ value }) => value !== 0).map(({ label, value }) => ({ label, value, source: 'gm' }));

/** An opposed roll: each party rolls for its own attribute (NYX-CON-01). */
export const declareConflictRoll = (
  state: State,
  command: Of<'nyx/declareConflictRoll'>,
  context: Context,
): Decision<Event> => {
  const { a, b } = command;
  const actors = [a.actor, b.actor];
  const refused =
    mayRoll(state, command.id, actors, context) ??
    badModifiers('conflict', given(a)) ??
    badModifiers('conflict', given(b));
  if (refused) return refused;
  if (a.actor === b.actor) return no('NYX_E_TARGET', ['NYX-CON-01']);
  if (!isGm(context.by) && !actors.some((actor) => runs(state, context.by, actor))) {
    return no('NYX_E_ROLE', ['NYX-CON-01']);
  }
  const draft: Draft = {
    ...hush(allHidden(state, actors)),
    id: command.id,
    kind: 'conflict',
    declaredBy: context.by.seat,
    stakes: command.stakes ?? 'harm',
    rollers: { A: roller(a.actor, a.attribute, given(a)), B: roller(b.actor, b.attribute, given(b)) },
    activations: [],
  };
  return accept(...reveals(state, draft, actors), {
    ...hush(draft.only !== undefined),
    type: 'nyx/conflictRollDeclared',
    draft,
    ...(actors.some((actor) => runs(state, context.by, actor)) ? {} : { onBehalf: true }),
  });
};

/**
 * The game master's modifiers add up to -3..0 alone and -3..+3 between two (NYX-ROLL-04, NYX-CON-03, NYX-CPX-05, D-10);
 * those of aspects and situations are each within -5..5.
 */
export const badModifiers = (kind: Draft['kind'], modifiers: readonly Modifier[]) => {
  let sum = 0;
  for (const { value, source } of modifiers) {
    const most = source === 'gm' ? 1000 : 5;
    if (!Number.isInteger(value) || Math.abs(value) > most) return no('NYX_E_MODIFIER', ['NYX-ROLL-06'], { value });
    if (source === 'gm') sum += value;
  }
  const alone = kind === 'individual' || kind === 'slowHarm';
  if (alone && sum > 0) return no('NYX_E_EASY', ['NYX-ROLL-05']);
  return sum < -3 || sum > 3
    ? no('NYX_E_MODIFIER', alone ? ['NYX-ROLL-04'] : ['NYX-CON-03'], { value: sum })
    : undefined;
};

/** What makes the roll harder or easier is the game master's judgement (NYX-ROLL-12, NYX-CPX-05). */
export const setModifier = (state: State, command: Of<'nyx/setModifier'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-ROLL-12']);
  const draft = findDraft(state, command.draft, context);
  const side = draft && meantSide(draft, command.side);
  const before = draft && side && draft.rollers[side];
  if (!draft || !side || !before) return no('NYX_E_UNKNOWN');
  const modifier: Modifier = { label: command.label, value: command.value, source: command.source ?? 'gm' };
  const refused = badModifiers(draft.kind, withModifier(before.modifiers, modifier));
  if (refused) return refused;
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/modifierSet',
    draft: draft.id,
    side,
    actor: before.actor,
    modifier,
  });
};

/** A modifier replaces the one with the same label; 0 takes it away. */
export const withModifier = (modifiers: readonly Modifier[], modifier: Modifier): readonly Modifier[] => {
  const others = modifiers.filter(({ label, source }) => label !== modifier.label || source !== modifier.source);
  return modifier.value === 0 ? others : [...others, modifier];
};

/** Until the dice fall the game master may change what is at stake (NYX-ACT-02, NYX-IND-02, D-02, D-24). */
export const setStakes = (state: State, command: Of<'nyx/setStakes'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-IND-02']);
  const draft = findDraft(state, command.draft, context);
  if (!draft) return no('NYX_E_UNKNOWN');
  const { stakes, failure, spread } = command;
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/stakesSet',
    draft: draft.id,
    ...(stakes !== undefined && { stakes }),
    ...(failure !== undefined && { failure }),
    ...(spread !== undefined && draft.group && { spread }),
  });
};

/** Which attribute is rolled may change until the dice fall; a slow harm's may not (NYX-CPX-04, NYX-SLOW-01). */
export const setRollAttribute = (
  state: State,
  command: Of<'nyx/setRollAttribute'>,
  context: Context,
): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const side = draft && meantSide(draft, command.side);
  const before = draft && side && draft.rollers[side];
  if (!draft || !side || !before) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, before.actor)) return no('NYX_E_ROLE');
  if (draft.kind === 'slowHarm') return no('NYX_E_PHASE', ['NYX-SLOW-01']);
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/rollAttributeSet',
    draft: draft.id,
    side,
    actor: before.actor,
    attribute: command.attribute,
  });
};

/** A side has nothing more to declare, or takes that back (D-45). */
export const ready = (state: State, command: Of<'nyx/ready'>, context: Context): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const side = draft && meantSide(draft, command.side);
  const before = draft && side && draft.rollers[side];
  if (!draft || !side || !before) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, before.actor)) return no('NYX_E_ROLE', ['NYX-CPX-24']);
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/readied',
    draft: draft.id,
    side,
    actor: before.actor,
    ready: command.ready,
    ...onBehalf(state, context.by, before.actor),
  });
};

/** A draft that is dropped earns nothing and releases what it set aside (D-40). */
export const cancelDraft = (state: State, command: Of<'nyx/cancelDraft'>, context: Context): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  if (!draft) return no('NYX_E_UNKNOWN');
  if (!isGm(context.by) && (draft.declaredBy !== context.by.seat || !takesPart(state, draft, context))) {
    return no('NYX_E_ROLE');
  }
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/draftCancelled',
    draft: draft.id,
    kind: draft.kind,
    actor: actorsOf(draft)[0] ?? '',
  });
};
