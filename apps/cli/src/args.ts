import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Positional arguments and options; an unknown option is a sentence, not a stack. */
export const readArgs = <const T extends Options>(argv: readonly string[], options: T) => {
  try {
    return parseArgs({
      args: [...argv],
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' }, ...options },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
};

export const wholeNumber = (text: string | undefined, fallback: number, name: string): number => {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Problem(`${name} needs a whole number, not "${text}".`);
  return number;
};

export const readJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};
