import type { Attribute } from '../../model.ts';
import { targetOf, type RollPhrases, type SeenRoll } from '../rolled.ts';
import type { SettingWords } from '../setting-words.ts';
import type { WhyPhrases } from '../why.ts';
import { closed, numerals, spelled, type Words } from '../words.ts';

const dice = ['', 'jedna', 'dwie', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'];
const { signed } = numerals;

/** The three forms of a counted noun: 1 punkt, 2 punkty, 5 punktów. */
export const counted = (n: number, one: string, few: string, many: string): string => {
  const size = Math.abs(n);
  if (size === 1) return one;
  const [last, teens] = [size % 10, size % 100];
  return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? few : many;
};

export const words: Words = {
  ...numerals,
  attribute: { mind: 'Umysł', interaction: 'Interakcja', body: 'Ciało' },
  sign: { positive: 'na korzyść', negative: 'na niekorzyść', neutral: 'neutralnie' },
  ended: {
    goalReached: 'cel osiągnięty',
    gaveUp: 'druga strona się poddaje',
    brokenOff: 'konflikt przerwany',
    knockedOut: 'druga strona jest poza akcją',
    gmEnded: 'decyzja mistrza gry',
  },
  scene: 'scena',
  situational: 'przewaga sytuacyjna',
  strength: 'siła',
  worn: 'uszczerbku',
  difficulty: (value) => {
    if (value >= 0) return value === 0 ? 'bez zmian' : 'ułatwienie';
    return value === -1 ? 'nieco trudniejsze' : value === -2 ? 'trudniejsze' : 'dużo trudniejsze';
  },
  dice: (count, mode) =>
    mode === 'single'
      ? 'jedna kość'
      : `${spelled(dice, count)} ${counted(count, 'kość', 'kości', 'kości')}, liczy się ${mode === 'best' ? 'najlepsza' : 'najgorsza'}`,
  points: (n) => `${signed(n)} ${counted(n, 'punkt', 'punkty', 'punktów')}`,
  days: (n) => `${n} ${counted(n, 'dzień', 'dni', 'dni')}`,
  hours: (n) => `${n} ${counted(n, 'godzina', 'godziny', 'godzin')}`,
  minutes: (n) => `${n} ${counted(n, 'minuta', 'minuty', 'minut')}`,
};

/** What one rolls for. */
export const on: Readonly<Record<Attribute, string>> = { mind: 'Umysł', interaction: 'Interakcję', body: 'Ciało' };

const steps = (n: number): string => `${n} ${counted(n, 'krok', 'kroki', 'kroków')}`;
const held = (roll: SeenRoll): string => {
  const target = targetOf(roll, words);
  const thrown = words.dice(roll.diceCount, roll.mode);
  return target === undefined ? `(${thrown})` : `(${thrown}, wartość docelowa ${target})`;
};
const result = ({ success, effect, failMargin }: SeenRoll): string => {
  if (success) return `efekt ${effect}`;
  return failMargin === undefined ? 'porażka' : `porażka, zabrakło ${failMargin}`;
};
const outcome = (winner: string | undefined, margin: number, a: SeenRoll, b: SeenRoll): string =>
  `${winner === undefined ? 'nikt nie wygrywa' : `${winner} wygrywa, różnica ${margin}`}, efekt ${a.effect} do ${b.effect}.`;

export const rollPhrases: RollPhrases = {
  alone: (who, roll, forGroup) =>
    `${who} rzuca na ${on[roll.attribute]}${forGroup ? ' za całą grupę' : ''}: ${result(roll)} ${held(roll)}.`,
  slowHarm: (who, roll, harm, check) =>
    `${who} rzuca na ${on[roll.attribute]} przeciw: ${harm}, rzut ${check} z 2: ${result(roll)} ${held(roll)}.`,
  opposed: ({ a, b, rollA, rollB, winner, margin }) =>
    `Rzut przeciwstawny, ${a} (${words.attribute[rollA.attribute]}) i ${b} (${words.attribute[rollB.attribute]}): ` +
    outcome(winner, margin, rollA, rollB),
  round: (round, { a, b, rollA, rollB, winner, margin }) =>
    `Runda ${round}, ${a} i ${b}: ${outcome(winner, margin, rollA, rollB)}`,
  passiveRound: (round, { who, roll, toward }) =>
    `Runda ${round}, ${who} rzuca na ${on[roll.attribute]}: ${result(roll)}, ` +
    `${steps(Math.abs(toward))} ${toward < 0 ? 'od celu' : 'do celu'} ${held(roll)}.`,
  needle: (at, ahead) =>
    ahead === undefined
      ? 'Wskazówka stoi na 0.'
      : `Wskazówka stoi na ${Math.abs(at)}, ${at < 0 ? 'gorsza pozycja' : 'przewaga'}: ${ahead}.`,
  pastEnd: (overflow) => `Nadmiar: ${steps(overflow)} poza koniec skali.`,
  harm: (who, effect, damageOnly) =>
    damageOnly ? `${who}: jeden uraz do nazwania.` : `${who}: uszczerbek ${effect} do przyjęcia.`,
  failure: (text) => `Skutek: ${closed(text)}`,
  breakOff: (who, allowed) => (allowed ? `${who} wyrywa się z konfliktu.` : `${who} nie może się wyrwać.`),
  points: (who, delta) => `${who}: ${words.points(delta)}.`,
};

export const whyPhrases: WhyPhrases = {
  extraDice: (positive, negative, rolled) => `Kości dodatnie ${positive}, ujemne ${negative}: ${rolled}`,
  met: (face, target, effect) => `${face} ≤ ${target}: sukces, efekt ${effect}`,
  missed: (face, effective, margin) => `${face} > ${effective}: zabrakło ${margin}, efekt 0`,
  counted: (face, effect) => `Liczy się kość ${face}: efekt ${effect}`,
  activation: (aspect, value, sign, who) => `${aspect} (${value}) ${sign}, ${who}`,
  boughtOff: (aspect, value, who) => `${aspect} (${value}), wykup: ${who}`,
  margin: (sum) => `Różnica ${sum}`,
  needle: (sum) => `Wskazówka ${sum}`,
  points: {
    used: 'aspekt na korzyść',
    hindered: 'aspekt na niekorzyść',
    boughtOff: 'wykup',
    exploited: 'wykorzystane przez inną postać',
    damageRemoved: 'usunięty uraz',
    adjusted: 'korekta',
    rejected: 'odrzucone użycie',
  },
};

export const settingWords: SettingWords = {
  keys: {
    overflowMode: 'Wskazówka poza końcem skali',
    individualFailureHarm: 'Uszczerbek za nieudane działanie indywidualne',
    conflictHarm: 'Uszczerbek za przegrany rzut przeciwstawny',
    buyOffCost: 'Cena wykupienia się od aspektu',
    aspectLimit: 'Najwięcej aspektów',
    earnTiming: 'Zdobyte punkty można wydać',
    situationalStart: 'Przewaga sytuacyjna na początku',
    autoWin: 'Automatyczne wygrane',
    mobLoss: 'Tłum z uszczerbkiem traci',
    extraDamage: 'Uraz statysty przeszkadza',
    majorNpcPool: 'Ważni bohaterowie niezależni mają własne punkty',
    pvpEarn: 'Punkty, gdy przeszkadza inna postać',
    groupHarm: 'Uszczerbek działania grupowego przyjmuje',
    pointCap: 'Najwięcej punktów',
    attributeTotal: 'Suma atrybutów',
    startPoints: 'Punkty na początku',
    exhaustionClears: 'Wyczerpanie znika',
    extraAspectCap: 'Za dużo aspektów statysty',
    showOpponents: 'Wartości przeciwników są widoczne',
    oddsFor: 'Szanse widzi',
  },
  values: {
    ends: 'konflikt się kończy',
    continues: 'konflikt trwa',
    margin: 'różnica',
    one: '1',
    none: 'brak',
    winnerEffect: 'efekt strony zwycięskiej',
    value: 'wartość aspektu',
    afterRoll: 'po rzucie',
    immediately: 'od razu',
    roll: 'w pierwszym rzucie',
    needle: 'wskazówka zaczyna przesunięta',
    offer: 'do wyboru',
    off: 'wyłączone',
    valueMinusOne: '1 z wartości',
    damageAspect: 'dodatkowy uraz',
    automatic: 'sam z siebie',
    paid: 'za punkt',
    true: 'tak',
    false: 'nie',
    roller: 'kto rzuca',
    everyone: 'każdy',
    scene: 'po każdej scenie',
    manual: 'ręcznie',
    warn: 'ostrzegaj',
    enforce: 'odmawiaj',
    all: 'każdy',
    gm: 'mistrz gry',
  },
  noLimit: 'bez limitu',
};
