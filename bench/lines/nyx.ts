import { fold, type Viewer } from '@aspekt/contract';
import { oddsOf, simulatedDice, standings, wordsFrom, type Dice } from '@aspekt/dice';
import { nyx, type Command, type PerAttribute, type Question, type State } from '@aspekt/nyx';
import { complexChain } from '../../rulesets/nyx/src/odds/gauge.ts';
import { defaults } from '../../rulesets/nyx/src/settings.ts';
import type { Line } from '../line.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const noDice: Dice = {
  roll: () => {
    throw new Error('setting the table throws no dice');
  },
};
const play = (...commands: readonly Command[]): State =>
  commands.reduce((state, command) => {
    const decision = nyx.decide(state, command, { dice: noDice, by: gm });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    return fold(nyx, state, decision.events);
  }, nyx.initial(defaults));

const all = (value: number): PerAttribute => ({ mind: value, interaction: value, body: value });
const extra = (
  id: string,
  value: number,
  aspect: Pick<Extract<Command, { type: 'nyx/createExtra' }>, 'roleAspect' | 'flavourAspect'>,
): Command => ({
  type: 'nyx/createExtra',
  id,
  name: id,
  attributes: all(value),
  ...aspect,
});
const use = (by: string, aspect: 'role' | 'flavour'): Command => ({
  type: 'nyx/activateAspect',
  id: `${by}-${aspect}`,
  draft: 'duel',
  owner: by,
  aspect,
  by,
  sign: 'positive',
  explanation: '-',
});

const both = { roleAspect: 'two', flavourAspect: 'one' };
/** Two figures with 5 and 6 and three extra dice each, ready to roll against each other. */
const duel = play(
  { type: 'nyx/startSession' },
  extra('a', 5, both),
  extra('b', 6, both),
  {
    type: 'nyx/declareConflictRoll',
    id: 'duel',
    a: { actor: 'a', attribute: 'body' },
    b: { actor: 'b', attribute: 'body' },
  },
  use('a', 'role'),
  use('a', 'flavour'),
  use('b', 'role'),
  use('b', 'flavour'),
);
const roll = (state: State, draft: string, dice: Dice): string => {
  const decision = nyx.decide(state, { type: 'nyx/commitRoll', draft }, { dice, by: gm });
  return decision.ok ? nyx.outcome(decision.events) : decision.refusal.code;
};

const plain = play({ type: 'nyx/startSession' }, extra('a', 5, {}), {
  type: 'nyx/declareAction',
  id: 'try',
  actor: 'a',
  attribute: 'body',
});
const command: Command = { type: 'nyx/commitRoll', draft: 'try' };

const points: Question = {
  ask: 'points',
  a: { effective: 4, net: 0 },
  b: { effective: 5, net: 0 },
  scale: 5,
  needle: 0,
  round: 1,
  points: 3,
  cap: 8,
  activations: [
    { name: 'strong-willed', price: 1, gain: 0, onA: 3, onB: 0 },
    { name: 'heavily armed', price: 1, gain: 0, onA: 0, onB: -1 },
    { name: 'small', price: 0, gain: 1, onA: -1, onB: 0 },
  ],
};

/** What one would write for this one roll and no other: every face of four dice, twice, and all pairs of effects. */
const byHand = (): number => {
  const effects = (target: number): Float64Array => {
    const ways = new Float64Array(11);
    for (let a = 1; a <= 10; a++)
      for (let b = 1; b <= 10; b++)
        for (let c = 1; c <= 10; c++)
          for (let d = 1; d <= 10; d++) {
            let best = 0;
            if (a <= target && a > best) best = a;
            if (b <= target && b > best) best = b;
            if (c <= target && c > best) best = c;
            if (d <= target && d > best) best = d;
            ways[best] = (ways[best] ?? 0) + 1;
          }
    return ways;
  };
  const [first, second] = [effects(5), effects(6)];
  let won = 0;
  for (const [x, p] of first.entries()) for (const [y, q] of second.entries()) if (x > y) won += p * q;
  return won / 1e8;
};

const dice = simulatedDice(wordsFrom(1));
const rolls = 10_000;

export const lines: readonly Line[] = [
  { name: 'opposed roll, 4d10 against 4d10, written by hand', run: byHand },
  {
    name: 'opposed roll, 4d10 against 4d10, exact, by the whole rule',
    goal: { atMostMs: 0.1 },
    run: () => oddsOf((thrown) => roll(duel, 'duel', thrown)).of,
  },
  {
    name: 'conflict on the needle, 30 rounds, exact',
    goal: { atMostMs: 20 },
    run: () => {
      const { start, step } = complexChain(duel, {
        a: { effective: 4, net: 3 },
        b: { effective: 5, net: 3 },
        scale: 5,
        needle: 0,
        round: 1,
      });
      return standings(start, step, 30);
    },
  },
  {
    name: 'best use of aspect points over a conflict, exact',
    goal: { atMostMs: 300 },
    run: () => nyx.questions?.answer(duel, points),
  },
  {
    name: 'rolls decided in a simulation',
    goal: { atLeastPerSecond: 500_000 },
    times: rolls,
    run: () => {
      let decided = 0;
      for (let i = 0; i < rolls; i++) if (nyx.decide(plain, command, { dice, by: gm }).ok) decided++;
      return decided;
    },
  },
];
