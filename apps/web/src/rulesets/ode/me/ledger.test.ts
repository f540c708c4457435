import { expect, test } from 'vitest';
import { entriesOf, type SeenLine } from './ledger.ts';

const bank = { of: 'bank' } as const;
const ruth = { of: 'character', id: 'ruth' } as const;
const pending = { of: 'pending', id: 'ruth', reason: 'hostileInvoke' } as const;
const line = (from: SeenLine['from'], to: SeenLine['to'], reason: SeenLine['reason'], amount = 1): SeenLine => ({
  from,
  to,
  amount,
  reason,
  scene: 1,
});

test('each line tells what there was after it, counted back from what there is now (ODE-FPT-01..04)', () => {
  const ledger = [line(bank, ruth, 'refresh', 3), line(ruth, bank, 'invoke'), line(bank, ruth, 'compel')];
  expect(entriesOf(ledger, 'ruth', 3).map(({ delta, total }) => [delta, total])).toEqual([
    [1, 3],
    [-1, 2],
    [3, 3],
  ]);
});

test('a point of a hostile invoke waits, and counts when the scene is over (ODE-HOS-03)', () => {
  const ledger = [line({ of: 'gmPool' }, pending, 'hostileInvoke'), line(pending, ruth, 'sceneEnd')];
  expect(entriesOf(ledger, 'ruth', 1).map(({ delta, waiting, total }) => [delta, waiting, total])).toEqual([
    [1, -1, 1],
    [0, 1, 0],
  ]);
});

test('what others do with their points is not in one’s own ledger', () => {
  expect(entriesOf([line(bank, { of: 'character', id: 'charles' }, 'compel')], 'ruth', 3)).toEqual([]);
});
