import { refused } from '../outcome.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

export const writeNote = ({ table }: Circumstance, { id, text, hidden }: Of<'table/write-note'>): Ruling => {
  if (table.board.notes.some((note) => note.id === id)) return refused('TABLE_E_ID_TAKEN');
  return ruled({ type: 'table/note-written', id, text, ...(hidden && { only: 'gm' }) });
};

export const revealNote = ({ table }: Circumstance, { id }: Of<'table/reveal-note'>): Ruling => {
  const note = table.board.notes.find((one) => one.id === id);
  if (!note) return refused('TABLE_E_NO_NOTE');
  if (!note.only) return refused('TABLE_E_NOTE_SHOWN');
  return ruled({ type: 'table/note-revealed', id, text: note.text });
};

export const strikeNote = ({ table }: Circumstance, { id }: Of<'table/strike-note'>): Ruling => {
  const note = table.board.notes.find((one) => one.id === id);
  if (!note) return refused('TABLE_E_NO_NOTE');
  return ruled({ type: 'table/note-struck', id, text: note.text, ...(note.only && { only: note.only }) });
};
