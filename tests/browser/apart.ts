import type { Page } from '@playwright/test';

/**
 * Words that stand apart on the page and are read as one: text that follows text in a line of its own parts, with nothing
 * between them. What has a name of its own (a button, a heading, a drawing) is read part by part.
 */
export const readAsOne = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named =
      'button, a, summary, label, option, legend, h1, h2, h3, h4, h5, svg, [role=img], [role=radio], [role=tab], [aria-hidden=true]';
    const inLine = 'span, b, i, em, strong, abbr, small, time, s, u, output';
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let before: Text | undefined;
    /** Whether a text is part of the same line as what it shares with another. */
    const isPart = (text: Text, common: Element | null): boolean => {
      for (let at = text.parentElement; at && at !== common; at = at.parentElement)
        if (!at.matches(inLine) || at.matches('[role]') || getComputedStyle(at).position === 'absolute') return false;
      return true;
    };
    for (let text = words.nextNode() as Text | null; text; text = words.nextNode() as Text | null) {
      const drawn = document.createRange();
      drawn.selectNode(text);
      if (drawn.getClientRects().length === 0) continue;
      const { parentElement: own } = text;
      if (!own?.checkVisibility() || own.closest(named)) {
        before = undefined;
        continue;
      }
      if (before && /[\p{L}\p{N}%.)]$/u.test(before.data) && /^[\p{L}\p{N}(+−]/u.test(text.data)) {
        let common: Element | null = own;
        while (common && !common.contains(before)) common = common.parentElement;
        const heardApart = common?.classList.contains('apart');
        if (before.parentElement !== own && !heardApart && isPart(text, common) && isPart(before, common))
          found.push(
            `${before.data.slice(-30)}|${text.data.slice(0, 30)} in ${(common?.cloneNode() as Element | undefined)?.outerHTML ?? ''}`,
          );
      }
      before = text;
    }
    return found;
  });
