import { runVector, type Vector, type VectorAdapter } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import more from '../../../tests/vectors-more/vastmark.json' with { type: 'json' };
import book from '../../../tests/vectors/vastmark.json' with { type: 'json' };
import { adapter, begin } from './conform.ts';

// The files are data of the catalogue's format; their literal types are of no use.
const all = [...book, ...more] as unknown as readonly Vector[];

for (const vector of all) {
  test(`${vector.id}: ${vector.title} (${vector.rules.join(', ')})`, () => {
    let left = (): number => vector.dice.length;
    const watched: VectorAdapter = {
      begin: (given, dice) => {
        const run = begin(given, dice);
        left = run.left;
        return run;
      },
    };
    expect(runVector(watched, vector).mismatches).toEqual([]);
    expect(left()).toBe(0);
  });
}

test('a vector with a wrong expectation, roller or number of dice is found out', () => {
  const [first] = all;
  if (!first) throw new Error('there are vectors');
  const wrong = { ...first, dice: [{ roller: 'Tuva', values: [5] }] };
  expect(runVector(adapter, wrong).mismatches).not.toEqual([]);
  const stranger = { ...first, dice: [{ roller: 'spy', values: [4] }] };
  expect(runVector(adapter, stranger).mismatches).not.toEqual([]);
  const run = begin(first.given, [...first.dice, { roller: 'Tuva', values: [1] }]);
  for (const step of first.steps) run.step(step);
  expect(run.left()).toBe(1);
});

test('a vector may call a character, her player, her roll and its group by one name', () => {
  const run = begin(
    {
      characters: [
        {
          id: 'a',
          traits: [
            { name: 'Liten', value: 1 },
            { name: 'Kvick', value: 1 },
          ],
        },
      ],
    },
    [
      { roller: 'a', values: [4] },
      { roller: 'a', values: [5] },
    ],
  );
  const resistance = { kind: 'difficulty', value: 5 };
  expect(
    run.step({ cmd: 'openRoll', id: 'a', actor: 'a', mode: 'separate', traits: ['Liten', 'Kvick'], resistance }),
  ).toMatchObject({
    rolls: { 'a.1': { actorId: 'a', groupId: 'a' } },
    groups: { a: { rolls: ['a.1', 'a.2'] } },
    characters: { a: { name: 'a', ownerId: 'a' } },
  });
  expect(run.step({ cmd: 'roll', rollId: 'a' })).toMatchObject({ groups: { a: { outcome: 'success' } } });
});

test('where a vector says that the other player has agreed, she is asked and agrees (VAST-PERS-03)', () => {
  const settings = { socialPlayerAgainstPlayer: 'consent' };
  const open = {
    cmd: 'openRoll',
    by: 'a',
    id: 'r',
    actor: 'a',
    resistance: { kind: 'difficulty', value: 5 },
    socialTarget: 'b',
  };
  const run = begin({ settings, characters: [{ id: 'a' }, { id: 'b' }] }, []);
  expect(run.step(open)).toEqual({ error: 'E_SOCIAL_CONSENT' });
  expect(run.step({ ...open, socialConsent: true })).toMatchObject({ rolls: { r: { status: 'proposed' } } });
  expect(run.step({ cmd: 'ruleTrait', rollId: 'r' })).toMatchObject({ rolls: { r: { status: 'ruled' } } });
  expect(run.state()).not.toContain('asked');
});
