import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { act, anna, fight, gm, oppose, phaide, play, refusal, roll, round, table, tell, use } from './fixtures.ts';
import type { Command, State } from './model.ts';
import { offers } from './offers.ts';
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

test('reminders of what players may not know of leave no gap in the numbers of theirs (NYX-CHG-07, NYX-REC-05)', () => {
  const remove = (character: string): Command => ({ type: 'nyx/removeDamage', character, aspect: 'x' });
  const recovered = (...first: readonly Command[]): State =>
    play(
      table({ majorNpcPool: true }),
      [{ type: 'nyx/createCharacter', id: 'duke', name: 'Hertigen', kind: 'majorNpc', sheet: phaide, activate: true }],
      [{ type: 'nyx/hideExtra', extra: 'duke' }],
      ...['duke', 'phaide'].map((figure): readonly [Command] => [
        {
          type: 'nyx/adjust',
          figure,
          change: { set: 'addAspect', id: 'x', name: 'Brutet ben', value: 1, kind: 'damage' },
          reason: 'prov',
        },
      ]),
      [{ type: 'nyx/endSession' }],
      ...first.map((command): readonly [Command] => [command]),
      [remove('phaide'), anna],
    );
  const { reminders } = recovered(remove('duke'));
  expect(reminders.map(({ id }) => id)).toEqual(['gm-reminder-1', 'reminder-1']);
  expect(seen(recovered(remove('duke')))).toBe(seen(recovered()));
});

const duke: Command = {
  type: 'nyx/createCharacter',
  id: 'duke',
  name: 'Hertigen',
  kind: 'majorNpc',
  sheet: phaide,
};

test('a draft of the game master’s that everyone knows of changes before everyone, but for numbers that are veiled', () => {
  const edit: Command = {
    type: 'nyx/editDraft',
    character: 'duke',
    name: 'Storhertigen',
    attributes: { mind: 9, interaction: 5, body: 5 },
  };
  const { state, events } = tell(play(table({ showOpponents: false }), [duke]), edit);
  expect(see(state, anna).characters['duke']?.name).toBe('Storhertigen');
  expect(see(state, gm).characters['duke']?.attributes).toMatchObject({ mind: 9 });
  const [event] = see(events, anna);
  if (!event) throw new Error('everybody sees that the draft has changed');
  expect(JSON.stringify(event)).not.toContain('9');
  expect(describe(event, 'en', () => 'The duke').text).toBe('The duke changes.');
  expect(tell(play(table(), [duke]), edit).events).toMatchObject([{ attributes: { mind: 9 }, remaining: -2 }]);
});

test('what a figure of the game master’s changes in a break is seen but for what is hidden (NYX-CHG-01)', () => {
  const resting = play(
    table(),
    [{ ...duke, activate: true }],
    [{ type: 'nyx/hideAspect', owner: 'duke', aspect: 'a3' }],
    [{ type: 'nyx/endSession' }],
  );
  const change: Command = {
    type: 'nyx/changeAspects',
    character: 'duke',
    changes: [
      { name: 'Efterlyst', from: 2, to: 1 },
      { name: 'Empatisk', from: 1, to: 2 },
    ],
    motivation: 'prov',
  };
  const [event] = see(tell(resting, change).events, anna);
  expect(event).toMatchObject({ changes: [{ name: 'Empatisk', from: 1, to: 2 }] });
  expect(seen(event)).not.toContain('Efterlyst');
});

test('points that go for a hidden damage show what they went for (NYX-REC-03)', () => {
  const hurt = play(
    table({ majorNpcPool: true }),
    [{ ...duke, activate: true }],
    [
      {
        type: 'nyx/adjust',
        figure: 'duke',
        change: { set: 'addAspect', id: 'x', name: 'Bruten arm', value: 1, kind: 'damage', hidden: true },
        reason: 'prov',
      },
    ],
    [{ type: 'nyx/endSession' }],
  );
  const { events } = tell(hurt, { type: 'nyx/removeDamage', character: 'duke', aspect: 'x' });
  expect(see(events, anna).map(({ type }) => type)).toEqual(['nyx/aspectRevealed', 'nyx/damageRemoved']);
});

test('of harm that would tell veiled numbers the damage is hidden as well (NYX-IND-02, NYX-HARM-12)', () => {
  const failed = roll(play(table({ showOpponents: false }), [act('soldier')]), [8]);
  const taken = tell(failed.state, { type: 'nyx/chooseHarm', harm: 'd-harm', choice: 'damage', name: 'Vrickad fot' });
  expect(seen(taken.events)).toBe('[]');
  expect(seen(taken.state)).toBe(seen(play(failed.state, [{ type: 'nyx/waiveHarm', harm: 'd-harm', reason: 'prov' }])));
});

test('no id that a player tries tells what is hidden', () => {
  const hidden = play(table(), [{ ...duke, activate: true }], [{ type: 'nyx/hideExtra', extra: 'duke' }]);
  const offered = offers(hidden, gm).find(({ command }) => 'actor' in command && command.actor === 'duke')?.command;
  if (offered?.type !== 'nyx/declareAction') throw new Error('she may roll for him');
  const rolling = play(hidden, [offered]);
  for (const id of [offered.id, 'duke-mind']) {
    const tried: Command = { ...act('phaide'), id } as Command;
    expect(refusal(rolling, tried, anna)).toBe(refusal(hidden, tried, anna));
  }
  const known: Command = { type: 'nyx/createExtra', id: 'x', name: 'Vakt' };
  for (const id of ['role', 'flavour', 'd-harm', 'a3', 'gm-x']) {
    const invent: Command = { type: 'nyx/inventAspect', id, owner: 'x', name: 'Lång' };
    expect(refusal(play(table(), [{ ...known, roleAspect: 'Spion', flavourAspect: 'Giftig' }]), invent, anna)).toBe(
      refusal(play(table(), [known]), invent, anna),
    );
  }
});
