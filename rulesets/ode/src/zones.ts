import { accept, type Context, type Decision } from '@aspekt/contract';
import type { Character, ConflictCommand, Event, Id, NewZone, Reach, State, Zone } from './model.ts';
import { actorFor, inPlay } from './people.ts';
import { isFree } from './turn.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';

/** Zones as the game master names them (ODE-ZON-01). */
export const zonesFrom = (zones: readonly NewZone[]): readonly Zone[] | Refused => {
  if (!zones.every(({ name }) => isText(name))) return no('textRequired', {}, 'ODE-ZON-01');
  const ids = zones.map(({ id }) => id);
  const named = (list: readonly Id[] = []): boolean => list.every((id) => ids.includes(id));
  if (new Set(ids).size !== ids.length) return no('wrongStatus');
  if (!zones.every((zone) => named(zone.adjacent) && named(zone.barred))) return no('notFound');
  return zones.map(({ id, name, adjacent = [], barred = [] }) => ({ id, name, adjacent, barred }));
};

const zoneOf = (state: State, id: Id | null): Zone | undefined => state.scene?.zones.find((zone) => zone.id === id);

/** Neighbours in either direction. */
const areAdjacent = (a: Zone, b: Zone): boolean => a.adjacent.includes(b.id) || b.adjacent.includes(a.id);
const isBarred = (a: Zone, b: Zone): boolean => a.barred.includes(b.id) || b.barred.includes(a.id);

/**
 * Everyone in one's own zone; from afar those in the next one too, and whom else the game master says
 * (ODE-ZON-02, ODE-ZON-05). Without zones everyone is in reach of everyone (D-41).
 */
export const isInReach = (state: State, from: Character, to: Character, reach: Reach, gmPermits: boolean): boolean => {
  const [here, there] = [zoneOf(state, from.zoneId), zoneOf(state, to.zoneId)];
  if (!here || !there || here.id === there.id) return true;
  return gmPermits || (reach === 'ranged' && areAdjacent(here, there));
};

/** Once per exchange, besides the action, to the next zone if nothing is in the way (ODE-ZON-03, ODE-ZON-04). */
export const moveZone = (
  state: State,
  command: Extract<ConflictCommand, { type: 'ode/moveZone' }>,
  context: Context,
): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const there = zoneOf(state, command.zone);
  if (!there) return no('notFound', { id: command.zone });
  if (!inPlay(state, character) || !isFree(state) || character.zoneId === there.id) return no('wrongStatus');
  const conflict = state.scene?.conflict;
  if (!insists(context)) {
    if (conflict && conflict.activeId !== character.id)
      return unlessInsisted('notYourTurn', { id: conflict.activeId }, 'ODE-ZON-03');
    if (conflict?.moved.includes(character.id)) return unlessInsisted('alreadyMoved', {}, 'ODE-ZON-03');
    const here = zoneOf(state, character.zoneId);
    if (here && !areAdjacent(here, there)) return unlessInsisted('notAdjacent', {}, 'ODE-ZON-03', 'ODE-ZON-04');
    if (here && isBarred(here, there)) return unlessInsisted('notAdjacent', { barred: 1 }, 'ODE-ZON-04');
  }
  return accept<Event>({
    type: 'ode/moved',
    id: character.id,
    zone: there.id,
    name: there.name,
    free: conflict !== null && conflict !== undefined,
  });
};
