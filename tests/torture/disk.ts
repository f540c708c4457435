import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./disk.c', import.meta.url));

/** What the disk under a server process shall do: see `disk.c`. */
export type DiskOrders = {
  readonly folder: string;
  readonly record?: string;
  readonly failSync?: number;
  readonly killSync?: number;
  readonly full?: string;
};

/** The disk that remembers and fails on demand, built once; none where there is no C compiler or no LD_PRELOAD. */
const library = ((): string | undefined => {
  if (process.platform !== 'linux') return undefined;
  const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `aspekt-disk-${version}.so`);
  // One that we built before is as good; one of another user's is not ours to load.
  if (existsSync(file) && statSync(file).uid === process.getuid?.()) return file;
  const fresh = `${file}.${process.pid}`;
  const built = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', fresh, source, '-ldl', '-lpthread'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) return undefined;
  renameSync(fresh, file);
  return file;
})();

/** Whether this machine can play a disk: Linux, and a C compiler called cc. */
export const canPlayDisk = library !== undefined;

/** The environment that puts a server process on such a disk. */
export const onDisk = ({ folder, record, failSync, killSync, full }: DiskOrders): Readonly<Record<string, string>> => {
  if (library === undefined) throw new Error('There is no C compiler here to build the disk with.');
  return {
    LD_PRELOAD: library,
    DISK_FOLDER: folder,
    ...(record !== undefined && { DISK_RECORD: record }),
    ...(failSync !== undefined && { DISK_FAIL_SYNC: String(failSync) }),
    ...(killSync !== undefined && { DISK_KILL_SYNC: String(killSync) }),
    ...(full !== undefined && { DISK_FULL: full }),
  };
};
