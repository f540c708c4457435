import { locales, type Audience, type Role, type Wire } from '@aspekt/contract';
import type { TableView } from '@aspekt/protocol';
import type { PageTable } from './browser.ts';
import type { Page } from './page.ts';
import type { Secrets } from './secrets.ts';
import type { Witness } from './witness.ts';
import type { World } from './world.ts';

/** Where a choice comes from. */
export type Chance = Pick<World, 'below' | 'pick' | 'odds'>;

/** A page, as whoever sits before it knows it. */
export type OpenPage = Pick<Page, 'table' | 'load' | 'locale' | 'speak'>;

/** Somebody at the table, with a page open. */
export type Person<P = OpenPage> = {
  readonly name: string;
  readonly seat: string;
  readonly role: Role;
  readonly page: P;
  readonly witness: Witness;
  /** Gone for good: closed the page and does not come back. */
  gone: boolean;
};

type Table = PageTable & { readonly view: TableView };
type Deed = (person: Person, table: Table, world: Chance, secrets: Secrets) => Wire | undefined;

/** What people do, each with how often. */
const deeds: readonly (readonly [number, Deed])[] = [
  [40, (_, table, world) => world.pick(table.offers)?.command],
  [6, (_, table, world) => world.pick(table.offers)?.command && remembered(table, world)],
  [5, () => ({ type: 'table/undo' })],
  [4, () => ({ type: 'table/redo' })],
  [
    2,
    ({ role }, table, world) => (role === 'gm' ? { type: 'table/undo', line: lineBack(table, world, 8) } : undefined),
  ],
  [
    3,
    ({ role }, table, world) =>
      role === 'gm' ? undefined : { type: 'table/ask-undo', line: lineBack(table, world, 60) },
  ],
  [8, (person, table, world) => answerPlea(person, table, world)],
  [6, (person, _, world) => ({ type: 'table/say', text: `${person.name} says ${world.below(1000)}` })],
  [5, (person, table, world, secrets) => whisper(person, table, world, secrets)],
  [1, () => ({ type: 'table/x-card' })],
  [2, ({ role }, table, world, secrets) => (role === 'gm' ? note(table, world, secrets) : undefined)],
  [2, ({ role }, table, world, secrets) => (role === 'gm' ? request(table, world, secrets) : undefined)],
  [1, ({ role }, _, world) => (role === 'gm' ? configure(world) : undefined)],
  [1, ({ role }) => (role === 'gm' ? { type: 'table/reveal-dice' } : undefined)],
  [
    1,
    ({ role }, table, world) =>
      role === 'gm' ? { type: 'table/open-roll', line: lineBack(table, world, 20) } : undefined,
  ],
  [1, ({ seat }, _, world) => ({ type: 'table/rename-seat', seat, name: `Name ${world.below(100)}` })],
  [1, ({ role }, table, world) => (role === 'gm' ? showOut(table, world) : undefined)],
  [1, () => ({ type: 'table/no-such-command' })],
];
const all = deeds.reduce((sum, [often]) => sum + often, 0);

/** One deed of a person: most are commands, some are about the page itself. */
export const act = (person: Person, world: Chance, secrets: Secrets): void => {
  const { page } = person;
  const table = page.table();
  if (!table) return page.load();
  if (table.diceWanted) return throwDice(table, world);
  if (table.gameId === undefined) return;
  if (world.odds(0.02)) return page.load();
  if (world.odds(0.015)) return page.speak(world.pick(locales) ?? 'en');
  if (world.odds(0.03)) return table.loadOlder();
  if (world.odds(0.01)) return table.throwOwnDice(world.odds(0.5));
  if (person.role === 'gm' && table.view.paused && world.odds(0.4)) return send(table, { type: 'table/resume' });
  const many = world.odds(0.004) ? 60 : 1;
  for (let i = 0; i < many; i++) {
    const command = choose(person, table, world, secrets);
    if (command) send(table, command);
  }
};

const send = (table: PageTable, command: Wire): void => void table.do(command, { quiet: true });

const choose: Deed = (person, table, world, secrets) => {
  if (person.role === 'onlooker') return world.odds(0.1) ? { type: 'table/x-card' } : undefined;
  let left = world.below(all);
  for (const [often, deed] of deeds) {
    left -= often;
    if (left < 0) return deed(person, table, world, secrets);
  }
  return undefined;
};

/** A command from a button that was there a while ago. */
const old = new WeakMap<PageTable, Wire>();
const remembered = (table: Table, world: Chance): Wire | undefined => {
  const before = old.get(table);
  const now = world.pick(table.offers)?.command;
  if (now) old.set(table, now);
  return before;
};

/** One of the last so many lines. */
const lineBack = (table: Table, world: Chance, most: number): number =>
  Math.max(1, (table.lines.at(-1)?.n ?? 1) - world.below(most));

const answerPlea = ({ seat }: Person, { view: { plea } }: Table, world: Chance): Wire | undefined => {
  if (!plea || (!plea.waiting.includes(seat) && plea.by !== seat)) return undefined;
  return { type: 'table/answer-undo', agree: plea.by !== seat && world.odds(0.8) };
};

const whisper = ({ seat, role }: Person, { view }: Table, world: Chance, secrets: Secrets): Wire => {
  const other = world.pick(view.seats)?.seat ?? 'gm';
  const to: Audience = world.odds(0.4) ? 'gm' : [other];
  const heard = to === 'gm' ? (role === 'gm' ? 'gm' : [seat]) : [other, seat];
  return { type: 'table/say', text: `psst ${secrets.word(heard)}`, to };
};

const note = ({ view }: Table, world: Chance, secrets: Secrets): Wire => {
  const one = world.pick(view.notes);
  if (one && world.odds(0.3)) return { type: 'table/strike-note', id: one.id };
  const open = one?.text.startsWith('open');
  if (one && open && world.odds(0.5)) return { type: 'table/reveal-note', id: one.id };
  const id = `note-${world.below(1e9)}`;
  return world.odds(0.5)
    ? { type: 'table/write-note', id, text: `hidden ${secrets.word('gm')}` }
    : { type: 'table/write-note', id, text: `open ${id}` };
};

const request = ({ view, offers }: Table, world: Chance, secrets: Secrets): Wire | undefined => {
  const one = world.pick(view.requests);
  if (one && world.odds(0.4)) return { type: 'table/withdraw-request', id: one.id };
  const seat = world.pick(view.seats.filter(({ role }) => role === 'player'))?.seat;
  const command = world.pick(offers)?.command;
  if (seat === undefined || !command) return undefined;
  return { type: 'table/request', id: `ask-${world.below(1e9)}`, seat, command, note: secrets.word([seat]) };
};

/** Guests only: without the demo's own player little is left to play. */
const showOut = ({ view }: Table, world: Chance): Wire | undefined => {
  const guest = world.odds(0.3) ? world.pick(view.seats.filter(({ seat }) => seat.startsWith('s-'))) : undefined;
  return guest && { type: 'table/remove-seat', seat: guest.seat };
};

const configure = (world: Chance): Wire => ({
  type: 'table/configure',
  settings: { dial: world.pick(['ask', 'suggest', 'do'] as const) ?? 'ask', typedDice: world.odds(0.5) },
});

const throwDice = ({ diceWanted }: PageTable, world: Chance): void => {
  const { count = 0, allowed = [] } = diceWanted ?? {};
  diceWanted?.give(Array.from({ length: count }, () => world.pick(allowed) ?? 1));
};
