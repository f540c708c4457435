import type { Tone } from '@aspekt/contract';
import type { Outcome } from '@aspekt/ode';
import type { OutcomeWords } from '../../lib/game.ts';
import { isOwn, nameOf, onLadder, sideName, type SeenRoll, type Table } from './seen.ts';
import type { OdeWords } from './words/index.svelte.ts';

const tones = {
  style: { tone: 'great', rank: 0 },
  success: { tone: 'good', rank: 1 },
  tie: { tone: 'even', rank: 2 },
  fail: { tone: 'bad', rank: 3 },
} as const satisfies Record<Outcome, Omit<OutcomeWords, 'text'>>;

/** What is good for whoever acts is bad for whoever it is done to. */
const reversed: Readonly<Record<Outcome, Tone>> = { style: 'awful', success: 'bad', tie: 'even', fail: 'good' };

/** Whose roll it was, against whom, and how it went: in colours of the reader's own side. */
export const resultWords = (table: Table, roll: SeenRoll, outcome: Outcome, w: OdeWords): OutcomeWords => {
  const { acting, defence } = roll;
  const against = defence ? nameOf(table.game, defence.actorId, w) : undefined;
  const text = w.roll.result(nameOf(table.game, acting.actorId, w), w.labels.outcomes[outcome], against);
  const suffers = !table.isGm && defence && isOwn(table, defence.actorId) && !isOwn(table, acting.actorId);
  return { text, tone: suffers ? reversed[outcome] : tones[outcome].tone };
};

/** An outcome as the rules count it (`style`, `effort:3`, `winner:players`, `takenOut`) in words. */
export const outcomeWords = (outcome: string, w: OdeWords): OutcomeWords => {
  if (Object.hasOwn(tones, outcome)) {
    const known = outcome as Outcome;
    return { text: w.labels.outcomes[known], ...tones[known] };
  }
  const [kind, what = ''] = outcome.split(':');
  if (kind === 'effort') return { text: onLadder(Number(what), w), tone: 'plain', rank: -Number(what) };
  if (kind === 'winner') return { text: sideName(what, w), tone: what === 'players' ? 'good' : 'bad' };
  if (kind === 'takenOut') return { text: w.labels.statuses.takenOut, tone: 'bad' };
  return { text: outcome, tone: 'plain' };
};
