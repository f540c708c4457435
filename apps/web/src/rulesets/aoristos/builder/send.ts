import type { Command } from '@aspekt/aoristos';
import { act, type SeenPerson, type Table } from '../seen.ts';
import { changesTo, sheetOf, type SheetForm } from './sheet-form.ts';

type Order = {
  readonly finished: boolean;
  /** Throw away what is left instead of saving it. */
  readonly discard: boolean;
  /** The person on the table that is worked on. */
  readonly draft?: SeenPerson;
  readonly gm?: { readonly npc: boolean; readonly hidden: boolean; readonly up: number; readonly seat: string };
};

/** Bring a written sheet to the table; gives back why not, if something was refused. */
export const sendSheet = async (table: Table, form: SheetForm, order: Order): Promise<string | undefined> => {
  const { draft, finished, discard, gm } = order;
  const id = draft?.id ?? table.newId('person');
  const sheet = sheetOf(form);
  const made: readonly Command[] = draft?.own
    ? changesTo(draft, draft.own, form)
    : [
        {
          type: 'aoristos/createCharacter',
          id,
          name: sheet.name,
          sheet,
          ...(finished && !discard && { finished: true }),
          ...(gm && {
            kind: gm.npc ? 'npc' : 'pc',
            startingUp: gm.up,
            ...(gm.hidden && { hidden: true }),
            ...(!gm.npc && gm.seat && { controller: gm.seat }),
          }),
        },
      ];
  const closing: readonly Command[] =
    finished && (draft || discard)
      ? [{ type: 'aoristos/finishCreation', by: id, ...(discard && { discardRest: true }) }]
      : [];
  for (const command of [...made, ...closing]) {
    const reply = await act(table, command, { quiet: true });
    if (reply.t === 'refused') return reply.refusal.text;
    if (reply.t === 'dropped') return '';
  }
  return undefined;
};
