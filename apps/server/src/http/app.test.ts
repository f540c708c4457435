import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Hub } from '../hub.ts';
import { limits } from '@aspekt/protocol';
import type { Key } from '../ports/log.ts';
import { systemClock } from '../ports/surroundings.ts';
import type { Room } from '../room.ts';
import { sentence } from '../texts.ts';
import { httpApp } from './app.ts';
import { readPage } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'aspekt-page-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
const script = 'console.log("hello");'.repeat(100);
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Aspekt</title>');
writeFileSync(join(folder, 'assets/main-abc123.js'), script);
writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets/other-def456.js'), script);
writeFileSync(join(folder, 'secret.pem'), 'not a part of the page');

const appWith = (hub: Partial<Hub>) =>
  httpApp({
    hub: hub as Hub,
    games: [],
    page: readPage(folder),
    clock: systemClock,
    callerOf: () => 'here',
    whenSent: () => {},
  });
const app = appWith({ healthy: () => false });
const get = async (path: string, encoding = ''): Promise<Response> =>
  app.request(path, { headers: { 'accept-encoding': encoding } });

describe('the page', () => {
  test('is what any address without an ending gives, for it finds its own way', async () => {
    for (const path of ['/', '/t/some-table', '/demo', '/lab']) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Aspekt</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });
  test('has files that never change, and may be kept for ever', async () => {
    const answer = await get('/assets/main-abc123.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(script);
  });
  test('comes compressed as far as the browser takes it', async () => {
    const best = await get('/assets/main-abc123.js', 'gzip, deflate, br');
    expect(best.headers.get('content-encoding')).toBe('br');
    const good = await get('/assets/other-def456.js', 'gzip, br');
    expect(good.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await good.arrayBuffer())).toString()).toBe(script);
    expect((await get('/assets/other-def456.js', 'identity')).headers.get('content-encoding')).toBeNull();
  });
  test('has nothing else to give', async () => {
    for (const path of ['/secret.pem', '/assets/none.js', '/favicon.ico']) expect((await get(path)).status).toBe(404);
  });
});

describe('the files of a table', () => {
  /** Answers that nobody reads, until it is said that they were. */
  const unread = () => {
    const sent: (() => void)[] = [];
    const unreadApp = httpApp({
      hub: { key: async () => undefined, isOver: async () => false } as Partial<Hub> as Hub,
      games: [],
      page: new Map(),
      clock: systemClock,
      callerOf: (c) => c.req.header('from') ?? '',
      whenSent: (_, done) => void sent.push(done),
    });
    const ask = async (from: string, file = 'export'): Promise<number> =>
      (
        await unreadApp.request(`/api/tables/t/${file}`, {
          method: file === 'copy' ? 'POST' : 'GET',
          headers: { from },
        })
      ).status;
    return { sent, ask, app: unreadApp };
  };
  test('are fetched a few at a time from one address, and others wait until one of them is read', async () => {
    const { sent, ask, app: asked } = unread();
    for (let i = 0; i < limits.filesPerAddress; i++) expect(await ask('one')).toBe(404);
    for (const file of ['export', 'copy', 'chronicle']) expect(await ask('one', file)).toBe(429);
    const answer = await asked.request('/api/tables/t/export?locale=sv', { headers: { from: 'one' } });
    expect(await answer.json()).toEqual({ error: { code: 'too_many', text: sentence('too_many', 'sv') } });
    expect(await ask('other', 'chronicle')).toBe(404);
    sent[0]?.();
    expect(await ask('one')).toBe(404);
    expect(await ask('one')).toBe(429);
  });
  test('are fetched a few at a time in all', async () => {
    const { sent, ask } = unread();
    for (let i = 0; i < limits.filesAtOnce; i++) expect(await ask(`${i}`)).toBe(404);
    expect(await ask('late')).toBe(429);
    sent[0]?.();
    expect(await ask('late')).toBe(404);
  });
});

test('health tells when nothing can be written', async () => {
  expect((await get('/health/')).status).toBe(503);
  const answer = await get('/health');
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
});

describe('a whole copy, with seeds in it,', () => {
  const key: Key = { hash: '', table: 't', kind: 'gm', seat: 'gm', role: 'gm' };
  const house = { seats: [{ seat: 'gm', name: 'Ester', role: 'gm' }] };
  /** Ask for a copy; while it is made, the link ends or not. */
  const copied = async (ends: boolean): Promise<Response> => {
    let ended = false;
    const copy = async (): Promise<string> => {
      ended = ends;
      return 'seeds';
    };
    const room = { table: { house }, copy } as unknown as Room;
    const hub = { key: async () => (ended ? undefined : key), room: async () => room, isOver: async () => false };
    return appWith(hub).request('/api/tables/t/copy', {
      method: 'POST',
      headers: { authorization: `Bearer ${'k'.repeat(22)}` },
    });
  };

  test('is for whoever leads the game', async () => {
    expect(await (await copied(false)).text()).toBe('seeds');
  });
  test('is for nobody whose link ended while it was made', async () => {
    const answer = await copied(true);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('seeds')]);
  });
});
