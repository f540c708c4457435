import { see, type Viewer } from '@aspekt/contract';
import { findSlot } from '../aspects.ts';
import { ode } from '../index.ts';
import type { Command, Event, Id, State } from '../model.ts';
import { figure } from '../people.ts';

/** Ids of characters, or of aspects and wounds, that a viewer may not know of. */
type Hidden = { readonly people: readonly Id[]; readonly aspects: readonly Id[] };

export const hiddenFrom = (state: State, viewer: Viewer): Hidden => {
  const isHidden = (thing: object): boolean => see(thing, viewer) === undefined;
  const characters = Object.values(state.characters);
  const sheets = characters.flatMap((one) =>
    [...one.aspects, ...one.consequences].flatMap((aspect) =>
      aspect.id !== undefined && (isHidden(one) || isHidden(aspect)) ? [aspect.id] : [],
    ),
  );
  return {
    people: characters.filter(isHidden).map(({ id }) => id),
    aspects: [...sheets, ...state.aspects.filter(isHidden).map(({ id }) => id)],
  };
};

/** The same command about something hidden: every id in it may give way to one that players do not know. */
export const aimed = (command: Command, state: State, { people, aspects }: Hidden, random: () => number): unknown => {
  const instead = (id: string): string => {
    const list = figure(state, id) ? people : findSlot(state, id) ? aspects : [];
    return random() % 4 === 0 ? id : (list[random() % Math.max(1, list.length)] ?? id);
  };
  const aim = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === 'type' || key === 'what' ? value : instead(value);
    if (Array.isArray(value)) return value.map((one) => aim(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, aim(one, name)]));
  };
  return aim(command);
};

/** What everybody knew is written over by something unknown: here hiding is the command itself. */
const hides = (command: Command): boolean =>
  command.type === 'ode/adjust' &&
  command.change.what === 'aspect' &&
  command.change.known === false &&
  command.change.slot !== undefined;

/** An aspect is laid open whose owner stays hidden: its words and its id are told all the same. */
const laidOpen = (events: readonly Event[]): readonly Id[] =>
  events.flatMap((event) => (event.type === 'ode/aspectRevealed' ? [event.id] : []));

export type Step = {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
};

/**
 * Whoever is told nothing sees nothing change, and nobody is told an id that is hidden from them and was not known already.
 * A sentence where that does not hold.
 */
export const giveaway = ({ before, command, events, after }: Step, viewer: Viewer): string | undefined => {
  const told = events.map((event) => see(event, viewer)).filter((event) => event !== undefined);
  const was = JSON.stringify(see(before, viewer));
  const is = JSON.stringify(see(after, viewer));
  const where = `${viewer.seat} after ${JSON.stringify(command)}`;
  if (told.length === 0 && was !== is && !hides(command)) return `${where}: nothing was told\n${was}\n${is}`;
  const { people, aspects } = hiddenFrom(after, viewer);
  const open = laidOpen(events);
  const text = `${JSON.stringify(told)}\n${is}\n${JSON.stringify(ode.offers(after, viewer))}`;
  const named = [...people, ...aspects].find(
    (id) => text.includes(`"${id}"`) && !was.includes(`"${id}"`) && !open.includes(id),
  );
  return named === undefined ? undefined : `${where}: ${named} is named\n${text}`;
};
