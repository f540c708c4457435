import { locales, parse, type AnyRuleSet, type Viewer, type Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import {
  follow,
  handle,
  linesBetween,
  offersFor,
  openTable,
  sightOf,
  sitDown,
  type Luck,
  type Table,
} from '@aspekt/table';
import { expect, test } from 'vitest';
import { hiddenId } from './canary.ts';
import { secretly } from './hiding.ts';
import { inventions } from './inventions.ts';
import { Pen, type Random } from './pen.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const player: Viewer = { seat: 'player', role: 'player' };
const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };

/** Every id begins with a word that stands nowhere else, so that it cannot hide in a sentence. */
const mark = 'Zqxting';
const isId = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text);

/** The ids that a command gives to new things. The sides of a contest are called what they are called. */
const newIds = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return /^(id|ids)$/i.test(key) && isId(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'sides' ? [] : newIds(part, Array.isArray(value) ? key : name),
  );
};
/** What people write is theirs, also where it is spelled as an id is. */
const isWords = (key: string): boolean => /^(type|name|text|title|label|note|reason|intent)$/.test(key);
/** The same with other ids. */
const renamed = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => renamed(part, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [ids.get(key) ?? key, isWords(key) ? part : renamed(part, ids)]),
  );
};

/** Whoever is made without a name is called by the id. */
const named = (command: Wire): Wire =>
  /\/create(Character|QuickExtra)$/.test(command.type) && !('name' in command) && !('sheet' in command)
    ? { ...command, name: 'Nomen' }
    : command;

const luckOf = (seed: number): Luck => {
  let drawn = seed * 1_000_000;
  return { seed: () => (++drawn).toString(16).padStart(64, '0') };
};

const laid = (rules: AnyRuleSet, luck: Luck): Table => {
  const settings = { dial: 'suggest', typedDice: false, onlookers: true } as const;
  const parsed = parse(rules.settings, {});
  if (parsed.issues) throw new Error('no settings');
  const table = openTable(rules, { id: 't', name: 'T', locale: 'en', settings, gameSettings: parsed.value }, luck, 1);
  if (!table) throw new Error('no table');
  for (const viewer of [gm, player]) sitDown(table, { ...viewer, name: viewer.seat.toUpperCase() }, luck, 1);
  return table;
};

/** Everything that is told to anybody at this table, in one language, from a line on. */
const toldAt = (table: Table, locale: (typeof locales)[number]): readonly string[] =>
  [gm, player, onlooker].flatMap((viewer) => {
    const sight = sightOf(viewer, locale);
    follow(table, sight);
    const lines = linesBetween(table, sight, 1, sight.seqs.length);
    const told = lines.flatMap(({ told: parts, kind }) =>
      parts.flatMap(({ text, why = [] }) => [text, ...why].map((one) => `${kind} to ${viewer.role}: ${one}`)),
    );
    return [...told, ...offersFor(table, sight).map(({ label, command }) => `${command.type} offered: ${label}`)];
  });

/** Play at random, with hidden things too, in which every id is marked; what was told with an id in it, and what was done. */
const played = (rules: AnyRuleSet, seeds: number): { readonly ids: ReadonlySet<string>; readonly kinds: number } => {
  const ids = new Map<string, string>();
  const kinds = new Set<string>();
  const found = new Set<string>();
  for (let seed = 1; seed <= seeds; seed++) {
    const random: Random = wordsFrom(seed);
    const pen = new Pen(wordsFrom(seed + 77));
    const luck = luckOf(seed);
    const table = laid(rules, luck);
    const send = (by: Viewer, command: Wire): void => {
      for (const id of newIds(command))
        if (!id.startsWith(mark) && !id.startsWith(hiddenId)) ids.set(id, `${mark}${ids.size}`);
      const marked = renamed(named(command), ids) as Wire;
      const id = `c${table.entries.length}x${random()}`;
      if (handle(table, by, { id, command: marked, salt: '5a'.repeat(16) }, luck, 1).kind === 'accepted')
        kinds.add(command.type);
    };
    for (const { as, command } of rules.demo('en')) send(as === 'gm' ? gm : player, command as Wire);
    for (let i = 0; i < 150; i++) {
      const cast = rules.cast(table.board.game).filter(({ only }) => only === undefined);
      if (random() % 4 === 0)
        send(gm, secretly(rules.id, pen, { figures: cast.map(({ id }) => id), seats: [player.seat] }));
      const move = inventions[rules.id]?.(table.board.game as never, random);
      const offers = rules.offers(table.board.game, gm);
      const offer = random() % 3 === 0 ? offers[random() % Math.max(1, offers.length)] : undefined;
      if (offer) send(gm, offer.command as Wire);
      else if (move) send(move.by.role === 'gm' ? gm : player, move.command as Wire);
    }
    for (const text of toldAt(table, locales[seed % 3] ?? 'en'))
      if (text.includes(mark) || text.includes(hiddenId)) found.add(text);
  }
  return { ids: found, kinds: kinds.size };
};

const loaded = await Promise.all(games.map(async ({ id, load }) => ({ id, rules: await load() })));

test.each(loaded)(
  'no sentence and no button of $id has an id in it, whatever is done, hidden or not, whoever reads it',
  ({ rules }) => {
    const { ids, kinds } = played(rules, 9);
    expect([...ids].slice(0, 20)).toEqual([]);
    // Most of what can be done was done.
    expect(kinds).toBeGreaterThan(25);
  },
  60_000,
);

test.each(loaded)('a sentence of $id that tells an id is found out', ({ rules }) => {
  const telling: AnyRuleSet = {
    ...rules,
    describe: (event, locale, name) => {
      const told = rules.describe(event, locale, name);
      return { ...told, text: `${told.text} ${JSON.stringify(event)}` };
    },
  };
  expect(played(telling, 1).ids.size).toBeGreaterThan(0);
});
