import { expect, test } from 'vitest';
import { act, anna, bo, damaged, fight, gm, oppose, play, refusal, roll, round, table, tell } from './fixtures.ts';
import { current, knockedOut } from './figures.ts';
import type { Command, SideInput, State } from './model.ts';

const failed = roll(play(table(), [act('phaide'), anna]), [7]).state;
const choose = (
  choice: 'exhaustion' | 'damage' | 'both',
  more: Partial<Extract<Command, { type: 'nyx/chooseHarm' }>> = {},
): Command => ({
  type: 'nyx/chooseHarm',
  harm: 'd-harm',
  choice,
  ...more,
});
const phaide = (state: State) => {
  const found = state.characters['phaide'];
  if (!found) throw new Error('no Phaide');
  return found;
};

test('harm is exhaustion or one damage, and never a mixture (NYX-HARM-02, NYX-HARM-03)', () => {
  const tired = play(failed, [choose('exhaustion'), anna]);
  expect(phaide(tired)).toMatchObject({ exhaustion: { mind: 0, interaction: 0, body: 3 } });
  expect(phaide(tired).aspects).toHaveLength(10);
  const hurt = play(failed, [choose('damage', { name: 'Brutet ben' }), anna]);
  expect(phaide(hurt).exhaustion).toEqual({ mind: 0, interaction: 0, body: 0 });
  expect(phaide(hurt).aspects.at(-1)).toMatchObject({ name: 'Brutet ben', value: 1, kind: 'damage' });
  expect(refusal(failed, choose('both', { name: 'x' }), anna)).toBe('NYX_E_HARM_CHOICE');
  expect(tired.pendingHarms).toEqual({});
});

test('exhaustion lowers the current value of one attribute by 1 per point, not below 0 (NYX-HARM-04)', () => {
  const worse = roll(play(table(), [act('phaide'), anna]), [10]).state;
  const tired = tell(worse, choose('exhaustion'), anna);
  expect(tired.events).toMatchObject([{ type: 'nyx/harmTaken', attribute: 'body', exhaustion: 4 }]);
  expect(current(phaide(tired.state), 'body')).toBe(0);
});

test('exhaustion is noted beside the attribute, whose value stays (NYX-HARM-05)', () => {
  const tired = play(failed, [choose('exhaustion'), anna]);
  expect(phaide(tired).attributes).toEqual({ mind: 5, interaction: 8, body: 4 });
  expect(current(phaide(tired), 'body')).toBe(1);
});

test('a damage is worth 1, and a second one of the same name is a second one (NYX-HARM-06, NYX-HARM-08)', () => {
  const twice = damaged(damaged(table(), 'phaide', 'Sår'), 'phaide', 'Sår');
  const damages = phaide(twice).aspects.filter(({ kind }) => kind === 'damage');
  expect(damages.map(({ name, value }) => [name, value])).toEqual([
    ['Sår', 1],
    ['Sår', 1],
  ]);
  expect(new Set(damages.map(({ id }) => id)).size).toBe(2);
});

test('a damage is named, with the opponent’s goal at hand (NYX-HARM-09)', () => {
  expect(refusal(failed, choose('damage'), anna)).toBe('NYX_E_NAME');
  const near = play(table(), [fight()], [{ type: 'nyx/setNeedle', conflict: 'c', needle: -4, reason: 'prov' }]);
  expect(round(near, 1, 5).rolled.harms[0]?.source).toMatchObject({ goal: 'ta henne', from: 'soldier' });
});

test('the game master may redirect exhaustion before the choice (NYX-HARM-10)', () => {
  const redirect: Command = { type: 'nyx/redirectHarm', harm: 'd-harm', attribute: 'mind' };
  expect(refusal(failed, redirect, anna)).toBe('NYX_E_ROLE');
  const tired = play(failed, [redirect], [choose('exhaustion'), anna]);
  expect(phaide(tired).exhaustion).toEqual({ mind: 3, interaction: 0, body: 0 });
});

test('a current attribute of 0 knocks out, and the conflict ends when the side has no able member (NYX-HARM-11, NYX-CPX-19)', () => {
  const near = play(
    table(),
    [fight({ mode: 'continues' })],
    [{ type: 'nyx/setNeedle', conflict: 'c', needle: -5, reason: 'prov' }],
  );
  const { state } = round(near, 10, 5);
  const harm = Object.keys(state.pendingHarms)[0] ?? '';
  const out = tell(state, choose('exhaustion', { harm }), anna);
  expect(out.events).toMatchObject([
    { type: 'nyx/harmTaken', knockedOut: true },
    { type: 'nyx/conflictEnded', endReason: 'knockedOut', winner: 'B' },
  ]);
  expect(knockedOut(phaide(out.state))).toBe(true);
});

test('a knocked-out member drops out while others of the side go on (NYX-CPX-19)', () => {
  const A: SideInput = { kind: 'active', members: ['phaide', 'moni'], goal: 'fly' };
  const B: SideInput = { kind: 'active', members: ['soldier'], goal: 'fånga' };
  const near = play(
    table(),
    [fight({ mode: 'continues', sides: { A, B } })],
    [{ type: 'nyx/setNeedle', conflict: 'c', needle: -5, reason: 'prov' }],
  );
  const { state } = round(near, 10, 5);
  const harm = Object.keys(state.pendingHarms)[0] ?? '';
  const out = play(state, [choose('exhaustion', { harm }), anna]);
  expect(out.conflicts['c']?.status).toBe('running');
  const declare: Command = { type: 'nyx/declareRound', conflict: 'c', side: 'A', attribute: 'body' };
  expect(refusal(out, declare, anna)).toBe('NYX_E_KNOCKED_OUT');
  expect(refusal(out, { ...declare, roller: 'moni' } as Command, bo)).toBeUndefined();
});

test('the player chooses for her character, the game master for extras (NYX-HARM-03, NYX-HARM-12)', () => {
  expect(refusal(failed, choose('exhaustion'), bo)).toBe('NYX_E_ROLE');
  const lost = roll(play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]), [4, 9]).state;
  expect(refusal(lost, choose('exhaustion'), anna)).toBe('NYX_E_ROLE');
  expect(play(lost, [choose('exhaustion'), gm]).extras['soldier']?.exhaustion).toEqual({
    mind: 0,
    interaction: 0,
    body: 4,
  });
  expect(refusal(failed, choose('exhaustion', { harm: 'other' }), anna)).toBe('NYX_E_NO_HARM');
});

test('the game master may waive harm, with a reason', () => {
  const waive: Command = { type: 'nyx/waiveHarm', harm: 'd-harm', reason: 'nåd' };
  expect(refusal(failed, waive, anna)).toBe('NYX_E_ROLE');
  expect(refusal(failed, { ...waive, reason: '' })).toBe('NYX_E_EXPLANATION');
  expect(play(failed, [waive]).pendingHarms).toEqual({});
});

const mob: Command = { type: 'nyx/createMob', id: 'mob', name: 'Folkhopen', attributes: { body: 9 } };
const mobbed = (state: State): State =>
  roll(play(state, [mob], [oppose({ actor: 'phaide' }, { actor: 'mob' }), anna]), [4, 10]).state;

test('many weak opponents are one unit with a value set by the game master (NYX-MOB-01, NYX-MOB-02)', () => {
  expect(play(table(), [mob]).extras['mob']).toMatchObject({
    mob: true,
    attributes: { body: 9 },
    mobLoss: { mind: 0, interaction: 0, body: 0 },
  });
  expect(refusal(table(), mob, anna)).toBe('NYX_E_ROLE');
});

test('each time harm is inflicted on it the unit also loses 1 of what it used, whatever the effect (NYX-MOB-03)', () => {
  const hurt = play(mobbed(table()), [choose('damage', { name: 'Splittrad' })]);
  expect(hurt.extras['mob']).toMatchObject({ mobLoss: { mind: 0, interaction: 0, body: 1 }, exhaustion: { body: 0 } });
  const tired = play(mobbed(table()), [choose('exhaustion')]);
  expect(tired.extras['mob']).toMatchObject({ mobLoss: { body: 1 }, exhaustion: { body: 4 } });
  const aspects = play(mobbed(table({ mobLoss: 'damageAspect' })), [choose('damage', { name: 'Splittrad' })]).extras[
    'mob'
  ];
  expect(aspects?.mobLoss.body).toBe(0);
  expect(aspects?.aspects.filter(({ kind }) => kind === 'damage')).toHaveLength(2);
  const alone = play(roll(play(table(), [mob], [act('mob')]), [10]).state, [choose('exhaustion')]);
  expect(alone.extras['mob']?.mobLoss.body).toBe(0);
});

test('what a mob has lost stays lost between scenes, and at 0 it is knocked out (NYX-MOB-04)', () => {
  const hurt = play(mobbed(table()), [choose('exhaustion')], [{ type: 'nyx/endScene' }]);
  expect(hurt.extras['mob']).toMatchObject({ mobLoss: { body: 1 }, exhaustion: { body: 0 } });
  const weak: Command = { ...mob, attributes: { body: 1 } };
  const lost = roll(play(table(), [weak], [oppose({ actor: 'phaide' }, { actor: 'mob' }), anna]), [4, 10]).state;
  expect(tell(lost, choose('damage', { name: 'Skingrad' })).events).toMatchObject([{ mobLoss: 1, knockedOut: true }]);
});

test('a damage says which roll, conflict or slow harm it came from (NYX-HARM-06, NYX-REC-04)', () => {
  const hurt = damaged(table(), 'phaide', 'Sår');
  expect(hurt.characters['phaide']?.aspects.at(-1)).toMatchObject({ name: 'Sår', source: 'hurt-3' });
});
