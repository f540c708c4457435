import type { Wire } from '@aspekt/contract';
import type { Wait } from '../../lib/game.ts';
import { momentOf, waitedFor } from './moment.ts';
import { labelOf, nameOf, personOf, type Command, type Table } from './seen.ts';
import { wordsFor } from './words/index.svelte.ts';

/** What play waits for from others; what waits for this seat is in its tray. */
export const waitsFor = (table: Table): readonly Wait[] => {
  const { game } = table;
  const w = wordsFor(table.locale);
  const moment = momentOf(table);
  if (moment.kind !== 'wait') return [];
  const who = waitedFor(moment);
  if (who === undefined) return [];
  const seat = personOf(game, who)?.controllerId;
  return [{ text: w.waits[whyWaiting(table)](nameOf(game, who, w)), ...(seat != null && { seat }) }];
};

/** What another one has to decide. */
const whyWaiting = ({ game }: Table): 'due' | 'vigilance' | 'attack' | 'turn' => {
  if (game.dueRolls.some(({ kind }) => kind !== 'healing')) return 'due';
  const step = game.combat?.pendingAttack?.step;
  if (step === 'vigilance') return 'vigilance';
  return step ? 'attack' : 'turn';
};

/** A prepared roll in words, for the one who is asked. */
export const requestWords = (command: Wire, table: Table): string =>
  labelOf(table.game, command as unknown as Command, wordsFor(table.locale));
