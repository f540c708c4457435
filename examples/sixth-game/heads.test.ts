import { locales } from '@aspekt/contract';
import { fraction } from '@aspekt/dice';
import { given, playAtRandom } from '@aspekt/testkit';
import { runVector } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../apps/cli/src/commands/describe.ts';
import { adapter } from './conform.ts';
import { heads } from './heads.ts';
import vectors from './vectors.json' with { type: 'json' };

const gm = { seat: 'gm', role: 'gm' } as const;
const invented = [
  { type: 'heads/toss' },
  { type: 'heads/call', face: 'tails' },
  { type: 'heads/adjust', who: 'anna', points: 2, reason: 'a late point' },
] as const;
const anna = { seat: 'anna', role: 'player' } as const;

test('a sixth game passes the laws, and random play meets all of it', () => {
  const played = playAtRandom({
    rules: heads,
    start: heads.initial({}),
    viewers: [gm, anna],
    invent: (_state, random) => ({
      command: invented[random() % 3] ?? invented[0],
      by: random() % 2 === 0 ? gm : anna,
    }),
    moves: 2000,
    seed: 6,
  });
  expect([...played.commands.keys()].toSorted()).toEqual(['heads/adjust', 'heads/call', 'heads/toss']);
  expect([...played.events.keys()].toSorted()).toEqual(['heads/adjusted', 'heads/called', 'heads/tossed', 'heads/won']);
  expect([...played.refusals.keys()].toSorted()).toEqual([
    'HEADS_E_GM_ADJUSTS',
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

test('the game master sets points by hand, also when somebody has won', () => {
  const won = { calls: {}, points: { anna: 3 }, winner: 'anna' };
  const command = { type: 'heads/adjust', who: 'anna', points: 2, reason: 'the coin fell off the table' } as const;
  expect(given(heads, won).when(command).state).toEqual({ calls: {}, points: { anna: 2 } });
  expect(given(heads, won).when(command, [], anna).refusal).toBe('HEADS_E_GM_ADJUSTS');
});

test('what the sheet warns of has a sentence in every language', () => {
  const [warning = { code: '' }] = heads.sheet.check(heads.sheet.blank({}), {});
  for (const locale of locales) expect(heads.explain(warning, locale)).not.toBe(warning.code);
});

test('the command line can describe it', () => {
  const { commands, sheet } = descriptionOf(heads);
  expect(Object.keys(commands)).toEqual(['call', 'toss', 'adjust']);
  expect(sheet.required).toEqual(['name']);
});

test('its vectors pass', () => {
  for (const vector of vectors) expect(runVector(adapter, vector).mismatches).toEqual([]);
});
