import { expect, test } from 'vitest';
import { anna, bo, commit, fight, gm, play, points, refusal, roll, round, table, tell, use } from './fixtures.ts';
import type { Command, SideInput, State } from './model.ts';

const start = play(table(), [fight()]);
const passive = (active: 'A' | 'B' = 'A'): Command => {
  const climber: SideInput = { kind: 'active', members: ['phaide'], goal: 'komma upp' };
  const wall: SideInput = { kind: 'passive', name: 'Klippväggen' };
  return fight({ sides: active === 'A' ? { A: climber, B: wall } : { A: wall, B: climber } });
};
const declare = (side: 'A' | 'B', attribute: 'body' | 'mind' = 'body'): Command => ({
  type: 'nyx/declareRound',
  conflict: 'c',
  side,
  attribute,
});
const climb = (state: State, face: number, side: 'A' | 'B' = 'A') =>
  roll(play(state, [declare(side), anna]), [face], `c-${state.conflicts['c']?.round}`);

test('a needle on a scale of 5 starts at 0 (NYX-CPX-01)', () => {
  expect(start.conflicts['c']).toMatchObject({
    scale: 5,
    needle: 0,
    round: 1,
    status: 'running',
    mode: 'ends',
    stakes: 'harm',
  });
  expect(refusal(table(), fight(), anna)).toBe('NYX_E_ROLE');
});

test('every active side has a goal; a passive side’s is that the other fails (NYX-CPX-02)', () => {
  const A: SideInput = { kind: 'active', members: ['phaide'], goal: '' };
  expect(refusal(table(), fight({ sides: { A, B: { kind: 'passive' } } }))).toBe('NYX_E_GOAL');
  const state = play(table(), [passive()]);
  expect(state.conflicts['c']?.sides).toMatchObject({
    A: { goal: 'komma upp' },
    B: { kind: 'passive', goal: '', members: [] },
  });
  const goal: Command = { type: 'nyx/setGoal', conflict: 'c', side: 'A', goal: 'komma undan' };
  expect(play(start, [goal, anna]).conflicts['c']?.sides.A.goal).toBe('komma undan');
  expect(refusal(start, goal, bo)).toBe('NYX_E_ROLE');
  expect(refusal(state, { ...goal, side: 'B' })).toBe('NYX_E_PHASE');
});

test('a passive side never rolls, and not both sides are passive (NYX-CPX-03)', () => {
  const both = { A: { kind: 'passive' }, B: { kind: 'passive' } } as const;
  expect(refusal(table(), fight({ sides: both }))).toBe('NYX_E_SIDES');
  const state = play(table(), [passive()]);
  expect(refusal(state, declare('B'))).toBe('NYX_E_SIDES');
  expect(Object.keys(climb(state, 3).rolled.rolls)).toEqual(['A']);
});

test('each round the sides state attribute and aspects anew (NYX-CPX-04)', () => {
  const first = play(start, [declare('A', 'mind'), anna], [declare('B')]);
  const after = roll(first, [5, 5], 'c-1');
  expect(after.rolled.rolls.A?.attribute).toBe('mind');
  const second = play(after.state, [declare('A', 'body'), anna], [declare('B', 'mind')]);
  expect(second.drafts['c-2']).toMatchObject({
    rollers: { A: { attribute: 'body' }, B: { attribute: 'mind' } },
    activations: [],
  });
});

test('a positive needle means that A is ahead, a negative that B is, 0 is balance (NYX-CPX-06)', () => {
  expect(round(start, 4, 1).state.conflicts['c']?.needle).toBe(3);
  expect(round(start, 1, 5).state.conflicts['c']?.needle).toBe(-4);
  expect(round(start, 2, 2).state.conflicts['c']?.needle).toBe(0);
});

test('the needle moves by the difference of effects; failure margins play no part (NYX-CPX-07)', () => {
  expect(round(start, 4, 10).rolled.round).toMatchObject({ move: 4, after: 4 });
  expect(round(start, 9, 10).rolled.round).toMatchObject({ move: 0, after: 0 });
});

test('equal effects move nothing, but the round has happened (NYX-CPX-08)', () => {
  const { state, rolled } = round(start, 3, 3);
  expect(rolled.round).toMatchObject({ move: 0, narrator: null });
  expect(state.conflicts['c']).toMatchObject({ round: 2, history: [{ round: 1 }] });
});

test('against a passive side a success moves one step per point of effect (NYX-CPX-09, NYX-CPX-11)', () => {
  expect(climb(play(table(), [passive()]), 3).rolled.round).toMatchObject({ move: 3, after: 3 });
  expect(climb(play(table(), [passive('B')]), 3, 'B').rolled.round).toMatchObject({ move: -3, after: -3 });
});

test('against a passive side a failure moves it back by the failure margin (NYX-CPX-10, NYX-CPX-11)', () => {
  expect(climb(play(table(), [passive()]), 7).rolled.round).toMatchObject({ move: -3, after: -3, narrator: 'B' });
  expect(climb(play(table(), [passive('B')]), 7, 'B').rolled.round).toMatchObject({ move: 3, after: 3 });
});

const near = (needle: number, mode: 'ends' | 'continues' = 'ends', command = fight({ mode })): State =>
  play(table(), [command], [{ type: 'nyx/setNeedle', conflict: 'c', needle, reason: 'prov' }]);

test('exactly the end causes nothing; passing it ends the conflict and harms the side behind (NYX-CPX-12, NYX-CPX-13, NYX-CPX-20)', () => {
  expect(round(near(2), 4, 1).state.conflicts['c']).toMatchObject({ needle: 5, status: 'running' });
  const { state, rolled } = round(near(3), 4, 1);
  expect(rolled.harms).toMatchObject([
    { target: 'soldier', effect: 1, attribute: 'body', source: { kind: 'round', from: 'phaide', goal: 'nå vattnet' } },
  ]);
  expect(state.conflicts['c']).toMatchObject({
    needle: 5,
    status: 'ended',
    endReason: 'goalReached',
    winner: 'A',
    round: 2,
  });
});

test('overflow is harm for the side behind, in a fiction conflict only a turn in the story (NYX-CPX-14)', () => {
  expect(round(near(-4), 1, 5).rolled.harms).toMatchObject([{ target: 'phaide', effect: 3 }]);
  const fiction = near(-4, 'ends', fight({ stakes: 'fiction' }));
  const { rolled, state } = round(fiction, 1, 5);
  expect(rolled).toMatchObject({ harms: [], round: { overflow: 3 } });
  expect(state.conflicts['c']).toMatchObject({ status: 'ended', winner: 'B' });
});

test('a passive side takes no harm, but who fails against it does (NYX-CPX-14)', () => {
  const up = climb(near(4, 'ends', passive()), 4);
  expect(up.rolled).toMatchObject({ harms: [], round: { overflow: 3 } });
  expect(up.state.conflicts['c']).toMatchObject({ status: 'ended', winner: 'A' });
  const down = climb(near(-4, 'ends', passive()), 8);
  expect(down.rolled.harms).toMatchObject([{ target: 'phaide', effect: 3 }]);
  expect(down.state.conflicts['c']).toMatchObject({ status: 'ended', winner: 'B' });
});

test('the game master may choose a scale of 1 to 20 (NYX-CPX-15)', () => {
  for (const scale of [0, 21, 2.5]) expect(refusal(table(), fight({ scale }))).toBe('NYX_E_SCALE');
  const { state } = round(play(table(), [fight({ scale: 2 })]), 4, 1);
  expect(state.conflicts['c']).toMatchObject({ needle: 2, status: 'ended' });
});

test('in mode continues the harm is taken, the needle stays at the end and play goes on (NYX-CPX-20)', () => {
  const { state } = round(near(4, 'continues'), 4, 1);
  expect(state.conflicts['c']).toMatchObject({ needle: 5, status: 'harmPending' });
  expect(refusal(state, declare('A'), anna)).toBe('NYX_E_PENDING_HARM');
  const harm = Object.keys(state.pendingHarms)[0] ?? '';
  const on = play(state, [{ type: 'nyx/chooseHarm', harm, choice: 'exhaustion' }]);
  expect(on.conflicts['c']).toMatchObject({ needle: 5, status: 'running', round: 2 });
  expect(round(on, 1, 3).rolled.round).toMatchObject({ before: 5, after: 3 });
  const wall = climb(near(4, 'continues', { ...passive(), mode: 'continues' } as Command), 4);
  expect(wall.state.conflicts['c']).toMatchObject({ needle: 5, status: 'running' });
});

test('the mode of a conflict comes from the table unless it is given (NYX-CPX-20)', () => {
  expect(play(table({ overflowMode: 'continues' }), [fight()]).conflicts['c']?.mode).toBe('continues');
  expect(play(table({ overflowMode: 'continues' }), [fight({ mode: 'ends' })]).conflicts['c']?.mode).toBe('ends');
});

test('the winner of a round describes it; on a tie anyone may (NYX-CPX-21)', () => {
  const won = round(start, 4, 1).state;
  const narrate: Command = { type: 'nyx/narrateRound', conflict: 'c', round: 1, text: 'Hon slinker undan.' };
  expect(refusal(won, narrate, bo)).toBe('NYX_E_ROLE');
  expect(play(won, [narrate, anna]).conflicts['c']?.history[0]?.text).toBe('Hon slinker undan.');
  const lost = round(start, 1, 4).state;
  expect(refusal(lost, narrate, anna)).toBe('NYX_E_ROLE');
  expect(refusal(lost, narrate, gm)).toBeUndefined();
  expect(refusal(round(start, 2, 2).state, narrate, bo)).toBeUndefined();
  expect(refusal(won, { ...narrate, round: 2 }, anna)).toBe('NYX_E_UNKNOWN');
});

test('a new conflict starts at 0 and round 1; exhaustion stays within the scene (NYX-CPX-23)', () => {
  const { state } = round(near(4), 4, 1);
  const harm = Object.keys(state.pendingHarms)[0] ?? '';
  const hurt = play(state, [{ type: 'nyx/chooseHarm', harm, choice: 'exhaustion' }]);
  const again = play(hurt, [{ ...fight(), id: 'c2' } as Command]);
  expect(again.conflicts['c2']).toMatchObject({ needle: 0, round: 1 });
  expect(again.extras['soldier']?.exhaustion).toEqual({ mind: 0, interaction: 0, body: 2 });
});

test('a round: both declare, dice fall, the needle moves, points come after, the round number goes up (NYX-CPX-24)', () => {
  const half = play(start, [declare('A'), anna]);
  expect(refusal(half, commit('c-1'), anna)).toBe('NYX_E_READY');
  const both = play(half, [declare('B')], [use('phaide', 'negative', 'phaide', 'a2', { draft: 'c-1' }), anna]);
  expect(points(both, 'phaide')).toBe(5);
  const { state, events } = roll(both, [3, 3, 3, 1], 'c-1');
  expect(events).toHaveLength(1);
  expect(points(state, 'phaide')).toBe(7);
  expect(state.conflicts['c']).toMatchObject({
    needle: 2,
    round: 2,
    history: [{ activations: [{ name: 'Mirakel' }] }],
  });
});

test('a side names one able member as its roller each round, and the next keeps nothing of the last (NYX-CPX-04)', () => {
  const A: SideInput = { kind: 'active', members: ['phaide', 'moni'], goal: 'fly' };
  const B: SideInput = { kind: 'active', members: ['soldier'], goal: 'fånga' };
  const state = play(table(), [fight({ sides: { A, B } })]);
  expect(refusal(state, { ...declare('A'), roller: 'soldier' } as Command, anna)).toBe('NYX_E_UNKNOWN');
  const first = play(
    state,
    [{ ...declare('A'), roller: 'moni' } as Command, bo],
    [use('moni', 'positive', 'moni', 'a1', { draft: 'c-1' }), bo],
  );
  const other = play(first, [{ ...declare('A'), roller: 'phaide' } as Command, anna]);
  expect(other.drafts['c-1']).toMatchObject({ rollers: { A: { actor: 'phaide' } }, activations: [] });
  expect(refusal(table(), fight({ sides: { A, B: { ...B, members: ['moni'] } } }))).toBe('NYX_E_SIDES');
  expect(refusal(table(), fight({ sides: { A, B: { ...B, members: ['nobody'] } } }))).toBe('NYX_E_UNKNOWN');
  expect(
    play(state, [{ type: 'nyx/setMembers', conflict: 'c', side: 'A', members: ['moni'] }]).conflicts['c']?.sides.A,
  ).toMatchObject({ members: ['moni'], roller: 'moni' });
});

test('the game master may move the needle by hand, within the scale and with a reason (NYX-CPX-12)', () => {
  const set = (needle: number, reason = 'prov'): Command => ({ type: 'nyx/setNeedle', conflict: 'c', needle, reason });
  expect(refusal(start, set(6))).toBe('NYX_E_SCALE');
  expect(refusal(start, set(1, ''))).toBe('NYX_E_EXPLANATION');
  expect(refusal(start, set(1), anna)).toBe('NYX_E_ROLE');
  expect(tell(start, set(2)).events).toMatchObject([{ type: 'nyx/needleSet', before: 0, after: 2 }]);
});
