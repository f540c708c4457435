import { createHash, createHmac } from 'node:crypto';

/** A verifier written from docs/fair-dice.md alone, with another library: the twin of `verify`. */
export const fields = (...parts: readonly (string | number | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
export const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, bytes: Buffer): Buffer => createHmac('sha256', key).update(bytes).digest();
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

type Seed = { readonly audience: string; readonly epoch: number; readonly seed: string };
type Chain = { readonly audience: string; readonly epoch: number; readonly commitment: string };
type Thrown = {
  readonly what: string;
  readonly die: string;
  readonly faces: readonly number[];
  readonly to: string | readonly string[];
};
type Luck = {
  readonly audience: string;
  readonly epoch: number;
  readonly counter: number;
  readonly sealed?: string;
  readonly typed?: true;
};
type Entry = {
  readonly id: string;
  readonly by?: string;
  readonly salt?: string;
  readonly typed?: true;
  readonly luck?: readonly Luck[];
  readonly throws: readonly Thrown[];
  readonly seeds?: readonly Seed[];
  readonly events: readonly {
    readonly type: string;
    readonly table?: string;
    readonly settings?: { readonly typedDice?: boolean };
    readonly chains?: readonly Chain[];
    readonly revealed?: readonly Seed[];
  }[];
};

/** The faces of a die in ascending order. */
const facesOf = (die: string): readonly number[] => {
  if (die === 'd0-9') return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  if (die === 'dF') return [-1, 0, 1];
  return die === 'coin' ? [0, 1] : Array.from({ length: Number(die.slice(1)) }, (_, i) => i + 1);
};

/** All throws of one command and one audience, as they fall. */
const fall = (
  seed: Buffer,
  table: string,
  { audience, epoch, counter }: Luck,
  entry: Entry,
  thrown: readonly Thrown[],
) => {
  const words: number[] = [];
  let block = 0;
  const next = (below: number): number => {
    for (;;) {
      if (words.length === 0) {
        const place = fields(table, audience, epoch, counter, entry.id, hex(entry.salt ?? ''), block++);
        const drawn = hmac(seed, place);
        for (let at = 0; at < 32; at += 4) words.push(drawn.readUInt32BE(at));
      }
      const word = words.shift() ?? 0;
      if (word < below) return word;
    }
  };
  return thrown.map(({ die, faces }) => {
    const all = facesOf(die);
    return faces.map(() => all[next(Math.floor(2 ** 32 / all.length) * all.length) % all.length]);
  });
};

const sealOf = (seed: Buffer, table: string, luck: Luck, { id }: Entry, thrown: readonly Thrown[]): string => {
  const nonce = hmac(seed, fields('seal-v1', table, luck.audience, luck.epoch, luck.counter, id));
  const results = thrown.flatMap(({ what, die, faces }) => [what, die, faces.join(' ')]);
  return sha(fields('seal-v1', id, ...results, nonce));
};
const followingId = (seed: Buffer, table: string, { audience, epoch, counter }: Luck, salt: string): string =>
  `f.${hmac(seed, fields('follows-v1', table, audience, epoch, counter, hex(salt)))
    .toString('hex')
    .slice(0, 32)}`;

const nameOf = (to: Thrown['to']): string => (typeof to === 'string' ? to : `seats:${to.toSorted().join(',')}`);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** The entries of a file whose hashes fit together. */
const entriesIn = (file: string): readonly Entry[] | undefined => {
  const [first = '', ...lines] = file.trimEnd().split('\n');
  const { hash, head } = JSON.parse(first) as { hash: string; head: { table: string; entries: number; last: string } };
  if (hash !== sha(fields('head-v1', first.slice(first.indexOf('"head":') + 7, -1)))) return undefined;
  let previous = sha(fields('log-v1', head.table));
  const entries: Entry[] = [];
  for (const text of lines) {
    const line = JSON.parse(text) as { hash: string; prev: string; entry: Entry };
    const own = sha(fields('entry-v1', previous, text.slice(text.indexOf('"entry":') + 8, -1)));
    if (line.prev !== previous || line.hash !== own) return undefined;
    previous = own;
    entries.push(line.entry);
  }
  return head.entries === entries.length && head.last === previous ? entries : undefined;
};

/** What the whole log is found to be; openings of single rolls, and old random ids, are not looked at. */
export const judgedByTwin = (file: string): 'proved' | 'unrevealed' | 'wrong' => {
  const entries = entriesIn(file);
  if (!entries) return 'wrong';
  const known = entries.flatMap(({ events, seeds = [] }) => [
    ...seeds,
    ...events.flatMap(({ revealed = [] }) => revealed),
  ]);
  const chains = new Map<string, Chain>();
  const counters = new Map<string, number>();
  const shown = new Set<string>();
  const rolled = new Set<string>();
  let [table, typedDice, salt, unknown] = ['', false, '', false];
  const opens = ({ audience, epoch, seed }: Seed, { commitment }: Chain): boolean =>
    sha(fields('dice-v1', table, audience, epoch, hex(seed))) === commitment;
  /** Whether what one audience threw with one command is as it should be. */
  const isRight = (entry: Entry, luck: Luck, thrown: readonly Thrown[]): boolean => {
    const { audience, epoch, counter } = luck;
    const chain = chains.get(audience);
    const due = counters.get(audience) ?? 0;
    counters.set(audience, due + 1);
    if (!isCount(counter) || counter !== due || !chain || chain.epoch !== epoch || thrown.length === 0) return false;
    if (shown.has(`${audience} ${epoch}`)) return false;
    const claimed = known.filter((one) => one.audience === audience && one.epoch === epoch);
    if (claimed.length === 0) {
      unknown ||= !luck.typed;
      return !luck.typed || typedDice;
    }
    const found = claimed.find((one) => opens(one, chain));
    if (!found) return false;
    const seed = hex(found.seed);
    if (luck.sealed !== undefined && luck.sealed !== sealOf(seed, table, luck, entry, thrown)) return false;
    if (entry.id.startsWith('f.') && luck === entry.luck?.[0]) {
      const own = entry.salt ?? '';
      if (entry.id !== followingId(seed, table, luck, own) || (own !== '' && own !== salt)) return false;
    }
    if (luck.typed) return typedDice;
    return JSON.stringify(fall(seed, table, luck, entry, thrown)) === JSON.stringify(thrown.map(({ faces }) => faces));
  };
  const isSound = (entry: Entry): boolean => {
    const { luck = [], throws } = entry;
    const drawn = new Set(luck.map(({ audience }) => audience));
    const sources = throws.every(({ to }) => drawn.has(nameOf(to)) || (entry.typed && typedDice));
    const once = luck.length === 0 || !rolled.has(entry.id);
    if (luck.length > 0) rolled.add(entry.id);
    const rolls = luck
      .filter(({ counter }) => counter !== undefined)
      .map((one) =>
        isRight(
          entry,
          one,
          throws.filter(({ to }) => nameOf(to) === one.audience),
        ),
      );
    if (entry.by !== 'table' && !entry.id.startsWith('f.')) salt = luck.length > 0 ? (entry.salt ?? '') : '';
    const events = entry.events.map(({ type, chains: opened = [], revealed = [], ...event }) => {
      if (!type.startsWith('table/')) return true;
      table = event.table ?? table;
      typedDice = event.settings?.typedDice ?? typedDice;
      const right = revealed.map((one) => {
        shown.add(`${one.audience} ${one.epoch}`);
        const chain = chains.get(one.audience);
        return chain?.epoch === one.epoch && opens(one, chain);
      });
      const fresh = opened.map((chain) => {
        const later = chain.epoch > (chains.get(chain.audience)?.epoch ?? 0);
        if (later) chains.set(chain.audience, chain);
        return later;
      });
      return [...right, ...fresh].every(Boolean);
    });
    return [sources, once, drawn.size === luck.length, ...rolls, ...events].every(Boolean);
  };
  const sound = entries.map(isSound);
  return sound.every(Boolean) ? (unknown ? 'unrevealed' : 'proved') : 'wrong';
};
