import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

/** A phone with a slow processor, and what its browser has noticed since the page was opened. */
export type Phone = {
  readonly page: Page;
  felt(): Promise<Felt>;
  /** Megabytes that the page's values take after collecting garbage. */
  heapMb(): Promise<number>;
  close(): Promise<void>;
};

/** How a page felt: times in milliseconds from when it was asked for. */
type Felt = {
  /** When the largest thing was there to see. */
  readonly largest: number;
  /** How far things jumped, as the browser counts it. */
  readonly shift: number;
  /** How long touches would have waited: what each long task took beyond 50 ms. */
  readonly blocked: number;
  /** The longest time from a touch to the next picture. */
  readonly touch: number;
};

export const startBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
};

/** How many times slower than this machine the phone is. */
const slower = 4;

export const openPhone = async (browser: Browser, baseURL: string): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(page, cdp);
  await page.addInitScript(watch);
  return {
    page,
    felt: () => page.evaluate(() => (globalThis as unknown as { readonly felt: Felt }).felt),
    heapMb: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 2 ** 20;
    },
    close: () => context.close(),
  };
};

/** What the browser calls four times slower is not quite that: it is set by what a piece of work really takes. */
const slowDown = async (page: Page, cdp: CDPSession): Promise<void> => {
  await cdp.send('Performance.enable');
  const took = async (): Promise<number> => {
    const all: number[] = [];
    for (let i = 0; i < 5; i++) all.push(await page.evaluate(work));
    return all.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  };
  const fast = await took();
  let rate = slower;
  for (let i = 0; i < 2; i++) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    rate = Math.max(1, (rate * slower * fast) / (await took()));
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
};

const work = (): number => {
  const start = performance.now();
  const known = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) known.set(`${i % 5000} ${i % 7}`, Math.sqrt(i));
  return performance.now() - start;
};

/** Runs in the page before anything else. */
const watch = (): void => {
  const felt = { largest: 0, shift: 0, blocked: 0, touch: 0 };
  Object.assign(globalThis, { felt });
  const see = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    });
    observer.observe({ type, buffered: true, ...more });
  };
  see('largest-contentful-paint', ({ startTime }) => (felt.largest = startTime));
  see('longtask', ({ duration }) => (felt.blocked += Math.max(0, duration - 50)));
  see('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) felt.shift += value;
  });
  const touched = (entry: PerformanceEntry): void => {
    if ((entry as PerformanceEntry & { readonly interactionId?: number }).interactionId)
      felt.touch = Math.max(felt.touch, entry.duration);
  };
  see('event', touched, { durationThreshold: 16 });
};
