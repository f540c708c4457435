import type { Viewer } from '@aspekt/contract';
import { aspectsInPlay, freeInvokesOf, type Found } from '../aspects.ts';
import { defenceSkills, mayAttack } from '../attack-skills.ts';
import { isOpen } from '../half.ts';
import { pendingInvoke } from '../invoke-effect.ts';
import { holdsBoost, usableFreeInvoke } from '../invoke-payment.ts';
import type { Character, Command, Effect, Roll, Side, State } from '../model.ts';
import { areEnemies, controls, figure, inPlay, isGm } from '../people.ts';
import { isUsable } from '../stunts.ts';
import { mayPass } from '../pass.ts';
import { canHelp } from '../teamwork.ts';
import { isFree } from '../turn.ts';
import { bestSkills, blank, may, must, newAspectId, ownInPlay, type Candidate } from './candidate.ts';

/** What can be done about the open roll, or, when there is none, which roll could be begun. */
export const rollOffers = (state: State, viewer: Viewer): readonly Candidate[] => {
  const { roll } = state;
  if (!isOpen(roll)) return isFree(state) ? actions(state, viewer) : [];
  switch (roll.status) {
    case 'declared':
    case 'rolled':
      return beforeTheDice(state, roll, viewer).concat(cancel(viewer));
    case 'invoking':
      return invoking(state, roll, viewer).concat(cancel(viewer));
    case 'settled':
      return options(roll).concat(cancel(viewer));
    case 'resolved':
    case 'cancelled':
      return [];
  }
};

const cancel = (viewer: Viewer): readonly Candidate[] =>
  isGm(viewer) ? [may({ type: 'ode/cancelRoll', reason: blank })] : [];

const actions = (state: State, viewer: Viewer): readonly Candidate[] =>
  ownInPlay(state, viewer).flatMap((one) => [
    ...attacks(state, one),
    ...bestSkills(one, 2).flatMap((skill) => [
      may({ type: 'ode/declareAction', intent: blank, action: 'overcome', skill, actor: one.id }, 'ODE-OVR-01'),
      may(
        {
          type: 'ode/declareAction',
          intent: blank,
          action: 'createAdvantage',
          skill,
          advantage: { mode: 'new', id: newAspectId(state), text: blank },
          actor: one.id,
        },
        'ODE-ADV-01',
      ),
    ]),
  ]);

const attacks = (state: State, one: Character): readonly Candidate[] =>
  Object.values(state.characters)
    .filter((other) => inPlay(state, other) && areEnemies(state, one, other))
    .flatMap((target) =>
      ['fight', 'shoot', 'provoke', ...bestSkills(one, 1)]
        .filter((skill, i, all) => all.indexOf(skill) === i)
        .filter((skill) => mayAttack(one, skill, skill === 'provoke' ? 'mental' : 'physical'))
        .map((skill) =>
          may(
            { type: 'ode/declareAction', intent: blank, action: 'attack', skill, target: target.id, actor: one.id },
            'ODE-ATK-01',
          ),
        ),
    );

const beforeTheDice = (state: State, roll: Roll, viewer: Viewer): readonly Candidate[] => [
  must({ type: 'ode/rollDice' }, 'ODE-ACT-06', 'ODE-ACT-07'),
  ...defences(state, roll, viewer),
  ...stunts(state, roll, viewer),
  ...ownInPlay(state, viewer).flatMap((one): readonly Candidate[] => {
    if (roll.acting.helpers.includes(one.id)) return [may({ type: 'ode/cancelHelp', actor: one.id }, 'ODE-TEA-01')];
    // Whether one may help a hidden rating is the game master's to know.
    const open = roll.acting.rating.to === 'everyone' || isGm(viewer);
    return open && canHelp(state, roll, one) ? [may({ type: 'ode/helpTeamwork', actor: one.id }, 'ODE-TEA-01')] : [];
  }),
  ...(isGm(viewer) ? rulings(state, roll) : []),
];

const defences = (state: State, roll: Roll, viewer: Viewer): readonly Candidate[] => {
  const defender = roll.defence && roll.defence.skill === null ? figure(state, roll.defence.actorId) : undefined;
  if (!defender || !controls(viewer, defender)) return [];
  const legal = roll.action === 'attack' ? defenceSkills(roll.harm ?? 'physical', roll.reach ?? 'melee') : [];
  const skills = [...legal, ...bestSkills(defender, roll.action === 'attack' ? 1 : 3)];
  return [
    ...skills
      .filter((skill, i) => skills.indexOf(skill) === i)
      .map((skill) => must({ type: 'ode/declareDefence', skill, actor: defender.id }, 'ODE-DEF-01', 'ODE-USE-02')),
    may({ type: 'ode/declineDefence', actor: defender.id }, 'ODE-ADV-03'),
  ];
};

const stunts = (state: State, roll: Roll, viewer: Viewer): readonly Candidate[] =>
  [roll.acting.actorId, roll.defence?.actorId].flatMap((id) => {
    const one = id === undefined ? undefined : figure(state, id);
    if (!one || !controls(viewer, one)) return [];
    return one.stunts
      .filter((stunt) => isUsable(state, one, stunt))
      .map((stunt) => may({ type: 'ode/useStunt', stunt: stunt.id, actor: one.id }, 'ODE-STU-06', 'ODE-STU-07'));
  });

/** What the game master decides before the dice: difficulty, opposition, or no roll at all. */
const rulings = (state: State, roll: Roll): readonly Candidate[] => {
  const waits = roll.defence === null && roll.difficulty === null;
  const set = (value: number): Candidate =>
    (waits ? must : may)({ type: 'ode/setDifficulty', value }, 'ODE-DIF-01', 'ODE-GDF-02');
  const hidden = [...state.aspects, ...Object.values(state.characters).flatMap(({ aspects }) => aspects)].filter(
    (aspect) => 'only' in aspect && aspect.only !== undefined,
  );
  return [
    ...(roll.advantage?.mode === 'unknown' && !roll.advantage.aspectId
      ? [
          ...hidden.map(({ id }) => must({ type: 'ode/pickAspect', aspect: id }, 'ODE-ADV-09')),
          must({ type: 'ode/pickAspect', id: newAspectId(state), text: blank }, 'ODE-ADV-09'),
        ]
      : []),
    set(0),
    set(2),
    set(4),
    ...Object.values(state.characters)
      .filter((one) => inPlay(state, one) && roll.defence?.actorId !== one.id)
      .map((one) => may({ type: 'ode/callDefence', defender: one.id }, 'ODE-DIF-03', 'ODE-DIF-06')),
    may({ type: 'ode/autoSucceed' }, 'ODE-ACT-04'),
    ...[roll.acting, ...(roll.defence ? [roll.defence] : [])].flatMap((half) =>
      half.stunts.map((stunt) => may({ type: 'ode/denyStunt', stunt, actor: half.actorId }, 'ODE-STU-06')),
    ),
  ];
};

const invoking = (state: State, roll: Roll, viewer: Viewer): readonly Candidate[] => {
  const pending = pendingInvoke(roll);
  if (pending?.status === 'proposed')
    return [
      may({ type: 'ode/applyInvoke' }, 'ODE-FAL-04'),
      ...(pending.seat === viewer.seat ? [] : [may({ type: 'ode/challengeInvoke' }, 'ODE-FAL-01')]),
    ];
  if (pending)
    return [
      must({ type: 'ode/answerChallenge', answer: 'retract' }, 'ODE-FAL-02'),
      may({ type: 'ode/answerChallenge', answer: 'argue', text: blank }, 'ODE-FAL-02'),
      must({ type: 'ode/answerChallenge', answer: 'convinced' }, 'ODE-FAL-04'),
      must({ type: 'ode/answerChallenge', answer: 'notConvinced' }, 'ODE-FAL-03'),
    ];
  return stunts(state, roll, viewer).concat(
    invokes(state, roll, viewer),
    mayPass(state, roll, viewer) ? [must({ type: 'ode/passInvokes' }, 'ODE-INV-09', 'ODE-INV-13')] : [],
  );
};

type Invoke = Extract<Command, { type: 'ode/invoke' }>;

/** Every card that could be played now, by each way of paying for it. */
const invokes = (state: State, roll: Roll, viewer: Viewer): readonly Candidate[] => {
  const cards = aspectsInPlay(state, viewer).filter(({ aspect }) => aspect.id !== undefined);
  const players = ownInPlay(state, viewer);
  const uses = (by: Character): readonly (readonly [Side, Effect])[] => usesOf(state, roll, by);
  const named = players.flatMap((by) =>
    cards.flatMap((found) =>
      uses(by).flatMap(([side, effect]) =>
        paymentsFor(state, found, by).map((paid) => play(found, { actor: by.id, roll: side, effect, ...paid })),
      ),
    ),
  );
  return isGm(viewer) ? [...named, ...opposition(state, roll, cards)] : named;
};

type Paid = Pick<Invoke, 'payment' | 'holder'>;
const play = ({ aspect }: Found, use: Omit<Invoke, 'type' | 'aspect' | 'how'>): Candidate =>
  may({ type: 'ode/invoke', aspect: aspect.id ?? '', how: blank, ...use }, 'ODE-INV-01');

/** Nobody of hers rolls: the game master may still make it harder, for the opposition as such. */
const opposition = (state: State, roll: Roll, cards: readonly Found[]): readonly Candidate[] => {
  const halves = [roll.acting, ...(roll.defence ? [roll.defence] : [])];
  if (halves.some(({ actorId }) => !figure(state, actorId)?.pc)) return [];
  return cards.flatMap((found) =>
    paymentsFor(state, found, null).map((paid) => play(found, { roll: 'action', effect: 'raiseTarget', ...paid })),
  );
};

const usesOf = (state: State, roll: Roll, by: Character): readonly (readonly [Side, Effect])[] => {
  const halves = [['action', roll.acting] as const, ...(roll.defence ? [['defence', roll.defence] as const] : [])];
  return halves.flatMap(([side, half]): readonly (readonly [Side, Effect])[] => {
    if (half.actorId === by.id) return [[side, 'plus2'] as const, [side, 'reroll'] as const];
    const roller = figure(state, half.actorId);
    return [[side, roller && areEnemies(state, by, roller) ? 'raiseTarget' : 'helpAlly'] as const];
  });
};

/** Ways to pay: a boost by itself, own or the side's free invokes, those an ally lends, a fate point. */
const paymentsFor = (state: State, found: Found, by: Character | null): readonly Paid[] => {
  if (found.kind === 'boost') return holdsBoost(state, found, by) ? [{ payment: 'boost' }] : [];
  const lent = freeInvokesOf(found).flatMap(({ holderId, shared }) =>
    by !== null && holderId !== null && shared.includes(by.id) ? [{ payment: 'free', holder: holderId } as const] : [],
  );
  const owned: readonly Paid[] = usableFreeInvoke(state, found, by) ? [{ payment: 'free' }] : [];
  return owned.concat(lent, { payment: 'fatePoint' });
};

/** The options of the outcome, for whoever has to choose. */
const options = ({ choice }: Roll): readonly Candidate[] =>
  (choice?.options ?? []).map((option) =>
    must(
      {
        type: 'ode/chooseOption',
        option,
        ...(option === 'mixed' && { parts: ['majorCost', 'takeHit'] as const }),
        ...(wordy.includes(option) && { text: blank }),
      },
      'ODE-OUT-06',
      'ODE-OUT-10',
    ),
  );
const wordy: readonly string[] = ['majorCost', 'mixed', 'toughSpot', 'partialSuccess'];
