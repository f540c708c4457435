import type { Json, Refusal } from '@aspekt/contract';
import { fraction, plus, simulatedDice, times, wilson, wordsFrom, type Fraction } from '@aspekt/dice';
import { isTurnOver } from '../conflict.ts';
import type { AskedFighter, FreeTrack, Question, State } from '../model.ts';
import { no } from '../verdict.ts';
import { outlook } from './duel.ts';
import {
  aheadOf,
  armsBetween,
  boostsHeldBy,
  fighterOf,
  freeBoxesOf,
  slotsOf,
  trackAgainst,
  type Fighter,
} from './fighters.ts';
import { playOut, type Brawler, type Melee } from './melee.ts';
import { quantity, type Quantity } from './spread.ts';

type Refused = { readonly refusal: Refusal };
type Asked<T> = Extract<Question, { readonly ask: T }>;
/** A chance, exact or counted. */
type Chance = Quantity & { readonly error?: number };

const fightersOf = (state: State, asked: readonly AskedFighter[]): readonly Fighter[] | Refused => {
  const found: Fighter[] = [];
  for (const one of asked) {
    const fighter = fighterOf(state, one);
    if (!fighter) return no('notFound', { id: one.id });
    if (found.some(({ character }) => character.id === one.id)) return no('wrongStatus', { id: one.id });
    found.push(fighter);
  }
  return found;
};

/** The skills with which they attack, so that whoever asks without naming them can be told. */
const skillsOf = (fighters: readonly Fighter[]): Json => fighters.map(({ skill, harm }) => ({ skill, harm }));

/**
 * Two who attack each other until one is out, the first of them beginning: as `duel`, with the skills, marks and boosts of
 * the table. What is too large to be solved is played out instead, and says its error.
 */
export const facing = (state: State, { fighters: asked }: Asked<'facing'>): Json | Refused => {
  const fighters = fightersOf(state, asked);
  if ('refusal' in fighters) return fighters;
  const [one, other] = fighters;
  if (!one || !other) return no('wrongStatus', {}, 'ODE-CNF-01');
  const tracks = [trackAgainst(one, other.harm), trackAgainst(other, one.harm)] as const;
  const skills = skillsOf(fighters);
  if (sizeOf(tracks[0]) * sizeOf(tracks[1]) > mostStandings)
    return {
      skills,
      ...playedOut(state, [
        { ...one, side: 'one' },
        { ...other, side: 'other' },
      ]),
    };
  const solved = outlook({
    deltas: [aheadOf(one, other), aheadOf(other, one)],
    tracks,
    policy: 'stressFirst',
    boosts: true,
    held: [heldBy(state, one), heldBy(state, other)],
    arms: [armsBetween(state, one, other), armsBetween(state, other, one)],
  });
  if (!solved) return { skills, endless: true };
  const { win, rolls, boosted, otherFirst } = solved;
  return {
    skills,
    win: quantity(win),
    // Two attacks are an exchange; the first to attack ends a fight in the middle of one.
    exchanges: quantity(times(plus(rolls, win), half)),
    boosted: boosted.map(quantity),
    otherFirst: quantity(otherFirst),
  };
};

const half: Fraction = fraction(1, 2);
/** More boosts in one hand than this are no more use in a single attack. */
const mostHeld = 4;
const heldBy = (state: State, one: Fighter): number => Math.min(mostHeld, boostsHeldBy(state, one));

/** So many pairs of tracks are followed exactly in about a second on a slow machine. */
const mostStandings = 8000;
const sizeOf = ({ boxes, slots }: FreeTrack): number => (boxes + 1) * 2 ** slots.length;

const usualRuns = 1500;
/** A duel too large to be solved, counted. */
const playedOut = (
  state: State,
  fighters: readonly Fighter[],
): { readonly win: Chance; readonly exchanges: Chance } => {
  const melee = meleeOf(state, fighters, 0, []);
  const dice = simulatedDice(wordsFrom(1));
  let [won, exchanges] = [0, 0];
  for (let i = 0; i < usualRuns; i++) {
    const ended = playOut(melee, dice);
    if (ended.out.includes(1)) won += 1;
    exchanges += ended.exchanges;
  }
  return {
    win: { value: won / usualRuns, error: wilson(won, usualRuns) },
    exchanges: { value: exchanges / usualRuns },
  };
};

const meleeOf = (state: State, fighters: readonly Fighter[], first: number, acted: readonly number[]): Melee => ({
  brawlers: fighters.map((one): Brawler => ({
    side: one.side,
    harm: one.harm,
    boxes: { physical: freeBoxesOf(one, 'physical'), mental: freeBoxesOf(one, 'mental') },
    slots: slotsOf(one),
    boosts: heldBy(state, one),
    ahead: fighters.map((other) => (other === one ? 0 : aheadOf(one, other))),
    arms: fighters.map((other) => armsBetween(state, one, other)),
  })),
  first,
  acted,
});

/** A whole conflict of any number, played out by plain habits from where it stands (catalogue, section 8: only simulation). */
export const conflict = (state: State, asked: Asked<'conflict'>): Json | Refused => {
  const fighters = fightersOf(state, asked.fighters);
  if ('refusal' in fighters) return fighters;
  const sides = [...new Set(fighters.map(({ side }) => side))];
  if (sides.length < 2) return no('wrongStatus', {}, 'ODE-CNF-01');
  const ids = fighters.map(({ character }) => character.id);
  const { first, acted } = turnIn(state, ids, asked.first);
  const melee = meleeOf(state, fighters, first, acted);
  const dice = simulatedDice(wordsFrom(asked.seed));
  const wins = new Map<string, number>();
  const out = ids.map(() => 0);
  let [nobody, exchanges] = [0, 0];
  for (let i = 0; i < asked.runs; i++) {
    const ended = playOut(melee, dice);
    if (ended.winner === undefined) nobody += 1;
    else wins.set(ended.winner, (wins.get(ended.winner) ?? 0) + 1);
    for (const at of ended.out) out[at] = (out[at] ?? 0) + 1;
    exchanges += ended.exchanges;
  }
  return {
    runs: asked.runs,
    skills: skillsOf(fighters),
    sides: sides.map((side) => ({ side, wins: wins.get(side) ?? 0 })),
    nobody,
    out: ids.map((id, i) => ({ id, count: out[i] ?? 0 })),
    meanExchanges: exchanges / asked.runs,
  };
};

/** Whose turn it is among them: that of a conflict under way, else whoever is named. */
const turnIn = (
  state: State,
  ids: readonly string[],
  named: string | undefined,
): { readonly first: number; readonly acted: readonly number[] } => {
  const running = state.scene?.conflict;
  if (!running || named !== undefined) return { first: Math.max(0, ids.indexOf(named ?? '')), acted: [] };
  const acted = ids.flatMap((id, i) => (running.acted.includes(id) ? [i] : []));
  const waiting = ids.map((_, i) => i).filter((i) => !acted.includes(i));
  const active = ids.indexOf(running.activeId);
  if (active >= 0 && !isTurnOver(state, running)) return { first: active, acted };
  return waiting.length > 0 ? { first: waiting[0] ?? 0, acted } : { first: Math.max(0, active), acted: [] };
};
