import type { Expectation, Vector, VectorAdapter, VectorRun, VectorStep } from '@aspekt/testkit/vectors';
import { oddsOf, show, zero, d10, pool, type Dice } from '@aspekt/dice';
import { movesOf } from './conform/steps.ts';
import { list, number, record, tableOf, text, type Loose } from './conform/given.ts';
import { activationMoves, declareMove, gm, type Move } from './conform/moves.ts';
import { eventReport, lacking, tableReport } from './conform/report.ts';
import { badDifficulty } from './actions.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { current, figureOf, notation, own, unveil } from './figures.ts';
import { situational } from './gauge.ts';
import type { Attribute, Event, PerAttribute, State } from './model.ts';
import { reckon } from './reckon.ts';
import { counted, diceCount, effectBonus, modeOf, target } from './score.ts';
import { blankSheet, spread, sumOf } from './sheet.ts';
import { no } from './who.ts';

type Result = {
  readonly state: State;
  readonly events: readonly Event[];
  readonly warnings: readonly string[];
  readonly error?: string;
};

/** Plays vectors of the catalogue's "Test vector format" through the rules, knowing the format and no single vector. */
export const adapter: VectorAdapter = { begin: (given, dice) => begin(record(given), dice) };

const begin = (given: Loose, dice: Vector['dice']): VectorRun => {
  let state = tableOf(given);
  let thrown = 0;
  let serial = 0;

  /** The dice of the vector, in order. Dice that do not fit are used up and refused. */
  const throwing = () => {
    let next = thrown;
    let misthrown = false;
    const source: Dice = {
      roll(what, { count, die }, reading) {
        const given_ = dice[next++];
        const values = given_?.values ?? [];
        if (given_?.roller === what && values.length === count && values.every((face) => die.faces.includes(face))) {
          return reading(values.toSorted((a, b) => a - b));
        }
        misthrown = true;
        return reading(Array<number>(count).fill(1));
      },
    };
    return { source, used: () => next, misthrown: () => misthrown };
  };

  /** All of the moves, or the refusal of the first that is refused, with nothing changed. */
  const play = (moves: readonly Move[]): Result => {
    const before = state;
    const from = thrown;
    const events: Event[] = [];
    const warnings: string[] = [];
    for (const move of moves) {
      const { command, by } = move(state);
      const tray = throwing();
      const decision = decide(state, command, { dice: tray.source, by });
      const error = tray.misthrown() ? 'NYX_E_DICE' : decision.ok ? undefined : decision.refusal.code;
      thrown = tray.used();
      if (error !== undefined || !decision.ok) {
        state = before;
        if (error !== 'NYX_E_DICE') thrown = from;
        return { state, events: [], warnings: [], ...(error !== undefined && { error }) };
      }
      events.push(...decision.events);
      warnings.push(...(decision.warnings ?? []).map(({ code }) => code));
      for (const event of decision.events) state = evolve(state, event);
    }
    return { state, events, warnings };
  };

  /** Try something out and put everything back. */
  const rehearse = (moves: readonly Move[]): Result => {
    const before = { state, thrown };
    const result = play(moves);
    ({ state, thrown } = before);
    return result;
  };

  const report = (result: Result): Expectation => ({
    ...tableReport(state, Object.values(state.conflicts).at(-1)),
    ...eventReport(result.events),
    warnings: result.warnings,
    ...(result.error !== undefined && { error: result.error }),
  });

  const step = (given_: VectorStep): Expectation => {
    serial++;
    const { cmd } = given_;
    if (cmd === 'validateAttributes' || cmd === 'validateAspects') return validated(given_, rehearse);
    if (cmd === 'query') return { ...report({ state, events: [], warnings: [] }), ...answer(given_, state, rehearse) };
    const conflict = Object.values(state.conflicts).at(-1);
    const draft = Object.keys(state.drafts).at(-1) ?? '';
    return report(play(movesOf(given_, { conflict: conflict?.id ?? '', round: conflict?.round ?? 1, draft, serial })));
  };

  return {
    step,
    final: () => ({ ...report({ state, events: [], warnings: [] }), lacksAspect: lacking(state) }),
    state: () => JSON.stringify(state),
  };
};

/** The checks of `activateCharacter` on attributes alone, or on the values of aspects alone. */
const validated = (step: Loose, rehearse: (moves: readonly Move[]) => Result): Expectation => {
  const values = Array.isArray(step['values']) ? step['values'].map(Number) : [...spread];
  const attributes =
    step['cmd'] === 'validateAttributes'
      ? (record(step['attributes']) as PerAttribute)
      : { mind: 6, interaction: 6, body: 5 };
  const sheet = { ...blankSheet(), attributes, aspects: values.map((value) => ({ name: '', value })) };
  const { error, warnings } = rehearse([
    () => ({ command: { type: 'nyx/createCharacter', id: 'checked', name: 'checked', sheet, activate: true }, by: gm }),
  ]);
  const numbers = step['cmd'] === 'validateAttributes' ? Object.values(attributes) : values;
  return {
    valid: error === undefined,
    sum: sumOf(numbers),
    count: numbers.length,
    warnings,
    ...(error !== undefined && { error }),
  };
};

/** Questions that change nothing. */
const answer = (step: Loose, state: State, rehearse: (moves: readonly Move[]) => Result): Expectation => {
  switch (step['what']) {
    case 'odds':
      return odds(number(step['effective'], 0), number(step['net'], 0));
    case 'situational':
      return {
        situational: situational(
          { A: number(step['A'], 0), B: number(step['B'], 0) },
          number(step['round'], 1),
          number(step['needle'], 0),
          state.settings.situationalStart,
        ),
      };
    case 'target':
      return aimed(step, state);
    default:
      return drafted(step, rehearse);
  }
};

const odds = (effective: number, net: number): Expectation => {
  const mode = modeOf(net);
  const { of } = oddsOf((dice) =>
    dice.roll('odds', pool(diceCount(net), d10), counted(mode, effective)) > 0 ? 'success' : 'failure',
  );
  return { success: show(of.get('success') ?? zero), failure: show(of.get('failure') ?? zero) };
};

/** What a die would be held against, whether or not the figure can roll now. */
const aimed = (step: Loose, state: State): Expectation => {
  const figure = figureOf(state, text(step['actor']));
  const difficulty = number(step['difficulty'], 0);
  const refused = figure ? badDifficulty(difficulty) : no('NYX_E_UNKNOWN');
  if (!figure || refused) return { error: refused?.refusal.code };
  const attribute = text(step['attribute']) as Attribute;
  const effective = current(figure, attribute) + difficulty;
  return {
    notation: notation(unveil(figure.attributes)[attribute]),
    effective,
    target: target(effective),
    effectBonus: effectBonus(effective),
  };
};

/** A draft that is declared and never rolled. */
const drafted = (step: Loose, rehearse: (moves: readonly Move[]) => Result): Expectation => {
  const actor = text(step['actor']);
  const moves = [
    declareMove('query', step),
    ...list(step['activations']).flatMap((each, i) => activationMoves('query', each, `q-${i}`, actor)),
  ];
  const { state, error } = rehearse(moves);
  const draft = own(state.drafts, 'query');
  const line = draft && reckon(state, draft).A;
  if (error !== undefined || !line) return { ...(error !== undefined && { error }) };
  const { net, mode, numbers } = line;
  const { cost } = tableReport(state, undefined);
  const { effective, target: aim, effectBonus: bonus, base } = numbers;
  const dice = { net, diceCount: line.diceCount, mode };
  return { notation: notation(base), effective, target: aim, effectBonus: bonus, ...dice, cost };
};
