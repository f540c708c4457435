/** The words of the game as code names; their labels per language are in `texts/terms.ts`. */
export type Id = string;

export type SkillId =
  | 'academics'
  | 'athletics'
  | 'burglary'
  | 'contacts'
  | 'crafts'
  | 'deceive'
  | 'ride'
  | 'empathy'
  | 'fight'
  | 'investigate'
  | 'lore'
  | 'notice'
  | 'physique'
  | 'provoke'
  | 'rapport'
  | 'resources'
  | 'shoot'
  | 'stealth'
  | 'will';

/** A skill of the list, or one that the game master invented for an opponent. */
export type Skill = string;

export type Action = 'overcome' | 'createAdvantage' | 'attack';
/** What a bonus stunt may be written for: the three actions and the reaction. */
export type AnyAction = Action | 'defend';
export type Harm = 'physical' | 'mental';
export type Reach = 'melee' | 'ranged';
export type Outcome = 'fail' | 'tie' | 'success' | 'style';

export type Kind = 'pc' | 'majorNpc' | 'minorNpc' | 'threat';
export type NpcKind = Exclude<Kind, 'pc'>;
export type Status = 'draft' | 'ready' | 'takenOut' | 'conceded' | 'retired';

export type AspectSlot = 'highConcept' | 'trouble' | 'relationship' | 'free1' | 'free2' | 'highConcept2';
export type Severity = 'mild' | 'moderate' | 'severe' | 'extreme';
export type SlotId = 'mild' | 'moderate' | 'severe' | 'mildPhysical' | 'mildMental' | 'mildExtra' | 'extreme';

export type AdvantageMode = 'new' | 'existing' | 'unknown';
export type Payment = 'fatePoint' | 'free' | 'boost';
export type Effect = 'plus2' | 'reroll' | 'raiseTarget' | 'helpAlly';
/** The two rolls that stand against each other. */
export type Side = 'action' | 'defence';

export type Option =
  | 'simpleFailure'
  | 'majorCost'
  | 'takeHit'
  | 'mixed'
  | 'minorCost'
  | 'toughSpot'
  | 'enemyBoost'
  | 'partialSuccess'
  | 'failWithBoost'
  | 'noAspect'
  | 'enemyGetsInvoke'
  | 'reveal'
  | 'keepHidden'
  | 'fullHit'
  | 'hitMinusOneAndBoost'
  | 'forfeitRoll'
  | 'giveFreeInvoke';

export type SafetyKind = 'xCard' | 'pause' | 'rewind' | 'skip';
export type CompelKind = 'event' | 'decision';

/** Where an aspect lies. */
export type Place =
  | { readonly type: 'scene' }
  | { readonly type: 'zone'; readonly id: Id }
  | { readonly type: 'character'; readonly id: Id };

export type StuntEffect =
  | { readonly type: 'swapSkill'; readonly use: Skill; readonly insteadOf: Skill; readonly when: string }
  | { readonly type: 'allowAction'; readonly skill: Skill; readonly action: AnyAction; readonly harm?: Harm }
  | { readonly type: 'extraFreeInvoke'; readonly skill: Skill; readonly count: number }
  | { readonly type: 'declareFact'; readonly text: string }
  | { readonly type: 'extraStress'; readonly track: Harm; readonly count: number }
  | { readonly type: 'extraConsequence'; readonly severity: 'mild' }
  | { readonly type: 'text' };

export type StuntUses = { readonly per: 'session' | 'scene' | null; readonly max: number; readonly used: number };

/** A stunt as it is written: a bonus of +2, or a changed rule (ODE-STU-01). */
export type Stunt = {
  readonly id: Id;
  readonly kind: 'bonus' | 'rule';
  readonly because: string;
  readonly skill?: Skill;
  readonly action?: AnyAction;
  readonly circumstance?: string;
  readonly ability?: string;
  readonly limit?: string;
  readonly effect?: StuntEffect;
  readonly fatePointCost: number;
  readonly uses: StuntUses;
};

/** The table settings of the catalogue (6.1). */
export type Settings = {
  readonly aspectLayout: 'five' | 'sixTwoHighConcepts';
  readonly physicalStressSkill: 'athletics' | 'physique';
  readonly stressTable: 'seed' | 'srd';
  readonly stuntStacking: boolean;
  readonly tieChooser: 'player' | 'gm';
  readonly paidInvokeScope: 'perRoll' | 'perPerson';
  readonly hostileScope: 'sheet' | 'characterAspects' | 'sheetAndAttached';
  readonly hostileEffects: 'any' | 'plus2OrReroll';
  readonly bogusJudge: 'objector' | 'majority' | 'gm';
  readonly compelRefund: boolean;
  readonly declareDetailEnabled: boolean;
  readonly contestTarget: 3 | 4 | 5;
  readonly deathNeedsConsent: boolean;
  readonly severeAfterSessions: 'off' | 4;
  readonly showNpcStress: boolean;
  readonly showGmPool: boolean;
  readonly showDifficulty: boolean;
  readonly optFullDefence: boolean;
  readonly optExtremeConsequence: boolean;
  readonly optFasterContests: boolean;
  readonly optCountdown: boolean;
  readonly optWeaponArmour: boolean;
};

/** A character as the builder holds it: what one writes down, before it is anybody's (ODE-CHAR-01). */
export type Sheet = {
  readonly name: string;
  readonly description: string;
  readonly aspects: Readonly<Partial<Record<AspectSlot, { readonly text: string; readonly relationTo?: Id }>>>;
  readonly skills: Readonly<Partial<Record<SkillId, number>>>;
  readonly stunts: readonly Stunt[];
};

/** An opponent or helper as the game master writes it, in any of three sizes (ODE-NPC-01..03). */
export type NpcSheet = {
  readonly kind: NpcKind;
  readonly name: string;
  readonly description: string;
  readonly aspects: readonly { readonly id: Id; readonly text: string; readonly known: boolean }[];
  readonly skills: Readonly<Record<Skill, number>>;
  readonly stunts: readonly Stunt[];
  /** Left out for a major NPC: counted from the skills as for a player's character. */
  readonly boxes?: { readonly physical: number; readonly mental: number };
  readonly slots?: readonly SlotId[];
  readonly weapon?: number;
  readonly armour?: number;
};
