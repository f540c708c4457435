import type { Json } from '@aspekt/contract';
import { difference, type ServerMessage } from '@aspekt/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Follower, type Change } from './follower.ts';

type State = { readonly n: number; readonly list: readonly number[] };
const welcome = (v: number, game: State): Extract<ServerMessage, { readonly t: 'welcome' }> => ({
  t: 'welcome',
  protocol: 2,
  v,
  me: { seat: 's', role: 'player', name: 'S' },
  cursor: 0,
  table: {} as never,
  game,
  offers: [],
  lines: [],
  older: false,
});
const states = fc.array(fc.record({ n: fc.nat(3), list: fc.array(fc.nat(3), { maxLength: 4 }) }), {
  minLength: 2,
  maxLength: 15,
});
const changes = (all: readonly State[]): readonly Change[] =>
  all.slice(1).flatMap((state, i): Change[] => {
    const game = difference(all[i] as Json, state as Json);
    return game === undefined ? [] : [{ t: 'changed', v: 0, cursor: 0, lines: [], game }];
  });
const numbered = (all: readonly Change[]): readonly Change[] => all.map((change, i) => ({ ...change, v: i + 1 }));

test('whoever hears everything once, in order, knows what is so; twice makes no difference', () => {
  fc.assert(
    fc.property(states, (all) => {
      const follower = new Follower();
      follower.start(welcome(0, all[0] as State));
      let known: unknown = all[0];
      for (const change of numbered(changes(all))) {
        const told = follower.after(change);
        if (typeof told !== 'string') known = told.game;
        expect(follower.after(change)).toBe('old');
      }
      expect(known).toEqual(all.at(-1));
    }),
  );
});

test('whoever misses a message asks for everything once, and then knows what is so', () => {
  fc.assert(
    fc.property(states, fc.nat(20), (all, missing) => {
      const told = numbered(changes(all));
      fc.pre(missing < told.length - 1);
      const follower = new Follower();
      follower.start(welcome(0, all[0] as State));
      const heard = told.filter((_, i) => i !== missing).map((change) => follower.after(change));
      expect(heard.filter((one) => one === 'lost')).toHaveLength(1);
      expect(heard.slice(missing).some((one) => typeof one !== 'string')).toBe(false);
      follower.start(welcome(told.length, all.at(-1) as State));
      const next = { n: 9, list: [] };
      const game = difference(all.at(-1) as Json, next);
      const last = follower.after({ t: 'changed', v: told.length + 1, cursor: 0, lines: [], ...(game && { game }) });
      expect(last).toMatchObject({ game: next });
    }),
  );
});

test('what comes before the welcome of a new connection is not taken for news of the old one', () => {
  const follower = new Follower();
  follower.start(welcome(3, { n: 1, list: [] }));
  follower.forget();
  expect(follower.after({ t: 'changed', v: 4, cursor: 0, lines: [], game: { n: [2] } })).toBe('old');
  expect(follower.isBehind(3)).toBe(true);
  follower.start(welcome(4, { n: 2, list: [] }));
  expect(follower.isBehind(4)).toBe(false);
  expect(follower.isBehind(5)).toBe(true);
});
