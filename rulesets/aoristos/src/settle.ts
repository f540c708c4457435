import type { Decision } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import { combatOver } from './combat-end.ts';
import { rollAllDue } from './due.ts';
import { evolve } from './evolve.ts';
import { lookup } from './find.ts';
import { afterStrikes } from './leaving.ts';
import type { Event, State } from './model.ts';

type Accepted = Extract<Decision<Event>, { readonly ok: true }>;

/**
 * What follows by itself once a command is decided: rolls that nobody is asked for (`pauseOnRolls` off), the end of
 * a flight when nobody is left to strike, the end of a single attack; and what concerns hidden persons is hidden.
 */
export const settle = (state: State, decision: Accepted, dice: Dice): Accepted => {
  const rollsAtOnce = !state.settings.pauseOnRolls;
  const flight = state.combat?.leaving?.carriedOn === true;
  const single = state.combat?.mode === 'single';
  const events = rollsAtOnce || flight || single ? followed(state, decision.events, dice) : decision.events;
  const shown = concealed(state, events);
  return shown === decision.events ? decision : { ...decision, events: shown };
};

const followed = (state: State, events: readonly Event[], dice: Dice): readonly Event[] => {
  const all = [...events];
  let now = all.reduce(evolve, state);
  const add = (more: readonly Event[]): void => {
    all.push(...more);
    now = more.reduce(evolve, now);
  };
  if (!state.settings.pauseOnRolls && now.dueRolls.length > 0) add(rollAllDue(now, dice).events);
  add(afterStrikes(now));
  const { combat } = now;
  const attacked = all.some(({ type }) => ends.has(type));
  if (combat?.mode === 'single' && attacked) add([combatOver(now, combat, null)]);
  return all;
};
const ends: ReadonlySet<Event['type']> = new Set([
  'aoristos/attackResolved',
  'aoristos/attackAborted',
  'aoristos/activationEnded',
]);

/** Everyone an event is about. */
const concerned = (event: Event): readonly string[] => {
  if (event.type === 'aoristos/created' || event.type === 'aoristos/revealed') return [];
  if ('who' in event && event.who !== null) return [event.who];
  if ('roll' in event && event.roll) return [event.roll.who];
  if (event.type === 'aoristos/tested') return [event.test.roll.who];
  if (event.type === 'aoristos/opposed') return [event.a.roll.who, event.b.roll.who];
  if (event.type === 'aoristos/firstAided') return [event.patient, ...event.helpers];
  return event.type === 'aoristos/transfused' ? [event.patient] : [];
};

/** What a hidden person does or suffers only the game master knows. */
const concealed = (state: State, events: readonly Event[]): readonly Event[] => {
  let hidden = false;
  for (const id in state.people) if (state.people[id]?.only !== undefined) hidden = true;
  if (!hidden) return events;
  // Whoever is revealed in the same breath is known from then on.
  const revealed = new Set(events.map((event) => (event.type === 'aoristos/revealed' ? event.who : null)));
  const isHidden = (id: string): boolean => !revealed.has(id) && lookup(state.people, id)?.only !== undefined;
  return events.map((event) => (concerned(event).some(isHidden) ? { ...event, only: 'gm' as const } : event));
};
