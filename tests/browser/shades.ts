/** What axe found in one theme and where, as the page remembers it for the other theme. */
export interface Shades {
  /** Letters whose colours axe passed: the element, the two colours it found, and the contrast that is needed. */
  remember(passed: readonly Passed[], undecided: readonly Element[]): void;
  /** In another theme: what axe is to judge again and what it cannot decide; undefined when it has to see the whole page. */
  doubtful(): { readonly open: readonly Element[]; readonly undecided: readonly Element[] } | undefined;
}
export interface Passed {
  readonly element: Element;
  readonly over: string;
  readonly under: string;
  readonly needed: number;
}

/**
 * Where letters stand in the flow of what they are written on, their ground is the backgrounds of what they stand in, and
 * a theme changes but the colours. So axe need not look for the ground again: where what is worked out here was what axe
 * found in the first theme, to the shade, it is worked out in the second, too. Whatever is not so clear, or comes out
 * near what is needed, is left to axe. It has no names from outside, since it is sent to the page as text.
 */
export const shadesOf = (): Shades => {
  type Colour = readonly [number, number, number, number];
  const known = new Map<string, Colour>();
  const colour = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const read: Colour = [r, g, b, a / 255];
    // What a name stands for depends on the theme.
    if (/[(#]/u.test(css)) known.set(css, read);
    return read;
  };
  const laid = (under: Colour, [r, g, b, a]: Colour): Colour => [
    r * a + under[0] * (1 - a),
    g * a + under[1] * (1 - a),
    b * a + under[2] * (1 - a),
    1,
  ];
  /** The ground of what stands in an element; undefined where it is not that of what the element stands in. */
  const grounds = (): ((element: Element) => Colour | undefined) => {
    const found = new Map<Element, Colour | undefined>();
    const groundOf = (element: Element): Colour | undefined => {
      if (found.has(element)) return found.get(element);
      const style = getComputedStyle(element);
      const own = colour(style.backgroundColor);
      const around = element.parentElement ? groundOf(element.parentElement) : colour('Canvas');
      const clear =
        element instanceof HTMLElement &&
        style.backgroundImage === 'none' &&
        style.opacity === '1' &&
        style.filter === 'none' &&
        style.mixBlendMode === 'normal';
      // What is opaque hides what is behind it, wherever it was put.
      const inFlow =
        /^(static|relative)$/u.test(style.position) && style.transform === 'none' && style.float === 'none';
      const ground = !clear ? undefined : own[3] === 1 ? own : inFlow && around ? laid(around, own) : undefined;
      found.set(element, ground);
      return ground;
    };
    return groundOf;
  };
  const pairOf = (
    element: Element,
    groundOf: (element: Element) => Colour | undefined,
  ): { readonly over: Colour; readonly under: Colour } | undefined => {
    const under = groundOf(element);
    // What is not filled in yet shows what it asks for.
    const { color, textShadow } = getComputedStyle(
      element,
      element.matches(':placeholder-shown') ? '::placeholder' : null,
    );
    return under && textShadow === 'none' ? { under, over: laid(under, colour(color)) } : undefined;
  };
  const luminance = ([r, g, b]: Colour): number => {
    const part = (value: number): number =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const isShade = (a: Colour, css: string): boolean => {
    const b = colour(css);
    return [0, 1, 2].every((i) => Math.abs((a[i] ?? 0) - (b[i] ?? 0)) <= 1);
  };

  const clear = new Map<Element, number>();
  const open = new Set<Element>();
  const left: Element[] = [];
  let changed = true;
  const watch = new MutationObserver(() => (changed = true));
  return {
    remember: (passed, undecided) => {
      clear.clear();
      open.clear();
      left.splice(0, left.length, ...undecided);
      const groundOf = grounds();
      for (const { element, over, under, needed } of passed) {
        const pair = pairOf(element, groundOf);
        const same = pair && over && under && needed > 0 && isShade(pair.over, over) && isShade(pair.under, under);
        if (same) clear.set(element, needed);
        else open.add(element);
      }
      changed = false;
      watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    doubtful: () => {
      changed ||= watch.takeRecords().length > 0;
      watch.disconnect();
      if (changed) return undefined;
      const groundOf = grounds();
      const weak = [...clear].filter(([element, needed]) => {
        const pair = pairOf(element, groundOf);
        if (!pair) return true;
        const [a, b] = [luminance(pair.over), luminance(pair.under)];
        // What comes out near the line is for axe to say.
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < needed + 0.1;
      });
      return { open: [...open, ...weak.map(([element]) => element)], undecided: left };
    },
  };
};
