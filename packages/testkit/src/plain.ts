/** What was found plain and frozen once stays so, and needs no second look. */
const settled = new WeakSet<object>();

/**
 * Looks whether a value is plain JSON and freezes all of it, so that whoever changes it later fails on the spot.
 * Says where it is not plain. A field that is undefined is one that is not there, as JSON has it.
 */
export const settle = (value: unknown, where = 'it'): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${where} is ${value}`;
  if (typeof value !== 'object') return `${where} is ${typeof value}`;
  if (settled.has(value)) return undefined;
  const fault = Array.isArray(value) ? settleList(value, where) : settleRecord(value, where);
  if (fault === undefined) settled.add(Object.freeze(value));
  return fault;
};

const settleList = (list: readonly unknown[], where: string): string | undefined => {
  for (const [i, one] of list.entries()) {
    const fault = settle(one, `${where}[${i}]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const settleRecord = (record: object, where: string): string | undefined => {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) return `${where} is of a class of its own`;
  for (const [key, one] of Object.entries(record)) {
    const fault = one === undefined ? undefined : settle(one, `${where}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
