import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { act, anna, gm, oppose, phaide, play, refusal, roll, table, tell } from './fixtures.ts';
import type { Command } from './model.ts';

const guard: Command = {
  type: 'nyx/createExtra',
  id: 'guard',
  name: 'Vakt',
  roleAspect: 'Misstänksam',
  flavourAspect: 'Enögd',
};

test('an extra has 5 in everything, a 2 for its function and a 1 for flavour (NYX-ATTR-07, NYX-OUT-10)', () => {
  expect(play(table(), [guard]).extras['guard']).toMatchObject({
    attributes: { mind: 5, interaction: 5, body: 5 },
    aspects: [
      { name: 'Misstänksam', value: 2 },
      { name: 'Enögd', value: 1 },
    ],
    mob: false,
  });
  expect(refusal(table(), guard, anna)).toBe('NYX_E_ROLE');
});

test('the game master may set other attributes, at least 1 (NYX-ATTR-08)', () => {
  const strong = play(table(), [{ ...guard, attributes: { body: 9 } }]);
  expect(strong.extras['guard']?.attributes).toEqual({ mind: 5, interaction: 5, body: 9 });
  expect(refusal(table(), { ...guard, attributes: { body: 0 } })).toBe('NYX_E_ATTR_RANGE');
});

test('either aspect may be left to be invented (NYX-OUT-10)', () => {
  const { roleAspect: _, ...bare } = guard;
  expect(play(table(), [bare as Command]).extras['guard']?.aspects).toMatchObject([{ name: 'Enögd', value: 1 }]);
});

test('what the game master writes about an extra is hidden until it is revealed (NYX-OUT-05)', () => {
  const state = play(table(), [guard]);
  expect(see(state, anna).extras['guard']?.aspects).toEqual([]);
  expect(see(tell(table(), guard).events[0], anna)).toMatchObject({ extra: { aspects: [] } });
  const shown = play(state, [{ type: 'nyx/revealAspect', owner: 'guard', aspect: 'role' }]);
  expect(see(shown, anna).extras['guard']?.aspects).toMatchObject([{ name: 'Misstänksam' }]);
  expect(refusal(state, { type: 'nyx/revealAspect', owner: 'guard', aspect: 'role' }, anna)).toBe('NYX_E_ROLE');
  expect(refusal(state, { type: 'nyx/hideAspect', owner: 'phaide', aspect: 'a1' })).toBe('NYX_E_OWNER');
});

test('a hidden extra is not there for players, until it meets one of them', () => {
  const state = play(table(), [{ ...guard, hidden: true } as Command]);
  expect(see(state, anna).extras).not.toHaveProperty('guard');
  expect(see(tell(table(), { ...guard, hidden: true } as Command).events[0], anna)).toBeUndefined();
  expect(refusal(state, oppose({ actor: 'phaide' }, { actor: 'guard' }), anna)).toBe('NYX_E_UNKNOWN');
  const met = tell(state, oppose({ actor: 'phaide' }, { actor: 'guard' }));
  expect(met.events[0]).toEqual({ type: 'nyx/extraRevealed', extra: 'guard' });
  expect(see(met.state, anna).extras).toHaveProperty('guard');
  const secretly = tell(state, act('guard'));
  expect(see(secretly.events[0], anna)).toBeUndefined();
  expect(see(secretly.state, anna).drafts).toEqual({});
  const failed = roll(secretly.state, [9]);
  expect(see(failed.events, anna)).toEqual([]);
  expect(see(failed.state, anna).pendingHarms).toEqual({});
});

test('an extra can be hidden, shown and removed, but not in the middle of something', () => {
  const hidden = play(table(), [{ type: 'nyx/hideExtra', extra: 'soldier' }]);
  expect(see(hidden, anna).extras).toEqual({});
  expect(see(play(hidden, [{ type: 'nyx/revealExtra', extra: 'soldier' }]), anna).extras).toHaveProperty('soldier');
  const busy = play(table(), [act('soldier')]);
  expect(refusal(busy, { type: 'nyx/hideExtra', extra: 'soldier' })).toBe('NYX_E_PHASE');
  expect(refusal(busy, { type: 'nyx/removeExtra', extra: 'soldier' })).toBe('NYX_E_PHASE');
  expect(play(table(), [{ type: 'nyx/removeExtra', extra: 'soldier' }]).extras).toEqual({});
  expect(refusal(table(), { type: 'nyx/removeExtra', extra: 'phaide' })).toBe('NYX_E_UNKNOWN');
});

test('an important extra is made a full character, keeping its aspects (NYX-OUT-11)', () => {
  const state = play(table(), [{ type: 'nyx/promoteExtra', extra: 'soldier' }]);
  expect(state.extras).toEqual({});
  expect(state.characters['soldier']).toMatchObject({
    kind: 'majorNpc',
    status: 'draft',
    aspects: [{ name: 'Vakt' }, { name: 'Enbent' }],
  });
  expect(refusal(state, act('soldier'))).toBeUndefined();
  expect(refusal(state, { type: 'nyx/activateCharacter', character: 'soldier' })).toBe('NYX_E_ATTR_SUM');
});

test('with opponents’ numbers veiled players see results but not what they were held against', () => {
  const state = play(table({ showOpponents: false }), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
  expect(see(state, anna).extras['soldier']).not.toHaveProperty('attributes');
  expect(see(state, gm).extras['soldier']?.attributes).toEqual({ mind: 5, interaction: 5, body: 5 });
  const { rolled } = roll(state, [4, 9]);
  const seen = see(rolled, anna);
  expect(seen.rolls.B).toMatchObject({ success: false, effect: 0, chosen: 9, diceCount: 1 });
  expect(seen.rolls.B).not.toHaveProperty('numbers');
  expect(seen.rolls.B).not.toHaveProperty('failMargin');
  expect(seen.rolls.A?.numbers?.effective).toBe(4);
  const opened = play(state, [{ type: 'nyx/configureTable', settings: { showOpponents: true } }]);
  expect(see(opened, anna).extras['soldier']?.attributes).toEqual({ mind: 5, interaction: 5, body: 5 });
});

test('what the game master keeps secret about a major figure shows in no list, ledger or reminder', () => {
  const hidden = play(
    table(),
    [{ type: 'nyx/promoteExtra', extra: 'soldier' }],
    [{ type: 'nyx/hideExtra', extra: 'soldier' }],
    [{ type: 'nyx/adjustPoints', character: 'soldier', delta: 1, reason: 'prov' }],
  );
  expect(hidden.characters['soldier']?.points).toBe(6);
  expect(see(hidden, anna).ledger).not.toHaveProperty('soldier');

  const change: Command = {
    type: 'nyx/changeAspects',
    character: 'duke',
    changes: [
      { name: 'Viljestark', from: 3, to: 2 },
      { name: 'Fly', from: 1, to: 0 },
      { name: 'Mirakel', from: 2, to: 3 },
      { name: 'Efterlyst', from: 2, to: 2 },
      { name: 'Ny', from: 0, to: 1 },
    ],
    motivation: 'hemligt',
  };
  const major = play(
    table(),
    [{ type: 'nyx/createCharacter', id: 'duke', name: 'Hertigen', kind: 'majorNpc', sheet: phaide, activate: true }],
    [{ type: 'nyx/hideAspect', owner: 'duke', aspect: 'a1' }],
    [{ type: 'nyx/endSession' }],
  );
  expect(see(major, anna).characters['duke']?.valuesAtBreak).not.toHaveProperty('a1');
  const changed = tell(major, change);
  // That the aspects she knows of change is told; nothing of the hidden one, nor why.
  expect(JSON.stringify(see(changed.events, anna))).not.toMatch(/a1"|Viljestark|hemligt/);
  expect(see(changed.events, anna)).toMatchObject([{ changes: change.changes.slice(1) }]);
  expect(see(changed.state, anna).reminders).toEqual([]);
  expect(changed.state.reminders).toHaveLength(1);
});
