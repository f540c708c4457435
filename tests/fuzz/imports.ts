import type { Viewer, Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { writeLog } from '@aspekt/fair';
import { limits } from '@aspekt/protocol';
import { games, type Game } from '@aspekt/registry';
import { exportFor, gameIn, handle, importTable, tableRules, type Table } from '@aspekt/table';
import { inventions } from '../secrets/inventions.ts';
import { ofTheTable, people, showEveryone, tableOf } from './commands.ts';
import { changed, type Random } from './mutate.ts';

/** A game master's file of a table that has been played on. */
export const goodFile = async (game: Game, random: Random): Promise<string> => {
  const { table, luck } = await tableOf(game, random);
  for (let i = 0; i < 40; i++) {
    const by = people[random() % 3] as Viewer;
    const ofTheGame = inventions[game.id]?.(table.board.game as never, random).command as Wire;
    const command = table.house.paused
      ? resume
      : (i % 5 === 4 && ofTheTable[random() % ofTheTable.length]) || ofTheGame;
    handle(table, by, { id: `p${i}`, command, salt: '5a'.repeat(16) }, luck, i);
  }
  return exportFor(table, people[0] as Viewer);
};

const resume: Wire = { type: 'table/resume' };

export type ImportFuzz = {
  readonly files: number;
  readonly refused: number;
  readonly taken: number;
  readonly faults: readonly string[];
};

/** Bring a file in as the server does; a sentence if that goes wrong in any other way than by a fault. */
export const bringIn = async (game: Game, text: string, faults: string[], what: string): Promise<Table | undefined> => {
  try {
    // What the file says of itself is read first, before it is known whether there is such a game.
    gameIn(text);
    const table = importTable(await game.load(), text, { id: 'new', luck: { seed: () => '11'.repeat(32) }, now: 1 });
    if ('fault' in table) return undefined;
    showEveryone(table);
    return table;
  } catch (error) {
    faults.push(`${game.id}: ${what}: ${error instanceof Error ? error.stack : String(error)}`);
    return undefined;
  }
};

/** A good file cut off after every so many letters, and with one letter changed: nothing of it is taken. */
export const damagedFiles = async (game: Game, seed: number, stride: number): Promise<ImportFuzz> => {
  const random = wordsFrom(seed);
  const good = await goodFile(game, random);
  const faults: string[] = [];
  let files = 0;
  const refuse = async (text: string, what: string): Promise<void> => {
    files++;
    if (text !== good && (await bringIn(game, text, faults, what))) faults.push(`${game.id}: ${what} was taken`);
  };
  if (!(await bringIn(game, good, faults, 'the file itself'))) faults.push(`${game.id}: the file itself was refused`);
  for (let at = 0; at < good.length && faults.length < 10; at += stride)
    await refuse(good.slice(0, at), `cut at ${at}`);
  for (let at = 0; at < good.length && faults.length < 10; at += stride) {
    const letter = String.fromCharCode(32 + (random() % 95));
    await refuse(good.slice(0, at) + letter + good.slice(at + 1), `changed at ${at}`);
  }
  return { files, refused: files - faults.length, taken: faults.length, faults };
};

/** Files whose chain of hashes is right and whose entries are not: refused, or as harmless as any other. */
export const forgedFiles = async (count: number, seed: number): Promise<ImportFuzz> => {
  const faults: string[] = [];
  let taken = 0;
  let files = 0;
  for (let n = 0; files < count && faults.length < 10; n++) {
    const game = games[n % games.length];
    if (!game) break;
    const random = wordsFrom(seed + n);
    const [first = '', ...lines] = (await goodFile(game, random)).trimEnd().split('\n');
    const head = JSON.parse(first).head;
    const entries = lines.map((line) => JSON.parse(line).entry);
    for (let i = 0; i < 40 && files < count; i++, files++) {
      const at = random() % entries.length;
      const kind = random() % 6;
      const forged = entries.map((entry, place) => (place === at ? forgery(entry, kind, random, entries) : entry));
      const other = kind === 5 ? changed(head, random) : head;
      const listed = kind === 4 ? forged.filter((_, place) => place !== at) : forged;
      const text = writeLog(
        typeof other === 'object' && other !== null && 'table' in other && typeof other.table === 'string'
          ? (other as typeof head)
          : { ...head, game: other },
        listed.map((entry) => JSON.stringify(entry) ?? 'null'),
      );
      const what = `seed ${seed + n}, forgery ${i} (${kind}) of entry ${at}`;
      if (!(await bringIn(game, text, faults, what))) continue;
      taken++;
      // Whatever the entry says it was decided by: what its command does not give cannot be in it.
      if ((kind === 2 || kind === 3) && JSON.stringify(forged) !== JSON.stringify(entries))
        faults.push(`${what} was taken`);
    }
  }
  return { files, refused: files - taken, taken, faults };
};

/**
 * Another entry: changed somewhere; labelled as the table's, or with what the game says elsewhere in it; written by rules that
 * never were. The last two leave the entry as it is.
 */
const forgery = (
  entry: Record<string, unknown>,
  kind: number,
  random: Random,
  entries: readonly Record<string, unknown>[],
): unknown => {
  if (kind < 2) return changed(entry, random);
  const { id } = entry['rules'] as { readonly id: string };
  const elsewhere = entries[random() % entries.length]?.['events'];
  if (kind === 2) return id === 'table' ? { ...entry, events: elsewhere } : { ...entry, rules: tableRules };
  if (kind === 3) return { ...entry, rules: { id, version: 0 }, events: changed(entry['events'], random) };
  return entry;
};

const header = '{"hash":"' + '0'.repeat(64) + '","head":';
/** What is no table of ours at all, and what is meant to burst something. */
export const foreignFiles: readonly string[] = [
  '',
  '\n',
  'null',
  '{}',
  '[]',
  '{"head":{"game":"nyx"}}',
  '{"head":{"game":"__proto__"}}\n',
  '{"head":{"game":"constructor"}}\n',
  `${header}{"game":"nyx"}}\n`,
  `${header}{"game":"nyx","format":"aspekt-log","version":1,"table":7,"entries":1e9,"last":""}}\n`,
  '{"_id":"abc","type":"character","system":{"hp":7},"items":[],"flags":{"core":{"sourceId":"Actor.x"}}}',
  '{"schema_version":3,"character":{"name":"A","attribs":[{"name":"hp","current":"7"}]}}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  'PK\u0003\u0004' + '\u0000'.repeat(200),
  '%PDF-1.7\n1 0 obj',
  'name,hp\n=cmd|calc!A1,7',
  '['.repeat(limits.importBytes),
  '{"a":'.repeat(300_000),
  `${header}${'{"a":'.repeat(100_000)}`,
  'x'.repeat(limits.importBytes),
  '\n'.repeat(limits.importBytes),
  `${header}{"game":"nyx","table":"${'x'.repeat(1_900_000)}"}}\n`,
];
