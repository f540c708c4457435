import { accept, type Context, type Decision, type Viewer } from '@aspekt/contract';
import { isOpen } from './half.ts';
import { pendingInvoke, takeEffect } from './invoke-effect.ts';
import type { Event, Invoke, InvokeCommand, State } from './model.ts';
import { figure, isGm } from './people.ts';
import { begin, tell, told } from './tale.ts';
import { isText, no } from './verdict.ts';

type AnswerChallenge = Extract<InvokeCommand, { type: 'ode/answerChallenge' }>;

/** "Det där är fel!": anyone but the invoker may object before the invoke takes effect (ODE-FAL-01). */
export const challengeInvoke = (state: State, { by }: Context): Decision<Event> => {
  const pending = isOpen(state.roll) ? pendingInvoke(state.roll) : undefined;
  if (pending?.status !== 'proposed') return no('wrongStatus', {}, 'ODE-FAL-01');
  if (by.seat === pending.seat) return no('forbidden', {}, 'ODE-FAL-01');
  return accept<Event>({ type: 'ode/invokeChallenged', id: pending.id, text: pending.text, objector: by.seat });
};

/** The invoker takes it back or argues; the objector is convinced or not (ODE-FAL-02..05, D-27). */
export const answerChallenge = (state: State, command: AnswerChallenge, context: Context): Decision<Event> => {
  const pending = isOpen(state.roll) ? pendingInvoke(state.roll) : undefined;
  if (pending?.status !== 'challenged') return no('wrongStatus', {}, 'ODE-FAL-02');
  const { by } = context;
  switch (command.answer) {
    case 'retract':
      return by.seat === pending.seat ? accept<Event>(retracted(pending)) : no('forbidden', {}, 'ODE-FAL-02');
    case 'argue':
      if (by.seat !== pending.seat) return no('forbidden', {}, 'ODE-FAL-02');
      if (!isText(command.text)) return no('textRequired', {}, 'ODE-FAL-02');
      return accept<Event>({ type: 'ode/challengeArgued', id: pending.id, text: command.text.trim() });
    case 'convinced':
    case 'notConvinced':
      return judge(state, pending, command.answer === 'convinced', context);
  }
};

const retracted = ({ id, byId, text }: Invoke): Event => ({ type: 'ode/invokeRetracted', id, byId, text });

/** The objector must be convinced; the game master may close the debate; or the table votes (D-27). */
const judge = (state: State, pending: Invoke, convinced: boolean, context: Context): Decision<Event> => {
  const { by } = context;
  if (!mayJudge(state, pending, by)) return no('forbidden', {}, 'ODE-FAL-03');
  const tale = begin(state);
  if (state.settings.bogusJudge === 'majority') {
    if (pending.votes.some(({ seat }) => seat === by.seat)) return no('wrongStatus', {}, 'ODE-FAL-03');
    tell(tale, { type: 'ode/challengeVoted', id: pending.id, seat: by.seat, convinced });
    const verdict = countVotes(tale.state, pending);
    if (verdict === undefined) return told(tale);
    return conclude(tale, pending, verdict, context);
  }
  return conclude(tale, pending, convinced, context);
};

const conclude = (
  tale: ReturnType<typeof begin>,
  pending: Invoke,
  convinced: boolean,
  context: Context,
): Decision<Event> => {
  if (convinced) takeEffect(tale, pending, context);
  else tell(tale, retracted(pending));
  return told(tale);
};

const mayJudge = (state: State, pending: Invoke, by: Viewer): boolean => {
  switch (state.settings.bogusJudge) {
    case 'objector':
      return isGm(by) || by.seat === pending.objector;
    case 'gm':
      return isGm(by);
    case 'majority':
      return by.seat !== pending.seat && (isGm(by) || votersOf(state, pending).has(by.seat));
  }
};

/** Everybody who plays a character in the scene, except the invoker. */
const votersOf = (state: State, { seat }: Invoke): ReadonlySet<string> => {
  const present = state.scene?.participants ?? [];
  const seats = present.flatMap((id) => figure(state, id)?.owner ?? []);
  return new Set(seats.filter((one) => one !== seat));
};

/** More than half must be convinced, the game master counted in; half against is enough to take it back. */
const countVotes = (state: State, { id }: Invoke): boolean | undefined => {
  const pending = state.roll?.invokes.find((one) => one.id === id);
  if (!pending) return undefined;
  const voters = votersOf(state, pending).size + (isPlayersSeat(state, pending.seat) ? 1 : 0);
  const yes = pending.votes.filter(({ convinced }) => convinced).length;
  const against = pending.votes.length - yes;
  if (yes * 2 > voters) return true;
  return against * 2 >= voters ? false : undefined;
};

/** A player invoked, so the game master is among those who judge. */
const isPlayersSeat = (state: State, seat: string): boolean =>
  Object.values(state.characters).some(({ owner }) => owner === seat);
