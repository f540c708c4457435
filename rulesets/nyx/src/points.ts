import { figureOf, own } from './figures.ts';
import type { Activation, Draft, Id, PointMove, Settings, Side, State } from './model.ts';

/** Only player characters have points, and major non-player figures if the table says so (NYX-OUT-01, D-22). */
export const hasPoints = (state: State, id: Id): boolean => {
  const character = own(state.characters, id);
  return character !== undefined && (character.kind === 'pc' || state.settings.majorNpcPool);
};

/** Buying a hindrance off costs 1, or its value by setting (NYX-PTS-08, D-06). */
export const buyOffCost = (settings: Settings, value: number): number => (settings.buyOffCost === 'value' ? value : 1);

/** What an activation sets aside: 1 for a use in one's favour, the price of a buy-off, else nothing (NYX-PTS-03, NYX-PTS-04). */
export const price = (state: State, { by, sign, value, answer }: Activation): number => {
  if (!hasPoints(state, by)) return 0;
  if (answer === 'buyOff') return buyOffCost(state.settings, value);
  return sign === 'positive' ? 1 : 0;
};

/** What an activation earns her whom it hinders: the aspect's value, once it is let (NYX-PTS-02, NYX-DICE-15). */
export const earning = (state: State, { by, sign, value, origin, answer }: Activation): number =>
  sign === 'negative' && (origin === 'player' || answer === 'accept') && hasPoints(state, by) ? value : 0;

/** A draft sets points aside for what has been declared in it (NYX-PTS-10). */
export const reservedIn = (state: State, draft: Draft, character: Id): number => {
  let sum = 0;
  for (const activation of draft.activations) if (activation.by === character) sum += price(state, activation);
  return sum;
};

/**
 * The points that a character may still spend: none that any draft has set aside (NYX-PTS-09),
 * and none that a roll is yet to earn, unless the table lets them pay in the same roll (NYX-PTS-10, D-15).
 */
export const unreserved = (state: State, character: Id, within?: Draft): number => {
  let left = own(state.characters, character)?.points ?? 0;
  for (const draft of Object.values(state.drafts)) left -= reservedIn(state, draft, character);
  if (within && state.settings.earnTiming === 'immediately') {
    for (const activation of within.activations) if (activation.by === character) left += earning(state, activation);
  }
  return left;
};

/** Whether somebody would pay more than she has: prices and settings may have changed since she said so (NYX-PTS-09). */
export const overspent = (state: State, draft: Draft): boolean =>
  draft.activations.some((activation) => price(state, activation) > 0 && unreserved(state, activation.by, draft) < 0);

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/**
 * Between player characters, who uses something against another pays, and the other earns its value
 * (NYX-OUT-06, D-23): if it is her own aspect, or the dice land on her roll.
 */
const exploited = (state: State, draft: Draft, activation: Activation): Id | undefined => {
  if (!state.settings.pvpEarn || activation.sign !== 'positive' || activation.origin !== 'player') return undefined;
  const { A, B } = draft.rollers;
  const mine: Side = A?.actor === activation.by ? 'A' : 'B';
  const rival = mine === 'A' ? B : A;
  if (!rival || !hasPoints(state, rival.actor) || !hasPoints(state, activation.by)) return undefined;
  return activation.owner === rival.actor || activation.on === other(mine) ? rival.actor : undefined;
};

/** The moves of a resolved draft: what was set aside is spent, then what was earned is credited (NYX-DICE-08, NYX-PTS-10). */
export const movesOf = (state: State, draft: Draft): readonly PointMove[] => {
  if (draft.activations.length === 0) return [];
  const spent: PointMove[] = [];
  const earned: PointMove[] = [];
  for (const activation of draft.activations) {
    const { by, name, answer } = activation;
    const cost = price(state, activation);
    if (cost > 0)
      spent.push({ character: by, delta: -cost, why: answer === 'buyOff' ? 'boughtOff' : 'used', aspect: name });
    const gain = earning(state, activation);
    if (gain > 0) earned.push({ character: by, delta: gain, why: 'hindered', aspect: name });
    const rival = exploited(state, draft, activation);
    if (rival !== undefined) earned.push({ character: rival, delta: activation.value, why: 'exploited', aspect: name });
  }
  return capped(state, [...spent, ...earned]);
};

/** No points are lost by rule; a table may set a most that can be held (NYX-PTS-13, D-25). */
export const capped = (state: State, moves: readonly PointMove[]): readonly PointMove[] => {
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
export const isPc = (state: State, id: Id): boolean => figureOf(state, id)?.kind === 'pc';
