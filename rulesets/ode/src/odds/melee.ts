import type { Dice } from '@aspekt/dice';
import { stressFirst } from '../absorb.ts';
import { sumOf, throwFateDice } from '../effort.ts';
import { hitSize, type Arms } from '../hit-size.ts';
import type { Harm } from '../model.ts';
import type { Slot } from './fighters.ts';

/** One who fights, and how each attack on the others begins. */
export type Brawler = {
  readonly side: string;
  readonly harm: Harm;
  readonly boxes: Readonly<Record<Harm, number>>;
  /** Those kept for one kind of harm first. */
  readonly slots: readonly Slot[];
  readonly boosts: number;
  /** By how much an attack on each of the others is ahead of the defence, in their order. */
  readonly ahead: readonly number[];
  readonly arms: readonly Arms[];
};
export type Melee = {
  readonly brawlers: readonly Brawler[];
  /** Whose turn it is, and who has acted in this exchange already. */
  readonly first: number;
  readonly acted: readonly number[];
};
type Ended = {
  /** The side that stands; undefined if nobody had fallen for so long that it was given up. */
  readonly winner: string | undefined;
  readonly out: readonly number[];
  readonly exchanges: number;
};

/** Beyond this a fight in which nobody can hit would go on for ever. */
const mostExchanges = 60;

type Body = { boxes: Record<Harm, number>; slots: readonly Slot[]; boosts: number; out: boolean };

const total = (slots: readonly Slot[]): number => slots.reduce((sum, { value }) => sum + value, 0);

/** Stress first; false when nothing absorbs it (catalogue, section 8). */
const absorbed = (body: Body, harm: Harm, hit: number): boolean => {
  const usable = body.slots.filter(({ only }) => only === null || only === harm);
  const way = stressFirst({ boxes: body.boxes[harm], slots: usable.map(({ value }) => value) }, hit);
  if (!way) return false;
  body.boxes[harm] -= way.stress;
  const used = new Set<Slot>();
  for (const value of way.slots) {
    const slot = usable.find((one) => one.value === value && !used.has(one));
    if (slot) used.add(slot);
  }
  body.slots = body.slots.filter((slot) => !used.has(slot));
  return true;
};

/**
 * A conflict played to its end by plain habits: everyone attacks whom they hit most easily, or of those whoever can take
 * least; the turn goes across to the other side as long as somebody there is still to act (ODE-TRN-03, ODE-TRN-04);
 * boosts are +2 on the next attack; nobody invokes or concedes.
 */
export const playOut = ({ brawlers, first, acted }: Melee, dice: Dice): Ended => {
  const bodies = brawlers.map(({ boxes, slots, boosts }): Body => ({ boxes: { ...boxes }, slots, boosts, out: false }));
  const stands = (i: number): boolean => bodies[i]?.out === false;
  const standing = (): readonly number[] => brawlers.map((_, i) => i).filter(stands);
  const done = new Set(acted);
  let [active, exchanges] = [first, 1];
  for (;;) {
    const brawler = brawlers[active];
    const body = bodies[active];
    const target = brawler && targetOf(brawler, active, brawlers, bodies);
    if (!brawler || !body || target === undefined) break;
    strike(brawler, body, target, bodies, dice);
    done.add(active);
    const left = standing();
    if (left.every((i) => brawlers[i]?.side === brawlers[left[0] ?? 0]?.side)) break;
    if (left.every((i) => done.has(i))) {
      if (exchanges === mostExchanges) return { winner: undefined, out: outOf(bodies), exchanges };
      exchanges += 1;
      done.clear();
    }
    const waiting = left.filter((i) => !done.has(i));
    active = waiting.find((i) => brawlers[i]?.side !== brawler.side) ?? waiting[0] ?? active;
  }
  return { winner: brawlers[standing()[0] ?? 0]?.side, out: outOf(bodies), exchanges };
};

const outOf = (bodies: readonly Body[]): readonly number[] => bodies.flatMap(({ out }, i) => (out ? [i] : []));

const targetOf = (
  { side, harm, ahead }: Brawler,
  mine: number,
  brawlers: readonly Brawler[],
  bodies: readonly Body[],
): number | undefined => {
  let best: { readonly at: number; readonly ahead: number; readonly left: number } | undefined;
  for (const [at, other] of brawlers.entries()) {
    const body = bodies[at];
    if (at === mine || other.side === side || !body || body.out) continue;
    const found = { at, ahead: ahead[at] ?? 0, left: body.boxes[harm] + total(body.slots) };
    if (!best || found.ahead > best.ahead || (found.ahead === best.ahead && found.left < best.left)) best = found;
  }
  return best?.at;
};

/** One attack: a tie and a swallowed hit give a boost, a defence with style another (ODE-ATK-03..06, ODE-DEF-07, ODE-OPT-05). */
const strike = (brawler: Brawler, body: Body, target: number, bodies: readonly Body[], dice: Dice): void => {
  const struck = bodies[target];
  const arms = brawler.arms[target];
  if (!struck || !arms) return;
  const own = sumOf(throwFateDice(dice, 'action'));
  const theirs = sumOf(throwFateDice(dice, 'defence'));
  const shifts = (brawler.ahead[target] ?? 0) + 2 * body.boosts + own - theirs;
  const hit = hitSize(shifts, arms);
  body.boosts = shifts >= 0 && hit === 0 ? 1 : 0;
  if (shifts <= -3) struck.boosts += 1;
  if (hit > 0 && !absorbed(struck, brawler.harm, hit)) struck.out = true;
};
