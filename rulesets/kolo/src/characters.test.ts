import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Change, CreateCharacter } from './model.ts';
import { checkSheet } from './sheet.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  closed,
  declared,
  flipped,
  gm,
  onlooker,
  opened,
  playerIn,
  refusal,
  settingsWith,
  table,
  testIn,
  traits,
  when,
  wolfLine,
} from './testing/table.ts';

const create = (inputs: Partial<CreateCharacter> = {}): CreateCharacter => ({
  type: 'kolo/createCharacter',
  id: 'new',
  ...inputs,
});
const adjust = (change: Change) => ({ type: 'kolo/adjust', reason: 'prov', change }) as const;

test('a player makes her own character and gets both pools with it; the game master makes anybody’s', () => {
  const carl = { seat: 'carl', role: 'player' } as const;
  const { events, state } = when(table(), create({ name: 'Nowa' }), [], carl);
  expect(events.map(({ type }) => type)).toEqual(['kolo/playerEntered', 'kolo/characterCreated']);
  expect(characterIn(state, 'new')).toMatchObject({ ownerId: 'carl', status: 'creation', name: 'Nowa' });
  expect(playerIn(state, 'carl')).toMatchObject({ engagement: 10, story: 10 });
  expect(characterIn(after(table(), create({ npc: true })), 'new')).toMatchObject({
    npc: true,
    only: 'gm',
    ownerId: null,
  });
  expect(characterIn(after(table(), create({ ownerId: 'bo' })), 'new').ownerId).toBe('bo');
  expect(refusal(table(), create({ npc: true }), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), create({ ownerId: 'bo' }), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), create(), onlooker)).toBe('E_NOT_OWNER');
  expect(refusal(table(), create({ id: 'wanda' }), anna)).toBe('E_ID_TAKEN');
});

test('a sheet filled in beforehand is checked part by part', () => {
  const code = (inputs: Partial<CreateCharacter>) => refusal(table(), create(inputs), anna);
  expect(code({ traits: [{ phrase: 'a', main: 'character', aux: 'flexibility' }] })).toBe('E_NOT_ADJACENT');
  expect(
    code({
      traits: [
        { phrase: 'a', main: 'character', aux: null },
        { phrase: 'b', main: 'character', aux: null },
      ],
    }),
  ).toBe('E_DUPLICATE_ASSIGNMENT');
  expect(code({ aspects: [{ phrase: 'a', kind: 'focus', description: '', assigned: [] }] })).toBe('E_NO_PROFICIENCY');
  expect(code({ secrets: [{ phrase: 'a', text: '', value: 4 }] })).toBe('E_SECRET_NEEDS_GM');
  expect(code({ secrets: [{ phrase: 'a', text: '', value: 3, specialisation: { tests: '', difference: 1 } }] })).toBe(
    'E_NOT_POSITIVE',
  );
  expect(code({ traits })).toBeUndefined();
});

test('the owner shapes a sheet only while it is being made; the game master always', () => {
  const trait = { type: 'kolo/addTrait', actor: 'wanda', phrase: 'x', points: { refinement: 3 } } as const;
  expect(refusal(table(), trait, anna)).toBe('E_WRONG_STATUS');
  expect(refusal(table(), trait, bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), trait, gm)).toBeUndefined();
  const open = after(table(), adjust({ what: 'status', actor: 'wanda', status: 'creation' }));
  expect(refusal(open, trait, anna)).toBeUndefined();
  const remove = { type: 'kolo/removeFeature', actor: 'wanda', feature: 'trait', phrase: 'Zwinna' } as const;
  expect(characterIn(after(open, remove, [], anna)).traits.length).toBe(5);
  expect(refusal(table(), remove, anna)).toBe('E_WRONG_STATUS');
  expect(refusal(open, { ...remove, phrase: 'x' }, anna)).toBe('E_UNKNOWN_ID');
  expect(refusal(open, { ...remove, feature: 'resource' }, anna)).toBe('E_NOT_GM');
  const aspect = after(table(), {
    type: 'kolo/removeFeature',
    actor: 'wanda',
    feature: 'aspect',
    phrase: 'Szermierka',
  });
  expect(characterIn(aspect).significance.parts.proficiencies).toBe(4);
  const resource = after(table(), { type: 'kolo/addResource', actor: 'wanda', phrase: 'Dwór', value: 1 });
  expect(
    characterIn(after(resource, { type: 'kolo/removeFeature', actor: 'wanda', feature: 'resource', phrase: 'Dwór' }))
      .resources,
  ).toEqual([]);
});

test('six traits are suggested for a starting character, and fewer are only mentioned (KOLO-TRAIT-06)', () => {
  const sheet = { name: 'N', traits, aspects: [], secrets: [], notes: '' };
  expect(checkSheet(sheet, settingsWith())).toEqual([]);
  expect(checkSheet({ ...sheet, traits: traits.slice(0, 4) }, settingsWith())).toMatchObject([
    { code: 'W_FEW_TRAITS', overridable: true },
  ]);
  const wrong = checkSheet(
    {
      ...sheet,
      name: '',
      traits: [{ phrase: '', main: 'character', aux: 'flexibility' }],
      secrets: [{ phrase: 's', text: '', value: 14 }],
    },
    settingsWith(),
  );
  expect(wrong.map(({ code }) => code)).toEqual([
    'E_NO_NAME',
    'E_UNNAMED_FEATURE',
    'E_NOT_ADJACENT',
    'E_SECRET_NEEDS_GM',
    'E_OVER_BUDGET',
    'W_FEW_TRAITS',
  ]);
  expect(checkSheet(sheet, settingsWith({ creationBudget: 'exact' })).map(({ code }) => code)).toEqual([
    'E_OVER_BUDGET',
  ]);
});

test('traits, aspects, markers and significance are for the table; secrets, resources and experience are not', () => {
  const seen = see(table(), bo).characters[0];
  // Half of her twenty points come of secrets: how many is for the table, what they are is not.
  expect(seen).toMatchObject({ name: 'Wanda', significance: { points: 20, basic: 2, parts: { secrets: 10 } } });
  expect(seen?.traits.length).toBe(6);
  expect(seen).not.toHaveProperty('own');
  expect(see(table(), anna).characters[0]?.own?.secrets.length).toBe(2);
  expect(see(table(), bo).players.map(({ id }) => id)).toEqual(['bo']);
  expect(see(table(), gm).players.length).toBe(2);
});

test('an npc is the game master’s secret until shown, with its tests; it does not meet a known one before', () => {
  const made = after(table(), create({ npc: true, name: 'Cień' }));
  const opener = { ...wolfLine('n', { pool: 2, sphereValue: 1, proficiencyValue: 0 }), actor: 'new' };
  const hidden = opened(after(made, opener), { id: 'a', kind: 'contested' });
  expect(JSON.stringify(see(hidden, anna))).not.toMatch(/Cień|"new"/);
  expect(refusal(hidden, { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'n' })).toBe('E_HIDDEN_SIDE');
  const shown = after(hidden, { type: 'kolo/showCharacter', actor: 'new', shown: true });
  expect(see(shown, anna).tests.map(({ id }) => id)).toEqual(['n', 'a']);
  expect(
    JSON.stringify(see(after(shown, { type: 'kolo/showCharacter', actor: 'new', shown: false }), anna)),
  ).not.toContain('Cień');
  expect(refusal(hidden, { type: 'kolo/showCharacter', actor: 'wanda', shown: false })).toBe('E_NOT_NPC');
  expect(refusal(hidden, { type: 'kolo/showCharacter', actor: 'wolf', shown: false }, anna)).toBe('E_NOT_GM');
  expect(refusal(hidden, { type: 'kolo/renameCharacter', actor: 'new', name: 'x' }, anna)).toBe('E_UNKNOWN_ID');
});

test('characters change hands, names and notes', () => {
  const assign = (ownerId: string | null) => ({ type: 'kolo/assignCharacter', actor: 'wanda', ownerId }) as const;
  const free = after(table(), assign(null), [], anna);
  expect(characterIn(after(free, assign('bo'), [], bo)).ownerId).toBe('bo');
  expect(refusal(table(), assign('bo'), bo)).toBe('E_NOT_OWNER');
  expect(playerIn(after(table(), assign('dora')), 'dora').engagement).toBe(10);
  expect(
    characterIn(after(table(), { type: 'kolo/renameCharacter', actor: 'wanda', name: 'Wanda II' }, [], anna)).name,
  ).toBe('Wanda II');
  expect(refusal(table(), { type: 'kolo/renameCharacter', actor: 'wanda', name: 'x' }, bo)).toBe('E_NOT_OWNER');
  expect(characterIn(after(table(), { type: 'kolo/writeNotes', actor: 'wanda', notes: 'boi się wody' })).notes).toBe(
    'boi się wody',
  );
  expect(refusal(table(), { type: 'kolo/writeNotes', actor: 'wanda', notes: '' }, bo)).toBe('E_NOT_OWNER');
});

test('the game master sets by hand what went wrong, and the log says why', () => {
  expect(playerIn(after(table(), adjust({ what: 'pools', player: 'anna', engagement: 3 })))).toMatchObject({
    engagement: 3,
    story: 10,
  });
  expect(playerIn(after(table(), adjust({ what: 'pools', player: 'new', story: 2 })), 'new')).toMatchObject({
    engagement: 10,
    story: 2,
  });
  expect(after(table(), adjust({ what: 'strikePlayer', player: 'bo' })).players.length).toBe(1);
  const rich = after(table(), adjust({ what: 'xp', actor: 'wanda', amount: 4, label: 'a' }));
  expect(
    characterIn(after(rich, adjust({ what: 'xp', actor: 'wanda', amount: 7, label: null, entry: 0 }))).xp,
  ).toMatchObject([{ amount: 7, label: null }]);
  expect(characterIn(after(rich, adjust({ what: 'xp', actor: 'wanda', amount: 0, label: null, entry: 0 }))).xp).toEqual(
    [],
  );
  for (const [feature, phrase] of [
    ['trait', 'Zwinna'],
    ['aspect', 'Szermierka'],
    ['secret', 'Kocie oczy'],
  ] as const) {
    const state = after(table(), adjust({ what: 'reword', actor: 'wanda', feature, phrase, to: 'Inaczej' }));
    expect(JSON.stringify(characterIn(state))).toContain('Inaczej');
  }
  const putIn = declared(opened(table()), 3);
  const struck = after(putIn, adjust({ what: 'strikeTest', testId: 't' }));
  expect([struck.tests, playerIn(struck).engagement]).toEqual([[], 10]);
  const gone = after(putIn, adjust({ what: 'strikeCharacter', actor: 'wanda' }));
  expect([gone.tests, gone.characters.length]).toEqual([[], 2]);
  const complex = after(table(), { type: 'kolo/startComplex', id: 'x' });
  expect(after(complex, adjust({ what: 'carry', complexId: 'x', levels: 1 })).complexes[0]?.carry).toEqual({
    levels: 1,
    kind: 'chance',
    side: null,
  });
});

test('what makes no sense is refused even then', () => {
  const code = (change: Change, by = gm) => refusal(table(), adjust(change), by);
  expect(code({ what: 'pools', player: 'anna', engagement: 0.5 })).toBe('E_NOT_INTEGER');
  expect(code({ what: 'pools', player: 'anna' }, anna)).toBe('E_NOT_GM');
  expect(code({ what: 'strikePlayer', player: 'x' })).toBe('E_UNKNOWN_ID');
  expect(code({ what: 'xp', actor: 'wanda', amount: -1, label: null })).toBe('E_NOT_POSITIVE');
  expect(code({ what: 'xp', actor: 'wanda', amount: 0.5, label: null })).toBe('E_NOT_INTEGER');
  expect(code({ what: 'xp', actor: 'wanda', amount: 1, label: null, entry: 3 })).toBe('E_UNKNOWN_ID');
  expect(code({ what: 'reword', actor: 'wanda', feature: 'trait', phrase: 'x', to: 'y' })).toBe('E_UNKNOWN_ID');
  expect(code({ what: 'reword', actor: 'wanda', feature: 'trait', phrase: 'Zwinna', to: 'Bystra' })).toBe(
    'E_PHRASE_TAKEN',
  );
  expect(code({ what: 'status', actor: 'x', status: 'playable' })).toBe('E_UNKNOWN_ID');
  expect(code({ what: 'status', actor: 'wanda', status: 'playable' }, anna)).toBe('E_NOT_GM');
  expect(code({ what: 'strikeTest', testId: 'x' })).toBe('E_UNKNOWN_ID');
  expect(code({ what: 'carry', complexId: 'x', levels: 1 })).toBe('E_UNKNOWN_ID');
});

test('tests long closed fall off the table; open ones stay', () => {
  let state = opened(table(), { id: 'open' });
  for (let i = 0; i < 70; i++) {
    const id = `t${i}`;
    state = closed(flipped(opened(state, { id }), [1, 0], id), id);
  }
  expect(state.tests.length).toBeLessThanOrEqual(62);
  expect(testIn(state, 'open').status).toBe('open');
});
