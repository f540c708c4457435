import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { after, against, anna, bo, gm, opened, refusal, rollIn, rolled, table, when } from './testing/table.ts';

const proposedBy = (traits: readonly string[] = ['Liten']) =>
  after(
    table(),
    {
      type: 'vastmark/openRoll',
      id: 'r',
      actor: 'tuva',
      traits,
      turned: traits,
      skills: ['Gömma Sig'],
      resistance: against(6),
    },
    [],
    anna,
  );

test('a player’s roll waits for the ruling; with the roll alone it is accepted as proposed (VAST-TRAIT-07)', () => {
  const proposed = proposedBy();
  expect(refusal(proposed, { type: 'vastmark/roll', rollId: 'r' }, anna)).toBe('E_TRAIT_UNRULED');
  const ruled = after(proposed, { type: 'vastmark/ruleTrait', rollId: 'r' });
  expect(rollIn(ruled)).toMatchObject({ status: 'ruled', traitId: 'Liten', turned: true, traitValue: 1 });
});

test('turning needs the ruling: another trait comes unturned unless she says so (VAST-TURN-02)', () => {
  const ruled = after(proposedBy(), { type: 'vastmark/ruleTrait', rollId: 'r', trait: 'Rädd' });
  expect(rollIn(ruled)).toMatchObject({ traitId: 'Rädd', turned: false, traitValue: -3 });
  const none = after(proposedBy(), { type: 'vastmark/ruleTrait', rollId: 'r', trait: null });
  expect(rollIn(none)).toMatchObject({ traitId: null, turned: false, traitValue: 0 });
});

test('a player may argue for another trait; the roll is unchanged until the ruling', () => {
  const state = opened(table(), { traits: ['Rädd'] });
  const propose = {
    type: 'vastmark/proposeTrait',
    rollId: 'r',
    trait: 'Liten',
    turned: true,
    reason: 'lätt att gömma sig',
  } as const;
  expect(refusal(state, propose, bo)).toBe('E_NOT_OWNER');
  expect(refusal(state, { ...propose, trait: 'Stark' }, anna)).toBe('E_UNKNOWN_ID');
  const argued = after(state, propose, [], anna);
  expect(rollIn(argued)).toMatchObject({ traitId: 'Rädd', traitValue: -3 });
  expect(JSON.stringify(see(argued, bo))).toBe(JSON.stringify(see(state, bo)));
  const ruled = after(argued, { type: 'vastmark/ruleTrait', rollId: 'r' });
  expect(rollIn(ruled)).toMatchObject({ traitId: 'Liten', turned: true, traitValue: 1 });
  expect(rollIn(ruled)).not.toHaveProperty('proposal');
});

test('the game master sets resistance and modifications with the trait; what she leaves out stays', () => {
  const ruled = after(proposedBy(), {
    type: 'vastmark/ruleTrait',
    rollId: 'r',
    resistance: against(12),
    modifications: [{ label: 'mörkt', value: -2 }],
  });
  expect(rollIn(ruled)).toMatchObject({
    resistance: { value: against(12) },
    modifications: [{ value: -2 }],
    traitId: 'Liten',
  });
  expect(rollIn(after(ruled, { type: 'vastmark/ruleTrait', rollId: 'r', trait: 'Kvick' })).resistance.value).toEqual(
    against(12),
  );
  expect(refusal(ruled, { type: 'vastmark/ruleTrait', rollId: 'r', resistance: against(1.5) })).toBe('E_NOT_INTEGER');
  expect(refusal(ruled, { type: 'vastmark/ruleTrait', rollId: 'r', trait: 'Stark' })).toBe('E_UNKNOWN_ID');
  const stranger = { kind: 'opposedTotal', total: 3, zero: false, actorId: 'nobody' } as const;
  expect(refusal(ruled, { type: 'vastmark/ruleTrait', rollId: 'r', resistance: stranger })).toBe('E_UNKNOWN_ID');
});

test('only the game master rules and withdraws, and only before the dice', () => {
  const state = opened(table());
  expect(refusal(state, { type: 'vastmark/ruleTrait', rollId: 'r' }, anna)).toBe('E_NOT_GM');
  expect(refusal(state, { type: 'vastmark/withdrawRoll', rollId: 'r' }, anna)).toBe('E_NOT_GM');
  expect(refusal(state, { type: 'vastmark/ruleTrait', rollId: 'x' })).toBe('E_UNKNOWN_ID');
  const done = rolled([4]);
  expect(refusal(done, { type: 'vastmark/ruleTrait', rollId: 'r' })).toBe('E_ALREADY_ROLLED');
  expect(refusal(done, { type: 'vastmark/withdrawRoll', rollId: 'r' })).toBe('E_ALREADY_ROLLED');
  expect(refusal(done, { type: 'vastmark/proposeTrait', rollId: 'r', trait: null }, anna)).toBe('E_ALREADY_ROLLED');
  const gone = after(state, { type: 'vastmark/withdrawRoll', rollId: 'r' });
  expect(rollIn(gone).status).toBe('withdrawn');
  for (const type of ['vastmark/ruleTrait', 'vastmark/withdrawRoll'] as const) {
    expect(refusal(gone, { type, rollId: 'r' })).toBe('E_WITHDRAWN');
  }
  expect(refusal(gone, { type: 'vastmark/roll', rollId: 'r' }, anna)).toBe('E_WITHDRAWN');
});

test('the traits of a group stay different (VAST-MULTI-02)', () => {
  const state = opened(table(), { mode: 'separate', traits: ['Liten', 'Kvick'] });
  expect(refusal(state, { type: 'vastmark/ruleTrait', rollId: 'r', trait: 'Rädd' })).toBe('E_DUPLICATE_TRAIT');
  expect(refusal(state, { type: 'vastmark/ruleTrait', rollId: 'r.1', trait: 'Kvick' })).toBe('E_DUPLICATE_TRAIT');
  const ruled = after(state, { type: 'vastmark/ruleTrait', rollId: 'r', resistance: against(3) });
  expect(ruled.rolls.map(({ resistance }) => resistance.value)).toEqual([against(3), against(3)]);
  expect(rollIn(after(state, { type: 'vastmark/ruleTrait', rollId: 'r.1', trait: 'Rädd' }), 'r.1').traitId).toBe(
    'Rädd',
  );
});

test('a withdrawn roll of a group leaves the outcome to the others', () => {
  const state = opened(table(), { mode: 'separate', traits: ['Liten', 'Kvick'] });
  const one = after(state, { type: 'vastmark/roll', rollId: 'r.2' }, [9, 4], anna);
  expect(one.groups[0]?.result).toBeNull();
  const { state: left } = when(one, { type: 'vastmark/withdrawRoll', rollId: 'r.1' }, [], gm);
  expect(left.groups[0]?.result?.value).toEqual({ outcome: 'success', anyZeroed: false });
});
