import type { RollPhrases, SeenRoll } from '../rolled.ts';
import { targetOf } from '../rolled.ts';
import type { SettingWords } from '../setting-words.ts';
import type { WhyPhrases } from '../why.ts';
import { closed, numerals, spelled, type Words } from '../words.ts';

const small = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];
const { signed } = numerals;

export const words: Words = {
  ...numerals,
  attribute: { mind: 'Medvetande', interaction: 'Interaktion', body: 'Kropp' },
  sign: { positive: 'till fördel', negative: 'till nackdel', neutral: 'neutralt' },
  ended: {
    goalReached: 'målet är nått',
    gaveUp: 'motparten ger upp',
    brokenOff: 'den avbryts',
    knockedOut: 'motparten är utslagen',
    gmEnded: 'spelledaren avslutar den',
  },
  scene: 'scenen',
  situational: 'situationsberoende övertag',
  strength: 'styrka',
  worn: 'i avdrag',
  difficulty: (value) => {
    if (value >= 0) return value === 0 ? 'oförändrat' : 'fördel';
    return value === -1 ? 'aningen svårare' : value === -2 ? 'svårare' : 'mycket svårare';
  },
  dice: (count, mode) =>
    mode === 'single'
      ? 'en tärning'
      : `${spelled(small, count)} tärningar, ${mode === 'best' ? 'bästa' : 'sämsta'} gäller`,
  points: (n) => `${signed(n)} poäng`,
  days: (n) => (n === 1 ? '1 dag' : `${n} dagar`),
  hours: (n) => (n === 1 ? '1 timme' : `${n} timmar`),
  minutes: (n) => (n === 1 ? '1 minut' : `${n} minuter`),
};

/** Whose: names that end in an s-sound stay as they are. */
export const of = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);

const steps = (n: number): string => (n === 1 ? 'ett steg' : `${spelled(small, n)} steg`);
const held = (roll: SeenRoll): string => {
  const target = targetOf(roll, words);
  const dice = words.dice(roll.diceCount, roll.mode);
  return target === undefined ? `(${dice})` : `(${dice}, mot ${target})`;
};
const result = ({ success, effect, failMargin }: SeenRoll): string => {
  if (success) return `effekt ${effect}`;
  return failMargin === undefined ? 'misslyckas' : `misslyckas med ${failMargin}`;
};
const outcome = (winner: string | undefined, margin: number, a: SeenRoll, b: SeenRoll): string =>
  `${winner === undefined ? 'ingen vinner' : `${winner} vinner med ${margin}`}, effekt ${a.effect} mot ${b.effect}.`;

export const rollPhrases: RollPhrases = {
  alone: (who, roll, forGroup) =>
    `${who} slår ${words.attribute[roll.attribute]}${forGroup ? ' för gruppen' : ''}: ${result(roll)} ${held(roll)}.`,
  slowHarm: (who, roll, harm, check) =>
    `${who} slår ${words.attribute[roll.attribute]} mot ${harm}, slag ${check} av 2: ${result(roll)} ${held(roll)}.`,
  opposed: ({ a, b, rollA, rollB, winner, margin }) =>
    `${a} slår ${words.attribute[rollA.attribute]} mot ${b} och ${words.attribute[rollB.attribute]}: ` +
    outcome(winner, margin, rollA, rollB),
  round: (round, { a, b, rollA, rollB, winner, margin }) =>
    `Omgång ${round}, ${a} mot ${b}: ${outcome(winner, margin, rollA, rollB)}`,
  passiveRound: (round, { who, roll, toward }) =>
    `Omgång ${round}, ${who} slår ${words.attribute[roll.attribute]}: ${result(roll)}, ` +
    `${steps(Math.abs(toward))} ${toward < 0 ? 'från' : 'mot'} målet ${held(roll)}.`,
  needle: (at, ahead) =>
    ahead === undefined
      ? 'Nålen står på 0.'
      : `Nålen står på ${Math.abs(at)} till ${of(ahead)} ${at < 0 ? 'nackdel' : 'fördel'}.`,
  pastEnd: (overflow) => `Överskott: ${steps(overflow)} förbi änden.`,
  harm: (who, effect, damageOnly) =>
    damageOnly ? `${who} får en skada att namnge.` : `${who} ska ta ${effect} i avdrag.`,
  failure: (text) => `Följd: ${closed(text)}`,
  breakOff: (who, allowed) => (allowed ? `${who} kommer loss.` : `${who} kommer inte loss.`),
  points: (who, delta) => `${who} ${words.points(delta)}.`,
};

export const whyPhrases: WhyPhrases = {
  extraDice: (positive, negative, rolled) => `Positiva tärningar ${positive}, negativa ${negative}: ${rolled}`,
  met: (face, target, effect) => `${face} ≤ ${target}: lyckat, effekt ${effect}`,
  missed: (face, effective, margin) => `${face} > ${effective}: misslyckas med ${margin}, effekt 0`,
  counted: (face, effect) => `Tärningen som gäller visar ${face}: effekt ${effect}`,
  activation: (aspect, value, sign, who) => `${aspect} (${value}) ${sign} för ${who}`,
  boughtOff: (aspect, value, who) => `${aspect} (${value}) köps bort av ${who}`,
  margin: (sum) => `Marginal ${sum}`,
  needle: (sum) => `Nål ${sum}`,
  points: {
    used: 'aspekt till fördel',
    hindered: 'aspekt till nackdel',
    boughtOff: 'bortköpt',
    exploited: 'utnyttjad av en annan',
    damageRemoved: 'skada borttagen',
    adjusted: 'justerat',
    rejected: 'användning underkänd',
  },
};

export const settingWords: SettingWords = {
  keys: {
    overflowMode: 'Nålen förbi änden',
    individualFailureHarm: 'Avdrag när en individuell handling misslyckas',
    conflictHarm: 'Avdrag för den som förlorar ett motståndsslag',
    buyOffCost: 'Pris för att köpa bort en aspekt',
    aspectLimit: 'Högsta antal aspekter',
    earnTiming: 'Intjänade poäng får användas',
    situationalStart: 'Situationsberoende övertag i början',
    autoWin: 'Automatiska vinster',
    mobLoss: 'Samlat motstånd förlorar',
    extraDamage: 'En statists skada hindrar',
    majorNpcPool: 'Viktiga spelledarpersoner har egna poäng',
    pvpEarn: 'Poäng när en annan rollperson hindrar',
    groupHarm: 'Avdrag vid grupphandling drabbar',
    pointCap: 'Högsta antal poäng',
    attributeTotal: 'Attributens summa',
    startPoints: 'Poäng från början',
    exhaustionClears: 'Utmattning försvinner',
    extraAspectCap: 'För många aspekter hos en statist',
    showOpponents: 'Motståndarnas värden visas',
    oddsFor: 'Odds visas för',
  },
  values: {
    ends: 'konflikten är slut',
    continues: 'konflikten fortsätter',
    margin: 'marginalen',
    one: '1',
    none: 'inget',
    winnerEffect: 'vinnarens effekt',
    value: 'aspektens värde',
    afterRoll: 'efter slaget',
    immediately: 'genast',
    roll: 'på första slaget',
    needle: 'nålen börjar flyttad',
    offer: 'erbjuds',
    off: 'av',
    valueMinusOne: '1 av värdet',
    damageAspect: 'en skada till',
    automatic: 'av sig själv',
    paid: 'mot en poäng',
    true: 'ja',
    false: 'nej',
    roller: 'den som slår',
    everyone: 'alla',
    scene: 'efter varje scen',
    manual: 'för hand',
    warn: 'varna',
    enforce: 'stoppa',
    all: 'alla',
    gm: 'spelledaren',
  },
  noLimit: 'ingen gräns',
};
