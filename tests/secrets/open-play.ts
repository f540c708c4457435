import type { AnyRuleSet, Offer, Viewer, Wire } from '@aspekt/contract';
import { canary } from './canary.ts';
import { names, ofWhatThereIs } from './derived.ts';
import { inventions, type Invent } from './inventions.ts';
import type { Random } from './pen.ts';
import { sentWith } from './besides.ts';
import type { Asking, ServerInHand } from './server-in-hand.ts';

export type Name = 'gm' | 'anna' | 'bo' | 'onlooker';
/** What somebody does in the open. */
export type OpenMove = {
  readonly who: Name;
  readonly command: Wire;
  readonly more: Asking;
  /** It was offered, and goes for what is offered elsewhere with other ids for what is new. */
  readonly offered?: true;
};

/** What a game needs before there can be hidden things of every kind, and how this table is set up. */
export const openings = (game: string, seed: number): readonly Wire[] => [
  ...(game === 'ode' ? [{ type: 'ode/changeSettings', settings: { optCountdown: true } }] : []),
  {
    type: 'table/configure',
    settings: {
      typedDice: seed % 4 === 1,
      waitingRoom: seed % 5 === 0,
      ...(seed % 7 === 0 && { talkEvery: 20 }),
      ...(seed % 11 === 0 && { onlookers: false }),
    },
  },
];

/**
 * What brings hidden things to light by the rules: a slow harm of Nyx is known when its first check is due, and time in
 * Aoristos stops where somebody has to roll, hidden or not.
 */
const revealing: ReadonlySet<string> = new Set(['nyx/advanceClock', 'aoristos/advanceTime']);

/** Whoever gets a figure gets to know what was done to it before. */
const handsOver = /\/(?:assign|take|claim|return|setController)/u;

const one = <T>(items: readonly T[], random: Random): T | undefined => items[random() % Math.max(1, items.length)];
const everyone: readonly Name[] = ['gm', 'gm', 'gm', 'anna', 'anna', 'anna', 'bo', 'bo', 'onlooker'];

/**
 * What somebody does next, before everyone's eyes: along what is offered, or invented, or something of the table itself.
 * Unless told otherwise the game master's open play names nothing that she hides. A player may guess at it: `guesses` are
 * ids that they try.
 */
export const openMove = (
  server: ServerInHand,
  random: Random,
  guesses: readonly string[],
  possible: (move: OpenMove) => boolean = staysHidden([]),
): OpenMove => {
  if (server.table.house.paused && random() % 2 === 0)
    return { who: 'gm', command: { type: 'table/resume' }, more: {} };
  for (let tries = 0; tries < 8; tries++) {
    const drew = drawn(server, random);
    if (!drew) continue;
    const move = { ...drew, more: sentWith(drew.command, server[drew.who].viewer, random) };
    const guessed = guesses.length > 0 && move.who !== 'gm' && random() % 4 === 0;
    if (guessed && possible(move))
      return {
        ...move,
        command: guessing(move.command, guesses, random, 'id' in move.command && random() % 3 > 0) as Wire,
      };
    if (possible(move) && (move.who === 'gm' || !hasHiddenWord(move.command))) return move;
  }
  return { who: 'anna', command: { type: 'table/say', text: 'Hm.' }, more: {} };
};

const hasHiddenWord = (command: Wire): boolean => JSON.stringify(command).includes(canary);
/** Whether a move leaves hidden what is hidden, which has these ids. */
export const staysHidden = (ids: readonly string[], brings = revealing): ((move: OpenMove) => boolean) => {
  const hidden = new Set(ids);
  return ({ command }) =>
    !brings.has(command.type) && !handsOver.test(command.type) && !hasHiddenWord(command) && !names(command, hidden);
};

const drawn = (server: ServerInHand, random: Random): Omit<OpenMove, 'more'> | undefined => {
  const { rules, table } = server;
  const who = one(everyone, random) ?? 'gm';
  const kind = random() % 10;
  if (kind < 1) return { who, command: one(ofTheTable(server, who, random), random) ?? { type: 'table/redo' } };
  if (kind < 4) {
    const { command, by } = (inventions[rules.id] as Invent)(table.board.game as never, random);
    const sender = by.role === 'gm' ? 'gm' : by.role === 'onlooker' ? 'onlooker' : random() % 2 === 0 ? 'anna' : 'bo';
    return { who: sender, command: sender === 'gm' ? withHerId(command as Wire) : (command as Wire) };
  }
  const offers = offered(rules, table.board.game, server[who].viewer);
  const offer = one(offers, random);
  return offer && { who, command: offer.command, offered: true };
};

/** What the game master makes has an id that nobody else can give, for it may be hidden. */
const withHerId = (command: Wire): Wire =>
  typeof command['id'] === 'string' && !ofWhatThereIs.has(command.type) && !command['id'].startsWith('gm-')
    ? { ...command, id: `gm-${command['id']}` }
    : command;

const offered = (rules: AnyRuleSet, state: unknown, viewer: Viewer): readonly Offer<Wire>[] =>
  viewer.role === 'onlooker' ? [] : rules.offers(state, viewer);

const ofTheTable = (server: ServerInHand, who: Name, random: Random): readonly Wire[] => {
  const line = 1 + (random() % 30);
  const { seat } = server[who].viewer;
  const anyone: readonly Wire[] = [
    { type: 'table/say', text: `Line ${random() % 100}` },
    { type: 'table/say', text: 'Psst.', to: 'gm' },
    { type: 'table/x-card' },
    { type: 'table/ask-undo', line },
    { type: 'table/answer-undo', agree: random() % 3 > 0 },
    { type: 'table/rename-seat', seat, name: `Name ${random() % 10}` },
    { type: 'table/reveal-note', id: 'note' },
  ];
  if (who !== 'gm') return [...anyone, { type: 'table/undo' }, { type: 'table/undo', line }, { type: 'table/redo' }];
  return [
    ...anyone,
    { type: 'table/rename', name: `Table ${random() % 10}` },
    { type: 'table/configure', settings: { dial: one(['ask', 'suggest', 'do'] as const, random) ?? 'ask' } },
    { type: 'table/configure', settings: { typedDice: random() % 4 > 0, waitingRoom: random() % 2 === 0 } },
    { type: 'table/configure', settings: { talkEvery: random() % 2 === 0 ? 0 : 30, onlookers: random() % 4 > 0 } },
    { type: 'table/write-note', id: `open${random() % 1000}`, text: 'For everyone', hidden: false },
  ];
};

/**
 * The same command about something that the player can only guess at, or about what it was about and with such an id for
 * what is new in it.
 */
const guessing = (value: unknown, guesses: readonly string[], random: Random, forNew: boolean, key = ''): unknown => {
  const below = (part: unknown, name = key): unknown => guessing(part, guesses, random, forNew, name);
  if (typeof value === 'string') {
    const isName = key !== 'type' && key !== 'text' && /^[A-Za-z0-9_-]+$/.test(value);
    const isGuessed = forNew ? key === 'id' : key !== 'id' && random() % 2 === 0;
    return isName && isGuessed ? (one(guesses, random) ?? value) : plain(value);
  }
  if (Array.isArray(value)) return value.map((part) => below(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, below(part, name)]));
};

/** Words cannot be guessed. */
const plain = (text: string): string => (text.includes(canary) ? 'something' : text);
