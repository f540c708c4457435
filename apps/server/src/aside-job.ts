import type { Json, Refusal, Viewer, Wire } from '@aspekt/contract';
import type { OutcomeView } from '@aspekt/protocol';
import type { ImportFault } from '@aspekt/table';

/** Everything is loaded and the work itself begins: what the worker says before each answer. */
export const begun = 'begun';

export type Job = Question | Examination;

/** What somebody wants to know about the odds, and the state it is about. */
export type Question = {
  readonly kind: 'ask';
  readonly game: string;
  readonly state: unknown;
  readonly viewer: Viewer;
  readonly odds: Wire | undefined;
  readonly question: Readonly<Record<string, unknown>> | undefined;
};
/** A file that somebody wants to bring in as a table of a game. */
export type Examination = { readonly kind: 'examine'; readonly game: string; readonly text: string };

export type Answer =
  | { readonly kind: 'odds'; readonly outcomes: readonly OutcomeView[]; readonly unresolved: number }
  | { readonly kind: 'answer'; readonly answer: Json }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It depends on something that the asker may not know, or the table keeps its odds from them. */
  | { readonly kind: 'unknown' }
  /** The file can be brought in. */
  | { readonly kind: 'playable' }
  | { readonly kind: 'fault'; readonly fault: ImportFault }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'too_hard' };
