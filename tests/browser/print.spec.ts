import type { Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import { findCanary } from '../secrets/canary.ts';
import { secretly } from '../secrets/hiding.ts';
import { openings } from '../secrets/open-play.ts';
import { Pen } from '../secrets/pen.ts';
import { enter } from '../server/client.ts';
import { standing } from './colours.ts';
import { expect, test } from './fixtures.ts';

for (const { id, title } of games) {
  test(`the sheet of ${title} on paper: one or two pages, black on white, nothing to press, tagged, in order; and as plain text`, async ({
    device,
    server,
  }) => {
    const demo = await server.demo(id, 'sv');
    // The theme on the screen has no say.
    const page = await device('phone', { locale: 'sv', colorScheme: 'dark' });
    await page.goto(`/t/${demo.table}#${demo.player.token}`);
    await expect(page.locator('[data-sheet]')).toBeAttached();
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));

    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-sheet]');
    await expect(sheet).toBeVisible();
    const seen = await page.evaluate(() => document.body.innerText.trim().split(/\s*\n\s*/u));
    const name = await sheet.getByRole('heading', { level: 2 }).innerText();
    // The table, whose sheet it is, the rest; and whose game it is at the end.
    expect(seen.slice(0, 2)).toEqual([title, name]);
    expect(seen.at(-1)).toMatch(/CC|Creative Commons|Linge|Sundelin|Rybiński/u);
    for (const role of ['button', 'navigation', 'textbox', 'status', 'log'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    const pale = (await standing(page)).filter(({ ratio, under }) => ratio < 12 || under !== 'rgb(255 255 255)');
    expect(pale).toEqual([]);
    const broken = await sheet.locator('h2, h3, table, li').evaluateAll((parts) =>
      parts
        .map((part) => ({ part, style: getComputedStyle(part) }))
        .filter(({ part, style }) => (part.tagName.startsWith('H') ? style.breakAfter : style.breakInside) !== 'avoid')
        .map(({ part }) => part.outerHTML),
    );
    expect(broken).toEqual([]);

    const pdf = (await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true })).toString('latin1');
    const count = (pattern: RegExp): number => [...pdf.matchAll(pattern)].length;
    expect(count(/\/Type \/Page\b/gu)).toBeGreaterThanOrEqual(1);
    expect(count(/\/Type \/Page\b/gu)).toBeLessThanOrEqual(2);
    // A4, to a point.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/u);
    expect(pdf).toContain('/Lang (sv)');
    expect(pdf).toMatch(/\/Title [(<]/u);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Outlines');
    expect(count(/\/S \/H1\b/gu)).toBe(1);
    expect(count(/\/S \/H2\b/gu)).toBe(1);
    expect(count(/\/S \/H3\b/gu)).toBe(await sheet.getByRole('heading', { level: 3 }).count());

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('navigation').getByRole('button').last().click();
    await page.locator('#more summary', { hasText: 'Din plats' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Spara rollformuläret som text' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/\.txt$/u);
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text.startsWith(`${name}\n${'='.repeat(name.length)}\n`)).toBe(true);
    // Everything that is on paper, a line for each thing, without what only means something to the eye.
    expect(text).not.toMatch(/[☐☒…]{2}| {3}|undefined/u);
    expect(text.split('\n').length).toBeGreaterThan(10);
  });

  test(`no words of the sheet of ${title} run together, in three languages`, async ({ device, server }) => {
    for (const locale of ['sv', 'pl', 'en'] as const) {
      const demo = await server.demo(id, locale);
      const page = await device('desktop', { locale });
      await page.goto(`/t/${demo.table}#${demo.player.token}`);
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('[data-sheet]');
      await expect(sheet).toBeVisible();
      // What is worked out by the server comes a little later.
      if (id === 'aoristos') await expect(sheet.locator('caption')).toHaveCount(3);
      const glued = (await sheet.innerText())
        .replaceAll(/\S*(?:www\.|:\/\/)\S*/gu, '')
        .match(/\S*(?:[\p{L}\p{N}]\(|[).,:;]\p{L}|\p{Ll}\p{Lu}|\p{L}{2}\d|\d\p{L}{2})\S*/gu);
      expect(glued, locale).toBeNull();
    }
  });
}

for (const { id, load } of games) {
  test(`what the game master of ${id} hides is neither on paper nor in the text that a player saves`, async ({
    device,
    server,
  }) => {
    const rules = await load();
    const table = await server.table({ game: id, name: 'Secrets', gm: 'Gustav' });
    const anna = await server.join(table, 'Anna');
    const gm = await enter(server.address, { table: table.table, token: table.gm });
    const player = await enter(server.address, { table: table.table, token: anna.token });
    for (const { as, command } of rules.demo('en')) await (as === 'gm' ? gm : player).do(command as Wire);
    for (const command of openings(id, 2)) await gm.do(command);
    const pen = new Pen(wordsFrom(11));
    let hidden = 0;
    for (let i = 0; i < 20; i++) {
      if ((await gm.do(secretly(id, pen, { figures: [], seats: [] }))).t === 'done') hidden++;
      // Below what the server takes from one socket in a second.
      await new Promise((later) => setTimeout(later, 55));
    }
    expect(hidden).toBeGreaterThan(4);

    const page = await device('phone', { locale: 'en' });
    await page.goto(`/t/${table.table}#${anna.token}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-sheet]')).toBeVisible();
    const paper = await page.evaluate(() => document.documentElement.outerHTML + document.body.innerText);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('navigation').getByRole('button').last().click();
    await page.locator('#more summary', { hasText: 'Your seat' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the character sheet as text' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    const all = paper + Buffer.concat(chunks).toString('utf8');
    expect(findCanary(all, 'words')).toBeUndefined();
    expect(findCanary(all, 'ids')).toBeUndefined();
    gm.close();
    player.close();
  });
}
