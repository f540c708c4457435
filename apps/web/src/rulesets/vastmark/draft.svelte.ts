import type { OpenRoll, Resistance, RollKind, SpecialisationUse } from '@aspekt/vastmark';
import { readModifications, writeModifications } from './modification-line.ts';
import type { SkillAnswer, TraitAnswer } from './odds.ts';
import type { SeenRoll } from './seen.ts';

/** One who acts, while a roll is being put together. */
export class SideDraft {
  actor = $state('');
  /** The traits that fit; the book's order says which of them counts. */
  fitting = $state.raw<readonly string[]>([]);
  /** Chosen against the suggestion: a name, or '' for none. */
  pick = $state<string>();
  turned = $state.raw<readonly string[]>([]);
  /** One roll per fitting trait. */
  separate = $state(false);
  skillsFit = $state.raw<readonly string[]>([]);
  otherSkill = $state('');
  modifications = $state('');
  /** '' for none. */
  specialisation = $state('');
  specialisationAs = $state<SpecialisationUse['as']>('bonus');
  /** The skill of a roll on the table stays as it is. */
  fixedSkill = $state<string | null>();
  suggestedTrait = $state.raw<TraitAnswer>();
  suggestedSkill = $state.raw<SkillAnswer>();

  constructor(actor = '') {
    this.actor = actor;
  }

  /** The one trait that counts, or null. */
  get trait(): string | null {
    if (this.pick !== undefined) return this.pick === '' ? null : this.pick;
    const [first] = this.fitting;
    if (first === undefined || this.fitting.length === 1) return first ?? null;
    return this.suggestedTrait?.suggested ?? null;
  }
  get skills(): readonly string[] {
    const other = this.otherSkill.trim();
    return other === '' ? this.skillsFit : [...this.skillsFit, other];
  }
  get skill(): string | null {
    const [first] = this.skills;
    if (first === undefined || this.skills.length === 1) return first ?? null;
    return this.suggestedSkill?.suggested ?? first;
  }
  /** Whose specialisations may count. */
  get specialisedSkill(): string | null {
    return this.fixedSkill === undefined ? this.skill : this.fixedSkill;
  }
  get specialisationUse(): SpecialisationUse | undefined {
    return this.specialisation === '' ? undefined : { name: this.specialisation, as: this.specialisationAs };
  }
  get several(): boolean {
    return this.separate && this.fitting.length > 1;
  }

  of(actor: string): void {
    if (actor === this.actor) return;
    this.actor = actor;
    this.clear();
  }
  clear(): void {
    this.fitting = [];
    this.skillsFit = [];
    this.turned = [];
    this.pick = undefined;
    this.separate = false;
    this.otherSkill = '';
    this.modifications = '';
    this.specialisation = '';
  }
  fit(trait: string): void {
    this.fitting = toggled(this.fitting, trait);
    this.pick = undefined;
    this.turned = this.turned.filter((name) => this.fitting.includes(name));
  }
  fitSkill(skill: string): void {
    this.skillsFit = toggled(this.skillsFit, skill);
  }
  turn(trait: string): void {
    this.turned = toggled(this.turned, trait);
  }

  /** As the roll on the table is. */
  take(roll: SeenRoll): void {
    const wish = roll.proposal ?? { trait: roll.traitId, turned: roll.turned };
    this.actor = roll.actorId;
    this.fitting = wish.trait === null ? [] : [wish.trait];
    this.pick = undefined;
    this.turned = wish.turned && wish.trait !== null ? [wish.trait] : [];
    this.modifications = writeModifications(roll.modifications);
    this.fixedSkill = roll.skillId;
    this.specialisation = roll.specialisation?.name ?? '';
    this.specialisationAs = roll.specialisation?.as ?? 'bonus';
  }

  /** What `openRoll` wants to know of this side. */
  get inputs(): Pick<OpenRoll, 'actor' | 'mode' | 'traits' | 'turned' | 'skills' | 'modifications' | 'specialisation'> {
    const traits = this.several ? this.fitting : this.trait === null ? [] : [this.trait];
    return {
      actor: this.actor,
      ...(this.several && { mode: 'separate' as const }),
      traits,
      turned: this.turned.filter((name) => traits.includes(name)),
      skills: this.skill === null ? [] : [this.skill],
      modifications: readModifications(this.modifications) ?? [],
      ...(this.specialisationUse && { specialisation: this.specialisationUse }),
    };
  }
}

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

/** What a roll is measured against, while it is being put together. */
export class ResistanceDraft {
  kind = $state<Resistance['kind']>('difficulty');
  difficulty = $state(9);
  /** Whose roll or total it is. */
  opponent = $state('');
  total = $state(9);
  zero = $state(false);

  take(resistance: Resistance | undefined): void {
    if (!resistance) return;
    this.kind = resistance.kind;
    if (resistance.kind === 'difficulty') this.difficulty = resistance.value;
    if (resistance.kind !== 'opposedTotal') return;
    this.total = resistance.total;
    this.zero = resistance.zero;
    this.opponent = resistance.actorId ?? '';
  }
  get value(): Resistance {
    switch (this.kind) {
      case 'difficulty':
        return { kind: 'difficulty', value: this.difficulty };
      case 'opposed':
        return { kind: 'opposed' };
      case 'opposedTotal':
        return {
          kind: 'opposedTotal',
          total: this.total,
          zero: this.zero,
          ...(this.opponent && { actorId: this.opponent }),
        };
    }
  }
}

/** The rarer sides of a roll. */
export class ExtrasDraft {
  kind = $state<RollKind>('ordinary');
  hidden = $state(false);
  socialTarget = $state('');
  /** The target's player has agreed already, as the game master has heard. */
  consent = $state(false);

  clear(): void {
    this.kind = 'ordinary';
    this.hidden = false;
    this.socialTarget = '';
    this.consent = false;
  }
  get inputs(): Pick<OpenRoll, 'kind' | 'hidden' | 'socialTarget' | 'socialConsent' | 'askConsent'> {
    return {
      ...(this.kind !== 'ordinary' && { kind: this.kind }),
      ...(this.hidden && { hidden: true }),
      ...(this.socialTarget && { socialTarget: this.socialTarget }),
      ...(this.socialTarget && (this.consent ? { socialConsent: true } : { askConsent: true })),
    };
  }
}
