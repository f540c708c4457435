import { facesIn, settingsIn, type SettingWords, type TableTexts } from './words.ts';

const settings: SettingWords = {
  dial: { ask: 'ask for everything', suggest: 'suggest', do: 'make open choices by itself' },
  typedDice: (on) => (on ? 'real dice may be typed in' : 'no typed-in dice'),
  onlookers: (on) => (on ? 'onlookers may watch' : 'no onlookers'),
  waitingRoom: (on) => (on ? 'the game master lets people in' : 'whoever is invited comes in at once'),
  talkEvery: (seconds) =>
    seconds > 0 ? `players speak once in ${seconds} seconds at most` : 'everyone speaks whenever they like',
};

export const en: TableTexts = {
  events: {
    'table/created': ({ name }) => `The table “${name}” is laid.`,
    'table/imported': () => 'The table was brought in from a file. The dice go on from new seeds.',
    'table/copied': ({ restored }) =>
      restored
        ? 'The table was restored from a backup. The dice go on from new seeds.'
        : 'The game master took a copy of the whole table. The dice go on from new seeds.',
    'table/chains-opened': () => 'The server has committed itself to new dice for those who may see them.',
    'table/dice-revealed': ({ revealed }) =>
      `The dice so far are revealed: anyone can check them now (${revealed.map(({ epoch }) => epoch).join(', ')}).`,
    'table/roll-opened': ({ opening }) => `A secret roll is opened: ${facesIn(opening.throws)}.`,
    'table/seated': ({ name, role }) =>
      role === 'gm' ? `${name} leads the game.` : role === 'player' ? `${name} sits down.` : `${name} is watching.`,
    'table/seat-renamed': ({ before, name }) => `${before} is now called ${name}.`,
    'table/seat-removed': ({ name }) => `${name} has left the table.`,
    'table/renamed': ({ name }) => `The table is now called “${name}”.`,
    'table/configured': (event) => `Table settings: ${settingsIn(settings, event.settings)}.`,
    'table/said': ({ seat, as, text }, name) => `${name(as ?? seat)}: “${text}”`,
    'table/note-written': ({ text }) => `Note: ${text}`,
    'table/note-revealed': ({ text }) => `A note is shown: ${text}`,
    'table/note-struck': ({ text }) => `A note is struck: ${text}`,
    'table/requested': ({ seat, note }, name) => `The game master asks ${name(seat)} to act.${note && ` ${note}`}`,
    'table/request-withdrawn': ({ seat }, name) => `What ${name(seat)} was asked for is withdrawn.`,
    'table/request-done': () => 'As the game master asked.',
    'table/undone': () => 'Undone.',
    'table/redone': () => 'Brought back.',
    'table/undo-asked': ({ seat }, name) => `${name(seat)} asks to take something back.`,
    'table/undo-agreed': ({ seat }, name) => `${name(seat)} agrees.`,
    'table/undo-declined': ({ seat }, name) => `It stands: ${name(seat)} says no.`,
    'table/paused': () => 'Pause. Somebody played the X-card.',
    'table/resumed': () => 'The game goes on.',
  },
  somebody: 'somebody',
  untold: 'Something happened that this version cannot tell.',
  undone: (what, more) => `Undone: ${what}${more > 0 ? ` (and ${more} more)` : ''}`,
  redone: (what, more) => `Brought back: ${what}${more > 0 ? ` (and ${more} more)` : ''}`,
  asked: (who, what, more) => `${who} asks to take back: ${what}${more > 0 ? ` (and ${more} more)` : ''}`,
  refusals: {
    TABLE_E_ONLOOKER: 'You are watching. Ask the game master for a seat to take part.',
    TABLE_E_GM_ONLY: 'Only the game master can do that.',
    TABLE_E_NO_SEAT: 'You have no seat at this table any more. Ask the game master for a new link.',
    TABLE_E_PAUSED: 'The game is paused. It goes on when the game master says so.',
    TABLE_E_NOT_PAUSED: 'The game is not paused.',
    TABLE_E_TYPED_DICE_OFF: 'This table does not take typed-in dice. The game master can allow them in the settings.',
    TABLE_E_ID_TAKEN: 'That id is taken already. Choose another.',
    TABLE_E_NO_NOTE: 'That note is not there any more.',
    TABLE_E_NOTE_SHOWN: 'Everyone can see that note already.',
    TABLE_E_NO_REQUEST: 'That request is not there, or it asks for something the game does not know.',
    TABLE_E_UNKNOWN_SEAT: 'Nobody sits there.',
    TABLE_E_OWN_SEAT_ONLY: 'You can only change your own name.',
    TABLE_E_GM_STAYS: 'The game master’s seat cannot be removed.',
    TABLE_E_TABLE_FULL: 'Every seat at this table is taken.',
    TABLE_E_NOT_YOUR_FIGURE: 'You cannot speak for that person.',
    TABLE_E_NOTHING_TO_UNDO:
      'There is nothing you can undo. You can undo your own last action until somebody else acts.',
    TABLE_E_NOTHING_TO_REDO: 'There is nothing to bring back.',
    TABLE_E_ENTANGLED: 'Too much has happened since. Ask the game master to undo it.',
    TABLE_E_UNKNOWN_LINE: 'There is no such line in the log.',
    TABLE_E_PLEA_OPEN: 'There is a question already about taking something back. Answer that one first.',
    TABLE_E_NO_PLEA: 'Nobody asks to take anything back.',
    TABLE_E_NOT_ASKED: 'You are not asked about that.',
    TABLE_E_UNDO_YOURSELF: 'You can undo that yourself.',
    TABLE_E_TOO_LONG_AGO: 'That is too long ago. The game master can still undo it.',
    TABLE_E_NO_SECRET_ROLL: 'There is no secret roll in that line.',
    TABLE_E_NO_DICE: 'There are no dice for those people yet.',
  },
  talkSlowly: (seconds) =>
    `This table talks slowly. You can speak again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  chronicle: {
    hidden: 'hidden from players',
    struck: 'undone',
    typed: 'typed in',
    overruled: 'overruled',
    game: 'Game',
    people: 'People',
    dice: 'dice',
  },
};
