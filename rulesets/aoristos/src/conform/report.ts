import type { Expectation } from '@aspekt/testkit/vectors';
import { derivedOf } from '../derived.ts';
import type { Combat, Person, State } from '../model.ts';

/** Everything a vector may ask of the state, in the fields of section 4 of the catalogue. */
export const reported = (state: State): Expectation => ({
  characters: Object.fromEntries(
    Object.entries(state.people).map(([id, person]) => [id, character(person, state.scene.clock)]),
  ),
  combat: state.combat && combatOf(state.combat),
  scene: { clock: state.scene.clock, ground: state.scene.ground.map(({ id }) => id).toSorted() },
  dueRolls: state.dueRolls.map((due) =>
    due.kind === 'pain'
      ? { kind: due.kind, person: due.person, area: due.area, test: due.test }
      : { kind: due.kind, person: due.person },
  ),
});

const character = (person: Person, clock: number): Expectation => {
  const { own, hands, ...shown } = person;
  return {
    ...own.value,
    ...shown,
    hands: { right: hands.right?.item ?? null, left: hands.left?.item ?? null },
    items: Object.fromEntries(own.value.items.map((item) => [item.id, item])),
    wounds: own.value.wounds.filter(({ converted }) => !converted),
    ...derivedOf(person, clock),
  };
};

const combatOf = (combat: Combat): Expectation => ({
  ...combat,
  combatants: Object.fromEntries(
    Object.entries(combat.combatants).map(([id, { own, ...shown }]) => [id, { ...shown, ...own.value }]),
  ),
});
