import type { Seen } from '@aspekt/contract';
import type { Draft } from '@aspekt/nyx';
import { expect, test } from 'vitest';
import { mayGoToOpponent } from './legal.ts';
import type { Game } from './seen.ts';

const game = { conflicts: {}, characters: { phaide: { kind: 'pc' } }, extras: {} } as unknown as Game;
const draft = {
  rollers: { A: { actor: 'phaide' }, B: { actor: 'guard' } },
  group: { members: ['phaide', 'soldier'], way: 'weakest', spread: false },
} as unknown as Seen<Draft>;

test('dice of an ally’s aspect are not offered to the opponent’s roll, also in a group action (NYX-OUT-09)', () => {
  expect(mayGoToOpponent(game, draft, 'A', 'soldier')).toBe(false);
  expect(mayGoToOpponent(game, draft, 'B', 'soldier')).toBe(true);
  expect(mayGoToOpponent(game, draft, 'A', 'guard')).toBe(true);
  expect(mayGoToOpponent(game, { ...draft, rollers: { A: draft.rollers.A } } as typeof draft, 'A', 'scene')).toBe(
    false,
  );
});
