import type { Hit } from '@aspekt/ode';
import { isOpen } from './effort.ts';
import {
  actorsOf,
  figureOf,
  isOwn,
  offered,
  presentOf,
  type Id,
  type SeenCharacter,
  type SeenRoll,
  type Table,
} from './seen.ts';

/** The next thing to do for a seat: it decides what the screen is about. */
export type Moment =
  | { readonly kind: 'hit'; readonly hit: Hit; readonly who: SeenCharacter }
  | { readonly kind: 'fate'; readonly target: Id }
  | { readonly kind: 'roll'; readonly roll: SeenRoll }
  | { readonly kind: 'twist' }
  | { readonly kind: 'next'; readonly choices: readonly Id[]; readonly newExchange: boolean }
  | { readonly kind: 'contest'; readonly actors: readonly SeenCharacter[] }
  /** Somebody else's turn in a conflict. */
  | { readonly kind: 'turn'; readonly active: Id }
  | { readonly kind: 'free'; readonly actors: readonly SeenCharacter[] }
  | { readonly kind: 'none' };

/** Who can be named next, as the rules offer it (ODE-TRN-03). */
const nextChoices = (table: Table): readonly Id[] => offered(table, 'ode/chooseNext').map(({ next }) => next);

/** What waits for this seat, the most pressing first. */
export const momentOf = (table: Table): Moment => {
  const { game } = table;
  const hit = game.hits.find(({ targetId }) => isOwn(table, targetId));
  const who = figureOf(game, hit?.targetId);
  if (hit && who) return { kind: 'hit', hit, who };
  const [fate] = offered(table, 'ode/decideFate');
  if (fate) return { kind: 'fate', target: fate.target };
  if (isOpen(game.roll)) return { kind: 'roll', roll: game.roll };
  const { scene } = game;
  const actors = actorsOf(table);
  if (scene?.contest && scene.contest.winner === null) {
    if (scene.contest.twistOwed && table.isGm) return { kind: 'twist' };
    return { kind: 'contest', actors };
  }
  if (scene?.conflict) {
    const choices = nextChoices(table);
    const { activeId, acted } = scene.conflict;
    if (choices.length > 0) {
      // Whoever has not acted yet is named first; those who have only when nobody is left (ODE-TRN-04).
      return { kind: 'next', choices, newExchange: choices.every((id) => acted.includes(id)) };
    }
    const active = actors.filter(({ id }) => id === activeId);
    return active.length > 0 ? { kind: 'free', actors: active } : { kind: 'turn', active: activeId };
  }
  // The game master may also prepare a roll for a player.
  const able = table.isGm ? [...actors, ...presentOf(game).filter((one) => !actors.includes(one))] : actors;
  return scene && able.length > 0 ? { kind: 'free', actors: able } : { kind: 'none' };
};

/** Changes whenever the moment does, not with every change of the table. */
export const momentKey = (moment: Moment): string => {
  switch (moment.kind) {
    case 'hit':
      return `hit ${moment.hit.id}`;
    case 'fate':
      return `fate ${moment.target}`;
    case 'roll':
      return `roll ${moment.roll.number} ${moment.roll.status}`;
    case 'turn':
      return `turn ${moment.active}`;
    case 'twist':
    case 'next':
    case 'contest':
    case 'free':
    case 'none':
      return moment.kind;
  }
};
