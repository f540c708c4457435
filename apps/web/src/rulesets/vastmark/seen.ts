import type { Seen, Wire } from '@aspekt/contract';
import type {
  Character,
  Command,
  Declaration,
  Group,
  Modification,
  Outcome,
  Roll,
  Series,
  SeveralTraitsRequest,
  State,
  Trait,
  TraitGroup,
} from '@aspekt/vastmark';
import { resistanceNumber } from '@aspekt/vastmark/formula';
import type { DoOptions, Reply, TableStore } from '../../lib/game.ts';
import type { VastmarkWords } from './words/index.svelte.ts';

/** The game as a seat sees it: what is hidden is simply not there. */
export type Game = Seen<State>;
export type Table = TableStore<Game>;
export type SeenCharacter = Seen<Character>;
export type SeenTrait = Seen<Trait>;
export type SeenRoll = Seen<Roll>;
export type SeenGroup = Seen<Group>;
export type SeenDeclaration = Seen<Declaration>;
export type SeenSeries = Seen<Series>;
export type SeenRequest = Seen<SeveralTraitsRequest>;
export type { Modification, Outcome, TraitGroup };

/** Send a command of the game. */
export const act = (table: Table, command: Command, options?: DoOptions): Promise<Reply> =>
  // A command is plain JSON; TypeScript does not read that off optional fields.
  table.do(command as unknown as Wire, options);

export const characterOf = (game: Game, id: string | null | undefined): SeenCharacter | undefined =>
  game.characters.find((character) => character.id === id);

export const nameOf = (game: Game, id: string | null | undefined, w: VastmarkWords): string =>
  characterOf(game, id)?.name ?? w.someone;

/** Whom this seat plays. */
export const mineOf = (table: Table): readonly SeenCharacter[] =>
  table.game.characters.filter((character) => character.ownerId !== null && character.ownerId === table.me.seat);

/** Characters of players first, then the persons of the game master. */
export const everybody = (game: Game): readonly SeenCharacter[] =>
  game.characters.toSorted((a, b) => Number(a.npc) - Number(b.npc));

/** Whether this seat is the one to roll for a character: the game master only for those whom no player plays. */
export const isOwn = (table: Table, actor: string): boolean => {
  const character = characterOf(table.game, actor);
  if (!character || table.me.role === 'onlooker') return false;
  return character.ownerId === null ? table.isGm : character.ownerId === table.me.seat;
};

/** Those for whom this seat may open a roll, its own first. */
export const actorsOf = (table: Table): readonly SeenCharacter[] =>
  table.isGm ? everybody(table.game) : mineOf(table);

/** The blocks of a sheet in the order the book recommends; a trait whose group is not known stands with the value traits. */
export const blocks = ['situational', 'value', 'unbeatable'] as const satisfies readonly TraitGroup[];
export type Block = (typeof blocks)[number];
export const inBlock = (traits: readonly SeenTrait[], block: Block): readonly SeenTrait[] =>
  traits.filter(({ group }) => (group === 'unset' ? 'value' : group) === block);

/** The best first. */
export const byValue = <T extends { readonly value: number }>(skills: readonly T[]): readonly T[] =>
  skills.toSorted((a, b) => b.value - a.value);

/** One side has won as many as were agreed. */
export const isOver = ({ sides, wins }: SeenSeries): boolean => sides.some(({ won }) => won >= wins);

/** What a character is best at within a skill. */
export const specialisationNames = ({ sheet }: SeenCharacter, skill: string): readonly string[] =>
  (sheet?.specialisations ?? []).filter((one) => one.skill === skill).map(({ name }) => name);

/** What stands out about a character: daze and hurts, as far as this table plays with them. */
export const conditionsOf = (table: Table, character: SeenCharacter, w: VastmarkWords): readonly string[] => {
  const daze = dazeOf(table.game, character);
  const hurts = table.game.settings.toughness ? (character.hurts ?? []) : [];
  return [
    ...(daze > 0 ? [`${w.house.daze} ${table.format.signed(-daze)}`] : []),
    ...hurts.map(({ degree, text }) => `${w.house.hurts[degree]}${text ? `: ${text}` : ''}`),
  ];
};

/** How dazed a character is, as far as this table plays with it. */
const dazeOf = ({ settings }: Game, { daze = 0 }: SeenCharacter): number => (settings.daze ? daze : 0);

/** What a roll is measured against before the dice, as far as it is known here. */
export const resistanceOf = (roll: SeenRoll): number | undefined =>
  roll.resistance && resistanceNumber(roll, roll.resistance);
