import { locales } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { findCanary } from './canary.ts';
import { hideSomething, idsHidden, idsToGuess, keepFromBo } from './hide.ts';
import { Pen, type Random } from './pen.ts';
import { asked } from './besides.ts';
import { openMove, openings, staysHidden, type Name } from './open-play.ts';
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
  if (random() % 2 === 0) await server.reopen();
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
  // In some evenings Anna has secrets too, and Bo is kept out of them.
  const annaToo = seed % 5 < 2;
  let hidden = 0;
  for (const [i, command] of openings(game.id, seed).entries()) await server.gm.do(command, `opening${i}`);
  for (let step = 1; step <= steps; step++) {
    const done = await hideSomething(server, pen, step, { toBo: !annaToo, told: played, wordsOnly: true });
    const between = annaToo ? await keepFromBo(server, pen, step, { wordsOnly: true }) : [];
    hidden += done.length + between.length;
    for (const kind of done) kinds.add(kind);
    server.moment(step, 'open');
    const hiddenNow = idsHidden(server, pen);
    const guesses = guessers ? idsToGuess([server], pen) : [];
    const possible = played ? () => true : staysHidden(hiddenNow);
    const { who, command, more } = openMove(server, random, guesses, possible);
    await server[who].do(command, `o${step}`, more);
    const curious = server[curiosity[step % curiosity.length] ?? 'anna'];
    if (random() % 3 === 0) await curious.say(asked(server, curious.viewer, guesses, random));
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
    const mayKnowSome = played || name === (annaToo ? 'anna' : 'bo');
    const found = mayKnowSome ? unfounded(server, person, text) : leaked(text, guessers);
    if (found !== undefined) leaks.push(`${name} got ${found}`);
    if (text.includes('"code":"internal"')) leaks.push(`${name} met an error`);
  }
  const said = log();
  if (said !== '') leaks.push(`the server said ${said}`);
  return { leaks, moves: server.table.entries.length, hidden, frames, characters, kinds };
};

/** Who asks for odds and the like, in turn. */
const curiosity: readonly Name[] = ['anna', 'bo', 'onlooker'];

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
