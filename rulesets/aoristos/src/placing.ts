import { accept, secret, type Context, type Decision, type Viewer } from '@aspekt/contract';
import { combatantIn, gmOnly, isRefused, type Refused } from './find.ts';
import type { Combat, CommandOf, Event, State } from './model.ts';
import { refuse } from './refusal.ts';

const fightOf = (state: State, viewer: Viewer, ids: readonly string[]): Combat | Refused => {
  const forbidden = gmOnly(viewer);
  if (forbidden) return forbidden;
  if (!state.combat) return refuse('wrongStep');
  for (const id of ids) if (!combatantIn(state.combat, id)) return refuse('notFound', { id });
  return state.combat;
};
const listed = (attacker: string | readonly string[]): readonly string[] =>
  typeof attacker === 'string' ? [attacker] : attacker;

/** Opponents close enough to reach each other are in melee; the game master says who (AOR-MEL-01). */
export const setMelee = (
  state: State,
  { melee, sides }: CommandOf<'aoristos/setMelee'>,
  { by }: Context,
): Decision<Event> => {
  const members = sides.flat();
  const combat = fightOf(state, by, members);
  if (isRefused(combat)) return combat;
  const filled = sides.filter((side) => side.length > 0);
  if (new Set(members).size !== members.length || filled.length === 1) return refuse('badInput', {}, ['AOR-MEL-01']);
  return accept<Event>({ type: 'aoristos/meleeSet', melee, sides: filled });
};

export const setDistance = (
  state: State,
  { a, b, metres }: CommandOf<'aoristos/setDistance'>,
  { by }: Context,
): Decision<Event> => {
  const combat = fightOf(state, by, [a, b]);
  if (isRefused(combat)) return combat;
  return a === b ? refuse('badInput') : accept<Event>({ type: 'aoristos/distanceSet', a, b, metres });
};

/** Cover of a target from some attackers; how much it stops only the game master knows (D-31). */
export const setCover = (
  state: State,
  { target, attacker, cover }: CommandOf<'aoristos/setCover'>,
  { by }: Context,
): Decision<Event> => {
  const attackers = listed(attacker);
  const combat = fightOf(state, by, [target, ...attackers]);
  if (isRefused(combat)) return combat;
  return accept<Event>({
    type: 'aoristos/coverSet',
    target,
    attackers,
    cover: cover && {
      value: secret(state.settings.openNumbers ? 'everyone' : 'gm', cover.value),
      hiddenAreas: cover.hiddenAreas,
      proper: cover.proper ?? false,
      fullyHidden: cover.fullyHidden ?? false,
    },
  });
};

export const setBodyHidden = (
  state: State,
  { target, attacker, areas }: CommandOf<'aoristos/setBodyHidden'>,
  { by }: Context,
): Decision<Event> => {
  const attackers = listed(attacker);
  const combat = fightOf(state, by, [target, ...attackers]);
  return isRefused(combat) ? combat : accept<Event>({ type: 'aoristos/bodyHiddenSet', target, attackers, areas });
};

export const setVisible = (
  state: State,
  { target, attacker, visible }: CommandOf<'aoristos/setVisible'>,
  { by }: Context,
): Decision<Event> => {
  const attackers = listed(attacker);
  const combat = fightOf(state, by, [target, ...attackers]);
  return isRefused(combat) ? combat : accept<Event>({ type: 'aoristos/visibleSet', target, attackers, visible });
};
