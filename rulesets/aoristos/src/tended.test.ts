import { see, type Viewer } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Tended } from './model.ts';
import { answer } from './questions.ts';
import { gm, onlooker, player, Table } from './testing/table.ts';

const bleeding = () =>
  new Table({
    characters: [
      { id: 'x', wounds: [{ bleedRate: 4, area: 'torso' }] },
      { id: 'medic', skills: { lifesaving: 2 } },
      { id: 'other' },
    ],
  });
const clockFor = (table: Table, viewer: Viewer): Tended | undefined => see(table.state, viewer).people['x']?.tended;

test('whoever gives first aid sees the patient’s clock from then on, and nothing else of hers (AOR-AID-01, AOR-BLD-04, AOR-BLD-05)', () => {
  const table = bleeding();
  expect(clockFor(table, player('medic'))).toBeUndefined();
  table.ok('firstAid', { patient: 'x', helpers: ['medic'] }, [], player('medic'));
  const clock = {
    by: ['medic'],
    bleedRate: 2,
    convertsAt: 5,
    bloodLoss: 0,
    nextBloodTickAt: null,
    nextHealingAt: null,
  };
  for (const viewer of [gm, player('x'), player('medic')]) expect(clockFor(table, viewer)).toEqual(clock);
  for (const viewer of [player('other'), onlooker]) expect(clockFor(table, viewer)).toBeUndefined();
  expect(see(table.state, player('medic')).people['x']?.own).toBeUndefined();
  table.ok('advanceTime', { minutes: 30 });
  expect(clockFor(table, player('medic'))).toMatchObject({
    bleedRate: 0,
    convertsAt: null,
    bloodLoss: 1,
    nextBloodTickAt: 15,
  });
  table.ok('survivalRoll', { by: 'x' }, [6, 6, 6, 6]);
  table.ok('transfuse', { patient: 'x', units: 1 });
  expect(clockFor(table, player('medic'))).toMatchObject({ bloodLoss: 0, nextBloodTickAt: null });
});

test('the clock goes with the helper’s player, and is gone when nothing runs or the patient is dead', () => {
  const table = bleeding();
  table.ok('firstAid', { patient: 'x', helpers: ['medic'] });
  table.ok('setController', { person: 'medic', controller: 'seat-other' });
  expect(clockFor(table, player('medic'))).toBeUndefined();
  expect(clockFor(table, player('other'))).toMatchObject({ bleedRate: 2 });
  table.ok('setHealth', { person: 'x', fields: { wounds: [] } });
  expect(clockFor(table, gm)).toBeUndefined();

  const fatal = bleeding();
  fatal.ok('firstAid', { patient: 'x', helpers: ['medic'] });
  fatal.ok('setHealth', { person: 'x', fields: { alive: false } });
  expect(clockFor(fatal, gm)).toBeUndefined();
});

test('a patient who helps herself is tended by nobody else (AOR-AID-01, D-30)', () => {
  const table = bleeding();
  table.ok('firstAid', { patient: 'x', helpers: ['x'], bandages: true });
  expect(clockFor(table, gm)).toBeUndefined();
});

test('what helpers can do is told without the patient’s wounds (AOR-AID-02, AOR-AID-03)', () => {
  const { state } = bleeding();
  expect(answer(state, { ask: 'firstAid', helpers: ['medic'], bandages: true })).toEqual({
    base: 2,
    modifier: 1,
    reduction: 3,
  });
  expect(answer(state, { ask: 'firstAid', helpers: [] })).toMatchObject({ refusal: { code: 'badInput' } });
});
