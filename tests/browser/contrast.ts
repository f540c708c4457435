/** How far what is written stands out from what lies behind it, worked out where axe gives up. Runs in the page. */
export interface Contrast {
  readonly ratio: number;
  /** 3 for large letters, 4.5 for the others. */
  readonly needed: number;
  /** The letters and the ground where they stand out least, as `rgb()`. */
  readonly over: string;
  readonly under: string;
}

/**
 * The colours of the letters and of all that is painted behind them, from the page's ground upwards: the backgrounds and
 * opacities of what they stand in and, in a drawing, the shapes under each letter. Nothing is said where there is a
 * picture behind them. With the colour of an `edge`, that of the element's border. It has no names from outside, since it is sent to the page as text.
 */
export const contrastOf = (element: Element, edge?: string): Contrast | undefined => {
  type Colour = readonly [number, number, number, number];
  type Pair = { readonly under: Colour; readonly over: Colour };
  // Read once for all that is asked on this page; what a name stands for depends on the theme.
  const kept = globalThis as unknown as { coloursRead?: Map<string, Colour> };
  const known = (kept.coloursRead ??= new Map<string, Colour>());
  const read = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!pixel) throw new Error('no canvas');
    pixel.fillStyle = css;
    pixel.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [r, g, b, a / 255];
    if (css.includes('(')) known.set(css, colour);
    return colour;
  };
  const laid = (under: Colour, over: Colour, opacity = 1): Colour => {
    const a = over[3] * opacity;
    const mixed = (i: 0 | 1 | 2): number => over[i] * a + under[i] * (1 - a);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const luminance = ([r, g, b]: Colour): number => {
    const part = (value: number): number =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ratioOf = ({ under, over }: Pair): number => {
    const [a, b] = [luminance(under), luminance(over)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  const told = (pair: Pair, needed: number): Contrast => {
    const css = ([r, g, b]: Colour): string => `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)})`;
    return { ratio: ratioOf(pair), needed, over: css(pair.over), under: css(pair.under) };
  };

  const path: Element[] = [];
  // An edge lies on what is around the element, letters on the element itself.
  for (let at = edge === undefined ? element : element.parentElement; at; at = at.parentElement) path.unshift(at);
  /** What the letters and their ground come to, seen through the opacities of all that they stand in. */
  const seen = (
    letters: Colour,
    shapes: readonly { readonly colour: Colour; readonly opacity: number }[],
  ): Pair | undefined => {
    let under = read('Canvas');
    const groups: { readonly opacity: number; readonly behind: Colour }[] = [];
    for (const one of path) {
      const style = getComputedStyle(one);
      if (style.backgroundImage !== 'none') return undefined;
      if (Number(style.opacity) < 1) groups.push({ opacity: Number(style.opacity), behind: under });
      if (!(one instanceof SVGElement) || one instanceof SVGSVGElement)
        under = laid(under, read(style.backgroundColor));
    }
    for (const { colour, opacity } of shapes) under = laid(under, colour, opacity);
    let over = laid(under, letters);
    for (const { opacity, behind } of groups.toReversed()) {
      under = laid(behind, under, opacity);
      over = laid(behind, over, opacity);
    }
    return { under, over };
  };

  if (edge !== undefined) {
    const pair = seen(read(edge), []);
    return pair && told(pair, 3);
  }
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  if (!(element instanceof SVGTextContentElement)) {
    const pair = seen(read(style.color), []);
    return pair && told(pair, needed);
  }

  const drawing = path.find((one) => one instanceof SVGSVGElement);
  const matrix = element.getScreenCTM();
  if (!drawing || !matrix) return undefined;
  const scale = Math.hypot(matrix.a, matrix.b);
  const shapes = [
    ...drawing.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, line, polygon, polyline'),
  ].filter(
    (shape) =>
      (element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING) > 0 &&
      !shape.closest('defs, clipPath, mask, symbol'),
  );
  const opacityOf = (shape: Element): number => {
    let opacity = 1;
    for (let at: Element | null = shape; at && at !== drawing; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const letters = Array.from({ length: element.getNumberOfChars() }, (_, i) => element.getExtentOfChar(i));
  const pairs = letters.flatMap(({ x, y, width, height }) => {
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
    const under = shapes.flatMap((shape) => {
      const here = shape.getScreenCTM()?.inverse();
      if (!here) return [];
      const point = middle.matrixTransform(here);
      const { fill, stroke, fillOpacity, strokeOpacity } = getComputedStyle(shape);
      return [
        ...(fill !== 'none' && shape.isPointInFill(point)
          ? [{ colour: read(fill), opacity: Number(fillOpacity) * opacityOf(shape) }]
          : []),
        ...(stroke !== 'none' && shape.isPointInStroke(point)
          ? [{ colour: read(stroke), opacity: Number(strokeOpacity) * opacityOf(shape) }]
          : []),
      ];
    });
    // Letters with a rim painted first are read against the rim.
    const rim =
      style.stroke !== 'none' && style.paintOrder.startsWith('stroke')
        ? [{ colour: read(style.stroke), opacity: 1 }]
        : [];
    const pair = seen(read(style.fill), [...under, ...rim]);
    return pair ?? [];
  });
  const [worst] = pairs.toSorted((a, b) => ratioOf(a) - ratioOf(b));
  return worst && told(worst, size * scale >= 24 ? 3 : needed);
};
