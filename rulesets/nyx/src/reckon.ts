import { d10, pool, type Pool, type Reading } from '@aspekt/dice';
import { perDraft } from './drafts.ts';
import { current, figureOf, isVeiled, own, unveil, veil } from './figures.ts';
import { situationalNow } from './gauge.ts';
import type { Activation, Draft, Modifier, PointMove, RollNumbers, Roller, Side, State, Veiled } from './model.ts';
import { movesOf } from './points.ts';
import { counted, diceCount, effectBonus, modeOf, target, type RollMode } from './score.ts';

/** One side of a draft in numbers: what its die is held against and how many dice it throws. */
export type Line = {
  readonly side: Side;
  readonly roller: Roller;
  readonly numbers: RollNumbers;
  readonly veiled: boolean;
  readonly shown: Veiled<RollNumbers>;
  readonly positiveDice: number;
  readonly negativeDice: number;
  readonly net: number;
  readonly diceCount: number;
  readonly mode: RollMode;
  readonly pool: Pool;
  readonly reading: Reading<number>;
};

/** Whether the dice of an activation count: it has been let, and not bought off (NYX-DICE-15). */
export const counts = ({ origin, answer }: Activation): boolean => origin === 'player' || answer === 'accept';

/** Whose side of the draft the figure called `id` rolls for. */
export const sideOf = (draft: Draft, id: string): Side | undefined =>
  draft.rollers.A?.actor === id ? 'A' : draft.rollers.B?.actor === id ? 'B' : undefined;

/**
 * An aspect on a roll helps it if it helps her whose roll it is: in favour and on her own roll,
 * or against and on the opponent's (NYX-OUT-09, NYX-DICE-14). A bearer who does not roll counts as the other side.
 */
const helps = (draft: Draft, { by, sign, on }: Activation): boolean =>
  (sign !== 'negative') === (sideOf(draft, by) === on);

/** `net = positiveDice - negativeDice`: extra dice, as many as the aspects are worth, cancel one for one (NYX-DICE-01, NYX-DICE-06, NYX-DICE-09). */
const diceOn = (draft: Draft, side: Side): { readonly positive: number; readonly negative: number } => {
  let positive = 0;
  let negative = 0;
  for (const activation of draft.activations) {
    if (activation.on !== side || !counts(activation)) continue;
    if (helps(draft, activation)) positive += activation.value;
    else negative += activation.value;
  }
  return { positive, negative };
};

/** Everything that raises or lowers the attribute: the game master's, what helping aspects say, the situational edge (NYX-ROLL-06, NYX-ASP-08, NYX-SIT-08). */
const modifiersOn = (state: State, draft: Draft, side: Side, given: readonly Modifier[]): readonly Modifier[] => {
  let all: Modifier[] | undefined;
  for (const activation of draft.activations) {
    if (activation.rollModifier === 0 || activation.on !== side || !counts(activation)) continue;
    if (helps(draft, activation)) {
      (all ??= [...given]).push({ label: activation.name, value: activation.rollModifier, source: 'aspect' });
    }
  }
  const conflict = draft.conflict === undefined ? undefined : own(state.conflicts, draft.conflict);
  if (conflict) {
    const value = situationalNow(conflict, state.settings)[side];
    const { label } = conflict.sides[side].situational;
    if (value !== 0) (all ??= [...given]).push({ label, value, source: 'situational' });
  }
  return all ?? given;
};

/** The numbers of one side of a draft, if it has a roller whose attributes are known. */
const lineOf = (state: State, draft: Draft, side: Side): Line | undefined => {
  const roller = draft.rollers[side];
  const figure = roller && figureOf(state, roller.actor);
  // As a player sees the table, a veiled figure has no attributes.
  if (!roller || !figure || figure.attributes === undefined) return undefined;
  const modifiers = modifiersOn(state, draft, side, roller.modifiers);
  const now = current(figure, roller.attribute);
  let effective = now;
  for (const { value } of modifiers) effective += value;
  const base = unveil(figure.attributes)[roller.attribute];
  const numbers: RollNumbers = {
    base,
    current: now,
    modifiers,
    effective,
    target: target(effective),
    effectBonus: effectBonus(effective),
  };
  const veiled = isVeiled(state, figure);
  const { positive, negative } = diceOn(draft, side);
  const net = positive - negative;
  const mode = modeOf(net);
  const count = diceCount(net);
  return {
    side,
    roller,
    numbers,
    veiled,
    shown: veil(veiled, numbers),
    positiveDice: positive,
    negativeDice: negative,
    net,
    diceCount: count,
    mode,
    pool: pool(count, d10),
    reading: counted(mode, effective),
  };
};

/** A draft in numbers. The points move the same way however the dice fall. */
export type Reckoning = {
  readonly A: Line | undefined;
  readonly B: Line | undefined;
  readonly points: readonly PointMove[];
};

/** The numbers of a draft. */
export const reckon = perDraft((state, draft): Reckoning => ({
  A: lineOf(state, draft, 'A'),
  B: lineOf(state, draft, 'B'),
  points: movesOf(state, draft),
}));
