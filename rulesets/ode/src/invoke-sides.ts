import type { Found } from './aspects.ts';
import type { Character, Effect, Half, Roll, State } from './model.ts';
import { figure } from './people.ts';
import { areAgainst, bearerOf } from './sides.ts';
import { no, type Refused } from './verdict.ts';

/** +2 and reroll are for one's own roll, help for an ally's, raising for an enemy's (ODE-INV-02..05). */
export const wrongEffect = (
  state: State,
  roll: Roll,
  half: Half,
  by: Character | null,
  effect: Effect,
): Refused | undefined => {
  const roller = figure(state, half.actorId);
  if (!roller) return no('notFound', { id: half.actorId });
  const own = by?.id === roller.id;
  const enemy = areAgainst(state.scene?.contest, roll, by, roller);
  switch (effect) {
    case 'plus2':
    case 'reroll':
      return own ? undefined : no('effectNotAllowed', { effect }, 'ODE-INV-02', 'ODE-INV-03');
    case 'helpAlly':
      return own || enemy ? no('notAlly', {}, 'ODE-INV-05') : undefined;
    case 'raiseTarget':
      return enemy ? undefined : no('effectNotAllowed', { effect }, 'ODE-INV-04');
  }
};

/** Whose own aspect is turned against them: that makes a paid invoke hostile (ODE-HOS-01, D-11). */
export const victimOf = (state: State, roll: Roll, found: Found, by: Character | null): Character | undefined => {
  const bearer = figure(state, bearerOf(lying(found), state.settings));
  return bearer && areAgainst(state.scene?.contest, roll, by, bearer) ? bearer : undefined;
};

const lying = (found: Found): Parameters<typeof bearerOf>[0] =>
  found.kind === 'situation'
    ? { kind: found.kind, attachedTo: found.aspect.attachedTo }
    : { kind: found.kind, owner: found.owner?.id };
