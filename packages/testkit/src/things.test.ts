import { secret } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { aimed, thingsIn } from './things.ts';

const state = {
  people: { anna: { name: 'Anna', items: [{ id: 'sword' }] }, spy: { only: 'gm', items: [{ id: 'dagger' }] } },
  rolls: [{ id: 'r1' }, { id: 'r2', only: ['anna'] }],
  plan: secret('gm', [{ id: 'trap' }]),
  scene: { title: 'Night' },
};

test('whatever has an id is found by its marks, in lists, in records and below what is hidden', () => {
  const hidden = thingsIn(state).filter((thing) => thing.hidden);
  expect(hidden.map(({ id }) => id)).toEqual(['spy', 'dagger', 'r2', 'trap']);
  expect(thingsIn(state).flatMap((thing) => (thing.hidden ? [] : [thing.id]))).toEqual(['anna', 'sword', 'r1']);
});

test('a command about what everyone knows becomes one about what is hidden, of the same kind where there is one', () => {
  const command = { type: 'x/pickUp', by: 'anna', items: { sword: 1 }, text: 'anna picks it up' };
  const first = (): number => 1;
  expect(aimed(command, thingsIn(state), first)).toEqual({ ...command, by: 'spy', items: { dagger: 1 } });
});
