import type { Found } from './aspects.ts';
import type { Character, Effect, Half, Roll, State } from './model.ts';
import { figure, gmSide, sideOf } from './people.ts';
import { no, type Refused } from './verdict.ts';

/** One of the two who roll. */
export const isInRoll = (roll: Roll, { id }: Character): boolean =>
  roll.acting.actorId === id || roll.defence?.actorId === id;

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
  const enemy = !own && (opposes(roll, by, roller) || (by ? sideOf(state, by) : gmSide) !== sideOf(state, roller));
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

/** The two who roll against each other are enemies for this roll, also where they stand on one side. */
const opposes = (roll: Roll, by: Character | null, other: Character): boolean =>
  by !== null && by.id !== other.id && isInRoll(roll, by) && isInRoll(roll, other);

/** Whose own aspect is turned against them: that makes a paid invoke hostile (ODE-HOS-01, D-11). */
export const victimOf = (state: State, roll: Roll, found: Found, by: Character | null): Character | undefined => {
  const bearer = bearerOf(state, found);
  if (!bearer || bearer.id === by?.id) return undefined;
  const enemies = opposes(roll, by, bearer) || (by ? sideOf(state, by) : gmSide) !== sideOf(state, bearer);
  return enemies ? bearer : undefined;
};

const bearerOf = (state: State, found: Found): Character | undefined => {
  const scope = state.settings.hostileScope;
  if (found.kind === 'character') return found.owner;
  if (found.kind === 'consequence') return scope === 'characterAspects' ? undefined : found.owner;
  if (found.kind === 'boost' || scope !== 'sheetAndAttached') return undefined;
  const { attachedTo } = found.aspect;
  return attachedTo.type === 'character' ? figure(state, attachedTo.id) : undefined;
};
