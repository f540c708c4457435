import { fold, parse, type Viewer } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import type { Expectation, Vector, VectorAdapter, VectorRun, VectorStep } from '@aspekt/testkit/vectors';
import { tableFrom } from './conform/given.ts';
import { naming, withIds } from './conform/naming.ts';
import { answersOf, stateView, throwsOf } from './conform/view.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { shown } from './evolve/hiding.ts';
import type { Command, State } from './model.ts';
import { answer } from './questions.ts';
import { CommandSchema, QuestionSchema } from './schema.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const byOwner = new Set(['declareEngagement', 'flip', 'extendEngagement', 'proposeStory', 'payStory', 'buyFeature']);

/** Chances are compared as fractions. */
const asFractions = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asFractions);
  if ('exact' in value) return value.exact;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asFractions(part)]));
};

/** Vectors have no command to show an npc: it steps forward when it meets others. */
const everyoneShown = (state: State): State => state.characters.reduce((now, { id }) => shown(now, id), state);

/** Plays the catalogue's vectors through the real rules. */
export const adapter: VectorAdapter = { begin: (given, dice) => begin(given, dice) };

/** A run that also knows how many throws of the vector were never made. */
export const begin = (given: Vector['given'], dice: Vector['dice']): VectorRun & { readonly left: () => number } => {
  const ids = naming();
  let state = tableFrom(given, ids);
  let used = 0;
  const fallen = new Map<string, readonly number[]>();

  const ownerOf = (step: VectorStep): Viewer => {
    const { actor: person, testId, storyId } = withIds(step, step.cmd, ids);
    const author = state.stories.find(({ id }) => id === storyId)?.playerId;
    const actor = state.tests.find(({ id }) => id === testId)?.actorId ?? person;
    const owner = author ?? state.characters.find((character) => character.id === actor)?.ownerId ?? null;
    return owner === null ? gm : { seat: owner, role: 'player' };
  };
  const viewer = (step: VectorStep): Viewer => {
    const by = step['by'];
    if (typeof by === 'string') return by === 'gm' ? gm : { seat: ids.idOf('person', by), role: 'player' };
    return byOwner.has(step.cmd) ? ownerOf(step) : gm;
  };

  const ask = (step: VectorStep): Expectation => {
    const { cmd, by: _, what, ...inputs } = step;
    const asked = { ask: cmd === 'query' ? what : cmd, ...withIds(inputs, cmd, ids) };
    const question = parse(QuestionSchema, asked);
    if (question.issues) return { error: `not a question: ${question.issues[0]?.message}` };
    const answered = answer(state, question.value);
    if (typeof answered === 'object' && answered !== null && 'refusal' in answered) {
      return { error: (answered.refusal as { readonly code: string }).code };
    }
    return asFractions(answered) as Expectation;
  };

  const commandFrom = ({ cmd, by: _, type, ...inputs }: VectorStep): unknown => ({
    ...withIds(inputs, cmd, ids),
    // The catalogue's `type` of a feature to remove; ours names the command.
    ...(type !== undefined && { feature: type }),
    type: `kolo/${cmd}`,
  });

  const play = (step: VectorStep): Expectation => {
    const parsed = parse(CommandSchema, commandFrom(step));
    if (parsed.issues) return { error: `not a command: ${parsed.issues[0]?.message}` };
    const command: Command = parsed.value;
    const thrown: { roller: string; values: readonly number[] }[] = [];
    const coins: Dice = {
      roll: (_what, pool, reading) => {
        const entry = dice[used + thrown.length];
        if (entry?.values.length !== pool.count) throw new Error(`the vector has no throw of ${pool.count} coins here`);
        thrown.push({ roller: entry.roller, values: entry.values });
        return reading(entry.values.toSorted((a, b) => a - b));
      },
    };
    const decideAt = (at: State) => ({ at, ...decide(at, command, { dice: coins, by: viewer(step) }) });
    const asked = decideAt(state);
    const hidden = !asked.ok && asked.refusal.code === 'E_HIDDEN_SIDE';
    const decision = hidden ? decideAt(everyoneShown(state)) : asked;
    if (!decision.ok) return { error: decision.refusal.code };
    state = fold({ evolve }, decision.at, decision.events);
    // What a player buys in a vector has the game master's consent.
    const consent = command.type === 'kolo/buyFeature' && viewer(step).role !== 'gm';
    const approved = consent ? play({ ...step, by: 'gm' }) : {};
    used += thrown.length;
    const typed = command.type === 'kolo/contestedTest' ? Object.keys(command.coins ?? {}) : [];
    const fell = throwsOf(decision.events).filter(({ test }) => !typed.includes(test));
    for (const [i, { test, actor }] of fell.entries()) {
      const entry = thrown[i];
      if (entry && entry.roller !== ids.nameOf(actor))
        return { error: `the coins of ${entry.roller} were thrown by another` };
      const before = command.type === 'kolo/extendEngagement' ? (fallen.get(test) ?? []) : [];
      if (entry) fallen.set(test, [...before, ...entry.values]);
    }
    return { ...stateView(state, orderOf(command), ids), ...answersOf(decision.events), ...approved };
  };

  /** Coins typed by hand are already in their order; one that was added by hand goes after those that fell. */
  const orderOf = (command: Command): typeof fallen => {
    if (command.type === 'kolo/extendEngagement' && command.coin != null) {
      const fell = fallen.get(command.testId);
      if (fell) fallen.set(command.testId, [...fell, command.coin]);
    }
    return fallen;
  };

  return {
    step: (step) =>
      step.cmd === 'query' || step.cmd === 'odds' ? { ...stateView(state, fallen, ids), ...ask(step) } : play(step),
    final: () => stateView(state, fallen, ids),
    state: () => JSON.stringify(state),
    left: () => dice.length - used,
  };
};
