import type { Move } from '../pen.ts';

const spheres = ['character', 'ferocity', 'flexibility', 'refinement', 'socialisation'] as const;
/** What the game master may do in secret. */
export const kolo: readonly Move[] = [
  (pen) => ({
    type: 'kolo/createCharacter',
    id: pen.fresh('actor'),
    name: pen.word(),
    npc: true,
    notes: pen.word(),
    ...pen.maybe(() => ({ traits: [{ phrase: pen.word(), main: pen.pick(spheres) ?? 'character', aux: null }] })),
  }),
  (pen) => ({
    type: 'kolo/addTrait',
    actor: pen.known('actor'),
    phrase: pen.word(),
    points: { [pen.pick(spheres) ?? 'character']: 3 },
  }),
  (pen) => ({
    type: 'kolo/addAspect',
    actor: pen.known('actor'),
    phrase: pen.word(),
    kind: 'role',
    description: pen.word(),
    assigned: ['combat'],
  }),
  (pen) => ({
    type: 'kolo/addSecret',
    actor: pen.known('actor'),
    phrase: pen.word(),
    text: pen.word(),
    value: pen.number(1, 5),
  }),
  (pen) => ({ type: 'kolo/addResource', actor: pen.known('actor'), phrase: pen.word(), value: pen.number(0, 3) }),
  (pen) => ({ type: 'kolo/addMarker', actor: pen.known('actor'), phrase: pen.word(), value: pen.number(-2, 2) }),
  (pen) => ({ type: 'kolo/renameCharacter', actor: pen.known('actor'), name: pen.word() }),
  (pen) => ({ type: 'kolo/writeNotes', actor: pen.known('actor'), notes: pen.word() }),
  (pen) => ({ type: 'kolo/approveCharacter', actor: pen.known('actor'), override: true }),
  (pen) => ({
    type: 'kolo/decideWithoutTest',
    actor: pen.known('actor'),
    text: pen.word(),
    degree: pen.coin ? 'goal' : 'none',
  }),
  (pen) => ({
    type: 'kolo/comparisonTest',
    actor: pen.known('actor'),
    need: { kind: 'sphere', sphere: pen.pick(spheres) ?? 'character', value: pen.number(1, 4), traits: [] },
  }),
  (pen) => ({
    type: 'kolo/openTest',
    id: pen.fresh('test'),
    actor: pen.known('actor'),
    kind: pen.coin ? 'contested' : 'simple',
    line: { pool: pen.number(1, 5), sphereValue: pen.number(0, 3), proficiencyValue: pen.number(0, 3) },
    categories: [{ label: pen.word(), group: 'chance', value: pen.number(-2, 2) }],
  }),
  (pen) => ({ type: 'kolo/flip', testId: pen.known('test') }),
  (pen) => ({ type: 'kolo/flip', testId: pen.known('test') }),
  (pen) => ({
    type: 'kolo/contestedTest',
    id: pen.fresh('contest'),
    a: pen.known('test'),
    b: pen.known('test'),
    active: pen.coin,
  }),
  (pen) => ({ type: 'kolo/closeTest', testId: pen.known('test') }),
  (pen) => ({
    type: 'kolo/adjust',
    reason: pen.word(),
    change: { what: 'xp', actor: pen.known('actor'), amount: pen.number(1, 30), label: pen.word() },
  }),
  (pen) => ({ type: 'kolo/adjust', reason: pen.word(), change: { what: 'strikeTest', testId: pen.known('test') } }),
  (pen) => ({
    type: 'kolo/adjust',
    reason: pen.word(),
    change: { what: 'strikeCharacter', actor: pen.known('actor') },
  }),
];
