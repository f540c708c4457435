import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Receiver } from 'ws';
import { frameOf } from './frames.ts';

/** What a client of the `ws` library reads out of bytes. */
const read = async (bytes: Buffer): Promise<readonly string[]> => {
  const receiver = new Receiver({ isServer: false, maxPayload: 2 ** 24 });
  const heard: string[] = [];
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  await new Promise<void>((resolve, reject) => {
    receiver.on('error', reject);
    receiver.on('finish', resolve);
    new PassThrough().end(bytes).pipe(receiver);
  });
  return heard;
};

test('texts of every length and alphabet are read as they were written, several in one piece', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'a'.repeat(length),
    'ż'.repeat(length >> 1),
    '🎲'.repeat(length >> 2),
  ]);
  expect(await read(Buffer.from(texts.map(frameOf).join(''), 'latin1'))).toEqual(texts);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), async (some) => {
      const whole = some.map((text) => text.toWellFormed());
      expect(await read(Buffer.from(whole.map(frameOf).join(''), 'latin1'))).toEqual(whole);
    }),
    { numRuns: 100 },
  );
});
