import { parentPort, workerData } from 'node:worker_threads';
import {
  foresee,
  guarded,
  NotYours,
  parse,
  type AnyRuleSet,
  type Json,
  type Refusal,
  type Viewer,
  type Wire,
} from '@aspekt/contract';
import { show } from '@aspekt/dice';
import type { OutcomeView } from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';

/** What somebody wants to know about the odds, and the state it is about. */
export type Question = {
  readonly game: string;
  readonly state: unknown;
  readonly viewer: Viewer;
  readonly odds: Wire | undefined;
  readonly question: Readonly<Record<string, unknown>> | undefined;
};
export type Answer =
  | { readonly kind: 'odds'; readonly outcomes: readonly OutcomeView[]; readonly unresolved: number }
  | { readonly kind: 'answer'; readonly answer: Json }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It depends on something that the asker may not know. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'too_hard' };

/** Rules run on a guarded copy of the state: what the asker may not know is not there, or stops them. */
const answerTo = (rules: AnyRuleSet, { state, viewer, odds, question }: Question): Answer => {
  const known = guarded(state, viewer);
  if (odds) return oddsOf(rules, known, odds, viewer);
  const parsed = rules.questions && question ? parse(rules.questions.schema, question) : undefined;
  if (!rules.questions || !parsed || parsed.issues) return { kind: 'invalid' };
  const answer = rules.questions.answer(known, parsed.value);
  return isRefusal(answer) ? { kind: 'refused', refusal: answer.refusal } : { kind: 'answer', answer: answer as Json };
};

const oddsOf = (rules: AnyRuleSet, state: unknown, odds: Wire, by: Viewer): Answer => {
  const parsed = parse(rules.command, odds);
  if (parsed.issues) return { kind: 'invalid' };
  const found = foresee(rules, state, parsed.value, by);
  if ('refusal' in found) return { kind: 'refused', refusal: found.refusal };
  const outcomes = [...found.of].map(([outcome, { p, exact, error }]): OutcomeView => ({
    outcome,
    p,
    ...(exact && { exact: show(exact) }),
    ...(error !== undefined && { error }),
  }));
  return { kind: 'odds', outcomes, unresolved: found.unresolved };
};

const isRefusal = (answer: unknown): answer is { readonly refusal: Refusal } =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

const { games }: { games: readonly Game[] } = await import(String(workerData.games));

const consider = async (question: Question): Promise<Answer> => {
  const rules = await games.find(({ id }) => id === question.game)?.load();
  if (!rules) return { kind: 'invalid' };
  try {
    return answerTo(rules, question);
  } catch (error) {
    // On a guarded state a rule may also stumble over something that is simply not there.
    return error instanceof NotYours || question.viewer.role !== 'gm' ? { kind: 'unknown' } : { kind: 'too_hard' };
  }
};

parentPort?.on('message', (question: Question) => {
  void consider(question).then((answer) => parentPort?.postMessage(answer));
});
