import { startServer, type Clients } from './processes.ts';
import { writeLongTable } from './long-log.ts';

export type Restarted = {
  /** From the start of a process until it serves, and until the long table is open too, in milliseconds, sorted. */
  readonly ready: readonly number[];
  readonly open: readonly number[];
};

/** Start a server again and again over a folder with a long table in it. */
export const restarted = async (
  clients: Clients,
  folder: string,
  { game, entries, times }: { readonly game: string; readonly entries: number; readonly times: number },
): Promise<Restarted> => {
  const { table, token } = await writeLongTable(folder, game, entries);
  // It has been served before: what a server keeps of a long table when it has time is there.
  const earlier = await startServer('aspekt', folder);
  await clients.ask<number>({ do: 'open', address: earlier.address, table, token });
  await new Promise((later) => setTimeout(later, 1000));
  await earlier.stop();
  const [ready, open]: [number[], number[]] = [[], []];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    const server = await startServer('aspekt', folder);
    const health = await fetch(`${server.address}/health`);
    if (!health.ok) throw new Error(`the server is not well: ${health.status}`);
    ready.push(performance.now() - began);
    await clients.ask<number>({ do: 'open', address: server.address, table, token });
    open.push(performance.now() - began);
    await server.stop();
  }
  return { ready: ready.toSorted((a, b) => a - b), open: open.toSorted((a, b) => a - b) };
};
