import { limits } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { turnedAwayFor } from './texts.ts';
import { openTurnedAway } from './turned-away.ts';

const minute = 60_000;
const eva = { secret: 'eva', key: 'invitation', caller: '192.0.2.1' };
const anew = { ...eva, secret: 'eva in another tab' };
const friend = { ...eva, secret: 'friend', caller: '192.0.2.2' };

const atTheDoor = () => {
  let now = 1_000_000;
  const turned = openTurnedAway({ now: () => now, after: () => () => {} });
  return { ...turned, pass: (ms: number) => (now += ms) };
};

test('whoever is turned away again and again waits longer each time, up to a quarter of an hour', () => {
  const { add, left, pass } = atTheDoor();
  expect(left(eva)).toBe(0);
  const waits = Array.from({ length: 7 }, () => {
    const wait = add(eva, false);
    expect(left(eva)).toBe(wait);
    pass(wait - 1);
    expect(left(eva)).toBe(1);
    pass(1);
    expect(left(eva)).toBe(0);
    return wait / minute;
  });
  expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
});

test('another tab from the same address waits as long, and so does the same tab from another address; nobody else does', () => {
  const { add, left } = atTheDoor();
  add(eva, false);
  expect(left(anew)).toBe(minute);
  expect(left({ ...eva, caller: friend.caller })).toBe(minute);
  expect(left(friend)).toBe(0);
  expect(add(anew, false)).toBe(2 * minute);
});

test('for the evening the one tab stays out; others from its address wait a quarter of an hour; a new invitation begins anew', () => {
  const { add, left, pass } = atTheDoor();
  expect(add(eva, true)).toBe(limits.eveningMs);
  expect(left(anew)).toBe(limits.longestKnockWaitMs);
  expect(left({ ...eva, key: 'the next invitation' })).toBe(0);
  pass(limits.longestKnockWaitMs);
  expect([left(eva) > 0, left(anew)]).toEqual([true, 0]);
  pass(limits.eveningMs);
  expect([left(eva), add(eva, false)]).toEqual([0, minute]);
});

test('a clock that is put back keeps nobody out', () => {
  const { add, left, pass } = atTheDoor();
  add(eva, true);
  pass(-limits.eveningMs);
  expect(left(eva)).toBe(0);
});

test('only so many are remembered, the last ones', () => {
  const { add, left } = atTheDoor();
  const crowd = Array.from({ length: limits.turnedAwayPerTable + 50 }, (_, i) => ({ secret: `${i}`, key: 'k' }));
  for (const one of crowd) add(one, false);
  expect(crowd.filter((one) => left(one) > 0)).toEqual(crowd.slice(50));
});

test('they are told when they may knock again, in each language', () => {
  const said = (locale: 'sv' | 'pl' | 'en') => [30_000, 2 * minute, 15 * minute].map((ms) => turnedAwayFor(ms, locale));
  expect(said('sv').map((text) => text.slice(text.lastIndexOf('. ') + 2))).toEqual([
    'Om en minut kan du knacka igen.',
    'Om 2 minuter kan du knacka igen.',
    'Om 15 minuter kan du knacka igen.',
  ]);
  expect(said('pl').map((text) => text.slice(text.lastIndexOf('. ') + 2))).toEqual([
    'Znów możesz zapukać za minutę.',
    'Znów możesz zapukać za 2 minuty.',
    'Znów możesz zapukać za 15 minut.',
  ]);
  expect(said('en')[0]).toBe(
    'The game master did not let you in. Ask whether that is a mistake. You can knock again in a minute.',
  );
  expect(turnedAwayFor(limits.eveningMs, 'sv')).toBe(
    'Spelledaren släpper inte in dig i kväll. Fråga om det är ett misstag.',
  );
});
