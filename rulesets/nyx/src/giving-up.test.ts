import { expect, test } from 'vitest';
import { anna, bo, fight, play, refusal, roll, round, table, tell } from './fixtures.ts';
import type { Command, State } from './model.ts';

const start = play(table(), [fight()]);
const ask: Command = { type: 'nyx/requestBreakOff', conflict: 'c', side: 'A' };
const rule = (
  ruling: 'allow' | 'block' | 'roll',
  roll_?: Extract<Command, { type: 'nyx/ruleBreakOff' }>['roll'],
): Command => ({
  type: 'nyx/ruleBreakOff',
  conflict: 'c',
  ruling,
  ...(roll_ && { roll: roll_ }),
});

test('who gives up lets the other reach its goal, and takes no harm by it (NYX-CPX-17)', () => {
  const giveUp: Command = { type: 'nyx/giveUp', conflict: 'c', side: 'A' };
  expect(refusal(start, giveUp, bo)).toBe('NYX_E_ROLE');
  const state = play(start, [giveUp, anna]);
  expect(state.conflicts['c']).toMatchObject({ status: 'ended', endReason: 'gaveUp', winner: 'B' });
  expect(state.pendingHarms).toEqual({});
  expect(refusal(state, giveUp, anna)).toBe('NYX_E_PHASE');
});

test('nobody gives up to escape harm that is already there (NYX-CPX-17)', () => {
  const near = play(
    table(),
    [fight({ mode: 'continues' })],
    [{ type: 'nyx/setNeedle', conflict: 'c', needle: -5, reason: 'prov' }],
  );
  const { state } = round(near, 1, 5);
  expect(refusal(state, { type: 'nyx/giveUp', conflict: 'c', side: 'A' }, anna)).toBe('NYX_E_PENDING_HARM');
  expect(refusal(state, { type: 'nyx/giveUp', conflict: 'c', side: 'B' })).toBeUndefined();
});

test('a side asks to break off and the game master allows it (NYX-CPX-18)', () => {
  expect(refusal(start, ask, bo)).toBe('NYX_E_ROLE');
  expect(refusal(start, rule('allow'))).toBe('NYX_E_PHASE');
  const asked = play(start, [ask, anna]);
  expect(refusal(asked, rule('allow'), anna)).toBe('NYX_E_ROLE');
  expect(play(asked, [rule('allow')]).conflicts['c']).toMatchObject({
    status: 'ended',
    endReason: 'brokenOff',
    winner: null,
  });
});

test('… or blocks it, until the next round (NYX-CPX-18)', () => {
  const ruled = tell(play(start, [ask, anna]), rule('block'));
  expect(ruled.warnings).toEqual(['NYX_E_BLOCKED']);
  expect(ruled.state.conflicts['c']?.status).toBe('running');
  expect(refusal(ruled.state, ask, anna)).toBe('NYX_E_BLOCKED');
  expect(refusal(round(ruled.state, 1, 1).state, ask, anna)).toBeUndefined();
});

test('… or has a roll decide, alone or against the opponent (NYX-CPX-18)', () => {
  const asked = play(start, [ask, anna]);
  const alone = play(asked, [rule('roll', { id: 'd', attribute: 'body', difficulty: -1 })]);
  expect(alone.drafts['d']).toMatchObject({ kind: 'individual', breakOff: { conflict: 'c', side: 'A' } });
  expect(roll(alone, [3]).state.conflicts['c']).toMatchObject({
    status: 'ended',
    endReason: 'brokenOff',
    winner: null,
  });
  expect(roll(alone, [4]).state.conflicts['c']?.status).toBe('running');
  const against: State = play(asked, [rule('roll', { id: 'd', attribute: 'body', opponentAttribute: 'mind' })]);
  expect(roll(against, [4, 1]).rolled.breakOff).toEqual({ conflict: 'c', side: 'A', allowed: true });
  expect(roll(against, [1, 4]).state.conflicts['c']?.status).toBe('running');
  expect(refusal(asked, rule('roll'))).toBe('NYX_E_UNKNOWN');
  expect(refusal(asked, rule('roll', { id: 'd', attribute: 'body', difficulty: 1 }))).toBe('NYX_E_EASY');
});

test('against the opponent the roll may be made easier, as any opposed roll (NYX-CPX-18, NYX-CON-03)', () => {
  const asked = play(start, [ask, anna]);
  const against = (difficulty: number): Command =>
    rule('roll', { id: 'd', attribute: 'body', opponentAttribute: 'mind', difficulty });
  expect(play(asked, [against(3)]).drafts['d']?.rollers.A?.modifiers).toMatchObject([{ value: 3 }]);
  expect(refusal(asked, against(4))).toBe('NYX_E_MODIFIER');
});

test('when whoever rolled last is out, the first who is able rolls to break off (NYX-CPX-18, NYX-CPX-19)', () => {
  const sides = {
    A: { kind: 'active', members: ['phaide', 'moni'], goal: 'fly' },
    B: { kind: 'active', members: ['soldier'], goal: 'fånga' },
  } as const;
  const out = play(
    table(),
    [fight({ sides })],
    [ask, anna],
    [
      {
        type: 'nyx/adjust',
        figure: 'phaide',
        change: { set: 'exhaustion', attribute: 'body', value: 4 },
        reason: 'prov',
      },
    ],
  );
  const tried = play(out, [rule('roll', { id: 'd', attribute: 'body' })]);
  expect(tried.drafts['d']?.rollers.A?.actor).toBe('moni');
});

test('the game master may end a conflict, with or without a winner', () => {
  const end: Command = { type: 'nyx/endConflict', conflict: 'c', reason: 'stormen kommer' };
  expect(refusal(start, end, anna)).toBe('NYX_E_ROLE');
  expect(play(start, [end]).conflicts['c']).toMatchObject({ status: 'ended', endReason: 'gmEnded', winner: null });
  expect(play(start, [{ ...end, winner: 'B' }]).conflicts['c']).toMatchObject({ winner: 'B' });
});

test('a conflict that is over takes its unfinished round with it', () => {
  const declared = play(start, [{ type: 'nyx/declareRound', conflict: 'c', side: 'A', attribute: 'body' }, anna]);
  expect(play(declared, [{ type: 'nyx/giveUp', conflict: 'c', side: 'A' }, anna]).drafts).toEqual({});
});
