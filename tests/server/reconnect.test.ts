import { protocolVersion } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { chanceFrom } from '../torture/chance.ts';
import { createTable, open } from './client.ts';
import { serving } from './serving.ts';
import { comeBack, weatherStorm } from './storm.ts';

/** `npm run torture -- disconnects` cuts a hundred thousand. */
const disconnects = 80;

const weathers = {
  'that delays up to 300 ms': { delayMs: 300, drop: 0, double: 0, swap: 0 },
  'that drops, doubles, delays and swaps frames': { delayMs: 100, drop: 0.1, double: 0.1, swap: 0.1 },
};

test.concurrent.each(Object.entries(weathers))(
  `over a network %s, with ${disconnects} connections cut and the server killed, nothing is lost, doubled or reordered`,
  async (_, weather) => {
    const result = await weatherStorm({
      disconnects,
      tables: 5,
      weather,
      paceMs: 800,
      kills: 1,
      chance: chanceFrom(Date.now()),
    });
    expect(result.complaints).toEqual([]);
    expect(result.hellos).toBeGreaterThan(disconnects);
    expect(result.acked).toBeGreaterThan(20);
    // Where frames come in order a welcome is all that one needs to be in step.
    if (weather.drop === 0) expect(result.asked).toBe(0);
  },
);

test.concurrent('when the server is killed and comes back, everybody comes back by themselves', async () => {
  const result = await comeBack(40, chanceFrom(Date.now()));
  expect(result.back).toBe(40);
});

test('a client that is too old is told that it is, one that is too new that the server is, and neither is let in', async () => {
  const { address } = await serving();
  const { table, gm: token } = await createTable(address);
  for (const [protocol, code] of [
    [protocolVersion - 1, 'client_too_old'],
    [protocolVersion + 1, 'server_too_old'],
  ] as const) {
    const client = await open(address);
    client.say({ t: 'hello', protocol, table, token, cursor: 0, locale: 'en' });
    expect(await client.next('bye')).toMatchObject({ code, text: expect.stringMatching(/\S/u) });
    expect(await client.closed).toBe(code === 'client_too_old' ? 4001 : 4002);
    expect(client.messages.some(({ t }) => t === 'welcome')).toBe(false);
  }
});
