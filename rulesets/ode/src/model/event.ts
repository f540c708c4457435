import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Change, MinorChoice } from './command.ts';
import type { Boost, Character, FreeInvoke, SituationAspect } from './character.ts';
import type { Choice, Half, Hit, Invoke, Roll, Spent } from './roll.ts';
import type { Task, Zone } from './scene.ts';
import type { Claim, Compel, Countdown, MoveReason, Purse, Safety } from './state.ts';
import type {
  AspectSlot,
  Effect,
  Harm,
  Id,
  Option,
  Outcome,
  Settings,
  Severity,
  Side,
  Skill,
  SlotId,
  Stunt,
} from './terms.ts';

/** A consequence that is over; hidden where whoever had it is. */
export type Healed = Hideable & { readonly id: Id; readonly slotId: SlotId; readonly text: string };

export type SceneEvent =
  | {
      readonly type: 'ode/sessionStarted';
      readonly number: number;
      /** Everyone's fate points at the end of the last session and now. */
      readonly totals?: readonly { readonly id: Id; readonly before: number; readonly now: number }[];
    }
  | {
      readonly type: 'ode/sessionEnded';
      readonly number: number;
      readonly healed: readonly Healed[];
    }
  | {
      readonly type: 'ode/sceneStarted';
      readonly number: number;
      readonly title: string;
      readonly participants: readonly Id[];
      readonly sides: Readonly<Record<Id, string>>;
      readonly zones: readonly Zone[];
    }
  | {
      readonly type: 'ode/sceneEnded';
      readonly number: number;
      readonly kept: readonly Id[];
      /** What is kept and nobody knows of. */
      readonly keptUnknown?: Hideable & { readonly ids: readonly Id[] };
      readonly healed: readonly Healed[];
    }
  | { readonly type: 'ode/enteredScene'; readonly id: Id; readonly side: string; readonly zone: Id | null }
  | { readonly type: 'ode/leftScene'; readonly id: Id }
  | (Hideable & { readonly type: 'ode/aspectAdded'; readonly aspect: SituationAspect; readonly twist?: true })
  | (Hideable & { readonly type: 'ode/aspectRemoved'; readonly id: Id; readonly text: string; readonly by?: Id })
  | {
      readonly type: 'ode/aspectRevealed';
      readonly id: Id;
      readonly text: string;
      /** Whose it is; hidden where whoever has it still is. */
      readonly characterId?: Id | Secret<Id>;
    }
  | { readonly type: 'ode/safetyRaised'; readonly safety: Safety }
  | { readonly type: 'ode/safetyResolved' }
  | { readonly type: 'ode/settingsChanged'; readonly settings: Partial<Settings> };

export type CharacterEvent =
  | { readonly type: 'ode/characterCreated'; readonly id: Id; readonly name: string; readonly owner?: Seat }
  | (Hideable & {
      readonly type: 'ode/sheetWritten';
      readonly id: Id;
      readonly name: string;
      readonly description: string;
      readonly aspects: readonly {
        readonly slot: AspectSlot;
        readonly text: string;
        readonly relationTo?: Id;
      }[];
      readonly skills: Readonly<Record<Skill, number>>;
      readonly stunts: readonly Stunt[];
      readonly refresh: number;
    })
  | { readonly type: 'ode/characterTaken'; readonly id: Id; readonly owner: Seat }
  | (Hideable & {
      readonly type: 'ode/aspectSet';
      readonly id: Id;
      readonly slot: AspectSlot;
      readonly text: string;
      readonly relationTo?: Id;
    })
  | (Hideable & { readonly type: 'ode/skillsSet'; readonly id: Id; readonly skills: Readonly<Record<Skill, number>> })
  | (Hideable & {
      readonly type: 'ode/stuntAdded';
      readonly id: Id;
      readonly stunt: Stunt;
      /** Paid for with a point of refresh. */
      readonly bought: boolean;
      readonly refresh: number;
    })
  | (Hideable & {
      readonly type: 'ode/detailsEdited';
      readonly id: Id;
      readonly name: string;
      readonly description: string;
    })
  | (Hideable & { readonly type: 'ode/characterFinished'; readonly id: Id })
  | (Hideable & { readonly type: 'ode/characterRetired'; readonly id: Id; readonly reason: string })
  /** `only` as long as no player has met it. */
  | (Hideable & { readonly type: 'ode/npcCreated'; readonly character: Character });

export type RollEvent =
  | { readonly type: 'ode/actionDeclared'; readonly roll: Roll }
  | {
      readonly type: 'ode/aspectPicked';
      /** Absent: there is none, the roll makes a new one (D-36). */
      readonly aspectId?: Secret<Id>;
      readonly id?: Id;
      readonly text?: string;
      readonly defender?: Half;
    }
  | { readonly type: 'ode/autoSucceeded'; readonly id: Id; readonly intent: string; readonly because?: string }
  | {
      readonly type: 'ode/difficultySet';
      readonly value: Secret<number>;
      readonly failureOff: boolean;
      readonly because?: string;
    }
  | { readonly type: 'ode/defenceCalled'; readonly half: Half }
  | { readonly type: 'ode/defenceDeclined'; readonly id: Id }
  | { readonly type: 'ode/defenceDeclared'; readonly half: Half; readonly gmPermits?: true }
  | { readonly type: 'ode/helpOffered'; readonly id: Id; readonly bonus: number }
  | { readonly type: 'ode/helpCancelled'; readonly id: Id; readonly bonus: number }
  | {
      readonly type: 'ode/stuntUsed';
      readonly id: Id;
      readonly stunt: Stunt;
      /** The roll it changes; absent for a fact or a free text. */
      readonly roll?: Side;
      readonly bonus: number;
      /** A swapped skill and its rating. */
      readonly skill?: Skill;
      readonly rating?: Secret<number>;
      readonly spent: readonly Spent[];
    }
  | {
      readonly type: 'ode/stuntDenied';
      readonly id: Id;
      readonly stunt: Stunt;
      readonly roll: Side;
      readonly bonus: number;
    }
  | {
      readonly type: 'ode/rolled';
      readonly roll: Side;
      readonly id: Id;
      readonly skill: Skill;
      readonly dice: readonly number[];
      readonly sum: number;
      readonly rating: number;
      readonly modifier: number;
      readonly effort: number;
      /** Provisional, when all dice lie; hidden with the difficulty. */
      readonly shifts?: Secret<number>;
      /** Who has now acted in this exchange. */
      readonly acted: readonly Id[];
    }
  | {
      readonly type: 'ode/rollCancelled';
      readonly id: Id;
      readonly reason: string;
      readonly because?: string;
      readonly returned: readonly Spent[];
    };

export type InvokeEvent =
  | { readonly type: 'ode/invokeProposed'; readonly invoke: Invoke }
  | { readonly type: 'ode/invokeChallenged'; readonly id: Id; readonly text: string; readonly objector: Seat }
  | { readonly type: 'ode/challengeArgued'; readonly id: Id; readonly text: string }
  | { readonly type: 'ode/challengeVoted'; readonly id: Id; readonly seat: Seat; readonly convinced: boolean }
  | { readonly type: 'ode/invokeRetracted'; readonly id: Id; readonly byId: Id | null; readonly text: string }
  | {
      readonly type: 'ode/invokeApplied';
      readonly id: Id;
      readonly byId: Id | null;
      readonly text: string;
      readonly how: string;
      readonly payment: Invoke['payment'];
      readonly effect: Effect;
      readonly hostile: boolean;
      readonly roll: Side;
      readonly rollerId: Id;
      /** New dice of a reroll. */
      readonly dice?: readonly number[];
      readonly spent: readonly Spent[];
      readonly effort: number;
      readonly shifts?: Secret<number>;
    }
  | { readonly type: 'ode/invokesPassed'; readonly side: Side; readonly name: string }
  | {
      readonly type: 'ode/settled';
      readonly id: Id;
      readonly action: Roll['action'];
      readonly purpose: Roll['purpose'];
      readonly effort: number;
      readonly target: number | null;
      readonly defenderId?: Id;
      readonly shifts: number;
      readonly outcome: Outcome;
      readonly choice: Choice | null;
    }
  | {
      readonly type: 'ode/optionChosen';
      readonly id: Id;
      readonly option: Option;
      readonly parts?: readonly Option[];
      readonly text?: string;
      readonly next: Choice | null;
      readonly goalReached?: boolean;
    }
  | { readonly type: 'ode/boostGained'; readonly boost: Boost; readonly roll: boolean }
  | {
      readonly type: 'ode/freeInvokesGained';
      readonly aspectId: Id;
      readonly text: string;
      readonly invoke: Omit<FreeInvoke, 'shared'>;
    }
  | { readonly type: 'ode/resolved'; readonly id: Id };

export type HarmEvent =
  | { readonly type: 'ode/hitLanded'; readonly hit: Hit }
  | {
      readonly type: 'ode/hitAbsorbed';
      readonly hit: Hit;
      /** How many boxes; hidden where the track is. */
      readonly stress: Secret<number>;
      readonly consequences: readonly {
        readonly slotId: SlotId;
        readonly severity: Severity;
        readonly id: Id;
        readonly text: string;
        readonly invoke: Omit<FreeInvoke, 'shared'>;
        readonly aspect?: AspectSlot;
      }[];
      readonly conflict?: Id;
    }
  | { readonly type: 'ode/takenOut'; readonly hit: Hit }
  | { readonly type: 'ode/fateDecided'; readonly targetId: Id; readonly text: string };

export type FateEvent =
  /** The one event that moves fate points. */
  | (Hideable & {
      readonly type: 'ode/fateMoved';
      readonly from: Purse;
      readonly to: Purse;
      readonly amount: number;
      readonly reason: MoveReason;
      readonly about?: string;
    })
  | { readonly type: 'ode/boostNamed'; readonly aspect: Id; readonly holderId: Id | null; readonly text: string }
  | {
      readonly type: 'ode/boostPassed';
      readonly aspect: Id;
      readonly text: string;
      readonly from: Id | null;
      readonly to: Id;
    }
  | { readonly type: 'ode/boostDropped'; readonly aspect: Id; readonly text: string; readonly holderId: Id | null }
  | {
      readonly type: 'ode/freeInvokeShared';
      readonly aspect: Id;
      readonly text: string;
      readonly holderId: Id;
      readonly ally: Id;
      readonly allow: boolean;
    }
  | (Hideable & { readonly type: 'ode/compelOffered'; readonly compel: Compel })
  | (Hideable & {
      readonly type: 'ode/compelNegotiated';
      readonly id: Id;
      readonly targetId: Id;
      readonly by: 'target' | 'proposer';
      readonly text: string;
    })
  | { readonly type: 'ode/compelAccepted'; readonly compel: Compel }
  | { readonly type: 'ode/compelRefused'; readonly compel: Compel; readonly text: string }
  | (Hideable & { readonly type: 'ode/compelWithdrawn'; readonly compel: Compel })
  | { readonly type: 'ode/claimMade'; readonly claim: Claim }
  | { readonly type: 'ode/claimAnswered'; readonly claim: Claim; readonly granted: boolean; readonly free: boolean };

export type ContestEvent =
  | { readonly type: 'ode/challengeStarted'; readonly tasks: readonly Task[] }
  | { readonly type: 'ode/taskDone'; readonly task: number; readonly id: Id; readonly outcome: Outcome }
  | {
      readonly type: 'ode/challengeEnded';
      readonly text: string;
      readonly counts: Readonly<Record<Outcome | 'open', number>>;
    }
  | {
      readonly type: 'ode/contestStarted';
      readonly sides: readonly { readonly id: string; readonly members: readonly Id[]; readonly intent: string }[];
      readonly target: number;
      readonly mode: 'direct' | 'difficulties';
      readonly harmBy: string | null;
      readonly harm: Harm;
    }
  | {
      readonly type: 'ode/contestRolled';
      readonly side: string;
      readonly id: Id;
      readonly effort: number;
      readonly shifts: number | null;
    }
  | { readonly type: 'ode/contestForfeited'; readonly side: string; readonly id: Id }
  | {
      readonly type: 'ode/contestScored';
      readonly exchange: number;
      readonly efforts: Readonly<Record<string, number>>;
      readonly marks: Readonly<Record<string, number>>;
      readonly victories: Readonly<Record<string, number>>;
      readonly twist: boolean;
      readonly winner: string | null;
    }
  | { readonly type: 'ode/contestEnded'; readonly text: string };

export type ConflictEvent =
  | {
      readonly type: 'ode/conflictStarted';
      readonly id: Id;
      readonly first: Id;
      readonly sides: Readonly<Record<Id, string>>;
      readonly zones?: readonly Zone[];
    }
  | { readonly type: 'ode/nextChosen'; readonly by: Id; readonly next: Id; readonly exchange: number }
  | { readonly type: 'ode/exchangeStarted'; readonly exchange: number; readonly first: Id }
  | { readonly type: 'ode/moved'; readonly id: Id; readonly zone: Id; readonly name: string; readonly free: boolean }
  | { readonly type: 'ode/turnEnded'; readonly id: Id }
  | { readonly type: 'ode/fullDefenceTaken'; readonly id: Id; readonly focus: string }
  | { readonly type: 'ode/conceded'; readonly id: Id; readonly terms: string; readonly consequences: number }
  | {
      readonly type: 'ode/termsDiscussed';
      readonly id: Id;
      readonly text: string;
      readonly by: 'conceder' | 'opponent';
    }
  | { readonly type: 'ode/conflictEnded'; readonly id: Id; readonly winner: string | null };

export type GrowthEvent =
  | (Hideable & {
      readonly type: 'ode/recoveryStarted';
      readonly id: Id;
      readonly slotId: SlotId;
      readonly text: string;
    })
  | (Hideable & {
      readonly type: 'ode/minorMilestoneTaken';
      readonly id: Id;
      readonly change: MinorChoice;
      readonly refresh: number;
      /** A stunt that was paid for with a point of refresh; one in a free slot was not. */
      readonly bought?: boolean;
    })
  | {
      readonly type: 'ode/majorMilestoneGranted';
      readonly extraRefresh: boolean;
      readonly skillPoints: number;
      readonly healed: readonly Healed[];
    }
  | (Hideable & {
      readonly type: 'ode/highConceptRewritten';
      readonly id: Id;
      readonly slot: 'highConcept' | 'highConcept2';
      readonly text: string;
    })
  | (Hideable & {
      readonly type: 'ode/skillPointsSpent';
      readonly id: Id;
      readonly skills: Readonly<Record<Skill, number>>;
    })
  | (Hideable & {
      readonly type: 'ode/extremeReworded';
      readonly id: Id;
      readonly slot: AspectSlot;
      readonly text: string;
    });

export type CountdownEvent =
  | (Hideable & { readonly type: 'ode/countdownCreated'; readonly countdown: Countdown })
  | (Hideable & {
      readonly type: 'ode/countdownMarked';
      readonly id: Id;
      readonly title: string;
      readonly marked: number;
      readonly boxes: number;
      /** Told when the last box is marked. */
      readonly outcome?: string;
    })
  | { readonly type: 'ode/countdownShown'; readonly countdown: Countdown }
  | (Hideable & { readonly type: 'ode/countdownDropped'; readonly id: Id; readonly title: string });

export type AdjustEvent = Hideable & {
  readonly type: 'ode/adjusted';
  readonly change: Change;
  /** Of a new boost or consequence. */
  readonly id?: Id;
  /** A secret skill leaves the consequence slots as they are, and the stress boxes where they are shown, for everybody sees those. */
  readonly slotsStay?: true;
  readonly reason: string;
};

export type Event =
  | SceneEvent
  | CharacterEvent
  | RollEvent
  | InvokeEvent
  | HarmEvent
  | FateEvent
  | ContestEvent
  | ConflictEvent
  | GrowthEvent
  | CountdownEvent
  | AdjustEvent;
