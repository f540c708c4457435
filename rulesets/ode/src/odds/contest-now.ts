import type { Json, Refusal } from '@aspekt/contract';
import { fraction, minus, one, plus, times, zero, type Fraction } from '@aspekt/dice';
import { score } from '../contest-score.ts';
import { effortOf, modifierOf } from '../effort.ts';
import { isOpen } from '../half.ts';
import type { Contest, Question, State } from '../model.ts';
import { figure } from '../people.ts';
import { ratingOf } from '../skills.ts';
import { no } from '../verdict.ts';
import { contest, type Marks } from './contests.ts';
import { fourDice, quantity } from './spread.ts';

type Asked = Extract<Question, { readonly ask: 'contest' }>;

/** What a side may reach in an exchange: what is added to its dice, or what it has reached already. */
type Prospect = {
  readonly id: string;
  readonly base: number;
  readonly difficulty: number;
  /** Its dice lie. */
  readonly effort?: number;
  readonly forfeited: boolean;
};

/** More sides than this have too many ways to fall to follow them all. */
const mostSides = 5;
const usualDifficulty = 2;

/** Every way an exchange may fall, counted as it is counted in play (ODE-CTS-03..05). */
const marksOf = (running: Contest, prospects: readonly Prospect[]): Marks => {
  const counts = new Map<number, bigint>();
  let whole = 1n;
  const follow = (at: number, efforts: readonly (number | null)[], ways: bigint): void => {
    const next = prospects[at];
    if (!next) {
      const sides = running.sides.map((side, i) => {
        const effort = efforts[i] ?? null;
        return { ...side, effort, shifts: effort === null ? null : effort - (prospects[i]?.difficulty ?? 0) };
      });
      const { marks } = score({ sides, mode: running.mode });
      for (const [i, { id }] of prospects.entries()) {
        const victories = marks[id] ?? 0;
        if (victories > 0) counts.set(2 * i + victories - 1, (counts.get(2 * i + victories - 1) ?? 0n) + ways);
      }
    } else if (next.forfeited) follow(at + 1, [...efforts, null], ways);
    else if (next.effort !== undefined) follow(at + 1, [...efforts, next.effort], ways);
    else for (const [dice, n] of fourDice.ways) follow(at + 1, [...efforts, next.base + dice], ways * n);
  };
  for (const { effort, forfeited } of prospects) if (effort === undefined && !forfeited) whole *= fourDice.whole;
  follow(0, [], 1n);
  return [...counts].map(([key, ways]) => ({
    side: key >> 1,
    victories: 1 + (key % 2),
    chance: fraction(ways, whole),
  }));
};

/**
 * The exchange under way and the whole contest, if this character rolls for its side and those who have not rolled yet
 * have the rating that is assumed of them. Later exchanges are rolled with the same ratings, and nobody invokes.
 */
export const contestNow = (state: State, asked: Asked): Json | { readonly refusal: Refusal } => {
  const running = state.scene?.contest;
  if (!running || running.winner !== null || running.sides.length > mostSides) return no('wrongStatus');
  const roll = isOpen(state.roll) && state.roll.purpose === 'contest' ? state.roll : undefined;
  const actor = figure(state, roll?.acting.actorId ?? asked.actor);
  const own = running.sides.findIndex(({ members }) => actor !== undefined && members.includes(actor.id));
  if (!actor || own < 0) return no('notFound');
  const rating = roll ? roll.acting.rating.value : ratingOf(actor, asked.skill ?? '');
  const difficulty = roll?.difficulty?.value ?? asked.difficulty ?? usualDifficulty;
  const raised = 2 * (roll?.acting.raised ?? 0);
  // Where efforts are compared directly, what makes it harder counts against the effort itself.
  const less = running.mode === 'direct' ? raised : 0;
  const lies = roll && effortOf(roll.acting);

  const later = running.sides.map(({ id }, i): Prospect => ({
    id,
    base: i === own ? rating : asked.others,
    difficulty: i === own ? difficulty : (asked.difficulty ?? usualDifficulty),
    forfeited: false,
  }));
  const now = running.sides.map((side, i): Prospect => {
    const usual = later[i] ?? { id: side.id, base: asked.others, difficulty, forfeited: false };
    if (side.effort !== null)
      return { ...usual, effort: side.effort, difficulty: side.effort - (side.shifts ?? side.effort) };
    if (side.forfeited) return { ...usual, forfeited: true };
    if (i !== own || !roll) return usual;
    return {
      ...usual,
      base: modifierOf(roll.acting) - less,
      difficulty: difficulty + raised - less,
      ...(lies !== undefined && { effort: lies - less }),
    };
  });

  const marks = marksOf(running, now);
  const usual = marksOf(running, later);
  const victories = running.sides.map((side) => side.victories);
  const onwards = (from: readonly number[]) => contest(usual, running.sides.length, running.target, from);
  const marked = marks.reduce((sum, { chance }) => plus(sum, chance), zero);
  const twist = minus(one, marked);
  const anew = onwards(victories);
  let [wins, exchanges] = [times(twist, anew.wins[own] ?? zero), plus(one, times(twist, anew.exchanges))];
  for (const { side, victories: more, chance } of marks) {
    const then = victories.map((n, i) => (i === side ? n + more : n));
    if ((then[side] ?? 0) >= running.target) {
      if (side === own) wins = plus(wins, chance);
      continue;
    }
    const rest = onwards(then);
    wins = plus(wins, times(chance, rest.wins[own] ?? zero));
    exchanges = plus(exchanges, times(chance, rest.exchanges));
  }
  const ours = (count: number): Fraction =>
    marks.find(({ side, victories: n }) => side === own && n === count)?.chance ?? zero;
  return {
    exchange: {
      two: quantity(ours(2)),
      one: quantity(ours(1)),
      twist: quantity(twist),
      lost: quantity(minus(minus(marked, ours(1)), ours(2))),
    },
    wins: quantity(wins),
    exchanges: quantity(exchanges),
  };
};
