import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { anna, bo, gm, onlooker, play, points, refusal, table, tell } from './fixtures.ts';
import type { Command, Sign } from './model.ts';

type Use = Extract<Command, { type: 'nyx/useAspectNarratively' }>;
const tellStory = (sign: Sign, owner = 'phaide', aspect = 'a3', more: Partial<Use> = {}): Use => ({
  type: 'nyx/useAspectNarratively',
  id: 'u',
  by: 'phaide',
  owner,
  aspect,
  sign,
  explanation: 'hon har vänner i undre världen',
  ...more,
});

test('against earns the value, in favour costs 1 whatever the value (NYX-PTS-02, NYX-PTS-03)', () => {
  expect(points(play(table(), [tellStory('negative'), anna]), 'phaide')).toBe(7);
  expect(points(play(table(), [tellStory('positive'), anna]), 'phaide')).toBe(4);
  expect(points(play(table(), [tellStory('positive', 'phaide', 'a1'), anna]), 'phaide')).toBe(4);
});

test('a neutral use moves nothing and needs a drawback (NYX-PTS-04)', () => {
  expect(refusal(table(), tellStory('neutral'), anna)).toBe('NYX_E_DRAWBACK');
  const state = play(table(), [tellStory('neutral', 'phaide', 'a3', { drawback: 'någon känner igen henne' }), anna]);
  expect(points(state, 'phaide')).toBe(5);
});

test('apart from neutral use, points always move (NYX-PTS-05)', () => {
  for (const sign of ['positive', 'negative'] as const) {
    const { events } = tell(table(), tellStory(sign), anna);
    expect(events).toMatchObject([{ type: 'nyx/aspectUsed', use: { points: [{ character: 'phaide' }] } }]);
  }
});

test('points never go below 0: without one a use in favour is refused (NYX-PTS-09)', () => {
  const poor = play(table(), [{ type: 'nyx/adjustPoints', character: 'phaide', delta: -5, reason: 'prov' }]);
  expect(refusal(poor, tellStory('positive'), anna)).toBe('NYX_E_POINTS');
  expect(refusal(poor, tellStory('negative'), anna)).toBeUndefined();
});

test('every use needs an explanation (NYX-PTS-11)', () => {
  expect(refusal(table(), tellStory('positive', 'phaide', 'a3', { explanation: '' }), anna)).toBe('NYX_E_EXPLANATION');
});

test('the game master may reject a use while the scene lasts; the points go back (NYX-PTS-11)', () => {
  const state = play(table(), [tellStory('positive'), anna]);
  const reject: Command = { type: 'nyx/rejectUse', use: 'u', reason: 'passar inte' };
  expect(refusal(state, reject, anna)).toBe('NYX_E_ROLE');
  expect(refusal(state, { ...reject, reason: '' })).toBe('NYX_E_EXPLANATION');
  const back = play(state, [reject]);
  expect(points(back, 'phaide')).toBe(5);
  expect(refusal(back, reject)).toBe('NYX_E_UNKNOWN');
  const over = play(state, [{ type: 'nyx/endScene' }]);
  expect(refusal(over, reject)).toBe('NYX_E_UNKNOWN');
});

test('the person affected pays or earns, never the owner as such (NYX-PTS-12, NYX-OUT-06)', () => {
  const enemies = play(table(), [tellStory('negative', 'moni', 'a4'), anna]);
  expect([points(enemies, 'phaide'), points(enemies, 'moni')]).toEqual([7, 5]);
  const rich = play(table(), [tellStory('positive', 'moni', 'a5', { consent: true }), anna]);
  expect([points(rich, 'phaide'), points(rich, 'moni')]).toEqual([4, 5]);
});

test('profiting from another character’s aspect needs her player’s consent, who may still say no (NYX-OUT-07)', () => {
  const rich = tellStory('positive', 'moni', 'a5');
  expect(refusal(table(), rich, anna)).toBe('NYX_E_CONSENT');
  expect(refusal(table(), { ...rich, consent: false }, anna)).toBe('NYX_E_CONSENT');
  expect(refusal(table(), tellStory('negative', 'moni', 'a5'), anna)).toBeUndefined();
  const used = play(table(), [{ ...rich, consent: true }, anna]);
  expect(points(play(used, [{ type: 'nyx/rejectUse', use: 'u', reason: 'nej' }, bo]), 'phaide')).toBe(5);
});

test('only her own player uses an aspect on a character, and onlookers none at all', () => {
  expect(refusal(table(), tellStory('positive'), bo)).toBe('NYX_E_ROLE');
  expect(refusal(table(), tellStory('positive'), onlooker)).toBe('NYX_E_ROLE');
});

const demand: Command = {
  type: 'nyx/demandAspect',
  id: 'q',
  owner: 'phaide',
  aspect: 'a3',
  target: 'phaide',
  explanation: 'vakten känner igen dig',
};
const answer = (how: 'accept' | 'buyOff', explanation = 'hon drar ner huvan'): Command => ({
  type: 'nyx/answerDemand',
  demand: 'q',
  answer: how,
  explanation,
});

test('what should hinder is demanded: let it and earn its value, or pay 1 and say why not (NYX-PTS-08)', () => {
  const asked = play(table(), [demand]);
  expect(refusal(table(), demand, anna)).toBe('NYX_E_ROLE');
  expect(points(asked, 'phaide')).toBe(5);
  expect(points(play(asked, [answer('accept'), anna]), 'phaide')).toBe(7);
  expect(points(play(asked, [answer('buyOff'), anna]), 'phaide')).toBe(4);
  expect(refusal(asked, answer('buyOff', ''), anna)).toBe('NYX_E_EXPLANATION');
  expect(refusal(asked, answer('accept'), bo)).toBe('NYX_E_ROLE');
  expect(refusal(asked, answer('buyOff'), gm)).toBe('NYX_E_FORCED_PAY');
  expect(play(asked, [answer('accept'), anna]).demands).toEqual({});
});

test('buying off costs the value where the table says so, and cannot be done without points (NYX-PTS-08, NYX-PTS-09)', () => {
  const dear = play(table({ buyOffCost: 'value' }), [demand]);
  expect(points(play(dear, [answer('buyOff'), anna]), 'phaide')).toBe(3);
  const poor = play(table(), [{ type: 'nyx/adjustPoints', character: 'phaide', delta: -5, reason: 'prov' }], [demand]);
  expect(refusal(poor, answer('buyOff'), anna)).toBe('NYX_E_POINTS');
  expect(points(play(poor, [answer('accept'), anna]), 'phaide')).toBe(2);
});

test('the game master uses an aspect on a player’s character only as a demand, and never makes her pay (NYX-DICE-05)', () => {
  expect(refusal(table(), tellStory('positive'), gm)).toBe('NYX_E_FORCED_PAY');
  expect(refusal(table(), { ...demand, sign: 'positive' } as Command)).toBe('NYX_E_FORCED_PAY');
  const asked = tell(table(), tellStory('negative'), gm);
  expect(asked.events).toMatchObject([{ type: 'nyx/storyDemanded', demand: { target: 'phaide' } }]);
  expect(points(asked.state, 'phaide')).toBe(5);
});

test('a demand may rest on the scene, and be bought off too (NYX-OUT-15)', () => {
  const dark = play(table(), [{ type: 'nyx/inventAspect', id: 'dark', owner: 'scene', name: 'Mörkt' }, anna]);
  const asked = play(dark, [{ ...demand, owner: 'scene', aspect: 'dark' } as Command]);
  expect(points(play(asked, [answer('accept'), anna]), 'phaide')).toBe(6);
  expect(points(play(asked, [answer('buyOff'), anna]), 'phaide')).toBe(4);
});

test('there is no upper limit unless the table sets one, and points carry over (NYX-PTS-13)', () => {
  let state = table();
  for (let i = 0; i < 10; i++) state = play(state, [tellStory('negative', 'phaide', 'a1', { id: `u${i}` }), anna]);
  expect(points(state, 'phaide')).toBe(35);
  const later = play(state, [{ type: 'nyx/endScene' }], [{ type: 'nyx/endSession' }], [{ type: 'nyx/startSession' }]);
  expect(points(later, 'phaide')).toBe(35);
  const capped = play(table({ pointCap: 6 }), [tellStory('negative', 'phaide', 'a1'), anna]);
  expect(points(capped, 'phaide')).toBe(6);
});

test('what only the game master knew is known once he uses it, and nobody else can name it (NYX-OUT-05)', () => {
  const state = play(table(), [{ type: 'nyx/hideAspect', owner: 'soldier', aspect: 'flavour' }]);
  expect(see(state, anna).extras['soldier']?.aspects).toMatchObject([{ id: 'role' }]);
  expect(refusal(state, tellStory('positive', 'soldier', 'flavour'), anna)).toBe('NYX_E_UNKNOWN');
  const asked = tell(state, { ...demand, owner: 'soldier', aspect: 'flavour' } as Command);
  expect(asked.events[0]).toMatchObject({ type: 'nyx/aspectRevealed', owner: 'soldier' });
  expect(see(asked.state, anna).extras['soldier']?.aspects).toHaveLength(2);
});
