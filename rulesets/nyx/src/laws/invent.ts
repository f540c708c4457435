import type { Viewer } from '@aspekt/contract';
import { anna, bo, gm, onlooker } from '../fixtures.ts';
import type { Command, State } from '../model.ts';
import { actionMoves } from './action-moves.ts';
import { tableMoves } from './table-moves.ts';
import { Whim, type Random } from './whim.ts';

const makers = [...tableMoves, ...actionMoves];
type Made = { readonly command: Command; readonly by: Viewer };

/** Commands for random play: legal, illegal and absurd ones, about what is on the table and what is not. */
export const inventFor = (state: State, random: Random, wanted: (command: Command) => boolean = () => true): Made => {
  const resting: Command = { type: 'nyx/startSession' };
  if (state.phase === 'break' && random() % 6 === 0 && wanted(resting)) return { command: resting, by: gm };
  for (let tries = 0; tries < 200; tries++) {
    const make = makers[random() % makers.length];
    const command = make?.(new Whim(state, random));
    if (command && wanted(command)) {
      const by = senderOf(state, command, random);
      return { command, by };
    }
  }
  return { command: { type: 'nyx/startSession' }, by: gm };
};

/** Often whoever should, mostly the game master, who may do most, and sometimes anybody. */
const senderOf = (state: State, command: Command, random: Random): Viewer => {
  const { by, character, actor, target } = { by: '', character: '', actor: '', target: '', ...command };
  const owner = [by, character, actor, target]
    .map((id) => state.characters[String(id)]?.owner)
    .find((each) => each !== undefined);
  if (owner !== undefined && random() % 2 === 0) return owner === 'bo' ? bo : anna;
  return [gm, gm, gm, gm, gm, gm, anna, bo, onlooker][random() % 9] ?? gm;
};
