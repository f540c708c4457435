import {
  fold,
  locales,
  parse,
  see,
  type AnyRuleSet,
  type Decision,
  type Offer,
  type Tagged,
  type Viewer,
} from '@aspekt/contract';
import { phasesAt, tryEveryone, type Authority } from './authority.ts';
import { settle } from './plain.ts';
import { keepsSecrets } from './secrets.ts';
import { randomDice, scriptedDice, wordsFrom, type Throw } from '@aspekt/dice';

/** A command somebody sends. */
export type Move = { readonly command: Tagged; readonly by: Viewer };
/** Words of 32 random bits, from a seed. */
export type Random = () => number;

export type PlayOptions = {
  readonly rules: AnyRuleSet;
  readonly start: unknown;
  readonly viewers: readonly Viewer[];
  /** Commands that no offer makes: legal, illegal and absurd ones. */
  readonly invent?: (state: unknown, random: Random) => Move;
  readonly moves: number;
  readonly seed: number;
  /** Begin anew after this many moves, so that long games do not hide what happens early. */
  readonly gameLength?: number;
  /** Who may send what and when: everything that is accepted is tried by everyone else too. */
  readonly authority?: Authority;
};

export type Played = {
  readonly commands: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
  readonly refusals: ReadonlyMap<string, number>;
  /** How often a player with a character of her own was refused what is not hers, by command; with `authority`. */
  readonly others: ReadonlyMap<string, number>;
  /** How many commands were tried in each phase; with `authority`. */
  readonly phases: ReadonlyMap<string, number>;
  /** How often a hidden word stood before somebody who may not know it. */
  readonly secrets: number;
};

/**
 * Play at random along offers and invented commands, and hold every law at every move.
 * Returns how often each command was accepted, each event happened and each refusal was given.
 */
export const playAtRandom = (options: PlayOptions): Played => {
  const { rules, start, viewers, invent, moves, seed, gameLength = 200, authority } = options;
  const random = wordsFrom(seed);
  const counts = {
    commands: new Map<string, number>(),
    events: new Map<string, number>(),
    refusals: new Map<string, number>(),
    others: new Map<string, number>(),
    phases: new Map<string, number>(),
  };
  const count = (where: Map<string, number>, what: string, n = 1): void =>
    void where.set(what, (where.get(what) ?? 0) + n);
  let state = start;
  let secrets = 0;
  for (let i = 0; i < moves; i++) {
    if (i % gameLength === 0) state = start;
    const move = chooseMove(rules, state, viewers, invent, random);
    if (!move) {
      state = start;
      continue;
    }
    const { decision, after } = lawfully(rules, state, move, random);
    if (decision.ok) {
      if (authority) {
        const { fault, others } = tryEveryone(rules, state, move.command, viewers, authority);
        if (fault) throw new Error(fault);
        if (others > 0) count(counts.others, move.command.type, others);
        for (const phase of phasesAt(authority, state)) count(counts.phases, phase);
      }
      count(counts.commands, move.command.type);
      for (const event of decision.events as readonly Tagged[]) count(counts.events, event.type);
    } else count(counts.refusals, decision.refusal.code);
    state = after;
    if (i % secretsEvery === 0)
      for (const viewer of new Set(viewers))
        if (viewer.role !== 'gm') secrets += keepsSecrets(rules, state, viewer, [move.command]);
  }
  return { ...counts, secrets };
};

/** Looking for leaks costs more than a move, so not every move is looked at. */
const secretsEvery = 25;

const chooseMove = (
  rules: AnyRuleSet,
  state: unknown,
  viewers: readonly Viewer[],
  invent: PlayOptions['invent'],
  random: Random,
): (Move & { readonly offered?: true }) | undefined => {
  if (invent && random() % 2 === 0) return invent(state, random);
  const by = viewers[random() % viewers.length];
  if (!by) return undefined;
  const offers = rules.offers(state, by) as readonly Offer<Tagged>[];
  const offer = offers[random() % Math.max(1, offers.length)];
  return offer ? { command: offer.command, by, offered: true } : invent?.(state, random);
};

/** Decide one move and check every law about it. */
export const lawfully = (
  rules: AnyRuleSet,
  state: unknown,
  { command, by, offered }: Move & { readonly offered?: true },
  random: Random,
): { readonly decision: Decision<unknown>; readonly after: unknown } => {
  const told = `${JSON.stringify(command)} by ${by.role} ${by.seat}`;
  // Frozen before anyone decides: a rule that changes what it was given fails where it does so.
  plain(state, `state must be plain JSON: before ${told}`);
  const parsed = parse(rules.command, JSON.parse(JSON.stringify(command)));
  if (parsed.issues) {
    if (offered) throw new Error(`offered but invalid: ${told}: ${parsed.issues[0]?.message}`);
    return { decision: { ok: false, refusal: { code: 'invalid' } }, after: state };
  }
  if (offered) same(parsed.value, command, `an offer must survive the wire: ${told}`);

  const tape: Throw[] = [];
  const decision = rules.decide(state, parsed.value, { dice: randomDice(random, tape), by });
  const again = rules.decide(state, parsed.value, { dice: scriptedDice(tape.flatMap(({ faces }) => faces)), by });
  same(again, decision, `the same faces must give the same events: ${told}`);

  if (!decision.ok) {
    if (offered) throw new Error(`offered but refused: ${told}: ${decision.refusal.code}`);
    for (const locale of locales)
      if (!rules.explain(decision.refusal, locale))
        throw new Error(`no ${locale} sentence for ${decision.refusal.code}`);
    if (tape.length > 0) throw new Error(`a refusal must throw no dice: ${told}`);
    return { decision, after: state };
  }
  plain(decision.events, `events must be plain JSON: ${told}`);
  for (const warning of decision.warnings ?? [])
    for (const locale of locales)
      if (!rules.explain(warning, locale)) throw new Error(`no ${locale} sentence for ${warning.code}`);
  for (const event of decision.events)
    for (const locale of locales)
      for (const viewer of [by, onlooker]) {
        const seen = see(event, viewer);
        if (seen !== undefined && !rules.describe(seen, locale, (id) => id).text)
          throw new Error(`no ${locale} sentence for ${JSON.stringify(event)}`);
      }
  if (decision.events.length > 0 && decision.events.every(isHidden) && tape.some(({ to }) => to === 'everyone'))
    throw new Error(`dice that everyone sees fall for what not everyone knows of: ${told}`);
  const after = fold(rules, state, decision.events);
  plain(after, `state must be plain JSON: ${told}`);
  return { decision, after };
};

/** An event that not everyone knows of. */
const isHidden = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'only' in event && event.only !== undefined;

const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };

/** Habits must come to an end: following them never leaves a choice open for ever. */
export const habitsEnd = (rules: AnyRuleSet, state: unknown, random: Random, most = 100): void => {
  let now = state;
  for (let i = 0; i < most; i++) {
    const next = rules.habit(now);
    if (!next) return;
    const { decision, after } = lawfully(rules, now, next, random);
    if (!decision.ok) throw new Error(`habit chose a refused command: ${decision.refusal.code}`);
    now = after;
  }
  throw new Error(`habits did not end within ${most} commands`);
};

const plain = (value: unknown, law: string): void => {
  const fault = settle(value);
  if (fault !== undefined) throw new Error(`${law}\n${fault}`);
};

/** Key order does not matter to JSON, so it does not matter here. */
const same = (a: unknown, b: unknown, law: string): void => {
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const [left, right] = [canonical(a), canonical(b)];
  if (left !== right) throw new Error(`${law}\n${left}\n${right}`);
};

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
