import { randomDice, readExpression, throwExpression, type Throw } from '@aspekt/dice';
import { randomBytes } from 'node:crypto';
import { readArgs, wholeNumber } from '../args.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** Throws dice once or several times: 2d6+1, 4dF, 3d10-2. */
export const roll = (argv: readonly string[]): number => {
  const { positionals, values } = readArgs(argv, Infinity, { times: { type: 'string' } });
  const text = positionals.join(' ');
  const expression = readExpression(text);
  if ('why' in expression) throw new Problem(t.cannotRoll(text, t.misread[expression.why], expression.at + 1));
  const times = wholeNumber(values.times, 1, '--times', 1);
  for (let i = 0; i < times; i++) {
    const tape: Throw[] = [];
    const total = throwExpression(
      expression,
      randomDice(() => randomBytes(4).readUInt32BE(), tape),
    );
    if (values.json) printJson({ total, throws: tape.map(({ die, faces }) => ({ die, faces })) });
    else console.log(`${total}  (${tape.map(({ die, faces }) => `${die}: ${faces.join(' ')}`).join('; ')})`);
  }
  return 0;
};
