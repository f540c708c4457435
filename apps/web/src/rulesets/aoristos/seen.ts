import type { Seen, Wire } from '@aspekt/contract';
import type {
  Area,
  Combat,
  Combatant,
  Command,
  DueRoll,
  Item,
  OpenRoll,
  Own,
  PendingAttack,
  Person,
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
export type SeenAttack = Seen<PendingAttack>;
export type SeenDue = Seen<DueRoll>;
export type SeenOpen = Seen<OpenRoll>;
export type { Area, Command, Trait };

export const attributes = [
  'physique',
  'chaosExperience',
  'agility',
  'awareness',
  'willpower',
] as const satisfies readonly Trait[];
export const areas = ['head', 'torso', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const satisfies readonly Area[];

/** Send a command of the game. */
export const act = (table: Table, command: Command, options?: DoOptions): Promise<Reply> =>
  // A command is plain JSON; TypeScript does not read that off optional fields.
  table.do(wire(command), options);
export const wire = (command: Command): Wire => command as unknown as Wire;

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

export const isHeld = ({ hands }: SeenPerson, item: string): boolean =>
  hands.right?.item === item || hands.left?.item === item;
/** What a person's hands hold, each thing once. */
export const heldNames = ({ hands: { right, left } }: SeenPerson): readonly string[] => [
  ...(right ? [right.name] : []),
  ...(left && left.item !== right?.item ? [left.name] : []),
];

export const combatantOf = (game: Game, id: string | undefined): SeenCombatant | undefined =>
  id === undefined ? undefined : game.combat?.combatants[id];
/** Metres between two fighters; 1 where nothing was said. */
export const distanceOf = ({ distances }: SeenCombat, a: string, b: string): number =>
  distances[a < b ? `${a}|${b}` : `${b}|${a}`] ?? 1;
/** Who has the turn. */
export const currentOf = ({ order, current }: SeenCombat): string | undefined => order[current];
/** Opponents of a fighter: the other sides, or everybody else where no sides were named. */
export const opponentsOf = (combat: SeenCombat, id: string): readonly string[] => {
  const side = combat.combatants[id]?.side;
  return combat.order.filter((other) => {
    const theirs = combat.combatants[other]?.side;
    return other !== id && (side == null || theirs == null || theirs !== side);
  });
};

/** What the button of a command says. */
export const labelOf = (game: Game, command: Command, w: AoristosWords): string =>
  // Each label takes its own kind of command; TypeScript cannot pair the two unions.
  (w.labels[command.type] as (command: Command, name: (id: string) => string) => string)(command, (id) =>
    nameOf(game, id, w),
  );
