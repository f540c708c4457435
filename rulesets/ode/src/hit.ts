import { giveBoost } from './boost.ts';
import { unarmed, type Arms } from './hit-size.ts';
import type { Harm, Id, Roll, State } from './model.ts';
import { tell, type Tale } from './tale.ts';
import { figure } from './people.ts';

/** A hit opens and waits for the one who is struck. */
export const landHit = (tale: Tale, targetId: Id, byId: Id | null, harm: Harm, shifts: number, roll: number): void =>
  tell(tale, {
    type: 'ode/hitLanded',
    hit: { id: `h${tale.state.serial + 1}`, targetId, byId, harm, shifts, roll },
  });

/** Whoever defended is struck, a bystander too; undefended, the one aimed at (D-29). */
export const struck = (roll: Roll): Id | undefined => roll.defence?.actorId ?? roll.targetId;

/** Weapon and armour of the two, where the table plays with them (ODE-OPT-05). */
export const armsOf = (state: State, attacker: Id, target: Id | undefined): Arms =>
  state.settings.optWeaponArmour
    ? { weapon: figure(state, attacker)?.weapon ?? 0, armour: figure(state, target)?.armour ?? 0 }
    : unarmed;

/** Weapon:n adds n shifts, Armour:n takes n off (ODE-OPT-05). */
export const weighed = (state: State, roll: Roll, shifts: number): number => {
  const { weapon, armour } = armsOf(state, roll.acting.actorId, struck(roll));
  return shifts + weapon - armour;
};

/** An attack strikes home; a hit that armour swallows gives the attacker a boost instead (ODE-ATK-05, ODE-OPT-05). */
export const strike = (tale: Tale, roll: Roll, shifts: number): void => {
  const target = struck(roll);
  if (target === undefined) return;
  if (shifts <= 0) giveBoost(tale, roll.acting.actorId, true);
  else landHit(tale, target, roll.acting.actorId, roll.harm ?? 'physical', shifts, roll.number);
};
