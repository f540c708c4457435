import { giveBoost } from './boost.ts';
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

/** Weapon:n adds n shifts, Armour:n takes n off, where the table plays with them (ODE-OPT-05). */
export const weighed = (state: State, roll: Roll, shifts: number): number => {
  if (!state.settings.optWeaponArmour) return shifts;
  const target = struck(roll);
  const weapon = figure(state, roll.acting.actorId)?.weapon ?? 0;
  const armour = (target === undefined ? undefined : figure(state, target))?.armour ?? 0;
  return shifts + weapon - armour;
};

/** An attack strikes home; a hit that armour swallows gives the attacker a boost instead (ODE-ATK-05, ODE-OPT-05). */
export const strike = (tale: Tale, roll: Roll, shifts: number): void => {
  const target = struck(roll);
  if (target === undefined) return;
  if (shifts <= 0) giveBoost(tale, roll.acting.actorId, true);
  else landHit(tale, target, roll.acting.actorId, roll.harm ?? 'physical', shifts, roll.number);
};
