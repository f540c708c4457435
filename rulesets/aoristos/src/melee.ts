import { isAble, lookup } from './find.ts';
import type { Combat, Melee, Person, State } from './model.ts';

export const meleeIn = (combat: Combat, id: string): Melee | undefined =>
  combat.melees.find(({ sides }) => sides.some((side) => side.includes(id)));

/** Both in the same melee. */
export const areEngaged = (combat: Combat, a: string, b: string): boolean => {
  const melee = combat.combatants[a]?.meleeId;
  return melee !== null && melee !== undefined && melee === combat.combatants[b]?.meleeId;
};

const peopleOf = (state: State, ids: readonly string[]): readonly Person[] =>
  ids.flatMap((id) => lookup(state.people, id) ?? []);

/** Her side of the melee and all others. */
export const sidesOf = (
  state: State,
  melee: Melee,
  id: string,
): { readonly allies: readonly Person[]; readonly opponents: readonly Person[] } => {
  const own = melee.sides.find((side) => side.includes(id)) ?? [];
  const others = melee.sides.filter((side) => side !== own).flat();
  return {
    allies: peopleOf(
      state,
      own.filter((other) => other !== id),
    ).filter(isAble),
    opponents: peopleOf(state, others).filter(isAble),
  };
};
