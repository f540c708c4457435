import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { findAspect, isInTheOpen, isKnown, isNewId, textOf } from './aspects.ts';
import { mayDefend } from './attack-skills.ts';
import { enemyUnder } from './declare.ts';
import type { FateMoved } from './fate.ts';
import { isOpen, newHalf, ratingFor } from './half.ts';
import type { Character, Event, Half, Id, Roll, RollCommand, State } from './model.ts';
import { actorFor, figure, inPlay, isGm } from './people.ts';
import { advantageGained } from './advantage.ts';
import { reachGoal } from './goal.ts';
import { conclude } from './settle.ts';
import { hasSkill } from './skills.ts';
import { applyStunt, isLimited, permittingStunt, refunds } from './stunts.ts';
import { begin, tell, told } from './tale.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';
import { difficultyAudience } from './visibility.ts';

type Command<T> = Extract<RollCommand, { type: T }>;

/** The open roll while it is still only declared. */
const declaredRoll = (state: State): Roll | undefined =>
  isOpen(state.roll) && state.roll.status === 'declared' ? state.roll : undefined;

/** The words of the aspect that a ruling rests on; one that nobody knows of cannot be named (ODE-KND-03). */
export const reasonOf = (state: State, because: Id | undefined): string | undefined | Refused => {
  if (because === undefined) return undefined;
  const found = findAspect(state, because);
  if (!found) return no('notFound', { id: because });
  return isInTheOpen(found) ? textOf(found) : no('aspectUnknown', {}, 'ODE-INV-12');
};
export const isRefusedReason = (reason: string | undefined | Refused): reason is Refused => typeof reason === 'object';

/** Nothing stands in the way: it succeeds without a roll (ODE-ACT-04, ODE-ACT-05, ODE-REM-01, D-05). */
export const autoSucceed = (state: State, command: Command<'ode/autoSucceed'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const roll = declaredRoll(state);
  if (!roll || roll.action === 'attack' || roll.purpose === 'contest') return no('wrongStatus', {}, 'ODE-ACT-04');
  if (roll.advantage?.mode === 'unknown' && !roll.advantage.aspectId) return no('wrongStatus', {}, 'ODE-ADV-09');
  const because = reasonOf(state, command.because);
  if (isRefusedReason(because)) return because;
  const tale = begin(state);
  tell(tale, {
    type: 'ode/autoSucceeded',
    id: roll.acting.actorId,
    intent: roll.intent,
    ...(because !== undefined && { because }),
  });
  if (roll.action === 'createAdvantage') advantageGained(tale, 'success');
  if (roll.task !== undefined)
    tell(tale, { type: 'ode/taskDone', task: roll.task, id: roll.acting.actorId, outcome: 'success' });
  reachGoal(tale, 'success');
  conclude(tale);
  return told(tale);
};

const lowest = -4;
const highest = 20;

/** A fixed difficulty, set by the game master; it takes the place of a defence (ODE-DIF-01, ODE-DIF-06, D-06). */
export const setDifficulty = (
  state: State,
  command: Command<'ode/setDifficulty'>,
  { by }: Context,
): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const roll = declaredRoll(state);
  if (!roll || isDirectContest(state, roll)) return no('wrongStatus', {}, 'ODE-DIF-01');
  const { value, failureOff = false } = command;
  if (!Number.isInteger(value) || value < lowest || value > highest)
    return no('difficultyRange', { lowest, highest }, 'ODE-DIF-01');
  const because = reasonOf(state, command.because);
  if (isRefusedReason(because)) return because;
  return accept<Event>(...released(state, roll), {
    type: 'ode/difficultySet',
    value: secret(difficultyAudience(state.settings), value),
    failureOff: failureOff && roll.action === 'overcome',
    ...(because !== undefined && { because }),
  });
};

/** A defence that something else takes the place of costs nothing. */
const released = (state: State, roll: Roll): readonly FateMoved[] =>
  roll.defence ? refunds(state, roll, roll.defence.actorId, roll.defence.stunts) : [];

const isDirectContest = (state: State, roll: Roll): boolean =>
  roll.purpose === 'contest' && state.scene?.contest?.mode !== 'difficulties';

/** Someone works against it: that one's defend roll stands in for a difficulty (ODE-DIF-03, ODE-DIF-05, ODE-DEF-03). */
export const callDefence = (state: State, command: Command<'ode/callDefence'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const roll = declaredRoll(state);
  const defender = figure(state, command.defender);
  if (!defender) return no('notFound', { id: command.defender });
  if (!roll || roll.purpose === 'contest' || defender.id === roll.acting.actorId)
    return no('wrongStatus', {}, 'ODE-DEF-01');
  if (!inPlay(state, defender)) return no('wrongStatus', { id: defender.id });
  return accept<Event>(...released(state, roll), { type: 'ode/defenceCalled', half: newHalf(state, defender, null) });
};

const linkedDefender = (state: State, named: Id | undefined, context: Context): [Roll, Character] | Refused => {
  const roll = declaredRoll(state);
  if (!roll?.defence) return no('wrongStatus', {}, 'ODE-DEF-01');
  const defender = actorFor(state, named ?? roll.defence.actorId, context);
  if (isRefused(defender)) return defender;
  return defender.id === roll.defence.actorId ? [roll, defender] : no('wrongStatus', {}, 'ODE-DEF-03');
};

/** The target may let it happen: the roll then faces 0 unless the game master sets something else (D-06). */
export const declineDefence = (
  state: State,
  command: Command<'ode/declineDefence'>,
  context: Context,
): Decision<Event> => {
  const linked = linkedDefender(state, command.actor, context);
  if (isRefused(linked)) return linked;
  const [roll, defender] = linked;
  return accept<Event>(...released(state, roll), { type: 'ode/defenceDeclined', id: defender.id });
};

/** The bonus of a full defence (ODE-OPT-01). */
const fullDefenceBonus = 2;

/** Which skill one defends with; against an attack only some may (ODE-DEF-02, ODE-USE-02, 03, 05, 06, 08). */
export const declareDefence = (
  state: State,
  command: Command<'ode/declareDefence'>,
  context: Context,
): Decision<Event> => {
  const linked = linkedDefender(state, command.actor, context);
  if (isRefused(linked)) return linked;
  const [roll, defender] = linked;
  if (roll.defence?.skill !== null) return no('wrongStatus', {}, 'ODE-DEF-01');
  const { skill } = command;
  const { harm = 'physical', reach = 'melee' } = roll;
  if (!hasSkill(defender, skill)) return no('skillNotAllowed', { skill }, 'ODE-SKL-01');
  const legal = roll.action !== 'attack' || mayDefend(defender, skill, harm, reach);
  const stunt = legal
    ? undefined
    : permittingStunt(defender, skill, 'defend', harm, (usual) => mayDefend(defender, usual, harm, reach));
  if (!legal && !stunt && command.gmPermits !== true && !insists(context))
    return unlessInsisted('skillNotAllowed', { skill }, 'ODE-USE-02', 'ODE-USE-03', 'ODE-USE-05', 'ODE-USE-06');
  const half: Half = {
    ...newHalf(state, defender, skill),
    rating: ratingFor(state, defender, skill),
    otherModifier: isOnFullDefence(state, defender) && command.fullDefence !== false ? fullDefenceBonus : 0,
  };
  const tale = begin(state);
  tell(tale, { type: 'ode/defenceDeclared', half, ...(command.gmPermits === true && { gmPermits: true }) });
  for (const id of command.stunts ?? []) {
    const own = defender.stunts.find((one) => one.id === id);
    if (!own) return no('notFound', { id });
    const refused = applyStunt(tale, defender, own);
    if (refused) return refused;
  }
  const due = stunt && isLimited(stunt) && !command.stunts?.includes(stunt.id);
  const refused = due ? applyStunt(tale, defender, stunt) : undefined;
  return refused ?? told(tale);
};

const isOnFullDefence = (state: State, { id }: Character): boolean =>
  state.scene?.conflict?.fullDefence.some((one) => one.id === id) ?? false;

/** Which unknown aspect is at stake; if there is none, the roll makes a new one (ODE-ADV-09, D-36). */
export const pickAspect = (state: State, command: Command<'ode/pickAspect'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const roll = declaredRoll(state);
  if (!roll?.advantage || roll.advantage.mode !== 'unknown' || roll.advantage.aspectId) return no('wrongStatus');
  const actor = figure(state, roll.acting.actorId);
  if (!actor) return no('notFound');
  if (command.aspect === undefined) {
    const { id, text } = command;
    if (!isText(text)) return no('textRequired', {}, 'ODE-ADV-01');
    if (id === undefined || !isNewId(state, id)) return no('notFound');
    return accept<Event>({ type: 'ode/aspectPicked', id, text: text.trim() });
  }
  const found = findAspect(state, command.aspect);
  if (!found || found.kind === 'boost' || isKnown(found)) return no('notFound', { id: command.aspect });
  const aspectId = secret('gm' as const, command.aspect);
  const enemy = roll.defence || roll.difficulty ? undefined : enemyUnder(state, actor, { mode: 'unknown', aspectId });
  return accept<Event>({
    type: 'ode/aspectPicked',
    aspectId,
    ...(enemy && { defender: newHalf(state, enemy, null) }),
  });
};
