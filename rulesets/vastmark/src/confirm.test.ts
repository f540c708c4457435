import { expect, test } from 'vitest';
import type { Command, State } from './model.ts';
import { after, anna, duel, opened, refusal, rolled, rollIn, table, when } from './testing/table.ts';

const confirm: Command = { type: 'vastmark/confirmRoll', rollId: 'r' };
const prompts = (state: State, rollId = 'r') => {
  const [event] = when(state, { type: 'vastmark/confirmRoll', rollId }).events;
  return event?.type === 'vastmark/rollConfirmed' ? event.rolls.map((it) => [it.rollId, it.prompt]) : undefined;
};
const plus = (value: number) => ({ modifications: [{ label: 'm', value }] });

test('a perfection asks the game master for one extra good thing (VAST-PERF-03)', () => {
  expect(prompts(rolled([8], plus(11)))).toEqual([['r', 'perfection']]);
});

test('a zeroed roll asks her for the mishap (VAST-ZERO-04)', () => {
  expect(prompts(rolled([0]))).toEqual([['r', 'zeroed']]);
});

test('plain success and failure ask for nothing', () => {
  expect(prompts(rolled([8], plus(3)))).toEqual([['r', null]]);
  expect(prompts(rolled([3]))).toEqual([['r', null]]);
});

test('both sides of an opposed roll close together, in the order in which they were opened', () => {
  const state = duel({ add: 4, faces: [0] }, { add: 0, faces: [4] });
  expect(prompts(state, 'b')).toEqual([
    ['a', 'worse'],
    ['b', 'statusQuo'],
  ]);
  const done = after(state, { type: 'vastmark/confirmRoll', rollId: 'b' });
  expect(done.rolls.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
});

test('a status quo is half success or half failure as the game master says (VAST-SQ-02)', () => {
  const done = after(duel({ add: 0, faces: [4] }, { add: 0, faces: [4] }), {
    type: 'vastmark/confirmRoll',
    rollId: 'a',
  });
  const told = after(done, { type: 'vastmark/answerPrompt', rollId: 'a', half: 'halfSuccess', text: 'han anar dig' });
  expect(rollIn(told, 'a').ruling).toEqual({ half: 'halfSuccess', text: 'han anar dig' });
  const again = after(told, { type: 'vastmark/answerPrompt', rollId: 'a', half: 'halfFailure' });
  expect(rollIn(again, 'a').ruling).toEqual({ half: 'halfFailure', text: '' });
});

test('the mishap and the extra are told, never required (VAST-ZERO-04, VAST-PERF-03)', () => {
  const done = after(rolled([0]), confirm);
  const told = after(done, { type: 'vastmark/answerPrompt', rollId: 'r', text: 'stenar rullar' });
  expect(rollIn(told).ruling).toEqual({ half: null, text: 'stenar rullar' });
  expect(refusal(done, { type: 'vastmark/answerPrompt', rollId: 'r', half: 'halfSuccess' })).toBe('E_NOT_STATUS_QUO');
  expect(refusal(after(done, { type: 'vastmark/setScene', title: 'Ekens rötter' }), confirm)).toBe('E_ROLL_CONFIRMED');
});

test('what is asked of whom, and when', () => {
  expect(refusal(opened(table()), confirm)).toBe('E_ROLL_NOT_ROLLED');
  expect(refusal(rolled([3]), confirm, anna)).toBe('E_NOT_GM');
  expect(refusal(table(), confirm)).toBe('E_UNKNOWN_ID');
  expect(refusal(rolled([0]), { type: 'vastmark/answerPrompt', rollId: 'r' })).toBe('E_ROLL_NOT_CONFIRMED');
  const plain = after(rolled([3]), confirm);
  expect(refusal(plain, { type: 'vastmark/answerPrompt', rollId: 'r' })).toBe('E_NO_PROMPT');
  expect(refusal(after(rolled([0]), confirm), { type: 'vastmark/answerPrompt', rollId: 'r' }, anna)).toBe('E_NOT_GM');
});
