import type { Seen, Wire } from '@aspekt/contract';
import type {
  Activation,
  Aspect,
  Attribute,
  Character,
  Command,
  Conflict,
  Draft,
  Extra,
  Id,
  PendingHarm,
  RoundRecord,
  Side,
  SlowHarm,
  State,
} from '@aspekt/nyx';
import type { Figure } from '@aspekt/nyx/figures';
import type { DoOptions, Reply, TableStore } from '../../lib/game.ts';
import type { NyxWords } from './words/index.svelte.ts';

export type { Id };

/** The game as a seat sees it: what is hidden is simply not there. */
export type Game = Seen<State>;
export type Table = TableStore<Game>;
export type SeenAspect = Seen<Aspect>;
export type SeenCharacter = Seen<Character>;
type SeenExtra = Seen<Extra>;
export type SeenFigure = SeenCharacter | SeenExtra;
export type SeenDraft = Seen<Draft>;
export type SeenActivation = Seen<Activation>;
export type SeenConflict = Seen<Conflict>;
export type SeenRound = Seen<RoundRecord>;
export type SeenHarm = Seen<PendingHarm>;
export type SeenSlowHarm = Seen<SlowHarm>;

export const attributes = ['mind', 'interaction', 'body'] as const satisfies readonly Attribute[];
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** Send a command of the game. */
export const act = (table: Table, command: Command, options?: DoOptions): Promise<Reply> =>
  // A command is plain JSON; TypeScript does not read that off optional fields.
  table.do(command as unknown as Wire, options);

export const figureOf = (game: Game, id: Id | undefined): SeenFigure | undefined =>
  id === undefined ? undefined : (game.characters[id] ?? game.extras[id]);

export const isCharacter = (figure: SeenFigure): figure is SeenCharacter => figure.kind !== 'extra';

/** A player's character plays once it is finished; a major figure of the game master's also before. */
const isInPlay = ({ kind, status }: SeenCharacter): boolean =>
  status === 'active' || (kind === 'majorNpc' && status === 'draft');

/** Player characters in play, then the major figures of the game master. */
export const charactersOf = (game: Game): readonly SeenCharacter[] =>
  Object.values(game.characters)
    .filter(isInPlay)
    .toSorted((a, b) => Number(a.kind === 'majorNpc') - Number(b.kind === 'majorNpc'));

export const majorsOf = (game: Game): readonly SeenCharacter[] =>
  charactersOf(game).filter((character) => character.kind === 'majorNpc');

export const playersOf = (game: Game): readonly SeenCharacter[] =>
  charactersOf(game).filter((character) => character.kind === 'pc');

/** Whom this seat plays. */
export const mineOf = (table: Table): readonly SeenCharacter[] =>
  Object.values(table.game.characters).filter(
    (character) => character.owner === table.me.seat && character.status !== 'retired',
  );

/** Whom the game master runs: everyone whom no player plays. */
export const isRunByGm = (figure: SeenFigure): boolean => !isCharacter(figure) || figure.owner === undefined;

/** Whether this seat speaks for a figure: the player for hers, the game master for everyone. */
const mayActFor = (table: Table, id: Id | undefined): boolean => {
  const figure = figureOf(table.game, id);
  if (!figure || table.me.role === 'onlooker') return false;
  return table.isGm || (isCharacter(figure) && figure.owner === table.me.seat);
};
/** Whether this seat is the one to decide for a figure: not the game master for a player's character. */
export const isOwn = (table: Table, id: Id | undefined): boolean => {
  const figure = figureOf(table.game, id);
  if (!figure) return false;
  if (isRunByGm(figure)) return table.isGm;
  return isCharacter(figure) && figure.owner === table.me.seat;
};

/** Everyone who can act now and whom this seat speaks for, its own first. */
export const actorsOf = (table: Table): readonly SeenFigure[] => {
  const all: readonly SeenFigure[] = [...charactersOf(table.game), ...Object.values(table.game.extras)];
  return all
    .filter((figure) => mayActFor(table, figure.id) && !isOut(figure))
    .toSorted((a, b) => Number(isOwn(table, b.id)) - Number(isOwn(table, a.id)));
};

export const nameOf = (game: Game, id: Id | undefined, w: NyxWords): string => {
  if (id === undefined) return w.someone;
  if (id === 'scene') return w.theScene;
  return figureOf(game, id)?.name || game.things[id]?.name || w.nameless;
};

export const attributeName = (game: Game, attribute: Attribute, w: NyxWords): string =>
  game.labels[attribute]?.name ?? w.attribute[attribute];

/** The attribute as it stands: the base less exhaustion and less what a mob has lost. Unknown when it is veiled. */
export const currentOf = (figure: SeenFigure, attribute: Attribute): number | undefined => {
  if (!figure.attributes || !figure.exhaustion) return undefined;
  const lost = figure.kind === 'extra' ? figure.mobLoss[attribute] : 0;
  return Math.max(0, figure.attributes[attribute] - figure.exhaustion[attribute] - lost);
};
/** A figure whose numbers this seat knows, as the rules take it. */
export const knownFigure = (figure: SeenFigure | undefined): Figure | undefined => {
  if (!figure?.attributes || !figure.exhaustion) return undefined;
  const { attributes: base, exhaustion } = figure;
  return { ...figure, attributes: base, exhaustion };
};
export const isOut = (figure: SeenFigure): boolean =>
  attributes.some((attribute) => currentOf(figure, attribute) === 0);

/** Above ten an attribute is written as what it adds: 14 is +4. */
export const notation = (value: number): string => (value > 10 ? `+${value - 10}` : String(value));

const kinds = { regular: 0, temporary: 1, damage: 2 } as const;
/** Three, two, one; then what is temporary; then damage. */
export const inOrder = (aspects: readonly SeenAspect[]): readonly SeenAspect[] =>
  aspects.toSorted((a, b) => kinds[a.kind] - kinds[b.kind] || b.value - a.value);

/** An aspect with where it belongs. */
export type Placed = { readonly owner: Id; readonly ownerName: string; readonly aspect: SeenAspect };

/** The aspects of the scene and of the things in it. */
export const surroundings = (game: Game, w: NyxWords): readonly Placed[] => [
  ...inOrder(game.scene?.aspects ?? []).map((aspect) => ({ owner: 'scene', ownerName: w.theScene, aspect })),
  ...Object.values(game.things).flatMap((thing) =>
    inOrder(thing.aspects).map((aspect) => ({ owner: thing.id, ownerName: thing.name, aspect })),
  ),
];
export const aspectsOf = (figure: SeenFigure): readonly Placed[] =>
  inOrder(figure.aspects).map((aspect) => ({ owner: figure.id, ownerName: figure.name, aspect }));

/** The conflicts that are being played. */
export const runningConflicts = (game: Game): readonly SeenConflict[] =>
  Object.values(game.conflicts).filter((conflict) => conflict.status !== 'ended');

/** The side of a conflict that this seat plays; the game master has the one without players. */
export const sideOf = (table: Table, conflict: SeenConflict): Side | undefined => {
  const owns = (side: Side): boolean => conflict.sides[side].members.some((id) => isOwn(table, id));
  if (owns('A')) return 'A';
  return owns('B') ? 'B' : undefined;
};
/** The side drawn on the left: one's own. */
export const leftOf = (table: Table, conflict: SeenConflict): Side => sideOf(table, conflict) ?? 'A';

export const sideName = (game: Game, conflict: SeenConflict, side: Side, w: NyxWords): string => {
  const { name, members } = conflict.sides[side];
  if (name) return name;
  return members.map((id) => nameOf(game, id, w)).join(', ') || w.passiveSide;
};

/** Harm that this seat chooses for. */
export const harmsFor = (table: Table): readonly SeenHarm[] =>
  Object.values(table.game.pendingHarms).filter((harm) => isOwn(table, harm.target));
