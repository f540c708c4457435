import { locales, parse, type Offer, type Wire } from '@aspekt/contract';
import { randomDice, wordsFrom, type Throw } from '@aspekt/dice';
import type { Game } from '@aspekt/registry';
import { asked } from './besides.ts';
import { askForEverything } from './evening.ts';
import { hideSomething, idsHidden, idsToGuess, keepFromBo } from './hide.ts';
import { Pen } from './pen.ts';
import { comingToLight } from './coming-to-light.ts';
import { openMove, openings, staysHidden, type Name, type OpenMove } from './open-play.ts';
import { serverInHand, type ServerInHand } from './server-in-hand.ts';

export type Pair = {
  /** Where somebody who may not know got something else; undefined if nowhere. */
  readonly difference?: string;
  /** The game master's own open move went otherwise, for she knows more: the pair was compared up to there. */
  readonly cut: boolean;
  readonly steps: number;
  /** How many hidden commands were accepted in the one and in the other. */
  readonly hidden: readonly [number, number];
  readonly characters: number;
};

/** The seal of a secret roll is noise to whoever cannot open it, and the hashes after it follow from it. */
const unsealed = (text: string): string => text.replaceAll(/"(hash|prev|last|sealed)":"[0-9a-f]{64}"/g, '"$1":"…"');

/**
 * Two evenings with the same open play and the same dice, in which the game master hides other things: other words and
 * numbers, done at other times, or (`quiet`) nothing at all. Whoever may not know is sent the same, to the byte.
 */
export const playPair = async (game: Game, seed: number, steps: number): Promise<Pair> => {
  const random = wordsFrom(seed);
  const locale = locales[seed % 3] ?? 'en';
  const servers = [await serverInHand(game, seed, locale), await serverInHand(game, seed, locale)] as const;
  const quiet = seed % 2 === 0;
  // In some pairs Bo is let in on something; in the others he may know no more than Anna.
  const toBo = seed % 3 === 0;
  // In others Anna has secrets of her own, and Bo is compared.
  const annaToo = seed % 3 === 1;
  const guessers = seed % 5 < 2;
  const pens = [new Pen(wordsFrom(seed + 0x5eed)), quiet ? undefined : new Pen(wordsFrom(seed + 0xfeed))] as const;
  const others = (['anna', 'bo', 'onlooker'] as const).filter(
    (name) => !(name === 'bo' ? toBo : name === 'anna' && annaToo),
  );
  const hidden: [number, number] = [0, 0];
  let characters = 0;
  const compared = new Map<Name, number>();
  const difference = (): string | undefined => {
    for (const name of others) {
      const [one, two] = [servers[0][name].heard, servers[1][name].heard];
      for (let i = compared.get(name) ?? 0; i < Math.max(one.length, two.length); i++) {
        const [a = '(nothing)', b = '(nothing)'] = [one[i], two[i]];
        characters += a.length;
        if (a !== b && unsealed(a) !== unsealed(b)) return told(name, unsealed(a), unsealed(b));
      }
      compared.set(name, one.length);
    }
    return undefined;
  };
  const both = async (act: (server: ServerInHand) => Promise<string | void>): Promise<readonly (string | void)[]> => [
    await act(servers[0]),
    await act(servers[1]),
  ];
  /** The same in the other evening, where what is new may be offered with another id. */
  const elsewhere = (move: OpenMove): OpenMove =>
    move.offered && move.who === 'gm' ? { ...move, command: offeredThere(servers[0], servers[1], move.command) } : move;
  /**
   * What the game master could do in one of the evenings only, for she knows more, she does not, nor what brings to light what is
   * not the same in both. What Bo was told he may use.
   */
  const possibleUnless =
    (names: readonly string[]) =>
    (move: OpenMove): boolean => {
      const { who, command } = move;
      // What brings something to light is held against the other evening below.
      if (!staysHidden(names, new Set())(move)) return false;
      const ofTheTable = command.type.startsWith('table/');
      if (ofTheTable) return !(who === 'bo' ? toBo : who === 'anna' && annaToo);
      const knowing = who === 'gm' || (who === 'anna' && annaToo);
      const there = elsewhere(move);
      if (comingToLight(servers[0], command, knowing) !== comingToLight(servers[1], there.command, knowing))
        return false;
      if (!knowing) return true;
      const [one, two] = [tried(servers[0], move), tried(servers[1], there)];
      return one !== undefined && one === two;
    };
  for (const [i, command] of openings(game.id, seed).entries()) await both(({ gm }) => gm.do(command, `opening${i}`));
  for (let step = 1; step <= steps; step++) {
    for (const i of [0, 1] as const) {
      const pen = pens[i];
      if (!pen) continue;
      hidden[i] += (await hideSomething(servers[i], pen, step, { toBo })).length;
      if (annaToo) hidden[i] += (await keepFromBo(servers[i], pen, step)).length;
    }
    for (const server of servers) server.moment(step, 'open');
    const hiddenNow = servers.flatMap((server, i) => idsHidden(server, pens[i] ?? pens[0]));
    const guesses = guessers ? idsToGuess(servers, pens[0]) : [];
    const move = openMove(servers[0], random, guesses, possibleUnless(hiddenNow));
    const { who, command, more } = move;
    const there = elsewhere(move).command;
    const [one, two] = await both((server) =>
      server[who].do(server === servers[0] ? command : there, `o${step}`, more),
    );
    const curious = others[step % others.length] ?? 'onlooker';
    if (random() % 3 === 0) {
      const question = asked(servers[0], servers[0][curious].viewer, guesses, random);
      await both((server) => server[curious].say(question));
    }
    if (step % 8 === 0) for (const name of others) await both((server) => server[name].settle());
    const parted = !others.some((name) => name === who) && kindOf(one) !== kindOf(two);
    const found = parted ? undefined : difference();
    if (found !== undefined)
      return { difference: `${who} ${JSON.stringify(command)}: ${found}`, cut: false, steps: step, hidden, characters };
    if (parted) return { cut: true, steps: step, hidden, characters };
  }
  for (const server of servers) server.moment(steps + 1, 'open');
  for (const name of others) {
    const asking = random();
    await both((server) => askForEverything(server, server[name], wordsFrom(asking)));
  }
  const found = difference();
  return { ...(found !== undefined && { difference: found }), cut: false, steps, hidden, characters };
};

/** What the rules would say to whoever knows more. What dice that not everyone sees would come to is unknown. */
const tried = (server: ServerInHand, { who, command, more }: OpenMove): boolean | undefined => {
  const { rules, table } = server;
  const parsed = parse(rules.command, command);
  if (parsed.issues) return false;
  const tape: Throw[] = [];
  const context = {
    dice: randomDice(wordsFrom(1), tape),
    by: server[who].viewer,
    ...(more.overrule && { overrule: more.overrule }),
  };
  const { ok } = rules.decide(table.board.game, parsed.value, context);
  return tape.every(({ to }) => to === 'everyone') ? ok : undefined;
};

/** An offer without the ids that are nowhere on the table yet. */
const withoutNew = ({ table }: ServerInHand, command: Wire): string => {
  const known = JSON.stringify(table.board.game) ?? '';
  return JSON.stringify(command, (key, value: unknown) =>
    key === 'rolls' || (key === 'id' && typeof value === 'string' && !known.includes(`"${value}"`)) ? '' : value,
  );
};

/** What the game master is offered in the other evening that is the same but for ids of what is new. */
const offeredThere = (here: ServerInHand, there: ServerInHand, command: Wire): Wire => {
  const wanted = withoutNew(here, command);
  const offers = there.rules.offers(there.table.board.game, there.gm.viewer) as readonly Offer<Wire>[];
  return offers.find((offer) => withoutNew(there, offer.command) === wanted)?.command ?? command;
};

const kindOf = (answer: string | void): string => /^\{"t":"(\w+)"/.exec(answer ?? '')?.[1] ?? '';

const told = (name: string, a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 150);
  return `${name} got\n${around(a)}\nwhere the other evening said\n${around(b)}`;
};
