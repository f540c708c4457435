import { mkdtempSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { harden } from './harden.ts';
import { stopAtOnce } from './main.ts';
import { systemClock } from './ports/surroundings.ts';
import { serve } from './serve.ts';

/**
 * The server as browser tests want it: on a free port, in a folder of its own, with dice that fall as told.
 * POST /test/dice {table, faces} sets the next faces that fall at a table, POST /test/clock {ahead} by how many
 * milliseconds its clock is ahead. The server proper knows nothing of this.
 */
const Prescription = v.object({ table: v.string(), faces: v.array(v.pipe(v.number(), v.integer())) });

const ClockSetting = v.object({ ahead: v.pipe(v.number(), v.integer()) });
let ahead = 0;

const prescriptions = new Map<string, number[]>();
const facesFor = (table: string): number[] => {
  const known = prescriptions.get(table) ?? [];
  prescriptions.set(table, known);
  return known;
};

const snapshotsEvery = Number(process.env['ASPEKT_TEST_SNAPSHOTS'] ?? 0);
const settleEvery = Number(process.env['ASPEKT_TEST_SETTLE'] ?? 0);

harden();
const served = await serve({
  port: Number(process.env['PORT'] ?? 0),
  host: '127.0.0.1',
  data: process.env['ASPEKT_DATA'] ?? mkdtempSync(join(tmpdir(), 'aspekt-test-')),
  ...(process.env['ASPEKT_TEST_GAMES'] && { gamesModule: process.env['ASPEKT_TEST_GAMES'] }),
  ...(snapshotsEvery > 0 && { snapshots: { every: snapshotsEvery, editionOf: () => 'test' } }),
  ...(settleEvery > 0 && { settleEvery }),
  fatal: stopAtOnce,
  clock: { ...systemClock, now: () => systemClock.now() + ahead },
  prescribed: facesFor,
  routes: (app) => {
    app.post('/test/dice', async (c) => {
      const { table, faces } = v.parse(Prescription, await c.req.json());
      facesFor(table).push(...faces);
      return c.json({ set: facesFor(table).length });
    });
    app.post('/test/clock', async (c) => {
      ({ ahead } = v.parse(ClockSetting, await c.req.json()));
      return c.json({});
    });
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void served.close().then(() => process.exit(0), stopAtOnce));
}
process.stdout.write(`http://127.0.0.1:${served.port}/\n`);
flushCompileCache();
