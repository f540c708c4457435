import { accept, type Context, type Decision } from '@aspekt/contract';
import { actorIn, isHeld, isRefused, itemIdTaken, itemIn, onlyOwn, ownOf } from './find.ts';
import { editedItem, itemFrom } from './item.ts';
import { areas, type Armour, type CommandOf, type Event, type Person, type State } from './model.ts';
import { refuse } from './refusal.ts';
import { putOn, takenOff, wornOf } from './worn.ts';

/** Note a thing on the sheet; its load counts at once (AOR-ITEM-04, AOR-ITEM-10), and armour that is worn protects (AOR-ARM-01). */
export const addItem = (
  state: State,
  { by: id, item }: CommandOf<'aoristos/addItem'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const added = itemFrom(item);
  if (!added || itemIdTaken(state, person, item.id, by)) return refuse('badInput', { item: item.id }, ['AOR-AUTO-01']);
  const { armour } = ownOf(person);
  return accept<Event>(
    { type: 'aoristos/itemAdded', ...onlyOwn(person), who: id, item: added },
    ...armourChanged(person, added.worn ? putOn(armour, added.worn) : armour),
  );
};

export const editItem = (
  state: State,
  { by: id, item, fields }: CommandOf<'aoristos/editItem'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const before = itemIn(person, item);
  if (!before) return refuse('notFound', { id: item });
  const after = editedItem(before, fields);
  if (!after) return refuse('badInput', { item }, ['AOR-AUTO-01']);
  const edited: Event = { type: 'aoristos/itemEdited', ...onlyOwn(person), who: id, item: after };
  // What a thing in the hand is called everyone sees.
  const changed = isHeld(person, item) && (after.name !== before.name || after.category !== before.category);
  return accept<Event>(
    edited,
    ...(changed ? [{ type: 'aoristos/heldChanged', who: id, thing: { item, name: after.name } } as const] : []),
  );
};

/** With a piece of armour its protection goes (AOR-ARM-01). */
export const removeItem = (
  state: State,
  { by: id, item }: CommandOf<'aoristos/removeItem'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const before = itemIn(person, item);
  if (!before) return refuse('notFound', { id: item });
  const { armour, items } = ownOf(person);
  const others = wornOf(items.filter((other) => other.id !== item));
  return accept<Event>(
    // Everyone sees a hand that is empty now.
    { type: 'aoristos/itemRemoved', ...(!isHeld(person, item) && onlyOwn(person)), who: id, item, name: before.name },
    ...armourChanged(person, before.worn ? takenOff(armour, before.worn, others) : armour),
  );
};

/** What is told of armour that changes: one line for each value. */
const armourChanged = (person: Person, after: Armour): readonly Event[] => {
  const changed = areas.filter((area) => after[area] !== ownOf(person).armour[area]);
  return [...Map.groupBy(changed, (area) => after[area])].map(([value, covered]) => ({
    type: 'aoristos/armourSet',
    ...onlyOwn(person),
    who: person.id,
    areas: covered,
    value,
  }));
};

/** Armour value on one or several areas (AOR-ARM-01). */
export const setArmour = (
  state: State,
  { by: id, area, value }: CommandOf<'aoristos/setArmour'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  if (!Number.isInteger(value) || value < 0 || value > 1000) return refuse('badInput', { value });
  const covered = typeof area === 'string' ? [area] : area;
  return accept<Event>({ type: 'aoristos/armourSet', ...onlyOwn(person), who: id, areas: covered, value });
};
