import { see, type Audience, type Json, type Viewer } from '@aspekt/contract';
import { applied, difference } from '@aspekt/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameDifference, type FoundDifferences } from './game-difference.ts';

const viewers: readonly Viewer[] = [
  { seat: 'gm', role: 'gm' },
  { seat: 'anna', role: 'player' },
  { seat: 'bo', role: 'player' },
  { seat: 'x', role: 'onlooker' },
];
const marks = fc.constantFrom<Audience[]>('everyone', 'gm', ['anna'], ['anna', 'bo']);
const { state } = fc.letrec<{ state: unknown }>((tie) => ({
  state: fc.oneof(
    { depthSize: 'small' },
    fc.nat(2),
    fc.array(tie('state'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('state'), { maxKeys: 3 }),
    fc.record({ name: tie('state'), only: marks }, { requiredKeys: ['name'] }),
    fc.record({ secret: fc.constant(true), to: marks, value: tie('state') }),
  ),
}));
const parts = fc.array(state, { minLength: 3, maxLength: 6 });
/** Two states that share some of their parts, as states do. */
const two = parts.chain((all) => {
  const some = fc.array(fc.oneof(fc.constantFrom(...all), state), { maxLength: 5 });
  const one = fc.record({
    list: some,
    by: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...all)),
  });
  return fc.tuple(one, one);
});

test('the difference between two states is that between what a viewer sees of them', () => {
  fc.assert(
    fc.property(two, ([before, after]) => {
      const found: FoundDifferences = [];
      for (const viewer of viewers) {
        const seen = difference(see(before, viewer) as Json, see(after, viewer) as Json);
        const text = gameDifference(before, after, viewer, found);
        expect(text).toBe(gameDifference(before, after, { ...viewer }, []));
        expect(text === undefined).toBe(seen === undefined);
        expect(text && applyText(see(before, viewer) as Json, text)).toBe(seen && JSON.stringify(see(after, viewer)));
      }
    }),
    { numRuns: 3000 },
  );
});

test('what a viewer may not know makes no difference to the difference', () => {
  const hidden = fc.tuple(state, state);
  fc.assert(
    fc.property(two, hidden, hidden, ([before, after], [a, b], [c, d]) => {
      const with_ = (open: object, secret: unknown, thing: unknown): object => ({
        ...open,
        plan: { secret: true, to: 'gm', value: secret },
        things: [{ only: 'gm', thing }, open],
      });
      const bo = viewers[2] as Viewer;
      const one = gameDifference(with_(before, a, b), with_(after, c, d), bo, []);
      expect(one).toBe(gameDifference(with_(before, c, a), with_(after, d, b), bo, []));
    }),
  );
});

const applyText = (before: Json, text: string): string =>
  JSON.stringify(applied(JSON.parse(JSON.stringify(before)) as Json, JSON.parse(text)));
