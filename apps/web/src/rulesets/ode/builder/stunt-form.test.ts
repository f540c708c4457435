import { ode, type Stunt } from '@aspekt/ode';
import { expect, test } from 'vitest';
import { blankStunt, isWritten, stuntFormOf, stuntOf, withStunt } from './stunt-form.ts';

const written = (Object.values(ode.sheet.readyMade) as readonly (readonly { readonly stunts: readonly Stunt[] }[])[])
  .flat()
  .flatMap(({ stunts }) => stunts);

test('every stunt of the ready-made people can be opened in the form and comes back as it was (ODE-STU-05, ODE-STU-09)', () => {
  expect(written.length).toBeGreaterThan(10);
  for (const stunt of written) {
    // What a swap or a fact says once more in its effect, the form asks for only once.
    expect({ ...stuntOf(stuntFormOf(stunt)), effect: undefined }).toEqual({ ...stunt, effect: undefined });
    expect(stuntOf(stuntFormOf(stunt)).effect?.type).toBe(stunt.effect?.type);
  }
});

test('all blanks of the chosen form must be filled in, those of the other need not (ODE-STU-05, ODE-STU-09)', () => {
  const bonus = { ...blankStunt('s'), because: 'ride well', circumstance: 'chased' };
  expect(isWritten(bonus)).toBe(true);
  expect(isWritten({ ...bonus, kind: 'rule' })).toBe(false);
  expect(isWritten({ ...bonus, circumstance: ' ' })).toBe(false);
});

test('a stunt that is changed stays in its place, a new one comes last', () => {
  const [a, b] = [stuntOf({ ...blankStunt('a'), because: 'a' }), stuntOf({ ...blankStunt('b'), because: 'b' })];
  const changed = { ...a, because: 'c' };
  expect(withStunt([a, b], changed)).toEqual([changed, b]);
  expect(withStunt([a], b)).toEqual([a, b]);
});
