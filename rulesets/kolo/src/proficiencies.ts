import { refuse } from '@aspekt/contract';
import type { Refused } from './access.ts';
import type { Aspect, AspectKind, NewAspect, ProficiencyId } from './model.ts';

/** I Walka i zahartowanie … VI Skrupulatność i precyzja (KOLO-PROF-01). */
export const proficiencies = [
  'combat',
  'fitness',
  'knowledge',
  'perception',
  'expression',
  'precision',
] as const satisfies readonly ProficiencyId[];

export const kinds = ['background', 'role', 'focus'] as const satisfies readonly AspectKind[];

/** Aspekt tła to at most three proficiencies, roli two, skupienia one (KOLO-ASP-02, KOLO-ASP-03). */
export const mostAssigned: Readonly<Record<AspectKind, number>> = { background: 3, role: 2, focus: 1 };

/** How many different kinds are among the aspects assigned to a proficiency; each kind counts once (KOLO-PROF-03, KOLO-PROF-04). */
export const kindsIn = (aspects: readonly Aspect[], proficiency: ProficiencyId): number =>
  new Set(
    aspects.filter(({ assigned }) => assigned.some((it) => it.proficiency === proficiency)).map(({ kind }) => kind),
  ).size;

export type ProficiencyForTest = {
  readonly values: Readonly<Partial<Record<ProficiencyId, number>>>;
  readonly proficiencyValue: number;
  readonly unskilled: boolean;
};

/**
 * The proficiency of a test: the average rounded down (KOLO-PROF-07). Unskilled if any of them has no fitting
 * aspect and the field is not very common (KOLO-PROF-05, KOLO-PROF-08).
 */
export const proficiencyForTest = (
  fitting: readonly Aspect[],
  used: readonly ProficiencyId[],
  veryCommon: boolean,
): ProficiencyForTest => {
  const values = used.map((proficiency) => [proficiency, kindsIn(fitting, proficiency)] as const);
  const sum = values.reduce((total, [, value]) => total + value, 0);
  return {
    values: Object.fromEntries(values),
    proficiencyValue: used.length === 0 ? 0 : Math.floor(sum / used.length),
    unskilled: !veryCommon && values.some(([, value]) => value === 0),
  };
};

export const aspectFrom = ({ phrase, kind, description = '', assigned, keyPhrases = {} }: NewAspect): Aspect => ({
  phrase,
  kind,
  description,
  assigned: assigned.map((proficiency) => {
    const keyPhrase = keyPhrases[proficiency];
    return keyPhrase === undefined ? { proficiency } : { proficiency, keyPhrase };
  }),
});

/** An aspect is assigned at least once, nowhere twice, and not more often than its kind allows (KOLO-ASP-03, D-16). */
export const aspectProblem = (aspect: Aspect, others: readonly Aspect[]): Refused => {
  const { phrase, kind, assigned } = aspect;
  if (assigned.length === 0) return refuse('E_NO_PROFICIENCY', { phrase }, ['KOLO-ASP-03']);
  if (new Set(assigned.map(({ proficiency }) => proficiency)).size !== assigned.length) {
    return refuse('E_DUPLICATE_PROFICIENCY', { phrase }, ['KOLO-ASP-03']);
  }
  const most = mostAssigned[kind];
  if (assigned.length > most) return refuse('E_TOO_MANY_PROFICIENCIES', { phrase, most }, ['KOLO-ASP-03']);
  return others.some((other) => other.phrase === phrase)
    ? refuse('E_PHRASE_TAKEN', { phrase }, ['KOLO-ASP-01'])
    : undefined;
};
