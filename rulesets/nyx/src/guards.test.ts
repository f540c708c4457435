import { expect, test } from 'vitest';
import {
  act,
  anna,
  bo,
  commit,
  fight,
  oppose,
  play,
  points,
  refusal,
  roll,
  round,
  table,
  tell,
  use,
} from './fixtures.ts';
import { habit } from './habit.ts';
import type { Command } from './model.ts';
import { offers } from './offers.ts';

test('a group against an opponent is modified by -3..+3 and no more (NYX-ACT-06, NYX-CON-03)', () => {
  const group = (difficulty: number): Command => ({
    type: 'nyx/groupAction',
    id: 'd',
    members: ['phaide', 'moni'],
    attribute: 'body',
    way: 'strongest',
    difficulty,
    opponent: { actor: 'soldier', attribute: 'mind' },
  });
  expect(refusal(table(), group(-4))).toBe('NYX_E_MODIFIER');
  expect(refusal(table(), group(4))).toBe('NYX_E_MODIFIER');
  expect(refusal(table(), group(0.5))).toBe('NYX_E_MODIFIER');
  expect(refusal(table(), group(3))).toBeUndefined();
});

test('what a player invents is worth 1; only the game master makes it worth more (NYX-OUT-18)', () => {
  const dark = (value?: number): Command => ({
    type: 'nyx/inventAspect',
    id: 'dark',
    owner: 'scene',
    name: 'Mörkt',
    ...(value !== undefined && { value }),
  });
  expect(refusal(table(), dark(2), anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), dark(4), anna)).toBe('NYX_E_ASPECT_VALUE');
  expect(play(table(), [dark(), anna]).scene?.aspects[0]?.value).toBe(1);
  expect(play(table(), [dark(3)]).scene?.aspects[0]?.value).toBe(3);
});

test('only the game master lets exhaustion hit another attribute than the one that was rolled (NYX-HARM-04, NYX-HARM-10)', () => {
  const { state } = roll(play(table(), [act('phaide'), anna]), [7]);
  const choose: Command = { type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'exhaustion', attribute: 'interaction' };
  expect(refusal(state, choose, anna)).toBe('NYX_E_ROLE');
  expect(play(state, [choose]).characters['phaide']?.exhaustion).toMatchObject({ interaction: 3, body: 0 });
  const redirected = play(state, [{ type: 'nyx/redirectHarm', harm: 'd-harm', attribute: 'interaction' }]);
  expect(play(redirected, [choose, anna]).characters['phaide']?.exhaustion).toMatchObject({ interaction: 3, body: 0 });
});

test('one change does not make two aspects of the same name (NYX-CHG-02)', () => {
  const change = (...names: readonly string[]): Command => ({
    type: 'nyx/changeAspects',
    character: 'moni',
    changes: [
      { name: 'Stark', from: 2, to: 1 },
      { name: 'Lojal', from: 2, to: 1 },
      ...names.map((name) => ({ name, from: 0, to: 1 })),
    ],
    motivation: 'så',
  });
  const pause = play(table(), [{ type: 'nyx/endSession' }]);
  expect(refusal(pause, change('Ny', 'ny'), bo)).toBe('NYX_E_DUPLICATE_ASPECT');
  expect(refusal(pause, change('Ny', 'RIK'), bo)).toBe('NYX_E_DUPLICATE_ASPECT');
  expect(refusal(pause, change('Ny', 'Nyare'), bo)).toBeUndefined();
});

test('the dice wait while somebody would pay more than she has (NYX-PTS-09)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'x',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a1',
    target: 'phaide',
    explanation: 'envis',
  };
  const answer = (how: 'accept' | 'buyOff'): Command => ({
    type: 'nyx/answerDemand',
    draft: 'd',
    demand: 'x',
    answer: how,
    explanation: 'så',
  });
  const poor: Command = { type: 'nyx/adjustPoints', character: 'phaide', delta: -4, reason: 'prov' };
  const bought = play(table(), [poor], [act('phaide'), anna], [demand], [answer('buyOff'), anna]);
  const dearer = play(bought, [{ type: 'nyx/configureTable', settings: { buyOffCost: 'value' } }]);
  expect(refusal(dearer, commit(), anna)).toBe('NYX_E_POINTS');
  const let_ = play(dearer, [answer('accept'), anna]);
  expect(points(roll(let_, [1, 1, 1, 1]).state, 'phaide')).toBe(4);

  const broke: Command = { type: 'nyx/adjustPoints', character: 'phaide', delta: -5, reason: 'prov' };
  const lent = play(
    table({ earnTiming: 'immediately' }),
    [broke],
    [act('phaide'), anna],
    [demand],
    [answer('accept'), anna],
    [use('phaide', 'positive', 'phaide', 'a2'), anna],
    [{ type: 'nyx/adjust', figure: 'phaide', change: { set: 'strikeAspect', aspect: 'a1' }, reason: 'prov' }],
  );
  expect(refusal(lent, commit(), anna)).toBe('NYX_E_POINTS');
  expect(refusal(lent, { type: 'nyx/grantAutomatic', draft: 'd' })).toBe('NYX_E_POINTS');
  const back = play(lent, [{ type: 'nyx/withdrawActivation', draft: 'd', activation: 'phaide-a2' }, anna]);
  expect(points(roll(back, [1]).state, 'phaide')).toBe(0);
});

test('no attribute of an extra or a draft goes beyond any table (NYX-ATTR-03)', () => {
  const giant = (body: number): Command => ({ type: 'nyx/createExtra', id: 'g', name: 'Jätte', attributes: { body } });
  expect(refusal(table(), giant(1001))).toBe('NYX_E_ATTR_RANGE');
  expect(refusal(table(), giant(1000))).toBeUndefined();
  const draft = tell(table(), { type: 'nyx/createCharacter', id: 'n', name: 'Ny' }, anna).state;
  const edit: Command = { type: 'nyx/editDraft', character: 'n', attributes: { mind: 1001, interaction: 1, body: 1 } };
  expect(refusal(draft, edit, anna)).toBe('NYX_E_ATTR_RANGE');
});

test('a damage that nobody names is called after the goal, or after who did it, never after an attribute (NYX-HARM-09)', () => {
  const named = (state: ReturnType<typeof table>): unknown =>
    offers(state, anna)
      .map(({ command }) => command)
      .find((command) => command.type === 'nyx/chooseHarm' && command.choice === 'damage');
  const alone = roll(play(table(), [act('phaide', 'mind'), anna]), [10]);
  expect(named(alone.state)).toMatchObject({ name: '–' });
  expect(habit(alone.state)?.command).toMatchObject({ choice: 'damage', name: '–' });
  const opposed = roll(play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' })]), [9, 5]);
  expect(named(opposed.state)).toMatchObject({ name: 'Soldat' });
  const struggle = round(play(table(), [fight({ scale: 1 })]), 9, 5);
  expect(named(struggle.state)).toMatchObject({ name: 'ta henne' });
});
