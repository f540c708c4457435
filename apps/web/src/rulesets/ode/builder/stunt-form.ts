import type { AnyAction, Harm, Stunt, StuntEffect, StuntUses } from '@aspekt/ode';

/** A stunt while it is written: the blanks of both forms, whichever is used in the end (ODE-STU-05, ODE-STU-09). */
export type StuntForm = {
  id: string;
  kind: Stunt['kind'];
  because: string;
  skill: string;
  action: AnyAction;
  circumstance: string;
  ability: string;
  limit: string;
  effect: StuntEffect['type'];
  /** The skill that is used instead, or that learns something new. */
  use: string;
  insteadOf: string;
  harm: Harm;
  cost: number;
  per: 'none' | 'scene' | 'session';
  max: number;
};

export const blankStunt = (id: string): StuntForm => ({
  id,
  kind: 'bonus',
  because: '',
  skill: 'athletics',
  action: 'overcome',
  circumstance: '',
  ability: '',
  limit: '',
  effect: 'text',
  use: 'athletics',
  insteadOf: 'fight',
  harm: 'physical',
  cost: 0,
  per: 'none',
  max: 1,
});

export const stuntFormOf = (stunt: Stunt): StuntForm => {
  const { effect } = stunt;
  const blank = blankStunt(stunt.id);
  return {
    ...blank,
    kind: stunt.kind,
    because: stunt.because,
    skill: stunt.skill ?? blank.skill,
    action: (effect?.type === 'allowAction' ? effect.action : stunt.action) ?? blank.action,
    circumstance: stunt.circumstance ?? '',
    ability: stunt.ability ?? '',
    limit: stunt.limit ?? '',
    effect: effect?.type ?? 'text',
    use: effect?.type === 'swapSkill' ? effect.use : effect && 'skill' in effect ? effect.skill : blank.use,
    insteadOf: effect?.type === 'swapSkill' ? effect.insteadOf : blank.insteadOf,
    harm:
      effect?.type === 'extraStress'
        ? effect.track
        : effect?.type === 'allowAction'
          ? (effect.harm ?? 'physical')
          : 'physical',
    cost: stunt.fatePointCost,
    per: stunt.uses.per ?? 'none',
    max: Math.max(1, stunt.uses.max),
  };
};

const effectOf = (form: StuntForm): StuntEffect => {
  switch (form.effect) {
    case 'swapSkill':
      return { type: 'swapSkill', use: form.use, insteadOf: form.insteadOf, when: form.limit.trim() };
    case 'allowAction':
      return {
        type: 'allowAction',
        skill: form.use,
        action: form.action,
        ...(form.action === 'attack' && { harm: form.harm }),
      };
    case 'extraFreeInvoke':
      return { type: 'extraFreeInvoke', skill: form.use, count: 1 };
    case 'declareFact':
      return { type: 'declareFact', text: form.ability.trim() };
    case 'extraStress':
      return { type: 'extraStress', track: form.harm, count: 2 };
    case 'extraConsequence':
      return { type: 'extraConsequence', severity: 'mild' };
    case 'text':
      return { type: 'text' };
  }
};

/** What was written, as the rules take it; how often it was used is kept. */
export const stuntOf = (form: StuntForm, used = 0): Stunt => {
  const uses: StuntUses = form.per === 'none' ? { per: null, max: 0, used: 0 } : { per: form.per, max: form.max, used };
  const whole = { id: form.id, kind: form.kind, because: form.because.trim(), fatePointCost: form.cost, uses };
  return form.kind === 'bonus'
    ? { ...whole, skill: form.skill, action: form.action, circumstance: form.circumstance.trim() }
    : { ...whole, ability: form.ability.trim(), limit: form.limit.trim(), effect: effectOf(form) };
};

/** Put among the others: in its old place, or last. */
export const withStunt = (stunts: readonly Stunt[], stunt: Stunt): Stunt[] =>
  stunts.some(({ id }) => id === stunt.id)
    ? stunts.map((one) => (one.id === stunt.id ? stunt : one))
    : [...stunts, stunt];

/** All blanks of its form are filled in. */
export const isWritten = ({ kind, because, circumstance, ability, limit }: StuntForm): boolean =>
  [because, ...(kind === 'bonus' ? [circumstance] : [ability, limit])].every((text) => text.trim() !== '');
