import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '@aspekt/server';
import { protocolVersion, type Created, type Declined, type LinkView } from '@aspekt/protocol';
import { createTable, enter, join, open, post, type Opened } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

/** The clock of the server is ahead by this much. */
let ahead = 0;
const clock = { ...systemClock, now: () => systemClock.now() + ahead };
const { address } = await serving({ clock });
const hour = 60 * 60_000;
const day = 24 * hour;

const lay = async (more: object = {}): Promise<Created> => {
  const order = { game: 'pebbles', locale: 'en', name: 'Test', gmName: 'Gun', ...more };
  return (await post(address, '/api/tables', order)).json() as Promise<Created>;
};
const change = async (opened: Opened, order: object): Promise<Response> =>
  post(address, `/api/tables/${opened.table}/links`, order, opened.gm);
const look = async (table: string, token: string): Promise<Response> => post(address, '/api/link', { table, token });
const come = async (table: string, token: string): Promise<Response> =>
  post(address, '/api/join', { table, token, name: 'Eva', locale: 'en' });
const declined = async (answer: Response): Promise<Declined['error'] & { readonly status: number }> => ({
  status: answer.status,
  ...((await answer.json()) as Declined).error,
});
const byeTo = async (table: string, token: string): Promise<string> => {
  const client = await open(address);
  client.say({ t: 'hello', protocol: protocolVersion, table, token, cursor: 0, locale: 'en' });
  return (await client.next('bye')).code;
};

describe('an invitation', () => {
  test('is good for as long as was said when it was made or renewed, four weeks unless something else was said', async () => {
    const now = clock.now();
    const lengths = { hour, day, week: 7 * day, month: 28 * day };
    for (const [term, length] of Object.entries(lengths)) {
      const made = await lay({ term });
      const renewed = (await (await change(made, { act: 'renew', kind: 'invite', term })).json()) as typeof made;
      for (const until of [made.until, renewed.until]) {
        expect(until).toBeGreaterThanOrEqual(now + length);
        expect(until).toBeLessThan(now + length + hour / 2);
      }
    }
    const [usual, endless] = [await lay(), await lay({ term: 'never' })];
    expect(usual.until).toBeGreaterThanOrEqual(now + 28 * day);
    expect(endless).not.toHaveProperty('until');
    for (const { table, invite, until } of [usual, endless]) {
      const view = (await (await look(table, invite)).json()) as LinkView;
      expect(view.until).toBe(until);
    }
  });
  test('that has ended says so to whoever has it, by every door, and to nobody else', async () => {
    const made = await lay({ term: 'hour' });
    const other = await lay();
    try {
      ahead = hour - 60_000;
      expect((await come(made.table, made.invite)).status).toBe(200);
      ahead = hour;
      for (const answer of [await look(made.table, made.invite), await come(made.table, made.invite)])
        expect(await declined(answer)).toEqual({
          status: 404,
          code: 'invite_ended',
          text: 'This invitation has ended. Ask the game master for a new one.',
        });
      for (const path of ['export', 'chronicle']) {
        const answer = await fetch(`${address}/api/tables/${made.table}/${path}`, {
          headers: { authorization: `Bearer ${made.invite}`, 'accept-language': 'pl' },
        });
        expect(await declined(answer)).toMatchObject({ status: 404, text: expect.stringContaining('wygasło') });
      }
      expect(await byeTo(made.table, made.invite)).toBe('invite_ended');
      // With a guess, or at another table, it is a link like any other that never was.
      const guess = `${made.invite.slice(0, -1)}${made.invite.endsWith('A') ? 'B' : 'A'}`;
      for (const [table, token] of [
        [made.table, guess],
        [other.table, made.invite],
      ] as const) {
        expect((await declined(await look(table, token))).code).toBe('unknown_link');
        expect(await byeTo(table, token)).toBe('unknown_link');
      }
    } finally {
      ahead = 0;
    }
  });
  test('leaves everybody their seat when it ends, and is renewed by the game master', async () => {
    const made = await lay({ term: 'day' });
    const anna = await join(address, made, 'Anna');
    try {
      ahead = 400 * day;
      for (const token of [anna.token, made.gm]) await enter(address, { table: made.table, token });
      const renewed = (await (await change(made, { act: 'renew', kind: 'invite', term: 'week' })).json()) as {
        readonly token: string;
      };
      expect((await come(made.table, renewed.token)).status).toBe(200);
      expect((await declined(await come(made.table, made.invite))).code).toBe('unknown_link');
    } finally {
      ahead = 0;
    }
  });
  test('is the only link that ends by itself', async () => {
    const made = await createTable(address);
    const anna = await join(address, made, 'Anna');
    for (const order of [
      { act: 'renew', kind: 'seat', seat: anna.seat, term: 'hour' },
      { act: 'renew', kind: 'gm', term: 'hour' },
      { act: 'renew', kind: 'invite', term: 'century' },
    ])
      expect((await change(made, order)).status).toBe(400);
    for (const order of [
      { act: 'give', kind: 'seat', seat: anna.seat },
      { act: 'give', kind: 'gm' },
    ])
      expect(await (await change(made, order)).json()).toEqual({ token: expect.any(String) });
  });
});
