import type { Attribute, Id, Side } from '@aspekt/nyx';
import {
  currentOf,
  figureOf,
  otherSide,
  type Game,
  type SeenActivation,
  type SeenConflict,
  type SeenDraft,
} from './seen.ts';

/**
 * The sums behind the draft line, for showing while a draft is being made. The rules do their own when dice fall;
 * a test holds the two together.
 */
export type Sum = {
  readonly attribute: Attribute;
  readonly current: number;
  readonly modifiers: readonly { readonly label: string; readonly value: number; readonly source: string }[];
  readonly effective: number;
  readonly positive: number;
  readonly negative: number;
  readonly net: number;
};

/** Dice that an activation adds, and to which kind; none while it waits for an answer or is bought off. */
export const diceOf = (activation: SeenActivation, draft: SeenDraft): 'positive' | 'negative' | undefined => {
  if (activation.origin !== 'player' && activation.answer !== 'accept') return undefined;
  const onOwn = draft.rollers[activation.on]?.actor === activation.by;
  const helps = activation.sign !== 'negative';
  return helps === onOwn ? 'positive' : 'negative';
};

/** What the situational edges give each side in the round to come. */
export const edgeOf = (conflict: SeenConflict, startsOnRoll: boolean): { readonly A: number; readonly B: number } => {
  const net = conflict.sides.A.situational.value - conflict.sides.B.situational.value;
  const side: Side = net >= 0 ? 'A' : 'B';
  const lead = side === 'A' ? conflict.needle : -conflict.needle;
  const turn = conflict.round === 1 && startsOnRoll ? 1 : Math.sign(lead);
  const value = Math.abs(net) * turn + 0;
  return side === 'A' ? { A: value, B: 0 } : { A: 0, B: value };
};

/** The sum of one side of a draft; undefined where its attribute is not known here. */
export const sumOf = (game: Game, draft: SeenDraft, side: Side, edgeLabel: string): Sum | undefined => {
  const roller = draft.rollers[side];
  const figure = figureOf(game, roller?.actor);
  if (!roller || !figure) return undefined;
  const current = currentOf(figure, roller.attribute);
  if (current === undefined) return undefined;
  const mine = draft.activations.filter((activation) => activation.on === side);
  const conflict = draft.conflict === undefined ? undefined : game.conflicts[draft.conflict];
  const edge = conflict ? edgeOf(conflict, game.settings.situationalStart === 'roll')[side] : 0;
  const modifiers = [
    ...roller.modifiers,
    ...mine
      .filter((use) => use.rollModifier !== 0 && diceOf(use, draft) === 'positive')
      .map((use) => ({ label: use.name, value: use.rollModifier, source: 'aspect' })),
    ...(edge === 0 || !conflict
      ? []
      : [{ label: conflict.sides[side].situational.label || edgeLabel, value: edge, source: 'situational' }]),
  ];
  const count = (kind: 'positive' | 'negative'): number =>
    mine.filter((use) => diceOf(use, draft) === kind).reduce((sum, use) => sum + use.value, 0);
  const positive = count('positive');
  const negative = count('negative');
  return {
    attribute: roller.attribute,
    current,
    modifiers,
    effective: modifiers.reduce((sum, modifier) => sum + modifier.value, current),
    positive,
    negative,
    net: positive - negative,
  };
};

/** What buying a hindrance off costs. */
export const buyOffPrice = (game: Game, value: number): number => (game.settings.buyOffCost === 'value' ? value : 1);

/** Whether a figure has points to spend and earn. */
export const hasPoints = (game: Game, id: Id): boolean => {
  const character = game.characters[id];
  return character !== undefined && (character.kind === 'pc' || game.settings.majorNpcPool);
};

/** Points set aside by a character in drafts that are not rolled yet. */
export const reservedBy = (game: Game, character: Id): number =>
  Object.values(game.drafts)
    .flatMap((draft) => draft.activations)
    .filter((use) => use.by === character && hasPoints(game, character))
    .reduce((sum, use) => {
      if (use.answer === 'buyOff') return sum + buyOffPrice(game, use.value);
      return use.sign === 'positive' ? sum + 1 : sum;
    }, 0);

/** Points that may still be spent in a draft. */
export const freePoints = (game: Game, character: Id, draft?: SeenDraft): number =>
  (game.characters[character]?.points ?? 0) -
  reservedBy(game, character) +
  (draft && game.settings.earnTiming === 'immediately' ? toEarn(draft, character) : 0);

/** Points a character will be given once a draft is rolled. */
const toEarn = (draft: SeenDraft, character: Id): number =>
  draft.activations
    .filter((use) => use.by === character && use.sign === 'negative' && use.answer !== 'buyOff')
    .filter((use) => use.origin === 'player' || use.answer === 'accept')
    .reduce((sum, use) => sum + use.value, 0);

/** Aspects that speak for a side and are let: what an automatic result can rest on. Damage hinders by itself. */
const speakFor = (draft: SeenDraft, side: Side, neutral: boolean): number =>
  draft.activations.filter((use) => {
    if (use.origin === 'damage' || (use.origin !== 'player' && use.answer !== 'accept')) return false;
    const own = draft.rollers[side]?.actor === use.by;
    return use.sign === 'neutral' ? neutral && own : (use.sign === 'positive') === own;
  }).length;

/** The side that alone has brought an aspect to bear: the game master may let it win without dice. */
export const standsAlone = (game: Game, draft: SeenDraft): Side | undefined => {
  if (game.settings.autoWin === 'off' || (draft.kind !== 'individual' && draft.kind !== 'conflict')) return undefined;
  const sides: readonly Side[] = draft.rollers.B ? ['A', 'B'] : ['A'];
  return sides.find(
    (side) => speakFor(draft, side, false) > 0 && (!draft.rollers.B || speakFor(draft, otherSide(side), true) === 0),
  );
};
