import { maySee, see, type Hideable, type Json, type Offer, type Seat, type Wire } from '@aspekt/contract';
import { audienceOf } from '@aspekt/fair';
import type { NoteView, OfferView, PleaView, RequestView, TableView } from '@aspekt/protocol';
import { nameFor, numberOf, type Sight } from './sight.ts';
import type { Table } from './table.ts';
import { redoTargets, undoTarget } from './undo.ts';

/** The table as one viewer may know it. `present` are the seats with a live connection. */
export const viewOf = (table: Table, sight: Sight, present: ReadonlySet<Seat>): TableView => {
  const { house, board } = table;
  const { viewer, fairness } = sight;
  const undo = lineToUndo(table, sight);
  const redo = lineToRedo(table, sight);
  const plea = pleaFor(table, sight);
  return {
    id: house.id,
    name: house.name,
    game: house.game,
    locale: house.locale,
    settings: house.settings,
    seats: house.seats
      .filter(({ gone }) => !gone)
      .map(({ seat, name, role }) => ({ seat, name, role, present: present.has(seat) })),
    notes: see(board.notes, viewer).map(({ id, text, only }): NoteView => ({
      id,
      text,
      ...(only !== undefined && { hidden: true }),
    })),
    requests: see(board.requests, viewer).map(({ id, seat, command, note }): RequestView => ({
      id,
      seat,
      command: command as Wire,
      note,
    })),
    paused: house.paused,
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
    ...(plea && { plea }),
    chains: house.chains.flatMap(({ audience, epoch, commitment, counter }) => {
      if (maySee(audienceOf(audience), viewer)) return [{ audience, epoch, commitment, counter }];
      // Everyone holds the game master to her commitment; how often she throws in secret is her own.
      return audience === 'gm' ? [{ audience, epoch, commitment }] : [];
    }),
    fairness: { ...fairness },
  };
};

const lineToUndo = (table: Table, sight: Sight): number | undefined => {
  if (table.house.paused && sight.viewer.role !== 'gm') return undefined;
  const target = undoTarget(table, sight.viewer);
  return target === undefined ? undefined : numberOf(sight, target);
};

const lineToRedo = (table: Table, sight: Sight): number | undefined => {
  if (table.house.paused && sight.viewer.role !== 'gm') return undefined;
  const lines = (redoTargets(table, sight.viewer) ?? []).flatMap((seq) => numberOf(sight, seq) ?? []);
  return lines.length > 0 ? Math.min(...lines) : undefined;
};

/** What somebody asks to take back, for those who know of it; whose it is, for those who have a part in it. */
const pleaFor = ({ house: { plea } }: Table, sight: Sight): PleaView | undefined => {
  const lines = (plea?.targets ?? []).flatMap((seq) => numberOf(sight, seq) ?? []);
  if (!plea || lines.length === 0) return undefined;
  const { seat, role } = sight.viewer;
  const concerned = role === 'gm' || seat === plea.seat || plea.waiting.includes(seat);
  return { line: Math.min(...lines), by: plea.seat, waiting: concerned ? plea.waiting : [] };
};

/** The game's state as the viewer may know it. */
export const gameFor = (table: Table, { viewer }: Sight): Json => see(table.board.game, viewer) as Json;

/** What the viewer could do now, with what each button says. Nothing while the game is paused. */
export const offersFor = (table: Table, { viewer, locale }: Sight): readonly OfferView[] => {
  if (viewer.role === 'onlooker' || table.house.paused) return [];
  const name = nameFor(table, viewer);
  return (table.rules.offers(table.board.game, viewer) as readonly (Offer<Wire> & Hideable)[]).map(
    ({ command, rules, must }) => ({
      command,
      label: table.rules.label(command, locale, name),
      rules,
      ...(must && { must }),
    }),
  );
};
