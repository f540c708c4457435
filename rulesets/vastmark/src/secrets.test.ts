import { guarded, NotYours, see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { answer } from './questions.ts';
import { scriptedDice } from '@aspekt/dice';
import { after, against, anna, bo, gm, opened, opposed, rollIn, table, when } from './testing/table.ts';

test('a hidden difficulty: the player sees her dice at once and how it went when it is confirmed', () => {
  const open = opened(table(), { resistance: against(17), hidden: true });
  expect(JSON.stringify(see(open, anna))).not.toContain('17');
  const { events, state } = when(open, { type: 'vastmark/roll', rollId: 'r' }, [6], anna);
  expect(JSON.stringify(see(events, anna))).not.toContain('17');
  const mine = see(state, anna).rolls[0]?.result;
  expect(mine).toMatchObject({ total: 6 });
  expect([mine?.outcome, mine?.verdict]).toEqual([undefined, undefined]);
  expect(see(state, gm).rolls[0]?.result?.outcome).toBe('failure');
  const done = after(state, { type: 'vastmark/confirmRoll', rollId: 'r' });
  expect(see(done, anna).rolls[0]?.result).toMatchObject({ outcome: 'failure' });
  expect(JSON.stringify(see(done, anna))).not.toContain('17');
});

test('a player does not hide the resistance she proposes', () => {
  const open = after(
    table(),
    { type: 'vastmark/openRoll', id: 'r', actor: 'tuva', resistance: against(6), hidden: true },
    [],
    anna,
  );
  expect(see(open, bo).rolls[0]?.resistance).toEqual(against(6));
});

test('with npc rolls behind the screen the player hears only the outcome, when it is confirmed (VAST-RES-06)', () => {
  const a = opened(table({ openNpcRolls: false }), { id: 'a', resistance: opposed });
  const both = opened(a, {
    id: 'b',
    actor: 'spy',
    resistance: opposed,
    modifications: [{ label: 'hemlig', value: 13 }],
  });
  expect(see(both, anna).rolls.map(({ id }) => id)).toEqual(['a']);
  const { events, state } = when(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [6, 4]);
  for (const seen of [see(events, anna), see(state, anna)]) {
    expect(JSON.stringify(seen)).not.toContain('hemlig');
  }
  expect(see(state, anna).rolls[0]?.result).not.toHaveProperty('outcome');
  const confirmed = when(state, { type: 'vastmark/confirmRoll', rollId: 'a' });
  expect(see(confirmed.events[0], anna)).toMatchObject({ rolls: [{ outcome: 'failure' }, { outcome: 'perfection' }] });
  expect(see(confirmed.state, anna).rolls[0]?.result).not.toHaveProperty('verdict');
});

test('dice behind the screen are drawn for the game master', () => {
  const open = opened(table({ openNpcRolls: false }), { actor: 'spy' });
  const tape: Parameters<typeof scriptedDice>[1] = [];
  decide(open, { type: 'vastmark/roll', rollId: 'r' }, { by: gm, dice: scriptedDice([4], tape) });
  expect(tape.map(({ to }) => to)).toEqual(['gm']);
});

test('a hidden npc named as opponent or target is not named to the table', () => {
  const made = after(table(), { type: 'vastmark/createQuickExtra', id: 'bonde' });
  const open = opened(made, {
    socialTarget: 'bonde',
    resistance: { kind: 'opposedTotal', total: 8, zero: false, actorId: 'bonde' },
  });
  expect(JSON.stringify(see(open, anna))).not.toContain('bonde');
  expect(rollIn(open).socialTargetId?.value).toBe('bonde');
});

test('wishes and arguments are between the player and the game master', () => {
  const declared = after(table(), { type: 'vastmark/declareAction', actor: 'tuva', text: 'hemligt' }, [], anna);
  const argued = after(
    opened(declared),
    { type: 'vastmark/proposeTrait', rollId: 'r', trait: 'Liten', reason: 'hemligt' },
    [],
    anna,
  );
  for (const state of [declared, argued]) {
    expect(JSON.stringify(see(state, bo))).not.toContain('hemligt');
    expect(JSON.stringify(see(state, anna))).toContain('hemligt');
  }
});

test('odds on a viewer’s behalf cannot open what that viewer may not know', () => {
  const open = opened(table(), { resistance: against(17), hidden: true });
  expect(() => answer(guarded(open, anna), { ask: 'roll', rollId: 'r' })).toThrow(NotYours);
  expect(answer(guarded(open, gm), { ask: 'roll', rollId: 'r' })).toMatchObject({ resistance: 17 });
  expect(() => answer(guarded(table(), bo), { ask: 'suggestTrait', actor: 'tuva', fitting: ['Liten'] })).toThrow(
    NotYours,
  );
});
