import { exportFor, handle, openTable, sitDown, type Luck } from '@aspekt/table';
import { expect, test } from 'vitest';
import { pebbles } from '../../../packages/table/src/testing/pebbles.ts';
import { games } from '../../../tests/server/pebbles-games.ts';
import { openHub } from './hub.ts';
import { localBell, systemClock, systemEntropy } from './ports/surroundings.ts';
import { memoryLog } from './store/memory-log.ts';

const gm = { seat: 'gm', role: 'gm' } as const;
let seeds = 0;
const luck: Luck = { seed: () => (++seeds).toString(16).padStart(64, '0') };

/** A file of many entries, none of which means much. */
const longFile = (): string => {
  const settings = { dial: 'suggest', typedDice: false, onlookers: true } as const;
  const table = openTable(pebbles, { id: 'long', name: 'Long', locale: 'en', settings, gameSettings: {} }, luck, 1);
  if (!table) throw new Error('the table was not laid');
  sitDown(table, { ...gm, name: 'Gun' }, luck, 1);
  for (let i = 0; i < 4000; i++)
    handle(table, gm, { id: `c${i}`, command: { type: 'pebbles/hide', stash: i } }, luck, 1);
  return exportFor(table, gm);
};

test('while a long file is brought in, others are heard', async () => {
  const file = longFile();
  const hub = openHub({
    log: memoryLog(),
    clock: systemClock,
    entropy: systemEntropy,
    bell: localBell(),
    aside: { run: async () => ({ kind: 'playable' }), close: async () => {} },
    games,
    fatal: (error) => {
      throw error;
    },
  });
  let heard = 0;
  let over = false;
  const listen = (): void => {
    heard++;
    if (!over) setImmediate(listen);
  };
  setImmediate(listen);
  const opened = await hub.bringIn(file);
  over = true;
  if ('fault' in opened) throw new Error(opened.fault);
  expect((await hub.room(opened.table))?.table.entries).toHaveLength(4003);
  expect(heard).toBeGreaterThan(0);
  await hub.close();
});
