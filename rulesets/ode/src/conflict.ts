import { accept, type Context, type Decision } from '@aspekt/contract';
import { giveBoost } from './boost.ts';
import { endConflict, endIfDecided } from './conflict-end.ts';
import { bank, moveFate } from './fate.ts';
import { isOpen } from './half.ts';
import type { Character, Conflict, ConflictCommand, Event, Roll, State } from './model.ts';
import { actorFor, areEnemies, controls, figure, inPlay, isGm, met, sideOf, standsOn } from './people.ts';
import { cancelled } from './roll-dice.ts';
import { sidesFrom } from './sessions.ts';
import { begin, tell, told } from './tale.ts';
import { isFree, mayAct } from './turn.ts';
import { insists, isRefused, isText, no, unlessInsisted } from './verdict.ts';
import { zonesFrom } from './zones.ts';

type Command<T> = Extract<ConflictCommand, { type: T }>;

/** Both sides can and want to harm each other; the table agrees who goes first (ODE-CNF-01, ODE-TRN-02). */
export const startConflict = (
  state: State,
  command: Command<'ode/startConflict'>,
  { by }: Context,
): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const { scene } = state;
  if (!scene || scene.conflict || (scene.contest && scene.contest.winner === null) || !isFree(state))
    return no('wrongStatus');
  const present = new Set(scene.participants);
  const sides = sidesFrom(command.sides ?? [], present);
  const first = figure(state, command.first);
  if (sides === undefined || !first) return no('notFound');
  if (!inPlay(state, first)) return no('wrongStatus', { id: first.id });
  const standing = scene.participants.flatMap((id) => {
    const one = figure(state, id);
    return one && inPlay(state, one) ? [sides[id] ?? one.side] : [];
  });
  if (new Set(standing).size < 2) return no('wrongStatus', {}, 'ODE-CNF-01');
  const zones = command.zones && zonesFrom(command.zones);
  if (isRefused(zones)) return zones;
  return accept<Event>({
    type: 'ode/conflictStarted',
    id: `conflict${state.serial + 1}`,
    first: first.id,
    sides,
    ...(zones && { zones }),
  });
};

/** Whoever is still in and has not acted in this exchange. */
export const stillToAct = (state: State, conflict: Conflict): readonly Character[] =>
  (state.scene?.participants ?? []).flatMap((id) => {
    const one = figure(state, id);
    return one && inPlay(state, one) && !conflict.acted.includes(id) ? [one] : [];
  });

/** The turn of the active one is over: acted, supported, or out (ODE-TRN-03, ODE-TRN-05). */
export const isTurnOver = (state: State, conflict: Conflict): boolean => {
  const active = figure(state, conflict.activeId);
  return !active || !inPlay(state, active) || conflict.acted.includes(active.id);
};

/** Whoever has acted names the next; when all have, the last one names who starts the next exchange (ODE-TRN-03, ODE-TRN-04). */
export const chooseNext = (state: State, command: Command<'ode/chooseNext'>, context: Context): Decision<Event> => {
  const conflict = state.scene?.conflict;
  if (!conflict) return no('wrongStatus', {}, 'ODE-TRN-03');
  const active = figure(state, conflict.activeId);
  if (!insists(context) && !(active ? controls(context.by, active) : isGm(context.by)))
    return unlessInsisted('notYourTurn', { id: conflict.activeId }, 'ODE-TRN-03');
  if (!isTurnOver(state, conflict) || !isFree(state)) return no('wrongStatus', {}, 'ODE-TRN-03');
  const next = met(state, command.next, context.by);
  if (!next) return no('notFound', { id: command.next });
  if (!inPlay(state, next)) return no('wrongStatus', { id: next.id }, 'ODE-TRN-05');
  const tale = begin(state);
  const newExchange = stillToAct(state, conflict).length === 0;
  if (!newExchange && conflict.acted.includes(next.id)) return no('alreadyActed', {}, 'ODE-TRN-03');
  const exchange = newExchange ? conflict.exchange + 1 : conflict.exchange;
  if (newExchange) tell(tale, { type: 'ode/exchangeStarted', exchange, first: next.id });
  const idle = conflict.fullDefence.some(({ id, used }) => id === next.id && !used);
  tell(tale, { type: 'ode/nextChosen', by: conflict.activeId, next: next.id, exchange });
  // A full defence that was never needed leaves one well placed (ODE-OPT-01).
  if (idle) giveBoost(tale, next.id, false);
  return told(tale);
};

/** Give up the action. */
export const endTurn = (state: State, command: Command<'ode/endTurn'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (!state.scene?.conflict) return no('wrongStatus', {}, 'ODE-TRN-01');
  return mayAct(state, character, context) ?? accept<Event>({ type: 'ode/turnEnded', id: character.id });
};

/** Give up the action and defend with +2 until the own next turn, where the table plays so (ODE-OPT-01). */
export const fullDefence = (state: State, command: Command<'ode/fullDefence'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (!state.settings.optFullDefence) return no('effectNotAllowed', { effect: 'fullDefence' }, 'ODE-OPT-01');
  if (!state.scene?.conflict) return no('wrongStatus', {}, 'ODE-OPT-01');
  const barred = mayAct(state, character, context);
  if (barred) return barred;
  if (!isText(command.focus)) return no('textRequired', {}, 'ODE-OPT-01');
  return accept<Event>({ type: 'ode/fullDefenceTaken', id: character.id, focus: command.focus.trim() });
};

/** Points for giving in now: one, and one for each consequence taken in this conflict (ODE-CDE-02). */
export const consequencesTaken = (character: Character, { id }: Conflict): number =>
  [...character.consequences, ...character.aspects].filter(({ takenInConflict }) => takenInConflict === id).length;

/** The opponent's dice lie on the table for this action, or it is settled: too late to give in (ODE-CDE-01, D-42). */
export const isTooLate = (state: State, character: Character): boolean => {
  const { roll } = state;
  if (!isOpen(roll) || roll.status === 'declared') return false;
  const { acting, defence, status } = roll;
  if (acting.actorId === character.id) return status === 'settled' || (defence !== null && defence.dice !== null);
  const actor = figure(state, acting.actorId);
  return defence?.actorId === character.id || (actor !== undefined && areEnemies(state, actor, character));
};

/** Give in before the dice fall, on one's own terms (ODE-CDE-01..03, ODE-FPT-03). */
export const concede = (state: State, command: Command<'ode/concede'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const conflict = state.scene?.conflict;
  if (!conflict || !inPlay(state, character)) return no('notInConflict', {}, 'ODE-CDE-01');
  if (isTooLate(state, character) && !insists(context)) return unlessInsisted('tooLateToConcede', {}, 'ODE-CDE-01');
  if (state.hits.some(({ targetId }) => targetId === character.id)) return no('tooLateToConcede', {}, 'ODE-CDE-01');
  if (!isText(command.terms)) return no('textRequired', {}, 'ODE-CDE-03');
  const tale = begin(state);
  if (isOpen(state.roll) && isBetween(state.roll, character)) {
    const undone = cancelled(state, state.roll, command.terms.trim());
    if (undone.ok) for (const event of undone.events) tell(tale, event);
  }
  const consequences = consequencesTaken(character, conflict);
  tell(tale, { type: 'ode/conceded', id: character.id, terms: command.terms.trim(), consequences });
  const to = { of: 'pending', id: character.id, reason: 'concession' } as const;
  tell(tale, moveFate(tale.state, bank, to, 1 + consequences, 'concession'));
  endIfDecided(tale);
  return told(tale);
};

const isBetween = ({ acting, defence, targetId }: Roll, { id }: Character): boolean =>
  acting.actorId === id || defence?.actorId === id || targetId === id;

/** How one loses is talked over: the other side must gain something it wanted (ODE-CDE-03). */
export const discussTerms = (state: State, command: Command<'ode/discussTerms'>, { by }: Context): Decision<Event> => {
  const conceder = met(state, command.character, by);
  if (!conceder) return no('notFound', { id: command.character });
  if (!state.scene?.concessions.some(({ id }) => id === conceder.id)) return no('wrongStatus', {}, 'ODE-CDE-03');
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-CDE-03');
  const own = controls(by, conceder);
  const enemy = Object.values(state.characters).some(
    (one) => areEnemies(state, one, conceder) && standsOn(state, by, sideOf(state, one)),
  );
  if (!own && !enemy && !isGm(by)) return no('forbidden', {}, 'ODE-CDE-03');
  return accept<Event>({
    type: 'ode/termsDiscussed',
    id: conceder.id,
    text: command.text.trim(),
    by: own ? 'conceder' : 'opponent',
  });
};

/** The game master ends it; by itself it ends when one side has nobody left (ODE-CNF-02). */
export const stopConflict = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!state.scene?.conflict) return no('notInConflict');
  if (!isFree(state)) return no('wrongStatus');
  const tale = begin(state);
  endConflict(tale);
  return told(tale);
};
