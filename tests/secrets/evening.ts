import { locales } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { findCanary, hiddenId } from './canary.ts';
import { secretly, withBo } from './hiding.ts';
import { Pen, type Known, type Random } from './pen.ts';
import { openMove, opening, type Name } from './open-play.ts';
import { neverKnown, wordsIn } from './knowledge.ts';
import { serverInHand, type Person, type ServerInHand } from './server-in-hand.ts';
import type { Game } from '@aspekt/registry';

export type Evening = {
  /** What was found where it must not be. */
  readonly leaks: readonly string[];
  readonly moves: number;
  /** Commands with a secret in them that the rules accepted. */
  readonly hidden: number;
  /** Messages to others than the game master, and how many characters they had. */
  readonly frames: number;
  readonly characters: number;
  /** Types of hidden commands that were accepted. */
  readonly kinds: ReadonlySet<string>;
};

const known = ({ table, bo, rules }: ServerInHand): Known => ({
  figures: (rules.cast(table.board.game) as readonly { readonly id: string; readonly only?: unknown }[])
    .filter(({ only, id }) => only === undefined && !id.includes(hiddenId))
    .map(({ id }) => id),
  seats: [bo.viewer.seat],
});

/** Hide up to three things; the others must be sent nothing. Returns the types of what was accepted. */
export const hideSomething = async (
  server: ServerInHand,
  pen: Pen,
  step: number,
  toBo: boolean,
): Promise<readonly string[]> => {
  server.moment(step, 'hidden');
  const done: string[] = [];
  const more = toBo ? withBo(server.bo.viewer.seat, server.rules.id) : [];
  for (let i = pen.number(0, 3); i > 0; i--) {
    const command = secretly(server.rules.id, pen, known(server), more);
    if ((await server.gm.do(command, `h${step}-${i}`)).startsWith('{"t":"done"')) done.push(command.type);
    // Taken back, and perhaps brought again: that too is nobody's business.
    if (done.length > 0 && pen.number(0, 7) === 0 && lastIsHidden(server)) {
      await server.gm.do({ type: 'table/undo' }, `u${step}-${i}`);
      if (pen.coin) await server.gm.do({ type: 'table/redo' }, `r${step}-${i}`);
    }
  }
  return done;
};

/** Whether what the game master would undo now is something that she hid. */
const lastIsHidden = ({ table }: ServerInHand): boolean => {
  const last = table.trail.findLast(({ seq }) => !table.struck.has(seq));
  const entry = last && table.entries.at(last.seq);
  return entry?.by === 'gm' && entry.id.startsWith('h');
};

/** Everything else that somebody can ask the server for, at the end of an evening. */
export const askForEverything = async (server: ServerInHand, person: Person, random: Random): Promise<void> => {
  await person.settle();
  const { rules, table } = server;
  const offers = person.viewer.role === 'onlooker' ? [] : rules.offers(table.board.game, person.viewer);
  if (offers.length > 0 && random() % 3 === 0)
    await person.say({ t: 'ask', id: 'odds', odds: offers[random() % offers.length]?.command });
  await person.say({ t: 'older', before: 1000 });
  await person.say({ t: 'fresh', cursor: random() % 10 });
  await person.call('GET', '/api/tables/:table/export');
  await person.call('GET', `/api/tables/:table/chronicle?locale=${locales[random() % 3]}`);
  if (random() % 4 > 0) return;
  for (const path of ['links', 'copy', 'delete'])
    await person.call('POST', `/api/tables/:table/${path}`, { name: 'x' });
  await person.call('POST', '/api/link', { table: table.house.id, token: person.token });
  const again = await server.enter(person, locales[random() % 3] ?? 'en', random() % 20);
  person.heard.push(...again.heard);
};

/**
 * Play an evening in which the game master hides canaries, and look for them in everything that anyone else got. In most
 * evenings she keeps them hidden, and they may be nowhere. In every fourth she plays them too, and a word may be where
 * the marks in the log or on the table once let it be known, and nowhere else.
 */
export const playEvening = async (game: Game, seed: number, steps: number, log: () => string): Promise<Evening> => {
  const random = wordsFrom(seed);
  const pen = new Pen(wordsFrom(seed + 0x5eed));
  const server = await serverInHand(game, seed, locales[seed % 3]);
  const kinds = new Set<string>();
  const guessers = seed % 3 === 0;
  const played = seed % 4 === 0;
  let hidden = 0;
  for (const [i, command] of (opening[game.id] ?? []).entries()) await server.gm.do(command, `opening${i}`);
  for (let step = 1; step <= steps; step++) {
    const done = await hideSomething(server, pen, step, true);
    hidden += done.length;
    for (const kind of done) kinds.add(kind);
    server.moment(step, 'open');
    const guesses = guessers ? pen.ids() : [];
    const { who, command } = played ? openMove(server, random, guesses, () => true) : openMove(server, random, guesses);
    await server[who].do(command, `o${step}`);
  }
  const leaks: string[] = [];
  let frames = 0;
  let characters = 0;
  server.moment(steps + 1, 'open');
  for (const name of ['anna', 'onlooker', 'bo'] satisfies readonly Name[]) {
    const person = server[name];
    await askForEverything(server, person, random);
    const text = person.heard.join('\n');
    frames += person.heard.length;
    characters += text.length;
    const found = played || name === 'bo' ? unfounded(server, person, text) : leaked(text, guessers);
    if (found !== undefined) leaks.push(`${name} got ${found}`);
    if (text.includes('"code":"internal"')) leaks.push(`${name} met an error`);
  }
  const said = log();
  if (said !== '') leaks.push(`the server said ${said}`);
  return { leaks, moves: server.table.entries.length, hidden, frames, characters, kinds };
};

/** An id that somebody guessed may be in the answer. */
const leaked = (text: string, guessers: boolean): string | undefined =>
  findCanary(text, 'words') ?? (guessers ? undefined : findCanary(text, 'ids'));

/** Words that somebody got and could never know by the marks. */
const unfounded = ({ table }: ServerInHand, { viewer }: Person, text: string): string | undefined => {
  const words = wordsIn(text);
  if (words.size === 0) return undefined;
  const [word] = neverKnown(table, viewer, words);
  return word && text.slice(Math.max(0, text.indexOf(word) - 200), text.indexOf(word) + 100);
};
