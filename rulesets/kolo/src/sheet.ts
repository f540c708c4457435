import type { Refusal } from '@aspekt/contract';
import type { Refused } from './access.ts';
import type { Settings, Sheet } from './model.ts';
import { aspectProblem } from './proficiencies.ts';
import { secretProblem } from './secrets.ts';
import { creationTarget, significance, suggestedTraits } from './significance.ts';
import { traitProblem } from './spheres.ts';
import { scriptedDice } from '@aspekt/dice';

export const blankSheet = (): Sheet => ({ name: '', traits: [], aspects: [], secrets: [], notes: '' });

/** A builder is a player; no dice fall. */
const building = { by: { seat: 'builder', role: 'player' }, dice: scriptedDice([]) } as const;
/** The suggested campaign: significance 3, 25 points (KOLO-CAMP-03). */
export const suggestedLevel = 3;

const one = (refused: Refused): readonly Refusal[] => (refused ? [refused.refusal] : []);

/**
 * What the book has against a sheet, all at once; half-finished ones are normal. The points are held against the
 * suggested campaign; the table's own level is checked when the game master approves.
 */
export const checkSheet = (sheet: Sheet, settings: Settings): readonly Refusal[] => {
  const { points } = significance(sheet, [], settings);
  const target = creationTarget(suggestedLevel);
  const wrong = settings.creationBudget === 'exact' ? points !== target : points > target;
  const unnamed = [...sheet.traits, ...sheet.aspects, ...sheet.secrets].filter(({ phrase }) => phrase.trim() === '');
  return [
    ...(sheet.name.trim() === '' ? [{ code: 'E_NO_NAME' }] : []),
    ...unnamed.map(() => ({ code: 'E_UNNAMED_FEATURE' })),
    ...sheet.traits.flatMap((trait, i) => one(traitProblem(trait, sheet.traits.slice(0, i)))),
    ...sheet.aspects.flatMap((aspect, i) => one(aspectProblem(aspect, sheet.aspects.slice(0, i)))),
    ...sheet.secrets.flatMap((secret, i) => one(secretProblem(secret, sheet.secrets.slice(0, i), building))),
    ...(wrong
      ? [{ code: 'E_OVER_BUDGET', data: { points, target }, rules: ['KOLO-CAMP-02'], overridable: true } as const]
      : []),
    // Six traits are a suggestion, not a rule (KOLO-TRAIT-06).
    ...(sheet.traits.length < suggestedTraits
      ? [
          {
            code: 'W_FEW_TRAITS',
            data: { has: sheet.traits.length, suggested: suggestedTraits },
            rules: ['KOLO-TRAIT-06'],
            overridable: true,
          } as const,
        ]
      : []),
  ];
};
