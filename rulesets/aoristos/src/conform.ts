import { parse, type Viewer } from '@aspekt/contract';
import { diceFrom, type Throw } from '@aspekt/dice';
import type { VectorAdapter, VectorRun, VectorStep } from '@aspekt/testkit/vectors';
import { given } from './conform/given.ts';
import { queried } from './conform/query.ts';
import { reported } from './conform/report.ts';
import { resultOf, type Thrown } from './conform/result.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { lookup } from './find.ts';
import type { Command, Event, State } from './model.ts';
import { commandSchema } from './schema.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

/** Inputs that only the game master gives; in a step they count as given by her. */
const gmInputs = ['unaware', 'gmExtra', 'conditions', 'distance', 'gmModifier', 'allowLate', 'immediate'];

/** A step without `by` is the game master's; with it, that of whoever plays the person. */
const viewerOf = (state: State, step: VectorStep): Viewer => {
  const by = gmInputs.some((input) => input in step) ? undefined : step['by'];
  const person = typeof by === 'string' ? lookup(state.people, by) : undefined;
  return person?.controllerId ? { seat: person.controllerId, role: 'player' } : gm;
};

/** The worked examples of the book, played through the real rules in the catalogue's format. */
export const adapter: VectorAdapter = {
  begin: (start, script): VectorRun => {
    let state = given(start);
    let used = 0;
    const open = new Map<string, Thrown>();

    const play = (
      command: Command,
      by: Viewer,
    ): { readonly events: readonly Event[]; readonly thrown: readonly Thrown[] } | string => {
      const tape: Throw[] = [];
      let entry = used;
      let left: number[] = [];
      const dice = diceFrom((pool, what) => {
        if (left.length === 0) {
          const next = script[entry++];
          if (!next || next.values.length !== pool.count)
            throw new Error(`${what} needs ${pool.count} dice, not ${next?.values.length}`);
          left = [...next.values];
        }
        return left.shift() ?? 0;
      }, tape);
      const decision = decide(state, command, { dice, by });
      if (!decision.ok) return decision.refusal.code;
      const thrown = tape.map(({ faces }, i) => ({ roller: script[used + i]?.roller ?? '', faces }));
      used = entry;
      state = decision.events.reduce(evolve, state);
      return { events: decision.events, thrown };
    };

    return {
      step: (step) => {
        if (step.cmd === 'query') return { ...queried(state, step, gm), ...reported(state) };
        const before = state;
        const command = commandOf(step, open);
        if (typeof command === 'string') return { error: command, ...reported(state) };
        const played = play(command, viewerOf(state, step));
        if (typeof played === 'string') return { error: played, ...reported(state) };
        const result = resultOf(before, state, command, played.events, played.thrown, open);
        return { result, ...reported(state) };
      },
      final: () => ({ ...reported(state), ...(used < script.length && { diceLeft: script.length - used }) }),
      state: () => JSON.stringify(state),
    };
  },
};

/** The step as a command. Indexes count dice as thrown; the rules see them sorted. */
const commandOf = (step: VectorStep, open: ReadonlyMap<string, Thrown>): Command | string => {
  const { cmd, ...inputs } = step;
  const made: Record<string, unknown> = { ...inputs, type: `aoristos/${cmd}` };
  if (cmd === 'createCharacter' && made['id'] === undefined) made['id'] = String(made['name']);
  const thrown = open.get(`${cmd === 'chooseAttackDice' ? 'attack' : 'open'}:${(step['by'] ?? 'gm') as string}`);
  if (Array.isArray(made['indexes']) && thrown) made['indexes'] = sortedIndexes(thrown.faces, made['indexes']);
  const checked = parse(commandSchema, made);
  return checked.issues ? 'badInput' : checked.value;
};

const sortedIndexes = (faces: readonly number[], indexes: readonly unknown[]): readonly unknown[] => {
  const order = faces.map((face, i) => ({ face, i })).toSorted((a, b) => a.face - b.face || a.i - b.i);
  return indexes.map((index) => {
    const place = order.findIndex(({ i }) => i === index);
    return place < 0 ? index : place;
  });
};
