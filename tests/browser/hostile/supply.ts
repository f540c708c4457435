import { payloads } from '../payloads.ts';

const known: ReadonlySet<string> = new Set(payloads);
export const isHostile = (text: unknown): text is string => typeof text === 'string' && known.has(text);

/** Texts that fit, each whole, until all have been taken; then those again that have not arrived. */
export type Supply = {
  readonly next: (most: number) => string;
  readonly arrived: (text: string) => void;
  readonly left: () => number;
};

/** Longer than most fields take: they go where there is room for them. */
const long = 80;

export const openSupply = (from: number): Supply => {
  const order = [...payloads.slice(from % payloads.length), ...payloads.slice(0, from % payloads.length)];
  const missing = new Set(order);
  let queue = [...order];
  let turn = 0;
  const take = (fits: (text: string) => boolean): string | undefined => {
    const at = queue.findIndex(fits);
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  };
  const next = (most: number): string => {
    const wide = most > long ? take(({ length }) => length > long && length <= most) : undefined;
    const found = wide ?? take(({ length }) => length <= most);
    if (found !== undefined) return found;
    const fitting = order.filter(({ length }) => length <= most);
    if (fitting.length === 0) throw new Error(`no hostile text has ${most} letters or fewer`);
    // Where all that fit have arrived, the queue is kept for places with more room.
    if (!fitting.some((text) => missing.has(text))) return fitting[turn++ % fitting.length] ?? '';
    queue = [...missing];
    return next(most);
  };
  return { next, arrived: (text) => void missing.delete(text), left: () => missing.size };
};
