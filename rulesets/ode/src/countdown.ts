import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import type { Countdown, CountdownCommand, Event, State } from './model.ts';
import { isGm } from './people.ts';
import { isText, no, type Refused } from './verdict.ts';

type Command<T> = Extract<CountdownCommand, { type: T }>;

/** Countdowns are the game master's, where the table plays with them (ODE-OPT-04). */
const mayCount = ({ settings }: State, { by }: Context): Refused | undefined => {
  if (!isGm(by)) return no('forbidden', {}, 'ODE-OPT-04');
  return settings.optCountdown ? undefined : no('effectNotAllowed', { effect: 'countdown' }, 'ODE-OPT-04');
};

const found = (state: State, id: string): Countdown | undefined => state.countdowns.find((one) => one.id === id);
const privately = ({ only }: Countdown): { readonly only?: NonNullable<Countdown['only']> } =>
  only === undefined ? {} : { only };

/** A row of boxes, what marks them, and what happens at the last one; perhaps shown without its meaning. */
export const createCountdown = (
  state: State,
  command: Command<'ode/createCountdown'>,
  context: Context,
): Decision<Event> => {
  const barred = mayCount(state, context);
  if (barred) return barred;
  const { id, title, boxes, trigger, outcome, hide } = command;
  if (found(state, id)) return no('wrongStatus', { id });
  if (!isText(title) || !isText(trigger) || !isText(outcome)) return no('textRequired', {}, 'ODE-OPT-04');
  const to = hide === undefined ? 'everyone' : 'gm';
  const countdown: Countdown = {
    id,
    title: title.trim(),
    boxes,
    marked: 0,
    trigger: secret(to, trigger.trim()),
    outcome: secret(to, outcome.trim()),
    ...(hide === 'all' && { only: 'gm' }),
  };
  return accept<Event>({ type: 'ode/countdownCreated', countdown, ...privately(countdown) });
};

/** A box is marked; at the last one it happens. */
export const markCountdown = (
  state: State,
  command: Command<'ode/markCountdown'>,
  context: Context,
): Decision<Event> => {
  const barred = mayCount(state, context);
  if (barred) return barred;
  const countdown = found(state, command.countdown);
  if (!countdown) return no('notFound', { id: command.countdown });
  const { id, title, boxes } = countdown;
  const marked = countdown.marked + 1;
  if (marked > boxes) return no('wrongStatus', {}, 'ODE-OPT-04');
  return accept<Event>({
    type: 'ode/countdownMarked',
    id,
    title,
    marked,
    boxes,
    ...(marked === boxes ? { outcome: countdown.outcome.value } : privately(countdown)),
  });
};

/** Show a hidden countdown, or also what it means. */
export const showCountdown = (
  state: State,
  command: Command<'ode/showCountdown'>,
  context: Context,
): Decision<Event> => {
  const barred = mayCount(state, context);
  if (barred) return barred;
  const countdown = found(state, command.countdown);
  if (!countdown) return no('notFound', { id: command.countdown });
  const { only: _, ...shown } = countdown;
  const to = command.meaning ? 'everyone' : countdown.trigger.to;
  return accept<Event>({
    type: 'ode/countdownShown',
    countdown: { ...shown, trigger: secret(to, shown.trigger.value), outcome: secret(to, shown.outcome.value) },
  });
};

export const dropCountdown = (
  state: State,
  command: Command<'ode/dropCountdown'>,
  context: Context,
): Decision<Event> => {
  const barred = mayCount(state, context);
  if (barred) return barred;
  const countdown = found(state, command.countdown);
  if (!countdown) return no('notFound', { id: command.countdown });
  return accept<Event>({
    type: 'ode/countdownDropped',
    id: countdown.id,
    title: countdown.title,
    ...privately(countdown),
  });
};
