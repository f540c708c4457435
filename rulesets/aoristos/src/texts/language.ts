import type { Name, Refusal, Seen } from '@aspekt/contract';
import type {
  Area,
  Attribute,
  Category,
  Command,
  CommandOf,
  Environment,
  Event,
  EventOf,
  Care,
  LimbState,
  Posture,
  Rest,
  Settings,
  Trait,
} from '../model.ts';
import type { OutcomeWord } from '../outcome.ts';
import type { Code } from '../refusal.ts';

/** The words of the game in one language, as the vocabulary of the catalogue has them. */
export type Words = {
  readonly traits: Readonly<Record<Trait, string>>;
  readonly short: Readonly<Record<Attribute, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  /** Where a hit went: "in the torso"; null is a hit without area. */
  readonly inArea: (area: Area | null) => string;
  readonly postures: Readonly<Record<Posture, string>>;
  readonly limbStates: Readonly<Record<LimbState, string>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly environments: Readonly<Record<Environment, string>>;
  readonly rests: Readonly<Record<Rest, string>>;
  readonly cares: Readonly<Record<Care, string>>;
  readonly settings: Readonly<Record<keyof Settings, string>>;
  /** Names of actions, as an extended activity is called. */
  readonly actions: (action: string) => string;
  /** Dice as the book writes them: B, F and T stand in every language. */
  readonly why: {
    readonly testBase: string;
    readonly dice: string;
    readonly difficulty: string;
    readonly margin: string;
    readonly vigilance: string;
    readonly bonus: string;
    readonly attackerLow: string;
    readonly oneHand: string;
    readonly rangedInMelee: string;
    readonly rangeMalus: string;
    readonly gmExtra: string;
    readonly shots: string;
    readonly area: string;
    readonly anyArea: string;
    readonly diceAgain: string;
    readonly weapon: string;
    readonly physique: string;
    readonly activeStrength: string;
    readonly armour: string;
    readonly cover: string;
    readonly finalStrength: string;
    readonly hardiness: string;
    readonly headDivisor: string;
    readonly damage: string;
    readonly shock: string;
    readonly bleeding: string;
    readonly trauma: string;
    readonly limb: string;
    readonly base: string;
    readonly modifier: string;
    readonly reduction: string;
    readonly cost: string;
    readonly aim: string;
    readonly total: string;
    readonly kpLeft: string;
    readonly surprise: string;
  };
  /** What an outcome is called when its odds are shown; `n` where it has a number. */
  readonly outcomes: Readonly<Record<OutcomeWord, string>>;
  readonly signed: (n: number) => string;
  readonly duration: (minutes: number) => string;
  readonly list: (words: readonly string[]) => string;
};

export type Sentences = { readonly [T in Event['type']]: (event: Seen<EventOf<T>>, name: Name) => string };
export type Labels = { readonly [T in Command['type']]: (command: CommandOf<T>, name: Name) => string };
export type Refusals = Readonly<Record<Code, (data: NonNullable<Refusal['data']>) => string>>;

export type Language = {
  readonly words: Words;
  readonly sentences: Sentences;
  readonly labels: Labels;
  readonly refusals: Refusals;
};
