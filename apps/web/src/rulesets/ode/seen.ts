import type { Seen, Wire } from '@aspekt/contract';
import type {
  Character,
  CharacterAspect,
  Command,
  Compel,
  Consequence,
  Hit,
  Id,
  Invoke,
  Place,
  Roll,
  Scene,
  Skill,
  SkillId,
  State,
  Stunt,
} from '@aspekt/ode';
import type { DoOptions, Reply, TableStore } from '../../lib/game.ts';
import type { OdeWords } from './words/index.svelte.ts';

export type { Id };

/** The game as a seat sees it: what is hidden is simply not there. */
export type Game = Seen<State>;
export type Table = TableStore<Game>;
export type SeenCharacter = Seen<Character>;
export type SeenAspect = Seen<CharacterAspect>;
export type SeenConsequence = Seen<Consequence>;
export type SeenStunt = Seen<Stunt>;
export type SeenCompel = Seen<Compel>;
export type SeenRoll = Seen<Roll>;
export type SeenHalf = SeenRoll['acting'];
export type SeenInvoke = Seen<Invoke>;
export type SeenHit = Seen<Hit>;
export type SeenScene = Seen<Scene>;

/** Send a command of the game. */
export const act = (table: Table, command: Command, options?: DoOptions): Promise<Reply> =>
  // A command is plain JSON; TypeScript does not read that off optional fields.
  table.do(command as unknown as Wire, options);

type Typed<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** The commands of one type that the rules offer this seat now. */
export const offered = <T extends Command['type']>(table: Table, type: T): readonly Typed<T>[] =>
  // An offer is a command of the game in plain JSON.
  table.offers.flatMap(({ command }) => (command.type === type ? [command as unknown as Typed<T>] : []));

export const isOffered = (table: Table, type: Command['type']): boolean =>
  table.offers.some(({ command }) => command.type === type);

export const figureOf = (game: Game, id: Id | undefined | null): SeenCharacter | undefined =>
  id === undefined || id === null ? undefined : game.characters[id];

export const nameOf = (game: Game, id: Id | undefined | null, w: OdeWords): string => {
  if (id === 'gm') return w.gm;
  const figure = figureOf(game, id);
  return figure ? figure.name || w.nameless : w.someone;
};

/** Where an aspect lies, in words. */
export const placeName = (game: Game, place: Place, w: OdeWords): string => {
  if (place.type === 'scene') return w.theScene;
  if (place.type === 'character') return nameOf(game, place.id, w);
  return game.scene?.zones.find(({ id }) => id === place.id)?.name ?? w.theScene;
};

/** Whom this seat plays. */
export const mineOf = (table: Table): readonly SeenCharacter[] =>
  Object.values(table.game.characters).filter(
    ({ owner, pc, status }) => pc && owner === table.me.seat && status !== 'retired',
  );

/** Player characters that are in play: made, and not gone for good. */
export const playersOf = (game: Game): readonly SeenCharacter[] =>
  Object.values(game.characters).filter(({ pc, status }) => pc && status !== 'draft' && status !== 'retired');

/** Those whom the game master plays. */
export const npcsOf = (game: Game): readonly SeenCharacter[] =>
  Object.values(game.characters).filter(({ pc, status }) => !pc && status !== 'retired');

/** Everyone in the open scene who still acts in it. */
export const presentOf = (game: Game): readonly SeenCharacter[] =>
  (game.scene?.participants ?? []).flatMap((id) => {
    const figure = game.characters[id];
    return figure?.status === 'ready' ? [figure] : [];
  });

/** Whether this seat is the one to decide for a character: the player for hers, the game master for whom nobody plays. */
export const isOwn = (table: Table, id: Id | undefined | null): boolean => {
  const figure = figureOf(table.game, id);
  if (!figure || table.me.role === 'onlooker') return false;
  return figure.owner === undefined ? table.isGm : figure.owner === table.me.seat;
};

/** Everyone in the scene whom this seat decides for. */
export const actorsOf = (table: Table): readonly SeenCharacter[] =>
  presentOf(table.game).filter(({ id }) => isOwn(table, id));

/** A milestone has given something that is not used yet (ODE-MIL-01, ODE-MIL-03). */
export const hasGrown = (one: SeenCharacter): boolean =>
  one.status !== 'draft' &&
  one.status !== 'retired' &&
  (one.minorChoices + one.highConceptRewrites + one.stuntBuys + (one.skillPoints ?? 0) > 0 ||
    one.aspects.some(({ extreme }) => extreme === 'rewordable'));

/** `+3`, `0`, `−2`, with a real minus. */
export const signed = (n: number): string => {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
};

export const lowestRung = -4;
export const highestRung = 8;
/** The word for a number on the ladder; beyond its ends the word of the end (ODE-ACT-09, D-24). */
export const rungWord = (value: number, w: OdeWords): string =>
  w.labels.ladder[Math.max(lowestRung, Math.min(highestRung, value)) - lowestRung] ?? '';
/** Word and number on the ladder: God (+3). */
export const onLadder = (value: number, w: OdeWords): string => `${rungWord(value, w)} (${signed(value)})`;

/** A skill of the list by its name in this language; one that the game master invented by its own. */
export const skillName = (skill: Skill, w: OdeWords): string =>
  Object.hasOwn(w.labels.skills, skill) ? w.labels.skills[skill as SkillId] : skill;

/** The side of a scene in words. */
export const sideName = (side: string, w: OdeWords): string => {
  if (side === 'players' || side === 'gm') return w.labels.sides[side];
  return side;
};

/** A stunt as the sentence of the book. */
export const stuntSentence = (stunt: SeenStunt, w: OdeWords): string => {
  const { because, circumstance = '…', ability = '…', limit = '…' } = stunt;
  if (stunt.kind === 'rule') return w.labels.ruleStunt({ because, ability, limit });
  const skill = stunt.skill === undefined ? '…' : skillName(stunt.skill, w);
  const action = stunt.action === undefined ? '…' : w.labels.actions[stunt.action];
  return w.labels.bonusStunt({ because, skill, action, circumstance });
};
