import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { after, anna, bo, characterIn, gm, opened, opposed, refusal, table, when } from './testing/table.ts';

const carl = { seat: 'carl', role: 'player' } as const;

test('an antagonist is a few traits and one or two skills, typed as one line (VAST-NPC-01)', () => {
  const state = after(table(), { type: 'vastmark/createQuickExtra', id: 'bonde', line: 'Bonde: Full −2, Slagsmål +2' });
  expect(characterIn(state, 'bonde')).toMatchObject({ name: 'Bonde', npc: true, only: 'gm', ownerId: null });
  expect(characterIn(state, 'bonde').own).toMatchObject({
    traits: [{ name: 'Full', value: -2, group: 'unset' }],
    skills: [{ name: 'Slagsmål', value: 2 }],
  });
});

test('an extra may be empty, and is refused where the book refuses a sheet', () => {
  const extra = { type: 'vastmark/createQuickExtra', id: 'x' } as const;
  expect(refusal(table(), extra)).toBeUndefined();
  expect(refusal(table(), extra, anna)).toBe('E_NOT_GM');
  expect(refusal(table(), { ...extra, line: 'Full' })).toBe('E_BAD_LINE');
  expect(refusal(table(), { ...extra, traits: [{ name: 'Full', value: 0 }] })).toBe('E_TRAIT_ZERO');
  expect(refusal(table(), { ...extra, skills: [{ name: 'Rida', value: -1 }] })).toBe('E_SKILL_NEGATIVE');
  expect(refusal(table(), { ...extra, line: 'Full -2, Full -3' })).toBe('E_DUPLICATE_TRAIT');
  expect(refusal(table(), { ...extra, id: 'spy' })).toBe('E_ID_TAKEN');
});

test('an npc is the game master’s secret until it is shown', () => {
  const state = after(table(), { type: 'vastmark/createQuickExtra', id: 'bonde', line: 'Full -2' });
  const hidden = opened(state, { id: 'h', actor: 'bonde' });
  expect(see(hidden, anna).characters.map(({ id }) => id)).not.toContain('bonde');
  expect(see(hidden, anna).rolls).toEqual([]);
  expect(refusal(hidden, { type: 'vastmark/awardXp', actor: 'bonde', amount: 1 }, anna)).toBe('E_UNKNOWN_ID');
  const shown = after(hidden, { type: 'vastmark/showCharacter', actor: 'bonde', shown: true });
  expect(see(shown, anna).characters.map(({ id }) => id)).toContain('bonde');
  expect(see(shown, anna).rolls.map(({ id }) => id)).toEqual(['h']);
  const back = after(shown, { type: 'vastmark/showCharacter', actor: 'bonde', shown: false });
  expect(JSON.stringify(see(back, anna))).not.toContain('bonde');
  expect(refusal(shown, { type: 'vastmark/showCharacter', actor: 'bonde', shown: false }, anna)).toBe('E_NOT_GM');
  expect(refusal(shown, { type: 'vastmark/showCharacter', actor: 'tuva', shown: false })).toBe('E_NOT_NPC');
});

test('a hidden npc in an opposed roll stays hidden; showing it opens its side', () => {
  const made = after(table(), { type: 'vastmark/createQuickExtra', id: 'bonde', line: 'Full -2' });
  const both = opened(opened(made, { id: 'a', resistance: opposed }), { id: 'b', actor: 'bonde', resistance: opposed });
  const thrown = when(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [5, 3]);
  for (const seen of [see(thrown.events, anna), see(thrown.state, anna)])
    expect(JSON.stringify(seen)).not.toContain('bonde');
  expect(see(thrown.state, anna).rolls[0]?.result?.outcome).toBeUndefined();
  const shown = after(thrown.state, { type: 'vastmark/showCharacter', actor: 'bonde', shown: true });
  expect(see(shown, anna).contests[0]?.sides.length).toBe(2);
});

test('sheets are between the owner and the game master', () => {
  const sheets = (by: typeof anna) => see(table(), by).characters.map(({ id, sheet }) => [id, sheet !== undefined]);
  expect(sheets(anna)).toEqual([
    ['tuva', true],
    ['gared', false],
    ['spy', false],
  ]);
  expect(see(table(), gm).characters.every(({ sheet }) => sheet !== undefined)).toBe(true);
});

test('a player takes a character that nobody has, or gives up her own; the game master gives as she likes', () => {
  const assign = (actor: string, ownerId: string | null) =>
    ({ type: 'vastmark/assignCharacter', actor, ownerId }) as const;
  expect(refusal(table(), assign('tuva', 'carl'), carl)).toBe('E_NOT_OWNER');
  const free = after(table(), assign('tuva', null), [], anna);
  expect(refusal(free, assign('tuva', 'bo'), carl)).toBe('E_NOT_OWNER');
  const taken = after(free, assign('tuva', 'carl'), [], carl);
  expect(characterIn(taken).ownerId).toBe('carl');
  expect(see(taken, carl).characters[0]?.sheet).toBeDefined();
  expect(see(taken, anna).characters[0]?.sheet).toBeUndefined();
  expect(characterIn(after(table(), assign('tuva', 'bo'))).ownerId).toBe('bo');
  expect(refusal(table(), assign('spy', 'anna'), anna)).toBe('E_NOT_OWNER');
});

test('names and notes are changed by owner and game master', () => {
  const rename = { type: 'vastmark/renameCharacter', actor: 'tuva', name: 'Tuva Ek' } as const;
  expect(characterIn(after(table(), rename, [], anna)).name).toBe('Tuva Ek');
  expect(refusal(table(), rename, bo)).toBe('E_NOT_OWNER');
  const notes = { type: 'vastmark/writeNotes', actor: 'tuva', notes: 'väpnare' } as const;
  expect(characterIn(after(table(), notes)).own.notes).toBe('väpnare');
  expect(refusal(table(), notes, bo)).toBe('E_NOT_OWNER');
  for (const command of [rename, notes])
    expect(refusal(table(), { ...command, actor: 'x' }, anna)).toBe('E_UNKNOWN_ID');
});
