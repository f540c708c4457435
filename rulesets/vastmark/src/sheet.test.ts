import { expect, test } from 'vitest';
import type { CreateCharacter, Settings, Sheet } from './model.ts';
import { checkSheet } from './sheet.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  gm,
  onlooker,
  opened,
  refusal,
  rollIn,
  settingsWith,
  table,
  when,
} from './testing/table.ts';

const create = (inputs: Partial<CreateCharacter> = {}): CreateCharacter => ({
  type: 'vastmark/createCharacter',
  id: 'new',
  ...inputs,
});
const apprentices = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `s${i}`, value: 1, apprentice: true }));
const xp = (inputs: Partial<CreateCharacter>, settings: Partial<Settings> = {}) =>
  characterIn(after(table(settings), create(inputs), [], anna), 'new').own.unusedXp;

test('simple creation: one apprentice skill fewer and exactly three points (VAST-HERO-02)', () => {
  expect(xp({ creationMethod: 'simple' })).toBe(3);
  expect(xp({ creationMethod: 'simple' }, { heroInsurance: false })).toBe(0);
  const code = (count: number, settings: Partial<Settings>) =>
    refusal(table(settings), create({ creationMethod: 'simple', skills: apprentices(count) }), anna);
  expect(code(5, { apprenticeSkillsNormally: 5 })).toBe('E_APPRENTICE_LIMIT');
  expect(code(4, { apprenticeSkillsNormally: 5 })).toBeUndefined();
  expect(code(5, { apprenticeSkillsNormally: 5, heroInsurance: false })).toBeUndefined();
  expect(code(9, {})).toBeUndefined();
  const { events } = when(table({ apprenticeSkillsNormally: 5 }), create({ creationMethod: 'simple' }), [], anna);
  expect(events[0]).toMatchObject({ apprenticeSkills: 4 });
});

test('point-built: 3, 4 or 5 points set aside, not fewer and not more (VAST-HERO-03)', () => {
  for (const reserve of [3, 4, 5]) expect(xp({ creationMethod: 'pointBuild', reserve })).toBe(reserve);
  for (const reserve of [0, 2, 6]) {
    expect(refusal(table(), create({ creationMethod: 'pointBuild', reserve }), anna)).toBe('E_RESERVE_RANGE');
  }
  expect(xp({ creationMethod: 'pointBuild', reserve: 2 }, { heroInsurance: false })).toBe(0);
  expect(xp({ creationMethod: 'free', reserve: 4 })).toBe(0);
});

test('a trait is never 0, a skill never below, and both are whole', () => {
  const code = (inputs: Partial<CreateCharacter>, by = anna) => refusal(table(), create(inputs), by);
  expect(code({ traits: [{ name: 'Stark', value: 0 }] })).toBe('E_TRAIT_ZERO');
  expect(code({ skills: [{ name: 'Rida', value: -1 }] })).toBe('E_SKILL_NEGATIVE');
  expect(code({ traits: [{ name: 'Stark', value: 1.5 }] })).toBe('E_NOT_INTEGER');
  expect(
    code({
      traits: [
        { name: 'Stark', value: 1 },
        { name: 'Stark', value: 2 },
      ],
    }),
  ).toBe('E_DUPLICATE_TRAIT');
  expect(
    code({
      skills: [
        { name: 'Rida', value: 1 },
        { name: 'Rida', value: 2 },
      ],
    }),
  ).toBe('E_DUPLICATE_SKILL');
});

test('players keep to the scales, the game master may exceed them', () => {
  const giant = create({ traits: [{ name: 'Stor', value: 9 }] });
  expect(refusal(table(), giant, anna)).toBe('E_OUT_OF_RANGE');
  expect(refusal(table(), giant, gm)).toBeUndefined();
  expect(refusal(table({ traitRange: [-9, 9] }), giant, anna)).toBeUndefined();
  expect(refusal(table(), create({ skills: [{ name: 'Rida', value: 9 }] }), anna)).toBe('E_OUT_OF_RANGE');
});

test('a player makes her own character, the game master anybody’s', () => {
  expect(characterIn(after(table(), create(), [], anna), 'new')).toMatchObject({
    ownerId: 'anna',
    npc: false,
    name: 'new',
  });
  expect(characterIn(after(table(), create({ ownerId: 'bo' })), 'new').ownerId).toBe('bo');
  expect(characterIn(after(table(), create({ npc: true })), 'new')).toMatchObject({
    ownerId: null,
    npc: true,
    only: 'gm',
  });
  expect(refusal(table(), create({ npc: true }), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), create({ ownerId: 'bo' }), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), create(), onlooker)).toBe('E_NOT_OWNER');
  expect(refusal(table(), create({ id: 'tuva' }), anna)).toBe('E_ID_TAKEN');
});

test('the owner edits her sheet and the log keeps old and new; others do not', () => {
  const edit = { type: 'vastmark/editTrait', actor: 'tuva', name: 'Liten', value: -2 } as const;
  const { events, state } = when(table(), edit, [], anna);
  expect(events[0]).toMatchObject({ before: -1, trait: { name: 'Liten', value: -2, group: 'value' }, only: ['anna'] });
  expect(characterIn(state).own.traits.find(({ name }) => name === 'Liten')?.value).toBe(-2);
  expect(refusal(table(), edit, bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), { ...edit, value: 0 }, anna)).toBe('E_TRAIT_ZERO');
  expect(refusal(table(), { ...edit, value: 5 }, anna)).toBe('E_OUT_OF_RANGE');
  expect(refusal(table(), { ...edit, value: 5 }, gm)).toBeUndefined();
  const skill = { type: 'vastmark/editSkill', actor: 'tuva', name: 'Rida', value: 4, apprentice: true } as const;
  const ridden = after(table(), skill, [], anna);
  expect(characterIn(ridden).own.skills).toContainEqual({ name: 'Rida', value: 4, apprentice: true });
  expect(refusal(table(), { ...skill, value: -1 }, anna)).toBe('E_SKILL_NEGATIVE');
  expect(refusal(table(), skill, bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), { ...skill, actor: 'x' }, anna)).toBe('E_UNKNOWN_ID');
});

test('the builder hears everything at once and nothing is too unfinished for it', () => {
  const blank: Sheet = { name: '', traits: [], skills: [], creationMethod: 'pointBuild', reserve: 0, notes: '' };
  const codes = (sheet: Sheet) => checkSheet(sheet, settingsWith()).map(({ code }) => code);
  expect(codes(blank)).toEqual(['E_NO_NAME', 'E_RESERVE_RANGE']);
  expect(
    codes({
      ...blank,
      name: 'N',
      reserve: 3,
      traits: [{ name: '', group: 'unset', value: 0 }],
      skills: [{ name: 'Rida', value: 12, apprentice: false }],
    }),
  ).toEqual(['E_UNNAMED_FEATURE', 'E_TRAIT_ZERO', 'E_OUT_OF_RANGE']);
});

test('one apprentice skill too many is refused later as well (VAST-HERO-02, VAST-X-CHAR-03)', () => {
  const made = (settings: Partial<Settings>, creationMethod: 'simple' | 'free' = 'simple') =>
    after(table(settings), create({ creationMethod, skills: apprentices(1) }), [], anna);
  const edit = { type: 'vastmark/editSkill', actor: 'new', name: 'Rida', value: 1, apprentice: true } as const;
  expect(refusal(made({ apprenticeSkillsNormally: 2 }), edit, anna)).toBe('E_APPRENTICE_LIMIT');
  expect(refusal(made({ apprenticeSkillsNormally: 2 }), edit)).toBe('E_APPRENTICE_LIMIT');
  expect(refusal(made({ apprenticeSkillsNormally: 3 }), edit, anna)).toBeUndefined();
  expect(refusal(made({}), edit, anna)).toBeUndefined();
  expect(refusal(made({ apprenticeSkillsNormally: 2 }, 'free'), edit, anna)).toBeUndefined();
  expect(refusal(made({ apprenticeSkillsNormally: 2 }), { ...edit, apprentice: false }, anna)).toBeUndefined();
  // What is one already may be improved.
  expect(refusal(made({ apprenticeSkillsNormally: 2 }), { ...edit, name: 's0', value: 2 }, anna)).toBeUndefined();
});

test('a name on the sheet is known in any letters, and never stands there twice (VAST-ROLL-02, VAST-SKILL-03)', () => {
  const traits = [
    { name: 'Stark', value: 1 },
    { name: 'STARK', value: 2 },
  ];
  const skills = [
    { name: 'Svärd', value: 1 },
    { name: 'svärd', value: 2 },
  ];
  expect(refusal(table(), create({ traits }), anna)).toBe('E_DUPLICATE_TRAIT');
  expect(refusal(table(), create({ skills }), anna)).toBe('E_DUPLICATE_SKILL');
  const skill = after(table(), { type: 'vastmark/editSkill', actor: 'tuva', name: 'rida', value: 5 }, [], anna);
  expect(characterIn(skill).own.skills).toContainEqual({ name: 'Rida', value: 5, apprentice: false });
  expect(characterIn(skill).own.skills).toHaveLength(2);
  const trait = after(table(), { type: 'vastmark/editTrait', actor: 'tuva', name: 'LITEN', value: -2 }, [], anna);
  expect(characterIn(trait).own.traits).toContainEqual({ name: 'Liten', group: 'value', value: -2 });
  expect(characterIn(trait).own.traits).toHaveLength(5);
  const struck = after(table(), {
    type: 'vastmark/adjust',
    reason: '',
    change: { what: 'skill', actor: 'tuva', name: 'rida', value: null },
  });
  expect(characterIn(struck).own.skills.map(({ name }) => name)).toEqual(['Gömma Sig']);
  expect(rollIn(opened(table(), { skills: ['rida'] }))).toMatchObject({ skillId: 'Rida', skillValue: 3 });
});
