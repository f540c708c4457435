import { randomBytes } from 'node:crypto';
import { ClientMessage, protocolVersion } from '@aspekt/protocol';
import { describe, expect, test } from 'vitest';
import { createTable, enter, open, post, type Client } from '../server/client.ts';
import { serving } from '../server/serving.ts';
import { clock, everyone } from './callers.ts';
import { callers } from './doors.ts';
import { messages, type Stage } from './socket.ts';

const { address } = await serving({ clock });

test('every message that a page can send has its row', () => {
  expect(ClientMessage.options.map(({ entries }) => entries.t.literal).toSorted()).toEqual(
    Object.keys(messages).toSorted(),
  );
});

test('hello and knock are for whoever brings the right link, and everybody else is shown out', async () => {
  const { brought } = await everyone(address);
  const greetings = {
    hello: [{ cursor: 0 }, 'welcome'],
    knock: [{ id: randomBytes(16).toString('hex'), name: 'Eva' }, 'seated'],
  } as const;
  for (const t of ['hello', 'knock'] as const)
    for (const caller of callers) {
      const [more, answer] = greetings[t];
      const client = await open(address);
      // A link is at least as long as this; without one nothing is a greeting.
      const token = brought[caller].token || 'x'.repeat(22);
      client.say({ t, protocol: protocolVersion, table: brought[caller].table, token, locale: 'en', ...more });
      if (messages[t].heard.includes(caller)) await client.next(answer);
      else {
        const code = caller === 'an expired invitation' ? 'invite_ended' : 'unknown_link';
        expect(await client.next('bye'), `${t}: ${caller}`).toMatchObject({ code });
        expect(client.frames).toHaveLength(1);
      }
      client.close();
    }
});

/** Somebody at each stage of coming in. */
const stages: Readonly<Record<Stage, () => Promise<Client>>> = {
  'not in yet': () => open(address),
  waiting: async () => {
    const { table, invite } = await createTable(address, { table: { waitingRoom: true } });
    const client = await open(address);
    const id = randomBytes(16).toString('hex');
    client.say({ t: 'knock', protocol: protocolVersion, table, token: invite, id, name: 'Eva', locale: 'en' });
    await client.next('knocking');
    return client;
  },
  'an onlooker': async () => {
    const { table, invite } = await createTable(address);
    return enter(address, { table, token: invite });
  },
  'a player': async () => {
    const { table, invite } = await createTable(address);
    const answer = await post(address, '/api/join', { table, token: invite, name: 'Anna', locale: 'en' });
    return enter(address, { table, token: ((await answer.json()) as { readonly token: string }).token });
  },
  'the game master': async () => {
    const { table, gm } = await createTable(address);
    return enter(address, { table, token: gm });
  },
};

const said = {
  do: { t: 'do', id: 'd', command: { type: 'table/say', text: 'Hello' } },
  ask: { t: 'ask', id: 'q', odds: { type: 'pebbles/throw', who: 'nobody', dice: 1 } },
  older: { t: 'older', before: 1 },
  fresh: { t: 'fresh', cursor: 0 },
  locale: { t: 'locale', locale: 'sv' },
  ping: { t: 'ping' },
} as const;
const answers = {
  do: ['done', 'refused'],
  ask: ['refused'],
  older: ['older'],
  fresh: ['welcome'],
  locale: ['welcome'],
  ping: ['pong'],
} as const;

describe.each(['do', 'ask', 'older', 'fresh', 'locale', 'ping'] as const)('%s', (t) => {
  test.each(Object.keys(stages) as Stage[])('from somebody who is %s', async (stage) => {
    const client = await stages[stage]();
    const before = client.messages.length;
    client.say(said[t]);
    if (!messages[t].heard.includes(stage)) {
      expect(await client.next('bye')).toMatchObject({ code: 'invalid' });
      expect(client.messages).toHaveLength(before + 1);
      return;
    }
    const told = async (): Promise<string | undefined> => {
      client.say({ t: 'ping' });
      await client.next('pong');
      return client.messages.slice(before).find((one) => (answers[t] as readonly string[]).includes(one.t))?.t;
    };
    await expect.poll(told).toBe(t === 'do' && stage === 'an onlooker' ? 'refused' : answers[t][0]);
    client.close();
  });
});
