import type { AnyRuleSet, Viewer, Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { exportWhole, handle, offersFor, openTable, sightOf, sitDown, type Luck, type Table } from '@aspekt/table';

const players = ['anna', 'bo'] as const;

/** The log of a long evening of a game, to the byte the same for the same seed. */
export const recordEvening = (rules: AnyRuleSet, seed: number, commands: number): string =>
  exportWhole(playEvening(rules, seed, commands));

/** A long evening of a game: its demo, then offers taken at random by everyone at the table, with undo now and then. */
export const playEvening = (rules: AnyRuleSet, seed: number, commands: number): Table => {
  const random = wordsFrom(seed);
  const luck: Luck = { seed: () => Array.from({ length: 8 }, () => hex(random())).join('') };
  const settings = { dial: 'suggest', typedDice: false, onlookers: true } as const;
  const spec = {
    id: `golden-${rules.id}-${seed}`,
    name: rules.credit.title,
    locale: 'sv',
    settings,
    gameSettings: {},
  } as const;
  let now = 1_800_000_000_000;
  const table = openTable(rules, spec, luck, now);
  if (!table) throw new Error(`${rules.id} does not take its own defaults`);
  sitDown(table, { seat: 'gm', name: 'GM', role: 'gm' }, luck, now);
  for (const seat of players) sitDown(table, { seat, name: seat, role: 'player' }, luck, now);

  let serial = 0;
  const send = (by: Viewer, command: Wire): boolean => {
    now += 1000 + (random() % 60_000);
    const salt = Array.from({ length: 4 }, () => hex(random())).join('');
    return handle(table, by, { id: `c${++serial}`, command, salt }, luck, now).kind === 'accepted';
  };
  for (const { as, command } of rules.demo('sv')) {
    if (!send(as === 'gm' ? gm : anna, command as Wire))
      throw new Error(`the demo of ${rules.id} was refused: ${command.type}`);
  }
  for (let i = 0; i < commands; i++) takeTurn(table, random, send);
  return table;
};

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };
const people = [gm, gm, anna, anna, bo] as const;

const takeTurn = (table: Table, random: () => number, send: (by: Viewer, command: Wire) => boolean): void => {
  const by = people[random() % people.length] ?? gm;
  if (random() % 25 === 0) return void send(gm, { type: random() % 3 === 0 ? 'table/redo' : 'table/undo' });
  const offers = offersFor(table, sightOf(by, 'sv'));
  const offer = offers[random() % Math.max(1, offers.length)];
  if (offer) send(by, offer.command);
};

const hex = (word: number): string => word.toString(16).padStart(8, '0');
