import { accept, type Context, type Decision } from '@aspekt/contract';
import { gmOnly, isRefused, onlyOwn, personIn } from './find.ts';
import { itemFrom } from './item.ts';
import type { CommandOf, Event, State } from './model.ts';
import { refuse } from './refusal.ts';

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
