import { maySee, type Audience, type Locale, type Name, type Viewer } from '@aspekt/contract';
import type { Line, TableView } from '@aspekt/protocol';
import { isTableEvent, type Entry } from './entry.ts';
import type { Kind } from './kind.ts';
import { lineOf } from './line.ts';
import { reaches } from './reach.ts';
import { entryAt, type Table } from './table.ts';
import { texts } from './texts/index.ts';

/**
 * How far one viewer has followed the table, in their language. Lines are numbered per viewer, without gaps,
 * so that what they may not know of leaves no trace. One looks on with `follow`; nothing is computed twice.
 */
export type Sight = {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** The entries behind the viewer's lines: line n is `seqs[n - 1]`. */
  readonly seqs: number[];
  /** How many entries of the log have been looked at. */
  seen: number;
  fairness: TableView['fairness'];
};

export const sightOf = (viewer: Viewer, locale: Locale): Sight => ({
  viewer,
  locale,
  seqs: [],
  seen: 0,
  fairness: spotlessAfter(0),
});

/** What is new for a viewer: the number of their first new line, and earlier lines struck out or brought back. */
export type News = {
  readonly from: number;
  readonly struck: readonly { readonly n: number; readonly struck: boolean }[];
};

/** Look at the entries that came since. */
export const follow = (table: Table, sight: Sight): News => {
  const from = sight.seqs.length + 1;
  let struck: Map<number, boolean> | undefined;
  const { length } = table.entries;
  for (; sight.seen < length; sight.seen++) {
    const kind = table.kinds[sight.seen];
    if (!kind || !reaches(kind.reach, sight.viewer)) continue;
    const seq = sight.seen + 1;
    sight.seqs.push(seq);
    tally(sight, kind);
    // What undo knows strikes nothing out, and who has no lines yet has none to be struck out.
    if (from > 1 && !kind.undoable) struck = strikes(sight, entryAt(table, seq), from, struck);
  }
  return { from, struck: struck ? [...struck].map(([n, out]) => ({ n, struck: out })) : nothing };
};
const nothing: News['struck'] = [];

/** Lines before `from` that an entry strikes out or brings back. */
const strikes = (
  sight: Sight,
  { events }: Entry,
  from: number,
  before: Map<number, boolean> | undefined,
): Map<number, boolean> | undefined => {
  let struck = before;
  for (const event of events) {
    if (!isTableEvent(event) || (event.type !== 'table/undone' && event.type !== 'table/redone')) continue;
    struck ??= new Map();
    for (const target of event.targets) {
      const n = numberOf(sight, target);
      if (n !== undefined && n < from) struck.set(n, event.type === 'table/undone');
    }
  }
  return struck;
};

const tally = (sight: Sight, { dice, typed, overruled }: Kind): void => {
  if (dice.length === 0 && !overruled) return;
  const seen = dice.some((to) => maySee(to, sight.viewer));
  if (!seen && !overruled) return;
  if (!typed && !overruled) {
    const rolls = sight.fairness.rolls + 1;
    const isSpotless = sight.fairness.typed === 0 && sight.fairness.overruled === 0;
    sight.fairness = isSpotless ? spotlessAfter(rolls) : { ...sight.fairness, rolls };
    return;
  }
  const { rolls, typedAt = [], overruledAt = [], ...counted } = sight.fairness;
  const n = sight.seqs.length;
  const typing = seen && typed ? [...typedAt, n].slice(-mostNamed) : typedAt;
  const overruling = overruled ? [...overruledAt, n].slice(-mostNamed) : overruledAt;
  sight.fairness = {
    rolls: rolls + (seen ? 1 : 0),
    typed: counted.typed + (seen && typed ? 1 : 0),
    overruled: counted.overruled + (overruled ? 1 : 0),
    ...(typing.length > 0 && { typedAt: typing }),
    ...(overruling.length > 0 && { overruledAt: overruling }),
  };
};

/** So many rolls, and nothing to say against any: mostly that is so, and the same for all who follow the table. */
const spotlessAfter = (rolls: number): TableView['fairness'] => (spotless[rolls] ??= { rolls, typed: 0, overruled: 0 });
const spotless: TableView['fairness'][] = [];

/** So many lines are named; all are counted. */
const mostNamed = 20;

/** The viewer's number of an entry's line. */
export const numberOf = ({ seqs }: Sight, seq: number): number | undefined => {
  // Mostly it is one of the last, and they have no gaps.
  const perhaps = seqs.length - 1 - ((seqs.at(-1) ?? 0) - seq);
  if (seqs[perhaps] === seq) return perhaps + 1;
  let low = 0;
  let high = seqs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = seqs[middle] ?? 0;
    if (found === seq) return middle + 1;
    if (found < seq) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

/** The viewer's lines from `first` to `last`, both included. */
export const linesBetween = (table: Table, sight: Sight, first: number, last: number): readonly Line[] => {
  const name = nameFor(table, sight);
  const lines: Line[] = [];
  for (let n = Math.max(1, first); n <= Math.min(last, sight.seqs.length); n++) {
    lines.push(lineOf(table, entryAt(table, sight.seqs[n - 1] ?? 0), { ...sight, name, n }));
  }
  return lines;
};

/**
 * Names as a viewer knows them: of figures, then of seats. Whoever they know no name of is somebody: an id is never told.
 * `depending` is told of those whom alone a name is for.
 */
export const nameFor =
  (table: Table, { viewer, locale }: Pick<Sight, 'viewer' | 'locale'>, depending?: (to: Audience) => void): Name =>
  (id) => {
    const figure = table.names.get(id);
    if (figure?.only !== undefined) depending?.(figure.only);
    if (figure?.name && maySee(figure.only ?? 'everyone', viewer)) return figure.name;
    return table.house.seats.find(({ seat }) => seat === id)?.name ?? texts[locale].somebody;
  };
