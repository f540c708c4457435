import { expect, test } from 'vitest';
import { after, anna, bo, characterIn, opened, refusal, table, when } from './testing/table.ts';

const declare = {
  type: 'vastmark/declareAction',
  actor: 'tuva',
  text: 'kryper in under rötterna',
  trait: 'Liten',
  skill: 'Gömma Sig',
} as const;

test('saying what one does requires no roll: it goes to the game master, who decides whether dice are needed (VAST-GM-01)', () => {
  const state = after(table(), declare, [], anna);
  expect(state.inbox).toEqual([
    { actor: 'tuva', text: 'kryper in under rötterna', trait: 'Liten', skill: 'Gömma Sig', only: ['anna'] },
  ]);
  expect(state.rolls).toEqual([]);
  expect(refusal(table(), declare, bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), { ...declare, trait: 'Stark' }, anna)).toBe('E_UNKNOWN_ID');
  expect(opened(state).inbox).toEqual([]);
});

test('a wish may turn the trait, and names a specialisation of its skill; turning nothing is no wish (D-6, VAST-TURN-02, VAST-X-SPEC-01)', () => {
  const turned = after(table(), { ...declare, turned: true }, [], anna);
  expect(turned.inbox[0]).toMatchObject({ trait: 'Liten', turned: true });
  expect(characterIn(turned)).toEqual(characterIn(table()));
  const traitless = after(table(), { ...declare, trait: null, turned: true }, [], anna);
  expect(traitless.inbox[0]).not.toHaveProperty('turned');

  const specialisation = { name: 'skog', as: 'bonus' } as const;
  expect(refusal(table(), { ...declare, specialisation }, anna)).toBe('E_SETTING_OFF');
  const house = table({ specialisations: true });
  expect(refusal(house, { ...declare, specialisation }, anna)).toBe('E_UNKNOWN_ID');
  const learnt = after(house, {
    type: 'vastmark/adjust',
    change: { what: 'specialisation', actor: 'tuva', skill: 'Gömma Sig', name: 'skog', has: true },
    reason: '',
  });
  expect(after(learnt, { ...declare, specialisation }, [], anna).inbox[0]).toMatchObject({ specialisation });
  expect(refusal(learnt, { ...declare, skill: 'Rida', specialisation }, anna)).toBe('E_UNKNOWN_ID');
});

test('without dice the game master decides success, failure or half (VAST-GM-02)', () => {
  const state = after(table(), declare, [], anna);
  for (const outcome of ['success', 'failure', 'half'] as const) {
    const decided = when(state, { type: 'vastmark/decideWithoutRoll', actor: 'tuva', text: 'gömmer sig', outcome });
    expect(decided.events).toEqual([
      { type: 'vastmark/decidedWithoutRoll', actor: 'tuva', text: 'gömmer sig', outcome },
    ]);
    expect(decided.state.inbox).toEqual([]);
    expect(characterIn(decided.state)).toEqual(characterIn(state));
  }
  expect(
    refusal(state, { type: 'vastmark/decideWithoutRoll', actor: 'tuva', text: '', outcome: 'success' }, anna),
  ).toBe('E_NOT_GM');
});

test('a wish may be put aside', () => {
  const state = after(table(), declare, [], anna);
  expect(after(state, { type: 'vastmark/dismissAction', actor: 'tuva' }).inbox).toEqual([]);
  expect(refusal(table(), { type: 'vastmark/dismissAction', actor: 'tuva' })).toBe('E_UNKNOWN_ID');
});

test('who may not put a wish aside does not learn by trying whether there is one', () => {
  for (const state of [table(), after(table(), declare, [], anna)])
    expect(refusal(state, { type: 'vastmark/dismissAction', actor: 'tuva' }, bo)).toBe('E_NOT_OWNER');
});

test('a later wish takes the place of the earlier', () => {
  const state = after(after(table(), declare, [], anna), { ...declare, text: 'springer' }, [], anna);
  expect(state.inbox.map(({ text }) => text)).toEqual(['springer']);
});

test('only the game master sets the scene', () => {
  expect(after(table(), { type: 'vastmark/setScene', title: 'Eken' }).scene.title).toBe('Eken');
  expect(refusal(table(), { type: 'vastmark/setScene', title: 'Eken' }, anna)).toBe('E_NOT_GM');
});
