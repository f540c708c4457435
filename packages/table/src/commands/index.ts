import type { TableCommand, TableSettings } from '@aspekt/protocol';
import { refused } from '../outcome.ts';
import { openRoll, revealDice } from './fairness.ts';
import { revealNote, strikeNote, writeNote } from './notes.ts';
import { request, withdrawRequest } from './requests.ts';
import { answerUndo, askUndo } from './plea.ts';
import { redo, undo } from './rewind.ts';
import { removeSeat, renameSeat } from './seats.ts';
import { ruled, type Circumstance, type Ruling } from './table-command.ts';
import { say } from './talk.ts';

/** Decide a command of the table itself. Who may send it was checked before. */
export const rule = (circumstance: Circumstance, command: TableCommand): Ruling => {
  const { table } = circumstance;
  switch (command.type) {
    case 'table/rename':
      return ruled({ type: 'table/renamed', name: command.name });
    case 'table/configure':
      // JSON has no undefined, so every setting that is there has a value.
      return ruled({ type: 'table/configured', settings: command.settings as Partial<TableSettings> });
    case 'table/rename-seat':
      return renameSeat(circumstance, command);
    case 'table/remove-seat':
      return removeSeat(circumstance, command);
    case 'table/say':
      return say(circumstance, command);
    case 'table/write-note':
      return writeNote(circumstance, command);
    case 'table/reveal-note':
      return revealNote(circumstance, command);
    case 'table/strike-note':
      return strikeNote(circumstance, command);
    case 'table/request':
      return request(circumstance, command);
    case 'table/withdraw-request':
      return withdrawRequest(circumstance, command);
    case 'table/undo':
      return undo(circumstance, command);
    case 'table/ask-undo':
      return askUndo(circumstance, command);
    case 'table/answer-undo':
      return answerUndo(circumstance, command);
    case 'table/redo':
      return redo(circumstance);
    case 'table/x-card':
      return table.house.paused ? ruled() : ruled({ type: 'table/paused' });
    case 'table/resume':
      return table.house.paused ? ruled({ type: 'table/resumed' }) : refused('TABLE_E_NOT_PAUSED');
    case 'table/reveal-dice':
      return revealDice(circumstance, command);
    case 'table/open-roll':
      return openRoll(circumstance, command);
  }
};
