import type { Viewer } from '@aspekt/contract';
import { inventFor as nyx } from '../../../rulesets/nyx/src/laws/invent.ts';
import { imagine } from '../../../rulesets/ode/src/testing-imagine.ts';
import { inventions, type Invent } from '../../secrets/inventions.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
/** Games that can be asked for a command of one type; of the others many are drawn until one is of it. */
const aimed: Readonly<Record<string, (type: string) => Invent>> = {
  nyx: (type) => (state, random) => nyx(state, random, (command) => command.type === type),
  ode: (type) => imagine([gm], [type as never]) as Invent,
};

export const isAimed = (game: string): boolean => game in aimed;

/** Any command of a game, if that is possible of this type. */
export const inventedFor = (game: string, type: string): Invent => {
  const open = inventions[game];
  if (!open) throw new Error(`nobody invents commands of ${game}`);
  // What belongs to the table no game invents; now and then it shall be anything.
  return (type.startsWith(`${game}/`) && aimed[game]?.(type)) || open;
};
