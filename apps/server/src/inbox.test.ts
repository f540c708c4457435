import { expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { openInbox } from './inbox.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const people = () => {
  const heard: string[] = [];
  const person = (name: string): Connection => ({
    received: (text) => void heard.push(`${name}: ${text}`),
    signalled: () => true,
    closed: () => {},
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

test('what somebody said before they left is heard at once, and not again', async () => {
  const { heard, anna, bo } = people();
  const inbox = openInbox();
  inbox.put(anna, 'farewell');
  inbox.empty();
  expect(heard).toEqual(['anna: farewell']);
  inbox.put(bo, 'on');
  await turn();
  await turn();
  expect(heard).toEqual(['anna: farewell', 'bo: on']);
});
