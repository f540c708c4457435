import { parse, type AnyRuleSet, type Tagged } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readJson } from './args.ts';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

/** The rule set of a game, or a sentence that lists those there are. */
export const gameNamed = async (id: string | undefined): Promise<AnyRuleSet> => {
  const known = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new Problem(t.whichGame(known));
  const game = games.find((one) => one.id === id);
  if (!game) throw new Problem(t.noGame(id, known));
  return game.load();
};

export const fileText = (path: string): string => {
  if (!existsSync(path)) throw new Problem(t.noFile(path));
  if (!statSync(path).isFile()) throw new Problem(t.notAFile(path));
  return readFileSync(path, 'utf8');
};

/** A command of the game, checked; `declareAction` may stand for `nyx/declareAction`. */
export const commandOf = (rules: AnyRuleSet, raw: unknown): Tagged => {
  const checked = parse(rules.command, withPrefix(rules.id, raw));
  if (checked.issues) throw new Problem(misread('command', rules, checked.issues));
  return checked.value as Tagged;
};

type Issues = NonNullable<ReturnType<typeof parse>['issues']>;

/** What does not fit, where, and where to look how it should be. */
export const misread = (what: 'command' | 'question', { id }: AnyRuleSet, [issue]: Issues): string => {
  const why = `${issue?.message ?? ''}${where(issue?.path)}`;
  return what === 'command' ? t.noSuchCommand(id, why) : t.noSuchQuestion(id, why);
};

export const withPrefix = (game: string, raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || typeof raw.type !== 'string') return raw;
  return raw.type.includes('/') ? raw : { ...raw, type: `${game}/${raw.type}` };
};

const where = (path: readonly unknown[] | undefined): string => {
  const keys = (path ?? []).map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
  );
  return keys.length > 0 ? ` (${t.where(keys.join('.'))})` : '';
};

const settingsOf = (rules: AnyRuleSet, raw: unknown): unknown => {
  const checked = parse(rules.settings, raw);
  if (checked.issues) throw new Problem(t.misfit(rules.id, checked.issues[0]?.message ?? ''));
  return checked.value;
};

/** The state in a file: one JSON value as `play` prints it, or the state of a new table. */
export const stateFrom = (rules: AnyRuleSet, path: string | undefined): unknown => {
  const fresh: unknown = rules.initial(settingsOf(rules, {}));
  if (path === undefined) return fresh;
  const state = readJson(fileText(path), path);
  if (!isLike(fresh, state)) throw new Problem(t.noState(path, rules.id));
  return state;
};

/** Has everything that a new table has, of the same kind where it is a list or a record. */
const isLike = (fresh: unknown, state: unknown): boolean => {
  if (typeof state !== 'object' || state === null || typeof fresh !== 'object' || fresh === null) return false;
  const found: Readonly<Record<string, unknown>> = { ...state };
  return Object.entries(fresh).every(([key, part]) => kindOf(part) === 'other' || kindOf(part) === kindOf(found[key]));
};
const kindOf = (value: unknown): 'list' | 'record' | 'other' =>
  Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'record' : 'other';
