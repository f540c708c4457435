import { foresee, type Json, type Viewer } from '@aspekt/contract';
import { operatorLanguage } from '@aspekt/server/operator';
import { readArgs, readJson } from '../args.ts';
import { commandOf, gameNamed, questionOf, stateFrom } from '../game.ts';
import { terminalWords } from '../play/words.ts';
import { outcomesOf, printJson, printOutcomes } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

/** The exact odds of a command, or the answer to one of the game's own questions. */
export const odds = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 2, {
    state: { type: 'string' },
    question: { type: 'string' },
    as: { type: 'string' },
  });
  const [game, raw] = positionals;
  const rules = await gameNamed(game);
  const state = stateFrom(rules, values.state);
  const by: Viewer = values.as === undefined ? gm : { seat: values.as, role: 'player' };
  const mayAsk = (question?: unknown): void => {
    if (rules.mayForesee?.(state, by, question) === false) throw new Problem(terminalWords[operatorLanguage].oddsKept);
  };

  if (values.question !== undefined) {
    const question = questionOf(rules, readJson(values.question, t.theQuestion));
    mayAsk(question);
    const answer: Json | { readonly refusal: { readonly code: string } } | undefined = rules.questions?.answer(
      state,
      question,
    );
    console.log(JSON.stringify(answer, undefined, values.json ? undefined : 2));
    return isRefusal(answer) ? 1 : 0;
  }

  mayAsk();
  if (raw === undefined) throw new Problem(t.oddsOfWhat);
  const found = foresee(rules, state, commandOf(rules, readJson(raw, t.theCommand), t.theCommand), by);
  if ('refusal' in found) {
    if (values.json) printJson({ refusal: found.refusal });
    else console.error(rules.explain(found.refusal, operatorLanguage));
    return 1;
  }
  if (values.json) printJson({ outcomes: outcomesOf(found), unresolved: found.unresolved, paths: found.paths });
  else printOutcomes(found);
  return 0;
};

const isRefusal = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'refusal' in answer;
