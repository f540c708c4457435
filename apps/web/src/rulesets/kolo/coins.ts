import type { Seen } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import type { Event } from '@aspekt/kolo';
import type { Line } from '@aspekt/protocol';
import type { DieMark } from '../../lib/game.ts';
import type { SeenTest } from './seen.ts';

/** What becomes of a coin: it counts, is a failure ignored, or a success that must be ignored. */
type Fate = 'counts' | 'forgiven' | 'lost';
export type Coin = { readonly face: number; readonly fate: Fate };

/** The coins of a test with what becomes of each; which of several equal ones is ignored makes no difference. */
export const coinsOf = ({ coins, outcome }: Pick<SeenTest, 'coins' | 'outcome'>): readonly Coin[] => {
  let forgiven = outcome?.ignoredFailures ?? 0;
  let lost = outcome?.ignoredSuccesses ?? 0;
  return coins.map((face) => {
    if (face === 0 && forgiven > 0) {
      forgiven--;
      return { face, fate: 'forgiven' };
    }
    if (face === 1 && lost > 0) {
      lost--;
      return { face, fate: 'lost' };
    }
    return { face, fate: 'counts' };
  });
};

const testsIn = (line: Line): readonly SeenTest[] => {
  const event = line.event as unknown as Seen<Event> | undefined;
  if (event?.type === 'kolo/flipped') return [event.test];
  return event?.type === 'kolo/contested' ? [event.a, event.b] : [];
};

/** In the log: ignored coins are struck out, successes that count are ringed. */
export const marksOf = (line: Line, thrown: Throw): readonly DieMark[] => {
  const heads = thrown.faces.filter((face) => face === 1).length;
  const place = line.dice.indexOf(thrown as never);
  const tests = testsIn(line);
  const test = tests.length > 1 ? tests[place] : tests[0];
  if (!test || test.coins.length !== thrown.faces.length || heads !== test.outcome?.successes) return [];
  return coinsOf({ coins: thrown.faces, outcome: test.outcome }).map(({ face, fate }) => {
    if (fate !== 'counts') return 'struck';
    return face === 1 ? 'counted' : 'plain';
  });
};
