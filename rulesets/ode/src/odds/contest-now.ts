import type { Json, Refusal } from '@aspekt/contract';
import { minus, one, zero, type Fraction } from '@aspekt/dice';
import { effortOf, modifierOf } from '../effort.ts';
import { isOpen } from '../half.ts';
import type { Question, State } from '../model.ts';
import { figure } from '../people.ts';
import { ratingOf } from '../skills.ts';
import { no } from '../verdict.ts';
import { mostSides, onwards, usualDifficulty, type Prospect } from './contest-exchange.ts';
import { quantity } from './spread.ts';

type Asked = Extract<Question, { readonly ask: 'contest' }>;

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

  const victories = running.sides.map((side) => side.victories);
  const { marks, twist, wins, exchanges } = onwards(running, now, later, victories);
  const marked = minus(one, twist);
  const ours = (count: number): Fraction =>
    marks.find(({ side, victories: n }) => side === own && n === count)?.chance ?? zero;
  return {
    exchange: {
      two: quantity(ours(2)),
      one: quantity(ours(1)),
      twist: quantity(twist),
      lost: quantity(minus(minus(marked, ours(1)), ours(2))),
    },
    wins: quantity(wins[own] ?? zero),
    exchanges: quantity(exchanges),
  };
};
