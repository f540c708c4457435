import type { Seat } from '@aspekt/contract';
import type {
  CreationMethod,
  Half,
  HurtDegree,
  Modification,
  Resistance,
  RollKind,
  Settings,
  Specialisation,
  SpecialisationUse,
  Trait,
  TraitGroup,
} from './state.ts';

/** A trait as typed; without a group it is `unset`. */
export type NewTrait = {
  readonly name: string;
  readonly value: number;
  readonly group?: TraitGroup;
  readonly note?: string;
};
export type NewSkill = { readonly name: string; readonly value: number; readonly apprentice?: boolean };

export type SetTableSettings = {
  readonly type: 'vastmark/setTableSettings';
  /** Keys and values are checked by the rules (`E_BAD_SETTING`). */
  readonly settings: Readonly<Record<string, unknown>> | Partial<Settings>;
};
export type CreateCharacter = {
  readonly type: 'vastmark/createCharacter';
  readonly id: string;
  readonly name?: string;
  readonly npc?: boolean;
  /** For the game master: whose character it becomes. A player's is always her own. */
  readonly ownerId?: Seat | null;
  readonly traits?: readonly NewTrait[];
  readonly skills?: readonly NewSkill[];
  readonly creationMethod?: CreationMethod;
  readonly reserve?: number;
  readonly notes?: string;
};
export type EditTrait = {
  readonly type: 'vastmark/editTrait';
  readonly actor: string;
  readonly name: string;
  readonly value: number;
  readonly group?: TraitGroup;
};
export type EditSkill = {
  readonly type: 'vastmark/editSkill';
  readonly actor: string;
  readonly name: string;
  readonly value: number;
  readonly apprentice?: boolean;
};
export type CreateQuickExtra = {
  readonly type: 'vastmark/createQuickExtra';
  readonly id: string;
  readonly name?: string;
  readonly traits?: readonly NewTrait[];
  readonly skills?: readonly NewSkill[];
  /** The same as one line of text: `Bonde: Full -2, Slagsmål +2`. */
  readonly line?: string;
  /** Shown to the table at once. */
  readonly shown?: boolean;
};
export type AwardXp = { readonly type: 'vastmark/awardXp'; readonly actor: string; readonly amount: number };
export type SpendXp = {
  readonly type: 'vastmark/spendXp';
  readonly actor: string;
  readonly amount: number;
  readonly text?: string;
};
export type DeclareAction = {
  readonly type: 'vastmark/declareAction';
  readonly actor: string;
  readonly text: string;
  readonly trait?: string | null;
  /** The wished trait, with its sign turned. */
  readonly turned?: boolean;
  readonly skill?: string | null;
  /** One of the wished skill. */
  readonly specialisation?: SpecialisationUse;
};
export type DecideWithoutRoll = {
  readonly type: 'vastmark/decideWithoutRoll';
  readonly actor: string;
  readonly text: string;
  readonly outcome: 'success' | 'failure' | 'half';
};
export type ProposeTrait = {
  readonly type: 'vastmark/proposeTrait';
  readonly rollId: string;
  readonly trait: string | null;
  readonly turned?: boolean;
  readonly reason?: string;
};
export type RuleTrait = {
  readonly type: 'vastmark/ruleTrait';
  readonly rollId: string;
  /** Left out: as proposed. */
  readonly trait?: string | null;
  readonly turned?: boolean;
  readonly resistance?: Resistance;
  readonly modifications?: readonly Modification[];
  /** Null: none; left out: as proposed. */
  readonly specialisation?: SpecialisationUse | null;
};
export type OpenRoll = {
  readonly type: 'vastmark/openRoll';
  readonly id: string;
  readonly actor: string;
  readonly kind?: RollKind;
  readonly mode?: 'one' | 'separate';
  readonly traits?: readonly string[];
  readonly turned?: readonly string[];
  readonly skills?: readonly string[];
  readonly modifications?: readonly Modification[];
  /** One of the skill that is named. */
  readonly specialisation?: SpecialisationUse;
  readonly resistance: Resistance;
  readonly socialTarget?: string | null;
  /** The target's player has agreed: said by her, or by the game master. */
  readonly socialConsent?: boolean;
  /** Where she has to agree she is asked, and the roll waits for her answer. */
  readonly askConsent?: boolean;
  /** The game master keeps the resistance to herself; the table hears only how it went. */
  readonly hidden?: boolean;
};
/** The player of the one to be persuaded lets the roll be made, or does not. */
export type AnswerConsent = {
  readonly type: 'vastmark/answerConsent';
  readonly rollId: string;
  readonly agree: boolean;
};
export type RequestSeveralTraits = {
  readonly type: 'vastmark/requestSeveralTraits';
  readonly actor: string;
  readonly traits: readonly string[];
};
export type AnswerSeveralTraits = {
  readonly type: 'vastmark/answerSeveralTraits';
  readonly actor: string;
  readonly traits: readonly string[];
  readonly allow: boolean;
};
export type RollDie = { readonly type: 'vastmark/roll'; readonly rollId: string };
export type EnterFaces = {
  readonly type: 'vastmark/enterFaces';
  readonly rollId: string;
  readonly faces: readonly number[];
};
export type OpposedRoll = {
  readonly type: 'vastmark/opposedRoll';
  readonly id: string;
  /** Two or more roll or group ids. */
  readonly sides: readonly string[];
  /** Real dice, by roll id. */
  readonly faces?: Readonly<Record<string, readonly number[]>>;
};
export type HeroUse = 'extraDie' | 'ignoreZero';
export type SpendHeroPoint = {
  readonly type: 'vastmark/spendHeroPoint';
  readonly rollId: string;
  readonly use: HeroUse;
};
export type ConfirmRoll = { readonly type: 'vastmark/confirmRoll'; readonly rollId: string };
export type AnswerPrompt = {
  readonly type: 'vastmark/answerPrompt';
  readonly rollId: string;
  readonly half?: Half | null;
  readonly text?: string;
};
export type WithdrawRoll = { readonly type: 'vastmark/withdrawRoll'; readonly rollId: string };

export type SetScene = { readonly type: 'vastmark/setScene'; readonly title: string };
/** Show an npc to the table, or hide it again. */
export type ShowCharacter = {
  readonly type: 'vastmark/showCharacter';
  readonly actor: string;
  readonly shown: boolean;
};
/** The game master gives a character to a seat; a player takes one that nobody has, or gives up her own (null). */
export type AssignCharacter = {
  readonly type: 'vastmark/assignCharacter';
  readonly actor: string;
  readonly ownerId: Seat | null;
};
export type RenameCharacter = {
  readonly type: 'vastmark/renameCharacter';
  readonly actor: string;
  readonly name: string;
};
export type WriteNotes = { readonly type: 'vastmark/writeNotes'; readonly actor: string; readonly notes: string };
/** Take a declared action out of the game master's inbox. */
export type DismissAction = { readonly type: 'vastmark/dismissAction'; readonly actor: string };

/** One experience point each, or up to three in place of one apprentice skill (VAST-X-SPEC-01). */
export type LearnSpecialisations = {
  readonly type: 'vastmark/learnSpecialisations';
  readonly actor: string;
  readonly specialisations: readonly Specialisation[];
  readonly insteadOf?: string;
};
/** Two opposed rolls that wait are the first of a series, first to `wins` (2 to 5); with `daze` each loss weakens (VAST-X-SERIES-01). */
export type StartSeries = {
  readonly type: 'vastmark/startSeries';
  readonly id: string;
  readonly sides: readonly string[];
  readonly wins: number;
  readonly daze?: boolean;
};
/** Opens the next pair of rolls, with these ids. */
export type NextInSeries = {
  readonly type: 'vastmark/nextInSeries';
  readonly seriesId: string;
  readonly rolls: readonly string[];
};
export type EndSeries = { readonly type: 'vastmark/endSeries'; readonly seriesId: string };
/** Says how somebody is hurt; a degree of null takes the hurt away (VAST-X-TOUGH-01). */
export type SetHurt = {
  readonly type: 'vastmark/setHurt';
  readonly actor: string;
  readonly id: string;
  readonly degree: HurtDegree | null;
  readonly text?: string;
};
/** How dazed a character is; 0 takes the daze away (VAST-X-DAZE-01). */
export type SetDaze = { readonly type: 'vastmark/setDaze'; readonly actor: string; readonly value: number };

/** What the game master may set by hand; null strikes. */
export type Change =
  | ({ readonly what: 'trait'; readonly actor: string; readonly name: string; readonly value: number | null } & Partial<
      Pick<Trait, 'group' | 'note'>
    >)
  | {
      readonly what: 'skill';
      readonly actor: string;
      readonly name: string;
      readonly value: number | null;
      readonly apprentice?: boolean;
    }
  | ({ readonly what: 'specialisation'; readonly actor: string; readonly has: boolean } & Specialisation)
  | { readonly what: 'unusedXp'; readonly actor: string; readonly value: number }
  | { readonly what: 'creationMethod'; readonly actor: string; readonly value: CreationMethod }
  | { readonly what: 'strikeCharacter'; readonly actor: string }
  | { readonly what: 'strikeRoll'; readonly rollId: string }
  /** Also after the dice: the roll, and what it opposes, is read again. */
  | { readonly what: 'modifications'; readonly rollId: string; readonly value: readonly Modification[] }
  | { readonly what: 'difficulty'; readonly rollId: string; readonly value: number };
export type Adjust = { readonly type: 'vastmark/adjust'; readonly reason: string; readonly change: Change };

export type Command =
  | SetTableSettings
  | CreateCharacter
  | EditTrait
  | EditSkill
  | CreateQuickExtra
  | AwardXp
  | SpendXp
  | DeclareAction
  | DecideWithoutRoll
  | ProposeTrait
  | RuleTrait
  | OpenRoll
  | AnswerConsent
  | RequestSeveralTraits
  | AnswerSeveralTraits
  | RollDie
  | EnterFaces
  | OpposedRoll
  | SpendHeroPoint
  | ConfirmRoll
  | AnswerPrompt
  | WithdrawRoll
  | SetScene
  | ShowCharacter
  | AssignCharacter
  | RenameCharacter
  | WriteNotes
  | DismissAction
  | LearnSpecialisations
  | StartSeries
  | NextInSeries
  | EndSeries
  | SetHurt
  | SetDaze
  | Adjust;
