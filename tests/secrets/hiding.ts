import type { Wire } from '@aspekt/contract';
import { aoristos } from './hidden/aoristos.ts';
import { kolo } from './hidden/kolo.ts';
import { nyx } from './hidden/nyx.ts';
import { ode } from './hidden/ode.ts';
import { vastmark } from './hidden/vastmark.ts';
import type { Known, Move, Pen } from './pen.ts';

/** What the table itself lets the game master keep to herself, whatever is played. */
const ofTheTable: readonly Move[] = [
  (pen) => ({ type: 'table/write-note', id: pen.fresh('note'), text: pen.word() }),
  (pen) => ({ type: 'table/strike-note', id: pen.known('note') }),
  (pen) => ({ type: 'table/say', text: pen.word(), to: 'gm' }),
];
/** What passes between her and one player; everyone else knows nothing of it. */
export const withOne = (seat: string, game: string): readonly Move[] => [
  (pen) => ({ type: 'table/say', text: pen.word(), to: [seat] }),
  (pen) => ({
    type: 'table/request',
    id: pen.fresh('request'),
    seat,
    command: requested[game] ?? { type: 'none' },
    note: pen.word(),
  }),
  (pen) => ({ type: 'table/withdraw-request', id: pen.known('request') }),
];
const requested: Readonly<Record<string, Wire>> = {
  nyx: { type: 'nyx/declareAction', id: 'asked', actor: 'phaide', attribute: 'body' },
  aoristos: { type: 'aoristos/freeformRoll' },
  ode: { type: 'ode/rollDice' },
  vastmark: { type: 'vastmark/declareAction', actor: 'tuva', text: 'x' },
  kolo: { type: 'kolo/proposeStory', id: 'asked', actor: 'wanda' },
};

/** Everything that a game lets its game master do without anybody knowing; what is done so must leave no trace. */
const ofTheGame: Readonly<Record<string, readonly Move[]>> = { nyx, aoristos, ode, vastmark, kolo };

/** One thing that the game master does in secret. */
export const secretly = (game: string, pen: Pen, known: Known, more: readonly Move[] = []): Wire => {
  const own = ofTheGame[game] ?? ofTheTable;
  // First there has to be something.
  const first = pen.ids().length === 0 ? own[0] : undefined;
  const move = first ?? pen.pick(pen.number(0, 4) === 0 ? [...ofTheTable, ...more] : own);
  if (!move) throw new Error(`${game} hides nothing`);
  return move(pen, known);
};
