import { idPattern, type Wire } from '@aspekt/contract';
import { limits } from './limits.ts';

/** A command as it is mostly sent: with nothing beside it but fresh bytes for its throws. */
export type PlainDo = { readonly t: 'do'; readonly id: string; readonly command: Wire; readonly salt: string };

/**
 * What most messages are, found by looking at it, which takes a tenth of the time of asking the schema; `undefined` where
 * only the schema knows.
 */
export const plainDo = (said: unknown): PlainDo | undefined => {
  if (!isRecord(said)) return undefined;
  const { t, id, command, salt } = said;
  if (t !== 'do' || !isId(id) || !isSalt(salt) || !isRecord(command)) return undefined;
  const { type } = command;
  if (typeof type !== 'string' || type.length > limits.idChars) return undefined;
  for (const key in said) if (!known.has(key)) return undefined;
  return said as PlainDo;
};

const known: ReadonlySet<string> = new Set(['t', 'id', 'command', 'salt']);
const salts = /^[0-9a-f]{32}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= limits.idChars && idPattern.test(value);
const isSalt = (value: unknown): boolean => typeof value === 'string' && salts.test(value);
