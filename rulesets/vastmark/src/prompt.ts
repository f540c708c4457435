import type { Outcome, Prompt } from './model.ts';

/** What the game master is asked to tell: a status quo, a mishap, a perfection, or who failed worse (VAST-SQ-02, VAST-ZERO-04, VAST-PERF-03, VAST-ZERO-05). */
export const promptFor = (outcome: Outcome, worse: boolean): Prompt | null => {
  switch (outcome) {
    case 'statusQuo':
    case 'zeroed':
    case 'perfection':
      return outcome;
    case 'failure':
      return worse ? 'worse' : null;
    case 'success':
      return null;
  }
};
