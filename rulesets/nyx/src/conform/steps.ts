import { omit, own } from '../figures.ts';
import type { Command, Id, Side, State } from '../model.ts';
import { list, minutes, number, record, side, text, type Loose } from './given.ts';
import {
  activationMoves,
  aspectCalled,
  attributeIn,
  commitMoves,
  declareMove,
  explanationOf,
  gm,
  opposedMove,
  rollerMoves,
  roundMove,
  runnerOf,
  type Move,
} from './moves.ts';

/** What a step may refer to without saying so. */
export type Setting = { readonly conflict: Id; readonly round: number; readonly draft: Id; readonly serial: number };

/** The commands that a step of a vector stands for. */
export const movesOf = (step: Loose, at: Setting): readonly Move[] => {
  const draft = `draft-${at.serial}`;
  switch (step['cmd']) {
    case 'individual':
      return [declareMove(draft, step), ...rollerMoves(draft, 'A', step, 'a'), ...commitMoves(draft, ['A'])];
    case 'conflict':
      return opposed(draft, step);
    case 'round':
      return round(step, at);
    case 'automatic':
      return automatic(draft, step, at);
    case 'rollSlowHarm':
      return slowHarm(draft, step);
    case 'chooseHarm':
      return step['attribute'] === undefined ? [single(step, at)] : [redirect(step), single(step, at)];
    case 'useAspectNarratively':
      return step['origin'] === 'gmDemand' ? storyDemand(step, at) : [single(step, at)];
    default:
      return [single(step, at)];
  }
};

const opposed = (draft: Id, step: Loose): readonly Move[] => {
  const [a, b] = [record(step['a']), record(step['b'])];
  return [
    opposedMove(draft, a, b, step['stakes']),
    ...rollerMoves(draft, 'A', a, 'a'),
    ...rollerMoves(draft, 'B', b, 'b'),
    ...commitMoves(draft, ['A', 'B']),
  ];
};

const present = (step: Loose): readonly { readonly side: Side; readonly roller: Loose }[] => [
  ...(step['a'] === undefined ? [] : [{ side: 'A' as const, roller: record(step['a']) }]),
  ...(step['b'] === undefined ? [] : [{ side: 'B' as const, roller: record(step['b']) }]),
];

const round = (step: Loose, { conflict, round: number_ }: Setting): readonly Move[] => {
  const draft = `${conflict}-${number_}`;
  const rollers = present(step);
  return [
    ...rollers.map((each) => roundMove(conflict, each.side, each.roller)),
    ...rollers.flatMap((each) => rollerMoves(draft, each.side, each.roller, each.side)),
    ...commitMoves(
      draft,
      rollers.map((each) => each.side),
    ),
  ];
};

/** A draft with the activations of both, and the game master's word instead of dice. */
const automatic = (id: Id, step: Loose, { conflict, round: number_ }: Setting): readonly Move[] => {
  const actor = text(step['actor']);
  const a = { actor, attribute: attributeIn(step['attribute']), activations: step['activations'] };
  const b = {
    actor: text(step['opponent']),
    attribute: attributeIn(step['opponentAttribute']),
    activations: step['opponentActivations'],
  };
  const against = step['opponent'] !== undefined;
  const inRound = step['kind'] === 'round';
  const draft = inRound ? `${conflict}-${number_}` : id;
  const declared: readonly Move[] = inRound
    ? [roundMove(conflict, 'A', a), ...(against ? [roundMove(conflict, 'B', b)] : [])]
    : [step['kind'] === 'conflict' ? opposedMove(id, a, b, undefined) : declareMove(id, a)];
  const effect = step['effect'] === undefined || step['effect'] === null ? {} : { effect: number(step['effect'], 0) };
  return [
    ...declared,
    ...rollerMoves(draft, 'A', a, 'a'),
    ...rollerMoves(draft, 'B', b, 'b'),
    () => ({ command: { type: 'nyx/grantAutomatic', draft, favoured: 'A', ...effect }, by: gm }),
  ];
};

const slowHarm = (draft: Id, step: Loose): readonly Move[] => {
  const id = text(step['id']);
  return [
    (state) => ({
      command: { type: 'nyx/rollSlowHarm', slowHarm: id, id: draft },
      by: runnerOf(state, state.slowHarms[id]?.target ?? ''),
    }),
    ...rollerMoves(draft, 'A', step, 'a'),
    ...commitMoves(draft, ['A']),
  ];
};

/** In the story a demand and its answer are two commands. */
const storyDemand = (step: Loose, { serial }: Setting): readonly Move[] => {
  const id = `demand-${serial}`;
  const [demand, ...answers] = activationMoves('', step, id, text(step['by']));
  const withoutDraft =
    (move: Move): Move =>
    (state) => {
      const { command, by } = move(state);
      // The same commands, but about no draft.
      return { command: omit({ draft: '', ...command }, 'draft') as Command, by };
    };
  return demand ? [demand, ...answers].map(withoutDraft) : [];
};

/** Exhaustion on another attribute than the suggested one is the game master's word first. */
const redirect =
  (step: Loose): Move =>
  (state) => ({
    command: {
      type: 'nyx/redirectHarm',
      harm: text(harmFields(step, state)['harm']),
      attribute: attributeIn(step['attribute']),
    },
    by: gm,
  });

/** Which field of a command names an aspect, and whose it is. */
const ownerOf = (step: Loose): Id =>
  text(step['owner'], text(step['character'], text(step['target'], text(step['by']))));

/** Commands that a figure's own player sends. */
const byPlayer: Readonly<Record<string, string>> = {
  createCharacter: 'id',
  editDraft: 'character',
  activateCharacter: 'character',
  nameAspect: 'character',
  changeAspects: 'character',
  removeDamage: 'character',
  useAspectNarratively: 'by',
  inventAspect: 'by',
  activateAspect: 'by',
  declareAction: 'actor',
  chooseHarm: 'target',
};

/** Any other step is the command of that name, with ids in place of names and minutes in place of days. */
const single = (step: Loose, at: Setting): Move => {
  const cmd = text(step['cmd']);
  return (state) => {
    const command = { type: `nyx/${cmd}`, ...fieldsOf(cmd, step, at, state) } as Command;
    return { command, by: senderOf(cmd, step, state) };
  };
};

const senderOf = (cmd: string, step: Loose, state: State) => {
  if (cmd === 'createCharacter') {
    return step['kind'] === 'majorNpc' ? gm : ({ seat: text(step['id']), role: 'player' } as const);
  }
  if (cmd === 'answerDemand') return runnerOf(state, askedOf(step, state));
  // Approval counts as given: an invention worth more than 1 is the game master's word (NYX-OUT-18).
  if (cmd === 'inventAspect' && step['value'] !== undefined && step['value'] !== 1) return gm;
  const key = byPlayer[cmd];
  return key === undefined ? gm : runnerOf(state, text(step[key]));
};

/** Whom a demand is put to. */
const askedOf = (step: Loose, state: State): Id => {
  const demand = text(step['demand']);
  const onRolls = Object.values(state.drafts).flatMap(({ activations }) => activations);
  return own(state.demands, demand)?.target ?? onRolls.find(({ id }) => id === demand)?.by ?? '';
};

const fieldsOf = (cmd: string, step: Loose, at: Setting, state: State): Loose => {
  const { cmd: _, origin: __, ...given } = step;
  const id = text(step['id'], `${cmd}-${at.serial}`);
  switch (cmd) {
    case 'createCharacter':
      return { ...given, id, name: text(step['name'], id) };
    case 'editDraft':
      return draftFields(given);
    case 'changeAspects':
      return { ...given, motivation: text(step['motivation'], 'because') };
    case 'startComplex':
      return { ...given, id, title: text(step['title']), sides: sidesOf(step) };
    case 'setSituational':
      return { conflict: at.conflict, label: '', ...given };
    case 'dropSituational':
    case 'giveUp':
    case 'requestBreakOff':
    case 'narrateRound':
    case 'setNeedle':
      return { conflict: at.conflict, reason: 'because', ...given };
    case 'endConflict':
      return { conflict: at.conflict, reason: 'because', ...given };
    case 'ruleBreakOff':
      return { conflict: at.conflict, ...given };
    case 'chooseHarm':
      return harmFields(step, state);
    case 'redirectHarm':
    case 'waiveHarm': {
      const { target, ...rest } = given;
      return { reason: 'because', harm: harmOf(text(target), state), ...rest };
    }
    case 'answerDemand':
      return { ...given, explanation: explanationOf(step) };
    case 'commitRoll':
    case 'cancelDraft':
    case 'setModifier':
    case 'setStakes':
    case 'rejectActivation':
    case 'withdrawActivation':
      return { draft: at.draft, ...(cmd === 'rejectActivation' && { reason: 'because' }), ...given };
    case 'startSlowHarm': {
      const { periodDays, ...rest } = given;
      return { ...rest, id, strength: number(step['strength'], 0), period: minutes(periodDays), hidden: false };
    }
    case 'advanceClock':
      return step['toDays'] === undefined ? { by: minutes(step['byDays']) } : { to: minutes(step['toDays']) };
    case 'cancelSlowHarm':
      return { slowHarm: id, reason: text(step['reason'], 'because') };
    case 'adjustPoints':
      return { reason: 'because', ...given };
    case 'inventAspect': {
      const { by: _by, ...rest } = given;
      return { ...rest, id };
    }
    case 'useAspectNarratively':
      return {
        ...given,
        id,
        ...aspectFields(step, state),
        explanation: explanationOf(step),
        consent: step['consent'] !== false,
      };
    case 'startScene':
      return { title: '', ...given, id };
    case 'promoteExtra':
      return { extra: text(step['extra'], text(step['id'])) };
    case 'createExtra':
    case 'createMob':
    case 'addTemporaryAspect':
      return { ...given, id };
    default:
      return { ...given, ...(step['aspect'] !== undefined && aspectFields(step, state)) };
  }
};

const aspectFields = (step: Loose, state: State): Loose => {
  const owner = step['cmd'] === 'removeSceneAspect' ? 'scene' : ownerOf(step);
  const aspect = aspectCalled(state, owner, step['aspect']);
  return step['owner'] === undefined && step['cmd'] !== 'useAspectNarratively' ? { aspect } : { owner, aspect };
};

const draftFields = (given: Loose): Loose => ({
  ...given,
  ...(given['aspects'] !== undefined && {
    aspects: list(given['aspects']).map((aspect, i) => ({ id: `a${i + 1}`, name: '', ...aspect })),
  }),
});

const sidesOf = (step: Loose) => {
  const sides = record(step['sides']);
  return { A: side(record(sides['A'])), B: side(record(sides['B'])) };
};

/** The harm of the target that has waited longest. */
const harmOf = (target: Id, state: State): Id =>
  Object.values(state.pendingHarms).find((harm) => harm.target === target)?.id ?? 'no-such-harm';

/** Anything but the two choices is a mixture. */
const harmFields = (step: Loose, state: State): Loose => {
  const { choice, attribute, name } = step;
  return {
    harm: harmOf(text(step['target']), state),
    choice: choice === 'exhaustion' || choice === 'damage' ? choice : 'both',
    ...(attribute !== undefined && { attribute }),
    ...(name !== undefined && { name }),
  };
};
