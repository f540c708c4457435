import type { Json, Refusal } from '@aspekt/contract';
import { toNumber } from '@aspekt/dice';
import type { Question, State } from '../model.ts';
import { figure } from '../people.ts';
import { ratingOf } from '../skills.ts';
import { no } from '../verdict.ts';
import { mostSides, onwards, usualDifficulty, type Prospect } from './contest-exchange.ts';
import { quantity } from './spread.ts';

type Asked = Extract<Question, { readonly ask: 'contestEnd' }>;

/** With more sides than this one more on a roll is not worked out. */
const mostCompared = 3;

/**
 * Who wins the contest under way, if each side goes on rolling with the skill or the rating that is named for it, and what
 * one victory more, or one more on the roll, would make of it (ODE-CTS-03..06). What lies on the table is counted in.
 */
export const contestEnd = (state: State, { rollers }: Asked): Json | { readonly refusal: Refusal } => {
  const running = state.scene?.contest;
  if (!running || running.winner !== null || running.sides.length > mostSides) return no('wrongStatus');
  if (rollers.length !== running.sides.length) return no('wrongStatus', {}, 'ODE-CTS-01');
  const ratings: number[] = [];
  for (const { actor: id, skill, rating } of rollers) {
    const actor = figure(state, id);
    if (rating === undefined && !actor) return no('notFound', id === undefined ? {} : { id });
    ratings.push(rating ?? (actor ? ratingOf(actor, skill ?? '') : 0));
  }
  const later = (more?: number): readonly Prospect[] =>
    running.sides.map(({ id }, i) => ({
      id,
      base: (ratings[i] ?? 0) + (i === more ? 1 : 0),
      difficulty: rollers[i]?.difficulty ?? usualDifficulty,
      forfeited: false,
    }));
  const now = (more?: number): readonly Prospect[] =>
    running.sides.map((side, i) => {
      const usual = later(more)[i] ?? { id: side.id, base: 0, difficulty: usualDifficulty, forfeited: false };
      if (side.effort !== null)
        return { ...usual, effort: side.effort, difficulty: side.effort - (side.shifts ?? side.effort) };
      return side.forfeited ? { ...usual, forfeited: true } : usual;
    });
  const victories = running.sides.map((side) => side.victories);
  const stands = onwards(running, now(), later(), victories);
  return {
    exchanges: quantity(stands.exchanges),
    twist: quantity(stands.twist),
    sides: running.sides.map(({ id }, i) => {
      const ahead = victories.map((n, at) => (at === i ? n + 1 : n));
      const wins = stands.wins[i];
      return {
        id,
        wins: wins ? quantity(wins) : null,
        // Whoever needs only one more has won with it.
        withVictory:
          (ahead[i] ?? 0) >= running.target ? 1 : toNumber(winsOf(onwards(running, now(), later(), ahead), i)),
        withOne:
          running.sides.length > mostCompared
            ? null
            : toNumber(winsOf(onwards(running, now(i), later(i), victories), i)),
      };
    }),
  };
};

const winsOf = ({ wins }: ReturnType<typeof onwards>, i: number) => wins[i] ?? { num: 0n, den: 1n };
