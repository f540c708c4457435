import { Conflict, type Batch, type Log } from './ports/log.ts';

/** Gathers what arrives together and writes it in one go; each caller is told when its own part is durable. */
export interface Committer {
  write(batch: Batch): Promise<void>;
  /** Resolves when nothing is waiting to be written. */
  idle(): Promise<void>;
}

type Waiting = { readonly batch: Batch; readonly done: () => void; readonly failed: (error: unknown) => void };

export const committer = (log: Log, tried: (written: boolean) => void = () => {}): Committer => {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Let everything that has already arrived be decided first, so that it shares the commit.
      await new Promise((resolve) => setImmediate(resolve));
      const group = waiting;
      waiting = [];
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
    write: (batch) =>
      new Promise((done, failed) => {
        waiting.push({ batch, done, failed });
        writing ??= flush();
      }),
    idle: async () => writing,
  };
};

const merged = (group: readonly Waiting[]): Batch => ({
  tables: group.flatMap(({ batch }) => batch.tables ?? []),
  rows: group.flatMap(({ batch }) => batch.rows ?? []),
  keys: group.flatMap(({ batch }) => batch.keys ?? []),
  revoked: group.flatMap(({ batch }) => batch.revoked ?? []),
  turned: group.flatMap(({ batch }) => batch.turned ?? []),
});
