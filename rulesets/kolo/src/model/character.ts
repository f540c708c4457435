import type { Hideable, Seat, Secret } from '@aspekt/contract';
import type { Feature } from './command.ts';

/** Sfery, in the order of the ring (KOLO-SPH-02). */
export type SphereId = 'character' | 'ferocity' | 'flexibility' | 'refinement' | 'socialisation';
/** Biegłości I–VI. */
export type ProficiencyId = 'combat' | 'fitness' | 'knowledge' | 'perception' | 'expression' | 'precision';
/** Aspekt tła, roli, skupienia. */
export type AspectKind = 'background' | 'role' | 'focus';
export type CategoryGroup = 'chance' | 'scale';

/** Atut: 3 points in `main`, or 2 in `main` and 1 in a neighbouring `aux`. */
export type Trait = { readonly phrase: string; readonly main: SphereId; readonly aux: SphereId | null };
export type Assignment = { readonly proficiency: ProficiencyId; readonly keyPhrase?: string };
export type Aspect = {
  readonly phrase: string;
  readonly kind: AspectKind;
  readonly description: string;
  readonly assigned: readonly Assignment[];
};
/** Sekret; with `specialisation` its value is 10 × difference. */
export type SecretAbility = {
  readonly phrase: string;
  readonly text: string;
  readonly value: number;
  readonly specialisation?: { readonly tests: string; readonly difference: number };
};
/** The rows of KOLO-SIG-11. */
export type ResourceKind =
  | 'exceptionalEquipment'
  | 'magicalAbilities'
  | 'wealth'
  | 'connections'
  | 'office'
  | 'lowStanding'
  | 'poverty';
export type Resource = { readonly phrase: string; readonly kind: ResourceKind | null; readonly value: number };
/** Znacznik: offered as a category in tests. */
export type Marker = {
  readonly phrase: string;
  readonly group: CategoryGroup;
  readonly value: number;
  readonly note?: string;
};
export type Experience = {
  readonly id: string;
  readonly amount: number;
  /** Określenie; null may be spent on anything. */
  readonly label: string | null;
  readonly source: 'test' | 'story';
  /** How many adventures and scenes had begun when it was earned. */
  readonly at: { readonly adventure: number; readonly scene: number };
};

/** Punkty doniosłości, row by row. */
export type SignificanceParts = {
  readonly traits: number;
  readonly spheres: number;
  readonly proficiencies: number;
  readonly aspects: number;
  readonly secrets: number;
};
/** Doniosłość, always in step with the sheet. */
export type Significance = {
  readonly points: number;
  readonly parts: SignificanceParts;
  readonly basic: number;
  readonly total: number;
};

export type Purchase = { readonly feature: Feature; readonly matchingLabels: readonly string[] };

/** What only the owner and the game master know. */
export type Private = {
  readonly secrets: readonly SecretAbility[];
  readonly resources: readonly Resource[];
  readonly xp: readonly Experience[];
  readonly notes: string;
  /** What the player wants to buy; the game master has yet to say. */
  readonly purchase?: Purchase;
};
/** An npc is hidden until shown. Without an owner a character belongs to the game master. */
export type Character = Hideable & {
  readonly id: string;
  readonly name: string;
  readonly ownerId: Seat | null;
  readonly npc: boolean;
  readonly status: 'creation' | 'playable';
  /** An npc that draws on the game master's pool of engagement (KOLO-X-SOLOPOOL-01). */
  readonly ofNote?: boolean;
  readonly traits: readonly Trait[];
  readonly aspects: readonly Aspect[];
  readonly markers: readonly Marker[];
  /** For the table, though secrets and resources count in it. */
  readonly significance: Significance;
  readonly own: Secret<Private>;
};

/** What the builder fills in; `createCharacter` takes the same. */
export type Sheet = {
  readonly name: string;
  readonly traits: readonly Trait[];
  readonly aspects: readonly Aspect[];
  readonly secrets: readonly SecretAbility[];
  readonly notes: string;
};
