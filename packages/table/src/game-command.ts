import type { Decision, Refusal, Viewer, Wire } from '@aspekt/contract';
import { NotOnDie, OutOfDice } from '@aspekt/dice';
import { isNameless } from '@aspekt/protocol';
import { append } from './append.ts';
import { openChains } from './chains.ts';
import { asWire, tableRules, type Entry } from './entry.ts';
import { evolveHouse, type House } from './house.ts';
import { handFor, NoChain, type Hand, type Luck } from './luck.ts';
import { namedAmong, namelessId } from './nameless.ts';
import { refused, type Asking, type Outcome } from './outcome.ts';
import { isWithin, reachOf } from './reach.ts';
import { reachAt, type Table } from './table.ts';
import type { Writable } from './writable.ts';

/** A command of the game: the rules decide it, with dice of the table or the player's own. */
export const handleGame = (table: Table, by: Viewer, asking: Asking, luck: Luck, now: number): Outcome => {
  if (asking.overrule && by.role !== 'gm') return refused('TABLE_E_GM_ONLY');
  if (asking.faces && !table.house.settings.typedDice) return refused('TABLE_E_TYPED_DICE_OFF');
  const nameless = isNameless(asking.command);
  const kept = asKept(table, asking, nameless);
  const tried = attempt(table, by, kept, luck, now);
  if (tried.kind !== 'decided') return tried;
  const from = nameless ? { by: 'table' } : { by: by.seat, done: fulfilled(table, by, asking.command) };
  const entries = tried.opened.concat(write(table, tried, { at: now, ...from }));
  for (const entry of entries) append(table, entry);
  const cause = entries.at(-1);
  const followed = cause && table.house.settings.dial === 'do' ? follow(table, cause, luck, now) : [];
  return { kind: 'accepted', entries: [...entries, ...followed], warnings: tried.warnings };
};

/** What is asked, as it is written down. */
const asKept = (table: Table, asking: Asking, nameless: boolean): Asking => {
  if (nameless) return { ...asking, id: namelessId(asking.id), unanswered: undefined };
  return asking.unanswered ? { ...asking, unanswered: namedAmong(table, asking.unanswered) } : asking;
};

/** What somebody asked for, or what follows from it by itself. */
type Put = Asking & { readonly byItself?: true };

type Decided = {
  readonly kind: 'decided';
  readonly asking: Put;
  readonly hand: Hand;
  readonly events: readonly Wire[];
  readonly warnings: readonly Refusal[];
  readonly overruled: boolean;
  /** Entries that open chains for audiences that had none; they come before the throw. */
  readonly opened: readonly Entry[];
};

/** Let the rules decide, without changing anything yet. */
const attempt = (table: Table, by: Viewer, asking: Put, luck: Luck, now: number): Decided | Outcome => {
  const opened: Entry[] = [];
  let { house } = table;
  for (;;) {
    try {
      const decided = decide(table, house, by, asking, luck);
      return decided.kind === 'decided' ? { ...decided, opened } : decided;
    } catch (error) {
      if (!(error instanceof NoChain)) throw error;
      const entry = openingFor(house, table.entries.length + 1 + opened.length, error, asking, luck, now);
      house = entry.events.reduce((now, event) => evolveHouse(now, event as never, entry), house);
      opened.push(entry);
    }
  }
};

const decide = (table: Table, house: House, by: Viewer, asking: Put, luck: Luck): Omit<Decided, 'opened'> | Outcome => {
  const { rules, board } = table;
  const first = handFor(house, by, asking, luck);
  let hand = first;
  try {
    let decision: Decision<Wire> = rules.decide(board.game, asking.command, { dice: hand.dice, by });
    const overruled = !decision.ok && decision.refusal.overridable === true && asking.overrule === true;
    if (overruled) {
      hand = handFor(house, by, asking, luck);
      decision = rules.decide(board.game, asking.command, { dice: hand.dice, by, overrule: true });
    }
    if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
    if (hand.left() > 0) return misthrown(table, { left: hand.left() });
    return { kind: 'decided', asking, hand, events: decision.events, warnings: decision.warnings ?? [], overruled };
  } catch (error) {
    if (error instanceof OutOfDice)
      return { kind: 'waiting', what: error.what, pool: error.pool, owed: hand.owed(error.pool) };
    if (error instanceof NotOnDie) return misthrown(table, { face: error.face, die: error.pool.die.name });
    throw error;
  }
};

const misthrown = (table: Table, data: Refusal['data']): Outcome => ({
  kind: 'refused',
  refusal: { code: table.rules.misthrown, ...(data && { data }) },
});

const openingFor = (house: House, seq: number, { to }: NoChain, { id }: Asking, luck: Luck, now: number): Entry => {
  const { chains, seeds } = openChains(house.id, house, [to], luck);
  const only = to === 'everyone' ? {} : { only: to };
  return {
    seq,
    at: now,
    by: 'table',
    id: `${id}.dice.${seq}`,
    rules: tableRules,
    command: { type: 'table/open-chains' },
    throws: [],
    events: [asWire({ type: 'table/chains-opened', chains, ...only })],
    seeds,
  };
};

/** The entry of what was decided; none where nothing happened. */
const write = (
  table: Table,
  { asking, hand, events, overruled, opened }: Decided,
  {
    at,
    by,
    done = [],
    cause,
  }: { readonly at: number; readonly by: string; readonly done?: readonly Wire[]; readonly cause?: number },
): readonly Entry[] => {
  if (events.length === 0 && hand.tape.length === 0) return [];
  hand.settle();
  const luck = hand.drawn();
  const { id, version } = table.rules;
  const entry: Writable<Entry> = {
    seq: table.entries.length + 1 + opened.length,
    at,
    by,
    id: hand.id(),
    rules: { id, version },
    command: asking.command,
    throws: hand.tape,
    events: done.length > 0 ? [...events, ...done] : events,
  };
  if (luck.length > 0) entry.luck = luck;
  if (luck.length > 0 && asking.salt) entry.salt = asking.salt;
  if (hand.typed()) entry.typed = true;
  if (overruled) entry.overruled = true;
  if (asking.unanswered && asking.unanswered.length > 0) entry.unanswered = asking.unanswered;
  if (cause !== undefined) entry.cause = cause;
  return [entry];
};

/** The player did what the game master had asked for. */
export const fulfilled = (table: Table, by: Viewer, command: Wire): readonly Wire[] => {
  const asked = table.board.requests.find((one) => one.seat === by.seat && one.command.type === command.type);
  return asked ? [asWire({ type: 'table/request-done', id: asked.id, seat: by.seat, only: [by.seat] })] : [];
};

const mostHabits = 50;

/** With the dial at *do*, the table makes the game master's open choices as a sensible one would; each is a line of its own. */
const follow = (table: Table, cause: Entry, luck: Luck, now: number): readonly Entry[] => {
  const followed: Entry[] = [];
  for (let i = 0; i < mostHabits; i++) {
    const next = table.rules.habit(table.board.game);
    if (!next || next.by.role !== 'gm') break;
    // Nothing may be read from the id, not even how many hidden steps came before. Where dice fall it is not even a choice.
    const id = `h.${luck.seed().slice(0, 32)}`;
    const asking = { id, byItself: true, command: next.command, ...(cause.salt && { salt: cause.salt }) } as const;
    const tried = attempt(table, next.by, asking, luck, now);
    if (tried.kind !== 'decided') break;
    // What follows from something hidden must not show that there was something.
    if (!isWithin(reachOf(tried.events), reachAt(table, cause.seq))) break;
    const entries = tried.opened.concat(write(table, tried, { at: now, by: 'table', cause: cause.seq }));
    if (entries.length === 0) break;
    for (const entry of entries) append(table, entry);
    followed.push(...entries);
  }
  return followed;
};
