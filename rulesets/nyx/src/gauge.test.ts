import { locales, see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { anna, bothDeclare, fight, play, refusal, roll, round, table, tell } from './fixtures.ts';
import { moveNeedle, situational, startingNeedle } from './gauge.ts';
import type { Command } from './model.ts';
import { describe } from './texts/index.ts';

test('an edge is a bonus in round 1 (NYX-SIT-03)', () => {
  expect(situational({ A: 4, B: 0 }, 1, 0)).toEqual({ A: 4, B: 0 });
  expect(situational({ A: 4, B: 0 }, 1, -3)).toEqual({ A: 4, B: 0 });
});

test('from round 2 it helps ahead, hinders behind and gives nothing in balance (NYX-SIT-04, NYX-SIT-05, NYX-SIT-06)', () => {
  expect(situational({ A: 4, B: 0 }, 2, 1)).toEqual({ A: 4, B: 0 });
  expect(situational({ A: 4, B: 0 }, 2, -1)).toEqual({ A: -4, B: 0 });
  expect(situational({ A: 4, B: 0 }, 2, 0)).toEqual({ A: 0, B: 0 });
  expect(situational({ A: 0, B: 3 }, 5, -1)).toEqual({ A: 0, B: 3 });
  expect(situational({ A: 0, B: 3 }, 5, 2)).toEqual({ A: 0, B: -3 });
});

test('of two edges only the difference counts, for the side with more; the other is not modified (NYX-SIT-07)', () => {
  expect(situational({ A: 4, B: 1 }, 1, 0)).toEqual({ A: 3, B: 0 });
  expect(situational({ A: 2, B: 5 }, 2, 3)).toEqual({ A: 0, B: -3 });
  expect(situational({ A: 3, B: 3 }, 1, 0)).toEqual({ A: 0, B: 0 });
});

test('the edge may instead move the needle before the first round, at most to the end (NYX-SIT-03)', () => {
  expect(startingNeedle({ A: 4, B: 1 }, 5, 'needle')).toBe(3);
  expect(startingNeedle({ A: 0, B: 5 }, 3, 'needle')).toBe(-3);
  expect(startingNeedle({ A: 4, B: 1 }, 5, 'roll')).toBe(0);
  expect(situational({ A: 4, B: 0 }, 1, 4, 'needle')).toEqual({ A: 4, B: 0 });
  expect(situational({ A: 4, B: 0 }, 1, 0, 'needle')).toEqual({ A: 0, B: 0 });
});

test('the needle stops at the end, and only what passes it is overflow (NYX-CPX-12, NYX-CPX-13)', () => {
  expect(moveNeedle(3, 2, 5)).toEqual({ after: 5, overflow: 0 });
  expect(moveNeedle(3, 4, 5)).toEqual({ after: 5, overflow: 2 });
  expect(moveNeedle(-3, -5, 5)).toEqual({ after: -5, overflow: 3 });
  expect(moveNeedle(5, -9, 5)).toEqual({ after: -4, overflow: 0 });
});

const spear = { label: 'Spjut', value: 4 };
const withSpear = fight({
  sides: {
    A: { kind: 'active', members: ['phaide'], goal: 'nå vattnet' },
    B: { kind: 'active', members: ['soldier'], goal: 'ta henne', situational: spear },
  },
});

test('a spear raises the soldier’s attribute at the start, and lowers it once he is behind (NYX-SIT-01, NYX-SIT-02, NYX-SIT-08)', () => {
  const first = round(play(table(), [withSpear]), 4, 10);
  expect(first.rolled.rolls.B).toMatchObject({ success: false, numbers: { current: 5, effective: 9 } });
  expect(first.rolled.round).toMatchObject({ situational: { A: 0, B: 4 }, move: 4, after: 4 });
  const second = round(first.state, 9, 1);
  expect(second.rolled.rolls.B).toMatchObject({ effect: 1, numbers: { effective: 1 } });
  expect(second.rolled.rolls.A).toMatchObject({ numbers: { effective: 4 } });
});

test('a side may throw its spear away before a round, and gets no new bonus for another (NYX-SIT-09)', () => {
  const ahead = round(play(table(), [withSpear]), 4, 10).state;
  const dropped = play(ahead, [{ type: 'nyx/dropSituational', conflict: 'c', side: 'B' }]);
  expect(round(dropped, 9, 1).rolled.rolls.B).toMatchObject({ numbers: { effective: 5 } });
  const balance = play(dropped, [{ type: 'nyx/setNeedle', conflict: 'c', needle: 0, reason: 'nytt läge' }]);
  const again = play(balance, [{ type: 'nyx/setSituational', conflict: 'c', side: 'B', label: 'Yxa', value: 3 }]);
  expect(round(again, 9, 1).rolled.rolls.B).toMatchObject({ numbers: { effective: 5 } });
  expect(refusal(dropped, { type: 'nyx/dropSituational', conflict: 'c', side: 'B' })).toBe('NYX_E_PHASE');
  expect(refusal(ahead, { type: 'nyx/dropSituational', conflict: 'c', side: 'B' }, anna)).toBe('NYX_E_ROLE');
});

test('an edge is one whole number from 0 to 5 per side (NYX-SIT-02, NYX-SIT-10)', () => {
  const state = play(table(), [fight()]);
  const set = (value: number) => ({ type: 'nyx/setSituational', conflict: 'c', side: 'A', label: 'x', value }) as const;
  for (const value of [-1, 6, 1.5]) expect(refusal(state, set(value))).toBe('NYX_E_SITUATIONAL');
  expect(refusal(state, set(5), anna)).toBe('NYX_E_ROLE');
  const replaced = play(state, [set(2)], [set(5)]);
  expect(replaced.conflicts['c']?.sides.A.situational).toEqual({ label: 'x', value: 5 });
  const bad = { ...spear, value: 6 };
  const sides = {
    A: { kind: 'active', members: ['phaide'], goal: 'g', situational: bad },
    B: { kind: 'passive' },
  } as const;
  expect(refusal(table(), fight({ sides }))).toBe('NYX_E_SITUATIONAL');
});

test('a new edge lets both sides think again before the dice (NYX-CPX-24)', () => {
  const declared = play(table(), [fight()], ...bothDeclare(), [
    { type: 'nyx/ready', draft: 'c-1', side: 'A', ready: true },
    anna,
  ]);
  expect(declared.drafts['c-1']?.rollers.A?.ready).toBe(true);
  const { state } = tell(declared, { type: 'nyx/setSituational', conflict: 'c', side: 'B', label: 'Spjut', value: 4 });
  expect(state.drafts['c-1']?.rollers.A?.ready).toBe(false);
  expect(roll(state, [4, 9], 'c-1').rolled.round?.situational).toEqual({ A: 0, B: 4 });
});

test('with the edge on the needle the conflict starts moved and the first roll has no bonus for its own sake (NYX-SIT-03)', () => {
  const state = play(table({ situationalStart: 'needle' }), [withSpear]);
  expect(state.conflicts['c']?.needle).toBe(-4);
  expect(round(state, 4, 5).rolled.round).toMatchObject({ before: -4, situational: { A: 0, B: 4 } });
});

test('whether the edge helps the first roll or moves the needle is settled when the conflict starts (NYX-SIT-03)', () => {
  const set = (situationalStart: string): Command => ({ type: 'nyx/configureTable', settings: { situationalStart } });
  const moved = play(table({ situationalStart: 'needle' }), [withSpear], [set('roll')]);
  const balanced = play(moved, [{ type: 'nyx/setNeedle', conflict: 'c', needle: 0, reason: 'prov' }]);
  expect(round(balanced, 4, 5).rolled.round?.situational).toEqual({ A: 0, B: 0 });
  const rolled = play(table({ situationalStart: 'roll' }), [withSpear], [set('needle')]);
  expect(round(rolled, 4, 9).rolled.round?.situational).toEqual({ A: 0, B: 4 });
});

test('an edge set or dropped before the first round moves the needle, where edges do (NYX-SIT-01, NYX-SIT-03, NYX-SIT-09)', () => {
  const spear: Command = { type: 'nyx/setSituational', conflict: 'c', side: 'B', label: 'Spjut', value: 4 };
  const drop: Command = { type: 'nyx/dropSituational', conflict: 'c', side: 'B' };
  const start = play(table({ situationalStart: 'needle' }), [fight()]);
  const armed = tell(start, spear);
  expect(armed.state.conflicts['c']?.needle).toBe(-4);
  const [event] = see(armed.events, anna);
  expect(event && locales.map((locale) => describe(event, locale, String).text)).toEqual([
    'Situationsberoende övertag: Spjut 4. Nålen flyttas till −4.',
    'Przewaga sytuacyjna: Spjut 4. Wskazówka przesuwa się na −4.',
    'Situational edge: Spjut 4. The needle moves to −4.',
  ]);
  const byHand = play(armed.state, [{ type: 'nyx/setNeedle', conflict: 'c', needle: -3, reason: 'prov' }]);
  expect(play(byHand, [drop]).conflicts['c']?.needle).toBe(1);
  const later = round(start, 2, 2).state;
  expect(play(later, [spear]).conflicts['c']?.needle).toBe(0);
  expect(play(table(), [fight()], [spear]).conflicts['c']?.needle).toBe(0);
});
