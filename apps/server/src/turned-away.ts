import { limits } from '@aspekt/protocol';
import type { Clock } from './ports/surroundings.ts';

/** Somebody at the door, as far as one can tell who it is. */
type Who = {
  /** Of the page they knock from. */
  readonly secret: string;
  /** The hash of the invitation they came by: whoever has a new one was asked anew. */
  readonly key: string;
  /** The address they come from, where one is known. Others may share it. */
  readonly caller?: string | undefined;
};
type Times = { readonly times: number; readonly until: number; readonly last: number };

/** Those who were turned away at one table, so that they cannot ask again at once. Kept in memory, and only so many. */
export interface TurnedAway {
  /** Turn somebody away; in so many milliseconds they may ask again. */
  readonly add: (who: Who, tonight: boolean) => number;
  /** So many milliseconds somebody has to wait before they may ask. */
  readonly left: (who: Who) => number;
}

/** Twice as long as the time before. */
const waitAfter = (times: number): number => Math.min(limits.longestKnockWaitMs, limits.knockWaitMs * 2 ** (times - 1));

export const openTurnedAway = (clock: Clock): TurnedAway => {
  const records = new Map<string, Times>();
  const page = ({ key, secret }: Who): string => `${key} page ${secret}`;
  /** A page opened anew has another secret: its address is still the same. */
  const namesOf = (who: Who): readonly string[] =>
    who.caller ? [page(who), `${who.key} from ${who.caller}`] : [page(who)];
  const find = (name: string): Times | undefined => {
    const record = records.get(name);
    const since = clock.now() - (record?.last ?? 0);
    // A clock that was put back keeps nobody out.
    return since >= 0 && since < limits.eveningMs ? record : undefined;
  };
  const untilOf = (name: string): number => find(name)?.until ?? clock.now();
  const left = (who: Who): number => Math.max(...namesOf(who).map(untilOf), clock.now()) - clock.now();
  return {
    left,
    add: (who, tonight) => {
      const now = clock.now();
      const times = 1 + Math.max(0, ...namesOf(who).map((name) => find(name)?.times ?? 0));
      for (const name of namesOf(who)) {
        // Friends may sit behind the same address: the evening is over for the one page, the others wait for a while.
        const wait = tonight ? (name === page(who) ? limits.eveningMs : limits.longestKnockWaitMs) : waitAfter(times);
        // Set anew it is the last that is forgotten.
        records.delete(name);
        records.set(name, { times, until: now + wait, last: now });
      }
      for (const name of records.keys()) {
        if (records.size <= limits.turnedAwayPerTable) break;
        records.delete(name);
      }
      return left(who);
    },
  };
};
