/** Somebody at a door of the server, by what they bring. */
export type Caller =
  | 'nobody'
  | 'a made-up link'
  | 'another table’s game master'
  | 'a removed player'
  | 'a renewed link'
  | 'an ended link'
  | 'an expired invitation'
  | 'somebody who waits'
  | 'the invitation'
  | 'an onlooker'
  | 'a player'
  | 'the game master';
export const callers: readonly Caller[] = [
  'nobody',
  'a made-up link',
  'another table’s game master',
  'a removed player',
  'a renewed link',
  'an ended link',
  'an expired invitation',
  'somebody who waits',
  'the invitation',
  'an onlooker',
  'a player',
  'the game master',
];

const anyone = callers;
/** Whoever has a link to this table that has not ended. */
const anyLink: readonly Caller[] = ['the invitation', 'an onlooker', 'a player', 'the game master'];
const gm: readonly Caller[] = ['the game master'];

export type Door = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly what: string;
  readonly who: readonly Caller[];
  /** What the words of `who` would leave out. */
  readonly how?: string;
  readonly body?: (token: string, table: string) => object;
};

/** Every address of the server and who may ask there. What is not here is nobody's. */
export const doors: readonly Door[] = [
  { method: 'GET', path: '/health', what: 'whether there is room to write', who: anyone },
  { method: 'GET', path: '/api/games', what: 'the list of games', who: anyone },
  {
    method: 'POST',
    path: '/api/tables',
    what: 'lay a table',
    who: anyone,
    how: 'whoever does gets its links and is its game master',
    body: () => ({ game: 'pebbles', locale: 'en', name: 'New', gmName: 'Gun' }),
  },
  {
    method: 'POST',
    path: '/api/demo',
    what: 'open a demo',
    who: anyone,
    how: 'as above',
    body: () => ({ game: 'pebbles', locale: 'en' }),
  },
  {
    method: 'POST',
    path: '/api/import',
    what: 'bring in a file',
    who: anyone,
    how: 'a game master’s file becomes a table of its own; no other file is taken',
  },
  {
    method: 'POST',
    path: '/api/link',
    what: 'what is behind a link',
    who: anyLink,
    body: (token, table) => ({ table, token }),
  },
  {
    method: 'POST',
    path: '/api/join',
    what: 'sit down',
    who: anyLink,
    how: 'the invitation gives a new seat of a player or an onlooker, where the game master does not let people in herself; a seat’s link gives that seat again',
    body: (token, table) => ({ table, token, name: 'Eva', locale: 'en' }),
  },
  {
    method: 'GET',
    path: '/api/tables/:id/export',
    what: 'the table as a file',
    who: anyLink,
    how: 'as far as the holder of the link may know; by the invitation only where onlookers are welcome',
  },
  {
    method: 'GET',
    path: '/api/tables/:id/chronicle',
    what: 'the story so far',
    who: anyLink,
    how: 'as above',
  },
  {
    method: 'POST',
    path: '/api/tables/:id/links',
    what: 'give, renew and end links',
    who: gm,
    body: () => ({ act: 'give', kind: 'invite' }),
  },
  {
    method: 'POST',
    path: '/api/tables/:id/waiting',
    what: 'let somebody in who waits, or turn them away for a while or for the evening',
    who: gm,
    body: () => ({ id: 'w1', letIn: true }),
  },
  { method: 'POST', path: '/api/tables/:id/copy', what: 'the whole table with its seeds', who: gm },
  {
    method: 'POST',
    path: '/api/tables/:id/delete',
    what: 'delete the table',
    who: gm,
    how: 'who types its name',
    body: () => ({ name: 'Test' }),
  },
];

export type Verb = { readonly verb: string; readonly what: string; readonly who: string };

/**
 * Every command of the command line and whose hands it is in. Over a link it asks the server, and the row of that
 * door holds; on a folder it is for whoever may read the folder, which is made for its owner alone.
 */
export const verbs: readonly Verb[] = [
  { verb: 'serve', what: 'runs the server', who: 'whoever owns the data folder' },
  {
    verb: 'play',
    what: 'a table in one’s own terminal',
    who: 'anyone; each seat may there what it may at a server’s table',
  },
  { verb: 'roll', what: 'throws dice', who: 'anyone' },
  {
    verb: 'odds',
    what: 'odds of a state that one has',
    who: 'anyone; `--as` a player, as far as the table lets players ask',
  },
  { verb: 'describe', what: 'tells what a game can be told and asked', who: 'anyone' },
  { verb: 'conform', what: 'plays test vectors', who: 'anyone' },
  { verb: 'verify', what: 'checks a file or a folder', who: 'whoever has the file or owns the folder' },
  { verb: 'backup', what: 'copies all tables', who: 'whoever owns the data folder' },
  { verb: 'tables', what: 'lists all tables', who: 'whoever owns the data folder' },
  { verb: 'restore', what: 'puts a backup in place', who: 'whoever owns the data folder, while no server uses it' },
  {
    verb: 'delete',
    what: 'deletes a table',
    who: 'by a link, the game master; otherwise whoever owns the data folder, while no server uses it',
  },
  {
    verb: 'export',
    what: 'writes a table to a file',
    who: 'by a link, any link of the table as far as its holder may know; otherwise whoever owns the data folder',
  },
  { verb: 'import', what: 'brings a file to a server', who: 'anyone with a game master’s file' },
  { verb: 'simulate', what: 'plays many times and counts', who: 'anyone' },
];
