import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Every script that a page fetches from now on; asked for their compressed sizes, it waits until no more come. */
export const scriptsOf = (page: Page): { sizes(): Promise<readonly number[]> } => {
  const scripts: Promise<Buffer>[] = [];
  const hear = (response: Response): void => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  };
  page.on('response', hear);
  const allOf = async (known: number): Promise<readonly Buffer[]> => {
    const bodies = await Promise.all(scripts);
    // One script may ask for another when it runs.
    await page.waitForTimeout(400);
    return scripts.length === known ? bodies : allOf(scripts.length);
  };
  return {
    sizes: async () => {
      const bodies = await allOf(scripts.length);
      page.off('response', hear);
      return bodies.map((script) => gzipSync(script, { level: 9 }).length);
    },
  };
};
