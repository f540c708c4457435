import { requestHash } from '@aspekt/fair/evidence';
import type { ClientMessage } from '@aspekt/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kept, type KeptSeat } from './kept.ts';

const seat: KeptSeat = {
  table: 't',
  token: 'token-of-anna',
  name: '',
  game: 'ode',
  role: 'player',
  seatName: '',
  at: 0,
};
const roll = { type: 'ode/act', skill: 'fight' };
const nameless = { type: 'ode/raiseSafety', kind: 'pause', anonymous: true };

const newOutbox = async () => {
  const { Outbox } = await import('./outbox.svelte.ts');
  return new Outbox(seat);
};
type Box = Awaited<ReturnType<typeof newOutbox>>;
type Sent = Extract<ClientMessage, { readonly t: 'do' }>;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('$state', { raw: (value: unknown) => value });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Send a command over this connection. */
const send = (box: Box, command: { readonly type: string }): Sent => {
  const { id } = box.add(command, {}, undefined, 'commitments');
  return sendAgain(box, id);
};
const sendAgain = (box: Box, id: string): Sent => {
  const message = box.message(id, 'commitments');
  if (message?.t !== 'do') throw new Error('it is not in the box');
  box.sent(message);
  return message;
};
/** All that is done beside has been done. */
const settled = () => vi.waitFor(() => import('@aspekt/fair/evidence')).then(() => Promise.resolve());
const hashOf = ({ id, salt = '', command }: Sent): string => requestHash('t', { id, salt, command });

test('a roll without an answer is told of with the next command of the game', async () => {
  const box = await newOutbox();
  const lost = send(box, roll);
  box.cut();
  await settled();
  expect(kept.unanswered(seat)).toEqual([hashOf(lost)]);
  box.settle(lost.id, { t: 'dropped' });
  await settled();
  expect(send(box, { type: 'table/say' })).not.toHaveProperty('unanswered');
  const next = send(box, roll);
  expect(next.unanswered).toEqual([hashOf(lost)]);
  box.settle(next.id, { t: 'done', warnings: [] });
  await settled();
  expect(kept.unanswered(seat)).toEqual([]);
});

test('what is sent without a name tells of nothing, and nothing is told of it', async () => {
  const box = await newOutbox();
  const lost = send(box, roll);
  const unnamed = send(box, nameless);
  box.cut();
  await settled();
  expect(kept.unanswered(seat)).toEqual([hashOf(lost)]);
  expect([...box.unanswered]).toEqual([lost.id]);
  expect(sendAgain(box, unnamed.id)).not.toHaveProperty('unanswered');
  expect(send(box, roll).unanswered).toEqual([hashOf(lost)]);
});

test('of a roll that was answered after all nothing is told, whenever its hash was made', async () => {
  const box = await newOutbox();
  const [first, second] = [send(box, roll), send(box, roll)];
  box.cut();
  box.settle(first.id, { t: 'done', warnings: [] });
  await settled();
  expect(kept.unanswered(seat)).toEqual([hashOf(second)]);
  box.settle(second.id, { t: 'done', warnings: [] });
  await settled();
  expect(kept.unanswered(seat)).toEqual([]);
  expect(send(box, roll)).not.toHaveProperty('unanswered');
});

test('a roll that was asked for with another salt was another roll: it stays without an answer', async () => {
  const box = await newOutbox();
  const lost = send(box, roll);
  box.cut();
  await settled();
  const again = box.message(lost.id, 'new commitments');
  expect(again).not.toMatchObject({ salt: lost.salt });
  box.settle(lost.id, { t: 'done', warnings: [] });
  await settled();
  expect(kept.unanswered(seat)).toEqual([hashOf(lost)]);
});

test('what was sent is remembered with the commitments that its bytes were made after, each time it is sent', async () => {
  const box = await newOutbox();
  const first = send(box, roll);
  const again = box.message(first.id, 'new commitments');
  if (again?.t !== 'do') throw new Error('it is not in the box');
  box.sent(again);
  expect(kept.sent(seat)).toEqual([
    { id: first.id, salt: first.salt, after: 'commitments' },
    { id: first.id, salt: again.salt, after: 'new commitments' },
  ]);
});
