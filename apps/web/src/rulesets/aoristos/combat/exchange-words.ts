import { nameOf, type Game, type SeenAttack } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

const adjustments = ['attackerLow', 'oneHand', 'rangedInMelee', 'rangeMalus', 'gmExtra'] as const;

/** What was announced, in one sentence for all. */
export const announcedWords = (game: Game, attack: SeenAttack, w: AoristosWords): string =>
  w.exchange.announced({
    attacker: nameOf(game, attack.attacker, w),
    target: nameOf(game, attack.target, w),
    weapon: attack.weapon === 'unarmed' ? w.unarmed : w.withWeapon(attack.weaponName),
  });

/** How it is done: distance, mode, aim. */
export const mannerWords = (attack: SeenAttack, w: AoristosWords): readonly string[] => [
  attack.melee ? w.map.melee : w.map.metres(attack.distance),
  ...(attack.mode === 'auto'
    ? [w.attack.auto(attack.chosenShots)]
    : attack.mode > 1
      ? [w.attack.burst(attack.mode)]
      : []),
  ...(attack.safetyAim > 0 ? [w.attack.aimed(attack.safetyAim)] : []),
  ...(attack.rangeAim > 0 ? [w.attack.rangeAimed(attack.rangeAim)] : []),
  ...(attack.passive ? [w.attack.passive[attack.passive]] : []),
  ...(attack.unaware ? [w.attack.unaware] : []),
];

/** Where the difficulty comes from: vigilance and everything that adds to it. */
export const difficultyWords = (attack: SeenAttack, w: AoristosWords): string => {
  const traits = attack.traits.map((trait) => w.names.traits[trait]);
  const vigilance = `${w.names.why.vigilance} ${attack.vigilance}${traits.length > 0 ? ` (${w.names.list(traits)})` : ''}`;
  const more = adjustments
    .filter((one) => attack.adjust[one] !== 0)
    .map((one) => `${w.names.why[one]} ${w.names.signed(attack.adjust[one])}`);
  return [vigilance, ...more].join(', ');
};
