import { accept, type Context, type Decision } from '@aspekt/contract';
import { findAspect, freeInvokesOf, isInTheOpen, knows, textOf } from './aspects.ts';
import type { Boost, Character, Event, FateCommand, Id, State } from './model.ts';
import { actorFor, controls, figure, inPlay, isGm, isUnmet, met, sideOf, standsOn } from './people.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';

type Command<T> = Extract<FateCommand, { type: T }>;

/** The boost, if this person holds it or speaks for the side that does. */
const heldBoost = (state: State, id: Id, context: Context): Boost | Refused => {
  const found = findAspect(state, id);
  if (found?.kind !== 'boost') return no('notFound', { id });
  const { by } = context;
  const holder = found.aspect.holderId === null ? undefined : figure(state, found.aspect.holderId);
  const mine = holder ? controls(by, holder) : standsOn(state, by, found.aspect.side);
  if (mine || insists(context)) return found.aspect;
  return isGm(by) ? unlessInsisted('forbidden') : no('forbidden', {}, 'ODE-BST-07');
};

/** A boost may be named late, when it is used (ODE-BST-06). */
export const nameBoost = (state: State, command: Command<'ode/nameBoost'>, context: Context): Decision<Event> => {
  const boost = heldBoost(state, command.aspect, context);
  if (isRefused(boost)) return boost;
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-BST-06');
  return accept<Event>({
    type: 'ode/boostNamed',
    aspect: boost.id,
    holderId: boost.holderId,
    text: command.text.trim(),
  });
};

/** Hand a boost to an ally (ODE-BST-07). */
export const passBoost = (state: State, command: Command<'ode/passBoost'>, context: Context): Decision<Event> => {
  const boost = heldBoost(state, command.aspect, context);
  if (isRefused(boost)) return boost;
  const ally = met(state, command.ally, context.by);
  if (!ally) return no('notFound', { id: command.ally });
  if (ally.id === boost.holderId || !inPlay(state, ally) || sideOf(state, ally) !== sideHolding(state, boost))
    return no('notAlly', {}, 'ODE-BST-07');
  return accept<Event>({
    type: 'ode/boostPassed',
    aspect: boost.id,
    text: boost.text,
    from: boost.holderId,
    to: ally.id,
  });
};

const sideHolding = (state: State, boost: Boost): string => {
  const holder: Character | undefined = boost.holderId === null ? undefined : figure(state, boost.holderId);
  return holder ? sideOf(state, holder) : boost.side;
};

/** The moment has passed: an unused boost is gone (ODE-BST-04). */
export const dropBoost = (state: State, command: Command<'ode/dropBoost'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden', {}, 'ODE-BST-04');
  const found = findAspect(state, command.aspect);
  if (found?.kind !== 'boost') return no('notFound', { id: command.aspect });
  const { id, text, holderId } = found.aspect;
  return accept<Event>({ type: 'ode/boostDropped', aspect: id, text, holderId });
};

/** Let an ally use one's free invokes, or no longer (ODE-INV-11, ODE-TEA-05). */
export const shareFreeInvoke = (
  state: State,
  command: Command<'ode/shareFreeInvoke'>,
  context: Context,
): Decision<Event> => {
  const holder = actorFor(state, command.actor, context);
  if (isRefused(holder)) return holder;
  const found = findAspect(state, command.aspect);
  const ally = met(state, command.ally, context.by);
  if (!found || !knows(found, context.by) || !ally) return no('notFound');
  if (!isInTheOpen(found)) return no('aspectUnknown', {}, 'ODE-INV-12');
  if (isUnmet(state, ally.id)) return no('unmet', { id: ally.id });
  if (!freeInvokesOf(found).some(({ holderId }) => holderId === holder.id)) return no('noFreeInvoke', {}, 'ODE-INV-11');
  if (ally.id === holder.id || sideOf(state, ally) !== sideOf(state, holder)) return no('notAlly', {}, 'ODE-INV-11');
  return accept<Event>({
    type: 'ode/freeInvokeShared',
    aspect: command.aspect,
    text: textOf(found),
    holderId: holder.id,
    ally: ally.id,
    allow: command.allow,
  });
};
