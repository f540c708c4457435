import type { Page } from '@playwright/test';

/**
 * States that only a colour tells: letters in an outcome's colour that are neither a word nor a signed number nor beside a mark;
 * drawings of one kind in two such colours that have the same shape and no words; what is pressed, checked or current and
 * differs from its neighbours by hue alone.
 */
export const toldByColourAlone = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const resolved = (name: string): string => {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      document.querySelector('main')?.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const tones = ['great', 'good', 'even', 'bad', 'awful'];
    const signals = new Map([...tones, ...tones.map((tone) => `${tone}-soft`)].map((tone) => [resolved(tone), tone]));
    const seen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.unseen');
    const name = (element: Element): string =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 40)}” in “${(element.parentElement?.textContent ?? '').trim().slice(0, 60)}”`;
    const ownText = (element: Element): string =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const isShape = (element: Element): boolean => element instanceof SVGGeometryElement;
    /** The colour of an outcome that an element wears, if any. */
    const toneOf = (element: Element): string | undefined => {
      const style = getComputedStyle(element);
      const worn = [
        ownText(element).trim() === '' ? '' : style.color,
        style.backgroundColor,
        ...(['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 ? style[`border${side}Color`] : '',
        ),
        ...(isShape(element) ? [style.fill, style.stroke] : []),
      ];
      return worn.map((colour) => signals.get(colour)).find((tone) => tone !== undefined);
    };
    const says = (text: string): boolean => /\p{L}{2}|[+−±]\s?\d|\d\s?%/u.test(text);
    /** A mark with a shape of its own, or a line through the words. */
    const marked = (element: Element): boolean =>
      element.querySelector('svg') !== null || getComputedStyle(element).textDecorationLine !== 'none';
    const spoken = (element: Element): string =>
      `${element.textContent} ${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`;

    const all = [...document.querySelectorAll('main *')].filter(seen);
    const worn = all.flatMap((element) => {
      const tone = toneOf(element);
      return tone === undefined ? [] : [{ element, tone }];
    });
    const bare = worn.filter(({ element }) => {
      const text = ownText(element).trim();
      const parent = element.parentElement ?? element;
      // A sign before the number is in the same colour.
      const said =
        getComputedStyle(parent).color === getComputedStyle(element).color ? spoken(parent) : spoken(element);
      return text !== '' && !says(said) && !marked(element) && !marked(parent);
    });

    const shapeOf = (element: Element): string => {
      const { borderRadius, borderTopStyle, width, height, transform, clipPath, backgroundImage, strokeDasharray } =
        getComputedStyle(element);
      // In a drawing that is put into words the place on its scale says it, too.
      const placed = element.closest('[role=img][aria-label]') !== null;
      return JSON.stringify([
        element.tagName,
        ...(placed ? ['x', 'y', 'cx', 'cy'] : []).map((one) => element.getAttribute(one)),
        element.getAttribute('d'),
        element.getAttribute('points'),
        [borderRadius, borderTopStyle, transform, clipPath, backgroundImage, strokeDasharray],
        isShape(element) ? [] : [width, height],
      ]);
    };
    /** What stands beside a drawing, in words. */
    const beside = (element: Element): string => {
      const holder = element.closest('li, tr, p, figure, button, label, dd, [role=img]') ?? element.parentElement;
      return holder ? spoken(holder).replaceAll(/[\s\d]+/gu, ' ') : '';
    };
    const kindOf = (element: Element): string =>
      `${element.tagName} ${[...element.classList].filter((one) => one.startsWith('svelte-')).join(' ')}`;
    const drawings = worn.filter(({ element }) => element.textContent.trim() === '');
    const alike = drawings.flatMap(({ element, tone }, i) =>
      drawings
        .slice(i + 1)
        .filter(
          (other) =>
            other.tone !== tone &&
            kindOf(other.element) === kindOf(element) &&
            shapeOf(other.element) === shapeOf(element) &&
            (beside(other.element) === beside(element) || !says(beside(element))),
        )
        .map((other) => `${tone} and ${other.tone} look alike: ${name(element)}, ${name(other.element)}`),
    );

    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (/[\d. /]+/u.exec(colour)?.[0] ?? '')
        .split(/[\s/]+/u)
        .filter((part) => part)
        .map(Number);
      const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
        const c = part / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      // What lets everything through has no light of its own.
      return alpha === 0 ? -1 : 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const differ = (a: string, b: string): boolean => {
      const [one, other] = [light(a), light(b)].map((it) =>
        it < 0 ? light(getComputedStyle(document.body).backgroundColor) : it,
      );
      return (Math.max(one ?? 0, other ?? 0) + 0.05) / (Math.min(one ?? 0, other ?? 0) + 0.05) >= 3;
    };
    const pseudo = (part: Element, which: string): readonly string[] => {
      const { content, borderTopWidth, translate, transform, width } = getComputedStyle(part, which);
      return [content, borderTopWidth, translate, transform, width];
    };
    /** How something that can be chosen looks: itself, its label, and all that is in it. */
    const looks = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const parts = [element, ...(label ? [label] : []), ...(label ?? element).querySelectorAll('*')];
      return parts.map((part) => {
        const style = getComputedStyle(part);
        const { backgroundColor, color, fontWeight, textDecorationLine, borderTopWidth, outlineStyle, transform } =
          style;
        // The browser's own box or ring gets a tick or a dot when it is chosen.
        const ticked = part instanceof HTMLInputElement && style.appearance !== 'none' && style.opacity !== '0';
        return {
          backgroundColor,
          color,
          form: JSON.stringify([
            [fontWeight, textDecorationLine, borderTopWidth, style.borderBottomWidth, outlineStyle, transform],
            part instanceof SVGElement ? part.outerHTML : part.tagName,
            pseudo(part, '::before'),
            pseudo(part, '::after'),
            ...(ticked ? [part.checked] : []),
          ]),
        };
      });
    };
    const on =
      '[aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-selected=true], [role=switch][aria-checked=true], :checked:not(option)';
    const off = '[aria-pressed=false], [aria-selected=false], [role=switch][aria-checked=false], input:not(:checked)';
    const same = [...document.querySelectorAll(`main :is(${on})`)].flatMap((element) => {
      const group = element.closest('fieldset, [role=group], [role=tablist], ul, ol, nav, section') ?? document.body;
      const other = [...group.querySelectorAll(off)].find(
        (one) =>
          one.tagName === element.tagName &&
          kindOf(one) === kindOf(element) &&
          (one as HTMLInputElement).type === (element as HTMLInputElement).type,
      );
      const drawn = (one: Element): Element => (one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one);
      if (!other || !seen(drawn(element)) || !seen(drawn(other))) return [];
      const [mine, theirs] = [looks(element), looks(other)];
      const told =
        mine.length !== theirs.length ||
        mine.some(({ backgroundColor, color, form }, i) => {
          const than = theirs[i];
          return (
            !than || form !== than.form || differ(backgroundColor, than.backgroundColor) || differ(color, than.color)
          );
        });
      return told ? [] : [`only a hue tells what is chosen: ${name(element)} and ${name(other)}`];
    });
    return [...new Set([...bare.map(({ element, tone }) => `${tone}: ${name(element)}`), ...alike, ...same])];
  });
