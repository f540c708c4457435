import type { Name, Seen, Told, Tone } from '@aspekt/contract';
import type { Outcome, Rolled, SpecialisationUse } from '../model.ts';
import { bonusOf } from '../formula.ts';

export type SeenRoll = Seen<Rolled>;

/** The few words that the arithmetic of a roll needs. */
export type RollWords = {
  readonly die: string;
  readonly extraDie: string;
  readonly turned: string;
  readonly zeroIgnored: string;
  readonly daze: string;
  /** A specialisation that makes the difficulty one row lower. */
  readonly rowLower: (name: string) => string;
  readonly against: (total: string, resistance: string) => string;
  readonly sentence: (who: string, sum: string, outcome: string | undefined, target: string | undefined) => string;
  /** How many nines rolled on. */
  readonly nines: (count: number) => string;
  /** An automatic failure that is not zeroed, and one that is worse than the other side's. */
  readonly zeroFailure: string;
  readonly worse: string;
  readonly resistance: (resistance: string, margin: string) => string;
  readonly opponent: (total: string, outcome: string) => string;
  readonly outcomes: Readonly<Record<Outcome, string>>;
};

const minus = '−';
export const number = (value: number): string => (value < 0 ? `${minus}${-value}` : `${value}`);
export const signed = (value: number): string => (value < 0 ? `${minus}${-value}` : `+${value}`);
const term = (value: number): string => (value < 0 ? ` ${minus} ${-value}` : ` + ${value}`);

/** `4 + 1 + 2 = 7`: die, trait, skill, modifications. */
const sumLine = (roll: SeenRoll): string => {
  const terms = [
    ...(roll.traitId === null ? [] : [roll.traitValue]),
    ...(roll.skillId === null ? [] : [roll.skillValue]),
    ...(roll.specialisation?.as === 'bonus' ? [bonusOf(roll)] : []),
    ...roll.modifications.map(({ value }) => value),
    ...(roll.daze ? [-roll.daze] : []),
  ];
  const { dieTotal, total } = roll.result;
  return terms.length === 0 ? number(total) : `${number(dieTotal)}${terms.map(term).join('')} = ${number(total)}`;
};

export const toneOf: Readonly<Record<Outcome, Tone>> = {
  perfection: 'great',
  success: 'good',
  statusQuo: 'even',
  failure: 'bad',
  zeroed: 'awful',
};

const rulesOf: Readonly<Record<Outcome, readonly string[]>> = {
  perfection: ['VAST-PERF-01'],
  success: ['VAST-RES-01'],
  statusQuo: ['VAST-SQ-01', 'VAST-SQ-02'],
  failure: ['VAST-RES-01'],
  zeroed: ['VAST-ZERO-01', 'VAST-ZERO-02', 'VAST-ZERO-04'],
};

const specialisationLine = (use: SpecialisationUse, words: RollWords): string =>
  use.as === 'row' ? words.rowLower(use.name) : `${use.name} ${signed(bonusOf({ specialisation: use }))}`;

/** The arithmetic one tap away: dice, trait, skill, modifications, resistance. */
const whyOf = (roll: SeenRoll, words: RollWords): readonly string[] => {
  const { verdict } = roll.result;
  const dice = roll.chains.map((faces, i) => {
    const label = i === 0 ? words.die : words.extraDie;
    const sum = faces.reduce((total, face) => total + face, 0);
    return `${label}: ${faces.join(' + ')}${faces.length > 1 ? ` = ${sum}` : ''}`;
  });
  return [
    ...dice,
    ...(roll.zeroIgnored ? [words.zeroIgnored] : []),
    ...(roll.traitId === null
      ? []
      : [`${roll.traitId}${roll.turned ? ` ↺ (${words.turned})` : ''} ${signed(roll.traitValue)}`]),
    ...(roll.skillId === null ? [] : [`${roll.skillId} ${signed(roll.skillValue)}`]),
    ...(roll.specialisation ? [specialisationLine(roll.specialisation, words)] : []),
    ...roll.modifications.map(({ label, value }) => `${label} ${signed(value)}`.trim()),
    ...(roll.daze ? [`${words.daze} ${signed(-roll.daze)}`] : []),
    ...(verdict ? [words.resistance(number(verdict.resistance), signed(verdict.margin))] : []),
    ...(verdict?.opponent
      ? [words.opponent(number(verdict.opponent.total), words.outcomes[verdict.opponent.outcome])]
      : []),
  ];
};

const rulesFor = (roll: SeenRoll): readonly string[] => {
  const { outcome, zero } = roll.result;
  return [
    'VAST-ROLL-01',
    ...(roll.chains.some((faces) => faces.length > 1) ? ['VAST-NINE-01'] : []),
    ...(roll.chains.length > 1 ? ['VAST-HERO-06'] : []),
    ...(roll.zeroIgnored ? ['VAST-HERO-07'] : []),
    ...(roll.turned ? ['VAST-TURN-01'] : []),
    ...(roll.specialisation ? ['VAST-X-SPEC-01'] : []),
    ...(roll.daze ? ['VAST-X-DAZE-01'] : []),
    ...(zero && outcome === 'failure' ? ['VAST-ZERO-06'] : []),
    ...(roll.socialTargetId === null ? [] : ['VAST-PERS-04']),
    ...(outcome ? rulesOf[outcome] : []),
  ];
};

const oneRoll = (roll: SeenRoll, words: RollWords, name: Name): string => {
  const { outcome, verdict } = roll.result;
  const nines = roll.chains.reduce((count, faces) => count + faces.length - 1, 0);
  const sum = verdict ? words.against(sumLine(roll), number(verdict.resistance)) : sumLine(roll);
  const target = roll.socialTargetId ? name(roll.socialTargetId) : undefined;
  return words.sentence(
    name(roll.actorId),
    nines === 0 ? sum : `${sum} (${words.nines(nines)})`,
    outcome && outcomeName(roll, outcome, words),
    target,
  );
};

/** Zero, and who fails worse, are announced as such. */
const outcomeName = (roll: SeenRoll, outcome: Outcome, words: RollWords): string => {
  if (outcome !== 'failure' || !roll.result.zero) return words.outcomes[outcome];
  return roll.result.verdict?.worse ? words.worse : words.zeroFailure;
};

/** One roll or several, told as sentences with their arithmetic; `ending` closes them. */
export const tellRolls = (
  rolls: readonly SeenRoll[],
  words: RollWords,
  name: Name,
  best: Outcome | undefined,
  ending = '',
): Told => {
  const several = rolls.length > 1;
  return {
    text: [...rolls.map((roll) => oneRoll(roll, words, name)), ending].filter((part) => part !== '').join(' '),
    why: rolls.flatMap((roll) => [
      ...(several ? [`${name(roll.actorId)}${roll.traitId === null ? '' : `, ${roll.traitId}`}:`] : []),
      ...whyOf(roll, words),
    ]),
    rules: [...new Set(rolls.flatMap(rulesFor))],
    ...(best && { tone: toneOf[best] }),
  };
};

/** The best outcome that is known, for the tone. */
export const firstOutcome = (rolls: readonly SeenRoll[]): Outcome | undefined => rolls[0]?.result.outcome;

export const decidedTone: Readonly<Record<'success' | 'failure' | 'half', Tone>> = {
  success: 'good',
  failure: 'bad',
  half: 'even',
};
