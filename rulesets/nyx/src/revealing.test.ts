import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { act, anna, fight, oppose, phaide, play, refusal, roll, table, tell, use } from './fixtures.ts';
import type { Command, State } from './model.ts';

const extra = (id: string): Command => ({ type: 'nyx/createExtra', id, name: id, roleAspect: `${id}s`, hidden: true });
const show = (id: string): Command => ({ type: 'nyx/revealExtra', extra: id });
const seen = (state: State) => see(state, anna);

test('who is shown is shown with the roll that she is in, and the other side of it too (NYX-OUT-05)', () => {
  const alone = play(table(), [extra('spy')], [act('spy')], [show('spy')]);
  expect(seen(alone).drafts['d']).toMatchObject({ rollers: { A: { actor: 'spy' } } });
  expect(see(roll(alone, [9]).rolled, anna)).toMatchObject({ harms: [{ target: 'spy' }] });

  const between = play(table(), [extra('spy')], [extra('guard')], [oppose({ actor: 'spy' }, { actor: 'guard' })]);
  const { state, events } = tell(between, show('guard'));
  expect(events.map((event) => 'extra' in event && event.extra)).toEqual(['guard', 'spy']);
  expect(seen(state).drafts['d']).toBeDefined();
  expect(seen(state).extras).toMatchObject({ spy: { name: 'spy' }, guard: { name: 'guard' } });
});

test('… with the aspects that are used in it, and with the harm that waits for her', () => {
  const used = play(table(), [extra('spy')], [act('spy')], [use('spy', 'positive', 'spy', 'role')], [show('spy')]);
  expect(seen(used).extras['spy']?.aspects).toMatchObject([{ name: 'spys' }]);
  const harmed = play(roll(play(table(), [extra('spy')], [act('spy')]), [9]).state, [show('spy')]);
  expect(seen(harmed).pendingHarms['d-harm']).toMatchObject({ target: 'spy' });
});

test('somebody whom everyone knows of brings a hidden conflict to light (NYX-OUT-05)', () => {
  const sides = {
    A: { kind: 'active', members: ['spy'], goal: 'fly' },
    B: { kind: 'active', members: ['guard'], goal: 'fånga' },
  } as const;
  const secret = play(table(), [extra('spy')], [extra('guard')], [fight({ sides })]);
  expect(seen(secret).conflicts).toEqual({});
  const { state } = tell(secret, { type: 'nyx/setMembers', conflict: 'c', side: 'B', members: ['phaide'] });
  expect(seen(state).conflicts['c']).toMatchObject({ sides: { B: { members: ['phaide'] } } });
  expect(seen(state).extras['spy']).toBeDefined();
});

test('an aspect that is used in a hidden roll and before everyone shows nobody by being used (NYX-OUT-05)', () => {
  const secretly = play(
    table(),
    [extra('spy')],
    [act('spy')],
    [{ ...use('spy', 'positive', 'phaide', 'a5'), consent: true }],
  );
  const open = play(secretly, [{ type: 'nyx/declareAction', id: 'open', actor: 'phaide', attribute: 'body' }, anna]);
  const { events, state } = tell(
    open,
    { ...use('phaide', 'positive', 'phaide', 'a5'), id: 'own', draft: 'open' },
    anna,
  );
  expect(events.map(({ type }) => type)).toEqual(['nyx/aspectActivated']);
  expect(seen(state).extras['spy']).toBeUndefined();
});

test('nothing that is played before everyone can be hidden meanwhile, and a hidden thing that is used is there', () => {
  const before = play(table(), [{ type: 'nyx/addThing', id: 'rope', name: 'Rep', aspect: 'Starkt', hidden: true }]);
  const bound = play(before, [act('phaide'), anna], [use('phaide', 'negative', 'rope', 'aspect')]);
  expect(seen(before).things).toEqual({});
  expect(seen(bound).things['rope']).toMatchObject({ name: 'Rep' });
  expect(refusal(bound, { type: 'nyx/hideAspect', owner: 'rope', aspect: 'aspect' })).toBe('NYX_E_PHASE');
  const met = play(table(), [extra('spy')], [act('phaide'), anna], [use('phaide', 'negative', 'spy', 'role')]);
  expect(refusal(met, { type: 'nyx/hideExtra', extra: 'spy' })).toBe('NYX_E_PHASE');
});

test('whoever is hidden takes her slow harms along: that they end with her is not seen', () => {
  const state = play(
    table(),
    [{ type: 'nyx/createCharacter', id: 'duke', name: 'Hertigen', kind: 'majorNpc', sheet: phaide, activate: true }],
    [
      {
        type: 'nyx/startSlowHarm',
        id: 'r',
        target: 'duke',
        name: 'Gift',
        attribute: 'body',
        strength: 1,
        period: 40,
        hidden: false,
      },
    ],
    [{ type: 'nyx/hideExtra', extra: 'duke' }],
  );
  const gone = play(state, [{ type: 'nyx/removeExtra', extra: 'duke' }]);
  expect(seen(gone)).toEqual(seen(state));
});
