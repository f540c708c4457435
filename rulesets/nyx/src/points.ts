import { own } from './figures.ts';
import { otherSide } from './gauge.ts';
import type { Activation, Character, Draft, Id, PointMove, Settings, Side } from './model.ts';

/** As much of the table as points move by. */
export type Purses = {
  readonly settings: Settings;
  readonly characters: Readonly<Record<Id, Pick<Character, 'kind' | 'points'>>>;
  readonly drafts: Readonly<Record<Id, Pick<Draft, 'activations'>>>;
};
type Uses = Pick<Draft, 'rollers' | 'activations'>;

/** Only player characters have points, and major non-player figures if the table says so (NYX-OUT-01, D-22). */
export const hasPoints = (state: Purses, id: Id): boolean => {
  const character = own(state.characters, id);
  return character !== undefined && (character.kind === 'pc' || state.settings.majorNpcPool);
};

/** Buying a hindrance off costs 1, or its value by setting (NYX-PTS-08, D-06). */
export const buyOffCost = (settings: Settings, value: number): number => (settings.buyOffCost === 'value' ? value : 1);

/** What an activation sets aside: 1 for a use in one's favour, the price of a buy-off, else nothing (NYX-PTS-03, NYX-PTS-04). */
export const price = (state: Purses, { by, sign, value, answer }: Activation): number => {
  if (!hasPoints(state, by)) return 0;
  if (answer === 'buyOff') return buyOffCost(state.settings, value);
  return sign === 'positive' ? 1 : 0;
};

/**
 * Whom an activation earns the aspect's value: her whom it hinders, once it is let (NYX-PTS-02, NYX-DICE-15),
 * or the other player's character whom it is used against (NYX-OUT-06, D-23).
 */
export const earnings = (state: Purses, draft: Uses, activation: Activation): readonly PointMove[] => {
  const { by, sign, value, origin, answer, name } = activation;
  if (sign === 'negative' && (origin === 'player' || answer === 'accept') && hasPoints(state, by)) {
    return [{ character: by, delta: value, why: 'hindered', aspect: name }];
  }
  const rival = exploited(state, draft, activation);
  return rival === undefined ? [] : [{ character: rival, delta: value, why: 'exploited', aspect: name }];
};

/** A draft sets points aside for what has been declared in it (NYX-PTS-10). */
export const reservedIn = (state: Purses, draft: Pick<Draft, 'activations'>, character: Id): number => {
  let sum = 0;
  for (const activation of draft.activations) if (activation.by === character) sum += price(state, activation);
  return sum;
};

/**
 * The points that a character may still spend: none that any draft has set aside (NYX-PTS-09),
 * and none that a roll is yet to earn, unless the table lets them pay in the same roll (NYX-PTS-10, D-15).
 */
export const unreserved = (state: Purses, character: Id, within?: Uses): number => {
  let left = own(state.characters, character)?.points ?? 0;
  for (const draft of Object.values(state.drafts)) left -= reservedIn(state, draft, character);
  if (within && state.settings.earnTiming === 'immediately') {
    const earned = within.activations.flatMap((activation) => earnings(state, within, activation));
    for (const move of earned) if (move.character === character) left += move.delta;
  }
  return left;
};

/** Whether somebody would pay more than she has: prices and settings may have changed since she said so (NYX-PTS-09). */
export const overspent = (state: Purses, draft: Uses): boolean =>
  draft.activations.some((activation) => price(state, activation) > 0 && unreserved(state, activation.by, draft) < 0);

/**
 * Between player characters, who uses something against another pays, and the other earns its value
 * (NYX-OUT-06, D-23): if it is her own aspect, or the dice land on her roll.
 */
const exploited = (state: Purses, draft: Uses, activation: Activation): Id | undefined => {
  if (!state.settings.pvpEarn || activation.sign !== 'positive' || activation.origin !== 'player') return undefined;
  const { A, B } = draft.rollers;
  const mine: Side = A?.actor === activation.by ? 'A' : 'B';
  const rival = mine === 'A' ? B : A;
  if (!rival || !hasPoints(state, rival.actor) || !hasPoints(state, activation.by)) return undefined;
  return activation.owner === rival.actor || activation.on === otherSide(mine) ? rival.actor : undefined;
};

/**
 * The moves of a resolved draft: what was set aside is spent, then what was earned is credited (NYX-DICE-08, NYX-PTS-10).
 * Where it pays at once it is credited first, so that nobody is seen below 0; a cap holds for what is left (D-15, D-25).
 */
export const movesOf = (state: Purses, draft: Uses): readonly PointMove[] => {
  if (draft.activations.length === 0) return [];
  const spent: PointMove[] = [];
  const earned: PointMove[] = [];
  for (const activation of draft.activations) {
    const { by, name, answer } = activation;
    const cost = price(state, activation);
    if (cost > 0)
      spent.push({ character: by, delta: -cost, why: answer === 'buyOff' ? 'boughtOff' : 'used', aspect: name });
    earned.push(...earnings(state, draft, activation));
  }
  const moves = capped(state, [...spent, ...earned]);
  if (state.settings.earnTiming !== 'immediately') return moves;
  return [...moves.slice(spent.length), ...moves.slice(0, spent.length)];
};

/** No points are lost by rule; a table may set a most that can be held (NYX-PTS-13, D-25). */
export const capped = (state: Purses, moves: readonly PointMove[]): readonly PointMove[] => {
  const cap = state.settings.pointCap;
  if (cap === null) return moves;
  const held: Record<Id, number> = {};
  return moves.map((move) => {
    const before = held[move.character] ?? own(state.characters, move.character)?.points ?? 0;
    const delta = move.delta > 0 ? Math.max(0, Math.min(move.delta, cap - before)) : move.delta;
    held[move.character] = before + delta;
    return delta === move.delta ? move : { ...move, delta };
  });
};

/** Whether a character is the kind whose owner must be asked before anyone else profits from her aspects (NYX-OUT-07). */
export const isPc = (state: Purses, id: Id): boolean => own(state.characters, id)?.kind === 'pc';
