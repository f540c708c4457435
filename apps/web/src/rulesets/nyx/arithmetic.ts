import type { Attribute, Id, Side } from '@aspekt/nyx';
import { situationalNow } from '@aspekt/nyx/gauge';
import { reservedIn } from '@aspekt/nyx/points';
import { currentOf, figureOf, otherSide, type Game, type SeenActivation, type SeenDraft } from './seen.ts';

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

/** The sum of one side of a draft; undefined where its attribute is not known here. */
export const sumOf = (game: Game, draft: SeenDraft, side: Side, edgeLabel: string): Sum | undefined => {
  const roller = draft.rollers[side];
  const figure = figureOf(game, roller?.actor);
  if (!roller || !figure) return undefined;
  const current = currentOf(figure, roller.attribute);
  if (current === undefined) return undefined;
  const mine = draft.activations.filter((activation) => activation.on === side);
  const conflict = draft.conflict === undefined ? undefined : game.conflicts[draft.conflict];
  const edge = conflict ? situationalNow(conflict, game.settings)[side] : 0;
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

/** Points set aside by a character in drafts that are not rolled yet. */
export const reservedBy = (game: Game, character: Id): number =>
  Object.values(game.drafts).reduce((sum, draft) => sum + reservedIn(game, draft, character), 0);

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
