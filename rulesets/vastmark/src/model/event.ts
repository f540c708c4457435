import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Change, HeroUse } from './command.ts';
import type {
  Character,
  Declaration,
  Group,
  GroupResult,
  Half,
  Hurt,
  Modification,
  Outcome,
  Prompt,
  Proposal,
  Resistance,
  Result,
  Roll,
  RollKind,
  Series,
  Settings,
  Skill,
  Specialisation,
  SpecialisationUse,
  Trait,
} from './state.ts';

/** A roll with its dice: everything its sentence and its arithmetic need. */
export type Rolled = Hideable & {
  readonly rollId: string;
  readonly actorId: string;
  readonly kind: RollKind;
  readonly against: Resistance['kind'];
  readonly traitId: string | null;
  readonly turned: boolean;
  readonly traitValue: number;
  readonly skillId: string | null;
  readonly skillValue: number;
  readonly modifications: readonly Modification[];
  readonly specialisation?: SpecialisationUse;
  readonly daze?: number;
  readonly chains: readonly (readonly number[])[];
  readonly zeroIgnored: boolean;
  /** Of a roll to persuade, fool or charm. */
  readonly socialTargetId: Secret<string> | null;
  readonly result: Result;
};
/** A group read anew. */
export type GroupRead = Hideable & {
  readonly id: string;
  readonly actorId: string;
  readonly result: Secret<GroupResult>;
};
/** What changed for rolls already thrown: theirs to be read again because another roll did. */
export type Reread = Hideable & { readonly rollId: string; readonly actorId: string; readonly result: Result };
export type OpposedSide = Hideable & { readonly id: string; readonly rolls: readonly Rolled[] };
export type Confirmed = Hideable & {
  readonly rollId: string;
  readonly actorId: string;
  readonly outcome: Outcome;
  readonly prompt: Prompt | null;
  readonly socialTargetId: Secret<string> | null;
};

export type Event = Hideable &
  (
    | { readonly type: 'vastmark/settingsChanged'; readonly settings: Partial<Settings> }
    | {
        readonly type: 'vastmark/characterCreated';
        readonly character: Character;
        readonly apprenticeSkills: number | null;
        readonly quick: boolean;
      }
    | {
        readonly type: 'vastmark/traitEdited';
        readonly actor: string;
        readonly trait: Trait;
        readonly before: number | null;
      }
    | {
        readonly type: 'vastmark/skillEdited';
        readonly actor: string;
        readonly skill: Skill;
        readonly before: number | null;
      }
    | { readonly type: 'vastmark/xpAwarded'; readonly actor: string; readonly amount: number }
    | { readonly type: 'vastmark/xpSpent'; readonly actor: string; readonly amount: number; readonly text: string }
    | { readonly type: 'vastmark/actionDeclared'; readonly declaration: Declaration }
    | { readonly type: 'vastmark/actionDismissed'; readonly actor: string }
    | {
        readonly type: 'vastmark/decidedWithoutRoll';
        readonly actor: string;
        readonly text: string;
        readonly outcome: 'success' | 'failure' | 'half';
      }
    | {
        readonly type: 'vastmark/traitProposed';
        readonly rollId: string;
        readonly actor: string;
        readonly proposal: Secret<Proposal>;
      }
    | { readonly type: 'vastmark/traitRuled'; readonly rolls: readonly Roll[] }
    | {
        readonly type: 'vastmark/rollOpened';
        readonly rolls: readonly Roll[];
        readonly group: Group | null;
        readonly byPlayer: boolean;
        /** Of a series that is hidden: it answers nothing that anybody has declared. */
        readonly inSeries?: Hideable;
      }
    | {
        readonly type: 'vastmark/consentAnswered';
        readonly rolls: readonly string[];
        readonly actor: string;
        readonly target: string;
        readonly agree: boolean;
      }
    | { readonly type: 'vastmark/severalTraitsRequested'; readonly actor: string; readonly traits: readonly string[] }
    | {
        readonly type: 'vastmark/severalTraitsAnswered';
        readonly actor: string;
        readonly traits: readonly string[];
        readonly allow: boolean;
      }
    | {
        readonly type: 'vastmark/rolled';
        readonly rolls: readonly Rolled[];
        readonly rereads: readonly Reread[];
        readonly group: GroupRead | null;
        /** Faces typed in from a real die. */
        readonly entered: boolean;
      }
    | {
        readonly type: 'vastmark/opposed';
        readonly contestId: string;
        readonly sides: readonly OpposedSide[];
        readonly groups: readonly GroupRead[];
      }
    | {
        readonly type: 'vastmark/heroPointSpent';
        readonly actor: string;
        readonly rollId: string;
        readonly use: HeroUse;
        /** The extra die's faces; null where none was thrown now. */
        readonly chain: readonly number[] | null;
        /** The roll read anew, or null where it is not rolled yet. */
        readonly rolled: Rolled | null;
        readonly rereads: readonly Reread[];
        readonly groups: readonly GroupRead[];
      }
    | {
        readonly type: 'vastmark/rollConfirmed';
        readonly rolls: readonly Confirmed[];
        readonly groups: readonly GroupRead[];
      }
    | {
        readonly type: 'vastmark/promptAnswered';
        readonly rollId: string;
        readonly actor: string;
        readonly prompt: Prompt;
        readonly half: Half | null;
        readonly text: string;
      }
    | {
        readonly type: 'vastmark/rollWithdrawn';
        readonly rolls: readonly string[];
        readonly actor: string;
        readonly groups: readonly GroupRead[];
      }
    | { readonly type: 'vastmark/sceneSet'; readonly title: string }
    | { readonly type: 'vastmark/characterShown'; readonly character: Character; readonly rolls: readonly Roll[] }
    | { readonly type: 'vastmark/characterHidden'; readonly actor: string }
    | { readonly type: 'vastmark/characterAssigned'; readonly actor: string; readonly ownerId: Seat | null }
    | {
        readonly type: 'vastmark/characterRenamed';
        readonly actor: string;
        readonly name: string;
        readonly before: string;
      }
    | { readonly type: 'vastmark/notesWritten'; readonly actor: string; readonly notes: string }
    | {
        readonly type: 'vastmark/specialisationsLearnt';
        readonly actor: string;
        readonly specialisations: readonly Specialisation[];
        /** The apprentice skill that was given up, or null where points were paid. */
        readonly insteadOf: string | null;
        readonly cost: number;
      }
    | { readonly type: 'vastmark/seriesStarted'; readonly series: Series }
    | { readonly type: 'vastmark/seriesContinued'; readonly series: Series; readonly rolls: readonly Roll[] }
    | {
        readonly type: 'vastmark/seriesScored';
        readonly series: Series;
        /** Who won this roll; null where it is to be made again. */
        readonly winner: string | null;
        readonly over: boolean;
      }
    | { readonly type: 'vastmark/seriesEnded'; readonly series: Series }
    | {
        readonly type: 'vastmark/hurt';
        readonly actor: string;
        readonly hurt: Hurt;
        /** What it was before, if it was there. */
        readonly before: Hurt | null;
      }
    | { readonly type: 'vastmark/healed'; readonly actor: string; readonly hurt: Hurt }
    | { readonly type: 'vastmark/dazed'; readonly actor: string; readonly value: number; readonly before: number }
    | {
        readonly type: 'vastmark/adjusted';
        readonly change: Change;
        readonly actor: string;
        readonly reason: string;
        readonly before: number | null;
        readonly rereads: readonly Reread[];
        readonly groups: readonly GroupRead[];
      }
  );
