import type { Action, Harm, Reach, Skill } from '@aspekt/ode';
import type { SheetRules } from '../builder/rules.ts';
import type { SeenCharacter } from '../seen.ts';

/** How something is done, where that is to be said: from how far, and which kind of harm it does. */
export type Manner = { readonly reach?: Reach; readonly harm?: Harm };

type Deed = {
  readonly actor: SeenCharacter;
  readonly action: Action;
  readonly skill: Skill;
  /** There are zones, and it is done to somebody. */
  readonly far: boolean;
};

/** What one says of it unless one says otherwise: reach by the skill; harm where the skill does none by itself. */
export const usualManner = (
  { reachOf, harmOf }: Pick<SheetRules, 'reachOf' | 'harmOf'>,
  { actor, action, skill, far }: Deed,
): Manner => ({
  ...(far && { reach: reachOf(skill) }),
  ...(action === 'attack' && harmOf(skill) === undefined && { harm: harmByStunt(actor, skill) ?? 'physical' }),
});

/** The kind that a stunt was written for is the first to be offered (ODE-STU-11). */
const harmByStunt = ({ stunts }: SeenCharacter, skill: Skill): Harm | undefined =>
  stunts
    .flatMap(({ effect }) => (effect?.type === 'allowAction' ? [effect] : []))
    .find((effect) => effect.action === 'attack' && effect.skill === skill)?.harm;
