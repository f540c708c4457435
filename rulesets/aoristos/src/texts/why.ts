import type { Name, Seen } from '@aspekt/contract';
import { showHand } from '../hand.ts';
import type { Adjust, DiceHand, Event, EventOf } from '../model.ts';
import type { Words } from './language.ts';

type SeenRoll = {
  readonly hand: DiceHand;
  readonly faces: readonly number[];
  readonly counted: readonly number[] | null;
  readonly total: number | null;
};
type SeenTest = {
  readonly roll: SeenRoll;
  readonly testBase: number;
  readonly difficulty: number;
  readonly fullRoll: number | null;
};

/** `2B2T: 1 + 4 = 5`, the counted dice and their sum. */
const rollLine = ({ hand, faces, counted, total }: SeenRoll): string => {
  const dice = (counted ?? faces).join(counted ? ' + ' : ', ');
  const { modifier } = hand;
  const plus = modifier > 0 ? ` + ${modifier}` : modifier < 0 ? ` − ${-modifier}` : '';
  return `${showHand(hand)}: ${dice}${total === null ? '' : `${plus} = ${total}`}`;
};

/** TB + dice = full roll against ST, and the margin (AOR-TEST-06). */
const testLines = (w: Words, { roll, testBase, difficulty, fullRoll }: SeenTest): readonly string[] => {
  if (fullRoll === null) return [rollLine(roll)];
  const { why } = w;
  return [
    rollLine(roll),
    `${why.testBase} ${testBase} + ${why.dice} ${fullRoll - testBase} = ${fullRoll}; ${why.difficulty} ${difficulty}`,
    `${why.margin} ${w.signed(fullRoll - difficulty)}`,
  ];
};

const sideLine = (
  w: Words,
  who: string,
  side: { readonly roll: SeenRoll; readonly testBase: number; readonly fullRoll: number },
): string => `${who}: ${w.why.testBase} ${side.testBase}, ${rollLine(side.roll)} → ${side.fullRoll}`;

const adjustLines = ({ why, signed }: Words, adjust: Adjust): readonly string[] =>
  (['attackerLow', 'oneHand', 'rangedInMelee', 'rangeMalus', 'gmExtra'] as const)
    .filter((key) => adjust[key] !== 0)
    .map((key) => `${why[key]} ${signed(adjust[key])}`);

type Lines = {
  readonly [T in Event['type']]?: (event: Seen<EventOf<T>>, w: Words, name: Name) => readonly string[];
};

const lines: Lines = {
  'aoristos/handRolled': (event) => [rollLine(event.roll)],
  'aoristos/diceChosen': (event) => [rollLine(event.roll)],
  'aoristos/psychHandRolled': (event) => [rollLine(event.roll)],
  'aoristos/tested': (event, w) => testLines(w, event.test),
  'aoristos/heldBack': (event, w) => (event.test ? testLines(w, event.test) : []),
  'aoristos/bowHeld': (event, w) => (event.test ? testLines(w, event.test) : []),
  'aoristos/painTested': (event, w) => (event.test ? testLines(w, event.test) : []),
  'aoristos/faintTested': (event, w) => (event.test ? testLines(w, event.test) : []),
  'aoristos/psychTested': (event, w) => testLines(w, event.test),
  'aoristos/healingTested': (event, w) => testLines(w, event.test),
  'aoristos/upAwarded': (event, w) => (event.test ? testLines(w, event.test) : []),
  'aoristos/opposed': (event, w, name) => [
    sideLine(w, name(event.a.roll.who), event.a),
    sideLine(w, name(event.b.roll.who), event.b),
  ],
  'aoristos/grappled': (event, w, name) => [
    sideLine(w, name(event.who), event.mine),
    sideLine(w, name(event.target), event.theirs),
  ],
  'aoristos/leaveTested': (event, w, name) =>
    event.test
      ? [
          sideLine(w, name(event.test.mover.roll.who), event.test.mover),
          sideLine(w, name(event.test.opponents.roll.who), event.test.opponents),
        ]
      : [],
  'aoristos/combatStarted': (event, w, name) =>
    event.surprise.map((roll) => `${w.why.surprise} ${name(roll.who)}: ${rollLine(roll)}`),
  'aoristos/stressed': (event) => [rollLine(event.roll)],
  'aoristos/activationEnded': (event, w) =>
    event.kp ? [`${w.why.bonus} ${event.kp.vigilanceBonus}`, `${w.why.kpLeft} ${event.kp.kp}`] : [],
  'aoristos/attackDeclared': (event, w) => [
    `${w.why.cost} ${event.cost} KP`,
    ...(event.aimCost > 0 ? [`${w.why.aim} ${event.aimCost} KP`] : []),
    ...adjustLines(w, event.adjust),
  ],
  'aoristos/vigilanceChosen': (event, w) => [
    ...(event.parts ?? []).map(({ trait, value, modifier }) => {
      const word = trait === 'bonus' ? w.why.bonus : w.traits[trait];
      return `${word} ${value}${modifier === 0 ? '' : ` (${w.signed(modifier)})`}`;
    }),
    `${w.why.vigilance} ${event.vigilance}`,
    ...adjustLines(w, event.adjust),
    `${w.why.difficulty} ${event.difficulty}`,
  ],
  'aoristos/attackRolled': (event, w) => {
    const { attack, areaRoll } = event;
    return [
      ...(event.shotsRoll ? [`${w.why.shots}: ${rollLine(event.shotsRoll)} → ${event.shots}`] : []),
      ...testLines(w, { ...attack, difficulty: event.difficulty }),
      ...(areaRoll
        ? [`${w.why.area}: ${areaRoll.match ? w.why.anyArea : w.list(areaRoll.allowed.map((area) => w.areas[area]))}`]
        : []),
    ];
  },
  'aoristos/attackDiceChosen': (event, w) => testLines(w, { ...event.attack, difficulty: event.difficulty }),
  'aoristos/attackResolved': (event, w) => {
    const { parts } = event;
    if (!parts || event.activeStrength === null) return [];
    return [
      `${w.why.margin} ${parts.margin}`,
      ...(parts.dice > 0 ? [`${w.why.diceAgain} ${parts.dice}`] : []),
      ...(parts.weapon > 0 ? [`${w.why.weapon} ${parts.weapon}`] : []),
      ...(parts.physique > 0 ? [`${w.why.physique} ${parts.physique}`] : []),
      `${w.why.activeStrength} ${event.activeStrength}`,
    ];
  },
  'aoristos/parried': (event) => [rollLine(event.roll)],
  'aoristos/survivalRolled': (event, w) => [
    rollLine(event.roll),
    ...(event.total !== undefined ? [`${w.why.total} ${event.total}`] : []),
  ],
  'aoristos/harmed': (event) => (event.roll ? [rollLine(event.roll)] : []),
  'aoristos/wounded': (event, w) => {
    const { numbers } = event;
    if (!numbers) return [];
    const divisor = event.area === 'head' ? w.why.headDivisor : w.why.hardiness;
    return [
      ...(numbers.armour > 0 ? [`${w.why.armour} ${numbers.armour}`] : []),
      ...(numbers.cover > 0 ? [`${w.why.cover} ${numbers.cover}`] : []),
      `${w.why.finalStrength} ${numbers.finalStrength}; ${divisor} ${numbers.divisor}; ${w.why.damage} ${numbers.damage}`,
      `${w.why.shock} ${w.signed(event.shockAdded)}, ${w.why.bleeding} ${w.signed(numbers.bleedAdded)}, ${w.why.trauma} ${w.signed(numbers.traumaAdded)}`,
      ...(numbers.limb ? [`${w.why.limb}: ${w.limbStates[numbers.limb]}`] : []),
    ];
  },
  'aoristos/firstAided': (event, w) => [
    `${w.why.base} ${event.base}, ${w.why.modifier} ${w.signed(event.modifier)}: ${w.why.reduction} ${event.reduction}`,
  ],
  'aoristos/psychTraumaAdded': (event, w) =>
    event.roll ? [rollLine(event.roll), `${w.why.total} ${event.total}`] : [`${w.why.total} ${event.total}`],
};

/** The arithmetic behind an event, line by line, as far as the viewer may know it. */
export const whyOf = (event: Seen<Event>, w: Words, name: Name): readonly string[] =>
  // Each entry takes its own kind of event; TypeScript cannot pair the two unions.
  (lines[event.type] as ((event: Seen<Event>, w: Words, name: Name) => readonly string[]) | undefined)?.(
    event,
    w,
    name,
  ) ?? [];
