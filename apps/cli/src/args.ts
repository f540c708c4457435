import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Positional arguments and options; an unknown option is a sentence, not a stack. */
export const readArgs = <const T extends Options>(argv: readonly string[], options: T) => {
  try {
    return parseArgs({
      args: [...argv],
      options: { ...common, ...options },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Problem(misfit(error));
  }
};

/** What every command takes. The language is chosen before anything is said. */
const common = {
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Options;

/** Node says it in English, and at length; the code and the name of the option are enough. */
const misfit = (error: unknown): string => {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const option = /'(-[^' =]+)/u.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return t.unknownOption(option);
  return error.message.includes('does not take') ? t.noValueWanted(option) : t.valueWanted(option);
};

export const wholeNumber = (text: string | undefined, fallback: number, name: string): number => {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Problem(t.wholeNumber(name, text));
  return number;
};

export const readJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(t.notJson(what, error instanceof Error ? error.message : String(error)));
  }
};
