import type { TableCommand } from '@aspekt/protocol';

/** g the game master, a Anna, b Bo; onlookers, strangers and those whose seat is gone are never among them. */
type Row = {
  readonly playing: string;
  readonly paused: string;
  /** What Anna has to do with it and Bo has not. */
  readonly anna?: string;
};

/** Who may ask what of a table where each of these could be carried out. Every allow is written down here. */
export const allowed: Readonly<Record<TableCommand['type'], Row>> = {
  'table/say': { playing: 'gab', paused: 'gab' },
  'table/x-card': { playing: 'gab', paused: 'gab' },
  'table/undo': { playing: 'ga', paused: 'g', anna: 'the player who acted last' },
  'table/redo': { playing: 'ga', paused: 'g', anna: 'the player who has undone it' },
  // The game master need not ask.
  'table/ask-undo': { playing: 'ab', paused: '' },
  'table/answer-undo': { playing: 'ga', paused: 'ga', anna: 'players whose actions it is about' },
  'table/rename-seat': { playing: 'ga', paused: '', anna: 'the player whose seat it is' },
  'table/resume': { playing: '', paused: 'g' },
  'table/rename': { playing: 'g', paused: '' },
  'table/configure': { playing: 'g', paused: '' },
  'table/remove-seat': { playing: 'g', paused: 'g' },
  'table/write-note': { playing: 'g', paused: '' },
  'table/reveal-note': { playing: 'g', paused: '' },
  'table/strike-note': { playing: 'g', paused: '' },
  'table/request': { playing: 'g', paused: '' },
  'table/withdraw-request': { playing: 'g', paused: '' },
  'table/reveal-dice': { playing: 'g', paused: '' },
  'table/open-roll': { playing: 'g', paused: '' },
};

/** What a game's own commands are: for whom its rules say, and for nobody while the table is paused. */
export const ofTheGame: Row = { playing: 'ga', paused: '', anna: 'players for whom the rules of the game say so' };
