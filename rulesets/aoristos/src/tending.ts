import { accept, type Context, type Decision } from '@aspekt/contract';
import { combatantIn, gmOnly, isRefused, itemIn, onlyOwn, personIn } from './find.ts';
import { itemFrom } from './item.ts';
import type { Change, CommandOf, Event, Item, State } from './model.ts';
import { refuse } from './refusal.ts';

/** The game master sets a number, adds or strikes anything (AOR-GEN-04). */
export const adjust = (
  state: State,
  { reason, change }: CommandOf<'aoristos/adjust'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const item = change.what === 'ground' && change.add ? itemFrom(change.add) : null;
  if (item === undefined || !isSensible(state, change, item)) return refuse('badInput');
  if ('person' in change) {
    const person = personIn(state, change.person, by);
    if (isRefused(person)) return person;
    if (change.what === 'combatant' && !(state.combat && combatantIn(state.combat, change.person)))
      return refuse('notFound', { id: change.person });
    return accept<Event>({ type: 'aoristos/adjusted', only: person.own.to, who: change.person, reason, change, item });
  }
  return accept<Event>({ type: 'aoristos/adjusted', only: 'gm', who: null, reason, change, item });
};

const isSensible = ({ combat, dueRolls, scene, people }: State, change: Change, item: Item | null): boolean => {
  switch (change.what) {
    case 'person':
      // Whoever fights is seen by all.
      return !(change.fields.hidden === true && combat && combatantIn(combat, change.person));
    case 'combatant':
      return true;
    case 'remove':
      return !(combat && combatantIn(combat, change.person));
    case 'turn':
      return combat !== null && (change.current === undefined || combat.order.includes(change.current));
    case 'order':
      return combat !== null && change.order.toSorted().join() === combat.order.toSorted().join();
    case 'attack':
      return combat !== null && Boolean(combat.pendingAttack ?? combat.leaving ?? combat.appearing);
    case 'due':
      return change.strike < dueRolls.length;
    case 'ground': {
      const known = (id: string): boolean =>
        scene.ground.some((one) => one.id === id) || Object.values(people).some((person) => itemIn(person, id));
      const adds = item !== null && item.id !== 'unarmed' && !known(item.id);
      const strikes = scene.ground.some(({ id }) => id === change.strike);
      return change.add ? adds && change.strike === undefined : strikes;
    }
  }
};

/** Every setting is the table's to change, by the game master, for all to see (AOR-GEN-04). */
export const configure = (
  _state: State,
  { settings }: CommandOf<'aoristos/configure'>,
  { by }: Context,
): Decision<Event> => gmOnly(by) ?? accept<Event>({ type: 'aoristos/configured', settings });

/** Clock, weekday and surroundings, for all; a patient’s rest and care, for her own side. */
export const setScene = (
  state: State,
  { environment, weekday, clock, person, rest, care }: CommandOf<'aoristos/setScene'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  if ((rest ?? care) !== undefined && person === undefined) return refuse('badInput');
  const patient = person === undefined ? undefined : personIn(state, person, by);
  if (patient && isRefused(patient)) return patient;
  if (clock !== undefined && clock < state.scene.clock) return refuse('badInput', { clock });
  const nothing = { who: null, environment: null, weekday: null, clock: null, rest: null, care: null };
  const type = 'aoristos/sceneSet';
  const around = (environment ?? weekday ?? clock) !== undefined || !patient;
  return accept<Event>(
    ...(around
      ? [
          {
            ...nothing,
            type,
            environment: environment ?? null,
            weekday: weekday ?? null,
            clock: clock ?? null,
          } as const,
        ]
      : []),
    ...(patient
      ? [{ ...nothing, type, ...onlyOwn(patient), who: patient.id, rest: rest ?? null, care: care ?? null } as const]
      : []),
  );
};

/** The list of things to choose from is the table's own: add or replace, strike, import (section 10 of the catalogue). */
export const stock = (
  _state: State,
  { item, armour, cover }: CommandOf<'aoristos/stock'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  if (!item && !armour && !cover) return refuse('badInput');
  if (item && !itemFrom({ ...item, name: item.names.en })) return refuse('badInput', { item: item.id });
  return accept<Event>({
    type: 'aoristos/stocked',
    item: item ?? null,
    armour: armour ?? null,
    cover: cover ?? null,
  });
};

export const unstock = (
  state: State,
  { shelf, id }: CommandOf<'aoristos/unstock'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  if (!state.stock[shelf].some((one) => one.id === id)) return refuse('notFound', { id });
  return accept<Event>({ type: 'aoristos/unstocked', shelf, id });
};

export const importStock = (
  _state: State,
  { stock: imported }: CommandOf<'aoristos/importStock'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  for (const shelf of [imported.items, imported.armour, imported.cover])
    if (new Set(shelf.map(({ id }) => id)).size !== shelf.length) return refuse('badInput');
  const wrong = imported.items.find((item) => !itemFrom({ ...item, name: item.names.en }));
  if (wrong) return refuse('badInput', { item: wrong.id });
  return accept<Event>({ type: 'aoristos/stockImported', stock: imported });
};
