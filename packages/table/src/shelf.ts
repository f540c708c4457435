/**
 * Texts that are kept for long and hardly ever read. They lie as bytes in a few large pieces, where whoever collects garbage
 * has nothing to look at or to carry about.
 */
export interface Shelf {
  /** Where the text lies from now on; nowhere if it is too long. */
  put(text: string): number | undefined;
  at(place: number): string;
}

/** A place is the number of a piece, and how far into it. */
const pieceBytes = 65_536;
/** The first pieces are small: most tables are. */
const firstBytes = 4096;
/** Before a text stands its length, below zero where its letters take two bytes each. */
const lengthBytes = 4;

export const openShelf = (): Shelf => {
  const pieces: { readonly bytes: Uint8Array; readonly view: DataView }[] = [];
  let free = 0;

  const pieceFor = (size: number): { readonly bytes: Uint8Array; readonly view: DataView } => {
    const last = pieces.at(-1);
    if (last && free + size <= last.bytes.length) return last;
    const bytes = new Uint8Array(Math.min(pieceBytes, Math.max(size, firstBytes * 2 ** pieces.length)));
    const piece = { bytes, view: new DataView(bytes.buffer) };
    pieces.push(piece);
    free = 0;
    return piece;
  };

  return {
    put: (text) => {
      const wide = isWide(text);
      const size = lengthBytes + text.length * (wide ? 2 : 1);
      if (size > pieceBytes) return undefined;
      const { bytes, view } = pieceFor(size);
      view.setInt32(free, wide ? -text.length : text.length);
      let at = free + lengthBytes;
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        bytes[at++] = unit;
        if (wide) bytes[at++] = unit >> 8;
      }
      const place = (pieces.length - 1) * pieceBytes + free;
      free += size;
      return place;
    },
    at: (place) => {
      const piece = pieces[Math.floor(place / pieceBytes)];
      if (!piece) throw new RangeError(`nothing lies at ${place}`);
      const from = place % pieceBytes;
      const length = piece.view.getInt32(from);
      const units: number[] = [];
      let at = from + lengthBytes;
      for (let i = 0; i < Math.abs(length); i++) {
        units.push((piece.bytes[at++] ?? 0) | (length < 0 ? (piece.bytes[at++] ?? 0) << 8 : 0));
      }
      return textOf(units);
    },
  };
};

const isWide = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) return true;
  return false;
};

/** A function takes only so many arguments. */
const atOnce = 8192;
const textOf = (units: readonly number[]): string => {
  let text = '';
  for (let i = 0; i < units.length; i += atOnce) text += String.fromCharCode(...units.slice(i, i + atOnce));
  return text;
};
