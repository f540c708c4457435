import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { Command, State } from './model.ts';
import { habit } from './habit.ts';
import { offers } from './offers.ts';
import { scriptedDice } from '@aspekt/dice';
import {
  after,
  anna,
  characterIn,
  duel,
  gm,
  opened,
  opposed,
  refusal,
  resultOf,
  rollIn,
  table,
  when,
} from './testing/table.ts';

const confirm = (rollId: string): Command => ({ type: 'vastmark/confirmRoll', rollId });
const strike = (rollId: string): Command => ({
  type: 'vastmark/adjust',
  reason: 'fel',
  change: { what: 'strikeRoll', rollId },
});
const twoTraits = (state: State, resistance: Parameters<typeof opened>[1] = {}): State =>
  opened(state, { id: 'g', mode: 'separate', traits: ['Liten', 'Kvick'], ...resistance });

test('a hidden roll whose character was struck is confirmed and told behind the screen (D-14)', () => {
  const npc = after(table(), { type: 'vastmark/createQuickExtra', id: 'shade', line: 'Full -2' });
  const thrown = after(opened(npc, { actor: 'shade' }), { type: 'vastmark/roll', rollId: 'r' }, [0]);
  const change = { what: 'strikeCharacter', actor: 'shade' } as const;
  const struck = after(thrown, { type: 'vastmark/adjust', reason: 'borta', change });
  expect(see(when(struck, confirm('r')).events, anna)).toEqual([]);
  const told: Command = { type: 'vastmark/answerPrompt', rollId: 'r', text: 'trillar' };
  expect(see(when(after(struck, confirm('r')), told).events, anna)).toEqual([]);
});

test('one roll of a group closes with its opponent, and the other can still be closed later (VAST-MULTI-05)', () => {
  const both = opened(
    opened(twoTraits(table(), { resistance: opposed }), { id: 'x', actor: 'spy', resistance: opposed }),
    {
      id: 'y',
      actor: 'spy',
      resistance: opposed,
    },
  );
  const first = after(both, { type: 'vastmark/opposedRoll', id: 'c1', sides: ['g.2', 'x'] }, [4, 3]);
  expect(refusal(first, confirm('g.2'))).toBe('E_ROLL_NOT_ROLLED');
  const half = after(first, confirm('x'));
  const second = after(half, { type: 'vastmark/opposedRoll', id: 'c2', sides: ['g.1', 'y'] }, [4, 3]);
  expect(offers(second, gm).map(({ command }) => command)).toContainEqual(confirm('g.1'));
  expect(habit(second)?.command).toEqual(confirm('g.1'));
  expect(after(second, confirm('g.1')).rolls.map(({ status }) => status)).toEqual(Array(4).fill('confirmed'));
});

test('a withdrawn roll confirms nothing, not even its mates', () => {
  const left = after(twoTraits(table()), { type: 'vastmark/withdrawRoll', rollId: 'g.1' });
  const thrown = after(left, { type: 'vastmark/roll', rollId: 'g.2' }, [4], anna);
  expect(refusal(thrown, confirm('g.1'))).toBe('E_ROLL_NOT_ROLLED');
  expect(rollIn(after(thrown, confirm('g')), 'g.2').status).toBe('confirmed');
});

test('a group is settled by the rolls that are left when one is struck (VAST-MULTI-06)', () => {
  const thrown = after(twoTraits(table()), { type: 'vastmark/roll', rollId: 'g' }, [9, 5, 3], anna);
  expect(thrown.groups[0]?.result?.value.outcome).toBe('success');
  expect(after(thrown, strike('g.1')).groups[0]?.result?.value.outcome).toBe('failure');
});

test('a side whose only opponent was struck keeps its resistance when a hero point is spent', () => {
  const struck = after(duel({ add: 0, faces: [3] }, { add: 0, faces: [7] }), strike('b'));
  const spend: Command = { type: 'vastmark/spendHeroPoint', rollId: 'a', use: 'extraDie' };
  expect(resultOf(after(struck, spend, [2], anna), 'a')).toMatchObject({ total: 5, resistance: 7, outcome: 'failure' });
});

test('what a hidden side had stays hidden when it is struck (D-14)', () => {
  const first = opened(table({ openNpcRolls: false }), { id: 'a', resistance: opposed });
  const both = opened(first, { id: 'b', actor: 'spy', resistance: opposed });
  const thrown = after(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [3, 7]);
  const spend: Command = { type: 'vastmark/spendHeroPoint', rollId: 'a', use: 'extraDie' };
  const spent = after(after(thrown, strike('b')), spend, [2], anna);
  expect(rollIn(spent, 'a').result?.verdict.to).toBe('gm');
});

test('a roll that is struck behind the screen is not missed by those who met it in the open (D-14)', () => {
  const met = duel({ add: 0, faces: [3] }, { add: 0, faces: [7] });
  const hidden = after(met, { type: 'vastmark/showCharacter', actor: 'spy', shown: false });
  const spend: Command = { type: 'vastmark/spendHeroPoint', rollId: 'a', use: 'extraDie' };
  const [left, struck] = [hidden, after(hidden, strike('b'))].map((state) => {
    const spent = when(state, spend, [2], anna);
    return see([state.contests, spent.events, spent.state], anna);
  });
  expect(struck).toEqual(left);
  const gone = after(after(hidden, strike('b')), strike('a'));
  expect(gone.contests).toEqual([]);
});

test('the offer to accept a proposal is one that the group allows (VAST-MULTI-02, VAST-TRAIT-07)', () => {
  const traits = ['Liten', 'Kvick'];
  const asked = after(table(), { type: 'vastmark/requestSeveralTraits', actor: 'tuva', traits }, [], anna);
  const allowed = after(asked, { type: 'vastmark/answerSeveralTraits', actor: 'tuva', traits, allow: true });
  const open: Command = {
    type: 'vastmark/openRoll',
    id: 'g',
    actor: 'tuva',
    mode: 'separate',
    traits,
    resistance: { kind: 'difficulty', value: 9 },
  };
  const proposed = after(
    after(allowed, open, [], anna),
    { type: 'vastmark/proposeTrait', rollId: 'g.1', trait: 'Kvick' },
    [],
    anna,
  );
  const rulings = offers(proposed, gm).filter(({ command }) => command.type === 'vastmark/ruleTrait');
  expect(rulings).toHaveLength(2);
  for (const { command } of rulings) {
    expect(decide(proposed, command, { by: gm, dice: scriptedDice([]) }).ok).toBe(true);
  }
});

test('a reserve is whole and not below nought even where the game master insists (VAST-HERO-03)', () => {
  const create = (reserve: number): Command => ({
    type: 'vastmark/createCharacter',
    id: 'n',
    creationMethod: 'pointBuild',
    reserve,
  });
  const insist = (reserve: number) =>
    decide(table(), create(reserve), { by: gm, dice: scriptedDice([]), overrule: true });
  expect(insist(3.5)).toMatchObject({ refusal: { code: 'E_NOT_INTEGER' } });
  expect(insist(-1)).toMatchObject({ refusal: { code: 'E_RESERVE_RANGE' } });
  expect(insist(7).ok).toBe(true);
  expect(characterIn(after(table(), create(3)), 'n').own.unusedXp).toBe(3);
});

test('a roll may be called what every object has already', () => {
  const first = opened(table(), { id: 'constructor', resistance: opposed });
  const both = opened(first, { id: 'toString', actor: 'gared', resistance: opposed });
  const thrown = after(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['constructor', 'toString'] }, [3, 7]);
  expect(rollIn(thrown, 'constructor').status).toBe('rolled');
});
