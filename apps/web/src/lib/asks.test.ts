import type { ClientMessage } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { Asks } from './asks.ts';

type Asked = Extract<ClientMessage, { readonly t: 'ask' }>;

const asking = (count: number) => {
  const sent: Asked[] = [];
  const asks = new Asks((message) => void (message.t === 'ask' && sent.push(message)));
  const answers = Array.from({ length: count }, (_, n) => asks.put({ question: { n } }));
  return { sent, asks, answers, numbers: () => sent.map(({ question }) => question?.['n']) };
};

test('at most six questions are under way; the next is asked when one is answered', async () => {
  const { sent, asks, answers, numbers } = asking(8);
  expect(numbers()).toEqual([0, 1, 2, 3, 4, 5]);
  asks.answer(sent[2]?.id ?? '', { t: 'unknown' });
  expect(await answers[2]).toEqual({ t: 'unknown' });
  expect(numbers()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('after a lost connection those without an answer are asked again, the oldest first', () => {
  const { sent, asks, numbers } = asking(8);
  asks.answer(sent[0]?.id ?? '', { t: 'unknown' });
  sent.length = 0;
  asks.again();
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
});
