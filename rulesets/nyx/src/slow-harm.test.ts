import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { anna, bo, gm, phaide, play, points, refusal, roll, table, tell, use } from './fixtures.ts';
import type { Command, State } from './model.ts';
import { offers } from './offers.ts';
import { dueTimes } from './slow-harm.ts';

type Start = Extract<Command, { type: 'nyx/startSlowHarm' }>;
const rumour = (more: Partial<Start> = {}): Start => ({
  type: 'nyx/startSlowHarm',
  id: 'r',
  target: 'phaide',
  name: 'Ryktet',
  attribute: 'interaction',
  strength: 0,
  period: 40,
  ...more,
});
const to = (minutes: number): Command => ({ type: 'nyx/advanceClock', to: minutes });
const check: Command = { type: 'nyx/rollSlowHarm', slowHarm: 'r', id: 'd' };
const due = (state: State = table(), more: Partial<Start> = {}) => play(state, [rumour(more)], [to(1000)]);

test('a slow harm has a strength, a period and a target attribute (NYX-SLOW-01)', () => {
  expect(play(table(), [rumour({ strength: 2 })]).slowHarms['r']).toMatchObject({
    strength: 2,
    period: 40,
    attribute: 'interaction',
    status: 'latent',
  });
  for (const strength of [-1, 4, 0.5]) expect(refusal(table(), rumour({ strength }))).toBe('NYX_E_STRENGTH');
  for (const period of [0, -1, 0.1, 10 / 3]) expect(refusal(table(), rumour({ period }))).toBe('NYX_E_PERIOD');
  expect(refusal(table(), rumour(), anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), rumour({ target: 'nobody' }))).toBe('NYX_E_UNKNOWN');
});

test('the first half shows nothing: it is the game master’s secret until a check is due (NYX-SLOW-02)', () => {
  const state = play(table(), [rumour()]);
  expect(see(state, anna).slowHarms).toEqual({});
  expect(see(tell(table(), rumour()).events, anna)).toEqual([]);
  expect(refusal(state, check, anna)).toBe('NYX_E_UNKNOWN');
  const later = tell(state, to(20));
  expect(see(later.events, anna)).toMatchObject([
    { type: 'nyx/clockAdvanced', due: [{ check: 0, slowHarm: { name: 'Ryktet' } }] },
  ]);
  expect(see(later.state, anna).slowHarms).toHaveProperty('r');
  expect(see(play(state, [{ type: 'nyx/revealSlowHarm', slowHarm: 'r' }]), anna).slowHarms).toHaveProperty('r');
  expect(see(play(table(), [rumour({ hidden: false })]), anna).slowHarms).toHaveProperty('r');
});

test('where only the game master knows of the check nobody else sees that the clock stopped for it (NYX-SLOW-02, NYX-SLOW-03)', () => {
  const spy: Command = { type: 'nyx/createExtra', id: 'spy', name: 'Spion', hidden: true };
  const secretly = tell(play(table(), [spy], [rumour({ target: 'spy' })]), to(50));
  expect(see(secretly.events, anna)).toEqual([{ type: 'nyx/clockAdvanced', from: 0, to: 20, due: [] }]);
  expect(see(secretly.events, gm)).toMatchObject([{ to: 20, wanted: 50 }]);
  const openly = tell(play(table(), [spy], [rumour({ target: 'spy' })], [rumour({ id: 'q' })]), to(50));
  expect(see(openly.events, anna)).toMatchObject([{ to: 20, wanted: 50, due: [{ slowHarm: { id: 'q' } }] }]);
  expect(see(tell(table(), to(50)).events, anna)).toMatchObject([{ to: 50, wanted: 50 }]);
});

test('checks fall due at a half and three quarters, exactly; the clock stops at each (NYX-SLOW-03)', () => {
  expect(dueTimes(1, 7)).toEqual([4.5, 6.25]);
  const first = play(table(), [rumour({ period: 7 })], [to(100)]);
  expect(first.clock).toBe(3.5);
  expect(first.slowHarms['r']?.checks.map(({ status }) => status)).toEqual(['due', 'waiting']);
  const second = play(first, [{ type: 'nyx/advanceClock', by: 100 }]);
  expect(second.clock).toBe(5.25);
  expect(play(second, [to(100)]).clock).toBe(100);
});

test('the clock never goes back (NYX-SLOW-03)', () => {
  const state = play(table(), [to(10)]);
  expect(refusal(state, to(9))).toBe('NYX_E_CLOCK');
  expect(refusal(state, { type: 'nyx/advanceClock', by: -1 })).toBe('NYX_E_CLOCK');
  expect(refusal(state, to(11), anna)).toBe('NYX_E_ROLE');
});

test('the check is a roll against the attribute, harder by the strength (NYX-SLOW-04)', () => {
  expect(refusal(play(table(), [rumour({ hidden: false })]), check, anna)).toBe('NYX_E_PHASE');
  const state = play(due(table(), { strength: 3 }), [check, anna]);
  expect(roll(state, [5]).rolled.rolls.A).toMatchObject({ success: true, numbers: { current: 8, effective: 5 } });
  expect(roll(state, [6]).rolled.rolls.A).toMatchObject({ success: false });
  expect(refusal(due(), check, bo)).toBe('NYX_E_ROLE');
});

test('a failed check is one damage whatever the margin, and exhaustion is no choice (NYX-SLOW-05)', () => {
  const failed = roll(play(due(), [check, anna]), [10]);
  expect(failed.rolled.harms).toMatchObject([
    { target: 'phaide', effect: 1, damageOnly: true, source: { goal: 'Ryktet' } },
  ]);
  expect(refusal(failed.state, { type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'exhaustion' }, anna)).toBe(
    'NYX_E_HARM_CHOICE',
  );
});

test('the two checks are independent: both can fail (NYX-SLOW-06)', () => {
  const take: Command = { type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'damage', name: 'Ryktet' };
  const once = play(roll(play(due(), [check, anna]), [10]).state, [take, anna]);
  const twice = play(roll(play(once, [to(1000)], [check, anna]), [9]).state, [take, anna]);
  expect(twice.characters['phaide']?.aspects.filter(({ kind }) => kind === 'damage')).toHaveLength(2);
  expect(twice.slowHarms['r']).toMatchObject({
    status: 'finished',
    checks: [{ status: 'failed' }, { status: 'failed' }],
  });
});

test('aspects help and hinder these rolls as any (NYX-SLOW-07)', () => {
  const state = play(due(), [check, anna], [use('phaide', 'positive', 'phaide', 'a4'), anna]);
  const { rolled, state: after } = roll(state, [9, 6, 3]);
  expect(rolled.rolls.A).toMatchObject({ diceCount: 3, mode: 'best', chosen: 6 });
  expect(points(after, 'phaide')).toBe(4);
});

test('a success has no further consequence, and after the second check it is finished (NYX-SLOW-08)', () => {
  const first = roll(play(due(), [check, anna]), [1]).state;
  expect(first.pendingHarms).toEqual({});
  expect(first.slowHarms['r']).toMatchObject({
    status: 'active',
    checks: [{ status: 'passed' }, { status: 'waiting' }],
  });
  const second = roll(play(first, [to(1000)], [check, anna]), [1]).state;
  expect(second.slowHarms['r']?.status).toBe('finished');
  expect(refusal(second, check, anna)).toBe('NYX_E_PHASE');
  expect(refusal(second, { type: 'nyx/cancelSlowHarm', slowHarm: 'r', reason: 'läkt' })).toBe('NYX_E_PHASE');
});

test('what is cured makes no further rolls (NYX-SLOW-08)', () => {
  const cure: Command = { type: 'nyx/cancelSlowHarm', slowHarm: 'r', reason: 'läkt' };
  expect(refusal(due(), cure, anna)).toBe('NYX_E_ROLE');
  const cured = play(due(), [check, anna], [cure]);
  expect(cured).toMatchObject({ drafts: {}, slowHarms: { r: { status: 'cancelled' } } });
  expect(refusal(cured, check, anna)).toBe('NYX_E_PHASE');
  expect(play(play(table(), [rumour()], [cure, gm]), [to(100)]).clock).toBe(100);
});

test('one check is rolled at a time', () => {
  expect(refusal(play(due(), [check, anna]), { ...check, id: 'e' } as Command, anna)).toBe('NYX_E_PHASE');
});

test('a check is offered to the player whose it is, and a character’s rolls to hers, though the game master named them as her own (NYX-SLOW-04)', () => {
  const offered = (state: State, type: Command['type']): number =>
    offers(state, anna).filter(({ command }) => command.type === type).length;
  expect(offered(due(table(), { id: 'gm-r' }), 'nyx/rollSlowHarm')).toBe(1);
  const sheeted = { type: 'nyx/createCharacter', id: 'gm-x', name: 'X', sheet: phaide, owner: 'anna' } as const;
  const both = play(table(), [{ ...sheeted, activate: true }]);
  expect(offered(both, 'nyx/declareAction')).toBe(6);
});
