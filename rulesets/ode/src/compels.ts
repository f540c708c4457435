import { maySee, type Context, type Decision, type Viewer } from '@aspekt/contract';
import { concerns, findAspect, isKnown, knows, textOf } from './aspects.ts';
import { bank, carryOf, moveFate, pointsOf, purseOf } from './fate.ts';
import type { Character, Compel, Event, FateCommand, Id, Purse, State } from './model.ts';
import { actorFor, controls, figure, gmId, isGm, met } from './people.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';

type Command<T> = Extract<FateCommand, { type: T }>;

/**
 * Offer a fate point for a complication that an aspect brings about (ODE-CMP-01, ODE-CMP-05, ODE-CMP-10).
 * A player who proposes it puts a point of their own on the table (ODE-CMP-06, D-13).
 */
export const offerCompel = (state: State, command: Command<'ode/offerCompel'>, context: Context): Decision<Event> => {
  const { by } = context;
  const proposer = isGm(by) ? null : actorFor(state, command.actor, context);
  if (proposer !== null && isRefused(proposer)) return proposer;
  const target = met(state, command.target, by);
  const found = findAspect(state, command.aspect);
  if (!target || (!found && isGm(by))) return no('notFound');
  if (!isText(command.complication)) return no('textRequired', {}, 'ODE-CMP-10');
  // What one does not know of and what is not there are the same to a player.
  if (!found) return no('aspectUnknown', {}, 'ODE-INV-12');
  if (found.kind === 'boost') return no('boostNotCompellable', {}, 'ODE-BST-01', 'ODE-CMP-05');
  if (!knows(found, by) || (!isKnown(found) && !isOwnersOwn(found.owner, target)))
    return no('aspectUnknown', {}, 'ODE-INV-12');
  if (!concerns(state, found, target)) return no('compelNotRelevant', {}, 'ODE-CMP-05');
  if (target.status !== 'ready' || target.only !== undefined) return no('wrongStatus', { id: target.id });
  // Nobody compels their own: a player asks afterwards, the game master simply plays it.
  if (proposer ? controls(by, target) : !target.pc) return no('forbidden', {}, 'ODE-CMP-06', 'ODE-CMP-08');
  const left = proposer ? pointsOf(state, proposer) : 1;
  if (left < 1) return no('notEnoughFatePoints', { needed: 1, left }, 'ODE-CMP-06');

  const compel: Compel = {
    id: nextId(state, proposer ? `compel-by-${proposer.id}` : `compel-of-${target.id}`),
    byId: proposer?.id ?? null,
    seat: by.seat,
    targetId: target.id,
    aspectId: command.aspect,
    text: textOf(found),
    kind: command.kind,
    complication: command.complication.trim(),
    held: 0,
    status: 'offered',
    only: target.owner === undefined ? [by.seat] : [target.owner, by.seat],
  };
  const tale = begin(state);
  tell(tale, { type: 'ode/compelOffered', compel, ...privately(compel) });
  if (proposer) tell(tale, moveFate(state, purseOf(proposer), { of: 'compel', id: compel.id }, 1, 'compelHeld'));
  return told(tale);
};

/** An unknown aspect of one's own is known to oneself. */
const isOwnersOwn = (owner: Character | undefined, target: Character): boolean =>
  owner?.id === target.id && target.owner !== undefined;

/**
 * A player's compels are named after her character alone, for everybody sees her point go there, and not whom it is about;
 * the game master's after the target, who knows of them. One that has been answered or taken back is not counted.
 */
const nextId = ({ compels }: State, stem: Id): Id => {
  const isTaken = (wanted: Id): boolean => compels.some(({ id, status }) => id === wanted && status === 'offered');
  let n = 1;
  while (isTaken(`${stem}-${n}`)) n++;
  return `${stem}-${n}`;
};

const privately = ({ only }: Compel): { readonly only?: Compel['only'] & {} } => (only === undefined ? {} : { only });

/** Told to everyone: what was between two is now part of the story. */
const openly = (compel: Compel): Compel => {
  const { only: _, ...open } = compel;
  return open;
};

/** The open compel that is meant: the one named, else the oldest that this person has a say in. One that is between others is not there. */
const openCompel = (
  state: State,
  named: Id | undefined,
  by: Viewer,
  hasSay: (compel: Compel, target: Character | undefined) => boolean,
): readonly [Compel, Character] | Refused => {
  const open = state.compels.filter(
    (one) => one.status === 'offered' && knowsOf(by, one) && (named === undefined || one.id === named),
  );
  const compel = open.find((one) => hasSay(one, figure(state, one.targetId)));
  const target = compel && figure(state, compel.targetId);
  if (compel && target) return [compel, target];
  if (open.length > 0) return no('forbidden', {}, 'ODE-CMP-01');
  return named === undefined ? no('wrongStatus', {}, 'ODE-CMP-01') : no('notFound', { id: named });
};

const knowsOf = (by: Viewer, { only }: Compel): boolean => maySee(only ?? 'everyone', by);

/** Whoever plays the target, and knows of the compel: it may have been offered before the character changed hands. */
export const isAnsweredBy = (by: Viewer, compel: Compel, target: Character | undefined): boolean =>
  target !== undefined && controls(by, target) && knowsOf(by, compel);

/** The target says what it would rather have; the proposer or the game master words it anew (ODE-CMP-01). */
export const negotiateCompel = (
  state: State,
  command: Command<'ode/negotiateCompel'>,
  { by }: Context,
): Decision<Event> => {
  const found = openCompel(
    state,
    command.compel,
    by,
    (compel, target) => isAnsweredBy(by, compel, target) || compel.seat === by.seat || isGm(by),
  );
  if (isRefused(found)) return found;
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-CMP-10');
  const [compel, target] = found;
  const asTarget = isAnsweredBy(by, compel, target) && compel.seat !== by.seat;
  const tale = begin(state);
  tell(tale, {
    type: 'ode/compelNegotiated',
    id: compel.id,
    targetId: target.id,
    by: asTarget ? 'target' : 'proposer',
    text: command.text.trim(),
    ...privately(compel),
  });
  return told(tale);
};

/** Accept and gain a point at once, or refuse and pay one; with none left one cannot refuse (ODE-CMP-02..04, ODE-CMP-12). */
export const answerCompel = (state: State, command: Command<'ode/answerCompel'>, { by }: Context): Decision<Event> => {
  const found = openCompel(state, command.compel, by, (compel, target) => isAnsweredBy(by, compel, target));
  if (isRefused(found)) return found;
  const [compel, target] = found;
  const tale = begin(state);
  if (command.answer === 'accept') {
    tell(tale, { type: 'ode/compelAccepted', compel: openly({ ...compel, status: 'accepted' }) });
    // Between two scenes there is no pool: the point waits for the next one (ODE-GFP-01, ODE-GFP-03).
    const waits = !target.pc && (command.endsScene || !state.scene);
    const to = waits ? carryOf(gmId) : purseOf(target);
    tell(tale, moveFate(state, compel.held ? heldIn(compel) : bank, to, 1, 'compel', compel.text));
    return told(tale);
  }
  const left = pointsOf(state, target);
  if (left < 1) return no('cannotRefuse', { needed: 1, left }, 'ODE-CMP-04');
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-CMP-03');
  tell(tale, {
    type: 'ode/compelRefused',
    compel: openly({ ...compel, status: 'refused' }),
    text: command.text.trim(),
  });
  tell(tale, moveFate(state, purseOf(target), bank, 1, 'compelRefused', compel.text));
  giveBack(tale, compel);
  return told(tale);
};

const heldIn = ({ id }: Compel): Purse => ({ of: 'compel', id });

/** The proposer's own point comes back, or is lost where the table plays so (D-13). */
const giveBack = (tale: Tale, compel: Compel): void => {
  const { state } = tale;
  const proposer = compel.byId === null ? undefined : figure(state, compel.byId);
  if (!compel.held) return;
  const to = state.settings.compelRefund && proposer ? purseOf(proposer) : bank;
  tell(tale, moveFate(state, heldIn(compel), to, 1, 'compelReturned'));
};

/** Off the mark: taken back at no cost to the target (ODE-CMP-09). */
export const withdrawCompel = (
  state: State,
  command: Command<'ode/withdrawCompel'>,
  { by }: Context,
): Decision<Event> => {
  const found = openCompel(state, command.compel, by, (compel) => isGm(by) || compel.seat === by.seat);
  if (isRefused(found)) return found;
  const [compel] = found;
  const tale = begin(state);
  tell(tale, { type: 'ode/compelWithdrawn', compel: { ...compel, status: 'withdrawn' }, ...privately(compel) });
  giveBack(tale, compel);
  return told(tale);
};
