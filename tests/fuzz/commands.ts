import { locales, type Refusal, type Viewer, type Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { games, type Game } from '@aspekt/registry';
import {
  explain,
  exportFor,
  follow,
  gameFor,
  handle,
  linesBetween,
  offersFor,
  openTable,
  sightOf,
  sitDown,
  viewOf,
  type Luck,
  type Outcome,
  type Table,
} from '@aspekt/table';
import { readJson } from '@aspekt/protocol';
import { inventions } from '../secrets/inventions.ts';
import { changed, type Random } from './mutate.ts';

export const people: readonly Viewer[] = [
  { seat: 'gm', role: 'gm' },
  { seat: 'anna', role: 'player' },
  { seat: 'bo', role: 'player' },
  { seat: 'onlooker', role: 'onlooker' },
];

const luckFrom = (random: Random): Luck => ({
  seed: () => Array.from({ length: 8 }, () => random().toString(16).padStart(8, '0')).join(''),
});

/** A table of a game with its demo played and two players. */
export const tableOf = async (game: Game, random: Random): Promise<{ readonly table: Table; readonly luck: Luck }> => {
  const luck = luckFrom(random);
  const rules = await game.load();
  const settings = { dial: 'suggest', typedDice: random() % 2 === 0, onlookers: true } as const;
  const table = openTable(rules, { id: 'fuzz', name: 'Fuzz', locale: 'en', settings, gameSettings: {} }, luck, 1);
  if (!table) throw new Error(`${game.id} does not take its own defaults`);
  for (const { seat, role } of people) if (role !== 'onlooker') sitDown(table, { seat, name: seat, role }, luck, 1);
  for (const [i, { as, command }] of rules.demo('en').entries()) {
    const by: Viewer = as === 'gm' ? { seat: 'gm', role: 'gm' } : { seat: 'anna', role: 'player' };
    handle(table, by, { id: `demo${i}`, command: command as Wire }, luck, 1);
  }
  return { table, luck };
};

export const ofTheTable: readonly Wire[] = [
  { type: 'table/say', text: 'Hello', to: ['bo'], as: 'phaide' },
  { type: 'table/say', text: 'Hello', to: 'gm' },
  { type: 'table/rename', name: 'Name' },
  { type: 'table/configure', settings: { dial: 'do', typedDice: true, onlookers: false } },
  { type: 'table/rename-seat', seat: 'anna', name: 'Anna' },
  { type: 'table/write-note', id: 'n1', text: 'Text', hidden: true },
  { type: 'table/reveal-note', id: 'n1' },
  { type: 'table/strike-note', id: 'n1' },
  { type: 'table/request', id: 'r1', seat: 'anna', command: { type: 'table/undo' }, note: 'x' },
  { type: 'table/withdraw-request', id: 'r1' },
  { type: 'table/undo', line: 5 },
  { type: 'table/redo' },
  { type: 'table/ask-undo', line: 5 },
  { type: 'table/answer-undo', agree: true },
  { type: 'table/x-card' },
  { type: 'table/resume' },
  { type: 'table/reveal-dice', audience: 'everyone' },
  { type: 'table/open-roll', line: 5 },
];

/** A command that somebody could send here, and then something about it changed. */
const strangeCommand = (table: Table, offers: readonly Wire[], random: Random): unknown => {
  const kind = random() % 12;
  const valid =
    kind === 0
      ? ofTheTable[random() % ofTheTable.length]
      : kind < 6 && offers.length > 0
        ? offers[random() % offers.length]
        : inventions[table.rules.id]?.(table.board.game as never, random).command;
  let command: unknown = valid;
  for (let i = random() % 3; i > 0; i--) command = changed(command, random);
  return command;
};

const goingOn = (table: Table): readonly Wire[] => {
  if (table.house.paused) return [{ type: 'table/resume' }];
  const { safety } = table.board.game as { readonly safety?: unknown };
  return safety ? [{ type: 'ode/resolveSafety' }] : [];
};

const hollow = /undefined|NaN|\[object/u;
/** Whether something is missing in it that nobody wrote. */
const isHollow = (sentence: string, about: Refusal['data']): boolean =>
  hollow.test(sentence) && !hollow.test(JSON.stringify(about) ?? '');

export type CommandFuzz = {
  readonly commands: number;
  readonly kinds: Readonly<Record<Outcome['kind'] | 'unreadable', number>>;
  readonly faults: readonly string[];
};

/** As many commands on one table; then it is another, for tables grow. */
const perTable = 1500;

/**
 * Commands of all games with their arguments changed: the table throws at none of them, says why not in every language,
 * lets onlookers do nothing, and can be shown to everyone afterwards.
 */
export const fuzzCommands = async (
  count: number,
  seed: number,
  sofar: (figures: object) => void = () => {},
): Promise<CommandFuzz> => {
  const kinds = { accepted: 0, refused: 0, waiting: 0, repeated: 0, invalid: 0, unreadable: 0 };
  const faults: string[] = [];
  let done = 0;
  for (let n = 0; done < count && faults.length < 10; n++) {
    const game = games[n % games.length];
    if (!game) break;
    sofar({ commands: done, ...kinds });
    const random = wordsFrom(seed + n);
    const { table, luck } = await tableOf(game, random);
    let offers: readonly Wire[] = [];
    for (let i = 0; i < perTable && done < count; i++, done++) {
      const by = people[Math.min((random() % 9) >> 1, random() % people.length)] as Viewer;
      // Whoever stops the game does not stop the search.
      for (const command of goingOn(table)) handle(table, people[0] as Viewer, { id: `on${i}`, command }, luck, i);
      if (i % 10 === 0) offers = table.rules.offers(table.board.game, by).map(({ command }) => command as Wire);
      const told = (what: string, command: unknown): void =>
        void faults.push(`${game.id}, seed ${seed + n}, step ${i}, ${by.seat}: ${what}: ${JSON.stringify(command)}`);
      const command = strangeCommand(table, offers, random);
      // What cannot be read as JSON never comes as far as the table.
      const read = readJson(JSON.stringify({ command }) ?? '');
      const wire = read.fault ? undefined : (read.value as { readonly command: Wire }).command;
      if (typeof wire?.type !== 'string') {
        kinds.unreadable++;
        continue;
      }
      try {
        const faces = random() % 9 === 0 ? [random() % 7, random() % 11] : undefined;
        const asking = {
          id: `c${i}`,
          command: wire,
          ...(faces && { faces }),
          ...(i % 7 === 0 && { overrule: true as const }),
        };
        const outcome = handle(table, by, asking, luck, i);
        kinds[outcome.kind]++;
        if (outcome.kind === 'accepted' && by.role === 'onlooker') told('an onlooker acted', command);
        if (outcome.kind === 'refused') {
          const { refusal } = outcome;
          for (const locale of locales) {
            const sentence = explain(table.rules, refusal, locale);
            if (!refusal.code || !sentence) told(`no sentence for ${refusal.code}`, command);
            else if (isHollow(sentence, refusal.data)) told(`a hollow sentence in ${locale}: ${sentence}`, command);
          }
        }
        if (i % 150 === 149) showEveryone(table);
      } catch (error) {
        told(String(error instanceof Error ? error.stack : error), command);
        break;
      }
    }
    if (table.house.seats.some(({ seat, role }) => role !== people.find((one) => one.seat === seat)?.role))
      faults.push(`${game.id}, seed ${seed + n}: somebody’s role changed`);
  }
  return { commands: done, kinds, faults };
};

export const showEveryone = (table: Table): void => {
  for (const [i, viewer] of people.entries()) {
    const sight = sightOf(viewer, locales[i % 3] ?? 'en');
    follow(table, sight);
    linesBetween(table, sight, sight.seqs.length - 50, sight.seqs.length);
    viewOf(table, sight, new Set());
    gameFor(table, sight);
    offersFor(table, sight);
  }
  exportFor(table, people[1] as Viewer);
};
