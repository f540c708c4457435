import type { Name, Seen } from '@aspekt/contract';
import type { PendingHarm, PointMove, Roll, RoundResult, Side } from '../model.ts';
import type { SeenEvent } from './language.ts';
import { spoken, type Numerals } from './words.ts';

export type SeenRoll = Seen<Roll>;
type Duel = {
  readonly a: string;
  readonly b: string;
  readonly rollA: SeenRoll;
  readonly rollB: SeenRoll;
  /** The winner's name; undefined on a tie. */
  readonly winner: string | undefined;
  readonly margin: number;
};
type Passive = {
  readonly who: string;
  readonly roll: SeenRoll;
  /** Steps toward the roller's goal; below 0 away from it. */
  readonly toward: number;
};

/** How a language tells the parts of a roll. */
export type RollPhrases = {
  readonly alone: (who: string, roll: SeenRoll, forGroup: boolean) => string;
  /** `check` is the first or the second of two. */
  readonly slowHarm: (who: string, roll: SeenRoll, harm: string, check: number) => string;
  readonly opposed: (duel: Duel) => string;
  readonly round: (round: number, duel: Duel) => string;
  readonly passiveRound: (round: number, passive: Passive) => string;
  /** Where the needle stands: `ahead` is undefined in the middle. */
  readonly needle: (steps: number, ahead: string | undefined) => string;
  readonly pastEnd: (overflow: number) => string;
  readonly harm: (who: string, effect: number, damageOnly: boolean) => string;
  readonly failure: (text: string) => string;
  readonly breakOff: (who: string, allowed: boolean) => string;
  readonly points: (who: string, delta: number) => string;
};

/** A roll and everything that follows at once, in the order one would say it. */
export const tellRolled =
  (phrases: RollPhrases) =>
  (event: SeenEvent<'nyx/rolled'>, name: Name): string => {
    const { rolls, breakOff, failure } = event;
    return spoken(
      result(phrases, event, name),
      event.round && gauge(phrases, event.round, rolls, name),
      event.kind === 'individual' && event.winner === null && failure && phrases.failure(failure),
      // Whichever side asked rolls as A.
      breakOff && rolls.A && phrases.breakOff(name(rolls.A.actor), breakOff.allowed),
      ...tellHarms(phrases, event.harms, name),
      ...tellPoints(phrases, event.points, name),
    );
  };

const result = (phrases: RollPhrases, event: SeenEvent<'nyx/rolled'>, name: Name): string => {
  const { A, B } = event.rolls;
  const { round, slowHarm, winner, margin } = event;
  if (A && B) {
    const [a, b] = [name(A.actor), name(B.actor)];
    const duel = { a, b, rollA: A, rollB: B, winner: winner === null ? undefined : winner === 'A' ? a : b, margin };
    return round ? phrases.round(round.round, duel) : phrases.opposed(duel);
  }
  const roll = A ?? B;
  if (!roll) return '';
  const who = name(roll.actor);
  if (round) return phrases.passiveRound(round.round, { who, roll, toward: A ? round.move : -round.move });
  if (slowHarm) return phrases.slowHarm(who, roll, slowHarm.name, slowHarm.check + 1);
  return phrases.alone(who, roll, event.group !== undefined);
};

const gauge = (
  phrases: RollPhrases,
  round: Seen<RoundResult>,
  rolls: SeenEvent<'nyx/rolled'>['rolls'],
  name: Name,
): string => {
  const ahead: Side = round.after > 0 ? 'A' : 'B';
  const behind: Side = ahead === 'A' ? 'B' : 'A';
  const [roll, other] = [rolls[ahead], rolls[behind]];
  // Against a passive side only one name is known; a needle on her own half is told from her side.
  const steps = roll ? Math.abs(round.after) : -Math.abs(round.after);
  const who = roll ?? other;
  return spoken(
    phrases.needle(steps, round.after === 0 || !who ? undefined : name(who.actor)),
    round.overflow > 0 && phrases.pastEnd(round.overflow),
  );
};

export const tellHarms = (
  phrases: Pick<RollPhrases, 'harm'>,
  harms: readonly Seen<PendingHarm>[],
  name: Name,
): readonly string[] => harms.map(({ target, effect, damageOnly }) => phrases.harm(name(target), effect, damageOnly));

/** One figure per character: what she gained or lost in all. */
export const tellPoints = (
  phrases: Pick<RollPhrases, 'points'>,
  points: readonly Seen<PointMove>[],
  name: Name,
): readonly string[] => {
  const totals = new Map<string, number>();
  for (const { character, delta } of points) totals.set(character, (totals.get(character) ?? 0) + delta);
  return [...totals].filter(([, delta]) => delta !== 0).map(([id, delta]) => phrases.points(name(id), delta));
};

/** What the die was held against, as far as the viewer may know. */
export const targetOf = (roll: SeenRoll, { number, signed }: Numerals): string | undefined => {
  if (!roll.numbers) return undefined;
  const { effective, target, effectBonus } = roll.numbers;
  return effectBonus > 0 ? `${target} (${signed(effectBonus)})` : number(effective);
};
