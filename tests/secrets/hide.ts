import type { Wire } from '@aspekt/contract';
import { thingsIn } from '@aspekt/testkit';
import { canary } from './canary.ts';
import { leavesShown } from './counted.ts';
import { derived, hiddenIds, names } from './derived.ts';
import { secretly, withOne } from './hiding.ts';
import type { Known, Pen } from './pen.ts';
import type { ServerInHand } from './server-in-hand.ts';

const known = ({ table, bo, rules }: ServerInHand): Known => ({
  figures: (rules.cast(table.board.game) as readonly { readonly id: string; readonly only?: unknown }[])
    .filter(({ only }) => only === undefined)
    .map(({ id }) => id),
  seats: [bo.viewer.seat],
});

/** Ids of what the game master hides: those that are on the table, and those that she wrote down. */
export const idsHidden = ({ table }: ServerInHand, pen: Pen): readonly string[] => [
  ...hiddenIds(thingsIn(table.board.game)),
  ...pen.ids(),
];

/**
 * Of those, what somebody guesses: that there is such a thing, where there is any. Words cannot be guessed, and what is hidden in
 * the demo everybody can read there.
 */
export const idsToGuess = (servers: readonly ServerInHand[], pen: Pen): readonly string[] => {
  const there = servers.flatMap(({ rules, table }) => {
    const demo = JSON.stringify(rules.demo('en'));
    return [...hiddenIds(thingsIn(table.board.game))].filter((id) => !id.includes(canary) && !demo.includes(`"${id}"`));
  });
  return there.length > 0 ? there : pen.ids();
};

/** The same with the id that the game itself proposes where something like it is offered that is about what is hidden. */
const asProposed = ({ rules, table, gm }: ServerInHand, command: Wire): Wire => {
  const hidden = hiddenIds(thingsIn(table.board.game));
  const offered = rules
    .offers(table.board.game, gm.viewer)
    .find((offer) => offer.command.type === command.type && names(offer.command, hidden));
  const id = offered && (offered.command as Wire)['id'];
  return typeof id === 'string' ? { ...command, id } : command;
};

type Hiding = {
  /** Bo is let in on some of it. */
  readonly toBo?: boolean;
  /** What is done with it may be told to the others, as the rules have it. */
  readonly told?: boolean;
  /** Only words are looked for in what others get. */
  readonly wordsOnly?: boolean;
};

const hiddenMove = (
  server: ServerInHand,
  pen: Pen,
  { toBo = false, told = false, wordsOnly = false }: Hiding,
): Wire => {
  const { rules, table, gm, anna, bo, onlooker } = server;
  const others = [anna, bo, onlooker].map(({ viewer }) => viewer);
  const found = pen.number(0, 2) > 0 ? derived(rules, table.board.game, pen, gm.viewer, others) : undefined;
  const leaves = found && leavesShown(server, found.command, gm.viewer, wordsOnly);
  if (leaves && (told || found.untold)) return found.command;
  const command = secretly(rules.id, pen, known(server), toBo ? withOne(bo.viewer.seat, rules.id) : []);
  return 'id' in command && pen.number(0, 3) === 0 ? asProposed(server, command) : command;
};

/** Hide up to three things; the others must be sent nothing. Returns the types of what was accepted. */
export const hideSomething = async (
  server: ServerInHand,
  pen: Pen,
  step: number,
  hiding: Hiding,
): Promise<readonly string[]> => {
  server.moment(step, 'hidden');
  const done: string[] = [];
  for (let i = pen.number(0, 3); i > 0; i--) {
    const command = hiddenMove(server, pen, hiding);
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

/**
 * Up to two things between Anna and the game master that neither Bo nor anybody who looks on may know of: what she does
 * that the rules tell them nothing of, and what the two say to each other.
 */
export const keepFromBo = async (
  server: ServerInHand,
  pen: Pen,
  step: number,
  { wordsOnly = false }: Pick<Hiding, 'wordsOnly'> = {},
): Promise<readonly string[]> => {
  server.moment(step, 'hidden');
  const { rules, table, gm, anna, bo, onlooker } = server;
  const others = [bo.viewer, onlooker.viewer];
  const done: string[] = [];
  for (let i = pen.number(0, 2); i > 0; i--) {
    const found = pen.coin ? derived(rules, table.board.game, pen, anna.viewer, others) : undefined;
    const said: Wire = { type: 'table/say', text: pen.word(), to: 'gm' };
    const told = pen.pick(withOne(anna.viewer.seat, rules.id))?.(pen, known(server));
    const leaves = found && leavesShown(server, found.command, anna.viewer, wordsOnly);
    const [who, command] =
      leaves && found.untold ? [anna, found.command] : pen.coin || !told ? [anna, said] : [gm, told];
    if ((await who.do(command, `a${step}-${i}`)).startsWith('{"t":"done"')) done.push(command.type);
  }
  return done;
};
