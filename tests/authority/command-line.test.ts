import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@aspekt/registry';
import { exportFor } from '@aspekt/table';
import { afterAll, describe, expect, test } from 'vitest';
import { aspekt, jsonLines } from '../cli/aspekt.ts';
import { join as sitDown, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { anna, attempts, bo, eva, gm, laid, move } from './played.ts';

describe.each(games)('a script of $id', { timeout: 120_000 }, (game) => {
  const { folder, remove } = freshFolder();
  afterAll(remove);

  test.each([0, 60])('%i moves into play lets a player do nothing that is not hers', async (moves) => {
    const play = await laid(game, 11 + moves);
    for (let i = 0; i < moves; i++) move(play);
    play.ask(gm, { type: 'table/resume' });
    const file = join(folder, `${moves}.jsonl`);
    writeFileSync(file, exportFor(play.table, gm));
    const tried = attempts(play.table, [anna, bo, eva]);
    for (const by of [anna, bo]) expect(tried.some((one) => one.by === by)).toBe(true);
    const lines = [
      { show: 'state' },
      ...tried.map(({ by, command }) => ({ as: by.seat, do: command })),
      ...tried.map(({ by, command }) => ({ as: by.seat, do: command, overrule: true })),
      { as: anna.seat, do: { type: 'table/write-note', id: 'n', text: 'x' } },
      { show: 'state' },
    ];
    const script = lines.map((line) => JSON.stringify(line)).join('\n');
    const answers = jsonLines(aspekt(['play', game.id, '--load', file, '--script', '-'], script).out);
    const [before, after] = answers.filter((line) => 'state' in line);
    expect(before).toBeDefined();
    expect(after).toEqual(before);
    expect(answers.filter((line) => 'entry' in line)).toEqual([]);
    expect(answers.filter((line) => 'refusal' in line)).toHaveLength(2 * tried.length + 1);
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
    const anna = await sitDown(address, opened, 'Anna');
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
