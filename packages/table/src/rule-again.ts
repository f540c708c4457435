import { parse, parseChoice, type Viewer, type Wire } from '@aspekt/contract';
import { TableCommand, TableSettings } from '@aspekt/protocol';
import { rule } from './commands/index.ts';
import { isTableEvent, type Entry, type TableEvent } from './entry.ts';
import type { Luck } from './luck.ts';
import { cannotSit } from './open.ts';
import { forbid } from './permissions.ts';
import type { Table } from './table.ts';

/** Whether the table itself would write this entry today: what its command gives, and nothing besides. */
export const rulesTheSame = (table: Table, entry: Entry, by: Viewer): boolean => {
  const { command, events, throws, luck, typed, overruled } = entry;
  if (throws.length > 0 || luck || typed || overruled || (entry.seq === 1) !== (command.type === 'table/created'))
    return false;
  if (Object.hasOwn(records, command.type)) return isRecord(table, entry);
  const parsed = parseChoice<TableCommand>(TableCommand, 'type', command);
  if (parsed.issues || forbid(table.house, by, command)) return false;
  // The seal is made with a seed that the file may lack: whether the faces fit it is for whoever proves the dice.
  if (command.type === 'table/open-roll')
    return events.length > 0 && events.every(({ type }) => type === 'table/roll-opened');
  if (command.type === 'table/redo' && bringsNothingBack(table, events)) return true;
  const ruling = rule({ table, by, luck: noLuck, now: entry.at }, parsed.value);
  if (ruling.kind === 'refused') return false;
  return withoutCommitments(ruling.events) === withoutCommitments(asAskedToday(table, ruling.events, events));
};

/** Of what not all who are told of a plea know, others than the game master were asked too in older logs. */
const asAskedToday = (
  { house }: Table,
  [today]: readonly TableEvent[],
  events: readonly Wire[],
): readonly (Wire | TableEvent)[] => {
  if (today?.type !== 'table/undo-asked') return events;
  return events.map((event) => {
    const { waiting } = event;
    if (!Array.isArray(waiting) || !waiting.every((seat) => house.seats.some((one) => one.seat === seat))) return event;
    return today.waiting.every((seat) => waiting.includes(seat)) ? { ...event, waiting: today.waiting } : event;
  });
};

/** What is written down although no command asked for it, and by which event. */
const records: Readonly<Record<string, string>> = {
  'table/created': 'table/created',
  'table/seated': 'table/seated',
  'table/imported': 'table/imported',
  'table/copied': 'table/copied',
  'table/open-chains': 'table/chains-opened',
};

const isRecord = (table: Table, { by, command, events: [event, ...more] }: Entry): boolean => {
  if (!event || event.type !== records[command.type] || more.length > 0) return false;
  if (event.type === 'table/created') return isLaid(table, event);
  return event.type !== 'table/seated' || (event['seat'] === by && cannotSit(table, by) === undefined);
};

const isLaid = ({ rules }: Table, event: Wire): boolean =>
  event['game'] === rules.id &&
  !parse(TableSettings, event['settings']).issues &&
  !parse(rules.settings, event['gameSettings']).issues;

/** There was a time when a redo could come upon what stood already: it is told of, and changed nothing. */
const bringsNothingBack = ({ struck, kinds }: Table, [event, ...more]: Entry['events']): boolean =>
  more.length === 0 &&
  event !== undefined &&
  isTableEvent(event) &&
  event.type === 'table/redone' &&
  event.targets.every((seq) => kinds[seq - 1]?.undoable === true && !struck.has(seq));

/** New seeds are never drawn twice, and those that are still in use are not in the file. */
const noLuck: Luck = { seed: () => '0'.repeat(64) };
const withoutCommitments = (events: readonly object[]): string =>
  JSON.stringify(events, (key, value: unknown) => (key === 'commitment' ? undefined : value));
