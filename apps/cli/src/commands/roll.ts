import { randomDice, readExpression, throwExpression, type Misread, type Throw } from '@aspekt/dice';
import { randomBytes } from 'node:crypto';
import { readArgs, wholeNumber } from '../args.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';

const why: Readonly<Record<Misread['why'], string>> = {
  empty: 'there is nothing to roll',
  unexpected: 'a number, a die such as 2d6, + or - was expected here',
  'too-long': 'it is longer than 100 characters',
  'too-many-dice': 'between 1 and 1000 dice can be rolled at once',
  'bad-die': 'a die has 2 to 1000 sides, or is dF, dc (coin) or d0-9',
};

/** Throws dice once or several times: 2d6+1, 4dF, 3d10-2. */
export const roll = (argv: readonly string[]): number => {
  const { positionals, values } = readArgs(argv, { times: { type: 'string' } });
  const text = positionals.join(' ');
  const expression = readExpression(text);
  if ('why' in expression)
    throw new Problem(`"${text}" cannot be rolled: ${why[expression.why]} (at ${expression.at + 1}).`);
  const times = wholeNumber(values.times, 1, '--times');
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
