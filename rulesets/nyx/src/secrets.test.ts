import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { act, anna, fight, gm, oppose, phaide, play, refusal, roll, round, table, tell, use } from './fixtures.ts';
import type { Command } from './model.ts';
import { describe } from './texts/index.ts';

const spy: Command = { type: 'nyx/createExtra', id: 'spy', name: 'Spion', roleAspect: 'Giftmördare', hidden: true };
const other: Command = { type: 'nyx/createExtra', id: 'other', name: 'Okänd', roleAspect: 'Kurir', hidden: true };
const seen = (thing: unknown): string => JSON.stringify(see(thing, anna));

test('in a roll that only the game master knows of nothing hidden comes to light (NYX-OUT-05)', () => {
  const alone = play(table(), [spy], [act('spy')]);
  const used = tell(alone, use('spy', 'positive', 'spy', 'role'));
  expect(see(used.events, anna)).toEqual([]);
  expect(seen(used.state)).not.toMatch(/spy|Giftmördare/);
  expect(used.state.extras['spy']?.aspects[0]?.only).toBe('gm');

  const between = play(table(), [spy], [other], [oppose({ actor: 'spy' }, { actor: 'other' })]);
  const fought = roll(play(between, [use('spy', 'positive', 'spy', 'role')]), [5, 5, 4, 1]);
  expect(see(fought.events, anna)).toEqual([]);
  expect(seen(fought.state)).not.toMatch(/spy|other|Giftmördare/);
});

test('a hidden scene aspect stays hidden when only hidden people use it (NYX-OUT-05)', () => {
  const state = play(
    table(),
    [spy],
    [{ type: 'nyx/addSceneAspect', id: 'trap', name: 'Fallgrop', hidden: true }],
    [act('spy')],
  );
  const used = tell(state, use('spy', 'positive', 'scene', 'trap'));
  expect(seen(used.events)).not.toContain('Fallgrop');
  expect(seen(used.state)).not.toContain('Fallgrop');
});

test('whoever is brought into play before everybody is hidden no longer (NYX-OUT-02, NYX-OUT-05)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'x',
    draft: 'd',
    owner: 'spy',
    aspect: 'role',
    target: 'phaide',
    explanation: 'gift',
  };
  const { state } = tell(play(table(), [spy], [act('phaide'), anna]), demand);
  expect(see(state, anna).extras['spy']).toMatchObject({ name: 'Spion', aspects: [{ name: 'Giftmördare' }] });
});

test('what a hidden figure with points does in the story is told to the game master alone (NYX-PTS-06)', () => {
  const state = play(
    table({ majorNpcPool: true }),
    [{ type: 'nyx/createCharacter', id: 'duke', name: 'Hertigen', kind: 'majorNpc', sheet: phaide, activate: true }],
    [{ type: 'nyx/hideExtra', extra: 'duke' }],
  );
  const story = tell(state, {
    type: 'nyx/useAspectNarratively',
    id: 'u',
    owner: 'duke',
    aspect: 'a1',
    by: 'duke',
    sign: 'positive',
    explanation: 'i hemlighet',
  });
  expect(story.state.characters['duke']?.points).toBe(4);
  expect(seen(story.events)).toBe('[]');
  expect(seen(story.state)).not.toMatch(/duke|hemlighet/);
  const rejected = tell(story.state, { type: 'nyx/rejectUse', use: 'u', reason: 'nej' });
  expect(seen(rejected.events)).toBe('[]');
  expect(refusal(story.state, { type: 'nyx/rejectUse', use: 'u', reason: 'nej' }, anna)).toBe('NYX_E_UNKNOWN');

  const demanded = tell(state, { type: 'nyx/demandAspect', id: 'x', owner: 'duke', aspect: 'a2', target: 'duke' });
  expect(seen(demanded.events)).toBe('[]');
  expect(seen(demanded.state)).not.toContain('duke');
  const answer: Command = { type: 'nyx/answerDemand', demand: 'x', answer: 'accept' };
  expect(refusal(demanded.state, answer, anna)).toBe('NYX_E_UNKNOWN');
  expect(seen(tell(demanded.state, answer).events)).toBe('[]');
});

test('with opponents’ numbers veiled, the harm of a failure alone does not tell them (NYX-IND-02, NYX-HARM-12)', () => {
  const veiled = table({ showOpponents: false });
  const failed = roll(play(veiled, [act('soldier')]), [8]);
  expect(failed.rolled.harms).toMatchObject([{ target: 'soldier', effect: 3 }]);
  expect(see(failed.rolled, anna).harms).toEqual([]);
  expect(see(failed.state, anna).pendingHarms).toEqual({});
  const taken = tell(failed.state, { type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'exhaustion' });
  expect(seen(taken.events)).toBe('[]');
  const hers = roll(play(veiled, [act('phaide'), anna]), [8]);
  expect(see(hers.rolled, anna).harms).toMatchObject([{ target: 'phaide', effect: 4 }]);
});

test('… nor does the exhaustion that an opponent had left to take (NYX-HARM-04, NYX-HARM-12)', () => {
  const veiled = play(
    table({ showOpponents: false }),
    [fight()],
    [{ type: 'nyx/setNeedle', conflict: 'c', needle: 5, reason: 'prov' }],
  );
  const weak = play(veiled, [
    {
      type: 'nyx/adjust',
      figure: 'soldier',
      change: { set: 'attribute', attribute: 'body', value: 2 },
      reason: 'prov',
    },
  ]);
  const { state } = round(weak, 4, 10);
  const taken = tell(state, { type: 'nyx/chooseHarm', harm: 'c-1-harm', choice: 'exhaustion' });
  const [event] = see(taken.events, anna);
  if (!event) throw new Error('everybody sees that harm is taken');
  expect(event).not.toHaveProperty('exhaustion');
  expect(describe(event, 'en', () => 'Soldat')).toMatchObject({
    text: 'Soldat takes exhaustion on Body. Soldat is knocked out.',
  });
  expect(describe(event, 'en', () => 'Soldat').why).toBeUndefined();
  expect(see(taken.events, gm)).toMatchObject([{ exhaustion: 2 }]);
  expect(taken.state.extras['soldier']?.exhaustion).toMatchObject({ value: { body: 2 } });
});
