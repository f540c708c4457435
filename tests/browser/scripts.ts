import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * Every script that a page fetches from now on; asked for their compressed sizes, it waits until no more come. Those that
 * were asked for after `until`, by the clock, do not count.
 */
export const scriptsOf = (page: Page): { sizes(until?: number): Promise<readonly number[]> } => {
  const scripts: Promise<{ readonly body: Buffer; readonly askedAt: number }>[] = [];
  const hear = (response: Response): void => {
    if (!response.url().endsWith('.js')) return;
    const askedAt = response.request().timing().startTime;
    scripts.push(response.body().then((body) => ({ body, askedAt })));
  };
  page.on('response', hear);
  const all = () => Promise.all(scripts);
  const allOf = async (known: number): ReturnType<typeof all> => {
    const found = await all();
    // One script may ask for another when it runs.
    await page.waitForTimeout(400);
    return scripts.length === known ? found : allOf(scripts.length);
  };
  return {
    sizes: async (until = Infinity) => {
      const found = await allOf(scripts.length);
      page.off('response', hear);
      return found.filter(({ askedAt }) => askedAt <= until).map(({ body }) => gzipSync(body, { level: 9 }).length);
    },
  };
};
