import { expect, test } from 'vitest';
import { act, anna, fight, play, refusal, roll, round, table, tell } from './fixtures.ts';
import type { Command } from './model.ts';

const endScene: Command = { type: 'nyx/endScene' };

test('the attributes may be renamed and redefined, and nothing else changes (NYX-GEN-04)', () => {
  const rename: Command = { type: 'nyx/configureTable', labels: { mind: { name: 'Själ', definition: 'allt inre' } } };
  expect(refusal(table(), rename, anna)).toBe('NYX_E_ROLE');
  const state = play(table(), [rename]);
  expect(state.labels).toEqual({ mind: { name: 'Själ', definition: 'allt inre' } });
  expect(roll(play(state, [act('phaide', 'mind'), anna]), [5]).rolled.rolls.A).toMatchObject({
    attribute: 'mind',
    effect: 5,
  });
});

test('a setting is one of the catalogue’s, with one of its values', () => {
  const set = (settings: Record<string, string | number | boolean | null>): Command => ({
    type: 'nyx/configureTable',
    settings,
  });
  expect(refusal(table(), set({ nonsense: 1 }))).toBe('NYX_E_SETTING');
  expect(refusal(table(), set({ constructor: 1 }))).toBe('NYX_E_SETTING');
  expect(refusal(table(), set({ overflowMode: 'sometimes' }))).toBe('NYX_E_SETTING');
  expect(refusal(table(), set({ pointCap: 10.5 }))).toBe('NYX_E_SETTING');
  expect(play(table(), [set({ overflowMode: 'continues', pointCap: 10 })]).settings).toMatchObject({
    overflowMode: 'continues',
    pointCap: 10,
  });
});

test('all exhaustion goes when the scene closes, with knock-outs and invented scene aspects (NYX-REC-01)', () => {
  const tired = play(
    roll(play(table(), [act('phaide'), anna]), [10]).state,
    [{ type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'exhaustion' }, anna],
    [{ type: 'nyx/inventAspect', id: 'dark', owner: 'scene', name: 'Mörkt' }, anna],
  );
  expect(refusal(tired, { ...act('phaide'), id: 'e' } as Command, anna)).toBe('NYX_E_KNOCKED_OUT');
  const { state, events } = tell(tired, endScene);
  expect(events).toMatchObject([{ type: 'nyx/sceneEnded', exhaustionCleared: true }]);
  expect(state.characters['phaide']?.exhaustion).toEqual({ mind: 0, interaction: 0, body: 0 });
  expect(state.scene).toMatchObject({ status: 'closed', aspects: [] });
});

test('where the table clears it by hand it stays until the game master does so (NYX-REC-02)', () => {
  const tired = play(roll(play(table({ exhaustionClears: 'manual' }), [act('phaide'), anna]), [6]).state, [
    { type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'exhaustion' },
    anna,
  ]);
  const later = play(tired, [endScene]);
  expect(later.characters['phaide']?.exhaustion).toEqual({ mind: 0, interaction: 0, body: 2 });
  const clear: Command = { type: 'nyx/clearExhaustion', figure: 'phaide', attribute: 'body' };
  expect(refusal(later, clear, anna)).toBe('NYX_E_ROLE');
  expect(play(later, [clear]).characters['phaide']?.exhaustion).toEqual({ mind: 0, interaction: 0, body: 0 });
});

test('a scene closes after its conflicts and its harm, and one scene is open at a time (NYX-REC-01)', () => {
  expect(refusal(play(table(), [fight()]), endScene)).toBe('NYX_E_PHASE');
  expect(refusal(roll(play(table(), [act('phaide'), anna]), [6]).state, endScene)).toBe('NYX_E_PENDING_HARM');
  expect(refusal(table(), endScene, anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), { type: 'nyx/startScene', id: 's', title: '' })).toBe('NYX_E_PHASE');
  expect(refusal(play(table(), [endScene]), endScene)).toBe('NYX_E_PHASE');
});

test('sessions and long pauses switch between play and break (NYX-CHG-01)', () => {
  expect(refusal(table(), { type: 'nyx/startSession' })).toBe('NYX_E_PHASE');
  const rest = play(table(), [{ type: 'nyx/endSession' }]);
  expect(rest).toMatchObject({ phase: 'break', session: 1 });
  expect(refusal(rest, { type: 'nyx/endSession' })).toBe('NYX_E_PHASE');
  expect(play(rest, [{ type: 'nyx/startSession' }])).toMatchObject({ phase: 'play', session: 2 });
  for (const type of ['nyx/startSession', 'nyx/endSession', 'nyx/longPause'] as const) {
    expect(refusal(rest, { type }, anna)).toBe('NYX_E_ROLE');
  }
});

test('a long pause waits for the end of a conflict; an unfinished conflict waits for the next session (NYX-CHG-01)', () => {
  const fighting = play(table(), [fight()]);
  expect(refusal(fighting, { type: 'nyx/longPause' })).toBe('NYX_E_PHASE');
  const next = play(fighting, [{ type: 'nyx/endSession' }], [{ type: 'nyx/startSession' }]);
  expect(round(next, 4, 1).rolled.round?.move).toBe(3);
});

test('who takes part in a scene is the game master’s to say', () => {
  const set: Command = { type: 'nyx/setParticipants', participants: ['phaide', 'soldier'] };
  expect(refusal(table(), set, anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), { ...set, participants: ['nobody'] })).toBe('NYX_E_UNKNOWN');
  expect(play(table(), [set]).scene?.participants).toEqual(['phaide', 'soldier']);
});
