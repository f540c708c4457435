import { parse, type Viewer } from '@aspekt/contract';
import type { Expectation, VectorStep } from '@aspekt/testkit/vectors';
import { planAid } from '../aid.ts';
import { rangeMalus } from '../aim.ts';
import { prepareAttack } from '../attack.ts';
import { unfitTraits } from '../choose-vigilance.ts';
import { combatantIn, isRefused, kpOf, lookup } from '../find.ts';
import { addDice, diceRolled, parseHand, showHand } from '../hand.ts';
import { healingDifficulty, type HealingRows } from '../healing.ts';
import type { AidTicks, Declaration, DiceHand, Item, State, Trait } from '../model.ts';
import { priceOfMove } from '../moving.ts';
import { priceTable } from '../price.ts';
import { commandSchema } from '../schema.ts';
import { areaHand, areaOfFace, attackBase, attackHand, shotLimit } from '../attack-hands.ts';
import { baseDifficulty } from '../base-difficulty.ts';
import { testBaseOf, testHand } from '../success-test.ts';
import { adjustments, vigilanceParts, vigilanceSum } from '../vigilance.ts';

type Answer = { readonly result: Expectation } | { readonly error: string };
const result = (fields: Expectation): Answer => ({ result: fields });

/** A question of a vector: reads and changes nothing. */
export const queried = (state: State, step: VectorStep, gm: Viewer): Answer => {
  switch (step['what']) {
    case 'hand':
      return handOf(String(step['hand']), (step['add'] ?? []) as readonly string[]);
    case 'priceTable':
      return result(priceTable(Number(step['levels'])));
    case 'successTest':
      return testOf(state, step);
    case 'movePrice':
      return movePrices(state, step);
    case 'attack':
      return attackOf(state, step);
    case 'vigilance':
      return vigilanceOf(state, step);
    case 'rangeMalus':
      return result({
        rangeMalus: rangeMalus(Number(step['distance']), step as Partial<Item>, Number(step['rangeAim'] ?? 0)),
      });
    case 'areaTable':
      return result({ areas: [1, 2, 3, 4, 5, 6].map((face) => areaOfFace[face]) });
    case 'healing': {
      const rows = { unstable: false, burn: false, ...step } as unknown as HealingRows;
      return result({ difficulty: healingDifficulty(rows) });
    }
    case 'firstAid': {
      const { cmd: _cmd, what: _what, ...inputs } = step;
      const command = {
        type: 'aoristos/firstAid',
        ...(inputs as { patient: string; helpers: string[] } & AidTicks),
      } as const;
      const aid = planAid(state, command, { dice: noDice, by: gm });
      return 'ok' in aid
        ? { error: aid.refusal.code }
        : result({ base: aid.base, modifier: aid.modifier, reduction: aid.reduction });
    }
    default:
      return { error: 'badInput' };
  }
};

/** The question as the command it asks about, or `undefined` where that command would be badly formed. */
const asCommand = (name: string, { cmd: _cmd, what: _what, ...inputs }: VectorStep): unknown => {
  const checked = parse(commandSchema, { ...inputs, type: `aoristos/${name}` });
  return checked.issues ? undefined : checked.value;
};

const noDice = {
  roll: (): never => {
    throw new Error('a question rolls no dice');
  },
};

const choiceOf = ({ f, t }: DiceHand): string => (f > 0 ? 'free' : t > 0 ? 'lowest' : 'none');

const handOf = (text: string, add: readonly string[]): Answer => {
  const parsed = parseHand(text);
  if (!parsed) return { error: 'badInput' };
  const more = { f: 0, t: 0 };
  for (const one of add) {
    if (one.endsWith('F')) more.f += Number.parseInt(one, 10);
    if (one.endsWith('T')) more.t += Number.parseInt(one, 10);
  }
  const hand = addDice(parsed, more);
  return result({
    hand: showHand(hand),
    diceRolled: diceRolled(hand),
    diceCounted: hand.b,
    diceIgnored: diceRolled(hand) - hand.b,
    choice: choiceOf(hand),
    min: hand.b + hand.modifier,
    max: 6 * hand.b + hand.modifier,
  });
};

const testOf = (state: State, step: VectorStep): Answer => {
  const person = lookup(state.people, String(step['by']));
  if (!person) return { error: 'notFound' };
  if (!asCommand('successTest', step)) return { error: 'badInput' };
  const traits = step['traits'] as readonly Trait[];
  if (new Set(traits).size !== traits.length) return { error: 'duplicateTrait' };
  const gst = baseDifficulty(traits.length);
  return result({
    testBase: testBaseOf(person, traits),
    baseDifficulty: gst,
    difficulty: step['difficulty'] ?? gst,
    hand: showHand(testHand(person.nerveShock, Number(step['f'] ?? 0), Number(step['t'] ?? 0))),
  });
};

const movePrices = (state: State, step: VectorStep): Answer => {
  const person = lookup(state.people, String(step['by']));
  if (!person) return { error: 'notFound' };
  const costs = (step['metres'] as readonly number[]).map((metres) => {
    const price = priceOfMove(state, person, metres);
    return typeof price === 'number' ? price : price.refusal.code;
  });
  return result({ costs });
};

const attackOf = (state: State, step: VectorStep): Answer => {
  const attacker = lookup(state.people, String(step['by']));
  const { combat } = state;
  const me = combat ? combatantIn(combat, String(step['by'])) : undefined;
  if (!attacker || !combat || !me) return { error: 'notFound' };
  const declared = asCommand('declareAttack', step) as Declaration | undefined;
  if (!declared) return { error: 'badInput' };
  const prepared = prepareAttack(state, combat, attacker, declared, null);
  if (isRefused(prepared)) return { error: prepared.refusal.code };
  const { attack, weapon } = prepared;
  const limit = shotLimit(weapon.item, lookup(kpOf(me).shotsThisRound, attack.weapon) ?? 0);
  const random = attack.mode === 'auto' ? parseHand(weapon.item?.autoHand ?? '') : undefined;
  const least = attack.mode === 'auto' ? attack.chosenShots + (random?.b ?? 0) : attack.mode;
  const most = attack.mode === 'auto' ? attack.chosenShots + 6 * (random?.b ?? 0) : attack.mode;
  const shotsMin = attack.kind === 'ranged' ? Math.min(least, limit) : 1;
  const shotsMax = attack.kind === 'ranged' ? Math.min(most, limit) : 1;
  const fixed = shotsMin === shotsMax;
  const area = fixed ? areaHand(attack, weapon.item, shotsMin) : null;
  return result({
    cost: prepared.cost,
    aimCost: prepared.aimCost,
    cheapLevels: prepared.cheapLevels,
    testBase: attackBase(attacker, attack),
    rangeMalus: adjustments(attack, attacker, weapon.item, prepared.target.posture).rangeMalus,
    shotsMin,
    shotsMax,
    hand: fixed ? showHand(attackHand(attack, attacker, weapon.item, shotsMin)) : null,
    areaHand: area && showHand(area),
    warnings: prepared.warnings.map(({ code }) => code),
  });
};

const vigilanceOf = (state: State, step: VectorStep): Answer => {
  const { combat } = state;
  const pending = combat?.pendingAttack;
  const target = lookup(state.people, pending?.target ?? '');
  const combatant = combat && target && combatantIn(combat, target.id);
  if (!pending || !combatant) return { error: 'wrongStep' };
  if (!asCommand('chooseVigilance', { ...step, by: target.id })) return { error: 'badInput' };
  const traits = step['traits'] as readonly Trait[];
  const unfit = unfitTraits(pending, target, combatant, traits);
  if (unfit) return { error: unfit.refusal.code };
  const parts = vigilanceParts(state, combat, target, traits);
  return result({ vigilance: vigilanceSum(parts) });
};
