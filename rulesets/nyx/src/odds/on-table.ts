import type { Refusal } from '@aspekt/contract';
import { current, figureOf, own } from '../figures.ts';
import { edges, situational, startOf } from '../gauge.ts';
import type { Attribute, Conflict, Draft, Id, RollerNumbers, Side, State } from '../model.ts';
import type { ComplexAnswer, DraftAnswer } from './answers.ts';
import { refusalOf, rollOdds } from './arena.ts';
import { wearDown, type Worn } from './attrition.ts';
import { complexAnswer, gaugeChain, movesAt, moveOf, roundAnswer } from './gauge.ts';
import { draftAlone, draftOpposed } from './rolls.ts';
import { spreadOf, type Spread } from './spread.ts';

type Refused = { readonly refusal: Refusal };
const unknown: Refused = { refusal: { code: 'NYX_E_UNKNOWN' } };

/** The table as if everybody had said ready, open demands were let be, and no harm were waiting. */
const settled = (state: State, draft: Draft): State => ({
  ...state,
  phase: 'play',
  pendingHarms: {},
  drafts: {
    ...state.drafts,
    [draft.id]: {
      ...draft,
      activations: draft.activations.filter(({ origin, answer }) => origin === 'player' || answer !== undefined),
    },
  },
});

/** The odds of a draft as it stands, whether or not everyone is ready. */
export const draft = (state: State, id: Id): DraftAnswer | Refused => {
  const found = own(state.drafts, id);
  if (!found) return unknown;
  const table = settled(state, found);
  const refusal = refusalOf(table, id);
  if (refusal) return { refusal };
  switch (found.kind) {
    case 'individual':
    case 'slowHarm':
      return found.rollers.B
        ? { draft: 'conflict', odds: draftOpposed(table, id) }
        : { draft: found.kind, odds: draftAlone(table, id) };
    case 'conflict':
      return { draft: 'conflict', odds: draftOpposed(table, id) };
    case 'round': {
      const conflict = own(state.conflicts, found.conflict ?? '');
      if (!conflict) return unknown;
      const moves = spreadOf(rollOdds(table, id, moveOf), Number);
      return { draft: 'round', odds: roundAnswer(moves, conflict.needle, conflict.scale) };
    }
  }
};

/** What a side rolls when nothing is spent: the attribute it has chosen, or used last, or meets the other with. */
const attributeOf = ({ history }: Conflict, round: Draft | undefined, side: Side): Attribute | undefined =>
  round?.rollers[side]?.attribute ?? history.at(-1)?.rolls[side]?.attribute;

const rollerOf = (conflict: Conflict, round: Draft | undefined, side: Side): Id | undefined =>
  round?.rollers[side]?.actor ?? conflict.sides[side].roller;

/** The present round as it is drafted, if it can be rolled; everything after it without aspects or modifiers. */
const firstRound = (state: State, conflict: Conflict, round: Draft | undefined): Spread | undefined => {
  if (!round || conflict.status !== 'running') return undefined;
  const table = settled(state, round);
  return refusalOf(table, round.id) ? undefined : spreadOf(rollOdds(table, round.id, moveOf), Number);
};

/**
 * A conflict on the table to its end, if nothing more is spent than the round in the making has declared.
 * In mode `continues` harm is taken as exhaustion and a knock-out ends it; against a passive side, or where only the
 * story is at stake, nobody can be knocked out, and passing the end counts.
 */
export const conflict = (state: State, id: Id): ComplexAnswer | Refused => {
  const found = own(state.conflicts, id);
  if (!found) return unknown;
  if (found.status === 'ended') return { refusal: { code: 'NYX_E_PHASE' } };
  const round = own(state.drafts, `${found.id}-${found.round}`);
  const sides = { A: sideNow(state, found, round, 'A'), B: sideNow(state, found, round, 'B') };
  const passiveSide = (['A', 'B'] as const).find((side) => found.sides[side].kind === 'passive');
  if ((passiveSide !== 'A' && !sides.A) || (passiveSide !== 'B' && !sides.B)) {
    return { refusal: { code: 'NYX_E_READY', rules: ['NYX-CPX-04'] } };
  }
  const { scale, needle } = found;
  const settings = { ...state.settings, situationalStart: startOf(found, state.settings) };
  const moves = bareMoves({ settings }, found, sides);
  const first = firstRound(state, found, round) ?? moves(needle, found.round);
  if (found.mode === 'continues' && found.stakes === 'harm' && sides.A && sides.B) {
    return wearDown(state, sides.A, sides.B, scale, needle, first);
  }
  return complexAnswer(gaugeChain(scale, needle, first, (at) => moves(at, found.round + 1)));
};

type Fighter = Worn & { readonly numbers: RollerNumbers };

const sideNow = (state: State, at: Conflict, round: Draft | undefined, side: Side): Fighter | undefined => {
  const other: Side = side === 'A' ? 'B' : 'A';
  if (at.sides[side].kind === 'passive') return undefined;
  const actor = rollerOf(at, round, side);
  const figure = actor === undefined ? undefined : figureOf(state, actor);
  const attribute = attributeOf(at, round, side) ?? attributeOf(at, round, other);
  if (!figure || !attribute) return undefined;
  const value = current(figure, attribute);
  return {
    current: value,
    net: 0,
    mob: figure.kind === 'extra' && figure.mob,
    added: (needle) => situational(edges(at), at.round + 1, needle, state.settings.situationalStart)[side],
    numbers: { effective: value, net: 0 },
  };
};

/** How the needle moves where it stands, in A's favour, without aspects or modifiers but with the edge of that round. */
const bareMoves = (
  table: Pick<State, 'settings'>,
  { sides, scale, needle, round }: Conflict,
  now: { readonly A: Fighter | undefined; readonly B: Fighter | undefined },
): ((at: number, round: number) => Spread) => {
  const net = sides.A.situational.value - sides.B.situational.value;
  // A passive side A is the same conflict seen from the other end.
  const [a, b, way] = now.A ? [now.A, now.B, 1] : [now.B, undefined, -1];
  const moves = movesAt(table, {
    a: a?.numbers ?? { effective: 0, net: 0 },
    ...(b && { b: b.numbers }),
    scale,
    needle: needle * way,
    round,
    ...(net !== 0 && { situational: { side: net * way > 0 ? ('A' as const) : ('B' as const), value: Math.abs(net) } }),
  });
  return (at, played) => {
    const spread = moves(at * way, played);
    return way === 1 ? spread : new Map([...spread].map(([steps, chance]) => [-steps, chance]));
  };
};
