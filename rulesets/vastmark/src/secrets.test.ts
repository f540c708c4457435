import { guarded, NotYours, see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { Command, State } from './model.ts';
import { offers } from './offers.ts';
import { answer } from './questions.ts';
import { scriptedDice } from '@aspekt/dice';
import { after, against, anna, bo, gm, opened, opposed, refusal, rollIn, table, when } from './testing/table.ts';

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

/** What the game master is offered to open, act by act: ids that she never typed. */
const offeredIds = (state: State, type: Command['type']): readonly string[] =>
  offers(state, gm).flatMap(({ command }) =>
    command.type !== type ? [] : 'rolls' in command ? command.rolls : 'id' in command ? [command.id] : [],
  );
const shadows = (count: number, settings = {}): State =>
  Array.from({ length: count }, (_, i) => `shadow${i}`).reduce((state, id) => {
    const made = after(state, { type: 'vastmark/createQuickExtra', id });
    return opened(made, { id: `${id}-roll`, actor: id });
  }, table(settings));
const rollFor = (state: State, who: string): string => {
  const open = offers(state, gm).find(({ command }) => command.type === 'vastmark/openRoll' && command.actor === who);
  return open?.command.type === 'vastmark/openRoll' ? open.command.id : '';
};

test('an id that the game master is offered for what everyone sees does not count what is hidden', () => {
  const waiting = (count: number): State =>
    ['a', 'b'].reduce(
      (state, id) => opened(state, { id, actor: id === 'a' ? 'tuva' : 'spy', resistance: opposed }),
      shadows(count, { series: true }),
    );
  const over = (count: number): State => {
    const begun = after(waiting(count), { type: 'vastmark/startSeries', id: 's', sides: ['a', 'b'], wins: 2 });
    const thrown = after(begun, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [5, 2]);
    return after(thrown, { type: 'vastmark/confirmRoll', rollId: 'a' });
  };
  const ids = (count: number) => [
    rollFor(waiting(count), 'tuva'),
    offeredIds(waiting(count), 'vastmark/opposedRoll'),
    offeredIds(over(count), 'vastmark/nextInSeries'),
  ];
  expect(ids(0)).toEqual(['gm-roll-6', ['gm-opposed-6'], ['gm-first-7', 'gm-second-7']]);
  expect([ids(1), ids(3)]).toEqual([ids(0), ids(0)]);
});

test('what is hidden has ids counted for each figure alone, so that whoever is shown tells nothing of the others', () => {
  const second = (count: number): State => {
    const id = rollFor(shadows(count), 'shadow0');
    return opened(shadows(count), { id, actor: 'shadow0' });
  };
  expect([rollFor(second(1), 'shadow0'), rollFor(second(3), 'shadow0')]).toEqual([
    'gm-roll-of-shadow0-2',
    'gm-roll-of-shadow0-2',
  ]);
});

test('a player who tries ids learns nothing: those of the game master are refused all alike, others not before the rest is right', () => {
  const state = shadows(1);
  const offered = rollFor(state, 'shadow0');
  const hidden = opened(state, { id: offered, actor: 'shadow0' });
  const open = { type: 'vastmark/openRoll', actor: 'tuva', resistance: against(9) } as const;
  for (const id of [offered, 'gm-roll-of-shadow0-9', 'gm-roll-6'])
    expect(refusal(hidden, { ...open, id }, anna)).toBe('E_ID_TAKEN');
  for (const id of ['shadow0', 'nobody']) {
    expect(refusal(state, { ...open, id, actor: 'nobody' }, anna)).toBe('E_UNKNOWN_ID');
    expect(refusal(state, { type: 'vastmark/createQuickExtra', id }, anna)).toBe('E_NOT_GM');
    expect(refusal(state, { type: 'vastmark/createCharacter', id, npc: true }, anna)).toBe('E_NOT_GM');
  }
  for (const { command } of offers(hidden, anna)) expect(JSON.stringify(command)).not.toContain('"gm-');
});
