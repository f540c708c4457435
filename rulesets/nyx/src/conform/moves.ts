import type { Viewer } from '@aspekt/contract';
import { bearerOf, own } from '../figures.ts';
import type { Attribute, Command, Id, Modifier, Side, Sign, Stakes, State } from '../model.ts';
import { hasPoints } from '../points.ts';
import { list, number, text, type Loose } from './given.ts';

/** A command and who sends it, once the state before it is known. */
export type Move = (state: State) => { readonly command: Command; readonly by: Viewer };

export const gm: Viewer = { seat: 'gm', role: 'gm' };

/** Whoever runs a figure: the seat of a player character, the game master for everyone else. */
export const runnerOf = (state: State, id: Id): Viewer => {
  const owner = own(state.characters, id)?.owner;
  return owner === undefined ? gm : { seat: owner, role: 'player' };
};

export const attributeIn = (value: unknown): Attribute => text(value, 'mind') as Attribute;

/** Vectors name aspects; of several alike the first that the draft does not use yet is meant. */
export const aspectCalled = (state: State, owner: Id, name: unknown, draft?: Id): Id => {
  const alike = (bearerOf(state, owner)?.aspects ?? []).filter((aspect) => aspect.name === name);
  const used = draft === undefined ? [] : (own(state.drafts, draft)?.activations ?? []);
  const free = alike.find(({ id }) => !used.some((each) => each.owner === owner && each.aspect === id));
  return (free ?? alike[0])?.id ?? 'no-such-aspect';
};

/** An explanation counts as given unless it is empty. */
export const explanationOf = (step: Loose): string => text(step['explanation'], 'because');

const optional = (step: Loose, ...keys: readonly string[]): Loose =>
  Object.fromEntries(
    keys.filter((key) => step[key] !== undefined && step[key] !== null).map((key) => [key, step[key]]),
  );

/** The commands that put one activation of a vector on a draft: a use, a demand and its answer, or a marked damage. */
export const activationMoves = (draft: Id, activation: Loose, id: Id, actor: Id): readonly Move[] => {
  const by = text(activation['by'], text(activation['on'], actor));
  const owner = text(activation['owner'], by);
  const answer = activation['answer'];
  const ref = (state: State) => ({ owner, aspect: aspectCalled(state, owner, activation['aspect'], draft) });
  const explanation = explanationOf(activation);
  const answers: readonly Move[] =
    answer === 'accept' || answer === 'buyOff'
      ? [
          (state) => ({
            command: { type: 'nyx/answerDemand', draft, demand: id, answer, explanation },
            by: runnerOf(state, by),
          }),
        ]
      : [];
  const on = activation['on'] === undefined ? {} : { on: text(activation['on']) };
  const sign = text(activation['sign'], 'positive') as Sign;
  switch (activation['origin']) {
    case 'gmDemand':
      return [
        (state) => ({
          command: { type: 'nyx/demandAspect', id, draft, target: by, sign, explanation, ...on, ...ref(state) },
          by: gm,
        }),
        ...answers,
      ];
    case 'damage':
      return [
        (state) => ({ command: { type: 'nyx/markDamage', id, draft, ...ref(state) }, by: gm }),
        // Whoever has no points is not asked.
        ...answers.map(
          (move): Move =>
            (state) =>
              hasPoints(state, by) ? move(state) : nothing(draft, state),
        ),
      ];
    default:
      return [
        (state) => ({
          command: {
            type: 'nyx/activateAspect',
            id,
            draft,
            by,
            sign,
            explanation,
            consent: activation['consent'] !== false,
            ...on,
            ...ref(state),
            ...(typeof activation['drawback'] === 'string' && { drawback: activation['drawback'] }),
          },
          by: runnerOf(state, by),
        }),
      ];
  }
};

/** A move that changes nothing. */
const nothing = (draft: Id, state: State): ReturnType<Move> => ({
  command: { type: 'nyx/setStakes', draft, stakes: own(state.drafts, draft)?.stakes ?? 'harm' },
  by: gm,
});

/** The modifiers of a roller, one by one; labels that occur twice are kept apart. */
const modifierMoves = (draft: Id, side: Side, modifiers: unknown): readonly Move[] =>
  list(modifiers).map((modifier, i): Move => {
    const source = text(modifier['source'], 'gm') as Modifier['source'];
    const label = `${text(modifier['label'], 'modifier')} ${i + 1}`;
    const value = number(modifier['value'], 0);
    return () => ({ command: { type: 'nyx/setModifier', draft, side, label, value, source }, by: gm });
  });

/** Modifiers and activations of one roller of a vector. */
export const rollerMoves = (draft: Id, side: Side, roller: Loose, prefix: string): readonly Move[] => [
  ...modifierMoves(draft, side, roller['modifiers']),
  ...list(roller['activations']).flatMap((activation, i) =>
    activationMoves(draft, activation, `${prefix}-${i + 1}`, text(roller['actor'])),
  ),
];

/** Both sides say that they are ready, and the dice fall. */
export const commitMoves = (draft: Id, sides: readonly Side[]): readonly Move[] => [
  ...sides.map((side): Move => (state) => ({
    command: { type: 'nyx/ready', draft, side, ready: true },
    by: runnerOf(state, own(state.drafts, draft)?.rollers[side]?.actor ?? ''),
  })),
  () => ({ command: { type: 'nyx/commitRoll', draft }, by: gm }),
];

export const declareMove = (id: Id, step: Loose): Move => {
  const actor = text(step['actor']);
  const command: Command = {
    type: 'nyx/declareAction',
    id,
    actor,
    attribute: attributeIn(step['attribute']),
    ...optional(step, 'difficulty', 'stakes'),
  };
  return (state) => ({ command, by: runnerOf(state, actor) });
};

export const opposedMove = (id: Id, a: Loose, b: Loose, stakes: unknown): Move => {
  const roller = (given: Loose) => ({ actor: text(given['actor']), attribute: attributeIn(given['attribute']) });
  const at = stakes === undefined ? {} : { stakes: text(stakes) as Stakes };
  return () => ({ command: { type: 'nyx/declareConflictRoll', id, a: roller(a), b: roller(b), ...at }, by: gm });
};

export const roundMove = (conflict: Id, side: Side, roller: Loose): Move => {
  const actor = text(roller['actor']);
  const attribute = attributeIn(roller['attribute']);
  return (state) => ({
    command: { type: 'nyx/declareRound', conflict, side, roller: actor, attribute },
    by: runnerOf(state, actor),
  });
};
