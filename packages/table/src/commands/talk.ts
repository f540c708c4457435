import { maySee, secret, type Audience, type Figure, type Hideable, type Viewer } from '@aspekt/contract';
import { refused } from '../outcome.ts';
import { seatOf } from '../house.ts';
import { entryAt, type Table } from '../table.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

/** Speak at the table, as oneself or as a figure one may act for; a whisper is heard by those named, the speaker and the game master. */
export const say = (circumstance: Circumstance, { text, as, to }: Of<'table/say'>): Ruling => {
  const { table, by } = circumstance;
  const figure = as === undefined ? undefined : figureOf(table, as);
  if (as !== undefined && (!figure || !mayActFor(figure, by))) return refused('TABLE_E_NOT_YOUR_FIGURE');
  if (to !== undefined && typeof to !== 'string' && to.some((seat) => !seatOf(table.house, seat))) {
    return refused('TABLE_E_UNKNOWN_SEAT');
  }
  const seconds = secondsToWait(circumstance);
  if (seconds > 0) return refused('TABLE_E_TALK_SLOWLY', { seconds });
  const only = heardBy(to, by);
  const voice = figure && { as: figure.only ? secret(figure.only, figure.id) : figure.id };
  return ruled({ type: 'table/said', seat: by.seat, text, ...voice, ...(only && { only }) });
};

/** In slow mode: how long it is until a player may speak again. The game master speaks whenever she likes. */
const secondsToWait = ({ table, by, now }: Circumstance): number => {
  const every = (table.house.settings.talkEvery ?? 0) * 1000;
  if (every === 0 || by.role === 'gm') return 0;
  for (let seq = table.entries.length; seq > 0; seq--) {
    const { at, by: who, command } = entryAt(table, seq);
    // What is longer ago does not count; nor does what comes after now, by a clock that was put back.
    if (at > now || now - at >= every) return 0;
    if (who === by.seat && command.type === 'table/say') return Math.ceil((at + every - now) / 1000);
  }
  return 0;
};

const figureOf = ({ rules, board }: Table, id: string): (Figure & Hideable) | undefined =>
  (rules.cast(board.game) as readonly (Figure & Hideable)[]).find((figure) => figure.id === id);

const mayActFor = (figure: Figure & Hideable, by: Viewer): boolean =>
  by.role === 'gm' || (figure.owner === by.seat && maySee(figure.only ?? 'everyone', by));

const heardBy = (to: Audience | undefined, by: Viewer): Audience | undefined => {
  if (to === undefined || to === 'everyone') return undefined;
  if (by.role === 'gm') return to;
  return [...new Set([...(to === 'gm' ? [] : to), by.seat])].toSorted();
};
