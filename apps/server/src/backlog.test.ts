import { expect, test } from 'vitest';
import { relieve, watchBacklog, type Reader } from './backlog.ts';

const behind = (bytes: number): Reader & { gone: boolean } => {
  const reader = { gone: false, queued: () => (reader.gone ? 0 : bytes), tooSlow: () => void (reader.gone = true) };
  return reader;
};

test('of all who read nothing those with most are let go, until what waits is little enough; whoever reads is not', () => {
  const readers = [behind(0), behind(40), behind(10), behind(30), behind(20)];
  relieve(readers, 100);
  expect(readers.map(({ gone }) => gone)).toEqual([false, false, false, false, false]);
  relieve(readers, 50);
  expect(readers.map(({ gone }) => gone)).toEqual([false, true, false, true, false]);
  relieve(readers, 0);
  expect(readers.map(({ gone }) => gone)).toEqual([false, true, true, true, true]);
});

test('all are looked at whenever so much was sent, after everyone has been told', async () => {
  const [one, other] = [behind(100 * 1024 * 1024), behind(5)];
  const sent = watchBacklog([one, other], 1000);
  sent(600);
  await new Promise(setImmediate);
  expect(one.gone).toBe(false);
  sent(600);
  expect(one.gone).toBe(false);
  await new Promise(setImmediate);
  expect([one.gone, other.gone]).toEqual([true, false]);
});
