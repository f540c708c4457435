import { serve, type ServeOptions } from '@aspekt/server';
import { afterAll, expect, onTestFinished } from 'vitest';
import { freshFolder, pebblesModule } from './process.ts';

export type Serving = { readonly address: string; readonly folder: string; readonly close: () => Promise<void> };

/** The real server in this process, on a free port and in a folder of its own; gone after the test, or after all of a file. */
export const serving = async (more: Partial<ServeOptions> = {}): Promise<Serving> => {
  const { folder, remove } = freshFolder();
  const served = await serve({ port: 0, host: '127.0.0.1', data: folder, gamesModule: pebblesModule, ...more });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await served.close();
    open = false;
  };
  const whenOver = expect.getState().currentTestName === undefined ? afterAll : onTestFinished;
  whenOver(async () => {
    await close();
    remove();
  });
  return { address: `http://127.0.0.1:${served.port}`, folder, close };
};
