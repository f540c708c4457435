import { expect, test } from 'vitest';
import { act, anna, gm, onlooker, oppose, play, points, refusal, roll, table, tell, use } from './fixtures.ts';
import type { Command } from './model.ts';

const invent = (owner: string, name: string, value?: number, id = name): Command => ({
  type: 'nyx/inventAspect',
  id,
  owner,
  name,
  ...(value !== undefined && { value }),
});

test('players and game master invent aspects for extras and surroundings, free of charge and worth 1 (NYX-OUT-12, NYX-OUT-14, NYX-OUT-18)', () => {
  const state = play(table(), [invent('soldier', 'Fumlig'), anna], [invent('scene', 'Dimma'), gm]);
  expect(state.extras['soldier']?.aspects.at(-1)).toMatchObject({ name: 'Fumlig', value: 1, inventedBy: 'anna' });
  expect(state.scene?.aspects).toMatchObject([{ name: 'Dimma', value: 1, inventedBy: 'gm' }]);
  expect(points(state, 'phaide')).toBe(5);
  expect(refusal(table(), invent('scene', 'Dimma'), onlooker)).toBe('NYX_E_ROLE');
});

test('not for player characters, not twice, with a name and a value of 1 to 3 (NYX-OUT-18)', () => {
  expect(refusal(table(), invent('moni', 'Ful'), anna)).toBe('NYX_E_OWNER');
  expect(refusal(table(), invent('soldier', 'VAKT', 1, 'x'), anna)).toBe('NYX_E_DUPLICATE_ASPECT');
  expect(refusal(table(), invent('soldier', '', 1, 'x'), anna)).toBe('NYX_E_NAME');
  expect(refusal(table(), invent('scene', 'Dimma', 4), anna)).toBe('NYX_E_ASPECT_VALUE');
  expect(refusal(table(), invent('scene', 'Dimma', 3), gm)).toBeUndefined();
  expect(refusal(table(), invent('nobody', 'Dimma'), anna)).toBe('NYX_E_UNKNOWN');
});

test('an extra should have at most one 2 and three 1s: beyond that a warning, or a refusal (NYX-OUT-13)', () => {
  const full = play(table(), [invent('soldier', 'Aa'), anna], [invent('soldier', 'Bb'), anna]);
  expect(tell(full, invent('soldier', 'Cc'), anna).warnings).toEqual(['NYX_W_EXTRA_FULL']);
  expect(tell(table(), invent('soldier', 'Cc', 2)).warnings).toEqual(['NYX_W_EXTRA_FULL']);
  expect(tell(table(), invent('soldier', 'Cc'), anna).warnings).toEqual([]);
  const strict = { ...full, settings: { ...full.settings, extraAspectCap: 'enforce' as const } };
  expect(refusal(strict, invent('soldier', 'Cc'), anna)).toBe('NYX_E_EXTRA_FULL');
  const off = { ...full, settings: { ...full.settings, extraAspectCap: 'off' as const } };
  expect(tell(off, invent('soldier', 'Cc'), anna).warnings).toEqual([]);
  const temporary: Command = { type: 'nyx/addTemporaryAspect', id: 't', target: 'soldier', name: 'Full' };
  expect(
    tell(play(table(), [temporary], [invent('soldier', 'Aa'), anna]), invent('soldier', 'Bb'), anna).warnings,
  ).toEqual([]);
});

test('the game master may veto an invented aspect until it has been used (NYX-OUT-12, NYX-OUT-15)', () => {
  const state = play(table(), [invent('soldier', 'Fumlig'), anna]);
  const veto: Command = { type: 'nyx/vetoAspect', owner: 'soldier', aspect: 'Fumlig' };
  expect(refusal(state, veto, anna)).toBe('NYX_E_ROLE');
  expect(play(state, [veto]).extras['soldier']?.aspects).toHaveLength(2);
  const used = play(
    state,
    [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna],
    [use('phaide', 'positive', 'soldier', 'Fumlig'), anna],
  );
  expect(refusal(roll(used, [4, 5, 5]).state, veto)).toBe('NYX_E_PHASE');
  expect(refusal(table(), { ...veto, aspect: 'role' })).toBe('NYX_E_PHASE');
});

test('what was declared but never rolled has not been used: a veto takes it out of the roll (NYX-OUT-12, NYX-PTS-10)', () => {
  const veto: Command = { type: 'nyx/vetoAspect', owner: 'soldier', aspect: 'Fumlig' };
  const declared = play(
    table(),
    [invent('soldier', 'Fumlig'), anna],
    [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna],
    [use('phaide', 'positive', 'soldier', 'Fumlig'), anna],
  );
  expect(play(declared, [veto]).drafts['d']?.activations).toEqual([]);
  const activation = 'soldier-Fumlig';
  for (const taken of [
    { type: 'nyx/withdrawActivation', draft: 'd', activation },
    { type: 'nyx/rejectActivation', draft: 'd', activation, reason: 'nej' },
    { type: 'nyx/cancelDraft', draft: 'd' },
  ] as const) {
    expect(refusal(play(declared, [taken]), veto)).toBeUndefined();
  }
});

test('a use in the story binds an invented aspect, unless it is rejected (NYX-OUT-12, NYX-OUT-15)', () => {
  const veto: Command = { type: 'nyx/vetoAspect', owner: 'soldier', aspect: 'Fumlig' };
  const story: Command = {
    type: 'nyx/useAspectNarratively',
    id: 'u',
    owner: 'soldier',
    aspect: 'Fumlig',
    by: 'phaide',
    sign: 'positive',
    explanation: 'snubblar',
  };
  const told = play(table(), [invent('soldier', 'Fumlig'), anna], [story, anna]);
  expect(refusal(told, veto)).toBe('NYX_E_PHASE');
  expect(refusal(play(told, [{ type: 'nyx/rejectUse', use: 'u', reason: 'nej' }]), veto)).toBeUndefined();
  expect(refusal(play(told, [{ type: 'nyx/endScene' }]), veto)).toBe('NYX_E_PHASE');
});

test('a roll that only the game master knows of leaves no mark on what everybody knows (NYX-OUT-05, NYX-OUT-12)', () => {
  const secretly = play(
    table(),
    [invent('scene', 'Dimma'), anna],
    [{ type: 'nyx/createExtra', id: 'spy', name: 'Spion', hidden: true }],
    [act('spy')],
    [use('spy', 'positive', 'scene', 'Dimma')],
  );
  expect(secretly.drafts['d']?.activations).toHaveLength(1);
  expect(roll(secretly, [5, 5]).state.scene?.aspects[0]).not.toHaveProperty('used');
});

test('once in place it binds everybody, until the scene closes or the game master removes it (NYX-OUT-15)', () => {
  const dark = play(table(), [invent('scene', 'dark'), anna], [act('moni')]);
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'scene',
    aspect: 'dark',
    target: 'moni',
  };
  expect(refusal(dark, demand)).toBeUndefined();
  expect(play(dark, [{ type: 'nyx/removeSceneAspect', aspect: 'dark' }]).scene?.aspects).toEqual([]);
  expect(refusal(dark, { type: 'nyx/removeSceneAspect', aspect: 'dark' }, anna)).toBe('NYX_E_ROLE');
  const closed = play(dark, [{ type: 'nyx/endScene' }]);
  expect(refusal(closed, invent('scene', 'dark'), anna)).toBe('NYX_E_PHASE');
  const next = play(closed, [{ type: 'nyx/startScene', id: 's2', title: '' }]);
  expect(next.scene?.aspects).toEqual([]);
});

test('an aspect that is removed leaves the rolls in the making, and its point is free again (NYX-PTS-10)', () => {
  const state = play(
    table(),
    [invent('scene', 'dark'), anna],
    [act('phaide'), anna],
    [use('phaide', 'positive', 'scene', 'dark'), anna],
  );
  const gone = play(state, [{ type: 'nyx/removeSceneAspect', aspect: 'dark' }]);
  expect(gone.drafts['d']?.activations).toEqual([]);
});

test('a shared thing has aspects of its own; what was invented for it ends with the scene (NYX-OUT-15, NYX-OUT-18)', () => {
  const state = play(
    table(),
    [{ type: 'nyx/addThing', id: 'boat', name: 'Båten', aspect: 'Snabb' }],
    [invent('boat', 'Läcker'), anna],
  );
  expect(state.things['boat']?.aspects).toMatchObject([
    { name: 'Snabb', value: 1 },
    { name: 'Läcker', value: 1 },
  ]);
  expect(play(state, [{ type: 'nyx/endScene' }]).things['boat']?.aspects).toMatchObject([{ name: 'Snabb' }]);
  expect(play(state, [{ type: 'nyx/removeThing', thing: 'boat' }]).things).toEqual({});
  expect(refusal(table(), { type: 'nyx/addThing', id: 'boat', name: 'Båten' }, anna)).toBe('NYX_E_ROLE');
});

test('the game master writes scene aspects, open or hidden (NYX-OUT-18)', () => {
  const add: Command = { type: 'nyx/addSceneAspect', id: 'trap', name: 'Fälla', value: 2, hidden: true };
  expect(refusal(table(), add, anna)).toBe('NYX_E_ROLE');
  const state = play(table(), [add]);
  expect(state.scene?.aspects).toMatchObject([{ only: 'gm', name: 'Fälla', value: 2 }]);
  const named = play(state, [invent('scene', 'Fälla', 1, 'mine'), anna]);
  expect(named.scene?.aspects).toHaveLength(2);
});
