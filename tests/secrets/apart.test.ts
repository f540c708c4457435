import { expect, test } from 'vitest';
import { createTable, enter, join } from '../server/client.ts';
import { serving } from '../server/serving.ts';

const { address } = await serving();

test('what happens at one table is sent to nobody at another, however they are mixed', async () => {
  const tables = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const opened = await createTable(address);
      const anna = await join(address, opened, `Anna${i}`);
      const gm = await enter(address, { table: opened.table, token: opened.gm });
      const player = await enter(address, { table: opened.table, token: anna.token });
      return { word: `WORD${i}x`, opened, gm, player };
    }),
  );
  for (let round = 0; round < 8; round++)
    await Promise.all(
      tables.map(async ({ word, gm, player }) => {
        expect((await gm.do({ type: 'table/say', text: `${word} gm ${round}` })).t).toBe('done');
        expect((await player.do({ type: 'table/say', text: `${word} player ${round}` })).t).toBe('done');
      }),
    );
  for (const { word, opened, gm, player } of tables)
    for (const { frames } of [gm, player]) {
      const text = frames.join('\n');
      expect(text.split(`${word} gm`).length - 1).toBe(8);
      for (const other of tables) {
        if (other.word === word) continue;
        for (const foreign of [other.word, other.opened.table]) expect(text).not.toContain(foreign);
      }
      expect(text).toContain(opened.table);
    }
});
