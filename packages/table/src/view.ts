import {
  audiencesIn,
  maySee,
  remembering,
  see,
  sightAmong,
  type Audience,
  type Hideable,
  type Json,
  type Offer,
  type Seat,
  type Seen,
  type Viewer,
  type Wire,
} from '@aspekt/contract';
import { audienceOf } from '@aspekt/fair';
import type { ChainView, NoteView, OfferView, PleaView, RequestView, TableView, WaitingView } from '@aspekt/protocol';
import type { Board } from './board.ts';
import type { ChainState, House, Plea } from './house.ts';
import { firstOf } from './lay.ts';
import { reaches } from './reach.ts';
import { nameFor, numberOf, type Sight } from './sight.ts';
import { reachAt, type Table } from './table.ts';
import { pleaFor, redoTargets, undoTarget } from './undo.ts';

/** The table as one viewer may know it, and what that was worked out from: while all of it is the same, so is the view. */
export type View = { readonly table: TableView; readonly from: From };
type From = Pick<TableView, 'fairness'> & {
  readonly house: House;
  readonly notes: Board['notes'];
  readonly requests: Board['requests'];
  readonly present: ReadonlySet<Seat>;
  readonly waiting: readonly WaitingView[];
  readonly undo: number | undefined;
  readonly redo: number | undefined;
  readonly plea: Plea | undefined;
};

/** The table as one viewer may know it. `present` are the seats with a live connection. */
export const viewOf = (table: Table, sight: Sight, present: ReadonlySet<Seat>): TableView =>
  viewSince(undefined, table, sight, present).table;

/**
 * The table as one viewer may know it: the same as `before` where nothing has changed for them. Otherwise, parts that are
 * as they were are the same objects as before, for all viewers who know the same of them. `outside` are those who wait
 * to be let in.
 */
export const viewSince = (
  before: View | undefined,
  table: Table,
  sight: Sight,
  present: ReadonlySet<Seat>,
  outside: readonly WaitingView[] = nobody,
): View => {
  const { house, board } = table;
  // Who wants to come in is between them and the game master.
  const waiting = sight.viewer.role === 'gm' ? outside : nobody;
  const undo = lineToUndo(table, sight);
  const redo = lineToRedo(table, sight);
  const plea = pleaFor(table, sight.viewer);
  if (
    before?.from.house === house &&
    before.from.notes === board.notes &&
    before.from.requests === board.requests &&
    before.from.present === present &&
    before.from.waiting === waiting &&
    before.from.fairness === sight.fairness &&
    before.from.undo === undo &&
    before.from.redo === redo
  )
    return before;
  const { notes, requests } = board;
  const from = { house, notes, requests, present, waiting, fairness: sight.fairness, undo, redo, plea };
  return { table: shown(from, sight, before), from };
};

const nobody: readonly WaitingView[] = [];

const shown = (from: From, sight: Sight, before: View | undefined): TableView => {
  const { house, notes, requests, present, waiting, fairness, undo, redo, plea } = from;
  const { viewer } = sight;
  const was = before?.from;
  return {
    id: house.id,
    name: house.name,
    game: house.game,
    locale: house.locale,
    settings: house.settings,
    seats: seatsView(house.seats, present),
    notes: before && was?.notes === notes ? before.table.notes : notesView(seenIn(notes, viewer)),
    requests: before && was?.requests === requests ? before.table.requests : requestsView(seenIn(requests, viewer)),
    paused: house.paused,
    chains: before && was?.house.chains === house.chains ? before.table.chains : chainsView(house.chains, viewer),
    fairness,
    // What comes and goes is last, so that the difference is small.
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
    ...(plea && { plea: pleaView(plea, sight) }),
    ...(waiting.length > 0 && { waiting }),
    ...(house.restored !== undefined && { restored: house.restored }),
  };
};

/** What is shown of a value that never changes: the same object to all who may know the same of it. */
const shared = <Of extends object, Made>(
  audiencesOf: (of: Of) => readonly Audience[],
  make: (of: Of, viewer: Viewer) => Made,
): ((of: Of, viewer: Viewer) => Made) => {
  const known = remembering((of: Of) => ({ audiences: audiencesOf(of), made: new Map<number | string, Made>() }));
  return (of, viewer) => {
    const { audiences, made } = known(of);
    const sight = sightAmong(audiences, viewer);
    const before = made.get(sight);
    if (before !== undefined) return before;
    const now = make(of, viewer);
    made.set(sight, now);
    return now;
  };
};
const seenIn: <T extends object>(of: T, viewer: Viewer) => Seen<T> = shared(audiencesIn, see) as never;

const seatsKnown = new WeakMap<
  House['seats'],
  { readonly present: ReadonlySet<Seat>; readonly view: TableView['seats'] }
>();
const seatsView = (seats: House['seats'], present: ReadonlySet<Seat>): TableView['seats'] => {
  const known = seatsKnown.get(seats);
  if (known?.present === present) return known.view;
  const view = seats
    .filter(({ gone }) => !gone)
    .map(({ seat, name, role }) => ({ seat, name, role, present: present.has(seat) }));
  seatsKnown.set(seats, { present, view });
  return view;
};

const notesView = remembering((notes: Seen<Board['notes']>) =>
  notes.map(({ id, text, only }): NoteView => ({ id, text, ...(only !== undefined && { hidden: true }) })),
);

const requestsView = remembering((requests: Seen<Board['requests']>) =>
  requests.map(({ id, seat, command, note }): RequestView => ({ id, seat, command: command as Wire, note })),
);

/** Everyone holds the game master to her commitment; how often she throws in secret is her own. */
const chainView = remembering(({ audience, epoch, commitment, counter }: ChainState) => ({
  to: audienceOf(audience),
  known: { audience, epoch, commitment, counter },
  hidden: audience === 'gm' ? { audience, epoch, commitment } : undefined,
}));
const chainsView = shared(
  (chains: House['chains']) => chains.map((chain) => chainView(chain).to),
  (chains, viewer): TableView['chains'] => {
    const views: ChainView[] = [];
    for (const chain of chains) {
      const { to, known, hidden } = chainView(chain);
      const view = maySee(to, viewer) ? known : hidden;
      if (view) views.push(view);
    }
    return views;
  },
);

const lineToUndo = (table: Table, sight: Sight): number | undefined => {
  if (table.house.paused && sight.viewer.role !== 'gm') return undefined;
  const target = undoTarget(table, sight.viewer);
  return target === undefined ? undefined : numberOf(sight, target);
};

const lineToRedo = (table: Table, sight: Sight): number | undefined => {
  if (table.house.paused && sight.viewer.role !== 'gm') return undefined;
  const known = redoTargets(table, sight.viewer)?.filter((seq) => reaches(reachAt(table, seq), sight.viewer));
  return known && numberOf(sight, firstOf(known));
};

/** What somebody asks to take back, for those who know of it; whose it is, for those who have a part in it. */
const pleaView = (plea: Plea, sight: Sight): PleaView => {
  const lines = plea.targets.flatMap((seq) => numberOf(sight, seq) ?? []);
  const { seat, role } = sight.viewer;
  const concerned = role === 'gm' || seat === plea.seat || plea.waiting.includes(seat);
  return { line: Math.min(...lines), by: plea.seat, waiting: concerned ? plea.waiting : [] };
};

/** The game's state as the viewer may know it. */
export const gameFor = (table: Table, { viewer }: Sight): Json => see(table.board.game, viewer) as Json;

/** What the viewer could do now, with what each button says. Nothing while the game is paused. */
export const offersFor = (table: Table, sight: Sight): readonly OfferView[] => {
  const { viewer, locale } = sight;
  if (viewer.role === 'onlooker' || table.house.paused) return [];
  const name = nameFor(table, sight);
  return (table.rules.offers(table.board.game, viewer) as readonly (Offer<Wire> & Hideable)[]).map(
    ({ command, rules, must }) => ({
      command,
      label: table.rules.label(command, locale, name),
      rules,
      ...(must && { must }),
    }),
  );
};
