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
import { importTable } from '@aspekt/table';
import type { Answer, Examination, Job, Question } from './aside-job.ts';

/** What is answered to a job, wherever it is done. */
export const answerFor = (rules: AnyRuleSet, job: Job): Answer => {
  if (job.kind === 'examine') return examine(rules, job);
  try {
    return answerTo(rules, job);
  } catch (error) {
    // On a guarded state a rule may also stumble over something that is simply not there.
    return error instanceof NotYours || job.viewer.role !== 'gm' ? { kind: 'unknown' } : { kind: 'too_hard' };
  }
};

/** Rules run on a guarded copy of the state: what the asker may not know is not there, or stops them. */
const answerTo = (rules: AnyRuleSet, { state, viewer, odds, question }: Question): Answer => {
  const known = guarded(state, viewer);
  const may = (asked?: unknown): boolean => rules.mayForesee?.(known, viewer, asked) !== false;
  if (odds) return may() ? oddsOf(rules, known, odds, viewer) : { kind: 'unknown' };
  const parsed = rules.questions && question ? parse(rules.questions.schema, question) : undefined;
  if (!rules.questions || !parsed || parsed.issues) return { kind: 'invalid' };
  if (!may(parsed.value)) return { kind: 'unknown' };
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

/** Play the whole file once, to no end but to know that it can be played. */
const examine = (rules: AnyRuleSet, { text }: Examination): Answer => {
  const luck = { seed: () => '00'.repeat(32) };
  const table = importTable(rules, text, { id: 'examined', luck, now: 0 });
  return 'fault' in table ? { kind: 'fault', fault: table.fault } : { kind: 'playable' };
};
