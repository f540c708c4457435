import type { Seat } from '@aspekt/contract';
import type {
  Action,
  AdvantageMode,
  AspectSlot,
  CompelKind,
  Effect,
  Harm,
  Id,
  NpcSheet,
  Option,
  Payment,
  Place,
  Reach,
  SafetyKind,
  Settings,
  Sheet,
  Side,
  Skill,
  SkillId,
  SlotId,
  Status,
  Stunt,
} from './terms.ts';

/** The character a command is given for: left out, the one of the player who gives it; the game master names the NPC. */
type For = { readonly actor?: Id };
/** The game master agrees to what the rules alone would not allow (ODE-USE-06). */
type Permitted = { readonly gmPermits?: true };

export type NewFreeInvoke = { readonly holderId?: Id; readonly side?: string; readonly count: number };
export type NewAspect = {
  readonly id: Id;
  readonly text: string;
  readonly attachedTo?: Place;
  readonly known?: boolean;
  readonly freeInvokes?: readonly NewFreeInvoke[];
};
export type NewZone = {
  readonly id: Id;
  readonly name: string;
  readonly adjacent?: readonly Id[];
  readonly barred?: readonly Id[];
};
/** `id` and `text` for a new aspect, `aspect` for an existing one; which unknown one it is the game master picks. */
export type AdvantageInput = {
  readonly mode: AdvantageMode;
  readonly id?: Id;
  readonly text?: string;
  readonly attachedTo?: Place;
  readonly aspect?: Id;
};
export type NewSide = { readonly id: string; readonly members: readonly Id[] };

/** 7.1 Session and scene. */
export type SceneCommand =
  | { readonly type: 'ode/startSession' }
  | { readonly type: 'ode/endSession' }
  | {
      readonly type: 'ode/startScene';
      readonly title: string;
      readonly participants: readonly Id[];
      readonly aspects?: readonly NewAspect[];
      readonly zones?: readonly NewZone[];
      readonly sides?: readonly NewSide[];
    }
  | { readonly type: 'ode/endScene'; readonly keep?: readonly Id[] }
  | { readonly type: 'ode/enterScene'; readonly character: Id; readonly side?: string; readonly zone?: Id }
  | { readonly type: 'ode/leaveScene'; readonly character: Id }
  | ({ readonly type: 'ode/addSituationAspect' } & NewAspect)
  | ({ readonly type: 'ode/removeAspect'; readonly aspect: Id } & Permitted)
  | { readonly type: 'ode/revealAspect'; readonly aspect: Id }
  | {
      readonly type: 'ode/raiseSafety';
      readonly kind: SafetyKind;
      readonly note?: string;
      readonly anonymous?: boolean;
    }
  | { readonly type: 'ode/resolveSafety' }
  | { readonly type: 'ode/changeSettings'; readonly settings: Partial<Settings> };

/** 7.2 Character creation. */
export type CharacterCommand =
  | {
      readonly type: 'ode/createCharacter';
      readonly id: Id;
      readonly name?: string;
      /** The game master may make one for a seat, or for whoever takes it. */
      readonly owner?: Seat;
      /** A whole sheet at once, as the builder or a ready-made character gives it; `finish` makes it ready. */
      readonly sheet?: Sheet;
      readonly finish?: boolean;
    }
  | ({ readonly type: 'ode/writeSheet'; readonly sheet: Sheet; readonly finish?: boolean } & For)
  | { readonly type: 'ode/takeCharacter'; readonly character: Id }
  | ({
      readonly type: 'ode/setAspect';
      readonly slot: AspectSlot;
      readonly text: string;
      readonly relationTo?: Id;
    } & For)
  | ({ readonly type: 'ode/setSkills'; readonly skills: Readonly<Record<Skill, number>> } & For)
  | ({ readonly type: 'ode/addStunt'; readonly stunt: Stunt } & For)
  | ({ readonly type: 'ode/buyStunt'; readonly stunt: Stunt } & For)
  | ({ readonly type: 'ode/editDetails'; readonly name: string; readonly description: string } & For)
  | ({ readonly type: 'ode/finishCharacter' } & For)
  | ({ readonly type: 'ode/retireCharacter'; readonly reason: string } & For)
  | {
      readonly type: 'ode/createNpc';
      readonly id: Id;
      readonly npc: NpcSheet;
      /** Put it into the open scene at once, on this side and in this zone. */
      readonly enter?: boolean;
      readonly side?: string;
      readonly zone?: Id;
    };

/** 7.3 The roll. */
export type RollCommand =
  | ({
      readonly type: 'ode/declareAction';
      readonly intent: string;
      readonly action: Action;
      readonly skill: Skill;
      readonly target?: Id;
      readonly harm?: Harm;
      readonly reach?: Reach;
      readonly advantage?: AdvantageInput;
      /** A zone that the roll is to bring one to: the way is barred, or far (ODE-ZON-04). */
      readonly moveTo?: Id;
      /** A situation aspect that the roll is to get rid of (ODE-REM-02). */
      readonly removes?: Id;
    } & For &
      Permitted)
  | { readonly type: 'ode/pickAspect'; readonly aspect?: Id; readonly id?: Id; readonly text?: string }
  | { readonly type: 'ode/autoSucceed'; readonly because?: Id }
  | {
      readonly type: 'ode/setDifficulty';
      readonly value: number;
      readonly failureOff?: boolean;
      /** The aspect that makes it easier or harder (ODE-DIF-02). */
      readonly because?: Id;
    }
  | { readonly type: 'ode/callDefence'; readonly defender: Id }
  | ({ readonly type: 'ode/declineDefence' } & For)
  | ({
      readonly type: 'ode/declareDefence';
      readonly skill: Skill;
      readonly stunts?: readonly Id[];
      /** Whether a full defence taken earlier fits; it does unless one says otherwise (ODE-OPT-01). */
      readonly fullDefence?: boolean;
    } & For &
      Permitted)
  | ({ readonly type: 'ode/helpTeamwork' } & For)
  | ({ readonly type: 'ode/cancelHelp' } & For)
  | ({ readonly type: 'ode/useStunt'; readonly stunt: Id; readonly circumstance?: boolean } & For)
  | { readonly type: 'ode/denyStunt'; readonly stunt: Id; readonly actor: Id }
  | { readonly type: 'ode/rollDice'; readonly roll?: Side }
  | { readonly type: 'ode/cancelRoll'; readonly reason: string; readonly because?: Id };

/** 7.3, 7.4 From the dice to the outcome. */
export type InvokeCommand =
  | ({
      readonly type: 'ode/invoke';
      readonly roll?: Side;
      readonly aspect: Id;
      readonly payment: Payment;
      readonly effect: Effect;
      readonly how: string;
      /** Whose free invoke it is. */
      readonly holder?: Id;
    } & For)
  /** The window for objections is over: by the invoker when its time is up, or by the game master at once. */
  | { readonly type: 'ode/applyInvoke' }
  | { readonly type: 'ode/challengeInvoke' }
  | {
      readonly type: 'ode/answerChallenge';
      readonly answer: 'retract' | 'argue' | 'convinced' | 'notConvinced';
      readonly text?: string;
    }
  | { readonly type: 'ode/passInvokes'; readonly side?: string }
  | {
      readonly type: 'ode/chooseOption';
      readonly option: Option;
      readonly text?: string;
      readonly parts?: readonly Option[];
      readonly shifts?: number;
      readonly harm?: Harm;
      readonly holder?: Id;
      readonly side?: string;
      /** Supporters who share a hit (ODE-TEA-04). */
      readonly also?: readonly Id[];
    };

/** 7.3 Taking harm. */
export type HarmCommand =
  | ({
      readonly type: 'ode/absorbHit';
      readonly stress: number;
      readonly track?: Harm;
      /** `aspect`: the one that an extreme consequence takes the place of. */
      readonly consequences: readonly {
        readonly slotId: SlotId;
        readonly text: string;
        readonly aspect?: AspectSlot;
      }[];
    } & For)
  | ({ readonly type: 'ode/beTakenOut' } & For)
  | { readonly type: 'ode/decideFate'; readonly target: Id; readonly text: string };

/** 7.5 Boosts, free invokes, fate points. */
export type FateCommand =
  | { readonly type: 'ode/nameBoost'; readonly aspect: Id; readonly text: string }
  | { readonly type: 'ode/passBoost'; readonly aspect: Id; readonly ally: Id }
  | { readonly type: 'ode/dropBoost'; readonly aspect: Id }
  | ({
      readonly type: 'ode/shareFreeInvoke';
      readonly aspect: Id;
      readonly ally: Id;
      readonly allow: boolean;
    } & For)
  | ({
      readonly type: 'ode/offerCompel';
      readonly target: Id;
      readonly aspect: Id;
      readonly kind: CompelKind;
      readonly complication: string;
    } & For)
  /** The target says what it would rather have; the proposer or the game master words the offer anew. */
  | { readonly type: 'ode/negotiateCompel'; readonly compel?: Id; readonly text: string }
  | {
      readonly type: 'ode/answerCompel';
      readonly compel?: Id;
      readonly answer: 'accept' | 'refuse';
      readonly text?: string;
      /** The complication of an NPC ends the scene: the point waits for the next one (ODE-GFP-03). */
      readonly endsScene?: boolean;
    }
  | { readonly type: 'ode/withdrawCompel'; readonly compel?: Id }
  | ({ readonly type: 'ode/claimSelfCompel'; readonly aspect: Id; readonly text: string } & For)
  | ({ readonly type: 'ode/declareDetail'; readonly aspect: Id; readonly text: string } & For)
  /** The game master's word on a self-compel or a detail; `free`: the aspect makes it true anyway, nothing is paid. */
  | { readonly type: 'ode/answerClaim'; readonly claim: Id; readonly grant: boolean; readonly free?: boolean };

/** 7.6 Challenge, contest, conflict. */
export type ContestCommand =
  | {
      readonly type: 'ode/startChallenge';
      readonly tasks: readonly { readonly skill: Skill; readonly difficulty: number; readonly label?: string }[];
    }
  | ({ readonly type: 'ode/takeTask'; readonly task: number; readonly intent: string } & For)
  | { readonly type: 'ode/endChallenge'; readonly text: string }
  | {
      readonly type: 'ode/startContest';
      readonly sides: readonly { readonly id: string; readonly members: readonly Id[]; readonly intent: string }[];
      readonly target?: number;
      readonly mode?: 'direct' | 'difficulties';
      /** What tries to harm the contestants: a character, or anything with a name. */
      readonly harmBy?: string;
      readonly harm?: Harm;
    }
  | ({
      readonly type: 'ode/contestAdvantage';
      readonly intent: string;
      readonly skill: Skill;
      readonly advantage: AdvantageInput;
      readonly target?: Id;
    } & For &
      Permitted)
  | ({
      readonly type: 'ode/contestRoll';
      readonly intent: string;
      readonly skill: Skill;
      readonly difficulty?: number;
    } & For)
  | { readonly type: 'ode/endContest'; readonly text: string };

export type ConflictCommand =
  | {
      readonly type: 'ode/startConflict';
      readonly sides?: readonly NewSide[];
      readonly zones?: readonly NewZone[];
      readonly first: Id;
    }
  | { readonly type: 'ode/chooseNext'; readonly next: Id }
  | ({ readonly type: 'ode/moveZone'; readonly zone: Id } & For)
  | ({ readonly type: 'ode/endTurn' } & For)
  | ({ readonly type: 'ode/fullDefence'; readonly focus: string } & For)
  | ({ readonly type: 'ode/concede'; readonly terms: string } & For)
  /** The one who gave in words the terms anew; anyone on the other side says what it wants instead. */
  | { readonly type: 'ode/discussTerms'; readonly character: Id; readonly text: string }
  | { readonly type: 'ode/endConflict' };

export type MinorChoice =
  | { readonly choice: 'swapSkills'; readonly skills: readonly [SkillId, SkillId] }
  | { readonly choice: 'replaceSkill'; readonly skills: readonly [SkillId, SkillId] }
  | { readonly choice: 'rewriteStunt'; readonly stunt: Stunt }
  | { readonly choice: 'buyStunt'; readonly stunt: Stunt }
  | {
      readonly choice: 'rewriteAspect';
      readonly slot: AspectSlot;
      readonly text: string;
      readonly relationTo?: Id;
    };

/** 7.7 Recovery and milestones. */
export type GrowthCommand =
  | ({
      readonly type: 'ode/treatConsequence';
      readonly patient: Id;
      readonly slotId: SlotId;
      readonly skill: Skill;
      readonly text: string;
    } & For)
  | ({ readonly type: 'ode/minorMilestone' } & MinorChoice & For)
  | {
      readonly type: 'ode/grantMajorMilestone';
      readonly extraRefresh?: boolean;
      readonly extraSkillPoint?: boolean;
      readonly recover?: readonly { readonly actor: Id; readonly slotId: SlotId; readonly text: string }[];
    }
  | ({
      readonly type: 'ode/rewriteHighConcept';
      readonly text: string;
      readonly slot?: 'highConcept' | 'highConcept2';
    } & For)
  | ({ readonly type: 'ode/spendSkillPoints'; readonly skills: readonly SkillId[] } & For)
  | ({ readonly type: 'ode/rewordExtreme'; readonly slot: AspectSlot; readonly text: string } & For);

/** Countdowns (ODE-OPT-04). */
export type CountdownCommand =
  | {
      readonly type: 'ode/createCountdown';
      readonly id: Id;
      readonly title: string;
      readonly boxes: number;
      readonly trigger: string;
      readonly outcome: string;
      /** Nobody else sees it; or `meaning`: they see the boxes but not what they stand for. */
      readonly hide?: 'all' | 'meaning';
    }
  | { readonly type: 'ode/markCountdown'; readonly countdown: Id }
  | { readonly type: 'ode/showCountdown'; readonly countdown: Id; readonly meaning?: boolean }
  | { readonly type: 'ode/dropCountdown'; readonly countdown: Id };

/** What the game master may set right by hand (`correct` in the catalogue). */
export type Change =
  | {
      readonly what:
        | 'fatePoints'
        | 'refresh'
        | 'freeStuntSlots'
        | 'skillPoints'
        | 'minorChoices'
        | 'highConceptRewrites'
        | 'stuntBuys'
        | 'weapon'
        | 'armour'
        | 'npcCarry';
      readonly character: Id;
      readonly value: number;
    }
  | { readonly what: 'gmPool'; readonly value: number }
  | { readonly what: 'skill'; readonly character: Id; readonly skill: Skill; readonly value: number }
  | { readonly what: 'boxes' | 'marked'; readonly character: Id; readonly track: Harm; readonly value: number }
  | {
      readonly what: 'aspect';
      readonly character: Id;
      readonly id: Id;
      readonly text: string;
      readonly slot?: AspectSlot;
      readonly known?: boolean;
    }
  | { readonly what: 'aspectText'; readonly aspect: Id; readonly text: string }
  | { readonly what: 'strikeAspect'; readonly aspect: Id }
  | {
      readonly what: 'freeInvokes';
      readonly aspect: Id;
      readonly holderId?: Id;
      readonly side?: string;
      readonly count: number;
    }
  | { readonly what: 'boost'; readonly holderId: Id; readonly text: string }
  | { readonly what: 'stunt'; readonly character: Id; readonly stunt: Stunt }
  | { readonly what: 'strikeStunt'; readonly character: Id; readonly stunt: Id }
  | {
      readonly what: 'consequence';
      readonly character: Id;
      readonly slotId: SlotId;
      readonly text: string;
      readonly harm: Harm;
    }
  | { readonly what: 'clearConsequence'; readonly character: Id; readonly slotId: SlotId }
  | { readonly what: 'status'; readonly character: Id; readonly status: Status }
  | { readonly what: 'side'; readonly character: Id; readonly side: string }
  | { readonly what: 'zone'; readonly character: Id; readonly zone: Id | null }
  | { readonly what: 'owner'; readonly character: Id; readonly owner: Seat | null }
  | { readonly what: 'name'; readonly character: Id; readonly name: string; readonly description?: string }
  | { readonly what: 'modifier'; readonly roll: Side; readonly value: number }
  | { readonly what: 'victories'; readonly side: string; readonly value: number }
  | { readonly what: 'active'; readonly character: Id }
  | { readonly what: 'acted'; readonly character: Id; readonly acted: boolean }
  | { readonly what: 'zones'; readonly zones: readonly NewZone[] }
  | { readonly what: 'hit'; readonly character: Id; readonly harm: Harm; readonly shifts: number; readonly by?: Id }
  | { readonly what: 'strikeHit'; readonly hit: Id };

export type AdjustCommand = { readonly type: 'ode/adjust'; readonly change: Change; readonly reason: string };

export type Command =
  | SceneCommand
  | CharacterCommand
  | RollCommand
  | InvokeCommand
  | HarmCommand
  | FateCommand
  | ContestCommand
  | ConflictCommand
  | GrowthCommand
  | CountdownCommand
  | AdjustCommand;
