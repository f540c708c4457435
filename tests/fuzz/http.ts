import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import { safeHeaders } from '../../apps/server/src/http/headers.ts';
import { serverInHand, type ServerInHand } from '../secrets/server-in-hand.ts';
import { bent, changed, misspelt, type Random } from './mutate.ts';

export type HttpFuzz = {
  readonly calls: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const;
const paths = [
  '/',
  '/health',
  '/t/:table',
  '/api/games',
  '/api/tables',
  '/api/demo',
  '/api/link',
  '/api/join',
  '/api/import',
  '/api/tables/:table/links',
  '/api/tables/:table/delete',
  '/api/tables/:table/copy',
  '/api/tables/:table/export',
  '/api/tables/:table/chronicle',
  '/api/tables/:table',
  '/api/nothing',
  '/test/dice',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
] as const;

const bodies = (server: ServerInHand, token: string): readonly object[] => [
  { game: server.rules.id, locale: 'en', name: 'Name', gmName: 'GM', settings: { table: { dial: 'do' }, game: {} } },
  { game: server.rules.id, locale: 'sv' },
  { table: server.table.house.id, token },
  { table: server.table.house.id, token, name: 'Anna', locale: 'pl', role: 'player' },
  { act: 'renew', kind: 'invite' },
  { act: 'give', kind: 'seat', seat: server.anna.viewer.seat },
  { name: 'not the name' },
];

const strangeId = (random: Random, id: string): string =>
  ['%ff', '%00', '..', '%2e%2e%2f', '__proto__', 'constructor', `${id}x`, id.toLowerCase(), 'a'.repeat(5000), '%'][
    random() % 10
  ] ?? id;

/**
 * Every address by every method with every body, right and wrong, from everyone: answered, never with an error of the server's own,
 * always with the headers that keep the page to itself, and with a code and a sentence where the answer is no.
 */
export const fuzzHttp = async (count: number, seed: number, log: () => string): Promise<HttpFuzz> => {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let calls = 0;
  for (let n = 0; calls < count && faults.length < 10; n++) {
    const game = games[n % games.length];
    if (!game) break;
    const random = wordsFrom(seed + n);
    const server = await serverInHand(game, seed + n);
    const entries = server.table.entries.length;
    for (let i = 0; i < 300 && calls < count; i++, calls++) {
      server.moment(i, 'open');
      const method = methods[random() % (random() % 2 === 0 ? 2 : methods.length)] ?? 'GET';
      const { id } = server.table.house;
      const path = (paths[random() % paths.length] ?? '/').replace(
        ':table',
        random() % 4 === 0 ? strangeId(random, id) : id,
      );
      const tokens = [server.anna.token, server.invite, 'A'.repeat(32), '', server.anna.token.slice(1)];
      const token = tokens[random() % tokens.length] ?? '';
      const wrote = bodies(server, token)[random() % 7];
      const body = method === 'GET' || method === 'HEAD' ? undefined : strangeBody(wrote, random);
      const headers: Record<string, string> = { ...(token && { authorization: `Bearer ${token}` }) };
      if (random() % 6 === 0)
        headers['accept-language'] = ['sv', 'xx', '*', 'pl;q=0', 'x'.repeat(3000)][random() % 5] ?? '';
      if (random() % 9 === 0) headers['content-length'] = ['-1', '1e9', 'x', '99999999'][random() % 4] ?? '';
      const told = `${game.id}, seed ${seed + n}: ${method} ${path.slice(0, 100)} ${typeof body === 'string' ? body.slice(0, 200) : ''}`;
      try {
        const answer = await server.request(path, { method, headers, ...(body !== undefined && { body }) });
        const text = await answer.text();
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status >= 500) faults.push(`${told}: ${answer.status} ${text}`);
        for (const [name, value] of Object.entries(safeHeaders))
          if (answer.headers.get(name) !== value) faults.push(`${told}: no ${name}`);
        if (path.startsWith('/api/') && answer.status >= 400 && method !== 'HEAD') {
          const { error } = JSON.parse(text);
          if (!error.code || !error.text) faults.push(`${told}: no sentence`);
        }
      } catch (error) {
        faults.push(`${told}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    // Only people who joined by the invitation have come; nothing else happened at the table.
    const kinds = new Set([...server.table.entries].slice(entries).map(({ command }) => command.type));
    kinds.delete('table/seated');
    if (kinds.size > 0) faults.push(`${game.id}: ${[...kinds].join()} over HTTP`);
  }
  const said = log();
  if (said !== '') faults.push(`the server said ${said.slice(0, 1500)}`);
  return { calls, statuses, faults };
};

const strangeBody = (value: unknown, random: Random): string | Uint8Array<ArrayBuffer> => {
  const kind = random() % 6;
  const text = JSON.stringify(kind === 0 ? value : changed(value, random)) ?? '';
  if (kind === 1) return misspelt(text, random);
  if (kind === 2) return Uint8Array.from(bent(Buffer.from(text), random));
  if (kind === 3 && random() % 10 === 0) return 'x'.repeat(70_000);
  return text;
};
