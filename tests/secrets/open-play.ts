import type { AnyRuleSet, Offer, Viewer, Wire } from '@aspekt/contract';
import { inventFor as aoristos } from '../../rulesets/aoristos/src/laws/invent.ts';
import { invent as kolo } from '../../rulesets/kolo/src/testing/invent.ts';
import { inventFor as nyx } from '../../rulesets/nyx/src/laws/invent.ts';
import { imagine } from '../../rulesets/ode/src/testing-imagine.ts';
import { invent as vastmark } from '../../rulesets/vastmark/src/testing/invent.ts';
import { canary, hiddenId } from './canary.ts';
import type { Random } from './pen.ts';
import type { ServerInHand } from './server-in-hand.ts';

export type Name = 'gm' | 'anna' | 'bo' | 'onlooker';
/** What somebody does in the open. */
export type OpenMove = { readonly who: Name; readonly command: Wire };

export type Invent = (state: never, random: Random) => { readonly command: object; readonly by: Viewer };
const ode = imagine([
  { seat: 'gm', role: 'gm' },
  { seat: 'a', role: 'player' },
]);
/** Any command of a game, sensible or absurd, as the laws of its rule set try them. */
export const inventions: Readonly<Record<string, Invent>> = { nyx, aoristos, ode, vastmark, kolo };

/** What a game needs before there can be hidden things of every kind. */
export const opening: Readonly<Record<string, readonly Wire[]>> = {
  ode: [{ type: 'ode/changeSettings', settings: { optCountdown: true } }],
};

/**
 * What brings hidden things to light by the rules: a slow harm of Nyx is known when its first check is due, and time in
 * Aoristos stops where somebody has to roll, hidden or not.
 */
const revealing: ReadonlySet<string> = new Set(['nyx/advanceClock', 'aoristos/advanceTime']);

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
  possible: (move: OpenMove) => boolean = staysHidden,
): OpenMove => {
  if (server.table.house.paused && random() % 2 === 0) return { who: 'gm', command: { type: 'table/resume' } };
  for (let tries = 0; tries < 8; tries++) {
    const move = drawn(server, random);
    if (!move) continue;
    const guessed = guesses.length > 0 && move.who !== 'gm' && random() % 8 === 0;
    if (guessed && possible(move)) return { ...move, command: guessing(move.command, guesses, random) as Wire };
    if (possible(move) && (move.who === 'gm' || !namesHidden(move.command))) return move;
  }
  return { who: 'anna', command: { type: 'table/say', text: 'Hm.' } };
};

const namesHidden = (command: Wire): boolean => {
  const text = JSON.stringify(command);
  return text.includes(hiddenId) || text.includes(canary);
};
/** Whether a move leaves hidden what is hidden. */
export const staysHidden = ({ command }: OpenMove): boolean => !revealing.has(command.type) && !namesHidden(command);

const drawn = (server: ServerInHand, random: Random): OpenMove | undefined => {
  const { rules, table } = server;
  const who = one(everyone, random) ?? 'gm';
  const kind = random() % 10;
  if (kind < 1) return { who, command: one(ofTheTable(server, who, random), random) ?? { type: 'table/redo' } };
  if (kind < 4) {
    const { command, by } = (inventions[rules.id] as Invent)(table.board.game as never, random);
    const sender = by.role === 'gm' ? 'gm' : by.role === 'onlooker' ? 'onlooker' : random() % 2 === 0 ? 'anna' : 'bo';
    return { who: sender, command: command as Wire };
  }
  const offers = offered(rules, table.board.game, server[who].viewer);
  const offer = one(offers, random);
  return offer && { who, command: offer.command };
};

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
    { type: 'table/write-note', id: `open${random() % 1000}`, text: 'For everyone', hidden: false },
  ];
};

/** The same command about something that the player can only guess at. What is new has an id of its own. */
const guessing = (value: unknown, guesses: readonly string[], random: Random, key = ''): unknown => {
  if (typeof value === 'string') {
    const isName = key !== 'type' && key !== 'id' && key !== 'text' && /^[A-Za-z0-9_-]+$/.test(value);
    return isName && random() % 2 === 0 ? (one(guesses, random) ?? value) : plain(value);
  }
  if (Array.isArray(value)) return value.map((part) => guessing(part, guesses, random, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, guessing(part, guesses, random, name)]));
};

/** Words cannot be guessed. */
const plain = (text: string): string => (text.includes(canary) ? 'something' : text);
