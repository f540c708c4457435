import { parse, type RuleSet, type Schema, type Tagged } from '@aspekt/contract';

const defaults = <T>(schema: Schema<T>): T => {
  const checked = parse(schema, {});
  if (checked.issues) throw new Error('an empty object is the defaults of every game');
  return checked.value;
};

/** Ask a game about its odds at a table that was just opened; a refusal is a mistake in the line. */
export const asker = <State, Command extends Tagged, Event extends Tagged, Sheet, Settings, Question>(
  rules: RuleSet<State, Command, Event, Sheet, Settings, Question>,
  state: State = rules.initial(defaults(rules.settings)),
): ((question: Question) => unknown) => {
  return (question) => {
    const answer = rules.questions?.answer(state, question);
    if (typeof answer === 'object' && answer !== null && 'refusal' in answer) throw new Error(JSON.stringify(answer));
    return answer;
  };
};
