import type { Json, Locale, Role, Wire } from '@aspekt/contract';
import type { Line, Me, TableView } from '@aspekt/protocol';
import type { Theme } from './app.svelte.ts';

/** A seat that this device holds the key of. */
export type KeptSeat = {
  readonly table: string;
  readonly token: string;
  readonly name: string;
  readonly game: string;
  readonly role: Role;
  readonly seatName: string;
  readonly at: number;
  /** The invitation, as long as the game master's device made it. */
  readonly invite?: string;
  /** The other side of a demo: the key of its player. */
  readonly player?: string;
};
type Settings = {
  readonly locale?: Locale;
  readonly theme?: Theme;
  readonly quiet?: boolean;
  readonly shortcuts?: boolean;
  readonly name?: string;
};
/** A table as a seat saw it last, and when. */
export type LastSeen = {
  readonly me: Me;
  readonly view: TableView;
  readonly game: Json;
  readonly lines: readonly Line[];
  readonly at: number;
};
/** The last line that was seen, and its mark. */
export type KeptMark = { readonly n: number; readonly mark: string };
/** A roll as it left this device, with the commitments of the dice that its salt was made after. */
export type SentRoll = { readonly id: string; readonly salt: string; readonly after?: string };
export type KeptCommand = {
  readonly id: string;
  readonly command: Wire;
  readonly salt: string;
  readonly since: number;
  readonly faces?: readonly number[];
  readonly overrule?: true;
  /** The commitments of the dice that its salt was made after. */
  readonly after?: string;
};

// A private window may refuse storage; the page works without it, it only forgets.
const read = <T>(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): T | undefined => {
  try {
    const text = globalThis[where].getItem(`aspekt.${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};
const write = (key: string, value: unknown, where: 'localStorage' | 'sessionStorage' = 'localStorage'): void => {
  try {
    if (value === undefined) globalThis[where].removeItem(`aspekt.${key}`);
    else globalThis[where].setItem(`aspekt.${key}`, JSON.stringify(value));
  } catch {
    // forgotten
  }
};

/** So many rolls of a seat are remembered. */
const mostSent = 300;

const seats = (): readonly KeptSeat[] => read<readonly KeptSeat[]>('seats') ?? [];

/** What is half done belongs to a seat, not to the table: the same device may hold several. */
const place = (seat: KeptSeat): string => `${seat.table}.${seat.token.slice(0, 8)}`;

/** All that the page keeps on the device. */
export const kept = {
  settings(change?: Settings): Settings {
    const now = { ...read<Settings>('settings'), ...change };
    if (change) write('settings', now);
    return now;
  },
  /** Newest first. */
  seats,
  /** The seat of this tab, else the one used last: two tabs may hold two seats at one table. */
  seatAt: (table: string): KeptSeat | undefined =>
    read<KeptSeat>(`seat.${table}`, 'sessionStorage') ?? seats().find((seat) => seat.table === table),
  keepSeat(seat: KeptSeat): void {
    write(`seat.${seat.table}`, seat, 'sessionStorage');
    write('seats', [seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, 50));
  },
  forgetSeat(table: string): void {
    const seat = kept.seatAt(table);
    write(`seat.${table}`, undefined, 'sessionStorage');
    write(
      'seats',
      seats().filter((other) => other.table !== table),
    );
    if (!seat) return;
    write(`drafts.${place(seat)}`, undefined);
    write(`outbox.${place(seat)}`, undefined);
    write(`unanswered.${place(seat)}`, undefined);
    write(`sent.${place(seat)}`, undefined);
    write(`mark.${place(seat)}`, undefined);
    write(`seen.${place(seat)}`, undefined);
  },
  /** The secret by which this tab knocks at a table, until it is let in: loaded anew it is still the same one. */
  knock: (table: string): string | undefined => read<string>(`knock.${table}`, 'sessionStorage'),
  keepKnock: (table: string, secret: string | undefined): void => write(`knock.${table}`, secret, 'sessionStorage'),
  draft: (seat: KeptSeat, key: string): Json | undefined => read<Record<string, Json>>(`drafts.${place(seat)}`)?.[key],
  keepDraft(seat: KeptSeat, key: string, value: Json | undefined): void {
    const drafts = { ...read<Record<string, Json>>(`drafts.${place(seat)}`) };
    if (value === undefined) delete drafts[key];
    else drafts[key] = value;
    write(`drafts.${place(seat)}`, drafts);
  },
  outbox: (seat: KeptSeat): readonly KeptCommand[] => read<readonly KeptCommand[]>(`outbox.${place(seat)}`) ?? [],
  /** Hashes of rolls that got no answer and are not in the log yet. */
  unanswered: (seat: KeptSeat): readonly string[] => read<readonly string[]>(`unanswered.${place(seat)}`) ?? [],
  keepUnanswered: (seat: KeptSeat, hashes: readonly string[]): void =>
    write(`unanswered.${place(seat)}`, hashes.length > 0 ? hashes : undefined),
  /** What was sent from here, the oldest first: whoever checks the dice compares the log with it. */
  sent: (seat: KeptSeat): readonly SentRoll[] => read<readonly SentRoll[]>(`sent.${place(seat)}`) ?? [],
  keepSent(seat: KeptSeat, roll: SentRoll): void {
    const others = kept.sent(seat).filter(({ id, salt }) => id !== roll.id || salt !== roll.salt);
    write(`sent.${place(seat)}`, [...others, roll].slice(-mostSent));
  },
  seen: (seat: KeptSeat): LastSeen | undefined => read<LastSeen>(`seen.${place(seat)}`),
  keepSeen: (seat: KeptSeat, seen: LastSeen | undefined): void => write(`seen.${place(seat)}`, seen),
  mark: (seat: KeptSeat): KeptMark | undefined => read<KeptMark>(`mark.${place(seat)}`),
  keepMark: (seat: KeptSeat, mark: KeptMark | undefined): void => write(`mark.${place(seat)}`, mark),
  keepOutbox: (seat: KeptSeat, commands: readonly KeptCommand[]): void =>
    write(`outbox.${place(seat)}`, commands.length > 0 ? commands : undefined),
};
