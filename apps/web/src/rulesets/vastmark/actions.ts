import type { Game, SeenGroup, SeenRoll } from './seen.ts';

/** One who acts: one roll, or one per trait. */
export type Side = {
  /** The id that commands take: of the roll, or of its group. */
  readonly id: string;
  readonly actorId: string;
  readonly rolls: readonly SeenRoll[];
  readonly group: SeenGroup | undefined;
};
export type Status = 'asked' | 'proposed' | 'ruled' | 'rolled' | 'confirmed';
/** What is settled together: one who rolls against a number, or those who roll against each other. */
export type Action = {
  readonly id: string;
  readonly opposed: boolean;
  readonly sides: readonly Side[];
  readonly status: Status;
};

const order = ['asked', 'proposed', 'ruled', 'rolled', 'confirmed'] as const satisfies readonly Status[];

/** How far the slowest of some rolls has come; first of all the one to be persuaded is asked. */
export const statusOf = (rolls: readonly SeenRoll[]): Status =>
  order.find((status) => rolls.some((roll) => (roll.consent ?? roll.status) === status)) ?? 'confirmed';

/** Against another's roll, and not thrown yet. */
export const isOpposed = (roll: SeenRoll): boolean => roll.resistance?.kind === 'opposed';

const sidesOf = (game: Game, rolls: readonly SeenRoll[]): readonly Side[] => {
  const ids = [...new Set(rolls.map((roll) => roll.groupId ?? roll.id))];
  return ids.flatMap((id): readonly Side[] => {
    const own = rolls.filter((roll) => (roll.groupId ?? roll.id) === id);
    const [first] = own;
    return first
      ? [{ id, actorId: first.actorId, rolls: own, group: game.groups.find((group) => group.id === id) }]
      : [];
  });
};

/** Opposed rolls that wait to be thrown stand together, whoever opened them. */
const meeting = 'meeting';

/** Everything on the table that dice decide, in the order in which it was opened. */
export const actionsOf = (game: Game): readonly Action[] => {
  const live = game.rolls.filter((roll) => roll.status !== 'withdrawn');
  const keyOf = (roll: SeenRoll): string => {
    if (roll.contestId !== null) return roll.contestId;
    return isOpposed(roll) ? meeting : (roll.groupId ?? roll.id);
  };
  return [...new Set(live.map(keyOf))].map((id) => {
    const rolls = live.filter((roll) => keyOf(roll) === id);
    const opposed = rolls.some((roll) => roll.contestId !== null || isOpposed(roll));
    return { id, opposed, sides: sidesOf(game, rolls), status: statusOf(rolls) };
  });
};

/** What is still being settled, and the last that is. */
export const shownActions = (game: Game): readonly Action[] => {
  const all = actionsOf(game);
  const open = all.filter(({ status }) => status !== 'confirmed');
  return open.length > 0 ? open : all.slice(-1);
};
