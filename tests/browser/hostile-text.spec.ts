import { locales, type Wire } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import { limits } from '@aspekt/protocol';
import type { Page } from '@playwright/test';
import { enter, type Client } from '../server/client.ts';
import { expect, goTo, test, type Server } from './fixtures.ts';
import { payloads } from './payloads.ts';

/** The full tier puts every payload into every game; the fast one spreads a part of them. */
const whole = process.env['ASPEKT_FULL'] === '1';

/** Payloads one after the other, for ever. */
const supply = (from: number): (() => string) => {
  let next = from;
  return () => payloads[next++ % payloads.length] ?? '';
};

/** As many payloads in one message as it may hold. */
const messages = (all: readonly string[]): readonly string[] => {
  const filled: string[] = [];
  let text = '';
  for (const payload of all) {
    if (text.length + payload.length > limits.textChars - 10) {
      filled.push(text);
      text = '';
    }
    text += ` ${payload}`;
  }
  return [...filled, text];
};

const isText = (text: string): boolean => /\s/u.test(text) || /^\p{Lu}/u.test(text);
/** A command with a payload in every field that a person would have written. */
const poisoned = (value: unknown, payload: () => string): unknown => {
  if (typeof value === 'string') return isText(value) ? payload().slice(0, 78) : value;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, payload));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one, payload)]));
};

/** Count what must never happen: a script that ran, a dialog, a policy that had to step in. */
const watched = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const page = window as unknown as { violations?: string[] };
      (page.violations ??= []).push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return async () => [
    ...seen,
    ...(await page.evaluate(() => {
      const { fooled, violations = [] } = window as unknown as { fooled?: unknown; violations?: string[] };
      return [...(fooled === undefined ? [] : ['fooled']), ...violations];
    })),
  ];
};

const table = async (server: Server, game: string, payload: () => string) => {
  const made = await server.table({ game, name: payload().slice(0, 70), gm: payload().slice(0, 70) });
  const anna = await server.join(made, payload().slice(0, 70));
  const sockets: Readonly<Record<'gm' | 'player', Client>> = {
    gm: await enter(server.address, { table: made.table, token: made.gm }),
    player: await enter(server.address, { table: made.table, token: anna.token }),
  };
  return { made, anna, sockets };
};

const lookAround = async (page: Page, parts: readonly ('Scene' | 'Me' | 'Log')[]): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of parts) {
    await goTo(page, part);
    for (const unfold of await page.getByRole('button', { expanded: false }).all())
      if (await unfold.isVisible()) await unfold.click({ timeout: 1000 }).catch(() => undefined);
  }
};

test(`${payloads.length} pieces of hostile text, said at the table, are text`, async ({ device, server }) => {
  const { made, sockets } = await table(server, 'vastmark', supply(0));
  for (const text of messages(payloads)) {
    expect(await sockets.player.do({ type: 'table/say', text })).toMatchObject({ t: 'done' });
    // Below what the server takes from one socket in a second.
    await new Promise((later) => setTimeout(later, 60));
  }
  const page = await device('desktop');
  const wrong = await watched(page);
  await page.goto(`/t/${made.table}#${made.gm}`);
  await expect(page.getByRole('log').getByRole('listitem').nth(90)).toBeVisible();
  expect(await page.getByRole('log').textContent()).toContain('onerror=window.fooled=1');
  expect(await wrong()).toEqual([]);
});

for (const { id, load } of games) {
  test(`hostile text in every field of ${id} is text, on every screen of everyone`, async ({ device, server }) => {
    test.setTimeout(whole ? 3_600_000 : 90_000);
    const rules = await load();
    let landed = 0;
    for (let from = 0; from < (whole ? payloads.length : 1); from += 40) {
      const payload = supply(from + id.length * 97);
      const { made, anna, sockets } = await table(server, id, payload);
      for (const { as, command } of rules.demo(locales[from % 3] ?? 'en')) {
        const hostile = poisoned(command, payload) as Wire;
        const answer = await sockets[as === 'gm' ? 'gm' : 'player'].do(hostile);
        if (answer.t === 'done') landed++;
        else await sockets[as === 'gm' ? 'gm' : 'player'].do(command as Wire);
      }
      for (const [screen, token] of [
        ['desktop', made.gm],
        ['phone', anna.token],
      ] as const) {
        const page = await device(screen);
        const wrong = await watched(page);
        await page.goto(`/t/${made.table}#${token}`);
        await lookAround(page, screen === 'phone' ? ['Scene', 'Me', 'Log'] : []);
        expect(await wrong()).toEqual([]);
        await page.close();
      }
      sockets.gm.close();
      sockets.player.close();
    }
    expect(landed).toBeGreaterThan(2);
  });
}
