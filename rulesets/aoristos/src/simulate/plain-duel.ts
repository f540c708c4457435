import { wordsFrom } from '@aspekt/dice';
import type { Duellist } from '../model.ts';
import { Tray } from './dice.ts';
import { share, type Share } from './run.ts';

type Fighting = { readonly who: Duellist; shock: number; bleeding: number; trauma: number };

/** One unaimed attack of the duel of the catalogue; true when the target is out. */
const strikes = (me: Fighting, them: Fighting, tray: Tray): boolean => {
  const dice = tray.hand(2, -2 - me.shock);
  const torso = tray.die() >= 5;
  const margin = me.who.testBase + dice - them.who.difficulty;
  if (margin < 0) return false;
  const armour = torso ? them.who.torsoArmour : them.who.limbArmour;
  const strength = margin + (me.who.proper ? dice : 0) + me.who.strength - armour;
  const damage = Math.floor(Math.max(0, strength) / them.who.hardiness);
  if (damage === 0) return false;
  them.shock += damage;
  them.bleeding += damage - 1;
  const out = them.shock + them.bleeding >= them.who.willpower + 3 || (!torso && damage >= 3);
  if (!torso || damage === 1) return out;
  them.trauma += damage - 1;
  return tray.hand(2, -2) < them.trauma || out;
};

/** Activations after which a duel is called off. */
const mostTurns = 500;

/** AOR-ODDS-DUEL by dice, where it is too large to be solved. */
export const sampledDuel = (
  a: Duellist,
  b: Duellist,
  runs: number,
  seed = 1,
): { readonly a: Share; readonly b: Share; readonly never: Share; readonly runs: number } => {
  const tray = new Tray(wordsFrom(seed));
  let [first, second] = [0, 0];
  for (let i = 0; i < runs; i++) {
    const one: Fighting = { who: a, shock: 0, bleeding: 0, trauma: 0 };
    const two: Fighting = { who: b, shock: 0, bleeding: 0, trauma: 0 };
    for (let turn = 0; turn < mostTurns; turn++) {
      const [me, them] = turn % 2 === 0 ? [one, two] : [two, one];
      if (strikes(me, them, tray)) {
        if (me === one) first++;
        else second++;
        break;
      }
      me.shock = Math.max(me.trauma >= 3 ? 1 : 0, me.shock - me.who.willpower);
    }
  }
  return { a: share(first, runs), b: share(second, runs), never: share(runs - first - second, runs), runs };
};
