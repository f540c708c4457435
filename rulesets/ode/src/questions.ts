import type { Json, Refusal } from '@aspekt/contract';
import type { Fraction } from '@aspekt/dice';
import * as v from 'valibot';
import { absorptions, less, stressFirst } from './absorb.ts';
import { difficultyFor, feelOf } from './difficulty.ts';
import { maxAbsorb } from './harm.ts';
import type { Question, State } from './model.ts';
import { conflict, facing } from './odds/conflict-ahead.ts';
import { contestEnd } from './odds/contest-end.ts';
import { contestNow } from './odds/contest-now.ts';
import { contest, directMarks, manyMarks, ownDifficultyMarks, type ContestOdds } from './odds/contests.ts';
import { duel, duelLength } from './odds/duel.ts';
import { invokeDuel } from './odds/duel-of-invokes.ts';
import { takenOutWithin } from './odds/harm.ts';
import { bestStep, bestWith } from './odds/invokes.ts';
import * as onTable from './odds/on-table.ts';
import { challenge, createAdvantage, recovery, setupThenAttack, teamwork } from './odds/rolls.ts';
import { classes, exchange, quantity } from './odds/spread.ts';
import { figure } from './people.ts';
import { Action, AspectId, Harm, Id, SideName, Skill, integer } from './schema/terms.ts';
import { no } from './verdict.ts';

const delta = integer(-20, 20);
const rating = integer(-8, 20);
const goal = v.picklist([0, 1, 3]);
const target = v.picklist([3, 4, 5]);
const invokes = integer(0, 6);
const Track = v.strictObject({ boxes: integer(0, 10), slots: v.pipe(v.array(integer(1, 8)), v.maxLength(6)) });
/** Small enough for every way to be followed exactly. */
const DuelTrack = v.strictObject({ boxes: integer(0, 6), slots: v.pipe(v.array(integer(1, 8)), v.maxLength(4)) });
const Fighter = v.strictObject({
  id: Id,
  side: v.exactOptional(SideName),
  skill: v.exactOptional(Skill),
  assumed: v.exactOptional(v.strictObject({ rating: v.exactOptional(rating), boxes: v.exactOptional(integer(0, 10)) })),
});
const two = <T extends v.GenericSchema>(schema: T) => v.strictTuple([schema, schema]);
const ask = <const T extends string, const E extends v.ObjectEntries>(what: T, entries: E) =>
  v.strictObject({ ask: v.literal(what), ...entries });

const QuestionSchema = v.variant('ask', [
  ask('static', { delta }),
  ask('opposed', { delta }),
  ask('attack', { delta }),
  ask('invokesStatic', { delta, k: invokes, goal }),
  ask('invokesOpposed', { delta, k: invokes, goal }),
  ask('bestStep', { delta, k: invokes, goal, dice: integer(-4, 4), theirs: v.exactOptional(integer(-4, 4)) }),
  ask('invokeDuel', { delta, kActor: integer(0, 4), kOpponent: integer(0, 4), goal }),
  ask('teamwork', { rating, helpers: v.pipe(v.array(rating), v.maxLength(20)), difficulty: rating }),
  ask('createAdvantage', { delta, opposed: v.boolean(), mode: v.picklist(['new', 'existing', 'unknown']) }),
  ask('contestDirect', { delta, target }),
  ask('contestStatic', { ratings: two(rating), difficulties: two(rating), target }),
  ask('contestMany', { ratings: v.pipe(v.array(rating), v.minLength(2), v.maxLength(5)), target }),
  ask('takenOutWithin', { delta, track: Track, n: integer(1, 20) }),
  ask('absorb', { track: Track, hit: integer(1, 30) }),
  ask('duel', {
    deltas: two(delta),
    tracks: two(DuelTrack),
    policy: v.picklist(['stressFirst', 'optimal']),
    boosts: v.boolean(),
  }),
  ask('duelLength', { deltas: two(delta), tracks: two(DuelTrack) }),
  ask('challenge', { deltas: v.pipe(v.array(delta), v.minLength(1), v.maxLength(12)) }),
  ask('recovery', { rating, severity: v.picklist(['mild', 'moderate', 'severe', 'extreme']), self: v.boolean() }),
  ask('setupThenAttack', { createDelta: delta, attackDelta: delta, goal, opposed: v.exactOptional(v.boolean()) }),
  ask('action', {
    actor: Id,
    action: Action,
    skill: Skill,
    difficulty: v.exactOptional(rating),
    defender: v.exactOptional(Id),
    defence: v.exactOptional(Skill),
    stunts: v.exactOptional(v.pipe(v.array(AspectId), v.maxLength(10))),
    helpers: v.exactOptional(v.pipe(v.array(Id), v.maxLength(20))),
  }),
  ask('roll', { goal, side: v.exactOptional(v.picklist(['action', 'defence'])) }),
  ask('contest', {
    others: rating,
    actor: v.exactOptional(Id),
    skill: v.exactOptional(Skill),
    difficulty: v.exactOptional(rating),
  }),
  ask('contestEnd', {
    rollers: v.pipe(
      v.array(
        v.strictObject({
          actor: v.exactOptional(Id),
          skill: v.exactOptional(Skill),
          rating: v.exactOptional(rating),
          difficulty: v.exactOptional(rating),
        }),
      ),
      v.minLength(2),
      v.maxLength(5),
    ),
  }),
  ask('facing', { fighters: two(Fighter) }),
  ask('conflict', {
    fighters: v.pipe(v.array(Fighter), v.minLength(2), v.maxLength(12)),
    first: v.exactOptional(Id),
    runs: integer(1, 1000),
    seed: integer(0, 2 ** 32 - 1),
  }),
  ask('takesOut', {}),
  ask('harm', { character: Id }),
  ask('difficulty', { reasons: integer(0, 10), rating }),
  ask('sceneEnd', {}),
  ask('concession', { character: Id }),
  ask('maxAbsorb', { character: Id, harm: Harm }),
]) satisfies v.GenericSchema<unknown, Question>;

const contestJson = ({ wins, exchanges, twist }: ContestOdds): Json => ({
  wins: wins.map(quantity),
  exchanges: quantity(exchanges),
  twist: quantity(twist),
});

/** Nobody can ever hit: such a fight has no end. */
const orEndless = (found: Fraction | undefined, as: 'win' | 'rolls'): Json =>
  found ? { [as]: quantity(found) } : { endless: true };

/** The odds of section 8, and what the page asks about the table as it stands. */
const answer = (state: State, question: Question): Json | { readonly refusal: Refusal } => {
  switch (question.ask) {
    case 'static':
    case 'opposed':
      return onTable.classesJson(classes(question.delta, question.ask === 'opposed'));
    case 'attack': {
      const { hits, ...rest } = exchange(question.delta);
      return {
        defendedWithStyle: quantity(rest.defendedWithStyle),
        defended: quantity(rest.defended),
        tie: quantity(rest.tie),
        hits: hits.map(({ hit, chance }) => ({ hit, chance: quantity(chance) })),
      };
    }
    case 'invokesStatic':
    case 'invokesOpposed': {
      const { chance, used } = bestWith(question.delta, question.k, question.goal, question.ask === 'invokesOpposed');
      return { chance: quantity(chance), used: quantity(used) };
    }
    case 'bestStep': {
      const { step, chance } = bestStep(question.delta, question.k, question.goal, question.dice, question.theirs);
      return { step, chance: quantity(chance) };
    }
    case 'invokeDuel':
      return { chance: quantity(invokeDuel(question.delta, question.kActor, question.kOpponent, question.goal)) };
    case 'teamwork': {
      const helped = teamwork(question.rating, question.helpers, question.difficulty);
      return { bonus: helped.bonus, classes: onTable.classesJson(helped.classes) };
    }
    case 'createAdvantage': {
      const odds = createAdvantage(question.delta, question.opposed, question.mode);
      return Object.fromEntries(Object.entries(odds).map(([key, chance]) => [key, quantity(chance as Fraction)]));
    }
    case 'contestDirect':
      return contestJson(contest(directMarks(question.delta), 2, question.target));
    case 'contestStatic':
      return contestJson(contest(ownDifficultyMarks(question.ratings, question.difficulties), 2, question.target));
    case 'contestMany':
      return contestJson(contest(manyMarks(question.ratings), question.ratings.length, question.target));
    case 'takenOutWithin':
      return { out: quantity(takenOutWithin(question.delta, question.track, question.n)) };
    case 'absorb': {
      const { track, hit } = question;
      const usual = stressFirst(track, hit);
      return {
        ways: absorptions(track, hit).map(({ stress, slots }) => ({ stress, slots })),
        stressFirst: usual ? { stress: usual.stress, slots: usual.slots, left: { ...less(track, usual) } } : null,
      };
    }
    case 'duel':
      return orEndless(duel(question), 'win');
    case 'duelLength':
      return orEndless(duelLength(question), 'rolls');
    case 'challenge':
      return challenge(question.deltas).map(({ chance, ...counts }) => ({ ...counts, chance: quantity(chance) }));
    case 'recovery': {
      const odds = recovery(question.rating, question.severity, question.self);
      if (!odds) return no('notTreatable', {}, 'ODE-OPT-02');
      return { tieOrBetter: quantity(odds.tieOrBetter), successOrBetter: quantity(odds.successOrBetter) };
    }
    case 'setupThenAttack': {
      const { createDelta, attackDelta, opposed = true } = question;
      const odds = setupThenAttack(createDelta, attackDelta, question.goal, opposed);
      return { setup: quantity(odds.setup), twoAttacks: quantity(odds.twoAttacks) };
    }
    case 'action':
      return onTable.action(state, question);
    case 'roll':
      return onTable.roll(state, question);
    case 'contest':
      return contestNow(state, question);
    case 'contestEnd':
      return contestEnd(state, question);
    case 'facing':
      return facing(state, question);
    case 'conflict':
      return conflict(state, question);
    case 'takesOut':
      return onTable.takesOut(state);
    case 'harm':
      return onTable.harm(state, question);
    case 'difficulty': {
      const difficulty = difficultyFor(question.reasons);
      return { difficulty, feel: feelOf(difficulty, question.rating) };
    }
    case 'sceneEnd':
      return onTable.sceneEnd(state);
    case 'concession':
      return onTable.concession(state, question);
    case 'maxAbsorb': {
      const one = figure(state, question.character);
      return one ? { maxAbsorb: maxAbsorb(one, question.harm) } : no('notFound', { id: question.character });
    }
  }
};

export const questions = { schema: QuestionSchema, answer };
