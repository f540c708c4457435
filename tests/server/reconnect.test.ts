import { protocolVersion } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { chanceFrom } from '../torture/chance.ts';
import { createTable, open } from './client.ts';
import { serving } from './serving.ts';
import { weatherStorm } from './storm.ts';

/** `npm run torture -- disconnects` cuts a hundred thousand. */
const disconnects = 60;

const storms = {
  'delays up to 300 ms, and the server is killed': { kills: 1, weather: { delayMs: 300, drop: 0, double: 0, swap: 0 } },
  'drops, doubles, delays and swaps frames': {
    kills: 0,
    weather: { delayMs: 100, drop: 0.1, double: 0.1, swap: 0.1 },
  },
};

test.concurrent.each(Object.entries(storms))(
  `nothing is lost, doubled or reordered when ${disconnects} connections are cut and the network %s`,
  async (_, storm) => {
    const chance = chanceFrom(Date.now());
    const result = await weatherStorm({ ...storm, disconnects, tables: 5, paceMs: 800, leastAcked: 25, chance });
    expect(result.complaints).toEqual([]);
    expect(result.hellos).toBeGreaterThan(disconnects);
    expect(result.acked).toBeGreaterThan(20);
    // Where frames come in order a welcome is all that one needs to be in step.
    if (storm.weather.drop === 0) expect(result.asked).toBe(0);
  },
  200_000,
);

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
