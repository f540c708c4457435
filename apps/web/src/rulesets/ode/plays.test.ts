import { expect, test } from 'vitest';
import type { Card } from './cards.ts';
import { victimOf } from './plays.ts';
import type { Game, SeenRoll } from './seen.ts';

const people = {
  ruth: { id: 'ruth', side: 'players' },
  ethan: { id: 'ethan', side: 'players' },
  corpse: { id: 'corpse', side: 'gm' },
};
const game = (hostileScope = 'sheet', scene: unknown = null): Game =>
  ({ characters: people, settings: { hostileScope }, scene }) as unknown as Game;
const roll = { acting: { actorId: 'ruth' }, defence: { actorId: 'corpse' } } as unknown as SeenRoll;
const paid = (actor?: string) => ({ payment: 'fatePoint', ...(actor !== undefined && { actor }) }) as const;
const card = (kind: Card['kind'], owner: string): Pick<Card, 'kind' | 'owner'> => ({ kind, owner });

test('the point goes to the enemy whose own aspect is turned against them, whoever is helped by it (ODE-HOS-01, ODE-HOS-02)', () => {
  expect(victimOf(game(), roll, card('character', 'corpse'), paid('ruth'))?.id).toBe('corpse');
  expect(victimOf(game(), roll, card('character', 'corpse'), paid('ethan'))?.id).toBe('corpse');
  expect(victimOf(game(), roll, card('character', 'ruth'), paid())?.id).toBe('ruth');
  expect(victimOf(game(), roll, card('character', 'ruth'), paid('ruth'))).toBeUndefined();
  expect(victimOf(game(), roll, card('character', 'ruth'), paid('ethan'))).toBeUndefined();
});

test('nobody is paid for what is free (ODE-HOS-04)', () => {
  const free = { payment: 'free', actor: 'ruth' } as const;
  expect(victimOf(game(), roll, card('character', 'corpse'), free)).toBeUndefined();
});

test('how much counts as hostile is a setting of the table (D-11)', () => {
  const wound = card('consequence', 'corpse');
  expect(victimOf(game(), roll, wound, paid('ruth'))?.id).toBe('corpse');
  expect(victimOf(game('characterAspects'), roll, wound, paid('ruth'))).toBeUndefined();
  const pinned = { kind: 'situation', place: { type: 'character', id: 'corpse' } } as const;
  expect(victimOf(game(), roll, pinned, paid('ruth'))).toBeUndefined();
  expect(victimOf(game('sheetAndAttached'), roll, pinned, paid('ruth'))?.id).toBe('corpse');
});

test('in a contest the sides are those of the contest (ODE-CTS-01)', () => {
  const contest = {
    winner: null,
    sides: [
      { id: 'a', members: ['ruth'] },
      { id: 'b', members: ['ethan'] },
    ],
  };
  const alone = { acting: { actorId: 'ruth' }, defence: null } as unknown as SeenRoll;
  expect(victimOf(game('sheet', { contest }), alone, card('character', 'ethan'), paid('ruth'))?.id).toBe('ethan');
});
