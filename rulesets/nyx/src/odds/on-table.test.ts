import { fold, guarded, NotYours, type Viewer } from '@aspekt/contract';
import { fraction, one, oddsOf, plus, show, standings, times, toNumber, zero, type Fraction } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { initial } from '../initial.ts';
import type { Command, Conflict, PerAttribute, State } from '../model.ts';
import { questions } from '../questions.ts';
import { defaults } from '../settings.ts';
import type { ComplexAnswer, DraftAnswer, OpposedAnswer } from './answers.ts';
import { attrition, attritionChain, type Worn } from './attrition.ts';
import { complex, complexChain } from './gauge.ts';
import { opposed, roll } from './rolls.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const noDice = {
  roll: (): never => {
    throw new Error('no dice expected');
  },
};
const play = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((now, command) => {
    const decision = decide(now, command, { dice: noDice, by: gm });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    return fold({ evolve }, now, decision.events);
  }, state);

const all = (value: number): PerAttribute => ({ mind: value, interaction: value, body: value });
const extra = (id: string, value: number): Command => ({
  type: 'nyx/createExtra',
  id,
  name: id,
  attributes: all(value),
});
const table = (a: Command, b: Command, settings = defaults): State =>
  play(initial(settings), { type: 'nyx/startSession' }, a, b);
const fight = (more: Partial<Extract<Command, { type: 'nyx/startComplex' }>> = {}): Command => ({
  type: 'nyx/startComplex',
  id: 'c',
  title: 'c',
  sides: {
    A: { kind: 'active', members: ['a'], goal: 'x' },
    B: { kind: 'active', members: ['b'], goal: 'y' },
  },
  ...more,
});
const declare = (round: number): readonly Command[] => [
  { type: 'nyx/declareRound', conflict: 'c', side: 'A', attribute: 'body' },
  { type: 'nyx/declareRound', conflict: 'c', side: 'B', attribute: 'body' },
  { type: 'nyx/ready', draft: `c-${round}`, side: 'A', ready: true },
  { type: 'nyx/ready', draft: `c-${round}`, side: 'B', ready: true },
];

/** Every state that one round may lead to, with real commands and real dice, harm taken as exhaustion. */
const afterRound = (state: State): readonly (readonly [State, Fraction])[] => {
  const { round } = state.conflicts['c'] as Conflict;
  const ready = play(state, ...declare(round));
  const found = new Map<string, State>();
  const odds = oddsOf((dice) => {
    const decision = decide(ready, { type: 'nyx/commitRoll', draft: `c-${round}` }, { dice, by: gm });
    if (!decision.ok) throw new Error(decision.refusal.code);
    let after = fold({ evolve }, ready, decision.events);
    for (const { id } of Object.values(after.pendingHarms)) {
      after = play(after, { type: 'nyx/chooseHarm', harm: id, choice: 'exhaustion' });
    }
    const { needle, status, winner } = after.conflicts['c'] as Conflict;
    const key = `${needle},${status},${winner},${JSON.stringify(after.extras)}`;
    found.set(key, after);
    return key;
  });
  return [...odds.of].map(([key, chance]) => [found.get(key) as State, chance]);
};

/** Played to the end by real commands: how likely each side has won within so many rounds. */
const played = (state: State, rounds: number): { readonly A: Fraction; readonly B: Fraction } => {
  const { status, winner } = state.conflicts['c'] as Conflict;
  if (status === 'ended') return { A: winner === 'A' ? one : zero, B: winner === 'B' ? one : zero };
  if (rounds === 0) return { A: zero, B: zero };
  return afterRound(state).reduce(
    (sum, [after, chance]) => {
      const later = played(after, rounds - 1);
      return { A: plus(sum.A, times(chance, later.A)), B: plus(sum.B, times(chance, later.B)) };
    },
    { A: zero, B: zero },
  );
};
const standingsOf = ({ start, step }: ReturnType<typeof complexChain>, rounds: number) => {
  const last = standings(start, step, rounds).at(-1) ?? new Map<string, Fraction>();
  const won = (side: string): Fraction =>
    [...last].reduce((sum, [node, chance]) => (node.startsWith(side) ? plus(sum, chance) : sum), zero);
  return { A: show(won('A')), B: show(won('B')) };
};

test('the chain of a complex action is what the rules do when it is played round by round (NYX-CPX-12, NYX-CPX-20)', () => {
  const sides = {
    A: { kind: 'active', members: ['a'], goal: 'x', situational: { label: 'spear', value: 2 } },
    B: { kind: 'active', members: ['b'], goal: 'y' },
  } as const;
  const state = play(table(extra('a', 2), extra('b', 3)), fight({ scale: 2, sides }));
  const { A, B } = played(state, 3);
  const chain = complexChain(state, {
    a: { effective: 2, net: 0 },
    b: { effective: 3, net: 0 },
    scale: 2,
    needle: 0,
    round: 1,
    situational: { side: 'A', value: 2 },
  });
  expect(standingsOf(chain, 3)).toEqual({ A: show(A), B: show(B) });
});

const worn = (current: number, mob = false): Worn => ({ current, added: () => 0, net: 0, mob });

test('in mode continues the chain wears attributes down as the rules do (NYX-CPX-19, NYX-HARM-04)', () => {
  const state = play(table(extra('a', 2), extra('b', 3)), fight({ scale: 1, mode: 'continues' }));
  const { A, B } = played(state, 3);
  expect(toNumber(A)).toBeGreaterThan(0);
  expect(standingsOf(attritionChain(state, worn(2), worn(3), 1, 0), 3)).toEqual({ A: show(A), B: show(B) });
});

test('a mob loses one more each time it is harmed (NYX-MOB-03)', () => {
  const mob: Command = { type: 'nyx/createMob', id: 'b', name: 'b', attributes: all(4) };
  const state = play(table(extra('a', 3), mob), fight({ scale: 1, mode: 'continues' }));
  const { A, B } = played(state, 3);
  expect(standingsOf(attritionChain(state, worn(3), worn(4, true), 1, 0), 3)).toEqual({ A: show(A), B: show(B) });
  const ask = (is: boolean): ComplexAnswer =>
    attrition(state, {
      ask: 'attrition',
      a: { effective: 3, net: 0 },
      b: { effective: 4, net: 0, mob: is },
      scale: 1,
      needle: 0,
    });
  expect(ask(true).win.value).toBeGreaterThan(ask(false).win.value);
});

test('equal sides that wear each other down are even, exactly and in plain numbers', () => {
  const ask = (value: number): ComplexAnswer =>
    attrition(
      { settings: defaults },
      { ask: 'attrition', a: { effective: value, net: 1 }, b: { effective: value, net: 1 }, scale: 3, needle: 0 },
    );
  expect(ask(3).win.exact).toBe('1/2');
  expect(ask(12).win.exact).toBeUndefined();
  expect(ask(12).win.value).toBeCloseTo(0.5, 10);
});

const answered = <T>(state: State, question: Parameters<typeof questions.answer>[1]): T =>
  questions.answer(state, question) as T;

test('a draft is answered as it stands, ready or not', () => {
  const declared = play(
    table(extra('a', 5), extra('b', 5)),
    {
      type: 'nyx/declareConflictRoll',
      id: 'd',
      a: { actor: 'a', attribute: 'mind' },
      b: { actor: 'b', attribute: 'body' },
    },
    { type: 'nyx/declareAction', id: 'e', actor: 'a', attribute: 'body', difficulty: -2 },
  );
  const { draft, odds } = answered<DraftAnswer>(declared, { ask: 'draft', draft: 'd' });
  expect(draft).toBe('conflict');
  expect(odds).toEqual(opposed(declared, { effective: 5, net: 0 }, { effective: 5, net: 0 }) satisfies OpposedAnswer);
  expect(answered(declared, { ask: 'draft', draft: 'e' })).toEqual({
    draft: 'individual',
    odds: roll(declared, { effective: 3, net: 0 }),
  });
  expect(answered(declared, { ask: 'draft', draft: 'x' })).toEqual({ refusal: { code: 'NYX_E_UNKNOWN' } });
});

test('a conflict on the table is answered to its end, with what its round in the making has declared', () => {
  const running = play(table(extra('a', 4), extra('b', 5)), fight());
  expect(answered(running, { ask: 'conflict', conflict: 'c' })).toMatchObject({ refusal: { code: 'NYX_E_READY' } });
  const plain = { a: { effective: 4, net: 0 }, b: { effective: 5, net: 0 }, scale: 5, needle: 0, round: 1 };
  const declared = play(running, { type: 'nyx/declareRound', conflict: 'c', side: 'A', attribute: 'body' });
  expect(answered(declared, { ask: 'conflict', conflict: 'c' })).toEqual(complex(running, plain));
  const both = play(
    declared,
    { type: 'nyx/declareRound', conflict: 'c', side: 'B', attribute: 'mind' },
    { type: 'nyx/setModifier', draft: 'c-1', side: 'A', label: 'x', value: 3 },
  );
  const helped = answered<ComplexAnswer>(both, { ask: 'conflict', conflict: 'c' });
  expect(helped.win.value).toBeGreaterThan(complex(running, plain).win.value);
  expect(helped.win.value).toBeLessThan(complex(running, { ...plain, a: { effective: 7, net: 0 } }).win.value);
});

test('in mode continues the edge of the first round counts before both have declared (NYX-SIT-03, NYX-CPX-20)', () => {
  const sides = {
    A: { kind: 'active', members: ['a'], goal: 'x', situational: { label: 'spear', value: 3 } },
    B: { kind: 'active', members: ['b'], goal: 'y' },
  } as const;
  const begun = play(table(extra('a', 3), extra('b', 3)), fight({ scale: 1, mode: 'continues', sides }));
  const [one_, both] = [play(begun, ...declare(1).slice(0, 1)), play(begun, ...declare(1))];
  const ask = (state: State) => questions.answer(state, { ask: 'conflict', conflict: 'c' }) as ComplexAnswer;
  expect(ask(one_)).toEqual(ask(both));
});

test('where play goes on and only the story is at stake, passing the end counts, for nobody is worn down (NYX-CPX-20, NYX-IND-02)', () => {
  const begin = (more: Parameters<typeof fight>[0]) =>
    play(table(extra('a', 3), extra('b', 4)), fight({ scale: 2, ...more }), ...declare(1));
  const ask = (state: State) => questions.answer(state, { ask: 'conflict', conflict: 'c' });
  const story = ask(begin({ mode: 'continues', stakes: 'fiction' }));
  expect(story).toEqual(ask(begin({ mode: 'ends', stakes: 'fiction' })));
  expect(story).not.toEqual(ask(begin({ mode: 'continues' })));
});

test('a passive side at either end is the same conflict', () => {
  const sides = {
    A: { kind: 'active', members: ['a'], goal: 'x' },
    B: { kind: 'passive', name: 'wall' },
  } as const;
  const start = table(extra('a', 4), extra('b', 5));
  const climb = (turned: boolean): ComplexAnswer => {
    const state = play(start, fight({ sides: turned ? { A: sides.B, B: sides.A } : sides }), {
      type: 'nyx/declareRound',
      conflict: 'c',
      side: turned ? 'B' : 'A',
      attribute: 'body',
    });
    return answered(state, { ask: 'conflict', conflict: 'c' });
  };
  const { win, lose, rounds } = climb(false);
  expect([win, lose, rounds]).toEqual([climb(true).lose, climb(true).win, climb(true).rounds]);
  expect(win).toEqual(complex(start, { a: { effective: 4, net: 0 }, scale: 5, needle: 0, round: 1 }).win);
});

test('odds that a player asks for stop at what she may not know', () => {
  const veiled = { ...defaults, showOpponents: false };
  const state = play(table(extra('a', 4), extra('b', 5), veiled), fight(), ...declare(1));
  const question = { ask: 'conflict', conflict: 'c' } as const;
  expect(() => questions.answer(guarded(state, anna), question)).toThrow(NotYours);
  expect(answered<ComplexAnswer>(guarded(state, gm), question).win.value).toBeCloseTo(0.2106, 4);
  expect(answered(guarded(state, anna), { ask: 'roll', effective: 5, net: 0 })).toMatchObject({
    success: { exact: show(fraction(1, 2)) },
  });
});
