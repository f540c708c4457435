import { expect, test } from 'vitest';
import { anna, bo, gm, moni, onlooker, phaide, play, refusal, table, tell, use, act } from './fixtures.ts';
import { notation } from './figures.ts';
import { initial } from './initial.ts';
import { nyx } from './index.ts';
import { credit } from './credit.ts';
import type { Command, Sheet } from './model.ts';
import { defaults } from './settings.ts';
import { blankSheet, checkSheet } from './sheet.ts';

const empty = initial(defaults);
const create: Command = { type: 'nyx/createCharacter', id: 'x', name: 'X' };
const drafted = play(empty, [create, anna]);
const activate: Command = { type: 'nyx/activateCharacter', character: 'x' };
const attributes = (mind: number, interaction: number, body: number): Command => ({
  type: 'nyx/editDraft',
  character: 'x',
  attributes: { mind, interaction, body },
});

test('a new character is a draft with ten unnamed aspects of 3, 2, 2, 2 and six 1s, and 5 points (NYX-ASP-01, NYX-PTS-01)', () => {
  const character = drafted.characters['x'];
  expect(character).toMatchObject({ status: 'draft', owner: 'anna', points: 5, kind: 'pc' });
  expect(character?.aspects.map(({ value }) => value)).toEqual([3, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
  expect(character?.aspects.every(({ name, kind }) => name === '' && kind === 'regular')).toBe(true);
});

test('a character has exactly mind, interaction and body, and they sum to 17 (NYX-ATTR-01, NYX-ATTR-02)', () => {
  expect(Object.keys(drafted.characters['x']?.attributes ?? {})).toEqual(['mind', 'interaction', 'body']);
  expect(refusal(drafted, activate, anna)).toBe('NYX_E_ATTR_SUM');
  expect(refusal(play(drafted, [attributes(6, 6, 6), anna]), activate, anna)).toBe('NYX_E_ATTR_SUM');
  const { events, state } = tell(drafted, attributes(6, 6, 5), anna);
  expect(events[0]).toMatchObject({ type: 'nyx/draftEdited', remaining: 0 });
  expect(play(state, [activate, anna]).characters['x']?.status).toBe('active');
});

test('another total may be set for the table (NYX-ATTR-02)', () => {
  const state = play(initial({ ...defaults, attributeTotal: 20 }), [create, anna], [attributes(7, 7, 6), anna]);
  expect(refusal(state, activate, anna)).toBeUndefined();
});

test('each attribute is a whole number of at least 1; above 10 is allowed with a warning (NYX-ATTR-03)', () => {
  for (const bad of [0, -1, 2.5]) expect(refusal(drafted, attributes(bad, 8, 8), anna)).toBe('NYX_E_ATTR_RANGE');
  const { state } = tell(drafted, attributes(1, 1, 15), anna);
  expect(tell(state, activate, anna).warnings).toEqual(['NYX_W_OVER_10']);
  expect(tell(play(drafted, [attributes(6, 6, 5), anna]), activate, anna).warnings).toEqual([]);
});

test('14 is written +4 and 10 is written 10 (NYX-ATTR-09)', () => {
  expect([9, 10, 11, 14].map(notation)).toEqual(['9', '10', '+1', '+4']);
});

const sheetWith = (values: readonly number[]): Sheet => ({
  ...blankSheet(),
  name: 'Y',
  attributes: { mind: 6, interaction: 6, body: 5 },
  aspects: values.map((value) => ({ name: '', value })),
});
const make = (sheet: Sheet): Command => ({ type: 'nyx/createCharacter', id: 'y', name: 'Y', sheet, activate: true });

test('the ten values may not be split or merged, and each is 1, 2 or 3 (NYX-ASP-01, NYX-ASP-02, NYX-ASP-04)', () => {
  expect(refusal(empty, make(sheetWith([3, 2, 2, 2, 1, 1, 1, 1, 1, 1])))).toBeUndefined();
  expect(refusal(empty, make(sheetWith([3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1])))).toBe('NYX_E_ASPECT_SPREAD');
  expect(refusal(empty, make(sheetWith([3, 3, 3, 2, 2, 2])))).toBe('NYX_E_ASPECT_SPREAD');
  expect(refusal(empty, make(sheetWith([4, 2, 2, 1, 1, 1, 1, 1, 1, 1])))).toBe('NYX_E_ASPECT_VALUE');
  expect(refusal(empty, make(sheetWith([3, 2, 2, 2, 1, 1, 1, 1, 1, 0])))).toBe('NYX_E_ASPECT_VALUE');
});

test('the range is checked before the sum, and the values before the spread (NYX-ATTR-02, NYX-ASP-01)', () => {
  const bad = { ...sheetWith([4]), attributes: { mind: 0, interaction: 0, body: 0 } };
  expect(refusal(empty, make(bad))).toBe('NYX_E_ATTR_RANGE');
  expect(refusal(empty, make({ ...bad, attributes: { mind: 1, interaction: 1, body: 1 } }))).toBe('NYX_E_ATTR_SUM');
  expect(refusal(empty, make(sheetWith([4])))).toBe('NYX_E_ASPECT_VALUE');
});

test('no two aspects of a character have the same name', () => {
  const twice = {
    ...moni,
    aspects: moni.aspects.map((aspect, i) => (i === 4 ? { ...aspect, name: 'HÄRDAD' } : aspect)),
  };
  expect(refusal(empty, make(twice))).toBe('NYX_E_DUPLICATE_ASPECT');
});

test('an aspect is free text and may be used with any attribute (NYX-ASP-03)', () => {
  for (const attribute of ['mind', 'interaction', 'body'] as const) {
    const state = play(table(), [act('phaide', attribute), anna], [use('phaide', 'positive', 'phaide', 'a1'), anna]);
    expect(state.drafts['d']?.activations).toHaveLength(1);
  }
});

test('an unnamed aspect may be named in play at no cost, and cannot be activated before that (NYX-ASP-06)', () => {
  const state = play(table(), [act('phaide'), anna]);
  expect(refusal(state, use('phaide', 'positive', 'phaide', 'a10'), anna)).toBe('NYX_E_NAME');
  const name = (to: string): Command => ({ type: 'nyx/nameAspect', character: 'phaide', aspect: 'a10', name: to });
  expect(refusal(state, name(''), anna)).toBe('NYX_E_NAME');
  expect(refusal(state, name('viljestark'), anna)).toBe('NYX_E_DUPLICATE_ASPECT');
  expect(refusal(state, name('Liten'), bo)).toBe('NYX_E_ROLE');
  const named = play(state, [name('Liten'), anna]);
  expect(named.characters['phaide']).toMatchObject({ points: 5 });
  expect(named.characters['phaide']?.aspects[9]).toMatchObject({ name: 'Liten', value: 1 });
  expect(refusal(named, name('Större'), anna)).toBe('NYX_E_NAME');
  expect(refusal(named, use('phaide', 'positive', 'phaide', 'a10'), anna)).toBeUndefined();
});

test('an aspect’s own modifier is a whole number from -5 to 5 (NYX-ASP-08)', () => {
  const aspects = (rollModifier: number): Command => ({
    type: 'nyx/editDraft',
    character: 'x',
    aspects: [{ id: 'a1', name: 'Talisman', value: 1, rollModifier }],
  });
  for (const bad of [6, -6, 0.5]) expect(refusal(drafted, aspects(bad), anna)).toBe('NYX_E_MODIFIER');
  expect(play(drafted, [aspects(4), anna]).characters['x']?.aspects).toMatchObject([{ rollModifier: 4 }]);
});

test('a sheet is checked without being refused: everything that is wrong is listed', () => {
  expect(checkSheet(phaide, defaults)).toEqual([]);
  expect(checkSheet(blankSheet(), defaults).map(({ code }) => code)).toEqual(['NYX_E_NAME', 'NYX_E_ATTR_SUM']);
  const odd = { ...sheetWith([3]), attributes: { mind: 11, interaction: 3, body: 3 } };
  expect(checkSheet(odd, defaults).map(({ code }) => code)).toEqual(['NYX_E_ASPECT_SPREAD', 'NYX_W_OVER_10']);
});

test('a draft is edited by its player or the game master, and only while it is a draft', () => {
  expect(refusal(drafted, attributes(6, 6, 5), bo)).toBe('NYX_E_ROLE');
  expect(refusal(drafted, attributes(6, 6, 5), gm)).toBeUndefined();
  expect(refusal(table(), { type: 'nyx/editDraft', character: 'phaide', name: 'F' }, anna)).toBe('NYX_E_PHASE');
  expect(refusal(drafted, { type: 'nyx/editDraft', character: 'x', name: '' }, anna)).toBe('NYX_E_NAME');
  expect(refusal(table(), { type: 'nyx/activateCharacter', character: 'phaide' }, anna)).toBe('NYX_E_PHASE');
});

test('the game master may return a character instead of confirming it, with a reason', () => {
  const back: Command = { type: 'nyx/returnCharacter', character: 'phaide', reason: 'två för lika aspekter' };
  expect(refusal(table(), back, anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), { ...back, reason: '' })).toBe('NYX_E_EXPLANATION');
  const returned = play(table(), [back]);
  expect(returned.characters['phaide']?.status).toBe('draft');
  expect(refusal(returned, act('phaide'), anna)).toBe('NYX_E_PHASE');
});

test('a character that nobody plays can be claimed; the game master assigns and frees', () => {
  const state = play(empty, [create, gm]);
  expect(refusal(state, { type: 'nyx/claimCharacter', character: 'x' }, onlooker)).toBe('NYX_E_ROLE');
  const claimed = play(state, [{ type: 'nyx/claimCharacter', character: 'x' }, bo]);
  expect(claimed.characters['x']?.owner).toBe('bo');
  expect(refusal(claimed, { type: 'nyx/claimCharacter', character: 'x' }, anna)).toBe('NYX_E_PHASE');
  expect(play(claimed, [{ type: 'nyx/assignCharacter', character: 'x' }]).characters['x']).not.toHaveProperty('owner');
  expect(refusal(claimed, { type: 'nyx/assignCharacter', character: 'x', owner: 'anna' }, anna)).toBe('NYX_E_ROLE');
});

test('ids must be new, and players make player characters of their own only', () => {
  expect(refusal(drafted, create, bo)).toBe('NYX_E_ID');
  for (const id of ['scene', 'constructor', '__proto__'])
    expect(refusal(empty, { ...create, id }, bo)).toBe('NYX_E_ID');
  expect(refusal(empty, { ...create, kind: 'majorNpc' }, bo)).toBe('NYX_E_ROLE');
  expect(refusal(empty, { ...create, owner: 'anna' }, bo)).toBe('NYX_E_ROLE');
  expect(refusal(empty, create, onlooker)).toBe('NYX_E_ROLE');
});

test('who has retired acts no more', () => {
  const state = play(table(), [{ type: 'nyx/retireCharacter', character: 'phaide' }, anna]);
  expect(state.characters['phaide']?.status).toBe('retired');
  expect(refusal(state, act('phaide'), anna)).toBe('NYX_E_PHASE');
});

test('name and description of a figure are its player’s to change', () => {
  const rename: Command = { type: 'nyx/renameFigure', figure: 'phaide', name: 'Faide', description: 'liten' };
  expect(refusal(table(), rename, bo)).toBe('NYX_E_ROLE');
  expect(play(table(), [rename, anna]).characters['phaide']).toMatchObject({ name: 'Faide', description: 'liten' });
  const describe: Command = {
    type: 'nyx/describeAspect',
    owner: 'phaide',
    aspect: 'a1',
    description: 'ger sig aldrig',
  };
  expect(refusal(table(), describe, bo)).toBe('NYX_E_ROLE');
  expect(play(table(), [describe, anna]).characters['phaide']?.aspects[0]).toMatchObject({
    description: 'ger sig aldrig',
  });
});

test('the rule set names its author, the rules, their version and the author’s address, and asks for no payment (NYX-GEN-06)', () => {
  expect(nyx.credit).toBe(credit);
  expect(credit).toMatchObject({ title: 'Nyx', address: 'http://www.snigel.nu/nyx' });
  expect(credit.author).toContain('Linge');
  expect(credit.edition).toContain('1.03');
  for (const notice of Object.values(credit.notice)) {
    expect(notice).toContain('Linge');
    expect(notice).toContain('http://www.snigel.nu/nyx');
    expect(notice).toContain('1.03');
  }
});
