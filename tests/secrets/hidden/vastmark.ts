import type { Move } from '../pen.ts';

const opposed = { kind: 'opposed' } as const;
/** What the game master may do in secret. */
export const vastmark: readonly Move[] = [
  (pen) => ({
    type: 'vastmark/createCharacter',
    id: pen.fresh('actor'),
    name: pen.word(),
    npc: true,
    traits: [{ name: pen.word(), value: pen.number(-3, 3) }],
    skills: [{ name: pen.word(), value: pen.number(0, 5) }],
    creationMethod: 'free',
    notes: pen.word(),
  }),
  (pen) => ({
    type: 'vastmark/createQuickExtra',
    id: pen.fresh('actor'),
    line: `${pen.word()}: ${pen.word()} ${pen.number(-3, 3)}; ${pen.word()} ${pen.number(0, 5)}`,
  }),
  (pen) => ({ type: 'vastmark/editTrait', actor: pen.known('actor'), name: pen.word(), value: pen.number(-3, 3) }),
  (pen) => ({ type: 'vastmark/editSkill', actor: pen.known('actor'), name: pen.word(), value: pen.number(0, 5) }),
  (pen) => ({ type: 'vastmark/awardXp', actor: pen.known('actor'), amount: pen.number(1, 9) }),
  (pen) => ({ type: 'vastmark/spendXp', actor: pen.known('actor'), amount: pen.number(1, 3), text: pen.word() }),
  (pen) => ({ type: 'vastmark/renameCharacter', actor: pen.known('actor'), name: pen.word() }),
  (pen) => ({ type: 'vastmark/writeNotes', actor: pen.known('actor'), notes: pen.word() }),
  (pen) => ({ type: 'vastmark/declareAction', actor: pen.known('actor'), text: pen.word() }),
  (pen) => ({ type: 'vastmark/dismissAction', actor: pen.known('actor') }),
  (pen) => ({
    type: 'vastmark/decideWithoutRoll',
    actor: pen.known('actor'),
    text: pen.word(),
    outcome: pen.coin ? 'success' : 'half',
  }),
  (pen) => ({
    type: 'vastmark/openRoll',
    id: pen.fresh('roll'),
    actor: pen.known('actor'),
    resistance: pen.coin ? opposed : { kind: 'difficulty', value: pen.number(5, 15) },
    modifications: [{ label: pen.word(), value: pen.number(-3, 3) }],
  }),
  (pen) => ({ type: 'vastmark/roll', rollId: pen.known('roll') }),
  (pen) => ({ type: 'vastmark/roll', rollId: pen.known('roll') }),
  (pen) => ({
    type: 'vastmark/opposedRoll',
    id: pen.fresh('contest'),
    sides: [pen.known('roll'), pen.known('roll')],
  }),
  (pen) => ({ type: 'vastmark/confirmRoll', rollId: pen.known('roll') }),
  (pen) => ({ type: 'vastmark/answerPrompt', rollId: pen.known('roll'), half: 'halfSuccess', text: pen.word() }),
  (pen) => ({ type: 'vastmark/withdrawRoll', rollId: pen.known('roll') }),
  (pen) => ({
    type: 'vastmark/adjust',
    reason: pen.word(),
    change: { what: 'trait', actor: pen.known('actor'), name: pen.word(), value: pen.number(-3, 3) },
  }),
  (pen) => ({
    type: 'vastmark/adjust',
    reason: pen.word(),
    change: { what: 'strikeCharacter', actor: pen.known('actor') },
  }),
];
