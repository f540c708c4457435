import type { Seen, Tone } from '@aspekt/contract';
import { terms } from '../categories.ts';
import type { Contest, Degree, Test } from '../model.ts';
import type { StepWords } from './words.ts';

export type SeenTest = Seen<Test>;

export const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

export const toneOf: Readonly<Record<Degree, Tone>> = {
  extraordinary: 'great',
  goal: 'good',
  partial: 'even',
  none: 'bad',
  partialFailure: 'bad',
  failure: 'bad',
  criticalFailure: 'awful',
};

/** A contest is told from the side that was called first. */
export const contestTone = (winner: 'A' | 'B' | null): Tone =>
  winner === null ? 'even' : winner === 'A' ? 'good' : 'bad';

/** The actor on the side that is ahead. */
export const leader = (contest: Seen<Contest>, test: SeenTest, other: SeenTest | null): string =>
  contest[contest.margin > 0 ? 'a' : 'b'] === test.id ? test.actorId : (other ?? test).actorId;

/** `3 sukcesy, 2 porażki (2 zignorowane), biegłość 1 → 4`. */
export const coinsLine = (test: SeenTest, words: StepWords): string => {
  const { outcome } = test;
  if (!outcome) return '';
  const { successes, failures, ignoredSuccesses, ignoredFailures, final } = outcome;
  const part = (all: string, ignored: number, told: (count: number) => string): string =>
    ignored === 0 ? all : `${all} (${told(ignored)})`;
  return [
    part(words.successes(successes), ignoredSuccesses, words.ignoredSuccesses),
    part(words.failures(failures), ignoredFailures, words.ignoredFailures),
    `${words.proficiency(test.proficiencyValue)} → ${number(final)}`,
  ].join(', ');
};

/** The six steps, one line each (KOLO-TEST-01). */
export const stepLines = (test: SeenTest, words: StepWords): readonly string[] => {
  const { lexicon } = words;
  const { basicSignificance, equipment, engagement, other, useTotal, size } = test.pool;
  const base = test.sphere === null ? words.typedPool : useTotal ? words.totalSignificance : words.significance;
  const parts = [
    `${base} ${number(basicSignificance)}`,
    ...(equipment === 0 ? [] : [`${words.gear} ${equipment}`]),
    ...(engagement === 0 ? [] : [`${words.engagement} ${engagement}`]),
    ...(other === 0 ? [] : [`${words.other} ${signed(other)}`]),
  ];
  const named = (group: 'chance' | 'scale'): readonly string[] =>
    terms(test.categories, test.merges, group).map(({ labels, value }) => `${labels.join(' + ')} ${signed(value)}`);
  const chance = [...named('chance'), ...(test.carry === 0 ? [] : [words.carried(signed(test.carry))])];
  const scale = [...named('scale'), ...(test.unskilled ? [words.unskilled] : [])];
  const { outcome } = test;
  const lines = [
    `${parts.join(', ')} = ${size}`,
    outcome ? `${words.successes(outcome.successes)}, ${words.failures(outcome.failures)}` : '',
    words.sphereValue(test.sphere === null ? null : lexicon.spheres[test.sphere], test.sphereValue),
    [words.net(signed(test.chance)), ...chance].join(', '),
    outcome
      ? `${test.proficiencyValue} + ${outcome.successes - outcome.ignoredSuccesses} − ${outcome.failures - outcome.ignoredFailures} = ${number(outcome.result)}`
      : number(test.proficiencyValue),
    [
      words.net(signed(test.scale)),
      ...scale,
      ...(outcome
        ? [
            outcome.final === outcome.result
              ? words.thresholds(outcome.thresholds)
              : words.doubled(number(outcome.final)),
          ]
        : []),
    ].join(', '),
  ];
  return lines.flatMap((line, i) => (line === '' ? [] : [`${i + 1}. ${lexicon.steps[i] ?? ''}: ${line}`]));
};

/** The rules behind a thrown test. */
export const testRules = (test: SeenTest): readonly string[] => [
  'KOLO-TEST-01',
  'KOLO-TEST-08',
  ...(test.chance === 0 ? [] : ['KOLO-TEST-05']),
  ...(test.scale === 0 ? [] : ['KOLO-TEST-07']),
  ...(test.unskilled ? ['KOLO-PROF-06'] : []),
  ...(test.reversedScale ? ['KOLO-CPX-05'] : []),
];
