import { guarded, NotYours, parse } from '@aspekt/contract';
import { fraction, show, toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import type { Command, Question } from '../model.ts';
import { questions } from '../questions.ts';
import { sit, sum, viewer, type Played } from '../testing.ts';
import { contest, directMarks, manyMarks, ownDifficultyMarks } from './contests.ts';
import { difference, fourDice } from './spread.ts';

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
const now = (question: Partial<Question> = {}): Question =>
  ({ ask: 'contest', actor: 'x', skill: 'athletics', others: 2, ...question }) as Question;
type Quantity = { readonly exact?: string; readonly value: number };
type Answer = {
  readonly exchange: Readonly<Record<'two' | 'one' | 'twist' | 'lost', Quantity>>;
  readonly wins: Quantity;
  readonly exchanges: Quantity;
};
const ask = ({ state }: Played, question = now()): Answer => {
  const parsed = parse(questions.schema, question);
  if (parsed.issues) throw new Error(`not a question: ${JSON.stringify(question)}`);
  return questions.answer(state, parsed.value) as Answer;
};
const roll: Command = { type: 'ode/contestRoll', intent: 'springer', skill: 'athletics', actor: 'x' };
const pass = (table: Played): Played =>
  table.by('x', { type: 'ode/passInvokes' }).by('gm', { type: 'ode/passInvokes' });

test('från början är det samma odds som i katalogens funktioner, för två sidor och för tre (ODE-CTS-03..06)', () => {
  const two = contest(directMarks(1), 2, 3);
  expect(ask(given())).toMatchObject({
    exchange: { twist: { exact: show(two.twist) } },
    wins: { exact: show(two.wins[0] ?? fraction(0)) },
    exchanges: { exact: show(two.exchanges) },
  });
  const many = contest(manyMarks([3, 2, 2]), 3, 4);
  const three = ask(given({ sides: [ours, theirs, thirds], target: 4 }));
  expect(three.wins.value).toBeCloseTo(toNumber(many.wins[0] ?? fraction(0)), 12);
  const own = contest(ownDifficultyMarks([3, 2], [4, 4]), 2, 3);
  expect(ask(given({ mode: 'difficulties' }), now({ difficulty: 4 })).wins.exact).toBe(
    show(own.wins[0] ?? fraction(0)),
  );
});

test('segrar som redan är vunna räknas, och den andra sidans slag ligger fast (ODE-CTS-03, ODE-CTS-06)', () => {
  const ahead = given({
    sides: [
      { ...ours, victories: 2 },
      { ...theirs, victories: 2 },
    ],
  });
  // Whoever is above in the next exchange that is no tie wins it all.
  let [over, tie] = [0n, 0n];
  for (const [dice, n] of difference.ways) {
    if (1 + dice > 0) over += n;
    if (1 + dice === 0) tie += n;
  }
  expect(ask(ahead).wins.exact).toBe(show(fraction(over, difference.whole - tie)));
  const rolled = pass(ahead.by('gm', { ...roll, actor: 'npc' }).by('gm', { type: 'ode/rollDice' }, ...sum(1)));
  // They stand at 3: with +3 any plus wins, a blank is a tie.
  let plus = 0n;
  for (const [dice, n] of fourDice.ways) if (dice > 0) plus += n;
  const { exchange } = ask(rolled);
  expect(exchange.twist.exact).toBe('19/81');
  expect(exchange.one.value + exchange.two.value).toBeCloseTo(Number(plus) / 81, 12);
});

test('det öppna slaget med allt som läggs till, och när dess tärningar ligger', () => {
  const declared = given().by('x', roll);
  expect(ask(declared, { ask: 'contest', others: 2 })).toEqual(ask(given()));
  const helped = declared.by('gm', {
    type: 'ode/adjust',
    change: { what: 'modifier', roll: 'action', value: 2 },
    reason: 'medvind',
  });
  expect(ask(helped, { ask: 'contest', others: 2 }).wins.value).toBeGreaterThan(ask(given()).wins.value);
  const lies = declared.by('x', { type: 'ode/rollDice' }, ...sum(4));
  expect(ask(lies, { ask: 'contest', others: 2 }).exchange).toMatchObject({
    lost: { exact: '0' },
    twist: { exact: '0' },
  });
});

test('den som inte får veta en nivå får inget svar, och utan tävling finns det inget att svara', () => {
  const { state } = given();
  expect(() => questions.answer(guarded(state, viewer('x')), now({ actor: 'npc' }))).toThrow(NotYours);
  expect(ask(sit({ characters: people }))).toMatchObject({
    refusal: { code: 'wrongStatus' },
  });
  expect(ask(given(), now({ actor: 'third' }))).toMatchObject({ refusal: { code: 'notFound' } });
});
