import type { Seat } from '@aspekt/contract';
import type {
  Aspect,
  AspectKind,
  CategoryGroup,
  ProficiencyId,
  ResourceKind,
  SecretAbility,
  SphereId,
  Trait,
} from './character.ts';
import type { Settings } from './state.ts';
import type { Category, Degree, Merge, TestInputs } from './test.ts';

export type SetCampaign = {
  readonly type: 'kolo/setCampaign';
  readonly basicSignificance?: number;
  readonly totalRange?: readonly [number, number] | null;
  /** Keys and values are checked by the rules (`E_BAD_SETTING`). */
  readonly settings?: Readonly<Record<string, unknown>> | Partial<Settings>;
};
export type Begin = {
  readonly type:
    | 'kolo/startCampaign'
    | 'kolo/startAdventure'
    | 'kolo/startSession'
    | 'kolo/startScene'
    | 'kolo/dramaticMoment';
  readonly title?: string;
};
export type CreateCharacter = {
  readonly type: 'kolo/createCharacter';
  readonly id: string;
  readonly name?: string;
  readonly npc?: boolean;
  /** For the game master: whose character it becomes. A player's is always her own. */
  readonly ownerId?: Seat | null;
  /** A sheet filled in beforehand; each part is checked as if added by itself. */
  readonly traits?: readonly Trait[];
  readonly aspects?: readonly Aspect[];
  readonly secrets?: readonly SecretAbility[];
  readonly notes?: string;
  /** An npc that the table sees at once. */
  readonly shown?: boolean;
};
export type Points = Partial<Readonly<Record<SphereId, number>>>;
export type NewTrait = { readonly phrase: string; readonly points: Points };
export type NewAspect = {
  readonly phrase: string;
  readonly kind: AspectKind;
  readonly description?: string;
  readonly assigned: readonly ProficiencyId[];
  readonly keyPhrases?: Partial<Readonly<Record<ProficiencyId, string>>>;
};
/** `value`, or for a specialisation `difference` and `tests`. */
export type NewSecret = {
  readonly phrase: string;
  readonly text?: string;
  readonly value?: number;
  readonly difference?: number;
  readonly tests?: string;
};
export type AddTrait = { readonly type: 'kolo/addTrait'; readonly actor: string } & NewTrait;
export type AddAspect = { readonly type: 'kolo/addAspect'; readonly actor: string } & NewAspect;
export type AddSecret = { readonly type: 'kolo/addSecret'; readonly actor: string } & NewSecret;
export type AddResource = {
  readonly type: 'kolo/addResource';
  readonly actor: string;
  readonly phrase: string;
  /** The name of the kind is `kind`; `type` is the command's. */
  readonly kind?: ResourceKind | null;
  readonly value: number;
};
export type FeatureType = 'trait' | 'aspect' | 'secret' | 'resource';
export type RemoveFeature = {
  readonly type: 'kolo/removeFeature';
  readonly actor: string;
  /** The catalogue's `type`. */
  readonly feature: FeatureType;
  readonly phrase: string;
};
export type AddMarker = {
  readonly type: 'kolo/addMarker';
  readonly actor: string;
  readonly phrase: string;
  readonly group?: CategoryGroup;
  readonly value: number;
  readonly note?: string;
};
/** Whether an npc draws on the game master's pool (KOLO-X-SOLOPOOL-01). */
export type SetOfNote = { readonly type: 'kolo/setOfNote'; readonly actor: string; readonly ofNote: boolean };
/** The winner of a contest leaves a marker on the loser (KOLO-X-HARM-01). */
export type PlaceHarm = { readonly type: 'kolo/placeHarm'; readonly contestId: string; readonly phrase: string };
export type RemoveMarker = { readonly type: 'kolo/removeMarker'; readonly actor: string; readonly phrase: string };
export type ApproveCharacter = {
  readonly type: 'kolo/approveCharacter';
  readonly actor: string;
  readonly override?: boolean;
};

export type Need =
  | {
      readonly kind: 'proficiency';
      readonly proficiency: ProficiencyId;
      readonly value: number;
      readonly aspects: readonly string[];
    }
  | { readonly kind: 'sphere'; readonly sphere: SphereId; readonly value: number; readonly traits: readonly string[] }
  | { readonly kind: 'aspect'; readonly aspect: string }
  | {
      readonly kind: 'routine';
      readonly proficiencies: readonly ProficiencyId[];
      readonly aspects: readonly string[];
      readonly veryCommon?: boolean;
      readonly categories?: readonly Category[];
      readonly merges?: readonly Merge[];
    };
export type ComparisonTest = { readonly type: 'kolo/comparisonTest'; readonly actor: string; readonly need: Need };
export type DecideWithoutTest = {
  readonly type: 'kolo/decideWithoutTest';
  readonly actor: string;
  readonly text: string;
  readonly degree: Degree;
};

/** By a player: a proposal to the game master. */
export type OpenTest = { readonly type: 'kolo/openTest' } & TestInputs;
/** Change an open test before its coins; what is left out stays. */
export type AmendTest = { readonly type: 'kolo/amendTest'; readonly testId: string } & Omit<
  TestInputs,
  'id' | 'actor' | 'kind' | 'line'
>;
/** A player taps what she thinks fits. */
export type SuggestFit = {
  readonly type: 'kolo/suggestFit';
  readonly testId: string;
  readonly traits: readonly string[];
  readonly aspects: readonly string[];
};
export type DismissProposal = { readonly type: 'kolo/dismissProposal'; readonly id: string };
export type DeclareEngagement = {
  readonly type: 'kolo/declareEngagement';
  readonly testId: string;
  readonly points: number;
};
export type VetoEngagement = {
  readonly type: 'kolo/vetoEngagement';
  readonly testId: string;
  readonly reason?: string;
};
export type Flip = { readonly type: 'kolo/flip'; readonly testId: string; readonly coins?: readonly number[] | null };
export type ExtendEngagement = {
  readonly type: 'kolo/extendEngagement';
  readonly testId: string;
  readonly coin?: number | null;
};
export type CloseTest = {
  readonly type: 'kolo/closeTest';
  readonly testId: string;
  readonly withholdBonus?: boolean;
  readonly xpLabel?: string | null;
  readonly partialAs?: 'chance' | 'sideGoal';
};
export type ContestedTest = {
  readonly type: 'kolo/contestedTest';
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly active?: boolean;
  readonly coins?: Readonly<Record<string, readonly number[]>>;
};
export type Threshold = {
  readonly label: string;
  readonly value: number;
  readonly chance?: number;
  readonly scale?: number;
};
export type CompareThresholds = {
  readonly type: 'kolo/compareThresholds';
  readonly testId: string;
  readonly thresholds: readonly Threshold[];
};
export type StartComplex = {
  readonly type: 'kolo/startComplex';
  readonly id: string;
  readonly intervalLabel?: string;
  readonly reversedScale?: boolean;
  readonly contested?: boolean;
  readonly active?: boolean;
  readonly ownMistakes?: boolean;
};
export type ComplexNext = {
  readonly type: 'kolo/complexNext';
  readonly complexId: string;
  readonly test?: TestInputs;
  readonly a?: TestInputs;
  readonly b?: TestInputs;
};
export type StopComplex = { readonly type: 'kolo/stopComplex'; readonly complexId: string };

export type ProposeStory = {
  readonly type: 'kolo/proposeStory';
  readonly id: string;
  readonly actor: string;
  readonly text?: string;
};
export type PriceStory = {
  readonly type: 'kolo/priceStory';
  readonly storyId: string;
  readonly cost: number;
  readonly engagementAllowed?: boolean;
};
export type RejectStory = { readonly type: 'kolo/rejectStory'; readonly storyId: string };
export type PayStory = { readonly type: 'kolo/payStory'; readonly storyId: string; readonly engagement?: number };
export type LikeStory = { readonly type: 'kolo/likeStory'; readonly storyId: string; readonly likes?: boolean };

export type Feature =
  | ({ readonly type: 'trait' } & NewTrait)
  | ({ readonly type: 'aspect' } & NewAspect)
  | ({ readonly type: 'secret' } & NewSecret)
  | { readonly type: 'assignment'; readonly aspect: string; readonly proficiency: ProficiencyId }
  | {
      readonly type: 'keyPhrase';
      readonly aspect: string;
      readonly proficiency: ProficiencyId;
      readonly keyPhrase: string;
    };
/** By a player: a wish that waits for the game master's word. */
export type BuyFeature = {
  readonly type: 'kolo/buyFeature';
  readonly actor: string;
  readonly feature: Feature;
  readonly matchingLabels?: readonly string[];
};
/** The game master refuses what a player wants to buy, or the player thinks better of it. */
export type DismissPurchase = { readonly type: 'kolo/dismissPurchase'; readonly actor: string };
export type RelabelXp = {
  readonly type: 'kolo/relabelXp';
  readonly actor: string;
  /** Places in `xp`, from 0. */
  readonly entries: readonly number[];
  readonly label: string | null;
};

/** Show an npc to the table, or hide it again. */
export type ShowCharacter = { readonly type: 'kolo/showCharacter'; readonly actor: string; readonly shown: boolean };
/** The game master gives a character to a seat; a player takes one that nobody has, or gives up her own (null). */
export type AssignCharacter = {
  readonly type: 'kolo/assignCharacter';
  readonly actor: string;
  readonly ownerId: Seat | null;
};
export type RenameCharacter = { readonly type: 'kolo/renameCharacter'; readonly actor: string; readonly name: string };
export type WriteNotes = { readonly type: 'kolo/writeNotes'; readonly actor: string; readonly notes: string };
export type SetCommonCategories = {
  readonly type: 'kolo/setCommonCategories';
  readonly categories: readonly Category[];
};

/** What the game master may set by hand. */
export type Change =
  | { readonly what: 'pools'; readonly player: Seat; readonly engagement?: number; readonly story?: number }
  | { readonly what: 'strikePlayer'; readonly player: Seat }
  | {
      readonly what: 'xp';
      readonly actor: string;
      readonly amount: number;
      readonly label: string | null;
      /** The place of an entry to replace; left out: a new one. An amount of 0 strikes. */
      readonly entry?: number;
    }
  | { readonly what: 'status'; readonly actor: string; readonly status: 'creation' | 'playable' }
  | {
      readonly what: 'reword';
      readonly actor: string;
      readonly feature: FeatureType;
      readonly phrase: string;
      readonly to: string;
    }
  | { readonly what: 'strikeCharacter'; readonly actor: string }
  | { readonly what: 'strikeTest'; readonly testId: string }
  | { readonly what: 'carry'; readonly complexId: string; readonly levels: number };
export type Adjust = { readonly type: 'kolo/adjust'; readonly reason: string; readonly change: Change };

export type Command =
  | SetCampaign
  | Begin
  | CreateCharacter
  | AddTrait
  | AddAspect
  | AddSecret
  | AddResource
  | RemoveFeature
  | AddMarker
  | RemoveMarker
  | PlaceHarm
  | SetOfNote
  | ApproveCharacter
  | ComparisonTest
  | DecideWithoutTest
  | OpenTest
  | AmendTest
  | SuggestFit
  | DismissProposal
  | DeclareEngagement
  | VetoEngagement
  | Flip
  | ExtendEngagement
  | CloseTest
  | ContestedTest
  | CompareThresholds
  | StartComplex
  | ComplexNext
  | StopComplex
  | ProposeStory
  | PriceStory
  | RejectStory
  | PayStory
  | LikeStory
  | BuyFeature
  | DismissPurchase
  | RelabelXp
  | ShowCharacter
  | AssignCharacter
  | RenameCharacter
  | WriteNotes
  | SetCommonCategories
  | Adjust;
