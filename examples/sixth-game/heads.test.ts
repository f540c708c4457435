import { fraction } from '@aspekt/dice';
import { given, playAtRandom } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { heads } from './heads.ts';

const gm = { seat: 'gm', role: 'gm' } as const;
const anna = { seat: 'anna', role: 'player' } as const;

test('a sixth game passes the laws, and random play meets all of it', () => {
  const played = playAtRandom({
    rules: heads,
    start: heads.initial({}),
    viewers: [gm, anna],
    invent: (_state, random) => ({
      command: random() % 2 === 0 ? { type: 'heads/toss' } : { type: 'heads/call', face: 'tails' },
      by: random() % 2 === 0 ? gm : anna,
    }),
    moves: 2000,
    seed: 6,
  });
  expect([...played.commands.keys()].toSorted()).toEqual(['heads/call', 'heads/toss']);
  expect([...played.events.keys()].toSorted()).toEqual(['heads/called', 'heads/tossed', 'heads/won']);
  expect([...played.refusals.keys()].toSorted()).toEqual([
    'HEADS_E_GM_TOSSES',
    'HEADS_E_NOBODY_CALLED',
    'HEADS_E_OVER',
    'HEADS_E_PLAYERS_CALL',
  ]);
});

test('its odds come from its own rule', () => {
  const called = given(heads, heads.initial({})).when({ type: 'heads/call', face: 'heads' }, [], anna).state;
  expect(given(heads, called).odds({ type: 'heads/toss' }).of.get('heads')).toEqual(fraction(1, 2));
});
