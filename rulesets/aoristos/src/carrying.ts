import { accept, type Context, type Decision } from '@aspekt/contract';
import { actorIn, isRefused, itemIdTaken, itemIn, onlyOwn } from './find.ts';
import { editedItem, itemFrom } from './item.ts';
import type { CommandOf, Event, State } from './model.ts';
import { refuse } from './refusal.ts';

/** Note a thing on the sheet; its load counts at once (AOR-ITEM-04, AOR-ITEM-10). */
export const addItem = (
  state: State,
  { by: id, item }: CommandOf<'aoristos/addItem'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const added = itemFrom(item);
  if (!added || itemIdTaken(state, person, item.id)) return refuse('badInput', { item: item.id }, ['AOR-AUTO-01']);
  return accept<Event>({ type: 'aoristos/itemAdded', ...onlyOwn(person), who: id, item: added });
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
  return accept<Event>({ type: 'aoristos/itemEdited', ...onlyOwn(person), who: id, item: after });
};

export const removeItem = (
  state: State,
  { by: id, item }: CommandOf<'aoristos/removeItem'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const before = itemIn(person, item);
  if (!before) return refuse('notFound', { id: item });
  return accept<Event>({ type: 'aoristos/itemRemoved', ...onlyOwn(person), who: id, item, name: before.name });
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
  const areas = typeof area === 'string' ? [area] : area;
  return accept<Event>({ type: 'aoristos/armourSet', ...onlyOwn(person), who: id, areas, value });
};
