import type { Json } from '@aspekt/contract';
import { app } from '../lib/app.svelte.ts';
import type { AnyGameViews, AnswerReply, OddsReply, Reply, Stage, TableStore } from '../lib/game.ts';
import { newId } from '../lib/ids.ts';
import { kept, type KeptSeat, type LastSeen } from '../lib/kept.ts';
import { notices } from '../lib/notices.svelte.ts';
import type { Table } from '../lib/table.svelte.ts';

const mostLines = 200;

/**
 * What this seat saw last, for the next time there is no network. What a game master sees is never written down: it would
 * outlive her role on a device that is lent or sold.
 */
export const keepLastSeen = (table: Table): void => {
  const { me, view, game, lines } = table;
  kept.keepSeen(
    table.seat,
    me.role === 'gm' ? undefined : { me, view, game, lines: lines.slice(-mostLines), at: Date.now() },
  );
};

const nobody = { t: 'unknown' } as const;

/** The table as it was: it can be read, and nothing can be done at it. */
export const readOnly = (seat: KeptSeat, seen: LastSeen, views: AnyGameViews): TableStore<never> => {
  let stage = $state<Stage>('play');
  const store: TableStore = {
    me: seen.me,
    isGm: false,
    view: seen.view,
    game: seen.game,
    lines: seen.lines,
    offers: [],
    connection: { state: 'offline', since: seen.at },
    unsent: [],
    get locale() {
      return app.locale;
    },
    get t() {
      return app.t;
    },
    get format() {
      return app.format;
    },
    do: (): Promise<Reply> => {
      notices.say({ text: app.t.connection.lastSeenOnly, tone: 'plain' });
      return Promise.resolve({ t: 'dropped' });
    },
    odds: (): Promise<OddsReply> => Promise.resolve(nobody),
    ask: (): Promise<AnswerReply> => Promise.resolve(nobody),
    request: (): Promise<Reply> => Promise.resolve({ t: 'dropped' }),
    newId,
    outcomeWords: (outcome) => views.outcome(outcome, app.locale),
    seatName: (id) => seen.view.seats.find((other) => other.seat === id)?.name ?? id,
    help: () => undefined,
    book: undefined,
    openBook: () => undefined,
    tell: (text, tone = 'plain') => notices.say({ text, tone }),
    get stage() {
      return stage;
    },
    goTo: (to) => {
      stage = to;
    },
    prepared: undefined,
    prepare: () => undefined,
    recall: <T extends Json>(key: string) => kept.draft(seat, key) as T | undefined,
    remember: (key, value) => kept.keepDraft(seat, key, value),
  };
  return store as unknown as TableStore<never>;
};
