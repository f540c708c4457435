import { expect, test } from 'vitest';
import type { Change } from './model.ts';
import {
  after,
  anna,
  characterIn,
  duel,
  opened,
  refusal,
  resultOf,
  rolled,
  rollIn,
  table,
  when,
} from './testing/table.ts';

const adjust = (change: Change) => ({ type: 'vastmark/adjust', reason: 'för sagans skull', change }) as const;

test('nothing is forced on the game master: she sets any number and strikes anything, and says why (VAST-GM-05)', () => {
  const trait = (value: number | null) => adjust({ what: 'trait', actor: 'tuva', name: 'Liten', value });
  expect(characterIn(after(table(), trait(-9))).own.traits.find(({ name }) => name === 'Liten')?.value).toBe(-9);
  expect(characterIn(after(table(), trait(null))).own.traits.map(({ name }) => name)).not.toContain('Liten');
  const skill = (value: number | null) => adjust({ what: 'skill', actor: 'tuva', name: 'Rida', value });
  expect(characterIn(after(table(), skill(7))).own.skills).toContainEqual({
    name: 'Rida',
    value: 7,
    apprentice: false,
  });
  expect(characterIn(after(table(), skill(null))).own.skills.map(({ name }) => name)).toEqual(['Gömma Sig']);
  expect(characterIn(after(table(), adjust({ what: 'unusedXp', actor: 'tuva', value: 9 }))).own.unusedXp).toBe(9);
  expect(
    characterIn(after(table(), adjust({ what: 'creationMethod', actor: 'tuva', value: 'free' }))).own.creationMethod,
  ).toBe('free');
  const { events } = when(table(), trait(-9));
  expect(events[0]).toMatchObject({ reason: 'för sagans skull', before: -1, only: ['anna'] });
});

test('what makes no sense is refused even then', () => {
  expect(refusal(table(), adjust({ what: 'trait', actor: 'tuva', name: 'Liten', value: 0 }))).toBe('E_TRAIT_ZERO');
  expect(refusal(table(), adjust({ what: 'trait', actor: 'tuva', name: 'Stark', value: null }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), adjust({ what: 'trait', actor: 'tuva', name: 'Stark', value: 1.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(table(), adjust({ what: 'skill', actor: 'tuva', name: 'Rida', value: -1 }))).toBe('E_SKILL_NEGATIVE');
  expect(refusal(table(), adjust({ what: 'skill', actor: 'tuva', name: 'Simma', value: null }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), adjust({ what: 'skill', actor: 'tuva', name: 'Simma', value: 1.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(table(), adjust({ what: 'unusedXp', actor: 'tuva', value: -1 }))).toBe('E_NOT_POSITIVE');
  expect(refusal(table(), adjust({ what: 'unusedXp', actor: 'tuva', value: 1.5 }))).toBe('E_NOT_INTEGER');
  expect(refusal(table(), adjust({ what: 'strikeCharacter', actor: 'x' }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), adjust({ what: 'strikeRoll', rollId: 'x' }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), adjust({ what: 'strikeCharacter', actor: 'tuva' }), anna)).toBe('E_NOT_GM');
});

test('a forgotten modification is added after the dice and the roll read again, the other side too', () => {
  const state = duel({ add: 0, faces: [4] }, { add: 0, faces: [5] });
  const changed = after(
    state,
    adjust({ what: 'modifications', rollId: 'a', value: [{ label: 'högre mark', value: 2 }] }),
  );
  expect(resultOf(changed, 'a')).toMatchObject({ total: 6, outcome: 'success' });
  expect(resultOf(changed, 'b').outcome).toBe('failure');
  expect(refusal(state, adjust({ what: 'modifications', rollId: 'a', value: [{ label: 'm', value: 0.5 }] }))).toBe(
    'E_NOT_INTEGER',
  );
  expect(refusal(state, adjust({ what: 'difficulty', rollId: 'a', value: 3 }))).toBe('E_OPPOSED');
});

test('so is a difficulty', () => {
  expect(resultOf(after(rolled([5]), adjust({ what: 'difficulty', rollId: 'r', value: 3 }))).outcome).toBe('success');
  expect(refusal(rolled([5]), adjust({ what: 'difficulty', rollId: 'r', value: 0.5 }))).toBe('E_NOT_INTEGER');
  const waiting = after(opened(table()), adjust({ what: 'difficulty', rollId: 'r', value: 3 }));
  expect(rollIn(waiting)).toMatchObject({ result: null, resistance: { value: { value: 3 } } });
});

test('a struck character takes its waiting rolls along and leaves the thrown ones', () => {
  const waiting = opened(rolled([4]), { id: 'w' });
  const state = after(waiting, adjust({ what: 'strikeCharacter', actor: 'tuva' }));
  expect(state.characters.map(({ id }) => id)).toEqual(['gared', 'spy']);
  expect(state.rolls.map(({ id }) => id)).toEqual(['r']);
  expect(after(state, adjust({ what: 'strikeRoll', rollId: 'r' })).rolls).toEqual([]);
});
