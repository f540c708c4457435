import { simulatedDice, wordsFrom, type Dice } from '@aspekt/dice';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { combatantIn, isAble, lookup } from '../find.ts';
import type { State } from '../model.ts';
import { nextMove, type HabitsOf } from './policy.ts';
import { share, type Share } from './run.ts';

export type CombatEnd = {
  readonly runs: number;
  /** Sides by number; where none were named, persons by id. */
  readonly sides: readonly { readonly side: string; readonly wins: Share }[];
  readonly nobody: Share;
  readonly people: readonly { readonly person: string; readonly out: Share; readonly dead: Share }[];
  readonly meanRounds: number;
};

/** A fight that has no end is called off. */
const mostMoves = 3000;

const sideOf = (state: State, id: string): string => {
  const side = state.combat ? combatantIn(state.combat, id)?.side : undefined;
  return side === null || side === undefined ? id : String(side);
};

/** The sides that still have someone up. */
const standingSides = (
  state: State,
  order: readonly string[],
  side: ReadonlyMap<string, string>,
): ReadonlySet<string> => {
  const up = new Set<string>();
  for (const id of order) {
    const person = lookup(state.people, id);
    if (person && isAble(person)) up.add(side.get(id) ?? id);
  }
  return up;
};

const playOn = (
  start: State,
  dice: Dice,
  habits: HabitsOf,
  order: readonly string[],
  side: ReadonlyMap<string, string>,
  rounds: number,
): State => {
  let state = start;
  const last = (start.combat?.round ?? 1) + rounds;
  for (let i = 0; i < mostMoves; i++) {
    const { combat } = state;
    if (!combat || combat.round > last) break;
    if (state.dueRolls.length === 0 && standingSides(state, order, side).size < 2) break;
    const move = nextMove(state, habits);
    if (!move) break;
    let decision = decide(state, move.command, { dice, by: move.by });
    if (!decision.ok) {
      const by = combat.order[combat.current] ?? '';
      decision = decide(state, { type: 'aoristos/endActivation', by }, { dice, by: move.by });
    }
    if (!decision.ok) break;
    state = decision.events.reduce(evolve, state);
  }
  return state;
};

/** The fight at the table played on from here, many times, by the real rules and plain habits. */
export const simulateCombat = (
  state: State,
  { runs, seed, rounds = 30 }: { readonly runs: number; readonly seed: number; readonly rounds?: number },
  habits: HabitsOf = () => ({ aim: 0, keep: 0 }),
): CombatEnd | undefined => {
  const { combat } = state;
  if (!combat) return undefined;
  const { order } = combat;
  const side = new Map(order.map((id) => [id, sideOf(state, id)]));
  const dice = simulatedDice(wordsFrom(seed));
  const wins = new Map<string, number>([...new Set(side.values())].map((one) => [one, 0]));
  const out = new Map<string, number>();
  const dead = new Map<string, number>();
  const count = (where: Map<string, number>, key: string): void => void where.set(key, (where.get(key) ?? 0) + 1);
  let nobody = 0;
  let total = 0;
  for (let i = 0; i < runs; i++) {
    const end = playOn(state, dice, habits, order, side, rounds);
    const [winner, another] = [...standingSides(end, order, side)];
    if (winner !== undefined && another === undefined) count(wins, winner);
    else nobody++;
    for (const id of order) {
      const person = lookup(end.people, id);
      if (person && !isAble(person)) count(out, id);
      if (person && !person.alive) count(dead, id);
    }
    total += (end.combat?.round ?? combat.round) - combat.round + 1;
  }
  return {
    runs,
    sides: [...wins].map(([one, n]) => ({ side: one, wins: share(n, runs) })),
    nobody: share(nobody, runs),
    people: order.map((id) => ({
      person: id,
      out: share(out.get(id) ?? 0, runs),
      dead: share(dead.get(id) ?? 0, runs),
    })),
    meanRounds: total / runs,
  };
};
