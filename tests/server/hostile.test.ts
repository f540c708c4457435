import { randomBytes } from 'node:crypto';
import { limits, protocolVersion } from '@aspekt/protocol';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createTable, enter, join, open, post } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

const { address } = await serving();
const opened = await createTable(address);
const hello = { t: 'hello', protocol: protocolVersion, table: opened.table, token: opened.gm, cursor: 0, locale: 'en' };

const statusOf = (headers: Readonly<Record<string, string>>, path = '/ws'): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address.replace('http', 'ws') + path, { headers });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });

describe('a socket is let in', () => {
  test('from our own page, and from nowhere else', async () => {
    expect(await statusOf({ origin: address })).toBe(101);
    for (const origin of [
      'https://evil.example',
      'null',
      '',
      'http://127.0.0.1:1',
      `${address}.evil.example`,
      'file://',
    ]) {
      expect(await statusOf({ origin }), origin).toBe(403);
    }
  });
  test('from a program only with a link', async () => {
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ authorization: 'Bearer short' })).toBe(403);
    expect(await statusOf({ authorization: `Bearer ${opened.gm}` })).toBe(101);
  });
  test('at its own address only', async () => {
    expect(await statusOf({ origin: address }, '/other')).toBe(404);
  });
});

describe('the hello', () => {
  test('of an older page and of an older server are told the right way round', async () => {
    const older = await open(address);
    older.say({ ...hello, protocol: protocolVersion - 1 });
    expect((await older.next('bye')).code).toBe('client_too_old');
    const newer = await open(address);
    newer.say({ ...hello, protocol: protocolVersion + 1, locale: 'sv' });
    expect(await newer.next('bye')).toMatchObject({
      code: 'server_too_old',
      text: expect.stringContaining('Servern är äldre'),
    });
  });
  test('of another version is known by its number, whatever else has changed in it', async () => {
    const others = [
      [{ t: 'hello', protocol: protocolVersion - 1, table: opened.table }, 'client_too_old'],
      [{ ...hello, protocol: protocolVersion - 1, token: 42, locale: 'de' }, 'client_too_old'],
      [{ ...hello, protocol: protocolVersion + 1, cursor: 'end' }, 'server_too_old'],
      [{ t: 'knock', protocol: protocolVersion + 1, at: { the: 'door' } }, 'server_too_old'],
      [{ t: 'greetings', protocol: protocolVersion + 0.5 }, 'server_too_old'],
    ] as const;
    for (const [said, code] of others) {
      const client = await open(address);
      client.say(said);
      expect((await client.next('bye')).code, JSON.stringify(said)).toBe(code);
    }
    const polish = await open(address);
    polish.say({ protocol: protocolVersion - 1, locale: 'pl' });
    expect((await polish.next('bye')).text).toContain('starsza niż serwer');
  });
  test('of our own version is not believed when anything else in it is wrong', async () => {
    const client = await open(address);
    client.say({ ...hello, cursor: 'end' });
    expect(await client.next('invalid')).toMatchObject({ code: 'invalid' });
    client.say({ ...hello, protocol: 'two' });
    expect(await client.next('invalid')).toMatchObject({ code: 'invalid' });
  });
  test('must come first, and within five seconds', async () => {
    const hasty = await open(address);
    hasty.say({ t: 'do', id: 'x', command: { type: 'table/x-card' } });
    expect((await hasty.next('bye')).code).toBe('invalid');
    const silent = await open(address);
    const start = Date.now();
    expect(await silent.closed).toBe(4005);
    expect(Date.now() - start).toBeLessThan(6500);
  });
  test('with a link that does not exist is sent away', async () => {
    const client = await open(address);
    client.say({ ...hello, token: randomBytes(24).toString('base64url') });
    expect((await client.next('bye')).code).toBe('unknown_link');
  });
});

describe('what is not a message', () => {
  const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const nonsense: readonly (readonly [string, string])[] = [
    ['no JSON', '{'],
    ['nothing', ''],
    ['another thing', '42'],
    ['an unknown kind', '{"t":"root"}'],
    ['an id that is none', '{"t":"do","id":"../../etc","command":{"type":"table/x-card"}}'],
    [
      'a key for a prototype',
      '{"t":"do","id":"p1","command":{"type":"table/say","text":"x","__proto__":{"role":"gm"}}}',
    ],
    [
      'a constructor',
      '{"t":"do","id":"p2","command":{"type":"table/say","text":"x","constructor":{"prototype":{"gm":1}}}}',
    ],
    ['a key twice', '{"t":"ping","t":"ping"}'],
    ['a lone surrogate', '{"t":"do","id":"p3","command":{"type":"table/say","text":"\\ud800"}}'],
    ['a NUL', '{"t":"do","id":"p4","command":{"type":"table/say","text":"\\u0000"}}'],
    ['a deep list', `{"t":"ask","id":"p5","question":${deep(2000)}}`],
    ['a wide list', `{"t":"ask","id":"p6","question":{"x":[${'0,'.repeat(11_000)}0]}}`],
    ['a long text', `{"t":"do","id":"p7","command":{"type":"table/say","text":"${'x'.repeat(2001)}"}}`],
    ['too many faces', `{"t":"do","id":"p8","command":{"type":"table/undo"},"faces":[${'1,'.repeat(100)}1]}`],
    ['a number that is none', '{"t":"older","before":-1}'],
    ['a fraction', '{"t":"older","before":1.5}'],
  ];
  test.each(nonsense)('is answered as invalid and changes nothing: %s', async (_, text) => {
    const client = await enter(address, { table: opened.table, token: opened.gm });
    client.say(text);
    expect(await client.next('invalid')).toMatchObject({ code: 'invalid', text: expect.any(String) });
    client.say({ t: 'ping' });
    await client.next('pong');
    expect(({} as Record<string, unknown>)['gm']).toBeUndefined();
    expect(client.messages.some(({ t }) => t === 'changed' || t === 'done')).toBe(false);
    client.close();
  });
  test('as bytes, well or ill formed, harms nobody', async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { origin: address } });
    await new Promise((ready) => socket.once('open', ready));
    for (let i = 0; i < 30; i++) socket.send(randomBytes(i * 20));
    socket.send(randomBytes(64), { binary: false });
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect([1007, 4005, 4007]).toContain(code);
    await enter(address, { table: opened.table, token: opened.gm });
  });
  test('because it is too large is cut off before it is all there', async () => {
    const client = await enter(address, { table: opened.table, token: opened.gm });
    client.say(`{"t":"ping","x":"${'x'.repeat(limits.frameBytes)}"}`);
    expect(await client.closed).toBe(1009);
  });
});

describe('too much', () => {
  test('at once is told to slow down, then shown out; others are answered', async () => {
    const joined = await join(address, opened, 'Flood');
    const flood = await enter(address, { table: opened.table, token: joined.token });
    const honest = await enter(address, { table: opened.table, token: opened.gm });
    for (let i = 0; i < 1000; i++) flood.say({ t: 'ping' });
    expect((await honest.do({ type: 'table/say', text: 'calm' })).t).toBe('done');
    expect(await flood.next('invalid')).toMatchObject({ code: 'too_fast' });
    expect(await flood.closed).toBe(4007);
    expect(flood.messages.filter(({ t }) => t === 'pong').length).toBeLessThanOrEqual(limits.commandBurst + 2);
  });
});

test.each(['ping', 'pong'] as const)('whoever sends too many a %s of the socket itself is shown out', async (kind) => {
  const { token } = await join(address, opened, 'Flood');
  const flood = await enter(address, { table: opened.table, token });
  let answered = 0;
  flood.socket.on('pong', () => answered++);
  for (let i = 0; i < 1000; i++) flood.socket[kind]('x');
  expect(await flood.closed).toBe(4007);
  expect(answered).toBeLessThanOrEqual(kind === 'ping' ? limits.commandBurst + 2 : 0);
  if (kind === 'ping') expect(answered).toBeGreaterThan(0);
});

describe('HTTP', () => {
  test('refuses a body that is too large while it arrives', async () => {
    const big = 'x'.repeat(limits.bodyBytes + 1);
    expect((await post(address, '/api/tables', big)).status).toBe(413);
    const stream = new ReadableStream({
      pull: (sink) => sink.enqueue(new Uint8Array(64 * 1024)),
    });
    const endless = await fetch(`${address}/api/import`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    expect(endless?.status ?? 413).toBe(413);
  });
  test('answers no page of another site', async () => {
    const from = (origin: string): Promise<Response> =>
      fetch(`${address}/api/tables`, { method: 'POST', body: JSON.stringify(table), headers: { origin } });
    const table = { game: 'pebbles', locale: 'en', name: 'N', gmName: 'G' };
    for (const origin of ['https://evil.example', 'null']) expect((await from(origin)).status, origin).toBe(403);
    expect((await from(address)).status).toBe(200);
  });
  test('refuses nonsense with a code and a sentence in the caller’s language', async () => {
    for (const body of [
      '',
      '{',
      '[]',
      '{"game":"pebbles"}',
      '{"__proto__":{}}',
      '{"game":"pebbles","game":"pebbles"}',
    ]) {
      const answer = await fetch(`${address}/api/tables`, {
        method: 'POST',
        body,
        headers: { 'accept-language': 'sv-SE' },
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        error: { code: 'invalid', text: expect.stringContaining('Servern förstod inte') },
      });
    }
    const unknown = await post(address, '/api/tables', { game: 'chess', locale: 'en', name: 'N', gmName: 'G' });
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: { code: 'unknown_game', text: 'That game is not here.' } },
    ]);
    expect((await fetch(`${address}/api/no-such`)).status).toBe(404);
    expect((await post(address, '/api/import', 'hello')).status).toBe(422);
  });
  test('has headers on every answer that keep the page to itself', async () => {
    for (const path of ['/', '/api/games', '/api/nothing', '/t/some-table', '/no-such-file.js']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self';.*require-trusted-types-for 'script'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
  test('gives no file but those of the page', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/../../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/aspekt.sqlite',
      '/test/dice',
    ]) {
      const answer = await fetch(address + path);
      const text = await answer.text();
      expect(text).not.toContain('"workspaces"');
      expect(text).not.toContain('root:');
      expect(text.slice(0, 15)).not.toBe('SQLite format 3');
    }
    expect((await post(address, '/test/dice', { table: opened.table, faces: [6] })).status).toBe(404);
  });
  test('takes only so many files from one address in a minute', async () => {
    const answers: number[] = [];
    for (let i = 0; i <= limits.importsPerMinute; i++)
      answers.push((await post(address, '/api/import', 'no file')).status);
    expect(answers[0]).toBe(422);
    expect(answers.at(-1)).toBe(429);
  });
  test('asked for too many links that do not exist says to wait', async () => {
    const guess = (): Promise<Response> =>
      post(address, '/api/link', { table: opened.table, token: randomBytes(24).toString('base64url') });
    const answers: number[] = [];
    for (let i = 0; i < limits.wrongLinksPerMinute + 10; i++) answers.push((await guess()).status);
    expect(answers[0]).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });
});
