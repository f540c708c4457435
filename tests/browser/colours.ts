import type { Locator, Page } from '@playwright/test';
import { contrastOf, type Contrast } from './contrast.ts';

/** Something that is to be told from what lies around it, and by how much. */
export interface Stands extends Contrast {
  readonly what: string;
}

/** All letters that are to be seen, those that are only drawn too, and the edges of all that can be filled in or switched. */
export const standing = async (page: Page): Promise<readonly Stands[]> => {
  await page.evaluate(`globalThis.contrastOf = ${contrastOf.toString()}`);
  return page.evaluate(() => {
    const here = globalThis as unknown as { contrastOf(element: Element, edge?: string): Contrast | undefined };
    const seen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('.unseen, .skip, :disabled, [aria-disabled=true], label:has(:disabled)');
    const written = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('option, title, script, style') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        seen(element),
    );
    const edged = [...document.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
      (element) =>
        seen(element) &&
        Number(getComputedStyle(element).opacity) > 0 &&
        getComputedStyle(element).borderTopWidth !== '0px',
    );
    const name = (element: Element): string => `${element.tagName} ${element.outerHTML.slice(0, 90)}`;
    return [
      ...written.map((element) => ({ what: name(element), ...(here.contrastOf(element) ?? unknown(4.5)) })),
      ...edged.map((element) => ({
        what: `edge of ${name(element)}`,
        ...(here.contrastOf(element, getComputedStyle(element).borderTopColor) ?? unknown(3)),
      })),
    ];
    function unknown(needed: number): Contrast {
      return { ratio: 0, needed, over: 'red', under: 'red' };
    }
  });
};

/** What Chromium makes of pairs of colours for eyes that lack some: one picture, two squares for each pair. */
export const contrastFor = async (
  page: Page,
  eyes: 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia',
  pairs: readonly Contrast[],
): Promise<readonly number[]> => {
  const across = 60;
  await page.setViewportSize({ width: across * 16, height: Math.ceil(pairs.length / across) * 8 + 8 });
  const squares = pairs.map(({ over, under }, i) => {
    const at = `left:${(i % across) * 16}px;top:${Math.floor(i / across) * 8}px`;
    return `<i style="${at};background:${over}"></i><i style="${at};margin-left:8px;background:${under}"></i>`;
  });
  await page.setContent(`<style>i { position: absolute; width: 8px; height: 8px }</style>${squares.join('')}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  const picture = (await page.screenshot()).toString('base64');
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  return page.evaluate(
    async ({ picture, count, across }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!canvas) return [];
      canvas.drawImage(bitmap, 0, 0);
      const part = (value: number): number =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (x: number, y: number): number => {
        const [r = 0, g = 0, b = 0] = canvas.getImageData(x, y, 1, 1).data;
        return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      };
      return Array.from({ length: count }, (_, i) => {
        const [x, y] = [(i % across) * 16 + 4, Math.floor(i / across) * 8 + 4];
        const [a, b] = [light(x, y), light(x + 8, y)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      });
    },
    { picture, count: pairs.length, across },
  );
};

/** How much two drawings differ when there are but two colours: from 0, the same, to 1. */
export const apart = async (one: Locator, other: Locator): Promise<number> => {
  const page = one.page();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  const pictures = [await one.screenshot(), await other.screenshot()].map((picture) => picture.toString('base64'));
  await page.emulateMedia({ forcedColors: 'none' });
  return page.evaluate(async ([a = '', b = '']) => {
    const read = async (picture: string): Promise<Uint8ClampedArray> => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(24, 24).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0, 24, 24);
      return canvas?.getImageData(0, 0, 24, 24).data ?? new Uint8ClampedArray();
    };
    const [p, q] = [await read(a), await read(b)];
    return p.reduce((sum, value, i) => sum + Math.abs(value - (q[i] ?? 0)), 0) / (p.length * 255 * 0.75);
  }, pictures);
};
