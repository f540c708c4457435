/** Words of 32 random bits, from a seed. */
export type Random = () => number;

const one = <T>(items: readonly T[], random: Random): T => items[random() % items.length] as T;

const poisoned = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON'];
const texts = [
  '',
  ' ',
  'gm',
  'player',
  'onlooker',
  'table',
  'scene',
  '../../etc/passwd',
  '..%2f..%2f',
  '=cmd|calc!A1',
  '\u001b[2J\u001b[31m',
  'a\r\nset-cookie: x=1',
  '\u202egm\u202c',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE entries; --",
  '${7*7}',
  '%s%n%x',
  'é'.repeat(80),
  'x'.repeat(81),
  'x'.repeat(2001),
  '👩‍👩‍👧‍👦'.repeat(20),
  ...poisoned,
];
const numbers = [0, -0, 1, -1, 0.1, 1.5, 99, 1e3, 1e6, 2 ** 31, -(2 ** 31), 2 ** 53, -(2 ** 53), 1e21, 1e300, 5e-324];
/** Numbers that only text can hold. */
const rawNumbers = ['1e999', '-1e999', '123456789012345678901234567890', '1E+400', '0.1e-999', '-0'];

const strange = (random: Random): unknown => {
  switch (random() % 9) {
    case 0:
      return null;
    case 1:
      return random() % 2 === 0;
    case 2:
    case 3:
      return one(numbers, random);
    case 4:
    case 5:
      return one(texts, random);
    case 6:
      return Array.from({ length: random() % 5 }, () => one<unknown>([null, 1, 'gm', [], {}], random));
    case 7:
      return { [one(poisoned, random)]: { role: 'gm', only: 'gm', type: 'x' } };
    default:
      return nested(random() % 40);
  }
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** The same value with one thing in it changed, anywhere: a part replaced, taken away, doubled, or a key added or renamed. */
export const changed = (value: unknown, random: Random, key = ''): unknown => {
  // What kind of command it is stays mostly as it is: others are refused at the door.
  if (key === 'type' && random() % 8 > 0) return value;
  if (typeof value === 'string' && random() % 3 === 0) return `${value}${one(texts, random)}`;
  if (typeof value === 'number' && random() % 2 === 0)
    return one([value + 1, -value, value + 0.5, value * 1e6], random);
  if (typeof value !== 'object' || value === null || random() % 12 === 0) return strange(random);
  if (Array.isArray(value)) {
    const at = random() % Math.max(1, value.length);
    if (value.length === 0 || random() % 4 === 0) return [...value, strange(random)];
    if (random() % 5 === 0) return [...value, ...value];
    return value.map((part, i) => (i === at ? changed(part, random) : part));
  }
  const entries = Object.entries(value);
  const [name = '', part] = entries[random() % Math.max(1, entries.length)] ?? [];
  switch (random() % 8) {
    case 0:
      return Object.fromEntries(entries.filter(([each]) => each !== name || each === 'type'));
    case 1:
      return {
        ...value,
        [one([...poisoned, 'only', 'secret', 'to', 'hidden', 'by', 'extra'], random)]: strange(random),
      };
    case 2:
      return Object.fromEntries(
        entries.map(([each, inner]) => [each === name && each !== 'type' ? one(poisoned, random) : each, inner]),
      );
    default:
      return { ...value, [name]: changed(part, random, name) };
  }
};

/** JSON text with something about it that a value cannot have: a key twice, a key of a prototype, a number too large, a lone half of a letter. */
export const misspelt = (text: string, random: Random): string => {
  const at = random() % Math.max(1, text.length);
  switch (random() % 12) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return (
        text.slice(0, at) +
        one(['"', '{', '}', '[', ']', ',', ':', '\\', '\u0000', '\ud800', '{}', '//'], random) +
        text.slice(at)
      );
    case 3:
      return text.slice(0, at) + String.fromCharCode(random() % 0x3000) + text.slice(at + 1);
    case 4:
      return text.replace('{', `{"__proto__":{"role":"gm","isGm":true},`);
    case 5:
      return text.replace(/"(\w+)":/, '"$1":1,"$1":');
    case 6:
      return text.replace(/:(\d+|"[^"]*")/, () => `:${one(rawNumbers, random)}`);
    case 7:
      return text.replace(/:("[^"]*")/, () => String.raw`:"\ud800\u0000"`);
    case 8:
      return text.replace(/:("[^"]*"|\d+)/, () => `:${'['.repeat(500)}${']'.repeat(500)}`);
    case 9:
      return text.replaceAll('"', "'");
    case 10:
      return text + text;
    default:
      return text.replace(/"(\w+)":/, String.raw`"\u005f_proto__":`);
  }
};

/** Bytes that were text. */
export const bent = (bytes: Uint8Array, random: Random): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  for (let i = 1 + (random() % 4); i > 0 && copy.length > 0; i--) copy[random() % copy.length] = random() % 256;
  return random() % 4 === 0 ? copy.subarray(0, random() % Math.max(1, copy.length)) : copy;
};
