import { guarded, NotYours, parse } from '@aspekt/contract';
import { fraction, show, toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import type { Question } from '../model.ts';
import { questions } from '../questions.ts';
import { sit, sum, viewer, type Played } from '../testing.ts';
import { contest, directMarks, manyMarks, ownDifficultyMarks } from './contests.ts';

type Quantity = { readonly exact?: string; readonly value: number };
type Answer = {
  readonly exchanges: Quantity;
  readonly twist: Quantity;
  readonly sides: readonly {
    readonly id: string;
    readonly wins: Quantity;
    readonly withVictory: number;
    readonly withOne: number | null;
  }[];
};
const people = [
  { id: 'x', skills: { athletics: 3 } },
  { id: 'npc', kind: 'majorNpc', skills: { athletics: 2 } },
  { id: 'third', kind: 'majorNpc', skills: { athletics: 1 } },
];
const [ours, theirs, thirds] = [
  { id: 'players', members: ['x'], intent: 'hinna fram' },
  { id: 'gm', members: ['npc'], intent: 'stoppa dem' },
  { id: 'rivals', members: ['third'], intent: 'hinna före' },
];
const given = (more: object = {}): Played => sit({ characters: people, contest: { sides: [ours, theirs], ...more } });
const both = [
  { actor: 'x', skill: 'athletics' },
  { actor: 'npc', skill: 'athletics' },
] as const;
const ask = ({ state }: Played, rollers: Extract<Question, { ask: 'contestEnd' }>['rollers'] = both): Answer => {
  const parsed = parse(questions.schema, { ask: 'contestEnd', rollers });
  if (parsed.issues) throw new Error('not a question');
  return questions.answer(state, parsed.value) as Answer;
};
const chanceOf = (odds: ReturnType<typeof contest>, side = 0): number => toNumber(odds.wins[side] ?? fraction(0));

test('hela tävlingen för varje sida, och vad en seger till eller ett steg till skulle göra (ODE-CTS-03..06)', () => {
  const even = contest(directMarks(1), 2, 3);
  const found = ask(given());
  expect(found.sides.map(({ wins }) => wins.exact)).toEqual(even.wins.map(show));
  expect(found.exchanges.exact).toBe(show(even.exchanges));
  expect(found.twist.exact).toBe(show(even.twist));
  expect(found.sides[0]?.withVictory).toBeCloseTo(chanceOf(contest(directMarks(1), 2, 3, [1, 0])), 12);
  expect(found.sides[1]?.withVictory).toBeCloseTo(chanceOf(contest(directMarks(1), 2, 3, [0, 1]), 1), 12);
  expect(found.sides[0]?.withOne).toBeCloseTo(chanceOf(contest(directMarks(2), 2, 3)), 12);
  expect(found.sides[1]?.withOne).toBeCloseTo(chanceOf(contest(directMarks(0), 2, 3), 1), 12);
});

test('segrar som är vunna räknas, och slag som ligger på bordet (ODE-CTS-03)', () => {
  const ahead = given({
    sides: [
      { ...ours, victories: 2 },
      { ...theirs, victories: 1 },
    ],
  });
  const found = ask(ahead);
  expect(found.sides[0]?.wins.value).toBeCloseTo(chanceOf(contest(directMarks(1), 2, 3, [2, 1])), 12);
  expect(found.sides[0]?.withVictory).toBe(1);
  const rolled = ahead
    .by('gm', { type: 'ode/contestRoll', intent: 'springer', skill: 'athletics', actor: 'npc' })
    .by('gm', { type: 'ode/rollDice' }, ...sum(4))
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
  // They stand at 6, and ours may reach 7 at most.
  expect(ask(rolled).sides[0]?.wins.value).toBeLessThan(found.sides[0]?.wins.value ?? 0);
});

test('tre sidor, egna svårigheter, och nivåer som antas (ODE-CTS-05, D-15, D-43)', () => {
  const many = contest(manyMarks([3, 2, 1]), 3, 4);
  const three = ask(given({ sides: [ours, theirs, thirds], target: 4 }), [...both, { rating: 1 }]);
  for (const [i, { wins }] of three.sides.entries()) expect(wins.value).toBeCloseTo(chanceOf(many, i), 12);
  const own = contest(ownDifficultyMarks([3, 2], [4, 2]), 2, 3);
  const measured = ask(given({ mode: 'difficulties' }), [{ ...both[0], difficulty: 4 }, both[1]]);
  expect(measured.sides[0]?.wins.exact).toBe(show(own.wins[0] ?? fraction(0)));
});

test('den som inte får veta en nivå får inget svar utan att anta den, och utan tävling finns inget att svara', () => {
  const { state } = given();
  const asked = (rollers: Extract<Question, { ask: 'contestEnd' }>['rollers']): unknown =>
    questions.answer(guarded(state, viewer('x')), { ask: 'contestEnd', rollers });
  expect(() => asked(both)).toThrow(NotYours);
  expect(asked([both[0], { rating: 2 }])).toEqual(ask(given()));
  expect(ask(sit({ characters: people }))).toMatchObject({ refusal: { code: 'wrongStatus' } });
  expect(ask(given(), [...both, { rating: 1 }])).toMatchObject({ refusal: { code: 'wrongStatus' } });
  expect(ask(given(), [both[0], { actor: 'nobody', skill: 'lore' }])).toMatchObject({ refusal: { code: 'notFound' } });
});
