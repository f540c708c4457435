import type { Hideable, Seat, Secret } from '@aspekt/contract';

/** Situationsegenskap, värdesegenskap, oslagbar egenskap; `unset` where the group is not known (D-15). */
export type TraitGroup = 'situational' | 'value' | 'unbeatable' | 'unset';
export type Trait = {
  readonly name: string;
  readonly group: TraitGroup;
  readonly value: number;
  readonly note?: string;
};
export type Skill = { readonly name: string; readonly value: number; readonly apprentice: boolean };
/** A named narrow part of a skill, without a value (VAST-X-SPEC-01). */
export type Specialisation = { readonly skill: string; readonly name: string };
/** How it counts on a roll: +3, or a difficulty one row lower. */
export type SpecialisationUse = { readonly name: string; readonly as: 'bonus' | 'row' };
export type CreationMethod = 'simple' | 'pointBuild' | 'free';

/** What only the owner and the game master know of a character. */
export type Private = {
  /** In the book's order: situational, value, unbeatable (VAST-TRAIT-08). */
  readonly traits: readonly Trait[];
  readonly skills: readonly Skill[];
  readonly specialisations?: readonly Specialisation[];
  readonly unusedXp: number;
  readonly creationMethod: CreationMethod;
  readonly notes: string;
};
/** A figur or spelledarperson; without an owner it belongs to the game master. Hidden until shown, if an npc. */
export type Character = Hideable & {
  readonly id: string;
  readonly name: string;
  readonly ownerId: Seat | null;
  readonly npc: boolean;
  readonly sheet: Secret<Private>;
  /** Omtöckning: what every roll is lowered by (VAST-X-DAZE-01). */
  readonly daze?: number;
  /** What toughness rolls have left behind (VAST-X-TOUGH-01). */
  readonly hurts?: readonly Hurt[];
};
/** Lightly or seriously hurt; `text` says how. */
export type Hurt = { readonly id: string; readonly degree: HurtDegree; readonly text: string };
export type HurtDegree = 'light' | 'serious';

/** What the builder fills in; the inputs of `createCharacter` but for the id. */
export type Sheet = {
  readonly name: string;
  readonly traits: readonly Trait[];
  readonly skills: readonly Skill[];
  readonly creationMethod: CreationMethod;
  /** Experience points set aside when point-built (VAST-HERO-03). */
  readonly reserve: number;
  readonly notes: string;
};

export type RollKind = 'ordinary' | 'toughness';
export type Modification = { readonly label: string; readonly value: number };
export type Resistance =
  | { readonly kind: 'difficulty'; readonly value: number }
  /** The others are named by `opposedRoll`. */
  | { readonly kind: 'opposed' }
  /** The other side's finished total, typed in. */
  | { readonly kind: 'opposedTotal'; readonly total: number; readonly zero: boolean; readonly actorId?: string };

export type Outcome = 'perfection' | 'success' | 'statusQuo' | 'failure' | 'zeroed';
export type Half = 'halfSuccess' | 'halfFailure';
export type RollStatus = 'proposed' | 'ruled' | 'rolled' | 'confirmed' | 'withdrawn';
/** What the game master is asked for when a roll is confirmed. */
export type Prompt = 'statusQuo' | 'zeroed' | 'perfection' | 'worse';

/** One side measured against the highest of the others. */
export type Verdict = {
  readonly resistance: number;
  readonly margin: number;
  readonly tie: boolean;
  readonly worse: boolean;
};
export type Opponent = Verdict & { readonly total: number; readonly zero: boolean; readonly outcome: Outcome };
/** Own total is for everyone; what it was measured against may be the game master's (D-14). */
export type Result = {
  readonly dieTotal: number;
  readonly total: number;
  readonly zero: boolean;
  readonly autoFailure: boolean;
  readonly outcome: Secret<Outcome>;
  readonly verdict: Secret<Verdict & { readonly opponent: Opponent | null }>;
};
export type Proposal = { readonly trait: string | null; readonly turned: boolean; readonly reason: string };
export type Ruling = { readonly half: Half | null; readonly text: string };

/** One die, at most one trait, at most one skill (VAST-ROLL-02). */
export type Roll = Hideable & {
  readonly id: string;
  readonly actorId: string;
  readonly kind: RollKind;
  readonly groupId: string | null;
  readonly contestId: string | null;
  readonly traitId: string | null;
  readonly turned: boolean;
  /** After turning. */
  readonly traitValue: number;
  readonly skillId: string | null;
  readonly skillValue: number;
  readonly modifications: readonly Modification[];
  readonly specialisation?: SpecialisationUse;
  /** What daze takes away; noted only at tables that play with it. */
  readonly daze?: number;
  readonly resistance: Secret<Resistance>;
  /** The owner's wish since the last ruling; where there is none, that is not to be seen either. */
  readonly proposal?: Secret<Proposal> | null;
  /** The roll's own die first, then the extra dice. */
  readonly chains: readonly (readonly number[])[];
  readonly zeroIgnored: boolean;
  readonly heroPointsSpent: number;
  readonly socialTargetId: Secret<string> | null;
  /** The player of the one to be persuaded has been asked and has not answered yet. */
  readonly consent?: 'asked';
  readonly ruling: Ruling | null;
  readonly status: RollStatus;
  readonly result: Result | null;
  /** The settings when the roll was opened: later changes do not touch it. */
  readonly settings: RollSettings;
};

/** An action with one roll per trait (VAST-MULTI-02). */
export type Group = Hideable & {
  readonly id: string;
  readonly actorId: string;
  readonly rolls: readonly string[];
  readonly result: Secret<GroupResult> | null;
};
export type GroupResult = { readonly outcome: Outcome; readonly anyZeroed: boolean };

/** Rolls compared with each other (VAST-RES-06). */
export type Contest = Hideable & { readonly id: string; readonly sides: readonly Side[] };
export type Side = Hideable & { readonly id: string; readonly rolls: readonly string[] };

/** Opposed rolls until one side has won `wins` of them (VAST-X-SERIES-01). */
export type Series = Hideable & {
  readonly id: string;
  readonly wins: number;
  /** Every loss dazes the loser by 1 for the rest of the series. */
  readonly daze: boolean;
  readonly sides: readonly SeriesSide[];
};
/** `rollId` is the side's latest roll, and `dazed` what its losses take from that roll. */
export type SeriesSide = {
  readonly actorId: string;
  readonly rollId: string;
  readonly won: number;
  readonly dazed: number;
};

/** What a player wants to do, waiting for the game master. */
export type Declaration = Hideable & {
  readonly actor: string;
  readonly text: string;
  readonly trait: string | null;
  readonly skill: string | null;
  /** Wishes that are seldom; left out there are none. */
  readonly turned?: true;
  readonly specialisation?: SpecialisationUse;
};
/** A wish to roll once per trait; `allow` is null until answered. */
export type SeveralTraitsRequest = Hideable & {
  readonly actor: string;
  readonly traits: readonly string[];
  readonly allow: boolean | null;
};

export type SocialSetting = 'on' | 'consent' | 'off';
/** The table settings that a roll keeps from when it was opened. */
export type RollSettings = {
  readonly difficultyTie: 'failure' | 'statusQuo';
  readonly opposedZero: 'bothFail' | 'otherSucceeds';
  readonly perfectionAgainstDifficulty: boolean;
  readonly heroInsurance: boolean;
  readonly heroPointsPerRoll: 1 | 2;
  readonly heroTiming: 'afterLooking' | 'beforeRoll';
  readonly npcHeroPoints: boolean;
  readonly openNpcRolls: boolean;
};
export type Settings = RollSettings & {
  readonly severalTraits: 'ask' | 'off';
  readonly socialNpcAgainstPlayer: SocialSetting;
  readonly socialPlayerAgainstPlayer: SocialSetting;
  readonly traitRange: readonly [number, number];
  readonly skillRange: readonly [number, number];
  /** Lärlingsskickligheter without hero insurance; null where the group does not know. */
  readonly apprenticeSkillsNormally: number | null;
  /** House rules beyond the book; left out they are off. */
  readonly daze?: boolean;
  readonly specialisations?: boolean;
  readonly series?: boolean;
  readonly toughness?: boolean;
};

export type State = {
  readonly settings: Settings;
  readonly scene: { readonly title: string };
  readonly characters: readonly Character[];
  /** In the order in which they were opened; old closed ones fall off. */
  readonly rolls: readonly Roll[];
  readonly groups: readonly Group[];
  readonly contests: readonly Contest[];
  /** Those that are running, and the last that is over. */
  readonly series: readonly Series[];
  readonly inbox: readonly Declaration[];
  readonly requests: readonly SeveralTraitsRequest[];
};
