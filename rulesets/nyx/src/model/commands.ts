import type { Json, Seat } from '@aspekt/contract';
import type { Aspect, AspectRef, Attribute, Id, PerAttribute, Sheet } from './figures.ts';
import type { Labels } from './state.ts';
import type { Mode } from './settings.ts';
import type { Modifier, Side, Sign, Stakes } from './rolls.ts';

/**
 * What can be asked of the rules. `id` is always the id of something new; everything else refers to what exists.
 * Numbers that the catalogue has an error for come in as any number; the rules refuse the wrong ones.
 */
export type Command =
  | CharacterCommand
  | TableCommand
  | ExtraCommand
  | UseCommand
  | RollCommand
  | ConflictCommand
  | HarmCommand
  | { readonly type: 'nyx/adjust'; readonly figure: Id; readonly change: Adjustment; readonly reason: string };

/** Characters, their making and their change. */
export type CharacterCommand =
  /** Made by a player it is hers; by the game master it is `owner`'s or nobody's. `activate` if the sheet is whole. */
  | {
      readonly type: 'nyx/createCharacter';
      readonly id: Id;
      readonly name: string;
      readonly kind?: 'pc' | 'majorNpc';
      readonly sheet?: Sheet;
      readonly owner?: Seat;
      readonly activate?: true;
    }
  | {
      readonly type: 'nyx/editDraft';
      readonly character: Id;
      readonly name?: string;
      readonly description?: string;
      readonly attributes?: PerAttribute;
      /** All of the regular aspects, in order. */
      readonly aspects?: readonly DraftAspect[];
    }
  | { readonly type: 'nyx/activateCharacter'; readonly character: Id }
  /** The game master does not confirm: back to draft. */
  | { readonly type: 'nyx/returnCharacter'; readonly character: Id; readonly reason: string }
  | { readonly type: 'nyx/retireCharacter'; readonly character: Id }
  | { readonly type: 'nyx/claimCharacter'; readonly character: Id }
  /** Without `owner` the character becomes free to claim. */
  | { readonly type: 'nyx/assignCharacter'; readonly character: Id; readonly owner?: Seat }
  | {
      readonly type: 'nyx/renameFigure';
      readonly figure: Id;
      readonly name?: string;
      readonly description?: string;
    }
  | { readonly type: 'nyx/nameAspect'; readonly character: Id; readonly aspect: Id; readonly name: string }
  | { readonly type: 'nyx/describeAspect'; readonly owner: Id; readonly aspect: Id; readonly description: string }
  | {
      readonly type: 'nyx/changeAspects';
      readonly character: Id;
      readonly changes: readonly AspectChange[];
      readonly motivation: string;
    }
  | { readonly type: 'nyx/removeDamage'; readonly character: Id; readonly aspect: Id }
  | {
      readonly type: 'nyx/addTemporaryAspect';
      readonly id: Id;
      readonly target: Id;
      readonly name: string;
      readonly value?: number;
      readonly description?: string;
      readonly hidden?: true;
    }
  | { readonly type: 'nyx/removeTemporaryAspect'; readonly target: Id; readonly aspect: Id }
  | { readonly type: 'nyx/adjustPoints'; readonly character: Id; readonly delta: number; readonly reason: string };

export type DraftAspect = {
  readonly id: Id;
  readonly name: string;
  readonly value: number;
  readonly description?: string;
  readonly rollModifier?: number;
};
/** 0 is absent; `id` for an aspect that is new. */
export type AspectChange = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly id?: Id;
};

/** The table, its sessions, its scenes and its clock. */
export type TableCommand =
  | {
      readonly type: 'nyx/configureTable';
      readonly settings?: Readonly<Record<string, Json>>;
      readonly labels?: Labels;
    }
  | { readonly type: 'nyx/startSession' }
  | { readonly type: 'nyx/endSession' }
  | { readonly type: 'nyx/longPause' }
  | { readonly type: 'nyx/startScene'; readonly id: Id; readonly title: string; readonly participants?: readonly Id[] }
  | { readonly type: 'nyx/setParticipants'; readonly participants: readonly Id[] }
  | { readonly type: 'nyx/endScene' }
  | { readonly type: 'nyx/clearReminder'; readonly reminder: Id }
  /** One of `by` and `to`, in minutes. */
  | { readonly type: 'nyx/advanceClock'; readonly by?: number; readonly to?: number };

export type NewExtra = {
  readonly id: Id;
  readonly name: string;
  /** The function in the story, worth 2; may be left to be invented. */
  readonly roleAspect?: string;
  /** The flavour, worth 1. */
  readonly flavourAspect?: string;
  readonly attributes?: Readonly<Partial<Record<Attribute, number>>>;
  readonly description?: string;
  /** The extra itself is the game master's secret. */
  readonly hidden?: true;
  /** The two aspects are known to everyone from the start. */
  readonly open?: true;
};

/** Extras, things, and the aspects outside of characters. */
export type ExtraCommand =
  | ({ readonly type: 'nyx/createExtra' } & NewExtra)
  /** Many weak opponents as one, with a combined value (NYX-MOB-02). */
  | ({ readonly type: 'nyx/createMob' } & NewExtra)
  | { readonly type: 'nyx/hideExtra'; readonly extra: Id }
  | { readonly type: 'nyx/revealExtra'; readonly extra: Id }
  | { readonly type: 'nyx/removeExtra'; readonly extra: Id }
  | { readonly type: 'nyx/promoteExtra'; readonly extra: Id }
  | ({ readonly type: 'nyx/revealAspect' } & AspectRef)
  | ({ readonly type: 'nyx/hideAspect' } & AspectRef)
  | {
      readonly type: 'nyx/inventAspect';
      readonly id: Id;
      readonly owner: Id;
      readonly name: string;
      readonly value?: number;
      readonly description?: string;
    }
  | ({ readonly type: 'nyx/vetoAspect'; readonly reason?: string } & AspectRef)
  | {
      readonly type: 'nyx/addSceneAspect';
      readonly id: Id;
      readonly name: string;
      readonly value?: number;
      readonly description?: string;
      readonly hidden?: true;
    }
  | { readonly type: 'nyx/removeSceneAspect'; readonly aspect: Id }
  | {
      readonly type: 'nyx/addThing';
      readonly id: Id;
      readonly name: string;
      /** Its aspect, worth 1 unless `value` says otherwise; more can be invented. */
      readonly aspect?: string;
      readonly value?: number;
      readonly hidden?: true;
    }
  | { readonly type: 'nyx/removeThing'; readonly thing: Id };

/** Aspects put to use, in the story or on a roll. */
export type UseCommand =
  | ({
      readonly type: 'nyx/useAspectNarratively';
      readonly id: Id;
      /** The character it affects. */
      readonly by: Id;
      readonly sign: Sign;
      readonly explanation: string;
      readonly drawback?: string;
      /** The owner, another player, has agreed (NYX-OUT-07). */
      readonly consent?: boolean;
    } & AspectRef)
  /** Takes a narrative use of this scene back, and its points. */
  | { readonly type: 'nyx/rejectUse'; readonly use: Id; readonly reason: string }
  | ({
      readonly type: 'nyx/activateAspect';
      readonly id: Id;
      readonly draft: Id;
      /** A roller of the draft; `sign` is seen from there. The game master may name an extra. */
      readonly by: Id;
      readonly sign: Sign;
      /** The figure whose roll gets the dice; by default the aspect's owner if she rolls, otherwise `by`. */
      readonly on?: Id;
      readonly explanation: string;
      readonly drawback?: string;
      readonly consent?: boolean;
    } & AspectRef)
  | { readonly type: 'nyx/withdrawActivation'; readonly draft: Id; readonly activation: Id }
  | {
      readonly type: 'nyx/rejectActivation';
      readonly draft: Id;
      readonly activation: Id;
      readonly reason: string;
    }
  /** Without `draft` a demand in the story. A sign other than negative is refused. */
  | ({
      readonly type: 'nyx/demandAspect';
      readonly id: Id;
      readonly draft?: Id;
      readonly target: Id;
      readonly on?: Id;
      readonly sign?: Sign;
      readonly explanation?: string;
    } & AspectRef)
  /** `answer` saves the player who marks her own damage a second tap. */
  | ({
      readonly type: 'nyx/markDamage';
      readonly id: Id;
      readonly draft: Id;
      readonly answer?: 'accept' | 'buyOff';
      readonly explanation?: string;
    } & AspectRef)
  /** `demand` is an activation of the draft, or, without `draft`, a demand in the story. */
  | {
      readonly type: 'nyx/answerDemand';
      readonly draft?: Id;
      readonly demand: Id;
      readonly answer: 'accept' | 'buyOff';
      readonly explanation?: string;
    };

export type RollerInput = {
  readonly actor: Id;
  readonly attribute: Attribute;
  readonly modifiers?: readonly { readonly label: string; readonly value: number }[];
};

/** Rolls, from declaration to dice. */
export type RollCommand =
  | {
      readonly type: 'nyx/declareAction';
      readonly id: Id;
      readonly actor: Id;
      readonly attribute: Attribute;
      readonly difficulty?: number;
      readonly stakes?: Stakes;
      readonly failure?: string;
    }
  | {
      readonly type: 'nyx/groupAction';
      readonly id: Id;
      readonly members: readonly Id[];
      readonly attribute: Attribute;
      readonly way: 'weakest' | 'strongest';
      /** Whom the game master picks; by default the one the rule points at. */
      readonly roller?: Id;
      readonly difficulty?: number;
      readonly stakes?: Stakes;
      readonly spread?: boolean;
      readonly failure?: string;
      /** Against someone: an opposed roll for the whole group. */
      readonly opponent?: RollerInput;
    }
  | {
      readonly type: 'nyx/declareConflictRoll';
      readonly id: Id;
      readonly a: RollerInput;
      readonly b: RollerInput;
      readonly stakes?: Stakes;
    }
  /** Replaces the modifier with the same label; 0 takes it away. */
  | {
      readonly type: 'nyx/setModifier';
      readonly draft: Id;
      readonly side?: Side;
      readonly label: string;
      readonly value: number;
      readonly source?: Modifier['source'];
    }
  | {
      readonly type: 'nyx/setStakes';
      readonly draft: Id;
      readonly stakes?: Stakes;
      readonly failure?: string;
      readonly spread?: boolean;
    }
  | { readonly type: 'nyx/setRollAttribute'; readonly draft: Id; readonly side?: Side; readonly attribute: Attribute }
  | { readonly type: 'nyx/ready'; readonly draft: Id; readonly side?: Side; readonly ready: boolean }
  | { readonly type: 'nyx/cancelDraft'; readonly draft: Id }
  | {
      readonly type: 'nyx/grantAutomatic';
      readonly draft: Id;
      readonly favoured?: Side;
      readonly effect?: number;
    }
  | { readonly type: 'nyx/commitRoll'; readonly draft: Id };

export type SideInput = {
  readonly kind: 'active' | 'passive';
  readonly name?: string;
  readonly members?: readonly Id[];
  readonly goal?: string;
  readonly situational?: { readonly label: string; readonly value: number };
};

/** Complex actions. The draft of a round has the id `<conflict>-<round>`. */
export type ConflictCommand =
  | {
      readonly type: 'nyx/startComplex';
      readonly id: Id;
      readonly title: string;
      readonly sides: { readonly A: SideInput; readonly B: SideInput };
      readonly scale?: number;
      readonly mode?: Mode;
      readonly stakes?: Stakes;
      readonly roundLength?: string;
    }
  | {
      readonly type: 'nyx/declareRound';
      readonly conflict: Id;
      readonly side: Side;
      /** By default whoever rolled last. */
      readonly roller?: Id;
      readonly attribute: Attribute;
      readonly tactic?: string;
    }
  | {
      readonly type: 'nyx/setSituational';
      readonly conflict: Id;
      readonly side: Side;
      readonly label: string;
      readonly value: number;
    }
  | { readonly type: 'nyx/dropSituational'; readonly conflict: Id; readonly side: Side }
  | { readonly type: 'nyx/setGoal'; readonly conflict: Id; readonly side: Side; readonly goal: string }
  | { readonly type: 'nyx/setMembers'; readonly conflict: Id; readonly side: Side; readonly members: readonly Id[] }
  | { readonly type: 'nyx/setNeedle'; readonly conflict: Id; readonly needle: number; readonly reason: string }
  | { readonly type: 'nyx/narrateRound'; readonly conflict: Id; readonly round: number; readonly text: string }
  | { readonly type: 'nyx/giveUp'; readonly conflict: Id; readonly side: Side }
  | { readonly type: 'nyx/requestBreakOff'; readonly conflict: Id; readonly side: Side }
  /** `roll` opens a draft: an individual one, or an opposed one if the opponent's attribute is given. */
  | {
      readonly type: 'nyx/ruleBreakOff';
      readonly conflict: Id;
      readonly ruling: 'allow' | 'block' | 'roll';
      readonly roll?: {
        readonly id: Id;
        readonly attribute: Attribute;
        readonly opponentAttribute?: Attribute;
        readonly difficulty?: number;
      };
    }
  | { readonly type: 'nyx/endConflict'; readonly conflict: Id; readonly reason: string; readonly winner?: Side };

/** Harm at once and slow harm. */
export type HarmCommand =
  /** `both` is always refused: no mixture (NYX-HARM-03). */
  | {
      readonly type: 'nyx/chooseHarm';
      readonly harm: Id;
      readonly choice: 'exhaustion' | 'damage' | 'both';
      readonly attribute?: Attribute;
      readonly name?: string;
    }
  | { readonly type: 'nyx/redirectHarm'; readonly harm: Id; readonly attribute: Attribute }
  | { readonly type: 'nyx/waiveHarm'; readonly harm: Id; readonly reason: string }
  | { readonly type: 'nyx/clearExhaustion'; readonly figure: Id; readonly attribute?: Attribute }
  | {
      readonly type: 'nyx/startSlowHarm';
      readonly id: Id;
      readonly target: Id;
      readonly name: string;
      readonly attribute: Attribute;
      readonly strength: number;
      /** Minutes. */
      readonly period: number;
      /** Hidden from the players until the first check is due; so by default. */
      readonly hidden?: boolean;
    }
  | { readonly type: 'nyx/revealSlowHarm'; readonly slowHarm: Id }
  /** Opens the draft `id` of the check that is due. */
  | { readonly type: 'nyx/rollSlowHarm'; readonly slowHarm: Id; readonly id: Id }
  | { readonly type: 'nyx/cancelSlowHarm'; readonly slowHarm: Id; readonly reason: string };

/** What the game master may set by hand, on a character, an extra, a thing or the `scene`. */
export type Adjustment =
  | NumberAdjustment
  | { readonly set: 'points'; readonly value: number }
  | {
      readonly set: 'addAspect';
      readonly id: Id;
      readonly name: string;
      readonly value: number;
      readonly kind: Aspect['kind'];
      readonly rollModifier?: number;
      readonly hidden?: true;
    }
  | {
      readonly set: 'aspect';
      readonly aspect: Id;
      readonly name?: string;
      readonly value?: number;
      readonly rollModifier?: number;
    }
  | { readonly set: 'strikeAspect'; readonly aspect: Id };
export type NumberAdjustment = {
  readonly set: 'attribute' | 'exhaustion' | 'mobLoss';
  readonly attribute: Attribute;
  readonly value: number;
};
