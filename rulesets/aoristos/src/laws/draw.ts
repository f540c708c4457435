import { lookup } from '../find.ts';
import { attributes, limbs, skills, type Declaration, type State } from '../model.ts';
import { starterStock } from '../ready-made/equipment.ts';

/** Draws from a stream of random words. */
export class Draw {
  readonly #word: () => number;
  constructor(word: () => number) {
    this.#word = word;
  }
  below(n: number): number {
    return this.#word() % Math.max(1, n);
  }
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
  one<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error('nothing to draw from');
    return item;
  }
  some<T>(list: readonly T[], most: number): readonly T[] {
    return Array.from({ length: this.below(most + 1) }, () => this.one(list));
  }
  maybe<T extends object>(value: T): T | Record<never, never> {
    return this.below(3) === 0 ? value : {};
  }
  get coin(): boolean {
    return this.below(2) === 0;
  }
}

export const someone = (draw: Draw, state: State): string =>
  draw.below(40) === 0
    ? draw.one(['nobody', 'constructor', '__proto__'])
    : draw.one(['a', 'b', 'n', 'm', ...Object.keys(state.people)]);
export const active = (draw: Draw, state: State): string => {
  const { combat } = state;
  return combat && draw.below(4) > 0 ? (combat.order[combat.current] ?? 'a') : someone(draw, state);
};
export const thing = (draw: Draw, state: State, who: string): string => {
  const own = lookup(state.people, who)?.own.value.items.map(({ id }) => id) ?? [];
  return draw.one([...own, ...own, ...state.scene.ground.map(({ id }) => id), 'unarmed', 'nothing']);
};
export const traits = [...attributes, ...skills];
export const side = (draw: Draw, state: State) => {
  const representative = someone(draw, state);
  const members = [representative, ...draw.some(['a', 'b', 'n'], 1)].map((person) => ({
    person,
    traits: draw.some(traits, 2),
  }));
  return { members, representative, ...draw.maybe({ f: draw.below(4) }), ...draw.maybe({ t: draw.below(4) }) };
};
export const by = (draw: Draw, state: State) => ({ by: someone(draw, state) });
export const paying = (draw: Draw, state: State) => ({
  by: active(draw, state),
  ...draw.maybe({ beginExtended: true }),
  ...draw.maybe({ abandonExtended: true }),
});
export const pending = (state: State): string => state.combat?.pendingAttack?.attacker ?? 'a';
export const declaration = (draw: Draw, state: State, who: string): Declaration => ({
  target: someone(draw, state),
  weapon: thing(draw, state, who),
  ...draw.maybe({ strike: draw.coin }),
  ...draw.maybe({ limb: draw.one(limbs) }),
  ...draw.maybe({ grip: draw.one([1, 2] as const) }),
  ...draw.maybe({ mode: draw.one([1, 3, 'auto'] as const) }),
  ...draw.maybe({ shots: draw.below(6) }),
  ...draw.maybe({ safetyAim: draw.below(5) }),
  ...draw.maybe({ rangeAim: draw.below(3) }),
  ...draw.maybe({ unaware: draw.coin }),
  ...draw.maybe({ gmExtra: draw.below(5) }),
  ...draw.maybe({ distance: draw.below(60) }),
  ...draw.maybe({ conditions: { targetStill: draw.coin } }),
});
export const walk = (draw: Draw, state: State) => ({
  ...paying(draw, state),
  metres: draw.one([1, 1, 2, 3, 5, 8, 20, 0, 1.5]),
  ...draw.maybe({ towards: someone(draw, state) }),
  ...draw.maybe({ awayFrom: someone(draw, state) }),
  ...draw.maybe({ leaveMelee: draw.coin }),
  ...draw.maybe({ slow: true }),
  ...(draw.below(8) === 0 && { opponentRepresentative: someone(draw, state) }),
});
export const handling = (draw: Draw, state: State) => {
  const pay = paying(draw, state);
  return {
    ...pay,
    item: thing(draw, state, pay.by),
    ...draw.maybe({ hand: draw.one(['right', 'left', 'both'] as const) }),
    ...draw.maybe({ cost: draw.below(4) }),
  };
};
export const armed = (draw: Draw, state: State) => {
  const pay = paying(draw, state);
  return { ...pay, weapon: thing(draw, state, pay.by) };
};
export const fresh = (draw: Draw): string => draw.one(['c', 'd', 'e', 'f', 'constructor', 'a']);
export const itemInput = (draw: Draw) => {
  const { names, ...item } = draw.one(starterStock.items);
  return {
    ...item,
    id: `${item.id}${draw.below(3)}`,
    name: names.sv,
    ...(draw.below(20) === 0 && { fireModes: 'never' }),
  };
};
export const melees = (draw: Draw) =>
  draw.one([
    [['a'], ['n']],
    [
      ['a', 'b'],
      ['n', 'm'],
    ],
    [['a'], ['b']],
    [],
    [['a']],
    [['a'], ['a']],
  ] as const);
