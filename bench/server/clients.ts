import { Load, type Loaded } from './load.ts';
import { leaveOpen, seatRoom, seatTable, timeToOpen, type LoadTable } from './seating.ts';

/** What the process that makes the load can be asked for. */
export type Order =
  | {
      readonly do: 'seat';
      readonly line: string;
      readonly echoed: boolean;
      /** Whether all at a table act at once, or one after the other. */
      readonly atOnce: boolean;
      readonly address: string;
      readonly games: readonly string[];
    }
  | { readonly do: 'leave open'; readonly address: string; readonly games: readonly string[] }
  | { readonly do: 'closed'; readonly line: string; readonly ms: number }
  | { readonly do: 'paced'; readonly line: string; readonly ms: number; readonly perSecond: number }
  | { readonly do: 'open'; readonly address: string; readonly table: string; readonly token: string };

const loads = new Map<string, Load>();
const loadOf = (line: string): Load => {
  const load = loads.get(line);
  if (!load) throw new Error(`nobody sits at ${line}`);
  return load;
};

const carryOut = async (order: Order): Promise<Loaded | number> => {
  switch (order.do) {
    case 'seat': {
      const tables: LoadTable[] = [];
      const seat = order.echoed ? seatRoom : seatTable;
      for (const [i, game] of order.games.entries()) tables.push(await seat(order.address, game, i, order.atOnce));
      loads.set(order.line, new Load(tables, order.echoed));
      return tables.length;
    }
    case 'leave open':
      for (const game of order.games) await leaveOpen(order.address, game);
      return order.games.length;
    case 'closed':
      return loadOf(order.line).closed(order.ms);
    case 'paced':
      return loadOf(order.line).paced(order.perSecond, order.ms);
    case 'open':
      return timeToOpen(order.address, order.table, order.token);
  }
};

process.on('message', (order: Order) => {
  carryOut(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
