import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { newHalf, newRoll } from './half.ts';
import type { ContestCommand, Event, Outcome, State } from './model.ts';
import { actorFor, isGm } from './people.ts';
import { hasSkill } from './skills.ts';
import { isFree, mayAct } from './turn.ts';
import { isRefused, isText, no } from './verdict.ts';
import { difficultyAudience } from './visibility.ts';

type Command<T> = Extract<ContestCommand, { type: T }>;

/** Several overcome rolls with different skills against something complicated (ODE-CHL-01, ODE-CHL-02). */
export const startChallenge = (
  state: State,
  command: Command<'ode/startChallenge'>,
  { by }: Context,
): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const { scene, settings } = state;
  if (!scene || scene.challenge || !isFree(state)) return no('wrongStatus');
  if (command.tasks.length === 0 || !command.tasks.every(({ skill }) => isText(skill)))
    return no('textRequired', {}, 'ODE-CHL-01');
  return accept<Event>({
    type: 'ode/challengeStarted',
    tasks: command.tasks.map(({ skill, difficulty, label = '' }) => ({
      skill,
      label: label.trim(),
      difficulty: secret(difficultyAudience(settings), difficulty),
      takenBy: null,
      outcome: null,
    })),
  });
};

/** Take a task on: it is its own overcome roll (ODE-CHL-03). */
export const takeTask = (state: State, command: Command<'ode/takeTask'>, context: Context): Decision<Event> => {
  const actor = actorFor(state, command.actor, context);
  if (isRefused(actor)) return actor;
  const task = state.scene?.challenge?.tasks[command.task];
  if (!task) return no('notFound', { task: command.task }, 'ODE-CHL-03');
  if (task.takenBy !== null) return no('wrongStatus', {}, 'ODE-CHL-03');
  const barred = mayAct(state, actor, context);
  if (barred) return barred;
  if (!isText(command.intent)) return no('textRequired', {}, 'ODE-ACT-02');
  if (!hasSkill(actor, task.skill)) return no('skillNotAllowed', { skill: task.skill }, 'ODE-CHL-01');
  return accept<Event>({
    type: 'ode/actionDeclared',
    roll: newRoll(state, newHalf(state, actor, task.skill), {
      action: 'overcome',
      intent: command.intent.trim(),
      purpose: 'task',
      task: command.task,
      difficulty: task.difficulty,
    }),
  });
};

/** The game master weighs it all; no fixed number of successes wins (ODE-CHL-04). */
export const endChallenge = (state: State, command: Command<'ode/endChallenge'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const challenge = state.scene?.challenge;
  if (!challenge || !isFree(state)) return no('wrongStatus');
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-CHL-04');
  const counts: Record<Outcome | 'open', number> = { fail: 0, tie: 0, success: 0, style: 0, open: 0 };
  for (const { outcome } of challenge.tasks) counts[outcome ?? 'open']++;
  return accept<Event>({ type: 'ode/challengeEnded', text: command.text.trim(), counts });
};
