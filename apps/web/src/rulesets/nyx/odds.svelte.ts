import type { Attribute, Question, RollerNumbers, Side } from '@aspekt/nyx';
import { ask, following as followingAnswer, type Answered } from '../../lib/following.svelte.ts';
import { sumOf } from './arithmetic.ts';
import { attributes, currentOf, otherSide, type SeenDraft, type SeenFigure, type Table } from './seen.ts';

/** A chance or an expectation, as the rules answer it. */
type Quantity = { readonly value: number; readonly exact?: string };
export type RollAnswer = {
  readonly success: Quantity;
  readonly effects: readonly { readonly effect: number; readonly chance: Quantity }[];
  readonly margins: readonly { readonly margin: number; readonly chance: Quantity }[];
  readonly expectedHarm: Quantity;
};
type OpposedAnswer = {
  readonly win: Quantity;
  readonly tie: Quantity;
  readonly lose: Quantity;
  readonly harmToA: Quantity;
  readonly harmToB: Quantity;
};
type RoundAnswer = {
  readonly moves: readonly { readonly move: number; readonly chance: Quantity }[];
  readonly pass: Readonly<Record<Side, Quantity>>;
  readonly expectedMove: Quantity;
};
export type ComplexAnswer = { readonly win: Quantity; readonly lose: Quantity; readonly rounds: Quantity };
export type PointsAnswer = {
  readonly win: Quantity;
  readonly oneMore: Quantity;
  readonly now: readonly { readonly activate: readonly string[]; readonly win: Quantity }[];
};
export type DraftAnswer =
  | { readonly draft: 'individual' | 'slowHarm'; readonly odds: RollAnswer }
  | { readonly draft: 'conflict'; readonly odds: OpposedAnswer }
  | { readonly draft: 'round'; readonly odds: RoundAnswer };

/** Whether this seat is shown odds at all: a setting of the table. */
export const showsOdds = (table: Table): boolean => {
  const { oddsFor } = table.game.settings;
  return oddsFor === 'all' || (oddsFor === 'gm' && table.isGm);
};

/** Numbers alone always have the same odds: asked once. */
const known = new Map<string, Promise<Answered<unknown>>>();
const askOnce = async <T>(table: Table, question: Question): Promise<T | undefined> => {
  if (!showsOdds(table)) return undefined;
  const { individualFailureHarm, conflictHarm } = table.game.settings;
  const key = JSON.stringify([question, individualFailureHarm, conflictHarm]);
  if (known.size > 500) known.clear();
  const asked = (known.get(key) ?? ask<T>(table, question)) as Promise<Answered<T>>;
  known.set(key, asked);
  const reply = await asked;
  if (reply.t === 'answer') return reply.answer;
  known.delete(key);
  return undefined;
};

export const askRoll = (table: Table, numbers: RollerNumbers): Promise<RollAnswer | undefined> =>
  askOnce<RollAnswer>(table, { ask: 'roll', ...numbers });
const askOpposed = (table: Table, a: RollerNumbers, b: RollerNumbers): Promise<OpposedAnswer | undefined> =>
  askOnce<OpposedAnswer>(table, { ask: 'opposed', a, b });
export const askPoints = (
  table: Table,
  question: Extract<Question, { ask: 'points' }>,
): Promise<PointsAnswer | undefined> => askOnce<PointsAnswer>(table, question);

/** One more aspect on a draft that stands as it is. */
export type More = { readonly on?: Side; readonly dice?: number; readonly modifier?: number };

/** The chance to succeed, or to win, of one side of a draft with something more on it. */
export const chanceWith = async (
  table: Table,
  draft: SeenDraft,
  side: Side,
  more: More,
): Promise<number | undefined> => {
  const numbersOf = (one: Side): RollerNumbers | undefined => {
    const sum = sumOf(table.game, draft, one, '');
    if (!sum) return undefined;
    return more.on === one
      ? { effective: sum.effective + (more.modifier ?? 0), net: sum.net + (more.dice ?? 0) }
      : { effective: sum.effective, net: sum.net };
  };
  const own = numbersOf(side);
  if (!own) return undefined;
  if (!draft.rollers[otherSide(side)]) return (await askRoll(table, own))?.success.value;
  const other = numbersOf(otherSide(side));
  return other && (await askOpposed(table, own, other))?.win.value;
};

/** An answer about odds that follows the table; none where the table shows no odds. */
export const following = <T>(
  table: () => Table,
  question: () => Question | undefined,
  key: () => string,
): { readonly reply: Answered<T> | undefined } =>
  followingAnswer<T>(table, () => (showsOdds(table()) ? question() : undefined), key);

/** The chance to succeed with each attribute of a figure, as words; empty where the table shows no odds. */
export const attributeChances = (
  table: () => Table,
  figure: () => SeenFigure | undefined,
  modifier: () => number,
): { readonly words: Readonly<Partial<Record<Attribute, string>>> } => {
  let words = $state.raw<Partial<Record<Attribute, string>>>({});
  $effect(() => {
    const [at, who, more] = [table(), figure(), modifier()];
    let stale = false;
    const found = attributes.map(async (attribute) => {
      const current = who && currentOf(who, attribute);
      const odds = current === undefined ? undefined : await askRoll(at, { effective: current + more, net: 0 });
      return odds ? ([[attribute, at.format.chance(odds.success.value)]] as const) : [];
    });
    void Promise.all(found).then((all) => {
      if (!stale) words = Object.fromEntries(all.flat());
    });
    return () => {
      stale = true;
    };
  });
  return {
    get words() {
      return words;
    },
  };
};
