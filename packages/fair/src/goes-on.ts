import { readLog, type LogFault } from './log-file.ts';

/** Whether a log goes on from an earlier one of the same viewer, or has lost or changed something of it. */
export type GoingOn =
  | { readonly kind: 'goes on'; readonly more: number }
  /** It ends before the earlier one does: the server went back. `entry` is the first that is missing. */
  | { readonly kind: 'behind'; readonly entry: number; readonly missing: number }
  /** An entry is another than it was. */
  | { readonly kind: 'other'; readonly entry: number }
  | { readonly kind: 'another table' }
  | { readonly kind: 'fault'; readonly which: 'earlier' | 'later'; readonly fault: LogFault };

export const goesOn = (earlier: string, later: string): GoingOn => {
  const [before, now] = [readLog(earlier), readLog(later)];
  if (before.fault) return { kind: 'fault', which: 'earlier', fault: before.fault };
  if (now.fault) return { kind: 'fault', which: 'later', fault: now.fault };
  if (before.head.table !== now.head.table) return { kind: 'another table' };
  const changed = before.entries.findIndex((entry, i) => {
    const same = now.entries[i];
    return same !== undefined && same !== entry && withoutSeeds(same) !== withoutSeeds(entry);
  });
  if (changed >= 0) return { kind: 'other', entry: changed + 1 };
  const more = now.entries.length - before.entries.length;
  return more < 0 ? { kind: 'behind', entry: now.entries.length + 1, missing: -more } : { kind: 'goes on', more };
};

/** The game master's file shows a seed in the entry that opened its chain once that chain has ended. */
const withoutSeeds = (bytes: string): string => {
  try {
    const { seeds: _, ...entry } = JSON.parse(bytes) as { readonly seeds?: unknown };
    return JSON.stringify(entry);
  } catch {
    return bytes;
  }
};
