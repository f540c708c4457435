import { locales, parse, type Wire } from '@aspekt/contract';
import { randomDice, wordsFrom, type Throw } from '@aspekt/dice';
import type { Game } from '@aspekt/registry';
import { askForEverything, hideSomething } from './evening.ts';
import { Pen } from './pen.ts';
import { openMove, opening, staysHidden, type Name, type OpenMove } from './open-play.ts';
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
  const guessers = seed % 5 < 2;
  const pens = [new Pen(wordsFrom(seed + 0x5eed)), quiet ? undefined : new Pen(wordsFrom(seed + 0xfeed))] as const;
  const others: readonly Name[] = toBo ? ['anna', 'onlooker'] : ['anna', 'bo', 'onlooker'];
  const hidden: [number, number] = [0, 0];
  let characters = 0;
  const compared = new Map<Name, number>();
  const difference = (): string | undefined => {
    for (const name of others) {
      const [one, two] = [servers[0][name].heard, servers[1][name].heard];
      for (let i = compared.get(name) ?? 0; i < Math.max(one.length, two.length); i++) {
        const [a = '(nothing)', b = '(nothing)'] = [one[i], two[i]];
        characters += a.length;
        if (a !== b && unsealed(a) !== unsealed(b)) return told(name, a, b);
      }
      compared.set(name, one.length);
    }
    return undefined;
  };
  const both = async (act: (server: ServerInHand) => Promise<string | void>): Promise<readonly (string | void)[]> => [
    await act(servers[0]),
    await act(servers[1]),
  ];
  /** What the game master could do in one of the evenings only, for she knows more, she does not. What Bo was told he may use. */
  const possible = (move: OpenMove): boolean => {
    const { who, command } = move;
    if (!staysHidden(move)) return false;
    const ofTheTable = command.type.startsWith('table/');
    if (who === 'bo') return !toBo || !ofTheTable;
    if (who !== 'gm' || ofTheTable) return true;
    const [one, two] = servers.map((server) => tried(server, command));
    return one !== undefined && one === two;
  };
  for (const [i, command] of (opening[game.id] ?? []).entries()) await both(({ gm }) => gm.do(command, `opening${i}`));
  for (let step = 1; step <= steps; step++) {
    for (const i of [0, 1] as const) {
      const pen = pens[i];
      if (pen) hidden[i] += (await hideSomething(servers[i], pen, step, toBo)).length;
    }
    for (const server of servers) server.moment(step, 'open');
    const { who, command } = openMove(servers[0], random, guessers ? pens[0].ids() : [], possible);
    const [one, two] = await both((server) => server[who].do(command, `o${step}`));
    if (step % 8 === 0) for (const name of others) await both((server) => server[name].settle());
    const found = who === 'gm' && kindOf(one) !== kindOf(two) ? undefined : difference();
    if (found !== undefined)
      return { difference: `${who} ${JSON.stringify(command)}: ${found}`, cut: false, steps: step, hidden, characters };
    if (who === 'gm' && kindOf(one) !== kindOf(two)) return { cut: true, steps: step, hidden, characters };
  }
  for (const server of servers) server.moment(steps + 1, 'open');
  for (const name of others) {
    const asking = random();
    await both((server) => askForEverything(server, server[name], wordsFrom(asking)));
  }
  const found = difference();
  return { ...(found !== undefined && { difference: found }), cut: false, steps, hidden, characters };
};

/** What the rules would say to the game master. Hers alone is what dice that only she sees would come to. */
const tried = ({ rules, table, gm }: ServerInHand, command: Wire): boolean | undefined => {
  const parsed = parse(rules.command, command);
  if (parsed.issues) return false;
  const tape: Throw[] = [];
  const { ok } = rules.decide(table.board.game, parsed.value, { dice: randomDice(wordsFrom(1), tape), by: gm.viewer });
  return tape.every(({ to }) => to === 'everyone') ? ok : undefined;
};

const kindOf = (answer: string | void): string => /^\{"t":"(\w+)"/.exec(answer ?? '')?.[1] ?? '';

const told = (name: string, a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 150);
  return `${name} got\n${around(a)}\nwhere the other evening said\n${around(b)}`;
};
