import { accept, type Context, type Decision } from '@aspekt/contract';
import { isRunning } from './endings.ts';
import { figureOf } from './figures.ts';
import type { Command, Event, Id, Settings, State } from './model.ts';
import { isSetting } from './settings.ts';
import { hush, isGm, isHidden, isNew, no } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The table's settings, and its own names for the attributes, which change nothing else (NYX-GEN-03, NYX-GEN-04). */
export const configureTable = (state: State, command: Of<'nyx/configureTable'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-GEN-03']);
  const { settings = {}, labels } = command;
  for (const [key, value] of Object.entries(settings)) {
    if (!isSetting(key, value)) return no('NYX_E_SETTING', ['NYX-GEN-03'], { key });
  }
  // Every key and value has just been found among the settings.
  const known = settings as Partial<Settings>;
  return accept({ type: 'nyx/tableConfigured', settings: known, ...(labels && { labels }) });
};

/** A session begins: play, and no more changing of aspects (NYX-CHG-01). */
export const startSession = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('NYX_E_ROLE');
  if (state.phase !== 'break') return no('NYX_E_PHASE', ['NYX-CHG-01']);
  return accept({ type: 'nyx/sessionStarted', session: state.session + 1 });
};

/** A session ends in a break; an unfinished conflict waits for the next (NYX-CHG-01). */
export const endSession = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('NYX_E_ROLE');
  if (state.phase !== 'play') return no('NYX_E_PHASE', ['NYX-CHG-01']);
  return accept({ type: 'nyx/sessionEnded', session: state.session });
};

/** A longer pause in the story is a break as well, but not in the middle of a conflict (NYX-CHG-01). */
export const longPause = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('NYX_E_ROLE');
  if (state.phase !== 'play' || hasConflict(state)) return no('NYX_E_PHASE', ['NYX-CHG-01']);
  return accept({ type: 'nyx/longPauseTaken' });
};

const hasConflict = (state: State): boolean => Object.values(state.conflicts).some(isRunning);

export const startScene = (state: State, command: Of<'nyx/startScene'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  if (state.scene?.status === 'open') return no('NYX_E_PHASE');
  if (!isNew(state, command.id, context.by)) return no('NYX_E_ID', [], { id: command.id });
  const { id, title, participants = [] } = command;
  const stranger = unknown(state, participants);
  if (stranger !== undefined) return no('NYX_E_UNKNOWN', [], { id: stranger });
  const scene = { id, title, status: 'open', aspects: [], participants: shownOf(state, participants) } as const;
  return accept({ type: 'nyx/sceneStarted', scene });
};

/** Who is hidden is not listed, not even by id. */
const shownOf = (state: State, ids: readonly Id[]): readonly Id[] => ids.filter((id) => !isHidden(state, id));

const unknown = (state: State, ids: readonly Id[]): Id | undefined => ids.find((id) => !figureOf(state, id));

export const setParticipants = (
  state: State,
  command: Of<'nyx/setParticipants'>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  if (state.scene?.status !== 'open') return no('NYX_E_PHASE');
  const { participants } = command;
  const stranger = unknown(state, participants);
  if (stranger !== undefined) return no('NYX_E_UNKNOWN', [], { id: stranger });
  return accept({ type: 'nyx/participantsSet', participants: shownOf(state, participants) });
};

/** Between important scenes all exhaustion goes, and what was invented for the scene (NYX-REC-01, NYX-OUT-15). */
export const endScene = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('NYX_E_ROLE', ['NYX-REC-01']);
  const { scene } = state;
  if (scene?.status !== 'open' || hasConflict(state)) return no('NYX_E_PHASE', ['NYX-REC-01']);
  if (Object.keys(state.pendingHarms).length > 0) return no('NYX_E_PENDING_HARM', ['NYX-REC-01']);
  return accept({
    type: 'nyx/sceneEnded',
    title: scene.title,
    exhaustionCleared: state.settings.exhaustionClears === 'scene',
  });
};

/** A scene that shows a change or a recovery has been played (NYX-CHG-07, NYX-REC-05). */
export const clearReminder = (state: State, command: Of<'nyx/clearReminder'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-CHG-07']);
  const reminder = state.reminders.find(({ id }) => id === command.reminder);
  if (!reminder) return no('NYX_E_UNKNOWN');
  return accept({
    ...hush(reminder.only !== undefined),
    type: 'nyx/reminderCleared',
    reminder: reminder.id,
    text: reminder.text,
  });
};
