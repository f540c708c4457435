import { fraction, show } from '@aspekt/dice';
import { current, knockedOut, unveil, type Figure } from '../figures.ts';
import type { Conflict, Event, Id, PerAttribute, Roll, Side, State } from '../model.ts';
import { reservedIn } from '../points.ts';
import type { Loose } from './given.ts';

/** Minutes in sixteenths as an exact number of days. */
const days = (minutes: number): string => show(fraction(Math.round(minutes * 16), 16 * 1440));

const figures = (state: State): readonly Figure[] => [
  ...Object.values(state.characters),
  ...Object.values(state.extras),
];
const perFigure = <T>(state: State, of: (figure: Figure) => T): Readonly<Record<Id, T>> =>
  Object.fromEntries(figures(state).map((figure) => [figure.id, of(figure)]));

const values = ({ aspects }: Figure): readonly number[] =>
  aspects
    .filter(({ kind }) => kind === 'regular')
    .map(({ value }) => value)
    .toSorted((a, b) => b - a);

const now = (figure: Figure): PerAttribute => ({
  mind: current(figure, 'mind'),
  interaction: current(figure, 'interaction'),
  body: current(figure, 'body'),
});

/** Everything that an expectation may ask of the table. */
export const tableReport = (state: State, conflict: Conflict | undefined): Loose => ({
  points: Object.fromEntries(Object.values(state.characters).map(({ id, points }) => [id, points])),
  cost: Object.fromEntries(
    Object.keys(state.characters).map((id) => [
      id,
      Object.values(state.drafts).reduce((sum, draft) => sum + reservedIn(state, draft, id), 0),
    ]),
  ),
  pendingHarm: Object.values(state.pendingHarms).map(({ target, effect, attribute, damageOnly }) => ({
    target,
    effect,
    attribute,
    damageOnly,
    chooser: state.characters[target]?.owner ?? 'gm',
  })),
  aspectValues: perFigure(state, values),
  damageCount: perFigure(state, ({ aspects }) => aspects.filter(({ kind }) => kind === 'damage').length),
  current: perFigure(state, now),
  exhaustion: perFigure(state, ({ exhaustion }) => unveil(exhaustion)),
  knockedOut: perFigure(state, knockedOut),
  hasAspect: perFigure(state, ({ aspects }) => Object.fromEntries(aspects.map(({ name, value }) => [name, value]))),
  clockDays: days(state.clock),
  dueDays: Object.values(state.slowHarms)
    .at(-1)
    ?.checks.map(({ dueAt }) => days(dueAt)),
  ...(conflict && {
    needle: conflict.needle,
    conflict: {
      status: conflict.status,
      endReason: conflict.endReason ?? null,
      winner: conflict.winner ?? null,
      round: conflict.round,
    },
  }),
});

const rollReport = (roll: Roll): Loose => ({
  ...unveil(roll.numbers),
  net: roll.net,
  diceCount: roll.diceCount,
  mode: roll.mode,
  chosen: roll.chosen,
  success: roll.success,
  effect: roll.effect,
  failMargin: unveil(roll.failMargin),
});

const lower = (side: Side | null): 'a' | 'b' | null => (side === null ? null : side === 'A' ? 'a' : 'b');

/** What the events of a step say of themselves. */
export const eventReport = (events: readonly Event[]): Loose => Object.assign({}, ...events.map(oneReport));

const oneReport = (event: Event): Loose => {
  if (event.type === 'nyx/automaticGranted') {
    return { automatic: true, winner: lower(event.favoured), effect: event.effect, success: event.favoured === 'A' };
  }
  if (event.type !== 'nyx/rolled') return {};
  const { A, B } = event.rolls;
  return {
    ...(A && { roll: rollReport(A), a: rollReport(A) }),
    ...(B && { b: rollReport(B) }),
    ...(!A && B && { roll: rollReport(B) }),
    ...(event.kind === 'individual' || event.kind === 'slowHarm'
      ? { success: A?.success, effect: A?.effect }
      : { winner: lower(event.winner), margin: event.margin }),
    automatic: false,
    ...(event.round && {
      move: event.round.move,
      overflow: event.round.overflow,
      situational: event.round.situational,
      narrator: event.round.narrator,
    }),
  };
};

/** Of the names asked for, those that the figure does not have. */
export const lacking = (state: State): Loose =>
  perFigure(
    state,
    ({ aspects }) =>
      (names: readonly string[]) =>
        names.filter((name) => !aspects.some((aspect) => aspect.name === name)),
  );
