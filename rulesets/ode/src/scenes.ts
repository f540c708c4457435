import { accept, type Context, type Decision } from '@aspekt/contract';
import { findAspect, knows } from './aspects.ts';
import { endIfDecided } from './conflict-end.ts';
import { isOpen } from './half.ts';
import type { Event, Roll, SceneCommand, State } from './model.ts';
import { figure, isGm } from './people.ts';
import { gmSide, playersSide } from './sides.ts';
import { addAspect, bringCarried } from './sessions.ts';
import { reveal } from './advantage.ts';
import { begin, tell, told } from './tale.ts';
import { no } from './verdict.ts';

type Command<T> = Extract<SceneCommand, { type: T }>;

/** Somebody comes into the scene; an NPC brings the points it carries (ODE-GFP-02). */
export const enterScene = (state: State, command: Command<'ode/enterScene'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const character = figure(state, command.character);
  if (!character) return no('notFound', { id: command.character });
  const { scene } = state;
  if (!scene || character.status !== 'ready' || scene.participants.includes(character.id)) return no('wrongStatus');
  const { zone = null } = command;
  if (zone !== null && !scene.zones.some(({ id }) => id === zone)) return no('notFound', { id: zone });
  const tale = begin(state);
  const side = command.side ?? (character.pc ? playersSide : gmSide);
  tell(tale, { type: 'ode/enteredScene', id: character.id, side, zone });
  if (!character.pc) bringCarried(tale, character.id);
  return told(tale);
};

/** Somebody goes; a conflict may be over with them. */
export const leaveScene = (state: State, command: Command<'ode/leaveScene'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const { character: id } = command;
  if (!figure(state, id)) return no('notFound', { id });
  if (!state.scene?.participants.includes(id) || isBusy(state, id)) return no('wrongStatus');
  const tale = begin(state);
  tell(tale, { type: 'ode/leftScene', id });
  endIfDecided(tale);
  return told(tale);
};

/** A roll by or against somebody is open, or a hit on them. */
export const isBusy = (state: State, id: string): boolean =>
  state.hits.some(({ targetId }) => targetId === id) || (isOpen(state.roll) && isPartOf(state.roll, id));

const isPartOf = ({ acting, defence, targetId, treatment }: Roll, id: string): boolean =>
  acting.actorId === id ||
  defence?.actorId === id ||
  targetId === id ||
  treatment?.patientId === id ||
  acting.helpers.includes(id);

/** The game master adds a situation aspect; where a contest tied, that is the twist it owes (ODE-SCN-03, ODE-CTS-05). */
export const addSituationAspect = (
  state: State,
  command: Command<'ode/addSituationAspect'>,
  { by }: Context,
): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!state.scene) return no('wrongStatus');
  const tale = begin(state);
  return addAspect(tale, command, state.scene.contest?.twistOwed) ?? told(tale);
};

/** Nothing stands in the way: the aspect is simply undone (ODE-REM-01). */
export const removeAspect = (state: State, command: Command<'ode/removeAspect'>, { by }: Context): Decision<Event> => {
  if (!isGm(by) && command.gmPermits !== true) return no('forbidden', {}, 'ODE-REM-01');
  const found = findAspect(state, command.aspect);
  if (!found || !knows(found, by)) return no('notFound', { id: command.aspect });
  if (found.kind === 'boost')
    return accept<Event>({
      type: 'ode/boostDropped',
      aspect: found.aspect.id,
      text: found.aspect.text,
      holderId: found.aspect.holderId,
    });
  if (found.kind !== 'situation') return no('wrongStatus', {}, 'ODE-KND-07');
  const { id, text, only } = found.aspect;
  return accept<Event>({ type: 'ode/aspectRemoved', id, text, ...(only !== undefined && { only }) });
};

export const revealAspect = (state: State, command: Command<'ode/revealAspect'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const found = findAspect(state, command.aspect);
  if (!found) return no('notFound', { id: command.aspect });
  const tale = begin(state);
  reveal(tale, command.aspect);
  return tale.events.length > 0 ? told(tale) : no('wrongStatus');
};

/** A safety tool: play pauses until it is dealt with; without a name if one wishes (ODE-SAF-01..03). */
export const raiseSafety = (_state: State, command: Command<'ode/raiseSafety'>, { by }: Context): Decision<Event> => {
  const { kind, note, anonymous = false } = command;
  const safety = { kind, ...(note !== undefined && note !== '' && { note }), ...(!anonymous && { seat: by.seat }) };
  return accept<Event>({ type: 'ode/safetyRaised', safety });
};

/** The raiser or the game master; where nobody was named, anyone. */
export const resolveSafety = (state: State, { by }: Context): Decision<Event> => {
  if (!state.safety) return no('wrongStatus');
  const { seat } = state.safety;
  if (!isGm(by) && seat !== undefined && seat !== by.seat) return no('forbidden', {}, 'ODE-SAF-02');
  return accept<Event>({ type: 'ode/safetyResolved' });
};

export const changeSettings = (
  _state: State,
  command: Command<'ode/changeSettings'>,
  { by }: Context,
): Decision<Event> =>
  isGm(by) ? accept<Event>({ type: 'ode/settingsChanged', settings: command.settings }) : no('forbidden');
