import { expect, test } from 'vitest';
import { answer } from './questions.ts';
import { after, opened, refusal, table, testIn, wolfLine } from './testing/table.ts';

const line = { pool: 3, sphereValue: 1, proficiencyValue: 0 };
const categories = [{ label: 'mörker', group: 'chance', value: -1 }] as const;
const common = { type: 'kolo/setCommonCategories', categories } as const;
const off = (settings: object) => ({ type: 'kolo/setCampaign', settings }) as const;

test('npcs as a line are played with unless the table does without (KOLO-X-NPC-01)', () => {
  expect(refusal(table(), wolfLine('t', line))).toBeUndefined();
  const without = table({ npcLines: false });
  expect(refusal(without, wolfLine('t', line))).toBe('E_SETTING_OFF');
  const preview = answer(without, { ask: 'preview', test: { actor: 'wolf', line } });
  expect(preview).toMatchObject({ refusal: { code: 'E_SETTING_OFF' } });
  // What has been opened is played to its end, and may still be changed.
  const alone = { type: 'kolo/openTest', id: 't', actor: 'wolf', line } as const;
  const begun = after(after(table(), alone), off({ npcLines: false }));
  expect(refusal(begun, { type: 'kolo/amendTest', testId: 't', other: 1 })).toBeUndefined();
  expect(testIn(after(begun, { type: 'kolo/flip', testId: 't' }, [1, 0, 1]), 't').status).toBe('flipped');
});

test('the next roll of a complex test is no line either, where there are none (KOLO-X-NPC-01)', () => {
  const complex = { type: 'kolo/startComplex', id: 'k', intervalLabel: 'en timme' } as const;
  const next = { type: 'kolo/complexNext', complexId: 'k', test: { id: 't', actor: 'wolf', line } } as const;
  expect(refusal(after(table(), complex), next)).toBeUndefined();
  expect(refusal(after(table({ npcLines: false }), complex), next)).toBe('E_SETTING_OFF');
});

test('the table keeps a list of common categories unless it does without (KOLO-X-TABLE-01)', () => {
  expect(after(table(), common).commonCategories).toEqual(categories);
  expect(refusal(table({ commonCategories: false }), common)).toBe('E_SETTING_OFF');
  // The list waits for being switched on again.
  const waiting = after(after(table(), common), off({ commonCategories: false }));
  expect(waiting.commonCategories).toEqual(categories);
});

test('phrases are reworded for nothing unless the table does without (KOLO-X-XP-01)', () => {
  const [trait] = table().characters.find(({ id }) => id === 'wanda')?.traits ?? [];
  const change = {
    what: 'reword',
    actor: 'wanda',
    feature: 'trait',
    phrase: trait?.phrase ?? '',
    to: 'Annat',
  } as const;
  const reword = { type: 'kolo/adjust', change, reason: 'r' } as const;
  const before = table();
  const own = (state: typeof before) => state.characters.find(({ id }) => id === 'wanda')?.own.value.xp;
  expect(own(after(before, reword))).toEqual(own(before));
  expect(refusal(table({ rewording: false }), reword)).toBe('E_SETTING_OFF');
  expect(opened(table({ rewording: false })).tests).toHaveLength(1);
});
