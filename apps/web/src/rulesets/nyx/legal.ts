import type { Id, Side, Sign } from '@aspekt/nyx';
import { isOutside } from '@aspekt/nyx/allies';
import { hasPoints, unreserved } from '@aspekt/nyx/points';
import { otherSide, type Game, type Placed, type SeenActivation, type SeenDraft } from './seen.ts';
import type { NyxWords } from './words/index.svelte.ts';

const opposite: Readonly<Record<Sign, Sign | undefined>> = {
  positive: 'negative',
  negative: 'positive',
  neutral: undefined,
};

/** Stands for an explanation that is told aloud and not written, in every language. */
export const toldAloud = '–';
/** What was written about a use, if anything was. */
export const written = (explanation: string | undefined): string =>
  explanation === undefined || explanation === toldAloud ? '' : explanation;

/** The sign of a use as `by` sees it: what helps the opponent hinders her. */
export const signFor = (draft: SeenDraft, by: Id, use: SeenActivation | undefined): Sign | undefined => {
  if (!use) return undefined;
  const sideOf = (id: Id): Side | undefined => (['A', 'B'] as const).find((side) => draft.rollers[side]?.actor === id);
  return sideOf(use.by) === sideOf(by) ? use.sign : (opposite[use.sign] ?? use.sign);
};

/** How an aspect is used in a draft already. */
export const usedIn = (draft: SeenDraft, { owner, aspect }: Placed): SeenActivation | undefined =>
  draft.activations.find((use) => use.owner === owner && use.aspect === aspect.id);

/** Why a use is greyed out, in words. The rules have the last say; this saves a tap that they would refuse. */
export const whyNot = (
  game: Game,
  draft: SeenDraft,
  by: Id,
  { aspect }: Placed,
  sign: Sign,
  w: NyxWords,
): string | undefined => {
  if (aspect.name === '') return w.whyNot.unnamed;
  const other = opposite[sign];
  if (other && draft.activations.some((use) => use.by === by && use.origin === 'player' && use.sign === other)) {
    return sign === 'positive' ? w.whyNot.mixedPositive : w.whyNot.mixedNegative;
  }
  if (sign === 'positive' && hasPoints(game, by) && unreserved(game, by, draft) < 1) return w.whyNot.points;
  return undefined;
};

/** Whether the dice of an aspect may also go to the opponent's roll: it is nobody's on one's own side. */
export const mayGoToOpponent = (game: Game, draft: SeenDraft, side: Side, owner: Id): boolean =>
  draft.rollers[otherSide(side)] !== undefined && isOutside(game, draft, owner, side);

/** The player whose yes is needed before one profits from an aspect of hers. */
export const consentOf = (game: Game, by: Id, owner: Id): string | undefined => {
  const character = owner === by ? undefined : game.characters[owner];
  const user = game.characters[by];
  return character?.kind === 'pc' && character.owner !== user?.owner ? character.owner : undefined;
};
