import { locales, type AnyRuleSet, type Locale, type Viewer } from '@aspekt/contract';
import { firstHash, verify } from '@aspekt/fair';
import type { Line } from '@aspekt/protocol';
import type { Kept } from '@aspekt/server';
import {
  append,
  exportWhole,
  follow,
  gameFor,
  linesBetween,
  offersFor,
  sightOf,
  tableFrom,
  viewOf,
  type Entry,
  type Table,
} from '@aspekt/table';
import { namelessId } from '../../packages/table/src/nameless.ts';
import { entriesOf } from '../../apps/server/src/rows.ts';
import type { Person } from './people.ts';

/** All that is known when a session is over. */
export type Evidence<P extends Person = Person> = {
  readonly table: string;
  readonly rules: AnyRuleSet;
  readonly rows: readonly Kept[];
  readonly people: readonly P[];
  /** The table as each server has it in memory; none where one cannot look into them. */
  readonly live: readonly (Table | undefined)[];
  /** Whether two are with the same server: only then do they see each other there. Without it, everybody is. */
  readonly together?: (one: P, other: P) => boolean;
  /** Commands that were accepted and changed nothing. */
  readonly idle: ReadonlySet<string>;
  /** What the server printed. */
  readonly printed: string;
  /** Recompute the dice, too. */
  readonly thorough: boolean;
};

/** What does not hold of I1 to I7 (docs/reliability.md); nothing if all is well. */
export const complaintsOf = <P extends Person>(evidence: Evidence<P>): readonly string[] => {
  const found: string[] = evidence.people.flatMap(({ witness }) => witness.complaints);
  if (evidence.printed.includes('KANARIEN')) found.push('I6 the server prints what somebody wrote');
  const entries = entriesIn(evidence, found);
  const table = tableFrom(evidence.rules, entries);
  checkAnswers(evidence, entries, found);
  for (const live of evidence.live) checkLive(live, table, found);
  for (const person of evidence.people) {
    checkLines(evidence, person, table, entries, found);
    if (!person.gone) checkInStep(evidence, person, table, entries, found);
  }
  return found;
};

/** I2 and I4: numbers without gaps, a chain that holds, dice that can be recomputed. */
const entriesIn = ({ table, rows, rules, thorough }: Omit<Evidence, 'together'>, found: string[]): readonly Entry[] => {
  const entries: Entry[] = [];
  try {
    for (const entry of entriesOf(rows, firstHash(table))) {
      entries.push(entry);
      if (entry.seq !== entries.length) found.push(`I2 entry ${entries.length} says it is ${entry.seq}`);
    }
  } catch (error) {
    found.push(`I4 ${String(error)}`);
  }
  const ids = new Set(entries.map(({ id }) => id));
  if (ids.size !== entries.length) found.push('I1 a command is in the log twice');
  if (!thorough || found.length > 0) return entries;
  const report = verify(exportWhole(tableFrom(rules, entries)));
  if ('fault' in report) found.push(`I4 ${JSON.stringify(report.fault)}`);
  else if (report.count.wrong > 0) found.push(`I4 ${report.count.wrong} throws are wrong`);
  return entries;
};

/** I1 and I7: what was acknowledged is there, what was refused is not, and nobody waits for an answer. */
const checkAnswers = (
  { people, idle }: Pick<Evidence, 'people' | 'idle'>,
  entries: readonly Entry[],
  found: string[],
): void => {
  const ids = new Set(entries.map(({ id }) => id));
  const isKept = (id: string): boolean => ids.has(id) || ids.has(namelessId(id));
  const sent = new Set(
    people.flatMap(({ witness }) => [...witness.commands.keys()].flatMap((id) => [id, namelessId(id)])),
  );
  for (const { name, gone, page, witness } of people) {
    for (const [id, answer] of witness.answers) {
      const what = `${name}'s ${witness.commands.get(id)?.type} (${id})`;
      if (answer === 'done' && !isKept(id) && !idle.has(id)) found.push(`I1 ${what} was acknowledged and is lost`);
      if (answer !== 'done' && isKept(id)) found.push(`I7 ${what} was refused with ${answer} and is in the log`);
    }
    const unsent = page.table()?.unsent ?? [];
    if (!gone && unsent.length > 0) found.push(`I7 ${name} still waits for ${unsent.map(({ id }) => id).join(' ')}`);
  }
  const own = /\.|^demo-/u;
  for (const { id, cause } of entries)
    if (!own.test(id) && cause === undefined && !sent.has(id)) found.push(`I1 ${id} is in the log and nobody sent it`);
};

/** I5: what the server has in memory is what the log says. */
const checkLive = (live: Table | undefined, table: Table, found: string[]): void => {
  if (!live) return void found.push('I5 the server has no table');
  if (JSON.stringify(live.board) !== JSON.stringify(table.board))
    found.push('I5 the live board is not the replayed one');
  if (JSON.stringify(live.house) !== JSON.stringify(table.house))
    found.push('I5 the live house is not the replayed one');
};

/** Without words, which depend on the language and on names that change. */
const bare = ({ told: _told, who: _who, known: _known, struck: _struck, ...rest }: Line): string =>
  JSON.stringify(rest);
const wording = ({ told, who, known }: Line): string => JSON.stringify([told, who, known]);

/** I3: every line that somebody was ever told is the log's, as they may know it and under its own number. */
const checkLines = (
  { rules }: Pick<Evidence, 'rules'>,
  { name, seat, role, witness }: Person,
  table: Table,
  entries: readonly Entry[],
  found: string[],
): void => {
  const viewer: Viewer = { seat, role };
  const sight = sightOf(viewer, 'en');
  follow(table, sight);
  const right = linesBetween(table, sight, 1, sight.seqs.length);
  const odd: { readonly seq: number; readonly line: Line }[] = [];
  for (const [n, wordings] of witness.lines) {
    const line = right[n - 1];
    for (const told of wordings.values()) {
      if (!line) found.push(`I3 ${name} was told a line ${n} that is not theirs`);
      else if (bare(told) !== bare(line)) found.push(`I3 ${name} was told ${bare(told)} for ${bare(line)}`);
      else if (wording(told) !== wording(line)) odd.push({ seq: sight.seqs[n - 1] ?? 0, line: told });
    }
  }
  if (odd.length > 0)
    checkWordings(rules, viewer, locales, entries, odd, (line) =>
      found.push(`I3 ${name} was told ${JSON.stringify(line)}`),
    );
};

/** A line in other words than today's English ones must have been right in some language at some time since it was written. */
const checkWordings = (
  rules: AnyRuleSet,
  viewer: Viewer,
  languages: readonly Locale[],
  entries: readonly Entry[],
  odd: readonly { readonly seq: number; readonly line: Line }[],
  wrong: (line: Line) => void,
): void => {
  const left = new Set(odd);
  const table = tableFrom(rules, []);
  const sights = languages.map((locale) => sightOf(viewer, locale));
  for (const entry of entries) {
    append(table, entry);
    for (const sight of sights) follow(table, sight);
    if (left.size === 0) return;
    for (const one of left) {
      if (one.seq > entry.seq) continue;
      if (
        sights.some((sight) =>
          linesBetween(table, sight, one.line.n, one.line.n).some((line) => wording(line) === wording(one.line)),
        )
      )
        left.delete(one);
    }
  }
  for (const { line } of left) wrong(line);
};

/** I3 and I5: once all is quiet, a page shows what the log says, no more and no less. */
const checkInStep = <P extends Person>(
  { people, rules, together = () => true }: Evidence<P>,
  person: P,
  table: Table,
  entries: readonly Entry[],
  found: string[],
): void => {
  const { name, seat, role, page } = person;
  const shown = page.table();
  if (!shown || shown.connection.state !== 'live') {
    found.push(`I3 ${name} does not get back: ${shown?.connection.state}`);
    return;
  }
  const sight = sightOf({ seat, role }, page.locale());
  follow(table, sight);
  const present = new Set(people.filter((one) => !one.gone && together(person, one)).map((one) => one.seat));
  const last = sight.seqs.length;
  const first = shown.lines[0]?.n ?? last + 1;
  if (shown.lines.length !== last - first + 1 || shown.lines.some(({ n }, i) => n !== first + i))
    found.push(`I3 ${name} shows lines ${shown.lines.map(({ n }) => n).join(' ')} of ${last}`);
  if (first > 1 && !shown.older) found.push(`I3 ${name} begins with line ${first} and knows of none before`);
  const right = linesBetween(table, sight, 1, last);
  const odd: { readonly seq: number; readonly line: Line }[] = [];
  for (const line of shown.lines) {
    const now = right[line.n - 1];
    if (now && wording(now) !== wording(line)) odd.push({ seq: sight.seqs[line.n - 1] ?? 0, line });
    const struck = table.struck.has(sight.seqs[line.n - 1] ?? 0);
    if ((line.struck ?? false) !== struck)
      found.push(`I3 ${name} shows line ${line.n} ${struck ? 'as if it stood' : 'struck out'}`);
  }
  if (odd.length > 0)
    checkWordings(rules, sight.viewer, [page.locale()], entries, odd, (line) =>
      found.push(`I3 ${name} shows in another language ${JSON.stringify(line)}`),
    );
  const same = (what: string, has: unknown, right: unknown): void => {
    if (JSON.stringify(has) !== JSON.stringify(right))
      found.push(`I5 ${name}'s ${what}: ${firstDifference(JSON.stringify(has), JSON.stringify(right))}`);
  };
  same('table', shown.view, viewOf(table, sight, present));
  same('game', shown.game, gameFor(table, sight));
  same('offers', shown.offers, offersFor(table, sight));
};

const firstDifference = (has = '', right = ''): string => {
  let at = 0;
  while (has[at] === right[at] && at < has.length) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 40), at + 80);
  return `${near(has)} instead of ${near(right)}`;
};
