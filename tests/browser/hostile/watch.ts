import type { Page } from '@playwright/test';

/** Counts what must never happen: a script that ran, a dialog, a policy that had to step in, a request to anywhere else. */
export const watched = async (page: Page, address: string): Promise<() => Promise<readonly string[]>> => {
  const seen: string[] = [];
  const { host } = new URL(address);
  const asked = (url: string): void => {
    if (new URL(url).host !== host) seen.push(`request ${url.slice(0, 200)}`);
  };
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => asked(request.url()));
  page.on('websocket', (socket) => asked(socket.url()));
  page.on('popup', (other) => seen.push(`window ${other.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const marked = window as unknown as { violations?: string[] };
      (marked.violations ??= []).push(`${violatedDirective} ${blockedURI}`);
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
