import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pebblesModule, startProcess, stopProcess, type Running } from '../server/process.ts';
import { isAheadHurt } from '../../apps/server/src/store/ahead.ts';
import { chanceFrom } from './chance.ts';
import { onDisk } from './disk.ts';
import { harms, readRecord, simulatedDisk, type Happening } from './simulated-disk.ts';
import { snapshotsKept, tidying } from './snapshot-truth.ts';
import { seatTalkers, talkUntil } from './talkers.ts';
import { recoveredIn, truthIn, type Truth } from './truth.ts';

/** Everything that a real server did to its disk while people played, and what the log says in the end. */
export type Recording = {
  readonly happenings: readonly Happening[];
  readonly truth: Truth;
  /** How the server left in each part of the play. */
  readonly exits: readonly (number | null)[];
};

export type Play = {
  /** So many acknowledged commands in each of the parts of the play. */
  readonly commands: number;
  /** With a server that does not sync its commits. */
  readonly careless?: boolean;
  /** This sync of the first part fails. */
  readonly failSync?: number;
  /** Somebody is reading the file when the second part begins, and goes on for so many milliseconds. */
  readonly readMs?: number;
};

const carelessly = new URL('./careless.ts', import.meta.url).href;
/** Disks are built in memory where there is such a place: nothing here depends on a real one. */
const place = (): string => mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'aspekt-cuts-'));

/** Play on a recorded disk in three parts: after the first the server is told to stop, after the second it is killed. */
export const recordPlay = async ({ commands, careless = false, failSync, readMs = 0 }: Play): Promise<Recording> => {
  const here = place();
  const [folder, record] = [join(here, 'data'), join(here, 'record')];
  const start = (fail?: number): Promise<Running> =>
    startProcess('test-server.ts', {
      ASPEKT_DATA: folder,
      ASPEKT_TEST_GAMES: pebblesModule,
      ...tidying,
      ...onDisk({ folder, record, ...(fail !== undefined && { failSync: fail }) }),
      ...(careless && { NODE_OPTIONS: `--import=${carelessly}` }),
    });
  try {
    let server = await start(failSync);
    const talkers = await seatTalkers(server.address, 3, 4);
    const exits: (number | null)[] = [];
    for (const signal of ['SIGTERM', 'SIGKILL', 'SIGTERM'] as const) {
      if (exits.length > 0) server = await start();
      await talkUntil(server.address, talkers, commands);
      // From then on every power cut finds snapshots.
      if (exits.length === 0 && failSync === undefined) await snapshotsKept(folder, 3);
      exits.push(await stopProcess(server, signal));
      if (exits.length === 1 && readMs > 0) readFor(folder, readMs);
    }
    return { happenings: readRecord(readFileSync(record)), truth: await truthIn(folder), exits };
  } finally {
    rmSync(here, { recursive: true, force: true });
  }
};

/** Hold on to one moment of the file, as a backup or a look at the tables does. */
const readFor = (folder: string, ms: number): void => {
  const reader = new DatabaseSync(join(folder, 'aspekt.sqlite'), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM tables').get();
  setTimeout(() => reader.close(), ms);
};

export type CutResult = {
  readonly cuts: number;
  /** Cuts after which something acknowledged was not there. */
  readonly lossy: number;
  /** Cuts after which the server would not open the file, or found it damaged or rewritten. */
  readonly damaged: number;
  readonly mostLost: number;
  /** Acknowledged commands in the recording. */
  readonly acked: number;
  /** Tables that were opened with a snapshot afterwards. */
  readonly snapshots: number;
  readonly first?: string;
};

/** Cut the power at `cuts` moments spread over the recording, let the server's own code open what is left, and compare. */
export const cutPower = async (recording: Recording, cuts: number, seed: number): Promise<CutResult> => {
  const { happenings, truth } = recording;
  const chance = chanceFrom(seed);
  const disk = simulatedDisk(chance);
  const where = placesOf(truth);
  const folder = place();
  const acked = new Map<string, number>();
  const result = { cuts: 0, lossy: 0, damaged: 0, mostLost: 0, acked: 0, snapshots: 0 };
  let first: string | undefined;
  for (const [i, happening] of happenings.entries()) {
    disk.happen(happening);
    if (happening.kind === 'A') {
      const at = where.get(happening.bytes.toString());
      if (at) acked.set(at.table, Math.max(at.seq, acked.get(at.table) ?? 0));
      result.acked++;
    }
    // As many cuts up to here as belong to this part of the recording.
    for (; result.cuts < Math.floor(((i + 1) * cuts) / happenings.length); result.cuts++) {
      const harm = harms[Math.floor(chance() * harms.length)] ?? 'all lost';
      disk.cut(folder, harm);
      const { lost, damage, snapshots } = await look(folder, truth, acked);
      result.snapshots += snapshots;
      if (lost > 0) result.lossy++;
      if (damage !== undefined) result.damaged++;
      result.mostLost = Math.max(result.mostLost, lost);
      if (lost > 0 || damage !== undefined)
        first ??= `seed ${seed}, cut ${result.cuts} after happening ${i} (${harm}): ${damage ?? `${lost} lost`}`;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { ...result, ...(first !== undefined && { first }) };
};

/** Where in which log each command is. */
const placesOf = (truth: Truth): ReadonlyMap<string, { readonly table: string; readonly seq: number }> =>
  new Map([...truth].flatMap(([table, { at }]) => [...at].map(([id, seq]) => [id, { table, seq }] as const)));

/** How many acknowledged entries are missing, and whether what is there is the truth up to its end. */
const look = async (
  folder: string,
  truth: Truth,
  acked: ReadonlyMap<string, number>,
): Promise<{ readonly lost: number; readonly snapshots: number; readonly damage?: string }> => {
  try {
    // What a power cut leaves is never taken for rot.
    if (isAheadHurt(join(folder, 'aspekt.sqlite')))
      throw new Error('the end of what was written ahead is taken for damaged');
    const { truth: left, snapshots, fault } = await recoveredIn(folder);
    const lost = [...acked].reduce(
      (sum, [table, seq]) => sum + Math.max(0, seq - (left.get(table)?.rows.length ?? 0)),
      0,
    );
    const wrong = [...left].find(([table, { rows }]) => {
      const last = rows.at(-1);
      return last && truth.get(table)?.rows[last.seq - 1]?.hash !== last.hash;
    });
    if (fault !== undefined) return { lost, snapshots, damage: fault };
    return { lost, snapshots, ...(wrong && { damage: `the log of ${wrong[0]} is another` }) };
  } catch (error) {
    const lost = [...acked.values()].reduce((sum, seq) => sum + seq, 0);
    return { lost, snapshots: 0, damage: String(error) };
  }
};
