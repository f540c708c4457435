import { accept, type Context, type Decision } from '@aspekt/contract';
import { isOutside } from './allies.ts';
import { hindersByItself } from './damage.ts';
import { actorsOf, findDraft } from './drafts.ts';
import { figureOf, findAspect, findFigure, omit } from './figures.ts';
import { otherSide } from './gauge.ts';
import type { Activation, Aspect, Command, Draft, Event, Id, Side, Sign, State } from './model.ts';
import { buyOffCost, earnings, hasPoints, isPc, price, unreserved } from './points.ts';
import { sideOf } from './reckon.ts';
import { reveal, revealThing } from './revealing.ts';
import { hush, isGm, mayActFor, no, onBehalf, runs } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Activate = Of<'nyx/activateAspect'>;

const flip: Readonly<Record<Sign, Sign>> = { positive: 'negative', negative: 'positive', neutral: 'neutral' };

/**
 * An aspect is activated on a roll before the dice fall, by players and the game master alike
 * (NYX-DICE-11, NYX-DICE-12). Checked in the order of the catalogue.
 */
export const activateAspect = (state: State, command: Activate, context: Context): Decision<Event> => {
  const { by } = context;
  const draft = findDraft(state, command.draft, context);
  const aspect = findAspect(state, command.owner, command.aspect, by);
  if (!draft || !aspect || !findFigure(state, command.by, by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, by, command.by)) return no('NYX_E_ROLE', ['NYX-DICE-12']);
  if (hindersByItself(state, command, aspect)) return markDamage(state, asMark(command), context);
  const use = fromTheCharactersSide(state, draft, command);
  const demanded = isDemand(state, command, use, context);
  const asked = asActivation(state, draft, command, use, aspect, demanded ? 'gmDemand' : 'player', by.seat);
  // Whoever demands it of a character that she runs herself has answered.
  const activation: Activation = demanded && runs(state, by, use.by) ? { ...asked, answer: 'accept' } : asked;
  const refused =
    cannotActivate(state, draft, command, aspect, activation, context) ??
    unexplained(state, command, use.sign, context);
  if (refused) return refused;
  return accept(...shown(state, command.owner, aspect, draft.only !== undefined), {
    ...hush(draft.only !== undefined),
    type: demanded ? 'nyx/aspectDemanded' : 'nyx/aspectActivated',
    draft: draft.id,
    activation,
    ...(demanded ? {} : onBehalf(state, by, use.by)),
  });
};

/** What the game master brings to bear against a character is a demand: on a player's, or for an extra that meets her (NYX-DICE-05, NYX-OUT-02). */
const isDemand = (state: State, { by }: Activate, use: { by: Id; sign: Sign }, context: Context): boolean =>
  isGm(context.by) &&
  use.sign === 'negative' &&
  hasPoints(state, use.by) &&
  (use.by !== by || !runs(state, context.by, use.by));

const asMark = ({ id, draft, owner, aspect, by, explanation }: Activate): Of<'nyx/markDamage'> => ({
  type: 'nyx/markDamage',
  id,
  draft,
  owner,
  aspect,
  explanation,
  ...(owner === by && { answer: 'accept' }),
});

/**
 * When the game master activates an aspect for an extra it works as if the character who rolls against it had,
 * so the sign turns round (NYX-OUT-02, D-38). Where nobody with points rolls, none move (NYX-OUT-17).
 */
const fromTheCharactersSide = (state: State, draft: Draft, { by, sign }: Activate): { by: Id; sign: Sign } => {
  const mine = sideOf(draft, by);
  const rival = mine && draft.rollers[otherSide(mine)]?.actor;
  if (sign === 'neutral' || hasPoints(state, by) || rival === undefined || !hasPoints(state, rival))
    return { by, sign };
  return { by: rival, sign: flip[sign] };
};

const asActivation = (
  state: State,
  draft: Draft,
  command: Pick<Activate, 'id' | 'owner' | 'aspect' | 'on' | 'drawback'> & { readonly explanation?: string },
  { by, sign }: { readonly by: Id; readonly sign: Sign },
  aspect: Aspect,
  origin: Activation['origin'],
  madeBy: string,
): Activation => ({
  id: command.id,
  owner: command.owner,
  aspect: command.aspect,
  name: aspect.name,
  value: aspect.value,
  rollModifier: aspect.rollModifier ?? 0,
  by,
  sign,
  on: landsOn(state, draft, command.owner, by, command.on),
  origin,
  madeBy,
  explanation: command.explanation ?? '',
  ...(command.drawback !== undefined && command.drawback !== '' && { drawback: command.drawback }),
});

/** By default the dice go to the owner's roll if the owner rolls, otherwise to her own (NYX-OUT-09). */
const landsOn = (state: State, draft: Draft, owner: Id, by: Id, on: Id | undefined): Side => {
  if (on !== undefined) return sideOf(draft, on) ?? 'A';
  return sideOf(draft, owner) ?? sideOf(draft, by) ?? 'A';
};

/** What may keep an aspect from being activated, apart from its explanation. */
const cannotActivate = (
  state: State,
  draft: Draft,
  command: { readonly id: Id; readonly owner: Id; readonly on?: Id },
  aspect: Aspect,
  activation: Activation,
  { by }: Context,
) => {
  if (draft.activations.some(({ id }) => id === command.id)) return no('NYX_E_ID', [], { id: command.id });
  if (aspect.name === '') return no('NYX_E_NAME', ['NYX-ASP-06']);
  if (isActive(draft, activation)) return no('NYX_E_DUPLICATE', ['NYX-DICE-10'], { aspect: aspect.name });
  if (mixesSigns(draft, activation)) return no('NYX_E_MIXED', ['NYX-DICE-04']);
  if (price(state, activation) > unreserved(state, activation.by, draft))
    return no('NYX_E_POINTS', ['NYX-PTS-09', 'NYX-PTS-03']);
  if (!mayLandOn(state, draft, command, activation)) return no('NYX_E_TARGET', ['NYX-OUT-09']);
  if (isGm(by) && price(state, activation) > 0 && !runs(state, by, activation.by)) {
    return no('NYX_E_FORCED_PAY', ['NYX-OUT-03', 'NYX-DICE-05']);
  }
  return undefined;
};

/** Each aspect at most once per action; separate damage aspects count separately (NYX-DICE-10, D-29). */
const isActive = (draft: Draft, { owner, aspect }: Activation): boolean =>
  draft.activations.some((other) => other.owner === owner && other.aspect === aspect);

/** Nobody activates both helping and hindering aspects herself; demands and damage are not her doing (NYX-DICE-04, NYX-DICE-05, D-34, D-37). */
const mixesSigns = (draft: Draft, { by, sign, origin }: Activation): boolean =>
  origin === 'player' &&
  sign !== 'neutral' &&
  draft.activations.some((other) => other.by === by && other.origin === 'player' && other.sign === flip[sign]);

/**
 * Dice of an outside aspect go to one's own roll or the opponent's; own and allies' aspects, and neutral uses,
 * only to one's own (NYX-OUT-09, D-08).
 */
const mayLandOn = (
  state: State,
  draft: Draft,
  { owner, on }: { readonly owner: Id; readonly on?: Id },
  { by, sign, on: side }: Activation,
): boolean => {
  const mine = sideOf(draft, by);
  if (mine === undefined || (on !== undefined && sideOf(draft, on) === undefined)) return false;
  return side === mine || (sign !== 'neutral' && isOutside(state, draft, owner, mine));
};

/**
 * Every use needs an explanation (NYX-PTS-11), a neutral one a drawback (NYX-PTS-04, D-09), and profiting from another
 * player's character her consent (NYX-OUT-07).
 * Reading: consent is given by word of mouth; who claims it is in the log, and the owner may reject it before the roll.
 */
export const unexplained = (
  state: State,
  command: {
    readonly by: Id;
    readonly owner: Id;
    readonly explanation: string;
    readonly drawback?: string;
    readonly consent?: boolean;
  },
  sign: Sign,
  { by }: Context,
) => {
  if (command.explanation === '') return no('NYX_E_EXPLANATION', ['NYX-PTS-11']);
  if (sign === 'neutral' && (command.drawback ?? '') === '') return no('NYX_E_DRAWBACK', ['NYX-PTS-04', 'NYX-DICE-14']);
  const profits = sign !== 'negative' && command.owner !== command.by && isPc(state, command.owner);
  return profits && command.consent !== true && !runs(state, by, command.owner)
    ? no('NYX_E_CONSENT', ['NYX-OUT-07'], { owner: command.owner })
    : undefined;
};

/** What the game master brings into play is a secret no longer, unless the whole of it is (NYX-OUT-05). */
export const shown = (state: State, owner: Id, aspect: Aspect | undefined, secretly: boolean): readonly Event[] => {
  if (secretly) return [];
  const events: Event[] = [...reveal(state, [owner]), ...revealThing(state, owner)];
  if (aspect?.only !== undefined) {
    events.push({ type: 'nyx/aspectRevealed', owner, aspect: omit(aspect, 'only') });
  }
  return events;
};

/** A declaration may be withdrawn freely before the roll by whoever made it (D-44). */
export const withdrawActivation = (
  state: State,
  command: Of<'nyx/withdrawActivation'>,
  context: Context,
): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const activation = draft?.activations.find(({ id }) => id === command.activation);
  if (!draft || !activation) return no('NYX_E_UNKNOWN');
  if (activation.madeBy !== context.by.seat && !isGm(context.by)) return no('NYX_E_ROLE');
  if (spent(state, draft, activation)) return no('NYX_E_POINTS', ['NYX-PTS-10']);
  const who = isGm(context.by) ? 'gm' : actorsOf(draft).find((actor) => runs(state, context.by, actor));
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/activationWithdrawn',
    draft: draft.id,
    activation,
    ...(who !== undefined && { who }),
  });
};

/** Where points pay at once, what an activation earned may already be spent (D-15). */
const spent = (state: State, draft: Draft, activation: Activation): boolean =>
  state.settings.earnTiming === 'immediately' &&
  earnings(state, draft, activation).some(({ character, delta }) => unreserved(state, character, draft) < delta);

/** The game master judges whether a use fits; the owner of the aspect may say no to another's (NYX-PTS-11, NYX-OUT-07). */
export const rejectActivation = (
  state: State,
  command: Of<'nyx/rejectActivation'>,
  context: Context,
): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const activation = draft?.activations.find(({ id }) => id === command.activation);
  if (!draft || !activation) return no('NYX_E_UNKNOWN');
  const owns =
    activation.owner !== activation.by && isPc(state, activation.owner) && runs(state, context.by, activation.owner);
  if (!isGm(context.by) && !owns) return no('NYX_E_ROLE', ['NYX-PTS-11']);
  if (command.reason === '') return no('NYX_E_EXPLANATION', ['NYX-PTS-11']);
  if (spent(state, draft, activation)) return no('NYX_E_POINTS', ['NYX-PTS-10']);
  const { reason } = command;
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/activationRejected',
    draft: draft.id,
    activation,
    reason,
    ...(!isGm(context.by) && { byOwner: true }),
  });
};

/** The game master demands that an aspect hinders a character; never one she would have to pay for (NYX-DICE-05, D-35). */
export const demandOnRoll = (
  state: State,
  command: Of<'nyx/demandAspect'> & { readonly draft: Id },
  context: Context,
): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const aspect = findAspect(state, command.owner, command.aspect, context.by);
  if (!draft || !aspect || !figureOf(state, command.target)) return no('NYX_E_UNKNOWN');
  if ((command.sign ?? 'negative') !== 'negative') return no('NYX_E_FORCED_PAY', ['NYX-DICE-05']);
  const use = { by: command.target, sign: 'negative' } as const;
  const demand = asActivation(state, draft, command, use, aspect, 'gmDemand', context.by.seat);
  const refused = cannotActivate(state, draft, command, aspect, demand, context);
  if (refused) return refused;
  // Without points there is nothing to choose.
  const activation: Activation = hasPoints(state, demand.by) ? demand : { ...demand, answer: 'accept' };
  return accept(...shown(state, command.owner, aspect, draft.only !== undefined), {
    ...hush(draft.only !== undefined),
    type: 'nyx/aspectDemanded',
    draft: draft.id,
    activation,
  });
};

/**
 * A damage aspect hinders every action it relates to; the player or the game master says that it does
 * (NYX-HARM-07, D-34). An extra's hinders at once and moves no points, unless the table has them pay (NYX-HARM-13, D-21).
 */
export const markDamage = (state: State, command: Of<'nyx/markDamage'>, context: Context): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const { by } = context;
  const aspect = findAspect(state, command.owner, command.aspect, by);
  if (!draft || !aspect) return no('NYX_E_UNKNOWN');
  if (aspect.kind !== 'damage') return no('NYX_E_NOT_DAMAGE', ['NYX-HARM-07']);
  const side = sideOf(draft, command.owner);
  if (side === undefined) return no('NYX_E_TARGET', ['NYX-HARM-07']);
  const pays = hasPoints(state, command.owner);
  const rival = draft.rollers[otherSide(side)]?.actor;
  if (!isGm(by) && !actorsOf(draft).some((actor) => runs(state, by, actor))) return no('NYX_E_ROLE', ['NYX-HARM-07']);
  if (!pays && state.settings.extraDamage === 'paid' && rival !== undefined && hasPoints(state, rival)) {
    return activateAspect(state, exploit(command, rival), context);
  }
  const use = { by: command.owner, sign: 'negative' } as const;
  const marked = asActivation(state, draft, { ...command, on: command.owner }, use, aspect, 'damage', by.seat);
  const refused = cannotActivate(state, draft, command, aspect, marked, context);
  if (refused) return refused;
  const answer = pays ? (runs(state, by, command.owner) ? command.answer : undefined) : 'accept';
  const event: Event = {
    ...hush(draft.only !== undefined),
    type: 'nyx/damageMarked',
    draft: draft.id,
    activation: answer === undefined ? marked : { ...marked, answer },
  };
  const cannot = answer === 'buyOff' && cannotBuyOff(state, draft, marked, command.explanation);
  return cannot || accept(...shown(state, command.owner, aspect, draft.only !== undefined), event);
};

const exploit = ({ id, draft, owner, aspect, explanation }: Of<'nyx/markDamage'>, rival: Id): Activate => ({
  type: 'nyx/activateAspect',
  id,
  draft,
  owner,
  aspect,
  by: rival,
  sign: 'positive',
  on: owner,
  explanation: explanation || '–',
});

/** Buying off takes an explanation and a point that is not set aside (NYX-PTS-08, NYX-PTS-09, NYX-DICE-15). */
export const cannotBuyOff = (
  state: State,
  draft: Draft | undefined,
  { by, value }: { readonly by: Id; readonly value: number },
  explanation = '',
) => {
  if (unreserved(state, by, draft) < buyOffCost(state.settings, value)) {
    return no('NYX_E_POINTS', ['NYX-DICE-15', 'NYX-PTS-09']);
  }
  return explanation === '' ? no('NYX_E_EXPLANATION', ['NYX-PTS-08']) : undefined;
};

/** Let it hinder and earn its value after the roll, or pay and be spared (NYX-DICE-15, NYX-PTS-08, D-39). */
export const answerOnRoll = (
  state: State,
  command: Of<'nyx/answerDemand'> & { readonly draft: Id },
  context: Context,
): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  const demand = draft?.activations.find(({ id }) => id === command.demand);
  if (!draft || !demand || demand.origin === 'player') return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, demand.by)) return no('NYX_E_ROLE', ['NYX-DICE-15']);
  // An answer may be changed until the dice fall.
  const asked: Activation = omit(demand, 'answer');
  if (command.answer === 'buyOff') {
    if (!runs(state, context.by, demand.by)) return no('NYX_E_FORCED_PAY', ['NYX-DICE-05']);
    const others = { ...draft, activations: draft.activations.map((each) => (each === demand ? asked : each)) };
    const now = { ...state, drafts: { ...state.drafts, [draft.id]: others } };
    const refused = cannotBuyOff(now, others, demand, command.explanation);
    if (refused) return refused;
  }
  const { answer, explanation } = command;
  const activation: Activation = { ...asked, answer, ...(explanation !== undefined && { explanation }) };
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/demandAnswered',
    draft: draft.id,
    activation,
    ...onBehalf(state, context.by, demand.by),
  });
};
