import { accept, type Context, type Decision, type Hideable } from '@aspekt/contract';
import { cannotBuyOff, shown, unexplained } from './activate.ts';
import { aspectOf, bearerOf, figureOf, findAspect, findFigure, knows, omit, own } from './figures.ts';
import type {
  Aspect,
  AspectRef,
  Command,
  Event,
  Id,
  NarrativeDemand,
  NarrativeUse,
  PointMove,
  State,
} from './model.ts';
import { buyOffCost, capped, hasPoints, isPc, unreserved } from './points.ts';
import { hush, isGm, isHidden, isNew, mayActFor, no, onBehalf, runs } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/**
 * An aspect changes the story: in favour for a point, against for its value, neutrally for nothing
 * (NYX-PTS-02..07). It is the affected character who pays or earns (NYX-PTS-12).
 * Reading: it takes effect at once and the game master may reject it while the scene lasts, instead of confirming first.
 */
export const useAspectNarratively = (
  state: State,
  command: Of<'nyx/useAspectNarratively'>,
  context: Context,
): Decision<Event> => {
  const { by } = context;
  const aspect = findAspect(state, command.owner, command.aspect, by);
  const figure = findFigure(state, command.by, by);
  if (!aspect || !figure) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, by, command.by) || !hasPoints(state, command.by)) return no('NYX_E_ROLE', ['NYX-PTS-12']);
  if (state.phase !== 'play' || (figure.kind !== 'extra' && figure.status !== 'active')) return no('NYX_E_PHASE');
  if (!isNew(state, command.id, by)) return no('NYX_E_ID', [], { id: command.id });
  if (aspect.name === '') return no('NYX_E_NAME', ['NYX-ASP-06']);
  if (command.explanation === '') return no('NYX_E_EXPLANATION', ['NYX-PTS-11']);
  if (!runs(state, by, command.by)) return byTheGameMaster(state, command, aspect, context);
  if (command.sign === 'positive' && unreserved(state, command.by) < 1) return no('NYX_E_POINTS', ['NYX-PTS-09']);
  const refused = unexplained(state, command, command.sign, context);
  if (refused) return refused;
  const use = useOf(state, command, aspect);
  const secretly = use.only !== undefined;
  return accept(...shown(state, command.owner, aspect, secretly), { ...hush(secretly), type: 'nyx/aspectUsed', use });
};

/** The game master uses an aspect on a player's character only as a demand, and never makes her pay (NYX-DICE-05, D-35). */
const byTheGameMaster = (
  state: State,
  command: Of<'nyx/useAspectNarratively'>,
  aspect: Aspect,
  context: Context,
): Decision<Event> => {
  if (command.sign !== 'negative') return no('NYX_E_FORCED_PAY', ['NYX-DICE-05', 'NYX-OUT-03']);
  const { id, owner, aspect: ref, by: target, explanation } = command;
  return demandInStory(state, { type: 'nyx/demandAspect', id, owner, aspect: ref, target, explanation }, context);
};

const useOf = (state: State, command: Of<'nyx/useAspectNarratively'>, aspect: Aspect): NarrativeUse => {
  const { id, owner, by, sign, explanation, drawback } = command;
  return {
    ...hush(isHidden(state, by)),
    id,
    owner,
    aspect: aspect.id,
    by,
    name: aspect.name,
    value: aspect.value,
    sign,
    origin: 'player',
    explanation,
    ...(drawback !== undefined && drawback !== '' && { drawback }),
    points: capped(state, usePoints(command.sign, by, aspect)),
  };
};

/** In favour costs 1 whatever the value; against earns the value; neutral moves nothing (NYX-PTS-02..06). */
const usePoints = (sign: NarrativeUse['sign'], character: string, { name, value }: Aspect): readonly PointMove[] => {
  if (sign === 'neutral') return [];
  return sign === 'positive'
    ? [{ character, delta: -1, why: 'used', aspect: name }]
    : [{ character, delta: value, why: 'hindered', aspect: name }];
};

/** The game master, or the owner of an aspect that another used, takes a use of this scene back (NYX-PTS-11, NYX-OUT-07). */
export const rejectUse = (state: State, command: Of<'nyx/rejectUse'>, context: Context): Decision<Event> => {
  const use = own(state.uses, command.use);
  if (!use || !knows(context.by, use)) return no('NYX_E_UNKNOWN');
  const owns = use.owner !== use.by && isPc(state, use.owner) && runs(state, context.by, use.owner);
  if (!isGm(context.by) && !owns) return no('NYX_E_ROLE', ['NYX-PTS-11']);
  if (command.reason === '') return no('NYX_E_EXPLANATION', ['NYX-PTS-11']);
  const points = use.points.map((move): PointMove => ({
    character: move.character,
    delta: -move.delta,
    why: 'rejected',
    aspect: use.name,
  }));
  const short = points.some(({ character, delta }) => unreserved(state, character) + delta < 0);
  if (short) return no('NYX_E_POINTS', ['NYX-PTS-09']);
  const secretly = isSecretStill(state, use, use.by);
  return accept<Event>(...brought(state, use, secretly), {
    ...hush(secretly),
    type: 'nyx/useRejected',
    use: secretly ? use : omit(use, 'only'),
    reason: command.reason,
    points,
    ...(!isGm(context.by) && { byOwner: true }),
  });
};

/** What was hidden for somebody's sake: everyone would see the points of one who is shown since move. */
const isSecretStill = (state: State, { only }: Hideable, id: Id): boolean =>
  only !== undefined && (figureOf(state, id) === undefined || isHidden(state, id));

/** What they move for, if it has been a secret until now, is shown as well. */
const brought = (state: State, { only, owner, aspect }: AspectRef & Hideable, secretly: boolean): readonly Event[] =>
  only === undefined ? [] : shown(state, owner, aspectOf(bearerOf(state, owner), aspect), secretly);

/** Something should obviously hinder a character: she is asked (NYX-PTS-08). */
export const demandInStory = (state: State, command: Of<'nyx/demandAspect'>, context: Context): Decision<Event> => {
  const aspect = findAspect(state, command.owner, command.aspect, context.by);
  const target = figureOf(state, command.target);
  if (!aspect || !target) return no('NYX_E_UNKNOWN');
  if ((command.sign ?? 'negative') !== 'negative') return no('NYX_E_FORCED_PAY', ['NYX-DICE-05']);
  if (!hasPoints(state, target.id)) return no('NYX_E_TARGET', ['NYX-OUT-01']);
  if (state.phase !== 'play') return no('NYX_E_PHASE');
  if (!isNew(state, command.id, context.by)) return no('NYX_E_ID', [], { id: command.id });
  if (aspect.name === '') return no('NYX_E_NAME', ['NYX-ASP-06']);
  const demand: NarrativeDemand = {
    ...hush(isHidden(state, target.id)),
    id: command.id,
    owner: command.owner,
    aspect: aspect.id,
    target: target.id,
    name: aspect.name,
    value: aspect.value,
    explanation: command.explanation ?? '',
  };
  const secretly = demand.only !== undefined;
  return accept(...shown(state, command.owner, aspect, secretly), {
    ...hush(secretly),
    type: 'nyx/storyDemanded',
    demand,
  });
};

/** Let it hinder and earn its value, or pay to avoid it and say how (NYX-PTS-08, NYX-OUT-15, D-39). */
export const answerInStory = (state: State, command: Of<'nyx/answerDemand'>, context: Context): Decision<Event> => {
  const demand = own(state.demands, command.demand);
  if (!demand || !knows(context.by, demand)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, demand.target)) return no('NYX_E_ROLE', ['NYX-DICE-15']);
  const { answer, explanation = '' } = command;
  if (answer === 'buyOff') {
    if (!runs(state, context.by, demand.target)) return no('NYX_E_FORCED_PAY', ['NYX-DICE-05']);
    const refused = cannotBuyOff(state, undefined, { by: demand.target, value: demand.value }, explanation);
    if (refused) return refused;
  }
  const { id, owner, aspect, target: by, name, value } = demand;
  const move: PointMove =
    answer === 'accept'
      ? { character: by, delta: value, why: 'hindered', aspect: name }
      : { character: by, delta: -buyOffCost(state.settings, value), why: 'boughtOff', aspect: name };
  const secretly = isSecretStill(state, demand, by);
  const use: NarrativeUse = {
    ...hush(secretly),
    id,
    owner,
    aspect,
    by,
    name,
    value,
    sign: 'negative',
    origin: 'gmDemand',
    explanation: explanation || demand.explanation,
    points: capped(state, [move]),
  };
  return accept<Event>(...brought(state, demand, secretly), {
    ...hush(secretly),
    type: 'nyx/storyDemandAnswered',
    demand: secretly ? demand : omit(demand, 'only'),
    answer,
    explanation,
    use,
    ...onBehalf(state, context.by, by),
  });
};
