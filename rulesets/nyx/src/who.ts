import { refuse, type Viewer } from '@aspekt/contract';
import type { RefusalCode } from './codes.ts';
import { figureOf, own } from './figures.ts';
import type { Id, State } from './model.ts';

/** A refusal with the rules behind it. */
export const no = (
  code: RefusalCode,
  rules: readonly string[] = [],
  data?: Readonly<Record<string, string | number>>,
) => refuse(code, data, rules.length > 0 ? rules : undefined);

export const isGm = (by: Viewer): boolean => by.role === 'gm';

/** Whoever runs a figure in play: its owner, and the game master for everyone without one. */
export const runs = (state: State, by: Viewer, id: Id): boolean => {
  const owner = own(state.characters, id)?.owner;
  if (owner !== undefined) return by.seat === owner && by.role !== 'onlooker';
  return by.role === 'gm';
};

/** The game master may always act for somebody's character, and the event says so. */
export const mayActFor = (state: State, by: Viewer, id: Id): boolean => by.role === 'gm' || runs(state, by, id);

export const onBehalf = (state: State, by: Viewer, id: Id): { readonly onBehalf?: true } =>
  runs(state, by, id) ? {} : { onBehalf: true };

/** The mark of an event about someone whom only the game master knows of. */
export const hush = (hidden: boolean): { readonly only?: 'gm' } => (hidden ? { only: 'gm' } : {});

export const isHidden = (state: State, id: Id): boolean => figureOf(state, id)?.only !== undefined;

/** What the game master is offered to do with hidden people has ids of this form, which are hers alone. */
export const hers = (id: Id): Id => `gm-${id}`;

/** The same for whom everyone knows: what the game master has named so may be a player's to roll for. */
export const everyones = (id: Id): Id => (id.startsWith(hers('')) ? everyones(id.slice(hers('').length)) : id);

/** Whether it is not for players to choose: then it is not found out by trying whether something hidden has it. */
export const isHers = (id: Id, by: Viewer): boolean => !isGm(by) && id.startsWith(hers(''));

/** Whether `id` may name something new: nothing has it yet, and it means nothing else. */
export const isNew = (state: State, id: Id, by: Viewer): boolean =>
  id !== 'scene' &&
  !isHers(id, by) &&
  !(id in Object.prototype) &&
  !Object.hasOwn(state.characters, id) &&
  !Object.hasOwn(state.extras, id) &&
  !Object.hasOwn(state.things, id) &&
  !Object.hasOwn(state.drafts, id) &&
  !Object.hasOwn(state.conflicts, id) &&
  !Object.hasOwn(state.slowHarms, id) &&
  !Object.hasOwn(state.demands, id) &&
  !Object.hasOwn(state.uses, id) &&
  !Object.values(state.pendingHarms).some((harm) => harm.id === id || harm.id.startsWith(`${id}-harm`));
