import type { Words } from './types.ts';

export const en: Words = {
  outcome: {
    proved: 'Proved: every throw follows from a seed that was committed to before it.',
    unrevealed: 'Not yet revealable: nothing is wrong, and some throws can be proved when their seed is shown.',
    wrong: 'Wrong: this log does not prove its dice.',
    none: 'There is nothing to prove: the table has thrown no dice.',
  },
  fault: {
    'not a log': 'Wrong: this is not a log of Aspekt.',
    'unknown version': 'This log is of a newer version than this check. Update it and try again.',
    changed: 'Wrong: the log was changed. Its hashes do not fit together.',
    'cut short': 'Wrong: the log was cut short, or lines were added.',
  },
  whole: 'The hashes of the log fit together.',
  count: {
    proved: 'Proved',
    unrevealed: 'Not yet revealable',
    wrong: 'Wrong',
    typed: 'Typed in by hand, nothing to prove',
  },
  unsealed: 'Opened secret rolls without a seal in this file, nothing to prove',
  opened: 'Opened secret rolls that fit their seal',
  asSent: 'Your own rolls that stand in the log as this device sent them',
  strange: 'Rolls in your name that this device does not know, such as from another one',
  late: 'Your own rolls whose number the server fixed only after they were sent',
  unsalted: 'Thrown without bytes of the one who rolled',
  chosen: 'Thrown by the table itself in a way that left the server a choice',
  overruled: 'Rules overruled by the game master',
  unanswered: 'Somebody had got no answer to a roll before',
  line: 'line',
  going: {
    'goes on': 'The log goes on from the earlier one. New lines',
    behind:
      'Wrong: the log ends before the earlier one does. The server went back to an earlier state, or lines were taken away. Missing lines',
    other: 'Wrong: the log is another than the earlier one. The server went back and played on, or its log was changed',
    'another table': 'The two logs are of different tables.',
  },
  broken: { earlier: 'The earlier log', later: 'The later log' },
  why: {
    malformed:
      'Something in the line is not of the type that it has to be, such as a counter that is no whole number. Nothing in it proves anything.',
    'no source': 'The throw says neither which seed it came from nor that it was typed in.',
    'typed without leave': 'Dice were typed in at a table that did not allow it.',
    'counter went back': 'The counter of the dice stands still or goes back: a roll was tried again, added or moved.',
    'rolled twice': 'The same command rolled twice: the server tried again with what was sent once.',
    'rolls missing': 'The counter of the dice jumps: a roll before this one is missing.',
    'throws missing': 'Dice were drawn, and the throw is not there.',
    'no commitment': 'There was no commitment to this seed before.',
    'chain had ended': 'The seed was out of use or already shown when the dice fell.',
    'commitment replaced': 'A commitment was replaced by another.',
    'other seed': 'The seed that was shown is not the one that was committed to.',
    'other faces': 'The faces do not follow from the seed and the sender’s bytes.',
    'id chosen':
      'What followed by itself has an id or bytes that do not follow: the server could try others until the dice pleased it.',
    'not as sent':
      'The roll was sent from here, and not with this id or these bytes: whoever kept the log changed them.',
    'other seal': 'A secret roll does not fit the seal made when it fell.',
    'no seal': 'A secret roll was opened that was never sealed.',
  },
};
