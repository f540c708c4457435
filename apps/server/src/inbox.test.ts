import { limits } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { openInbox, type Source } from './inbox.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const people = () => {
  const heard: string[] = [];
  const person = (name: string): Connection => ({
    received: (text) => void heard.push(`${name}: ${text}`),
    signalled: () => true,
    closed: () => void heard.push(`${name} left`),
    tooSlow: () => {},
    restart: () => {},
    stop: () => {},
  });
  return { heard, anna: person('anna'), bo: person('bo') };
};

test('what arrives in one turn is heard after it, in order, and once', async () => {
  const { heard, anna, bo } = people();
  const inbox = openInbox();
  inbox.put(anna, '1');
  inbox.put(bo, '2');
  inbox.put(anna, '3');
  expect(heard).toEqual([]);
  await turn();
  expect(heard).toEqual(['anna: 1', 'bo: 2', 'anna: 3']);
  inbox.put(bo, '4');
  await turn();
  expect(heard).toEqual(['anna: 1', 'bo: 2', 'anna: 3', 'bo: 4']);
});

test('what somebody said before they left is heard, then that they left', async () => {
  const { heard, anna, bo } = people();
  const inbox = openInbox();
  inbox.put(anna, '1');
  inbox.put(anna, 'farewell');
  inbox.leave(anna);
  inbox.put(bo, 'on');
  await turn();
  expect(heard).toEqual(['anna: 1', 'anna: farewell', 'anna left', 'bo: on']);
  inbox.leave(bo);
  await turn();
  expect(heard.at(-1)).toBe('bo left');
});

test('what is too much for one turn is heard in the next, in order, and whoever says little waits for nobody', async () => {
  const { heard, anna, bo } = people();
  const inbox = openInbox();
  const many = 2 * limits.heardPerTurn;
  for (let i = 0; i < many; i++) inbox.put(anna, String(i));
  await turn();
  expect(heard).toHaveLength(limits.heardPerTurn);
  inbox.put(bo, 'one word');
  await turn();
  expect(heard.indexOf('bo: one word')).toBe(limits.heardPerTurn);
  await turn();
  expect(heard.filter((word) => word.startsWith('anna'))).toEqual(Array.from({ length: many }, (_, i) => `anna: ${i}`));
});

test('of whom very much waits to be heard no more is read, until it was heard', async () => {
  const { heard, anna, bo } = people();
  const source = (): Source & { paused: boolean } => {
    const one = { paused: false, pause: () => void (one.paused = true), resume: () => void (one.paused = false) };
    return one;
  };
  const [loud, calm] = [source(), source()];
  const inbox = openInbox();
  inbox.put(bo, 'calm', calm);
  const much = limits.heardPerTurn + 10;
  for (let i = 0; i < much; i++) inbox.put(anna, 'x'.repeat(limits.frameBytes), loud);
  await turn();
  expect([loud.paused, calm.paused]).toEqual([true, false]);
  await turn();
  expect(heard).toHaveLength(1 + much);
  expect(loud.paused).toBe(false);
});

test('whoever leaves while too much waits is heard to the end, then told of', async () => {
  const { heard, anna, bo } = people();
  const inbox = openInbox();
  for (let i = 0; i < limits.heardPerTurn; i++) inbox.put(anna, String(i));
  inbox.put(bo, 'farewell');
  inbox.leave(bo);
  inbox.leave(anna);
  await turn();
  await turn();
  expect(heard.filter((word) => word.startsWith('bo'))).toEqual(['bo: farewell', 'bo left']);
  expect(heard.at(-1)).toBe('anna left');
  expect(heard).toHaveLength(limits.heardPerTurn + 3);
});
