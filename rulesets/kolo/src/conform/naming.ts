/** Vectors name things freely; commands have ids. Names that are ids stay themselves. */
export const naming = () => {
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const idOf = (name: string): string => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = /^[A-Za-z0-9_-]{1,64}$/.test(name) ? name : `id-${ids.size}`;
    ids.set(name, id);
    names.set(id, name);
    return id;
  };
  return { idOf, nameOf: (id: string): string => names.get(id) ?? id };
};
export type Naming = ReturnType<typeof naming>;

/** The fields of a step that name a character, a test, a contest, a complex test, a story or a player. */
const idFields = new Set(['id', 'actor', 'testId', 'storyId', 'complexId', 'a', 'b', 'ownerId']);

/** The same value with names replaced by ids; coins are listed by test. */
export const withIds = (value: unknown, key: string, ids: Naming): unknown => {
  if (typeof value === 'string') return idFields.has(key) ? ids.idOf(value) : value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, key, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [key === 'coins' ? ids.idOf(name) : name, withIds(part, name, ids)]),
  );
};
