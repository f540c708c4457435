import type { Event } from './model.ts';

/** The words an outcome is counted under; those with a number are written `kp:3`, `damage:2`. */
const outcomeWords = [
  'success',
  'failure',
  'open',
  'a',
  'b',
  'draw',
  'hit',
  'miss',
  'unhurt',
  'out',
  'lives',
  'dies',
  'free',
  'danger',
  'heals',
  'worse',
  'same',
  'done',
  'sum',
  'kp',
  'damage',
  'up',
] as const;
export type OutcomeWord = (typeof outcomeWords)[number];

const passed = (success: boolean | null): string => (success === null ? 'open' : success ? 'success' : 'failure');

/** The bucket an outcome is counted in when odds are asked for: the last thing that luck decided. */
export const outcome = (events: readonly Event[]): string => {
  for (const event of events.toReversed()) {
    const word = wordOf(event);
    if (word !== undefined) return word;
  }
  return 'done';
};

const wordOf = (event: Event): string | undefined => {
  if ('success' in event) return passed(event.success);
  if (event.type === 'aoristos/healingTested') {
    const { healed, worsened } = event;
    return healed > worsened ? 'heals' : worsened > healed ? 'worse' : 'same';
  }
  if (event.type === 'aoristos/tested' || event.type === 'aoristos/psychTested') return passed(event.test.success);
  if (event.type === 'aoristos/upAwarded') return `up:${event.up}`;
  if (event.type === 'aoristos/opposed') return event.winner ?? 'draw';
  if (event.type === 'aoristos/leaveTested') return event.dangerous ? 'danger' : 'free';
  if (event.type === 'aoristos/grappled') return event.won ? 'success' : 'failure';
  if (event.type === 'aoristos/attackRolled') return event.wouldHit ? 'hit' : 'miss';
  if (event.type === 'aoristos/survivalRolled') return event.alive ? 'lives' : 'dies';
  if (event.type === 'aoristos/stressed') return event.lost === null ? 'open' : `kp:${event.lost}`;
  if (event.type === 'aoristos/freeformRolled') return `sum:${event.face}`;
  if (event.type === 'aoristos/handRolled' || event.type === 'aoristos/diceChosen')
    return event.roll.total === null ? 'open' : `sum:${event.roll.total}`;
  if (event.type === 'aoristos/psychTraumaAdded') return `sum:${event.total}`;
  if (event.type === 'aoristos/psychHandRolled') return 'open';
  if (event.type === 'aoristos/wounded') {
    const { damage } = event.numbers.value;
    return event.knockedOut ? 'out' : damage === 0 ? 'unhurt' : `damage:${damage}`;
  }
  return event.type === 'aoristos/attackResolved' && !event.hit ? 'miss' : undefined;
};
