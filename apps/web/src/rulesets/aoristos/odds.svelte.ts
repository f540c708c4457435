import type { AimConditions, Chance, Question } from '@aspekt/aoristos';

import { following, type Answered } from '../../lib/following.svelte.ts';
import type { Area, Table, Trait } from './seen.ts';

export type Valued = Chance & { readonly value: number };
export type Level = {
  readonly safetyAim: number;
  readonly cost: number;
  readonly aimCost: number;
  /** Null while the number of shots is open. */
  readonly hand: string | null;
  readonly areaHand: string | null;
  readonly byDifficulty?: readonly (Chance & { readonly difficulty: number })[];
};
export type AttackAnswer = {
  readonly kp: number;
  readonly testBase: number;
  readonly distance: number;
  /** Levels of range aim that count, those kept from an earlier shot too. */
  readonly rangeAim: number;
  readonly cheapLevels: number;
  readonly conditions?: AimConditions;
  readonly adjust: number;
  /** Free dice minus forcing dice without aim, before they are cut to six. */
  readonly net: number;
  /** How many such attacks may follow one another; null where they are not alike. */
  readonly inRow: number | null;
  /** How many shots an attack of the kind fires. */
  readonly shots?: readonly Valued[];
  readonly levels: readonly Level[];
};
export type StrikeAnswer = {
  readonly difficulty: number;
  readonly testBase: number;
  readonly hit: Chance;
  readonly strength: readonly Valued[];
  readonly meanStrength: Chance | null;
};
export type ExchangeAnswer = {
  readonly difficulty: number;
  readonly hit: Chance;
  readonly miss: Chance;
  readonly damage: readonly Valued[];
  readonly area: Readonly<Partial<Record<Area | 'none', Chance>>>;
  readonly broken: Chance;
  readonly destroyed: Chance;
  readonly drops: Chance;
  readonly falls: Chance;
  readonly unconscious: Chance;
  readonly dead: Chance;
  readonly out: Chance;
};
type Standing = { readonly adjust: number; readonly difficulty: number; readonly hit?: Chance };
type VigilanceChoice = Standing & {
  readonly traits: readonly Trait[];
  readonly vigilance: number;
  readonly mustMove: boolean;
  /** The same with a throw down. */
  readonly thrownDown?: Standing;
};
export type VigilanceAnswer = {
  readonly traits: readonly { readonly trait: Trait; readonly value: number; readonly modifier: number }[];
  readonly bonus: number;
  readonly choices: readonly VigilanceChoice[];
  readonly suggested: readonly (VigilanceChoice & {
    readonly move: { readonly metres?: number; readonly throwDown?: boolean } | null;
  })[];
};
export type TestAnswer = {
  readonly testBase: number;
  readonly baseDifficulty: number;
  readonly difficulty: number;
  readonly hand: string;
  readonly success?: Chance;
};

/** Where somebody who surprises comes in the order (AOR-CMB-07). */
export type SurpriseAnswer = Readonly<Record<'before' | 'tied' | 'after', Chance>>;

/** What everything somebody could do now costs, as this seat would be answered. */
export const pricesFor = (table: Table, by: string): Question => ({
  ask: 'prices',
  by,
  ...(!table.isGm && { player: true }),
});

/** Whether this seat is shown odds at all: a setting of the table. */
export const showsOdds = (table: Table): boolean => table.isGm || table.game.settings.oddsForPlayers;

/** An answer that follows the whole state of the fight: asked anew whenever it changes. */
export const answerTo = <T>(
  table: () => Table,
  question: () => Question | undefined,
): { readonly reply: Answered<T> | undefined; readonly answer: T | undefined } => {
  const asked = following<T>(table, question, () => {
    const { combat, people, settings } = table().game;
    return JSON.stringify([combat, people, settings.oddsForPlayers]);
  });
  return {
    get reply() {
      return asked.reply;
    },
    get answer() {
      return asked.reply?.t === 'answer' ? asked.reply.answer : undefined;
    },
  };
};
