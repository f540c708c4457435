/** What a vector gives names to; two of different kinds may share one. */
type Kind = 'person' | 'test' | 'contest' | 'complex' | 'story';

/** Vectors name things freely; commands have ids. A name that is an id nobody has yet stays itself. */
export const naming = () => {
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const freeId = (name: string): string => {
    if (/^[A-Za-z0-9_-]{1,64}$/.test(name) && !names.has(name)) return name;
    let n = names.size;
    while (names.has(`id-${n}`)) n++;
    return `id-${n}`;
  };
  const idOf = (kind: Kind, name: string): string => {
    const known = ids.get(`${kind} ${name}`);
    if (known !== undefined) return known;
    const id = freeId(name);
    ids.set(`${kind} ${name}`, id);
    names.set(id, name);
    return id;
  };
  return { idOf, nameOf: (id: string): string => names.get(id) ?? id };
};
export type Naming = ReturnType<typeof naming>;

type Fields = Readonly<Record<string, Kind | undefined>>;
const fields: Fields = {
  actor: 'person',
  ownerId: 'person',
  testId: 'test',
  a: 'test',
  b: 'test',
  storyId: 'story',
  complexId: 'complex',
};
/** What `id` names in a command; in all others it is a test. */
const makes: Fields = {
  createCharacter: 'person',
  contestedTest: 'contest',
  startComplex: 'complex',
  proposeStory: 'story',
};

/** The inputs of a command with names replaced by ids; coins are listed by test. */
export const withIds = (inputs: object, cmd: string, ids: Naming): Readonly<Record<string, unknown>> => {
  const kinds: Fields = { ...fields, id: makes[cmd] ?? 'test' };
  const named = (value: unknown, key: string): unknown => {
    const kind = kinds[key];
    if (typeof value === 'string') return kind === undefined ? value : ids.idOf(kind, value);
    if (Array.isArray(value)) return value.map((part) => named(part, key));
    return typeof value === 'object' && value !== null ? inside(value, key) : value;
  };
  const inside = (value: object, within: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        within === 'coins' ? ids.idOf('test', key) : key,
        named(part, within === 'coins' ? '' : key),
      ]),
    );
  return inside(inputs, '');
};
