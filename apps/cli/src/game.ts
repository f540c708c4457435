import { parse, parseChoice, type AnyRuleSet, type Schema, type Tagged } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import { readJson } from './args.ts';
import { fileText } from './files.ts';
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

/** A command of the game, checked; `declareAction` may stand for `nyx/declareAction`. */
export const commandOf = ({ id, command }: AnyRuleSet, raw: unknown, where: string): Tagged =>
  chosen<Tagged>(id, command, 'type', withPrefix(id, raw), where);

/** A question about odds, checked. */
export const questionOf = ({ id, questions }: AnyRuleSet, raw: unknown): unknown => {
  if (!questions) throw new Problem(t.noQuestions(id));
  return chosen(id, questions.schema, 'ask', raw, t.theQuestion);
};

const chosen = <T>(game: string, schema: Schema<T>, key: 'type' | 'ask', raw: unknown, where: string): T => {
  const checked = parseChoice(schema, key, raw);
  if (checked.issues) throw new Problem(`${where}: ${misread(game, key, raw, placeOf(checked.issues[0]?.path))}`);
  return checked.value;
};

/** What does not fit, and where to look how it should be. The word at `key` says what was meant. */
export const misread = (game: string, key: 'type' | 'ask', raw: unknown, place: string): string => {
  const word: unknown = typeof raw === 'object' && raw !== null ? { [key]: undefined, ...raw }[key] : undefined;
  if (typeof word !== 'string') return t.misreadAt(key, game);
  const name = word.replace(`${game}/`, '');
  return place === key
    ? `${t.nothingNamed(game, name)} ${t.listedBy(game)}`
    : t.misreadAt(place || key, `${game} ${name}`);
};

export const withPrefix = (game: string, raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || typeof raw.type !== 'string') return raw;
  return raw.type.includes('/') ? raw : { ...raw, type: `${game}/${raw.type}` };
};

const placeOf = (path: readonly unknown[] = []): string =>
  path
    .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part)))
    .join('.');

const settingsOf = (rules: AnyRuleSet, raw: unknown): unknown => {
  const checked = parse(rules.settings, raw);
  if (checked.issues) throw new Problem(t.misreadAt(placeOf(checked.issues[0]?.path), `${rules.id} settings`));
  return checked.value;
};

/** The state in a file, bare or as `play` prints it, or the state of a new table. */
export const stateFrom = (rules: AnyRuleSet, path: string | undefined): unknown => {
  const fresh: unknown = rules.initial(settingsOf(rules, {}));
  if (path === undefined) return fresh;
  const found = readJson(fileText(path), path);
  const inside = typeof found === 'object' && found !== null && 'state' in found ? found.state : undefined;
  const state = [found, inside].find((one) => isLike(fresh, one));
  if (state === undefined) throw new Problem(t.noState(path, rules.id));
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
