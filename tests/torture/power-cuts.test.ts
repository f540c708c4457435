import { describe, expect, test } from 'vitest';
import { canPlayDisk } from './disk.ts';
import { cutPower, recordPlay } from './power-cuts.ts';

// Without a C compiler there is no disk that remembers; everything else of the storage is tested all the same.
describe.runIf(canPlayDisk)('power cuts while people play on a real server', { timeout: 600_000 }, () => {
  const seed = Date.now() % 1_000_000;
  test('nothing that was acknowledged is lost, whatever became of the unsynced writes', async () => {
    const recording = await recordPlay({ commands: 300 });
    expect(recording.exits).toEqual([0, null, 0]);
    const result = await cutPower(recording, 1800, seed);
    expect(result).toMatchObject({ cuts: 1800, lossy: 0, damaged: 0 });
    expect(result.acked).toBeGreaterThanOrEqual(900);
    expect(result.snapshots).toBeGreaterThan(1800);
  });
  test('the same with a server that does not sync its commits loses much: the test can fail', async () => {
    const result = await cutPower(await recordPlay({ commands: 100, careless: true }), 100, seed);
    expect(result.lossy).toBeGreaterThan(20);
  });
  test('a sync that failed stops the server; started again, it loses nothing in a later power cut', async () => {
    const recording = await recordPlay({ commands: 300, failSync: 45 });
    expect(recording.exits).toEqual([70, null, 0]);
    // It is never tried again, and nothing is acknowledged any more: then another process begins.
    const kinds = recording.happenings.map(({ kind }) => kind).join('');
    expect(/F([^P]*)P/.exec(kinds)?.[1]).not.toMatch(/[SDA]/);
    // Before that one acknowledges anything, what was written ahead is gone for good from where it was.
    const later = recording.happenings.slice(kinds.indexOf('P', kinds.indexOf('F')));
    const before = later.slice(
      0,
      later.findIndex(({ kind }) => kind === 'A'),
    );
    const ahead = before.filter(({ name }) => name.endsWith('-wal'));
    expect(ahead.map(({ kind }) => kind).join('')).toContain('TS');
    expect(await cutPower(recording, 200, seed)).toMatchObject({ cuts: 200, lossy: 0, damaged: 0 });
  });
  test('the same while somebody reads the file when it is started again: that is waited for', async () => {
    const recording = await recordPlay({ commands: 100, failSync: 45, readMs: 5000 });
    expect(recording.exits).toEqual([70, null, 0]);
    expect(await cutPower(recording, 100, seed)).toMatchObject({ cuts: 100, lossy: 0, damaged: 0 });
  });
});
