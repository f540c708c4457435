import { Conflict, type Batch, type Log, type Row } from './ports/log.ts';

/** Gathers what arrives together and writes it in one go; each caller is told when its own part is durable. */
export interface Committer {
  /** `begun` is called when it is too late for anything else to share the commit. */
  write(batch: Batch, begun?: () => void): Promise<void>;
  /** Resolves when nothing is waiting to be written. */
  idle(): Promise<void>;
}

type Waiting = {
  readonly batch: Batch;
  readonly begun: (() => void) | undefined;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

export const committer = (log: Log, tried: (written: boolean) => void = () => {}): Committer => {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Let everything that arrived with it be decided first, so that it shares the commit.
      await Promise.resolve();
      const group = waiting;
      waiting = [];
      for (const { begun } of group) begun?.();
      try {
        await log.write(merged(group));
        tried(true);
        for (const { done } of group) done();
      } catch (error) {
        tried(false);
        // Where another was first at one table, the others have nothing to do with it.
        if (error instanceof Conflict && group.length > 1) await writeEach(group);
        else for (const { failed } of group) failed(error);
      }
    }
    writing = undefined;
  };
  const writeEach = async (group: readonly Waiting[]): Promise<void> => {
    for (const { batch, done, failed } of group) await log.write(batch).then(done, failed);
  };

  return {
    write: (batch, begun) =>
      new Promise((done, failed) => {
        waiting.push({ batch, begun, done, failed });
        writing ??= flush();
      }),
    idle: async () => writing,
  };
};

const merged = (group: readonly Waiting[]): Batch => {
  const all = { tables: [], rows: [], keys: [], revoked: [], turned: [] } as Every;
  for (const { batch } of group) {
    if (batch.tables) all.tables.push(...batch.tables);
    if (batch.rows) all.rows.push(...batch.rows);
    if (batch.keys) all.keys.push(...batch.keys);
    if (batch.revoked) all.revoked.push(...batch.revoked);
    if (batch.turned) all.turned.push(...batch.turned);
  }
  return all;
};
type Every = { readonly [Part in keyof Batch]-?: NonNullable<Batch[Part]>[number][] };

/** Writes for a table that is gone go nowhere; whatever else fails is told. */
export const guarded = (
  to: Committer,
  gone: ReadonlySet<string>,
  written: ((rows: readonly Row[]) => void) | undefined,
  failed: (error: unknown) => void,
): Committer => ({
  ...to,
  write: (batch, begun) => {
    const of = gone.size > 0 ? [...(batch.rows ?? []), ...(batch.keys ?? [])] : [];
    if (of.some(({ table }) => gone.has(table))) return Promise.reject(new Conflict('the table was deleted'));
    return to.write(batch, begun).then(
      () => written?.(batch.rows ?? []),
      (error: unknown) => {
        failed(error);
        throw error;
      },
    );
  },
});
