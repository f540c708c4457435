import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { games } from '@aspekt/registry';
import { renderUnicodeCompact } from 'uqr';
import { harden } from './harden.ts';
import type { BackupPlan } from './backups.ts';
import { t } from './operator/words.ts';
import { report, warn } from './report.ts';
import { serve, type Served } from './serve.ts';
import { backupsIn } from './store/backup.ts';
import { CannotServe, isDiskFailure } from './store/data-folder.ts';

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** 1 or 0. */
  readonly proxy?: string;
  readonly memoryMb?: number;
  readonly backups?: BackupPlan;
};

/**
 * PORT, HOST, ASPEKT_DATA and ASPEKT_PROXY (1 behind a proxy that sets x-forwarded-for), or what is usual. What is set to
 * nothing is not set.
 */
export const settingsFrom = (env: NodeJS.ProcessEnv): Settings => ({
  port: Number(env['PORT'] || 8080),
  host: env['HOST'] || '0.0.0.0',
  data: env['ASPEKT_DATA'] || './data',
  proxy: env['ASPEKT_PROXY'] || '0',
  memoryMb: Number(env['ASPEKT_MEMORY_MB'] || 512),
  backups: backupsFrom(env, env['ASPEKT_DATA'] || './data'),
});

/** ASPEKT_BACKUP_TO, ASPEKT_BACKUP_HOURS (0: none) and ASPEKT_BACKUP_KEEP, or a backup a day and the last seven of them. */
const backupsFrom = (env: NodeJS.ProcessEnv, data: string): BackupPlan => ({
  place: env['ASPEKT_BACKUP_TO'] || backupsIn(data),
  everyHours: Number(env['ASPEKT_BACKUP_HOURS'] || 24),
  keep: Number(env['ASPEKT_BACKUP_KEEP'] || 7),
});

/** Run the server until it is told to stop. */
export const run = async (settings: Settings): Promise<void> => {
  harden();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, stopAtOnce);
  try {
    if (!Number.isInteger(settings.port) || settings.port < 0 || settings.port > 65535) {
      throw new CannotServe(t.badPort);
    }
    const { proxy = '0' } = settings;
    if (proxy !== '0' && proxy !== '1') throw new CannotServe(t.badProxy);
    if (!((settings.memoryMb ?? 1) > 0)) throw new CannotServe(t.badMemory);
    const { everyHours = 0, keep = 1 } = settings.backups ?? {};
    if (!(everyHours >= 0)) throw new CannotServe(t.badBackupHours);
    if (!Number.isInteger(keep) || keep < 1) throw new CannotServe(t.badBackupKeep);
    const served = await serve({ ...settings, proxied: proxy === '1', fatal: stopAtOnce });
    // A terminal tells everyone in it, and whoever started us passes it on: the second time it means the same.
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => (stopping ??= stop(served).catch(stopAtOnce)));
    process.stdout.write(greeting(served.port, settings.host));
    await readRules();
  } catch (error) {
    if (isDiskFailure(error)) stopAtOnce(error);
    if (error instanceof CannotServe) process.stderr.write(`${error.message}\n`);
    else report(error);
    process.exit(1);
  }
};

/** The first table of a game shall not wait for its rules: they are read as soon as the server is there. */
const readRules = async (): Promise<void> => {
  flushCompileCache();
  for (const { load } of games) {
    await load();
    // Whoever came meanwhile goes first.
    await new Promise((resolve) => setImmediate(resolve));
  }
  // Now, and not only at the end: one that is killed has no end.
  flushCompileCache();
};

const stop = async (served: Served): Promise<void> => {
  await served.close();
  process.exit(0);
};

/** After a failed write or an error nobody expected, nothing in memory is sure; the log tells the truth when it is read anew. */
export const stopAtOnce = (error: unknown): never => {
  report(error);
  if (isDiskFailure(error)) warn(t.diskFailed);
  process.exit(70);
};

const greeting = (port: number, host: string): string => {
  const near = `http://localhost:${port}/`;
  const far = host === '0.0.0.0' || host === '::' ? lanAddress(port) : undefined;
  if (!far) return `${t.at(host === '0.0.0.0' || host === '127.0.0.1' ? near : `http://${host}:${port}/`)}\n`;
  return `${t.at(near)}\n${t.phones(far)}\n\n${renderUnicodeCompact(far)}\n`;
};

const lanAddress = (port: number): string | undefined => {
  const found = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  return found && `http://${found.address}:${port}/`;
};

if (import.meta.main) await run(settingsFrom(process.env));
