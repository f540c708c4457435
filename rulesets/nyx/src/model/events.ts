import type { Hideable, Seat } from '@aspekt/contract';
import type { Adjustment, AspectChange } from './commands.ts';
import type { Conflict, ConflictSide, EndReason, RoundResult, Situational, SlowHarm } from './conflict.ts';
import type {
  Aspect,
  AspectRef,
  Attribute,
  Character,
  Extra,
  Id,
  PerAttribute,
  Scene,
  Thing,
  Veiled,
} from './figures.ts';
import type { Activation, Draft, DraftKind, Modifier, PendingHarm, PointMove, Roll, Side, Stakes } from './rolls.ts';
import type { Settings } from './settings.ts';
import type { Labels, NarrativeDemand, NarrativeUse, Reminder } from './state.ts';

/** The game master did it for a character that a player owns. */
type OnBehalf = { readonly onBehalf?: true };

/** The player who owns the aspect said no to it (NYX-OUT-07); otherwise the game master did. */
type ByOwner = { readonly byOwner?: true };

/** What happened. Every event may be hidden: then it is about something that only the game master knows of. */
export type Event = Hideable &
  (CharacterEvent | TableEvent | ExtraEvent | UseEvent | RollEvent | ConflictEvent | HarmEvent | AdjustEvent);

export type CharacterEvent =
  | { readonly type: 'nyx/characterCreated'; readonly character: Character }
  | {
      readonly type: 'nyx/draftEdited';
      readonly character: Id;
      readonly name?: string;
      readonly description?: string;
      readonly attributes?: Veiled<PerAttribute>;
      readonly aspects?: readonly Aspect[];
      /** Attribute points not yet placed. */
      readonly remaining: Veiled<number>;
    }
  | { readonly type: 'nyx/characterActivated'; readonly character: Id }
  | { readonly type: 'nyx/characterReturned'; readonly character: Id; readonly reason: string }
  | { readonly type: 'nyx/characterRetired'; readonly character: Id }
  | { readonly type: 'nyx/characterClaimed'; readonly character: Id; readonly owner: Seat }
  | { readonly type: 'nyx/characterAssigned'; readonly character: Id; readonly owner?: Seat }
  | {
      readonly type: 'nyx/figureRenamed';
      readonly figure: Id;
      readonly before: string;
      readonly name?: string;
      readonly description?: string;
    }
  | { readonly type: 'nyx/aspectNamed'; readonly character: Id; readonly aspect: Id; readonly name: string }
  | {
      readonly type: 'nyx/aspectDescribed';
      readonly owner: Id;
      readonly aspect: Id;
      readonly name: string;
      readonly description: string;
    }
  | {
      readonly type: 'nyx/aspectsChanged';
      readonly character: Id;
      readonly changes: readonly (AspectChange & Hideable)[];
      /** Of a change that is hidden in part, a secret. */
      readonly motivation: Veiled<string>;
      /** All of her aspects afterwards. */
      readonly aspects: readonly Aspect[];
      readonly reminder: Reminder;
    }
  | {
      readonly type: 'nyx/damageRemoved';
      readonly character: Id;
      readonly aspect: Id;
      readonly name: string;
      readonly points: readonly PointMove[];
      readonly reminder: Reminder;
    }
  | { readonly type: 'nyx/temporaryAspectAdded'; readonly target: Id; readonly aspect: Aspect }
  | { readonly type: 'nyx/temporaryAspectRemoved'; readonly target: Id; readonly aspect: Id; readonly name: string }
  | {
      readonly type: 'nyx/pointsAdjusted';
      readonly character: Id;
      readonly points: readonly PointMove[];
      readonly reason: string;
    };

export type TableEvent =
  | { readonly type: 'nyx/tableConfigured'; readonly settings: Partial<Settings>; readonly labels?: Labels }
  | { readonly type: 'nyx/sessionStarted'; readonly session: number }
  | { readonly type: 'nyx/sessionEnded'; readonly session: number }
  | { readonly type: 'nyx/longPauseTaken' }
  | { readonly type: 'nyx/sceneStarted'; readonly scene: Scene }
  | { readonly type: 'nyx/participantsSet'; readonly participants: readonly Id[] }
  /** `exhaustionCleared`: all exhaustion of all figures is gone (NYX-REC-01). */
  | { readonly type: 'nyx/sceneEnded'; readonly title: string; readonly exhaustionCleared: boolean }
  | { readonly type: 'nyx/reminderCleared'; readonly reminder: Id; readonly text: string }
  | {
      readonly type: 'nyx/clockAdvanced';
      readonly from: number;
      readonly to: number;
      /** Where the clock was headed when it stopped for a check; a secret if only the game master knows of the check. */
      readonly wanted: Veiled<number>;
      readonly due: readonly DueCheck[];
    };
/** From here on everyone knows of the slow harm. */
export type DueCheck = Hideable & { readonly slowHarm: SlowHarm; readonly check: number };

export type ExtraEvent =
  | { readonly type: 'nyx/extraCreated'; readonly extra: Extra }
  | { readonly type: 'nyx/extraHidden'; readonly extra: Id }
  | { readonly type: 'nyx/extraRevealed'; readonly extra: Id }
  | { readonly type: 'nyx/extraRemoved'; readonly extra: Id; readonly name: string }
  | { readonly type: 'nyx/extraPromoted'; readonly extra: Id; readonly character: Character }
  | { readonly type: 'nyx/aspectRevealed'; readonly owner: Id; readonly aspect: Aspect }
  | { readonly type: 'nyx/aspectHidden'; readonly owner: Id; readonly aspect: Id }
  | { readonly type: 'nyx/aspectInvented'; readonly owner: Id; readonly aspect: Aspect }
  | ({ readonly type: 'nyx/aspectVetoed'; readonly name: string; readonly reason?: string } & AspectRef)
  | { readonly type: 'nyx/sceneAspectAdded'; readonly aspect: Aspect }
  | { readonly type: 'nyx/sceneAspectRemoved'; readonly aspect: Id; readonly name: string }
  | { readonly type: 'nyx/thingAdded'; readonly thing: Thing }
  | { readonly type: 'nyx/thingRemoved'; readonly thing: Id; readonly name: string };

export type UseEvent =
  | ({ readonly type: 'nyx/aspectUsed'; readonly use: NarrativeUse } & OnBehalf)
  | ({
      readonly type: 'nyx/useRejected';
      readonly use: NarrativeUse;
      readonly reason: string;
      readonly points: readonly PointMove[];
    } & ByOwner)
  | ({ readonly type: 'nyx/aspectActivated'; readonly draft: Id; readonly activation: Activation } & OnBehalf)
  | {
      readonly type: 'nyx/activationWithdrawn';
      readonly draft: Id;
      readonly activation: Activation;
      /** The roller whose player took it back; `gm` for the game master. Old logs do not say. */
      readonly who?: Id;
    }
  | ({
      readonly type: 'nyx/activationRejected';
      readonly draft: Id;
      readonly activation: Activation;
      readonly reason: string;
    } & ByOwner)
  /** On a roll; a demand in the story is `storyDemanded`. */
  | { readonly type: 'nyx/aspectDemanded'; readonly draft: Id; readonly activation: Activation }
  | { readonly type: 'nyx/damageMarked'; readonly draft: Id; readonly activation: Activation }
  | ({ readonly type: 'nyx/demandAnswered'; readonly draft: Id; readonly activation: Activation } & OnBehalf)
  | { readonly type: 'nyx/storyDemanded'; readonly demand: NarrativeDemand }
  | ({
      readonly type: 'nyx/storyDemandAnswered';
      readonly demand: NarrativeDemand;
      readonly answer: 'accept' | 'buyOff';
      readonly explanation: string;
      /** What it did, kept so that it can be rejected. */
      readonly use: NarrativeUse;
    } & OnBehalf);

export type RollEvent =
  | ({ readonly type: 'nyx/actionDeclared'; readonly draft: Draft } & OnBehalf)
  | { readonly type: 'nyx/groupActionDeclared'; readonly draft: Draft }
  | ({ readonly type: 'nyx/conflictRollDeclared'; readonly draft: Draft } & OnBehalf)
  | ({
      readonly type: 'nyx/roundDeclared';
      /** The draft as it is now. */
      readonly draft: Draft;
      readonly side: Side;
    } & OnBehalf)
  | ({ readonly type: 'nyx/slowHarmRollDeclared'; readonly draft: Draft } & OnBehalf)
  | {
      readonly type: 'nyx/modifierSet';
      readonly draft: Id;
      readonly side: Side;
      readonly actor: Id;
      readonly modifier: Modifier;
    }
  | {
      readonly type: 'nyx/stakesSet';
      readonly draft: Id;
      readonly stakes?: Stakes;
      readonly failure?: string;
      readonly spread?: boolean;
    }
  | {
      readonly type: 'nyx/rollAttributeSet';
      readonly draft: Id;
      readonly side: Side;
      readonly actor: Id;
      readonly attribute: Attribute;
    }
  | ({
      readonly type: 'nyx/readied';
      readonly draft: Id;
      readonly side: Side;
      readonly actor: Id;
      readonly ready: boolean;
    } & OnBehalf)
  | { readonly type: 'nyx/draftCancelled'; readonly draft: Id; readonly kind: DraftKind; readonly actor: Id }
  | AutomaticGranted
  | Rolled;

/** An automatic result: points move, no dice fall (NYX-AUTO-03). */
export type AutomaticGranted = {
  readonly type: 'nyx/automaticGranted';
  readonly draft: Id;
  readonly kind: DraftKind;
  readonly favoured: Side;
  readonly actors: { readonly A: Id; readonly B?: Id };
  readonly effect: number | null;
  readonly activations: readonly Activation[];
  readonly points: readonly PointMove[];
  readonly harms: readonly PendingHarm[];
};

/** Dice have fallen, and everything that follows at once. */
export type Rolled = {
  readonly type: 'nyx/rolled';
  readonly draft: Id;
  readonly kind: DraftKind;
  readonly stakes: Stakes;
  readonly rolls: { readonly A?: Roll; readonly B?: Roll };
  /** Who won; null on a tie. Alone, A wins by succeeding. */
  readonly winner: Side | null;
  /** Between two rolls: the difference of effects. Alone: the effect. */
  readonly margin: number;
  readonly activations: readonly Activation[];
  readonly points: readonly PointMove[];
  readonly harms: readonly PendingHarm[];
  readonly round?: RoundResult;
  readonly slowHarm?: { readonly id: Id; readonly name: string; readonly check: number; readonly passed: boolean };
  readonly breakOff?: { readonly conflict: Id; readonly side: Side; readonly allowed: boolean };
  readonly group?: Draft['group'];
  readonly failure?: string;
};

export type ConflictEvent =
  | { readonly type: 'nyx/conflictStarted'; readonly conflict: Conflict }
  | {
      readonly type: 'nyx/situationalSet';
      readonly conflict: Id;
      readonly side: Side;
      readonly situational: Situational;
      /** Before the first round, where edges move the needle: where it stands now. */
      readonly needle?: number;
    }
  | {
      readonly type: 'nyx/situationalDropped';
      readonly conflict: Id;
      readonly side: Side;
      readonly situational: Situational;
      /** Before the first round, where edges move the needle: where it stands now. */
      readonly needle?: number;
    }
  | { readonly type: 'nyx/goalSet'; readonly conflict: Id; readonly side: Side; readonly goal: string }
  | { readonly type: 'nyx/membersSet'; readonly conflict: Id; readonly side: Side; readonly members: readonly Id[] }
  | {
      readonly type: 'nyx/needleSet';
      readonly conflict: Id;
      readonly before: number;
      readonly after: number;
      readonly reason: string;
    }
  | {
      readonly type: 'nyx/roundNarrated';
      readonly conflict: Id;
      readonly round: number;
      readonly narrator: Side | null;
      readonly text: string;
    }
  | { readonly type: 'nyx/breakOffRequested'; readonly conflict: Id; readonly side: Side }
  | {
      readonly type: 'nyx/breakOffRuled';
      readonly conflict: Id;
      readonly side: Side;
      readonly ruling: 'allow' | 'block' | 'roll';
    }
  | {
      readonly type: 'nyx/conflictEnded';
      readonly conflict: Id;
      readonly title: string;
      readonly endReason: EndReason;
      readonly winner: Side | null;
      /** For the words: the sides as they were, and the game master's reason. */
      readonly sides: { readonly A: ConflictSide; readonly B: ConflictSide };
      readonly reason?: string;
    };

export type HarmEvent =
  | ({
      readonly type: 'nyx/harmTaken';
      readonly harm: PendingHarm;
      readonly choice: 'exhaustion' | 'damage';
      /** Exhaustion: what was hit, and how much of it was left to lose. */
      readonly attribute: Attribute;
      readonly exhaustion: Veiled<number>;
      /** Damage: the new aspects, two if a mob loses by damage. */
      readonly aspects: readonly Aspect[];
      /** Off the mob's value. */
      readonly mobLoss: number;
      readonly knockedOut: boolean;
    } & OnBehalf)
  | {
      readonly type: 'nyx/harmRedirected';
      readonly harm: Id;
      readonly target: Id;
      readonly before: Attribute;
      readonly attribute: Attribute;
    }
  | { readonly type: 'nyx/harmWaived'; readonly harm: PendingHarm; readonly reason: string }
  | { readonly type: 'nyx/exhaustionCleared'; readonly figure: Id; readonly attributes: readonly Attribute[] }
  | { readonly type: 'nyx/slowHarmStarted'; readonly slowHarm: SlowHarm }
  | { readonly type: 'nyx/slowHarmRevealed'; readonly slowHarm: SlowHarm }
  | { readonly type: 'nyx/slowHarmCancelled'; readonly slowHarm: Id; readonly name: string; readonly reason: string };

export type AdjustEvent = {
  readonly type: 'nyx/adjusted';
  readonly figure: Id;
  readonly change: Adjustment;
  /** What the number was before, and the name of the aspect where there is one. */
  readonly before?: number;
  readonly name?: string;
  readonly points: readonly PointMove[];
  readonly reason: string;
};
