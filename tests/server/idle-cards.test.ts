import { expect, test } from 'vitest';
import { openCards } from './idle-cards.ts';

const pausedFrom10To20 = [
  { at: 10, events: [{ type: 'table/paused' }] },
  { at: 20, events: [{ type: 'table/resumed' }] },
];
const idleIf = (sentAt: number, doneAt: number): boolean => {
  const cards = openCards();
  cards.sent('{"t":"do","id":"c","command":{"type":"table/x-card"}}', sentAt);
  // What is sent again, or acknowledged again, was so the first time.
  cards.heard('{"t":"done","id":"c","cursor":1}', doneAt);
  cards.sent('{"t":"do","id":"c","command":{"type":"table/x-card"}}', 15);
  cards.heard('{"t":"done","id":"c","cursor":1}', doneAt + 100);
  return cards.idle(pausedFrom10To20).includes('c');
};

test('only a card that was under way during a pause may have changed nothing', () => {
  expect(idleIf(12, 14)).toBe(true);
  expect(idleIf(8, 11)).toBe(true);
  expect(idleIf(19, 25)).toBe(true);
  expect(idleIf(5, 9)).toBe(false);
  expect(idleIf(21, 30)).toBe(false);
});

test('nothing else is excused', () => {
  const cards = openCards();
  cards.sent('{"t":"do","id":"s","command":{"type":"table/say","text":"x-card"}}', 12);
  cards.heard('{"t":"done","id":"s","cursor":1}', 14);
  expect(cards.idle(pausedFrom10To20)).toEqual([]);
});
