import { runVector, type Vector } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import { adapter } from './conform.ts';

type Loose = Readonly<Record<string, unknown>>;
/** Each step with what must hold after it. */
const vector = (
  given: Loose,
  dice: readonly (readonly [string, readonly number[]])[],
  ...steps: readonly (readonly [Loose & { readonly cmd: string }, Loose])[]
): Vector => ({
  id: 'own',
  rules: [],
  title: '',
  given,
  dice: dice.map(([roller, values]) => ({ roller, values })),
  steps: steps.map(([step]) => step),
  expect: { steps: steps.map(([, expected]) => expected) },
});
const holds = (played: Vector): void => {
  expect(runVector(adapter, played).mismatches).toEqual([]);
};

const pc = {
  id: 'p',
  attributes: { body: 4 },
  aspects: [
    { name: 'Stark', value: 3 },
    { name: 'Liten', value: 1 },
  ],
};
const use = (aspect: string, sign: string, more: Loose = {}): Loose => ({
  aspect,
  owner: 'p',
  by: 'p',
  sign,
  on: 'p',
  ...more,
});

test('the checks of a character, apart', () => {
  holds(
    vector(
      {},
      [],
      [
        { cmd: 'validateAttributes', attributes: { mind: 6, interaction: 6, body: 6 } },
        { valid: false, sum: 18, error: 'NYX_E_ATTR_SUM' },
      ],
      [{ cmd: 'validateAttributes', attributes: { mind: 0, interaction: 9, body: 9 } }, { error: 'NYX_E_ATTR_RANGE' }],
      [
        { cmd: 'validateAspects', values: [3, 3, 3, 3, 3] },
        { valid: false, count: 5, sum: 15, error: 'NYX_E_ASPECT_SPREAD' },
      ],
      [{ cmd: 'validateAspects', values: [4, 2, 2, 1, 1, 1, 1, 1, 1, 1] }, { error: 'NYX_E_ASPECT_VALUE' }],
    ),
  );
});

test('dice that do not fit are refused and used up; other refusals use none (NYX_E_DICE)', () => {
  const act = { cmd: 'individual', actor: 'p', attribute: 'body' };
  holds(
    vector(
      { characters: [pc] },
      [
        ['p', [11]],
        ['p', [1, 2]],
        ['p', [3]],
      ],
      [{ ...act, difficulty: 1 }, { error: 'NYX_E_EASY' }],
      [act, { error: 'NYX_E_DICE' }],
      [act, { error: 'NYX_E_DICE' }],
      [act, { roll: { chosen: 3, effect: 3, mode: 'single' }, pendingHarm: [] }],
    ),
  );
});

test('demands, answers, damage and consent', () => {
  const act = (...activations: readonly Loose[]) => ({ cmd: 'individual', actor: 'p', attribute: 'body', activations });
  holds(
    vector(
      {
        characters: [
          { ...pc, points: 1, aspects: [...pc.aspects, { name: 'Sår', value: 1, kind: 'damage' }] },
          { id: 'q', aspects: [{ name: 'Rik', value: 2 }] },
        ],
      },
      [
        ['p', [4]],
        ['p', [4, 4]],
        ['p', [4, 4, 4, 4]],
      ],
      [act(use('Stark', 'positive', { origin: 'gmDemand' })), { error: 'NYX_E_FORCED_PAY' }],
      [act(use('Liten', 'negative', { origin: 'gmDemand' })), { error: 'NYX_E_DEMAND_OPEN' }],
      [act(use('Stark', 'positive'), use('Liten', 'negative')), { error: 'NYX_E_MIXED' }],
      [act(use('Stark', 'positive', { explanation: '' })), { error: 'NYX_E_EXPLANATION' }],
      [act(use('Rik', 'positive', { owner: 'q', consent: false })), { error: 'NYX_E_CONSENT' }],
      [act(use('Liten', 'negative', { origin: 'gmDemand', answer: 'buyOff' })), { points: { p: 0 } }],
      [
        act(use('Sår', 'negative', { origin: 'damage', answer: 'accept' })),
        { points: { p: 1 }, roll: { mode: 'worst' } },
      ],
      [act(use('Stark', 'positive')), { points: { p: 0 }, roll: { diceCount: 4 } }],
      [act(use('Stark', 'positive')), { error: 'NYX_E_POINTS' }],
    ),
  );
});

test('an extra’s damage needs no answer', () => {
  const hurt = { aspect: 'Sår', owner: 'e', by: 'e', sign: 'negative', on: 'e', origin: 'damage', answer: 'accept' };
  holds(
    vector(
      { characters: [pc], extras: [{ id: 'e', aspects: [{ name: 'Sår', value: 1, kind: 'damage' }] }] },
      [
        ['p', [4]],
        ['e', [5, 5]],
      ],
      [
        {
          cmd: 'conflict',
          a: { actor: 'p', attribute: 'body' },
          b: { actor: 'e', attribute: 'body', activations: [hurt] },
        },
        { winner: 'b', margin: 1, b: { net: -1, mode: 'worst' }, points: { p: 5 } },
      ],
    ),
  );
});

test('rounds against a passive side, giving up, breaking off and narrating', () => {
  const sides = { A: { kind: 'active', roller: 'p', goal: 'upp' }, B: { kind: 'passive' } };
  holds(
    vector(
      { characters: [pc] },
      [
        ['p', [3]],
        ['p', [6]],
      ],
      [
        { cmd: 'startComplex', id: 'w', sides: { ...sides, A: { kind: 'active', roller: 'p' } } },
        { error: 'NYX_E_GOAL' },
      ],
      [{ cmd: 'startComplex', id: 'w', sides, scale: 21 }, { error: 'NYX_E_SCALE' }],
      [
        { cmd: 'startComplex', id: 'w', sides },
        { needle: 0, conflict: { status: 'running', round: 1 } },
      ],
      [
        { cmd: 'automatic', kind: 'round', actor: 'p', activations: [use('Stark', 'positive')] },
        { error: 'NYX_E_PHASE' },
      ],
      [
        { cmd: 'round', a: { actor: 'p', attribute: 'body' } },
        { move: 3, needle: 3, narrator: 'A' },
      ],
      [{ cmd: 'narrateRound', round: 1, text: 'så' }, {}],
      [
        { cmd: 'round', a: { actor: 'p', attribute: 'body' } },
        { move: -2, needle: 1, narrator: 'B', conflict: { round: 3 } },
      ],
      [{ cmd: 'requestBreakOff', side: 'A' }, {}],
      [{ cmd: 'ruleBreakOff', ruling: 'block' }, { warnings: ['NYX_E_BLOCKED'] }],
      [{ cmd: 'giveUp', side: 'A' }, { conflict: { status: 'ended', endReason: 'gaveUp', winner: 'B' } }],
    ),
  );
});

test('an automatic win with an effect, and one that is not alone', () => {
  const given = { characters: [pc], extras: [{ id: 'e', aspects: [{ name: 'Snål', value: 1 }] }] };
  const against = {
    aspect: 'Snål',
    owner: 'e',
    by: 'p',
    sign: 'negative',
    on: 'e',
    origin: 'gmDemand',
    answer: 'accept',
  };
  const base = {
    cmd: 'automatic',
    kind: 'conflict',
    actor: 'p',
    opponent: 'e',
    activations: [use('Stark', 'positive')],
  };
  holds(
    vector(
      given,
      [],
      [{ ...base, opponentActivations: [against] }, { error: 'NYX_E_NOT_ALONE' }],
      [
        { ...base, effect: 2, opponentAttribute: 'body' },
        {
          automatic: true,
          winner: 'a',
          effect: 2,
          pendingHarm: [{ target: 'e', effect: 2, attribute: 'body', damageOnly: false }],
        },
      ],
      [{ cmd: 'chooseHarm', target: 'e', choice: 'split' }, { error: 'NYX_E_HARM_CHOICE' }],
      [
        { cmd: 'chooseHarm', target: 'e', choice: 'exhaustion', attribute: 'mind' },
        { current: { e: { body: 5, mind: 3 } }, knockedOut: { e: false } },
      ],
      [{ cmd: 'chooseHarm', target: 'e', choice: 'exhaustion' }, { error: 'NYX_E_NO_HARM' }],
      [{ cmd: 'endScene' }, { exhaustion: { e: { mind: 0 } } }],
    ),
  );
});

test('days are exact', () => {
  holds(
    vector(
      { characters: [pc] },
      [],
      [
        { cmd: 'startSlowHarm', id: 's', target: 'p', name: 'Gift', attribute: 'body', strength: 4, periodDays: 7 },
        { error: 'NYX_E_STRENGTH' },
      ],
      [
        { cmd: 'startSlowHarm', id: 's', target: 'p', name: 'Gift', attribute: 'body', strength: 1, periodDays: 7 },
        { dueDays: ['7/2', '21/4'] },
      ],
      [{ cmd: 'advanceClock', toDays: 5 }, { clockDays: '7/2' }],
      [{ cmd: 'advanceClock', toDays: 1 }, { error: 'NYX_E_CLOCK' }],
      [{ cmd: 'cancelSlowHarm', id: 's' }, {}],
      [{ cmd: 'rollSlowHarm', id: 's' }, { error: 'NYX_E_PHASE' }],
    ),
  );
});

test('warnings, settings, drafts and questions', () => {
  holds(
    vector(
      { characters: [pc], extras: [{ id: 'e', aspects: [{ name: 'Två', value: 2 }] }] },
      [],
      [
        { cmd: 'inventAspect', by: 'p', owner: 'e', name: 'Till', value: 2 },
        { warnings: ['NYX_W_EXTRA_FULL'], aspectValues: { e: [2, 2] } },
      ],
      [{ cmd: 'addTemporaryAspect', target: 'p', name: 'Häst', value: 2 }, { warnings: ['NYX_W_TEMP_VALUE'] }],
      [{ cmd: 'configureTable', settings: { overflowMode: 'maybe' } }, { error: 'NYX_E_SETTING' }],
      [{ cmd: 'query', what: 'odds', effective: 3, net: 2 }, { success: '657/1000' }],
      [
        { cmd: 'query', what: 'draft', actor: 'p', attribute: 'body', activations: [use('Liten', 'negative')] },
        { net: -1, diceCount: 2, mode: 'worst', cost: { p: 0 } },
      ],
      [{ cmd: 'adjustPoints', character: 'p', delta: -6 }, { error: 'NYX_E_POINTS' }],
      [{ cmd: 'removeDamage', character: 'p', aspect: 'Stark' }, { error: 'NYX_E_NOT_BREAK' }],
      [{ cmd: 'promoteExtra', extra: 'e' }, { aspectValues: { e: [2, 2] } }],
    ),
  );
});
