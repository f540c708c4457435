/** Reading data of a known format without trusting it: wrong types become the default. */
export type Loose = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: unknown): Loose => (isObject(value) ? value : {});
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown, missing = ''): string => (typeof value === 'string' ? value : missing);
export const number = (value: unknown, missing = 0): number => (typeof value === 'number' ? value : missing);
export const flag = (value: unknown, missing = false): boolean => (typeof value === 'boolean' ? value : missing);
export const texts = (value: unknown): readonly string[] => list(value).map((one) => text(one));
export const numbers = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(object(value)).map(([key, one]) => [key, number(one)]));
