import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** At most so many positional arguments, and options; what does not belong there is a sentence, not a stack. */
export const readArgs = <const T extends Options>(argv: readonly string[], most: number, options: T) => {
  const found = parsed(argv, options);
  const surplus = found.positionals[most];
  if (surplus !== undefined) throw new Problem(t.surplus(surplus));
  return found;
};

const parsed = <const T extends Options>(argv: readonly string[], options: T) => {
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
  if (error.message.includes('ambiguous')) return t.dashedValue(option);
  return error.message.includes('does not take') ? t.noValueWanted(option) : t.valueWanted(option);
};

export const wholeNumber = (text: string | undefined, fallback: number, name: string, least: 0 | 1): number => {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least) throw new Problem(t.wholeNumber(name, least, text));
  return number;
};

export const readJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(t.notJson(what, faultIn(error)));
  }
};

/** Line and column where JSON goes wrong, as far as they are known. Node says the rest in English. */
export const faultIn = (error: unknown): string => {
  const [, line, column] = /line (\d+) column (\d+)/u.exec(String(error)) ?? [];
  return line === undefined ? '' : ` (${line}:${column})`;
};
