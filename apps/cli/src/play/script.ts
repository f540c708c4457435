import { idPattern, type Locale, type Wire } from '@aspekt/contract';
import { explain } from '@aspekt/table';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { misread, withPrefix } from '../game.ts';
import { printJson } from '../print.ts';
import type { LocalTable } from './local-table.ts';
import { viewFor } from './views.ts';
import { terminalWords } from './words.ts';
import { t } from '../words/index.ts';

/**
 * Commands as JSON lines in, entries and refusals as JSON lines out. A line that is refused changes nothing and the
 * script goes on; the exit code tells whether any was. `{"show":"state"}` prints the game's state, `{"show":"view","as":seat}`
 * what that seat may see.
 */
export const playScript = async (local: LocalTable, input: Readable, locale: Locale): Promise<number> => {
  let refusals = 0;
  for await (const text of createInterface({ input })) {
    if (isRemark(text)) continue;
    if (!playLine(local, text, locale)) refusals++;
  }
  return refusals === 0 ? 0 : 1;
};

/** Lines for people: empty ones, and those that begin with #. */
export const isRemark = (line: string): boolean => line.trim() === '' || line.startsWith('#');

type ScriptLine = {
  readonly as?: unknown;
  readonly do?: unknown;
  readonly faces?: unknown;
  readonly id?: unknown;
  readonly overrule?: unknown;
  readonly show?: unknown;
};

const playLine = (local: LocalTable, text: string, locale: Locale): boolean => {
  const line = readLine(text);
  if (!line) return refusal({ code: 'SCRIPT_E_LINE', text: t.scriptLine, line: text });
  const { as: seat = 'gm' } = line;
  if (typeof seat !== 'string' || !idPattern.test(seat))
    return refusal({ code: 'SCRIPT_E_SEAT', text: terminalWords[locale].noSeat(JSON.stringify(seat)), line: text });
  if (line.show === 'state') {
    printJson({ state: local.table.board.game });
    return true;
  }
  if (line.show === 'view') {
    printJson(viewFor(local, seat, locale));
    return true;
  }
  const command = withPrefix(local.table.rules.id, line.do);
  if (!isCommand(command)) return refusal({ code: 'SCRIPT_E_LINE', text: t.scriptCommand, line: text });
  const faces = Array.isArray(line.faces) ? line.faces.filter((face) => typeof face === 'number') : undefined;
  const id = typeof line.id === 'string' ? line.id : undefined;
  const outcome = local.ask(seat, command, faces, id, line.overrule === true ? true : undefined);
  switch (outcome.kind) {
    case 'accepted':
      for (const entry of outcome.entries) printJson({ entry });
      for (const warning of outcome.warnings)
        printJson({ warning: { ...warning, text: explain(local.table.rules, warning, locale) } });
      return true;
    case 'repeated':
      printJson({ repeated: id });
      return true;
    case 'refused':
      return refusal({ ...outcome.refusal, text: explain(local.table.rules, outcome.refusal, locale) });
    case 'waiting':
      return refusal({
        code: 'SCRIPT_E_FACES',
        text: t.facesWanted(outcome.owed, `${outcome.what} (${outcome.pool.count}${outcome.pool.die.name})`),
      });
    case 'invalid':
      return refusal({
        code: 'SCRIPT_E_INVALID',
        text: misread(local.table.rules.id, 'type', command, outcome.where),
      });
  }
};

const refusal = (refused: Readonly<Record<string, unknown>>): false => {
  printJson({ refusal: refused });
  return false;
};

const readLine = (text: string): ScriptLine | undefined => {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? line : undefined;
  } catch {
    return undefined;
  }
};

export const isCommand = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
