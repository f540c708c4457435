import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Hub } from '../hub.ts';
import { systemClock } from '../ports/surroundings.ts';
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

const app = httpApp({
  hub: { healthy: () => false } as Partial<Hub> as Hub,
  games: [],
  page: readPage(folder),
  clock: systemClock,
  callerOf: () => 'here',
});
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

test('health tells when nothing can be written', async () => {
  expect((await get('/health/')).status).toBe(503);
  const answer = await get('/health');
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
});
