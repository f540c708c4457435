import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { act, anna, bothDeclare, fight, oppose, phaide, play, refusal, roll, table, tell, use } from './fixtures.ts';
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

test('… but from whom the harm is stays a secret as long as they are one', () => {
  const hit = roll(
    play(table(), [extra('spy')], [extra('guard')], [oppose({ actor: 'spy' }, { actor: 'guard' })]),
    [9, 5],
  ).state;
  expect(hit.pendingHarms['d-harm']).toMatchObject({ target: 'spy', source: { from: 'guard' } });
  expect(JSON.stringify(seen(play(hit, [show('spy')])))).not.toContain('guard');
  expect(seen(play(hit, [show('guard')], [show('spy')])).pendingHarms['d-harm']?.source.from).toBe('guard');
});

const duke: Command = {
  type: 'nyx/createCharacter',
  id: 'duke',
  name: 'Hertigen',
  kind: 'majorNpc',
  sheet: phaide,
  activate: true,
};

test('who is shown does not show the secret aspects that did something for her in the story, before their doing is undone (NYX-OUT-05)', () => {
  type Use = Extract<Command, { type: 'nyx/useAspectNarratively' }>;
  const story = (id: string, owner: string, aspect: string): readonly [Use] => [
    { type: 'nyx/useAspectNarratively', id, owner, aspect, by: 'duke', sign: 'negative', explanation: 'prov' },
  ];
  const hidden = play(
    table({ majorNpcPool: true }),
    [duke],
    [{ type: 'nyx/hideExtra', extra: 'duke' }],
    [{ type: 'nyx/hideAspect', owner: 'duke', aspect: 'a1' }],
    [extra('rat')],
    story('rats', 'rat', 'role'),
    story('own', 'duke', 'a1'),
    story('known', 'duke', 'a2'),
    [{ type: 'nyx/demandAspect', id: 'asked', owner: 'rat', aspect: 'role', target: 'duke', explanation: 'prov' }],
  );
  const shown = play(hidden, [show('duke')]);
  expect(Object.keys(seen(shown).uses)).toEqual(['known']);
  expect(JSON.stringify(seen(shown))).not.toMatch(/rat|"Viljestark","value":3,"sign"/);
  for (const command of [
    { type: 'nyx/rejectUse', use: 'rats', reason: 'prov' },
    { type: 'nyx/answerDemand', demand: 'asked', answer: 'accept' },
  ] as const) {
    const { state, events } = tell(shown, command);
    expect(see(events, anna)).toMatchObject([
      { type: 'nyx/extraRevealed', extra: 'rat' },
      { type: 'nyx/aspectRevealed', owner: 'rat' },
      { type: command.type === 'nyx/rejectUse' ? 'nyx/useRejected' : 'nyx/storyDemandAnswered' },
    ]);
    expect(seen(state).extras['rat']).toBeDefined();
  }
  const seenOnce = play(table({ majorNpcPool: true }), [duke], [extra('rat')], story('rats', 'rat', 'role'));
  const away = play(seenOnce, [{ type: 'nyx/hideExtra', extra: 'rat' }]);
  expect(tell(away, { type: 'nyx/rejectUse', use: 'rats', reason: 'prov' }).events).toMatchObject([{ use: {} }]);
  const free: Command = { ...story('free', 'rat', 'role')[0], sign: 'neutral', drawback: 'prov' };
  const gone = play(hidden, [free], [{ type: 'nyx/removeExtra', extra: 'duke' }]);
  expect(see(tell(gone, { type: 'nyx/rejectUse', use: 'free', reason: 'prov' }).events, anna)).toEqual([]);
});

test('the rounds that were played before anybody knew of a conflict stay the game master’s (NYX-CPX-21)', () => {
  const sides = {
    A: { kind: 'active', members: ['spy'], goal: 'fly' },
    B: { kind: 'active', members: ['guard'], goal: 'fånga' },
  } as const;
  const fought = play(table(), [extra('spy')], [extra('guard')], [extra('rat')], [fight({ sides })]);
  const declared = play(fought, ...bothDeclare().map(([command]): readonly [Command] => [command]));
  const changed = play(roll(declared, [3, 2], 'c-1').state, [
    { type: 'nyx/setMembers', conflict: 'c', side: 'A', members: ['rat'] },
  ]);
  const met = play(changed, [{ type: 'nyx/setMembers', conflict: 'c', side: 'A', members: ['phaide'] }]);
  expect(seen(met).conflicts['c']).toMatchObject({ round: 2, history: [] });
  expect(JSON.stringify(seen(met))).not.toContain('spy');
  const narrate: Command = { type: 'nyx/narrateRound', conflict: 'c', round: 1, text: 'De brottades.' };
  expect(refusal(met, narrate, anna)).toBe('NYX_E_UNKNOWN');
  expect(see(tell(met, narrate).events, anna)).toEqual([]);
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
