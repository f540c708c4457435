import { secret, type Audience } from '@aspekt/contract';
import { likewise } from './access.ts';
import { dieTotal, isZero } from './die.ts';
import { additions, difficultyFor } from './formula.ts';
import { againstDifficulty, againstOthers, best, type Contender, type Judgement } from './judge.ts';
import type { Group, GroupRead, Opponent, Reread, Resistance, Result, Roll, Rolled } from './model.ts';

/** A roll with the dice it is read with, which may be newer than those on the table. */
export type Thrown = {
  readonly roll: Roll;
  readonly chains: readonly (readonly number[])[];
  readonly zeroIgnored: boolean;
};
export const asItStands = (roll: Roll): Thrown => ({ roll, chains: roll.chains, zeroIgnored: roll.zeroIgnored });

/** "Slag" is the finished total, never the bare die (VAST-ROLL-04). */
export const contender = ({ roll, chains, zeroIgnored }: Thrown): Contender & { readonly die: number } => {
  const die = dieTotal(chains);
  return { die, total: die + additions(roll), zero: isZero(chains, zeroIgnored) };
};

const result = (
  { roll }: Thrown,
  { die, total, zero }: ReturnType<typeof contender>,
  { resistance, margin, tie, worse, outcome }: Judgement,
  opponent: Opponent | null,
  to: Audience,
): Result => ({
  dieTotal: die,
  total,
  zero,
  autoFailure: zero,
  outcome: secret(roll.status === 'confirmed' ? 'everyone' : to, outcome),
  verdict: secret(to, { resistance, margin, tie, worse, opponent }),
});

/**
 * Read rolls that stand alone: against a number, or against a total that was typed in (VAST-RES-02).
 * Rolls of one group share the opponent, whose own resistance is the highest of those that face it (VAST-MULTI-05).
 */
export const readAlone = (thrown: readonly Thrown[]): readonly (Result | null)[] => {
  const owns = thrown.map(contender);
  return thrown.map((it, i): Result | null => {
    const own = owns[i] ?? contender(it);
    const { settings } = it.roll;
    const { to, value: resistance } = it.roll.resistance;
    switch (resistance.kind) {
      case 'difficulty':
        return result(it, own, againstDifficulty(own, difficultyFor(it.roll, resistance.value), settings), null, to);
      case 'opposedTotal': {
        const other: Contender = { total: resistance.total, zero: resistance.zero };
        const facing = owns.filter((_, at) => isSame(resistance, thrown[at]?.roll.resistance.value));
        const { outcome, ...verdict } = againstOthers(other, facing, settings);
        const opponent: Opponent = { ...other, ...verdict, outcome };
        return result(it, own, againstOthers(own, [other], settings), opponent, to);
      }
      case 'opposed':
        return null;
    }
  });
};

type Total = Extract<Resistance, { readonly kind: 'opposedTotal' }>;
const isSame = (one: Total, other: Resistance | undefined): boolean =>
  other?.kind === 'opposedTotal' &&
  one.total === other.total &&
  one.zero === other.zero &&
  one.actorId === other.actorId;

/** A roll and what was read off it. */
export type Read = { readonly thrown: Thrown; readonly result: Result };

/**
 * Read the sides of an opposed roll together: the resistance of each roll is the highest total among the
 * rolls of the other sides (VAST-RES-06, VAST-MULTI-05, D-11). A side whose opponents are hidden learns
 * only how it went (D-14). A side with no roll left was struck behind the screen.
 */
export const readSides = (sides: readonly (readonly Thrown[])[]): readonly (readonly Read[])[] => {
  const totals = sides.map((thrown) => thrown.map(contender));
  return sides.map((thrown, mine) => {
    const others: Contender[] = [];
    let hidden = false;
    for (let i = 0; i < sides.length; i++) {
      if (i === mine) continue;
      if (sides[i]?.length === 0) hidden = true;
      for (const other of totals[i] ?? []) others.push(other);
      for (const { roll } of sides[i] ?? []) if (roll.only !== undefined) hidden = true;
    }
    return thrown.map((it, i): Read => {
      const own = totals[mine]?.[i] ?? contender(it);
      const alone = others.length === 0;
      const met = alone ? lastMet(it.roll) : others;
      const known = (alone ? it.roll.result?.verdict.to : undefined) ?? it.roll.resistance.to;
      const to = hidden ? 'gm' : known;
      return { thrown: it, result: result(it, own, againstOthers(own, met, it.roll.settings), null, to) };
    });
  });
};

/** Where every other side was struck the roll keeps the resistance it had, and who knows it. */
const lastMet = ({ result: read }: Roll): readonly Contender[] =>
  read ? [{ total: read.verdict.value.resistance, zero: false }] : [];

/** The action succeeds if any of its rolls does; zeroed rolls are flagged (VAST-MULTI-03, VAST-MULTI-06). Null until all are rolled. */
export const readGroup = (group: Group, all: readonly Roll[], read: readonly Read[]): GroupRead | null => {
  const counted = all.filter((roll) => roll.groupId === group.id && roll.status !== 'withdrawn');
  const results = counted.flatMap(
    (roll) => read.find(({ thrown }) => thrown.roll.id === roll.id)?.result ?? roll.result ?? [],
  );
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

/** The groups whose rolls are among `read`. */
export const readGroups = (
  groups: readonly Group[],
  all: readonly Roll[],
  read: readonly Read[],
): readonly GroupRead[] =>
  groups.length === 0
    ? none
    : groups.flatMap((group) =>
        read.some(({ thrown }) => thrown.roll.groupId === group.id) ? (readGroup(group, all, read) ?? []) : [],
      );
const none: readonly GroupRead[] = [];

/** A roll as the log tells it. */
export const rolledFrom = ({ thrown: { roll, chains, zeroIgnored }, result: read }: Read): Rolled => {
  const rolled: Rolled = {
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
    ...(roll.specialisation && { specialisation: roll.specialisation }),
    ...(roll.daze !== undefined && { daze: roll.daze }),
    chains,
    zeroIgnored,
    socialTargetId: roll.socialTargetId,
    result: read,
  };
  return roll.only === undefined ? rolled : { ...rolled, only: roll.only };
};

export const rereadFrom = ({ thrown: { roll }, result: read }: Read): Reread => ({
  rollId: roll.id,
  actorId: roll.actorId,
  result: read,
  ...likewise(roll),
});
