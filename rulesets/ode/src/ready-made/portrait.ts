import type { Locale, PerLocale } from '@aspekt/contract';
import type { AnyAction, AspectSlot, Sheet, SkillId, Stunt, StuntEffect, StuntUses } from '../model.ts';

type Written = Pick<Stunt, 'because' | 'circumstance' | 'ability' | 'limit'>;

/** A ready-made character: numbers once, words in each language. */
export type Portrait = {
  readonly skills: Readonly<Partial<Record<SkillId, number>>>;
  readonly stunts: readonly {
    readonly id: string;
    readonly skill?: SkillId;
    readonly action?: AnyAction;
    readonly effect?: StuntEffect;
    readonly fatePointCost?: number;
    readonly uses?: StuntUses;
  }[];
  readonly words: PerLocale<{
    readonly name: string;
    readonly description: string;
    readonly aspects: Readonly<Partial<Record<AspectSlot, string>>>;
    readonly stunts: readonly Written[];
  }>;
};

/** Ten skills from best to worst make a pyramid. */
export const pyramidOf = (...skills: readonly SkillId[]): Portrait['skills'] =>
  Object.fromEntries(skills.map((skill, i) => [skill, [4, 3, 3, 2, 2, 2, 1, 1, 1, 1][i] ?? 0]));

export const sheetOf = ({ skills, stunts, words }: Portrait, locale: Locale): Sheet => {
  const { name, description, aspects, stunts: written } = words[locale];
  return {
    name,
    description,
    aspects: Object.fromEntries(Object.entries(aspects).map(([slot, text]) => [slot, { text }])),
    skills,
    stunts: stunts.map(({ id, skill, action, effect, fatePointCost = 0, uses }, i): Stunt => {
      const { because, ...blanks } = written[i] ?? { because: '' };
      return {
        id,
        kind: effect === undefined ? 'bonus' : 'rule',
        because,
        ...(skill !== undefined && { skill }),
        ...(action !== undefined && { action }),
        ...blanks,
        ...(effect !== undefined && { effect }),
        fatePointCost,
        uses: uses ?? { per: null, max: 0, used: 0 },
      };
    }),
  };
};
