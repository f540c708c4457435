const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A new id that nobody else will make: 96 random bits, a prefix to read it by. */
export const newId = (prefix = ''): string =>
  (prefix && `${prefix}-`) + Array.from(bytes(16), (byte) => letters[byte & 63]).join('');

/** The sixteen bytes of this device's own that go into every throw of a command. */
export const newSalt = (): string => Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
