import { targetOf, type RollPhrases, type SeenRoll } from '../rolled.ts';
import type { SettingWords } from '../setting-words.ts';
import type { WhyPhrases } from '../why.ts';
import { closed, numerals, spelled, type Words } from '../words.ts';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const { signed } = numerals;
const many = (n: number, one: string, more = `${one}s`): string => (Math.abs(n) === 1 ? one : more);

export const words: Words = {
  ...numerals,
  attribute: { mind: 'Mind', interaction: 'Interaction', body: 'Body' },
  sign: { positive: 'in favour', negative: 'against', neutral: 'neutral' },
  ended: {
    goalReached: 'the goal is reached',
    gaveUp: 'the other side gives up',
    brokenOff: 'broken off',
    knockedOut: 'the other side is knocked out',
    gmEnded: 'the game master ends it',
  },
  scene: 'the scene',
  situational: 'situational edge',
  strength: 'strength',
  worn: 'harm',
  difficulty: (value) => {
    if (value >= 0) return value === 0 ? 'unchanged' : 'advantage';
    return value === -1 ? 'slightly harder' : value === -2 ? 'harder' : 'much harder';
  },
  dice: (count, mode) =>
    mode === 'single' ? 'one die' : `${spelled(small, count)} dice, ${mode === 'best' ? 'best' : 'worst'} counts`,
  points: (n) => `${signed(n)} ${many(n, 'point')}`,
  days: (n) => `${n} ${many(n, 'day')}`,
  hours: (n) => `${n} ${many(n, 'hour')}`,
  minutes: (n) => `${n} ${many(n, 'minute')}`,
};

export const of = (name: string): string => `${name}’s`;

const steps = (n: number): string => `${spelled(small, n)} ${many(n, 'step')}`;
const held = (roll: SeenRoll): string => {
  const target = targetOf(roll, words);
  const dice = words.dice(roll.diceCount, roll.mode);
  return target === undefined ? `(${dice})` : `(${dice}, against ${target})`;
};
const result = ({ success, effect, failMargin }: SeenRoll): string => {
  if (success) return `effect ${effect}`;
  return failMargin === undefined ? 'failure' : `missed by ${failMargin}`;
};
const outcome = (winner: string | undefined, margin: number, a: SeenRoll, b: SeenRoll): string =>
  `${winner === undefined ? 'nobody wins' : `${winner} wins by ${margin}`}, effect ${a.effect} to ${b.effect}.`;

export const rollPhrases: RollPhrases = {
  alone: (who, roll, forGroup) =>
    `${who} rolls ${words.attribute[roll.attribute]}${forGroup ? ' for the group' : ''}: ${result(roll)} ${held(roll)}.`,
  slowHarm: (who, roll, harm, check) =>
    `${who} rolls ${words.attribute[roll.attribute]} against ${harm}, roll ${check} of 2: ${result(roll)} ${held(roll)}.`,
  opposed: ({ a, b, rollA, rollB, winner, margin }) =>
    `${a} rolls ${words.attribute[rollA.attribute]} against ${b} and ${words.attribute[rollB.attribute]}: ` +
    outcome(winner, margin, rollA, rollB),
  round: (round, { a, b, rollA, rollB, winner, margin }) =>
    `Round ${round}, ${a} against ${b}: ${outcome(winner, margin, rollA, rollB)}`,
  passiveRound: (round, { who, roll, toward }) =>
    `Round ${round}, ${who} rolls ${words.attribute[roll.attribute]}: ${result(roll)}, ` +
    `${steps(Math.abs(toward))} ${toward < 0 ? 'away from' : 'toward'} the goal ${held(roll)}.`,
  needle: (at, ahead) =>
    ahead === undefined
      ? 'The needle is at 0.'
      : `The needle is at ${Math.abs(at)} ${at < 0 ? 'against' : 'in favour of'} ${ahead}.`,
  pastEnd: (overflow) => `Overflow: ${steps(overflow)} past the end.`,
  harm: (who, effect, damageOnly) =>
    damageOnly ? `${who} takes one damage and names it.` : `${who} has ${effect} harm to take.`,
  failure: (text) => `Consequence: ${closed(text)}`,
  breakOff: (who, allowed) => (allowed ? `${who} gets away.` : `${who} does not get away.`),
  points: (who, delta) => `${who} ${words.points(delta)}.`,
};

export const whyPhrases: WhyPhrases = {
  extraDice: (positive, negative, rolled) => `Positive dice ${positive}, negative dice ${negative}: ${rolled}`,
  met: (face, target, effect) => `${face} ≤ ${target}: success, effect ${effect}`,
  missed: (face, effective, margin) => `${face} > ${effective}: missed by ${margin}, effect 0`,
  counted: (face, effect) => `The die that counts shows ${face}: effect ${effect}`,
  activation: (aspect, value, sign, who) => `${aspect} (${value}), ${sign}, for ${who}`,
  boughtOff: (aspect, value, who) => `${aspect} (${value}), bought off by ${who}`,
  margin: (sum) => `Margin ${sum}`,
  needle: (sum) => `Needle ${sum}`,
  points: {
    used: 'aspect in favour',
    hindered: 'aspect against',
    boughtOff: 'bought off',
    exploited: 'exploited by another',
    damageRemoved: 'damage removed',
    adjusted: 'adjusted',
    rejected: 'use rejected',
  },
};

export const settingWords: SettingWords = {
  keys: {
    overflowMode: 'Needle past the end',
    individualFailureHarm: 'Harm of a failed individual action',
    conflictHarm: 'Harm of a lost opposed roll',
    buyOffCost: 'Price of buying an aspect off',
    aspectLimit: 'Most aspects',
    earnTiming: 'Earned points can be spent',
    situationalStart: 'Situational edge at the start',
    autoWin: 'Automatic wins',
    mobLoss: 'A harmed mob loses',
    extraDamage: 'An extra’s damage hinders',
    majorNpcPool: 'Major NPCs have points of their own',
    pvpEarn: 'Points when another character hinders',
    groupHarm: 'Harm of a group action goes to',
    pointCap: 'Most points',
    attributeTotal: 'Sum of the attributes',
    startPoints: 'Points at the start',
    exhaustionClears: 'Exhaustion clears',
    extraAspectCap: 'Too many aspects on an extra',
    showOpponents: 'Opponents’ numbers are shown',
    oddsFor: 'Odds are shown to',
  },
  values: {
    ends: 'the conflict ends',
    continues: 'the conflict continues',
    margin: 'the margin',
    one: '1',
    none: 'none',
    winnerEffect: 'the winner’s effect',
    value: 'the aspect’s value',
    afterRoll: 'after the roll',
    immediately: 'at once',
    roll: 'on the first roll',
    needle: 'the needle starts moved',
    offer: 'offered',
    off: 'off',
    valueMinusOne: '1 of its value',
    damageAspect: 'one more damage',
    automatic: 'by itself',
    paid: 'for a point',
    true: 'yes',
    false: 'no',
    roller: 'the one who rolls',
    everyone: 'everyone',
    scene: 'after every scene',
    manual: 'by hand',
    warn: 'warn',
    enforce: 'refuse',
    all: 'everyone',
    gm: 'the game master',
  },
  noLimit: 'no limit',
};
