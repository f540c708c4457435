import type { Json, Locale, Role, Wire } from '@aspekt/contract';
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
};
type Settings = {
  readonly locale?: Locale;
  readonly theme?: Theme;
  readonly quiet?: boolean;
  readonly shortcuts?: boolean;
  readonly name?: string;
};
export type KeptCommand = {
  readonly id: string;
  readonly command: Wire;
  readonly salt: string;
  readonly since: number;
  readonly faces?: readonly number[];
  readonly overrule?: true;
};

// A private window may refuse storage; the page works without it, it only forgets.
const read = <T>(key: string): T | undefined => {
  try {
    const text = localStorage.getItem(`aspekt.${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(`aspekt.${key}`);
    else localStorage.setItem(`aspekt.${key}`, JSON.stringify(value));
  } catch {
    // forgotten
  }
};

const seats = (): readonly KeptSeat[] => read<readonly KeptSeat[]>('seats') ?? [];

/** All that the page keeps on the device. */
export const kept = {
  settings(change?: Settings): Settings {
    const now = { ...read<Settings>('settings'), ...change };
    if (change) write('settings', now);
    return now;
  },
  /** Newest first. */
  seats,
  seatAt: (table: string): KeptSeat | undefined => seats().find((seat) => seat.table === table),
  keepSeat(seat: KeptSeat): void {
    write('seats', [seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, 50));
  },
  forgetSeat(table: string): void {
    write(
      'seats',
      seats().filter((seat) => seat.table !== table),
    );
    write(`drafts.${table}`, undefined);
    write(`outbox.${table}`, undefined);
  },
  draft: (table: string, key: string): Json | undefined => read<Record<string, Json>>(`drafts.${table}`)?.[key],
  keepDraft(table: string, key: string, value: Json | undefined): void {
    const drafts = { ...read<Record<string, Json>>(`drafts.${table}`) };
    if (value === undefined) delete drafts[key];
    else drafts[key] = value;
    write(`drafts.${table}`, drafts);
  },
  outbox: (table: string): readonly KeptCommand[] => read<readonly KeptCommand[]>(`outbox.${table}`) ?? [],
  keepOutbox: (table: string, commands: readonly KeptCommand[]): void =>
    write(`outbox.${table}`, commands.length > 0 ? commands : undefined),
};
