import type { Page } from '@playwright/test';

/** Everything written on the page by a third longer and with accents, as some language might have it. */
export const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const accents: Readonly<Record<string, string>> = { a: 'áå', e: 'éê', i: 'íî', o: 'óø', u: 'úů', y: 'ýÿ' };
    const longer = (text: string): string => {
      const accented = text.replaceAll(/[aeiouy]/gu, (letter) => accents[letter] ?? letter);
      const missing = Math.ceil(text.length * 1.35) - accented.length;
      // Words with few vowels get another word, so that all are a third longer.
      return missing > 0 && text.length > 3 ? `${accented} ${'ö'.repeat(missing)}` : accented;
    };
    // What is longer already stays as it is.
    const done = /áå|éê|íî|óø|úů|ýÿ|öö/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        /\p{L}{2}/u.test(node.data) &&
        !done.test(node.data) &&
        !node.parentElement?.closest('script, style, svg')
      )
        nodes.push(node);
    for (const node of nodes) node.data = longer(node.data);
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      if (!done.test(field.placeholder)) field.placeholder = longer(field.placeholder);
  });

/** What does not fit: cut off by what it stands in, over something else that is written, or out of the page. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .skip, svg, option');
    const name = (element: Element): string => `${element.tagName} “${element.textContent.trim().slice(0, 50)}”`;
    const all = [...document.querySelectorAll<HTMLElement>('main *, nav *, header *, dialog *')].filter(seen);
    const cut = all.filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
      const low = overflowY === 'hidden' || overflowY === 'clip';
      return (
        element.textContent.trim() !== '' &&
        ((hides && element.scrollWidth > element.clientWidth + 1) ||
          (low && element.scrollHeight > element.clientHeight + 2))
      );
    });
    const leaves = all
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\p{L}/u.test(node.data)))
      .map((element) => {
        // Its own letters; what stands in it speaks for itself.
        const boxes = [...element.childNodes].flatMap((node) => {
          if (!(node instanceof Text)) return [];
          const letters = document.createRange();
          letters.selectNodeContents(node);
          return [...letters.getClientRects()].filter(({ width }) => width > 1);
        });
        return { element, boxes };
      });
    const outside = leaves.filter(({ boxes }) => boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1));
    // Bars lie over what scrolls below them; they are not what this is about.
    const still = leaves.filter(({ element }) => !element.closest('nav, header, .notices') && !isLaidOver(element));
    const over = still.flatMap((one, i) =>
      still
        .slice(i + 1)
        .filter(
          (other) =>
            scroller(one.element) === scroller(other.element) &&
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            one.boxes.some((a) => other.boxes.some((b) => meets(a, b))),
        )
        .map((other) => `${name(one.element)} runs into ${name(other.element)}`),
    );
    return [
      ...cut.map((element) => `cut off: ${name(element)}`),
      ...outside.map(({ element }) => `out of the page: ${name(element)}`),
      ...over,
    ];
    function meets(a: DOMRect, b: DOMRect): boolean {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 2 && high > Math.min(a.height, b.height) / 2;
    }
    /** What clips it: beyond that it is not seen. */
    function scroller(element: Element): Element | null {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible') return at;
      return null;
    }
    function isLaidOver(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true;
      return false;
    }
  });
