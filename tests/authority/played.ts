import type { Viewer, Wire } from '@aspekt/contract';
import { simulatedDice, wordsFrom } from '@aspekt/dice';
import type { Game } from '@aspekt/registry';
import { handle, sitDown, type Asking, type Luck, type Outcome, type Table } from '@aspekt/table';
import { isLeftOut } from '@aspekt/testkit';
import { tableOf } from '../fuzz/commands.ts';
import type { Random } from '../fuzz/mutate.ts';
import { inventions } from '../secrets/inventions.ts';
import { authorities } from './page.ts';

export const gm: Viewer = { seat: 'gm', role: 'gm' };
/** Who has the character of the demo. */
export const anna: Viewer = { seat: 'anna', role: 'player' };
/** Who has another. */
export const bo: Viewer = { seat: 'bo', role: 'player' };
/** Who has none. */
export const eva: Viewer = { seat: 'eva', role: 'player' };
/** Whose seat was taken away. */
export const carl: Viewer = { seat: 'carl', role: 'player' };
/** Who never had one. */
export const nobody: Viewer = { seat: 'nobody', role: 'player' };
export const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };
export const everyone: readonly Viewer[] = [gm, anna, bo, eva, carl, nobody, onlooker];

export type Play = {
  readonly table: Table;
  readonly random: Random;
  readonly ask: (by: Viewer, command: Wire, more?: Partial<Asking>) => Outcome;
};

/** A table of a game with its demo played, and everybody who could sit there or could once. */
export const laid = async (game: Game, seed: number): Promise<Play> => {
  const random = wordsFrom(seed);
  const { table, luck }: { table: Table; luck: Luck } = await tableOf(game, random);
  let asked = 0;
  const ask: Play['ask'] = (by, command, more) =>
    handle(table, by, { id: `a${++asked}`, command, ...more }, luck, asked);
  for (const { seat } of [eva, carl]) sitDown(table, { seat, name: seat, role: 'player' }, luck, 1);
  const begun = [
    ask(bo, { type: `${game.id}/createCharacter`, id: 'bos', name: 'Bo' }),
    ask(gm, { type: 'table/remove-seat', seat: carl.seat }),
  ];
  for (const outcome of begun) if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  return { table, random, ask };
};

const players: readonly Viewer[] = [gm, gm, anna, bo];

/** One move: what a sensible player does, along what is offered, or invented. */
export const move = (play: Play): void => {
  const { table, random, ask } = play;
  const habit = random() % 3 === 0 ? table.rules.habit(table.board.game) : undefined;
  if (habit) return void ask(habit.by, habit.command as Wire);
  const by = players[random() % players.length] ?? gm;
  const offers = offeredTo(table, by);
  const offer = offers[random() % Math.max(1, offers.length)];
  const command = random() % 2 === 0 ? offer : invented(play);
  if (command) ask(by, command);
};

const offeredTo = ({ rules, board }: Table, by: Viewer): readonly Wire[] =>
  rules.offers(board.game, by).map(({ command }) => command as Wire);

export const invented = ({ table: { rules, board }, random }: Play): Wire | undefined =>
  inventions[rules.id]?.(board.game as never, random).command as Wire | undefined;

/** A command of each kind for what lies on the table now; of a kind that luck does not bring, one for another time. */
export const ofEveryKind = (play: Play, others: ReadonlyMap<string, Wire>): readonly Wire[] => {
  const { table } = play;
  const found = new Map<string, Wire>();
  for (const by of [gm, anna, bo]) for (const command of offeredTo(table, by)) found.set(command.type, command);
  for (let i = 0; i < draws; i++) {
    const command = invented(play);
    // What somebody would be allowed says more than what nobody is.
    if (command && (!found.has(command.type) || mayBe(table, command))) found.set(command.type, command);
  }
  return [...others].map(([type, command]) => found.get(type) ?? command);
};
const draws = 400;

/** Whether the rules allow it to anybody. */
const mayBe = ({ rules, board }: Table, command: Wire): boolean =>
  [gm, anna, bo].some((by) => rules.decide(board.game, command, { dice: simulatedDice(wordsFrom(1)), by }).ok);

export type Attempt = { readonly by: Viewer; readonly command: Wire };

/** What somebody is offered, sent by everyone in `by` whom the table of authority leaves out. */
export const attempts = (table: Table, by: readonly Viewer[]): readonly Attempt[] => {
  const authority = authorities[table.rules.id];
  if (!authority) throw new Error(`nothing says who may send what in ${table.rules.id}`);
  const offers = [gm, anna, bo].flatMap((one) => offeredTo(table, one));
  const once = new Map(offers.map((command) => [JSON.stringify(command), command]));
  return [...once.values()].flatMap((command) =>
    by.filter((one) => isLeftOut(authority, one, table.board.game, command)).map((one) => ({ by: one, command })),
  );
};
