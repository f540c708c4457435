import type { Viewer, Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import { afterAll, describe, expect, test } from 'vitest';
import { aspekt, jsonLines } from '../cli/aspekt.ts';
import { tableOf } from '../fuzz/commands.ts';
import { join, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { authorities } from './page.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

describe.each(games)('a script of $id', { timeout: 120_000 }, (game) => {
  test('lets a player do nothing that is the game master’s', async () => {
    const { table } = await tableOf(game, wordsFrom(1));
    const rows = authorities[game.id] ?? {};
    const offered = table.rules.offers(table.board.game, gm).map(({ command }) => command as Wire);
    const hers = [...new Map(offered.filter(({ type }) => rows[type] === 'gm').map((one) => [one.type, one])).values()];
    expect(hers.length).toBeGreaterThan(0);
    const lines = [
      ...table.rules.demo('en').map(({ as, command }) => ({ as: as === 'gm' ? 'gm' : 'anna', do: command })),
      { show: 'state' },
      ...hers.map((command) => ({ as: 'anna', do: command })),
      ...hers.map((command) => ({ as: 'anna', do: command, overrule: true })),
      { as: 'anna', do: { type: 'table/write-note', id: 'n', text: 'x' } },
      { show: 'state' },
    ];
    const { out } = aspekt(['play', game.id, '--script', '-'], lines.map((line) => JSON.stringify(line)).join('\n'));
    const answers = jsonLines(out);
    const [before, after] = answers.filter((line) => 'state' in line);
    expect(before).toBeDefined();
    expect(after).toEqual(before);
    expect(answers.filter((line) => 'refusal' in line)).toHaveLength(2 * hers.length + 1);
  });
});

describe('over a link', { timeout: 120_000 }, () => {
  const { folder, remove } = freshFolder();
  afterAll(remove);

  test('the command line may what the link may, and nothing more', async () => {
    const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
    const { address } = running;
    const table = { game: 'vastmark', locale: 'en', name: 'Test', gmName: 'Gun' };
    const opened = (await (await post(address, '/api/tables', table)).json()) as Opened;
    const anna = await join(address, opened, 'Anna');
    const link = (token: string): string => `${address}/t/${opened.table}#${token}`;
    const whose = (token: string): unknown => {
      const { out, code } = aspekt(['export', link(token)]);
      return code === 0 ? JSON.parse(out.slice(0, out.indexOf('\n'))).head.whose : code;
    };
    expect([opened.gm, anna.token, opened.invite, 'A'.repeat(32)].map(whose)).toEqual(['gm', 'seat', 'seat', 1]);
    for (const token of [anna.token, 'A'.repeat(32)]) {
      const { code, err } = aspekt(['delete', link(token), '--name', 'Test']);
      expect(code).toBe(1);
      // One sentence, and the secret is not repeated in it.
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).not.toContain(token);
    }
    // While a server uses the folder, nobody deletes behind its back.
    expect(aspekt(['delete', opened.table, '--data', folder, '--name', 'Test']).code).toBe(1);
    expect(whose(opened.gm)).toBe('gm');
    expect(aspekt(['delete', link(opened.gm), '--name', 'Test']).code).toBe(0);
    expect(whose(opened.gm)).toBe(1);
    // Whatever was asked, no link was printed.
    for (const token of [opened.gm, opened.invite, anna.token]) expect(running.said()).not.toContain(token);
    expect(await stopProcess(running)).toBe(0);
  });

  test('the server prints no link, whatever goes wrong', async () => {
    const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder };
    const running = await startProcess('main.ts', env);
    const { address } = running;
    const opened = (await (
      await post(address, '/api/tables', { game: 'nyx', locale: 'en', name: 'T', gmName: 'G' })
    ).json()) as Opened;
    const secrets = [opened.gm, opened.invite];
    for (const token of secrets) {
      for (const path of [`/t/${opened.table}?key=${token}`, `/api/tables/${token}/export`, `/${token}`])
        await fetch(address + path, { headers: { authorization: `Bearer ${token}`, referer: `${address}/#${token}` } });
      await post(address, '/api/link', `{"token":"${token}`, token);
      await post(address, `/api/tables/${opened.table}/copy`, {}, token);
    }
    expect(await stopProcess(running)).toBe(0);
    for (const token of secrets) expect(running.said()).not.toContain(token);
  });
});
