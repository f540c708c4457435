import type { Json, Refusal, RuleSet, Viewer } from '@aspekt/contract';
import { minus, one } from '@aspekt/dice';
import { aidFor, helpersOf, planAid } from './aid.ts';
import { convertsAt } from './clock.ts';
import { bleedRate, derivedOf } from './derived.ts';
import { isRefused, lookup, type Refused } from './find.ts';
import { addDice, diceRolled, hand, parseHand, showHand } from './hand.ts';
import { healingTestFor } from './healing.ts';
import { surpriseHand } from './initiative.ts';
import { leavingSides } from './leaving.ts';
import { areas, type Question, type State } from './model.ts';
import { priceOfMove } from './moving.ts';
import { onesDice } from './offers.ts';
import { sideOf, type Side } from './opposed-test.ts';
import { bestSplit } from './odds/activation.ts';
import { duelOdds } from './odds/duel.ts';
import { sampledDuel } from './simulate/plain-duel.ts';
import { areasAllowed, chanceToReach, totalsOf } from './odds/hands.ts';
import { attackAnswer, exchangeAnswer, strikeAnswer, vigilanceAnswer } from './odds/answers.ts';
import {
  bloodLossChance,
  healingOdds,
  opposedOdds,
  painOdds,
  shotOdds,
  stressOdds,
  surpriseOdds,
  survivalChance,
} from './odds/plain.ts';
import { chance, chanceOf, listed, mean } from './odds/spread.ts';
import { unstableOdds } from './odds/unstable.ts';
import { priceOf, pricesOf } from './odds/prices.ts';
import { refuse } from './refusal.ts';
import { questionSchema } from './schema.ts';
import { simulateCombat } from './simulate/combat.ts';
import { fightersOf } from './simulate/fighter.ts';
import { fight } from './simulate/run.ts';
import { areasIn } from './attack-hands.ts';
import { baseDifficulty } from './base-difficulty.ts';
import { testBaseOf, testHand } from './success-test.ts';
import { whatComes } from './time.ts';

type Answer = Json | { readonly refusal: Refusal };
type Asked<K extends Question['ask']> = Extract<Question, { readonly ask: K }>;

const no = ({ refusal }: Refused): Answer => ({ refusal });

/** Questions about odds, prices and whole fights; what the asker may not know throws on opening. */
export const answer = (state: State, question: Question): Answer => {
  switch (question.ask) {
    case 'prices': {
      const prices = pricesOf(state, question.by, question.player);
      return 'ok' in prices ? no(prices) : (prices as unknown as Json);
    }
    case 'price': {
      const price = priceOf(state, question.command);
      return 'ok' in price ? no(price) : price;
    }
    case 'movePrice':
      return movePrices(state, question);
    case 'hand':
      return handAnswer(question);
    case 'test':
      return testAnswer(state, question);
    case 'opposed':
      return opposedAnswer(state, question);
    case 'leaveMelee':
      return leaveAnswer(state, question);
    case 'stress':
      return { left: listed(stressOdds(question.kp)) };
    case 'surprise': {
      const odds = surpriseOdds(surpriseHand(state.settings), question.difference);
      return { before: chance(odds.before), tied: chance(odds.tied), after: chance(odds.after) };
    }
    case 'attack':
      return attackAnswer(state, question);
    case 'vigilance':
      return vigilanceAnswer(state, question);
    case 'strike':
      return strikeAnswer(state);
    case 'exchange':
      return exchangeAnswer(state, question);
    case 'area':
      return areaAnswer(question);
    case 'automatic':
      return automaticAnswer(question);
    case 'pain': {
      const odds = painOdds(question.willpower, question.shock);
      return { bears: chance(odds.bears), once: chance(odds.once), twice: chance(odds.twice) };
    }
    case 'survival':
      return { lives: chance(survivalChance(question.total)) };
    case 'bloodLoss':
      return { lives: chance(bloodLossChance(question.trauma, question.bloodLoss)) };
    case 'healing': {
      const odds = healingOdds(question.difficulty, question.trauma, () => hand(1, 0, question.t ?? 1));
      return {
        perWeek: chance(odds.perWeek),
        expectedWeeks: odds.expectedWeeks ? chance(odds.expectedWeeks) : null,
        healedAfter: odds.healedAfter,
      };
    }
    case 'unstable': {
      const odds = unstableOdds(question.difficulty, question.trauma, hand(1, 0, question.t ?? 1));
      return odds ? { stabilises: chance(odds.stabilises), dies: chance(odds.dies), hours: chance(odds.hours) } : null;
    }
    case 'recovery':
      return recoveryAnswer(state, question);
    case 'psych': {
      const passes = chanceToReach(testHand(question.shock), question.total - question.willpower - 20);
      return { holds: chance(passes), breaks: chance(minus(one, passes)) };
    }
    case 'activation': {
      const { kp, cheapLevels, need, cost, net, most } = question;
      const { chance: p, attacks } = bestSplit(kp, cheapLevels, need, cost, net, most);
      return { atLeastOneHit: chance(p), attacks: attacks.map((one) => ({ ...one, hit: chance(one.hit) })) };
    }
    case 'duel':
      return duelAnswer(question);
    case 'fight':
      return fight(question.a, question.b, question.runs, question.seed) as unknown as Json;
    case 'fightOf':
      return fightOf(state, question);
    case 'combat': {
      const ended = simulateCombat(state, question);
      return ended ? (ended as unknown as Json) : no(refuse('wrongStep'));
    }
    case 'firstAid':
      return aidAnswer(state, question);
    case 'time':
      return { from: state.scene.clock, events: whatComes(state, question.minutes) as unknown as Json };
    case 'derived': {
      const person = lookup(state.people, question.by);
      if (!person) return no(refuse('notFound', { id: question.by }));
      return { ...derivedOf(person, state.scene.clock), convertAt: person.own.value.wounds.map(convertsAt) };
    }
  }
};

/**
 * What help would come to, early or late (AOR-AID-01..04). Whoever may not know the patient's wounds gets no answer,
 * and asks without naming her what the helpers can do.
 */
const aidAnswer = (state: State, { ask: _ask, patient, ...asked }: Asked<'firstAid'>): Answer => {
  const context = { by: { seat: 'gm', role: 'gm' }, dice: onesDice } as const;
  if (patient === undefined) {
    const helpers = helpersOf(state, asked.helpers, context);
    return isRefused(helpers) ? no(helpers) : aidFor(helpers, asked);
  }
  const command = { type: 'aoristos/firstAid', allowLate: true, patient, ...asked } as const;
  const aid = planAid(state, command, context);
  if ('ok' in aid) return no(aid);
  return { base: aid.base, modifier: aid.modifier, reduction: aid.reduction, rate: bleedRate(aid.patient.own.value) };
};

/** The same odds as of any healing test or unstable condition, for a patient as she lies (AOR-HEAL-01, AOR-HEAL-07, AOR-HEAL-08). */
const recoveryAnswer = (state: State, { ask: _ask, by, ...rows }: Asked<'recovery'>): Answer => {
  const person = lookup(state.people, by);
  if (!person) return no(refuse('notFound', { id: by }));
  const own = person.own.value;
  const { organTrauma } = own;
  const { difficulty, hand: rolled, unstable } = healingTestFor(state, own, rows);
  if (unstable) {
    const ends = unstableOdds(difficulty, organTrauma, rolled);
    return {
      difficulty,
      ...(ends && { stabilises: chance(ends.stabilises), dies: chance(ends.dies), hours: chance(ends.hours) }),
    };
  }
  const handAt = (trauma: number) => healingTestFor(state, { ...own, organTrauma: trauma }, rows).hand;
  const { expectedWeeks } = healingOdds(difficulty, organTrauma, handAt);
  return { difficulty, ...(expectedWeeks && { weeks: chance(expectedWeeks) }) };
};

const movePrices = (state: State, { by, metres }: Asked<'movePrice'>): Answer => {
  const person = lookup(state.people, by);
  if (!person) return no(refuse('notFound', { id: by }));
  return {
    costs: metres.map((distance) => {
      const price = priceOfMove(state, person, distance);
      return typeof price === 'number'
        ? { metres: distance, cost: price }
        : { metres: distance, refused: price.refusal.code };
    }),
  };
};

const handAnswer = ({ hand: text, add = [] }: Asked<'hand'>): Answer => {
  const parsed = parseHand(text);
  if (!parsed) return no(refuse('badInput'));
  const more = { f: 0, t: 0 };
  for (const one of add) more[one.endsWith('F') ? 'f' : 't'] += Number.parseInt(one, 10);
  const rolled = addDice(parsed, more);
  const [high, low] = [totalsOf(rolled, 'highest'), totalsOf(rolled, 'lowest')];
  return {
    hand: showHand(rolled),
    diceRolled: diceRolled(rolled),
    diceCounted: rolled.b,
    highest: { totals: listed(high), mean: chance(mean(high)) },
    ...(rolled.f > 0 && { lowest: { totals: listed(low), mean: chance(mean(low)) } }),
  };
};

const testAnswer = (state: State, { by, traits, difficulty, f = 0, t = 0, odds = true }: Asked<'test'>): Answer => {
  const person = lookup(state.people, by);
  if (!person) return no(refuse('notFound', { id: by }));
  if (new Set(traits).size !== traits.length) return no(refuse('duplicateTrait'));
  const testBase = testBaseOf(person, traits);
  const rolled = testHand(person.nerveShock, f, t);
  const gst = baseDifficulty(traits.length);
  const st = difficulty ?? gst;
  return {
    testBase,
    baseDifficulty: gst,
    difficulty: st,
    hand: showHand(rolled),
    ...(odds && {
      success: chance(chanceToReach(rolled, st - testBase)),
      margins: listed(new Map([...totalsOf(rolled)].map(([total, p]) => [testBase + total - st, p]))),
    }),
  };
};

const sidesAnswer = (a: Side, b: Side): Answer => {
  const mine = testHand(a.representative.nerveShock, a.f, a.t);
  const theirs = testHand(b.representative.nerveShock, b.f, b.t);
  const { win, draw, lose } = opposedOdds(a.testBase - b.testBase, mine, theirs);
  return {
    a: { testBase: a.testBase, hand: showHand(mine) },
    b: { testBase: b.testBase, hand: showHand(theirs) },
    win: chance(win),
    draw: chance(draw),
    lose: chance(lose),
  };
};

const opposedAnswer = (state: State, question: Asked<'opposed'>): Answer => {
  const a = sideOf(state, question.a);
  if (isRefused(a)) return no(a);
  const b = sideOf(state, question.b);
  return isRefused(b) ? no(b) : sidesAnswer(a, b);
};

/** Leaving a melee: `lose` is the danger (AOR-MEL-10). */
const leaveAnswer = (state: State, { by, opponentRepresentative }: Asked<'leaveMelee'>): Answer => {
  const person = lookup(state.people, by);
  if (!person || !state.combat) return no(refuse('notFound', { id: by }));
  const sides = leavingSides(state, state.combat, person, opponentRepresentative);
  if (sides === null) return { free: true };
  return 'ok' in sides ? no(sides) : sidesAnswer(sides.mover, sides.opponents);
};

/** The area hand of some levels of aim: chance of a match, and of each area being there to choose (AOR-HIT-07..09). */
const areaAnswer = ({ aim }: Asked<'area'>): Answer => {
  const rolled = hand(1, aim);
  const allowed = areasAllowed(rolled);
  return {
    hand: showHand(rolled),
    match: chance(chanceOf(allowed, (bits) => areasIn(bits).includes('head'))),
    available: Object.fromEntries(
      areas.map((area) => [area, chance(chanceOf(allowed, (bits) => areasIn(bits).includes(area)))]),
    ),
  };
};

const automaticAnswer = ({ hand: text, chosen, limit }: Asked<'automatic'>): Answer => {
  const random = parseHand(text);
  if (!random) return no(refuse('badInput'));
  const shots = shotOdds(random, chosen, limit);
  return { shots: listed(shots), mean: chance(mean(shots)), noArea: chance(chanceOf(shots, (n) => n >= 4)) };
};

const duelAnswer = ({ a, b, rounds = 10 }: Asked<'duel'>): Answer => {
  const odds = duelOdds(a, b, rounds);
  if (!odds) return sampledDuel(a, b, sampledRuns) as unknown as Json;
  const told = ({ p, exact }: (typeof odds)['a']) => (exact ? chance(exact) : { p });
  return {
    a: told(odds.a),
    b: told(odds.b),
    never: odds.never,
    activations: odds.activations,
    rounds: odds.rounds,
    states: odds.states,
  };
};

/** Runs of a duel too large to be solved. */
const sampledRuns = 40_000;

const fightOf = (state: State, question: Asked<'fightOf'>): Answer => {
  const { weapons, runs, seed, aim = [0, 0], keep = [0, 0], metres = 1 } = question;
  const a = lookup(state.people, question.a);
  const b = lookup(state.people, question.b);
  if (!a || !b) return no(refuse('notFound', { id: a ? question.b : question.a }));
  const fighters = fightersOf(a, b, weapons, {
    aim,
    keep,
    metres,
    firstRoundVigilance: state.settings.firstRoundVigilance,
  });
  if ('ok' in fighters) return no(fighters);
  return fight(fighters[0], fighters[1], runs, seed) as unknown as Json;
};

/** Prices and one's own numbers are no odds. */
const asksOdds = (question: Question): boolean => {
  switch (question.ask) {
    case 'prices':
    case 'price':
    case 'movePrice':
    case 'derived':
    case 'firstAid':
    case 'time':
      return false;
    case 'attack':
    case 'test':
      return question.odds !== false;
    case 'vigilance':
      return question.odds === true;
    case 'hand':
    case 'opposed':
    case 'leaveMelee':
    case 'stress':
    case 'surprise':
    case 'strike':
    case 'exchange':
    case 'area':
    case 'automatic':
    case 'pain':
    case 'survival':
    case 'bloodLoss':
    case 'healing':
    case 'unstable':
    case 'recovery':
    case 'psych':
    case 'activation':
    case 'duel':
    case 'fight':
    case 'fightOf':
    case 'combat':
      return true;
  }
};

/** Odds are the game master's always and the players' as the table has it (`oddsForPlayers`). */
export const mayForesee = ({ settings }: State, { role }: Viewer, question?: Question): boolean =>
  settings.oddsForPlayers || role === 'gm' || (question !== undefined && !asksOdds(question));

export const questions: NonNullable<RuleSet<State, never, never, never, never, Question>['questions']> = {
  schema: questionSchema,
  answer,
};
