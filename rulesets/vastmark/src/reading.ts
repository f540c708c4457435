import { secret, type Audience } from '@aspekt/contract';
import { likewise } from './access.ts';
import { dieTotal, isZero } from './die.ts';
import { againstDifficulty, againstOthers, best, type Contender, type Judgement } from './judge.ts';
import type { Group, GroupRead, Opponent, Reread, Result, Roll, Rolled } from './model.ts';

/** Everything that is added to the die: one trait, one skill, every modification (VAST-ROLL-01, VAST-ROLL-03). */
export const additions = (roll: Pick<Roll, 'traitValue' | 'skillValue' | 'modifications'>): number => {
  let sum = roll.traitValue + roll.skillValue;
  for (const { value } of roll.modifications) sum += value;
  return sum;
};

/** "Slag" is the finished total, never the bare die (VAST-ROLL-04). */
const contender = (roll: Roll): Contender => ({
  total: dieTotal(roll.chains) + additions(roll),
  zero: isZero(roll.chains, roll.zeroIgnored),
});

const result = (roll: Roll, own: Contender, judged: Judgement, opponent: Opponent | null, to: Audience): Result => ({
  dieTotal: dieTotal(roll.chains),
  total: own.total,
  zero: own.zero,
  autoFailure: own.zero,
  outcome: secret(roll.status === 'confirmed' ? 'everyone' : to, judged.outcome),
  verdict: secret(to, {
    resistance: judged.resistance,
    margin: judged.margin,
    tie: judged.tie,
    worse: judged.worse,
    opponent,
  }),
});

/**
 * Read rolls that stand alone: against a number, or against a total that was typed in (VAST-RES-02).
 * Rolls of one group share the opponent, whose own resistance is the highest of them (VAST-MULTI-05).
 */
export const readAlone = (rolls: readonly Roll[]): readonly Roll[] => {
  const owns = rolls.map(contender);
  return rolls.map((roll, i): Roll => {
    const own = owns[i] ?? contender(roll);
    const { to, value: resistance } = roll.resistance;
    switch (resistance.kind) {
      case 'difficulty':
        return {
          ...roll,
          result: result(roll, own, againstDifficulty(own, resistance.value, roll.settings), null, to),
        };
      case 'opposedTotal': {
        const other: Contender = { total: resistance.total, zero: resistance.zero };
        const { outcome, ...verdict } = againstOthers(other, owns, roll.settings);
        const opponent: Opponent = { ...other, ...verdict, outcome };
        return { ...roll, result: result(roll, own, againstOthers(own, [other], roll.settings), opponent, to) };
      }
      case 'opposed':
        return roll;
    }
  });
};

/**
 * Read the sides of an opposed roll together: the resistance of each roll is the highest total among the
 * rolls of the other sides (VAST-RES-06, VAST-MULTI-05, D-11). A side whose opponents are hidden learns
 * only how it went (D-14).
 */
export const readSides = (sides: readonly (readonly Roll[])[]): readonly (readonly Roll[])[] => {
  const totals = sides.map((rolls) => rolls.map(contender));
  return sides.map((rolls, mine) => {
    const others: Contender[] = [];
    let hidden = false;
    for (let i = 0; i < sides.length; i++) {
      if (i === mine) continue;
      others.push(...(totals[i] ?? []));
      hidden ||= sides[i]?.some((roll) => roll.only !== undefined) ?? false;
    }
    return rolls.map((roll, i): Roll => {
      const own = totals[mine]?.[i] ?? contender(roll);
      const to = hidden ? 'gm' : roll.resistance.to;
      return { ...roll, result: result(roll, own, againstOthers(own, others, roll.settings), null, to) };
    });
  });
};

/** The action succeeds if any of its rolls does; zeroed rolls are flagged (VAST-MULTI-03, VAST-MULTI-06). Null until all are rolled. */
export const readGroup = (group: Group, all: readonly Roll[], read: readonly Roll[]): GroupRead | null => {
  const counted = all
    .filter((roll) => roll.groupId === group.id)
    .map((roll) => read.find(({ id }) => id === roll.id) ?? roll)
    .filter((roll) => roll.status !== 'withdrawn');
  const results = counted.flatMap((roll) => roll.result ?? []);
  const [first] = results;
  if (first === undefined || results.length < counted.length) return null;
  const outcomes = results.map((it) => it.outcome.value);
  return {
    id: group.id,
    actorId: group.actorId,
    result: secret(first.outcome.to, { outcome: best(outcomes), anyZeroed: outcomes.includes('zeroed') }),
    ...likewise(group),
  };
};

/** A roll as the log tells it. */
export const rolledFrom = (roll: Roll, read: Result): Rolled => ({
  rollId: roll.id,
  actorId: roll.actorId,
  kind: roll.kind,
  against: roll.resistance.value.kind,
  traitId: roll.traitId,
  turned: roll.turned,
  traitValue: roll.traitValue,
  skillId: roll.skillId,
  skillValue: roll.skillValue,
  modifications: roll.modifications,
  chains: roll.chains,
  zeroIgnored: roll.zeroIgnored,
  socialTargetId: roll.socialTargetId,
  result: read,
  ...likewise(roll),
});

export const rereadFrom = (roll: Roll): readonly Reread[] =>
  roll.result ? [{ rollId: roll.id, actorId: roll.actorId, result: roll.result, ...likewise(roll) }] : [];
