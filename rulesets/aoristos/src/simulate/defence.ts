import { heldHands, lying, type Body } from './body.ts';

const worth = [0, 0, 0, 0, 0, 0];
const agility = 0;
const awareness = 1;
const evade = 2;
const counter = 3;
const blade = 4;
const fists = 5;

/** What a defence came to: its number, and whether a weapon parried. Reused, since it is read at once. */
const answer = { vigilance: 0, parries: false };

/**
 * Vigilance by habit: the three traits worth most, a step aside or a throw down where RÖR is among them, else the
 * best without it (AOR-VIG-03..17). The bonus is SIN in round 1, then the KP kept back (AOR-VIG-10, AOR-VIG-11).
 */
export const vigilanceOf = (
  body: Body,
  round: number,
  inMelee: boolean,
  attackerArmed: boolean,
): { readonly vigilance: number; readonly parries: boolean } => {
  const { who } = body;
  const holdsBlade = body.grip > 0 && who.weapon !== 'ranged';
  worth[agility] = who.agility;
  worth[awareness] = who.awareness;
  worth[evade] = who.evade;
  // In the order in which the rules list them: the skill of the attack before the other skill of melee.
  const bladeWorth = who.meleeWeapons - (holdsBlade ? 0 : 2);
  const fistsWorth = who.brawling - heldHands(body);
  worth[counter] = inMelee ? (attackerArmed ? bladeWorth : fistsWorth) : who.rangedCounter;
  worth[blade] = inMelee ? (attackerArmed ? fistsWorth : bladeWorth) : 0;
  worth[fists] = 0;
  const bladePlace = inMelee ? (attackerArmed ? counter : blade) : -1;
  const first = round === 1 && (who.firstRoundVigilance !== 'untilOwnActivation' || !body.activated);
  const bonus = first ? who.awareness : body.bonus;
  let chosen = best(-1);
  if ((chosen & (1 << agility)) !== 0 && !moves(body)) chosen = best(agility);
  let sum = bonus;
  for (let i = 0; i <= blade; i++) if ((chosen & (1 << i)) !== 0) sum += worth[i] ?? 0;
  answer.vigilance = Math.max(0, sum);
  answer.parries = holdsBlade && bladePlace >= 0 && (chosen & (1 << bladePlace)) !== 0;
  return answer;
};

/** The three highest above 0, as bits; of equals the earlier. */
const best = (without: number): number => {
  let bits = 0;
  for (let n = 0; n < 3; n++) {
    let at = -1;
    for (let i = 0; i <= blade; i++)
      if (i !== without && (bits & (1 << i)) === 0 && (worth[i] ?? 0) > (at < 0 ? 0 : (worth[at] ?? 0))) at = i;
    if (at < 0) break;
    bits |= 1 << at;
  }
  return bits;
};

/** One metre, if the round has room for it; else to the ground, if she does not lie there already (D-21). */
const moves = (body: Body): boolean => {
  if (body.dodged + 1 <= 2 * Math.max(0, body.movement - body.shock)) {
    body.dodged++;
    body.still = false;
    return true;
  }
  if (body.posture === lying) return false;
  body.posture = lying;
  return true;
};
