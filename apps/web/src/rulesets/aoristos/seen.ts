import type { Json, Seen, Wire } from '@aspekt/contract';
import type {
  Area,
  Combat,
  Combatant,
  CombatantOwn,
  Command,
  DueRoll,
  Item,
  OpenRoll,
  Own,
  PendingAttack,
  Person,
  Question,
  State,
  Trait,
} from '@aspekt/aoristos';
import type { DoOptions, Reply, TableStore } from '../../lib/game.ts';
import type { AoristosWords } from './words/index.svelte.ts';

/** The game as a seat sees it: what is hidden is simply not there, `own` only where one may know it. */
export type Game = Seen<State>;
export type Table = TableStore<Game>;
export type SeenPerson = Seen<Person>;
export type SeenOwn = Seen<Own>;
export type SeenItem = Seen<Item>;
export type SeenCombat = Seen<Combat>;
export type SeenCombatant = Seen<Combatant>;
export type SeenCombatantOwn = Seen<CombatantOwn>;
export type SeenAttack = Seen<PendingAttack>;
export type SeenDue = Seen<DueRoll>;
export type SeenOpen = Seen<OpenRoll>;
export type { Area, Command, Trait };

export const areas = ['head', 'torso', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const satisfies readonly Area[];

/** Send a command of the game. */
export const act = (table: Table, command: Command, options?: DoOptions): Promise<Reply> =>
  // A command is plain JSON; TypeScript does not read that off optional fields.
  table.do(wire(command), options);
export const wire = (command: Command): Wire => command as unknown as Wire;

/** An answer of the rules, in the one shape that belongs to its question. */
export type Answered<T> =
  | { readonly t: 'answer'; readonly answer: T }
  | { readonly t: 'refused'; readonly text: string }
  | { readonly t: 'unknown' };
export const ask = async <T>(table: Table, question: Question): Promise<Answered<T>> => {
  const reply = await table.ask(question as unknown as Readonly<Record<string, Json>>);
  if (reply.t === 'answer') return { t: 'answer', answer: reply.answer as unknown as T };
  return reply.t === 'refused' ? { t: 'refused', text: reply.refusal.text } : { t: 'unknown' };
};

export const personOf = (game: Game, id: string | undefined): SeenPerson | undefined =>
  id === undefined ? undefined : game.people[id];
export const peopleOf = (game: Game): readonly SeenPerson[] => Object.values(game.people);

/** Whom this seat plays. */
export const mineOf = (table: Table): readonly SeenPerson[] =>
  peopleOf(table.game).filter((person) => person.controllerId === table.me.seat);

export const isRunByGm = (person: SeenPerson): boolean => person.controllerId === null;
/** Whether this seat speaks for a person: the player for hers, the game master for everyone. */
export const mayActFor = (table: Table, id: string | undefined): boolean => {
  const person = personOf(table.game, id);
  if (!person || table.me.role === 'onlooker') return false;
  return table.isGm || person.controllerId === table.me.seat;
};
/** Whether this seat is the one to decide for a person: not the game master for a player's character. */
export const isOwn = (table: Table, id: string | undefined): boolean => {
  const person = personOf(table.game, id);
  if (!person) return false;
  return isRunByGm(person) ? table.isGm : person.controllerId === table.me.seat;
};
export const isAble = ({ alive, conscious }: SeenPerson): boolean => alive && conscious;

/** Everyone who can act now and whom this seat speaks for, its own first. */
export const actorsOf = (table: Table): readonly SeenPerson[] =>
  peopleOf(table.game)
    .filter((person) => mayActFor(table, person.id) && isAble(person))
    .toSorted((a, b) => Number(isOwn(table, b.id)) - Number(isOwn(table, a.id)));

const everyItem = (game: Game): readonly SeenItem[] => [
  ...peopleOf(game).flatMap(({ own }) => own?.items ?? []),
  ...game.scene.ground,
];
export const itemOf = (game: Game, id: string | undefined): SeenItem | undefined =>
  everyItem(game).find((item) => item.id === id);

/** What a person or a thing is called; things in somebody's hand are seen by all. */
export const nameOf = (game: Game, id: string | null | undefined, w: AoristosWords): string => {
  if (id === null || id === undefined) return w.someone;
  if (id === 'gm') return w.gm;
  if (id === 'unarmed') return w.unarmed;
  const person = game.people[id];
  if (person) return person.name || w.nameless;
  const held = peopleOf(game)
    .flatMap(({ hands }) => [hands.right, hands.left])
    .find((one) => one?.item === id);
  return itemOf(game, id)?.name ?? held?.name ?? w.someone;
};

/** What the button of a command says. */
export const labelOf = (game: Game, command: Command, w: AoristosWords): string =>
  // Each label takes its own kind of command; TypeScript cannot pair the two unions.
  (w.labels[command.type] as (command: Command, name: (id: string) => string) => string)(command, (id) =>
    nameOf(game, id, w),
  );
