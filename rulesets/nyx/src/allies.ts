import { otherSide } from './gauge.ts';
import type { Character, Conflict, Draft, Id, Side } from './model.ts';

/** As much of the table as tells friend from foe. */
type Company = {
  readonly conflicts: Readonly<Record<Id, Pick<Conflict, 'sides'>>>;
  readonly characters: Readonly<Record<Id, Pick<Character, 'kind'>>>;
};
type Sides = Pick<Draft, 'rollers' | 'conflict' | 'group'>;

/** Who stands on a side of a roll: who rolls, who is with her in the conflict, and a group that one rolls for (D-36, D-24). */
const standsOn = ({ conflicts }: Company, { rollers, conflict, group }: Sides, side: Side, id: Id): boolean =>
  rollers[side]?.actor === id ||
  (conflict !== undefined && conflicts[conflict]?.sides[side].members.includes(id) === true) ||
  (side === 'A' && group?.members.includes(id) === true);

/** An aspect is outside unless it is her own or an ally's: another character's, or someone's on her side (NYX-OUT-09). */
export const isOutside = (company: Company, draft: Sides, owner: Id, mine: Side): boolean => {
  if (standsOn(company, draft, mine, owner)) return false;
  return standsOn(company, draft, otherSide(mine), owner) || company.characters[owner]?.kind !== 'pc';
};
