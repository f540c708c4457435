import { expect, test } from 'vitest';
import { act, anna, bo, gm, phaide, play, points, refusal, table, tell } from './fixtures.ts';
import type { AspectChange, Command, State } from './model.ts';
import { damaged } from './fixtures.ts';

const pause: Command = { type: 'nyx/endSession' };
const resting = (state: State = table()): State => play(state, [pause]);
const change = (...changes: readonly AspectChange[]): Command => ({
  type: 'nyx/changeAspects',
  character: 'phaide',
  changes,
  motivation: 'hon har valt sida',
});
const shift = change({ name: 'Efterlyst', from: 2, to: 1 }, { name: 'Motståndskvinna', from: 0, to: 1, id: 'new' });
const regular = (state: State) =>
  (state.characters['phaide']?.aspects ?? []).filter(({ kind }) => kind === 'regular').map(({ value }) => value);

test('aspects change in a break, not in play (NYX-CHG-01)', () => {
  expect(refusal(table(), shift, anna)).toBe('NYX_E_NOT_BREAK');
  expect(refusal(resting(), shift, anna)).toBeUndefined();
  expect(refusal(play(table(), [{ type: 'nyx/longPause' }]), shift, anna)).toBeUndefined();
  expect(refusal(resting(), shift, bo)).toBe('NYX_E_ROLE');
});

test('value points are moved and the sum stays 15, whatever the number of aspects (NYX-CHG-02, NYX-CHG-05, NYX-CHG-06)', () => {
  const { state, events } = tell(resting(), shift, anna);
  expect(regular(state)).toEqual([3, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
  expect(events[0]).toMatchObject({ type: 'nyx/aspectsChanged', motivation: 'hon har valt sida' });
  expect(refusal(resting(), change({ name: 'Ny', from: 0, to: 1 }), anna)).toBe('NYX_E_SUM');
  expect(refusal(resting(), change({ name: 'Efterlyst', from: 2, to: 1 }), anna)).toBe('NYX_E_SUM');
});

test('in one break no aspect moves more than one step in all (NYX-CHG-03)', () => {
  const twoSteps = change({ name: 'Efterlyst', from: 2, to: 0 }, { name: 'Ny', from: 0, to: 2 });
  expect(refusal(resting(), twoSteps, anna)).toBe('NYX_E_STEP');
  const once = play(resting(), [shift, anna]);
  const more = change({ name: 'Efterlyst', from: 1, to: 0 }, { name: 'Motståndskvinna', from: 1, to: 2 });
  expect(refusal(once, more, anna)).toBe('NYX_E_STEP');
  const later = play(once, [{ type: 'nyx/startSession' }], [pause]);
  expect(refusal(later, more, anna)).toBeUndefined();
});

test('a new aspect takes nothing over from one that vanished in the same break (NYX-CHG-03)', () => {
  const swap = change({ name: 'Fly', from: 1, to: 0 }, { name: 'Ny', from: 0, to: 1, id: 'a8' });
  const swapped = play(resting(), [swap, anna]);
  const gone = change({ name: 'Empatisk', from: 1, to: 0 }, { name: 'Nyare', from: 0, to: 1, id: 'a8' });
  const again = play(swapped, [gone, anna]);
  const aspects = again.characters['phaide']?.aspects.slice(-2);
  expect(aspects).toMatchObject([{ name: 'Ny' }, { name: 'Nyare' }]);
  expect(aspects?.map(({ id }) => id)).not.toContain('a8');
  const twice = change({ name: 'Nyare', from: 1, to: 2 }, { name: 'Efterlyst', from: 2, to: 1 });
  expect(refusal(again, twice, anna)).toBe('NYX_E_STEP');
});

test('an aspect that comes back in the break in which it vanished is no new one (NYX-CHG-03)', () => {
  const away = change({ name: 'Fly', from: 1, to: 0 }, { name: 'Ny', from: 0, to: 1, id: 'n1' });
  const back = change({ name: 'Ny', from: 1, to: 0 }, { name: 'fly', from: 0, to: 1, id: 'n2' });
  const returned = play(resting(), [away, anna], [back, anna]);
  const phaide = returned.characters['phaide'];
  const fly = phaide?.aspects.at(-1);
  expect(fly?.name).toBe('fly');
  // Its one step is counted from the 1 it had when the break began.
  expect(phaide?.valuesAtBreak[fly?.id ?? '']).toBe(1);
  expect(Object.values(phaide?.valuesAtBreak ?? {}).reduce((sum, value) => sum + value)).toBe(15);
  const up = change({ name: 'fly', from: 1, to: 2 }, { name: 'Efterlyst', from: 2, to: 1 });
  const raised = play(returned, [up, anna]);
  expect(raised.characters['phaide']?.aspects.at(-1)).toMatchObject({ name: 'fly', value: 2 });
  expect(refusal(raised, change({ name: 'fly', from: 2, to: 3 }, { name: 'Empatisk', from: 1, to: 0 }), anna)).toBe(
    'NYX_E_STEP',
  );
  // In the next break what vanished in this one is forgotten.
  const gone = play(resting(), [away, anna], [{ type: 'nyx/startSession' }], [pause]);
  expect(gone.characters['phaide']).not.toHaveProperty('vanished');
  const renewed = play(gone, [change({ name: 'Ny', from: 1, to: 0 }, { name: 'Fly', from: 0, to: 1, id: 'n3' }), anna]);
  expect(refusal(renewed, change({ name: 'Fly', from: 1, to: 2 }, { name: 'Efterlyst', from: 2, to: 1 }), anna)).toBe(
    'NYX_E_STEP',
  );
});

test('afterwards there is at most one 3 and at most three 2s (NYX-CHG-04)', () => {
  const threes = change({ name: 'Mirakel', from: 2, to: 3 }, { name: 'Fly', from: 1, to: 0 });
  expect(refusal(resting(), threes, anna)).toBe('NYX_E_THREES');
  const twos = change({ name: 'Fly', from: 1, to: 2 }, { name: 'Empatisk', from: 1, to: 0 });
  expect(refusal(resting(), twos, anna)).toBe('NYX_E_TWOS');
});

test('what changes must be there, and regular; the checks come in the order of the catalogue (NYX-CHG-02, NYX-CHG-10)', () => {
  expect(refusal(resting(), change({ name: 'Efterlyst', from: 1, to: 9 }), anna)).toBe('NYX_E_UNKNOWN');
  expect(refusal(resting(), change({ name: 'Efterlyst', from: 0, to: 1 }), anna)).toBe('NYX_E_UNKNOWN');
  expect(refusal(resting(), change({ name: 'Efterlyst', from: 2, to: 4 }), anna)).toBe('NYX_E_ASPECT_VALUE');
  const hurt = resting(damaged(table(), 'phaide', 'Brutet ben'));
  const away = change({ name: 'Brutet ben', from: 1, to: 0 }, { name: 'Fly', from: 1, to: 2 });
  expect(refusal(hurt, away, anna)).toBe('NYX_E_UNKNOWN');
});

test('damage and temporary aspects stand outside of count and sum (NYX-CHG-08, NYX-CHG-10)', () => {
  const hurt = damaged(table(), 'phaide', 'Brutet ben');
  const gift: Command = { type: 'nyx/addTemporaryAspect', id: 't', target: 'phaide', name: 'Lånad häst' };
  const state = play(hurt, [gift], [pause], [shift, anna]);
  expect(regular(state).reduce((a, b) => a + b)).toBe(15);
  expect(state.characters['phaide']?.aspects.map(({ kind }) => kind).filter((kind) => kind !== 'regular')).toEqual([
    'damage',
    'temporary',
  ]);
});

test('a change needs a motivation, and leaves a reminder of a scene to play (NYX-CHG-07)', () => {
  expect(refusal(resting(), { ...shift, motivation: '' } as Command, anna)).toBe('NYX_E_EXPLANATION');
  const state = play(resting(), [shift, anna]);
  expect(state.reminders).toMatchObject([{ kind: 'change', character: 'phaide', text: 'hon har valt sida' }]);
  const reminder = state.reminders[0]?.id ?? '';
  expect(refusal(state, { type: 'nyx/clearReminder', reminder }, anna)).toBe('NYX_E_ROLE');
  expect(play(state, [{ type: 'nyx/clearReminder', reminder }]).reminders).toEqual([]);
});

test('a table may limit the number of regular aspects (NYX-CHG-05)', () => {
  expect(refusal(resting(table({ aspectLimit: 10 })), shift, anna)).toBe('NYX_E_ASPECT_LIMIT');
  const swap = change({ name: 'Fly', from: 1, to: 0 }, { name: 'Laglös', from: 0, to: 1 });
  expect(refusal(resting(table({ aspectLimit: 10 })), swap, anna)).toBeUndefined();
});

test('a temporary aspect is worth 1 unless the game master confirms more (NYX-CHG-09)', () => {
  const gift = (value?: number): Command => ({
    type: 'nyx/addTemporaryAspect',
    id: 't',
    target: 'phaide',
    name: 'Lånad häst',
    ...(value !== undefined && { value }),
  });
  expect(tell(table(), gift()).state.characters['phaide']?.aspects.at(-1)).toMatchObject({
    value: 1,
    kind: 'temporary',
  });
  expect(tell(table(), gift()).warnings).toEqual([]);
  expect(tell(table(), gift(2)).warnings).toEqual(['NYX_W_TEMP_VALUE']);
  expect(refusal(table(), gift(4))).toBe('NYX_E_ASPECT_VALUE');
  expect(refusal(table(), gift(), anna)).toBe('NYX_E_ROLE');
  const gone = play(table(), [gift()], [{ type: 'nyx/removeTemporaryAspect', target: 'phaide', aspect: 't' }]);
  expect(gone.characters['phaide']?.aspects).toHaveLength(10);
  expect(refusal(table(), { type: 'nyx/removeTemporaryAspect', target: 'phaide', aspect: 'a1' })).toBe('NYX_E_UNKNOWN');
});

test('a temporary aspect meant to be hidden is not told openly: a player character takes none (NYX-CHG-08)', () => {
  const secret = (target: string): Command => ({
    type: 'nyx/addTemporaryAspect',
    id: 't',
    target,
    name: 'Förgiftad',
    hidden: true,
  });
  expect(refusal(table(), secret('phaide'))).toBe('NYX_E_OWNER');
  expect(tell(table(), secret('soldier')).events).toMatchObject([{ only: 'gm', aspect: { only: 'gm' } }]);
});

test('nothing in the rules raises attributes, the sum 15 or the starting points (NYX-CHG-11)', () => {
  const state = play(resting(), [shift, anna], [{ type: 'nyx/startSession' }], [{ type: 'nyx/endScene' }], [pause]);
  expect(state.characters['phaide']?.attributes).toEqual(phaide.attributes);
  expect(points(state, 'phaide')).toBe(5);
  const up = change({ name: 'Fly', from: 1, to: 2 }, { name: 'Mirakel', from: 2, to: 3 });
  expect(refusal(resting(), up, anna)).toBe('NYX_E_SUM');
  expect(refusal(table(), { type: 'nyx/editDraft', character: 'phaide', attributes: phaide.attributes }, anna)).toBe(
    'NYX_E_PHASE',
  );
});

const remove = (aspect: string): Command => ({ type: 'nyx/removeDamage', character: 'phaide', aspect });

test('a damage goes in a break for 5 points, whatever it came from (NYX-REC-03, NYX-REC-04)', () => {
  const hurt = damaged(table(), 'phaide', 'Brutet ben');
  const aspect = hurt.characters['phaide']?.aspects.at(-1)?.id ?? '';
  expect(refusal(hurt, remove(aspect), anna)).toBe('NYX_E_NOT_BREAK');
  const now = resting(hurt);
  expect(refusal(now, remove('a1'), anna)).toBe('NYX_E_NOT_DAMAGE');
  expect(refusal(now, remove(aspect), bo)).toBe('NYX_E_ROLE');
  expect(refusal(now, remove(aspect), gm)).toBe('NYX_E_FORCED_PAY');
  const poor = play(now, [{ type: 'nyx/adjustPoints', character: 'phaide', delta: -1, reason: 'prov' }]);
  expect(refusal(poor, remove(aspect), anna)).toBe('NYX_E_POINTS');
  const healed = play(now, [remove(aspect), anna]);
  expect(points(healed, 'phaide')).toBe(0);
  expect(healed.characters['phaide']?.aspects).toHaveLength(10);
  expect(healed.ledger['phaide']?.at(-1)).toEqual({ delta: -5, why: 'damageRemoved', aspect: 'Brutet ben', total: 0 });
});

test('a recovery leaves a reminder of a short scene, and uses up no step of a change (NYX-REC-05, NYX-REC-07)', () => {
  const hurt = resting(damaged(table(), 'phaide', 'Brutet ben'));
  const aspect = hurt.characters['phaide']?.aspects.at(-1)?.id ?? '';
  const healed = play(hurt, [remove(aspect), anna]);
  expect(healed.reminders).toMatchObject([{ kind: 'recovery', text: 'Brutet ben' }]);
  expect(refusal(healed, shift, anna)).toBeUndefined();
});

test('the game master gives and takes points with a reason, never below 0 (NYX-PTS-09)', () => {
  const adjust = (delta: number, reason = 'prov'): Command => ({
    type: 'nyx/adjustPoints',
    character: 'phaide',
    delta,
    reason,
  });
  expect(refusal(table(), adjust(1), anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), adjust(-6))).toBe('NYX_E_POINTS');
  expect(refusal(table(), adjust(1, ''))).toBe('NYX_E_EXPLANATION');
  const state = play(table(), [adjust(3)]);
  expect(points(state, 'phaide')).toBe(8);
  expect(state.ledger['phaide']).toEqual([{ delta: 3, why: 'adjusted', total: 8 }]);
  expect(refusal(play(table(), [act('phaide'), anna]), adjust(-5))).toBeUndefined();
});
