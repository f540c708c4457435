import { fold, playOut, type AnyRuleSet, type Refusal, type Tagged, type Viewer } from '@aspekt/contract';
import { simulatedDice, wilson, wordsFrom, type Dice } from '@aspekt/dice';
import { operatorLanguage } from '@aspekt/server/operator';
import { readArgs, readJson, wholeNumber } from '../args.ts';
import { fileText } from '../files.ts';
import { commandOf, gameNamed, stateFrom } from '../game.ts';
import { isRemark } from '../play/script.ts';
import { decimal, printJson, printOutcomes, progress } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

type Act = { readonly by: Viewer; readonly command: Tagged };
/** A line of the script: one command that must be allowed, or commands repeated until the rules refuse one of them. */
type Part = { readonly act: Act; readonly where: string } | { readonly loop: readonly Act[]; readonly most: number };

/**
 * Plays commands many times with seeded dice and counts what comes of it. After every command the open choices are
 * answered by habit. Counted is the outcome of the last command that had one, or with --tally a value in the state.
 */
export const simulate = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 2, {
    state: { type: 'string' },
    script: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    tally: { type: 'string' },
  });
  const [game, raw] = positionals;
  const rules = await gameNamed(game);
  const start = stateFrom(rules, values.state);
  const parts = values.script === undefined ? [onlyCommand(rules, raw)] : scriptIn(rules, values.script);
  const runs = wholeNumber(values.runs, 10_000, '--runs', 1);
  const seed = wholeNumber(values.seed, 1, '--seed', 0);
  const dice = simulatedDice(wordsFrom(seed));

  const counts = new Map<string, number>();
  const bar = progress(t.simulating, runs);
  const begun = performance.now();
  for (let i = 0; i < runs; i++) {
    const outcome = once(rules, start, parts, dice, values.tally);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (i % 1000 === 0) bar.at(i);
  }
  bar.end();
  const seconds = (performance.now() - begun) / 1000;
  if (values.tally !== undefined && counts.get('') === runs) throw new Problem(t.nothingAt(values.tally));
  const of = new Map([...counts].map(([outcome, n]) => [outcome, { p: n / runs, error: wilson(n, runs) }]));
  if (values.json) {
    const outcomes = [...of].map(([outcome, found]) => ({ outcome, runs: counts.get(outcome), ...found }));
    printJson({ runs, seed, seconds, outcomes: outcomes.toSorted((a, b) => b.p - a.p) });
  } else {
    printOutcomes({ of, unresolved: 0, paths: runs });
    console.log(t.ran(runs, decimal(seconds)));
  }
  return 0;
};

const once = (
  rules: AnyRuleSet,
  start: unknown,
  parts: readonly Part[],
  dice: Dice,
  tally: string | undefined,
): string => {
  let state = start;
  let outcome = '';
  const play = ({ command, by }: Act): Refusal | undefined => {
    const decision = rules.decide(state, command, { dice, by });
    if (!decision.ok) return decision.refusal;
    const named = rules.outcome(decision.events);
    if (named) outcome = named;
    state = followHabits(rules, fold(rules, state, decision.events), dice);
    return undefined;
  };
  for (const part of parts) {
    if ('act' in part) {
      const refusal = play(part.act);
      if (refusal) throw new Problem(`${part.where}: ${rules.explain(refusal, operatorLanguage)}`);
    } else for (let round = 0; round < part.most; round++) if (part.loop.some(play)) break;
  }
  return tally === undefined ? outcome : shown(valueAt(state, tally));
};

const followHabits = (rules: AnyRuleSet, state: unknown, dice: Dice): unknown => {
  const next = rules.habit(state);
  if (!next) return state;
  const played = playOut(rules, state, next.command, { dice, by: next.by });
  return 'state' in played ? played.state : state;
};

/** `conflicts.c1.winner` in the state at the end. */
const valueAt = (state: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined,
      state,
    );

/** A word as it is, anything else as JSON; what is not there is empty. */
const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? '');

const onlyCommand = (rules: AnyRuleSet, raw: string | undefined): Part => {
  if (raw === undefined) throw new Problem(t.simulateWhat);
  return { act: { by: gm, command: commandOf(rules, readJson(raw, t.theCommand), t.theCommand) }, where: t.theCommand };
};

const scriptIn = (rules: AnyRuleSet, path: string): readonly Part[] =>
  fileText(path)
    .split('\n')
    .flatMap((line, i) => (isRemark(line) ? [] : [readPart(rules, line, t.lineOf(i + 1, path))]));

const readPart = (rules: AnyRuleSet, text: string, where: string): Part => {
  const line = readJson(text, where);
  if (typeof line !== 'object' || line === null) throw new Problem(t.noObject(where));
  if ('loop' in line && Array.isArray(line.loop)) {
    const most = 'most' in line && typeof line.most === 'number' ? line.most : 1000;
    return { loop: line.loop.map((act) => readAct(rules, act, where)), most };
  }
  return { act: readAct(rules, line, where), where };
};

const readAct = (rules: AnyRuleSet, act: unknown, where: string): Act => {
  if (typeof act !== 'object' || act === null || !('do' in act)) throw new Problem(t.needsAsAndDo(where));
  const seat = 'as' in act && typeof act.as === 'string' ? act.as : 'gm';
  return { by: seat === 'gm' ? gm : { seat, role: 'player' }, command: commandOf(rules, act.do, where) };
};

const gm: Viewer = { seat: 'gm', role: 'gm' };
