import { expect, test } from 'vitest';
import { sit, sum, zero } from './testing.ts';
import { describe } from './texts/index.ts';

const ghoul = { id: 'ghoul', kind: 'threat', skills: { fight: 2, athletics: 1 }, stress: { physical: { boxes: 6 } } };
const table = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({ characters: [{ id: 'x', skills: { fight: 2, lore: 3 } }, { id: 'y' }, ghoul], ...more });
const overcome = {
  type: 'ode/declareAction',
  intent: 'läser runorna och …',
  action: 'overcome',
  skill: 'lore',
} as const;
const hit = { type: 'ode/declareAction', intent: 'slår', action: 'attack', skill: 'fight', target: 'ghoul' } as const;

test('berättelsen först: utan avsikt ingen handling (ODE-ACT-02)', () => {
  expect(table().refused('x', { ...overcome, intent: '  ' })).toBe('textRequired');
  expect(table().by('x', overcome).roll).toMatchObject({ intent: 'läser runorna och …', status: 'declared' });
});

test('en handling i taget, av den som är med i scenen (ODE-ACT-06)', () => {
  expect(table().by('x', overcome).refused('y', overcome)).toBe('wrongStatus');
  expect(sit({ scene: null, characters: [{ id: 'x' }] }).refused('x', overcome)).toBe('wrongStatus');
  expect(sit({ characters: [{ id: 'x', status: 'takenOut' }] }).refused('x', overcome)).toBe('wrongStatus');
  expect(sit({ scene: { participants: ['y'] }, characters: [{ id: 'x' }, { id: 'y' }] }).refused('x', overcome)).toBe(
    'wrongStatus',
  );
  expect(table().refused('y', { ...overcome, actor: 'x' })).toBe('forbidden');
});

test('stegen i ordning: utan svårighet inga tärningar, och bara en gång (ODE-ACT-06, ODE-DIF-01)', () => {
  const declared = table().by('x', overcome);
  expect(declared.refused('x', { type: 'ode/rollDice' })).toBe('wrongStatus');
  const set = declared.by('gm', { type: 'ode/setDifficulty', value: 2 });
  expect(set.refused('y', { type: 'ode/rollDice' })).toBe('forbidden');
  const rolled = set.by('x', { type: 'ode/rollDice' }, ...zero);
  expect(rolled.refused('x', { type: 'ode/rollDice', roll: 'action' })).toBe('alreadyRolled');
});

test('spelledaren sätter svårigheten från −4 till 20 (ODE-DIF-01)', () => {
  const declared = table().by('x', overcome);
  expect(declared.refused('x', { type: 'ode/setDifficulty', value: 2 })).toBe('forbidden');
  for (const value of [-5, 21, 1.5])
    expect(declared.refused('gm', { type: 'ode/setDifficulty', value })).toBe('difficultyRange');
  expect(declared.by('gm', { type: 'ode/setDifficulty', value: -4 }).roll.difficulty?.value).toBe(-4);
  expect(declared.by('gm', { type: 'ode/setDifficulty', value: 20 }).roll.difficulty?.value).toBe(20);
});

test('en aspekt kan göra det svårare eller lättare, och sägs då (ODE-DIF-02, ODE-KND-04)', () => {
  const dark = table({
    scene: {
      aspects: [
        { id: 'mörker', text: 'Kolmörkt' },
        { id: 'dold', text: 'Fälla', known: false },
      ],
    },
  });
  const { events } = dark.by('x', overcome).by('gm', { type: 'ode/setDifficulty', value: 4, because: 'mörker' });
  expect(events[0]).toMatchObject({ because: 'Kolmörkt', value: { value: 4 } });
  expect(dark.by('x', overcome).refused('gm', { type: 'ode/setDifficulty', value: 4, because: 'dold' })).toBe(
    'aspectUnknown',
  );
});

test('ingen aspekt sägs som står hos någon som ingen har mött än (ODE-KND-03, ODE-INV-12)', () => {
  const npc = {
    kind: 'minorNpc',
    name: 'Skuggan',
    description: '',
    aspects: [{ id: 'skugga', text: 'Bakom gardinen', known: true }],
    skills: {},
    stunts: [],
  } as const;
  const lurking = table().by('gm', { type: 'ode/createNpc', id: 'n', npc }).by('x', overcome);
  const because = { because: 'skugga' } as const;
  expect(lurking.refused('gm', { type: 'ode/setDifficulty', value: 4, ...because })).toBe('aspectUnknown');
  expect(lurking.refused('gm', { type: 'ode/autoSucceed', ...because })).toBe('aspectUnknown');
  expect(lurking.refused('gm', { type: 'ode/cancelRoll', reason: 'nej', ...because })).toBe('aspectUnknown');
});

test('när inget gör det svårt lyckas det utan tärningsslag (ODE-ACT-04, ODE-ACT-05)', () => {
  const declared = table().by('x', overcome);
  expect(declared.refused('x', { type: 'ode/autoSucceed' })).toBe('forbidden');
  const done = declared.by('gm', { type: 'ode/autoSucceed' });
  expect(done.roll).toMatchObject({ status: 'resolved', outcome: 'success', withoutRoll: true, goalReached: true });
  expect(table().by('x', hit).refused('gm', { type: 'ode/autoSucceed' })).toBe('wrongStatus');
});

test('aspekter ger tillåtelse: med förstärkta ben hoppar man över muren utan slag (ODE-ACT-03, ODE-ASP-02, ODE-KND-03)', () => {
  const legs = sit({ characters: [{ id: 'x', aspects: [{ id: 'ben', text: 'Cybernetiskt förstärkta ben' }] }] });
  const done = legs.by('x', overcome).by('gm', { type: 'ode/autoSucceed', because: 'ben' });
  expect(done.events[0]).toMatchObject({ type: 'ode/autoSucceeded', because: 'Cybernetiskt förstärkta ben' });
});

test('aspekter tar tillåtelse: den fastnålade får inte röra sig, och handlingen är inte förbrukad (ODE-KND-02, ODE-KND-03, ODE-ATK-02)', () => {
  const pinned = table({
    conflict: { activeId: 'x' },
    scene: { aspects: [{ id: 'press', text: 'Fast i en hydraulpress', attachedTo: { type: 'character', id: 'x' } }] },
  });
  const stopped = pinned.by('x', hit).by('gm', { type: 'ode/cancelRoll', reason: 'kan inte nå', because: 'press' });
  expect(stopped.events.at(-1)).toMatchObject({ because: 'Fast i en hydraulpress' });
  expect(stopped.state.scene?.conflict?.acted).toEqual([]);
  expect(stopped.by('x', overcome).roll.status).toBe('declared');
});

test('en attack kan inte skada den skottsäkre: spelledaren stoppar den före tärningarna (ODE-ATK-02, ODE-ADV-17, ODE-KND-06)', () => {
  const maim = {
    ...overcome,
    action: 'createAdvantage',
    advantage: { mode: 'new', id: 'a', text: 'Söndersliten' },
  } as const;
  const stopped = table().by('x', maim).by('gm', { type: 'ode/cancelRoll', reason: 'det är en attack' });
  expect(stopped.roll.status).toBe('cancelled');
  expect(stopped.state.aspects).toEqual([]);
});

test('ansträngningen visas med siffra och ord på skalan (ODE-ACT-09)', () => {
  const { events } = table()
    .by('x', overcome)
    .by('gm', { type: 'ode/setDifficulty', value: 2 })
    .by('x', { type: 'ode/rollDice' }, ...sum(2));
  const [rolled] = events;
  if (!rolled) throw new Error('nothing happened');
  const say = (locale: 'sv' | 'en' | 'pl') => describe(rolled as never, locale, (id) => id).text;
  expect(say('sv')).toContain('Superb (+5)');
  expect(say('en')).toContain('Superb (+5)');
  expect(say('pl')).toContain('Znakomity (+5)');
});

test('en fiende som mål försvarar sig med ett eget slag (ODE-DIF-03, ODE-DIF-04, ODE-DEF-01)', () => {
  const declared = table().by('x', hit);
  expect(declared.roll.defence).toMatchObject({ actorId: 'ghoul', skill: null });
  expect(declared.refused('x', { type: 'ode/rollDice' })).toBe('wrongStatus');
  const defended = declared.by('gm', { type: 'ode/declareDefence', skill: 'athletics', actor: 'ghoul' });
  expect(defended.roll.defence).toMatchObject({ skill: 'athletics', rating: { value: 1 } });
  const rolled = defended.by('x', { type: 'ode/rollDice' }, ...zero);
  expect(rolled.roll.status).toBe('rolled');
  expect(rolled.by('gm', { type: 'ode/rollDice' }, ...zero).roll.status).toBe('invoking');
});

test('en aspekt på en fiende kallar också på försvar, en på miljön inte (ODE-ADV-03, ODE-DIF-04)', () => {
  const advantage = (attachedTo?: { type: 'character'; id: string }) =>
    ({
      ...overcome,
      action: 'createAdvantage',
      advantage: { mode: 'new', id: 'a', text: 'Bländad', ...(attachedTo && { attachedTo }) },
    }) as const;
  expect(table().by('x', advantage({ type: 'character', id: 'ghoul' })).roll.defence?.actorId).toBe('ghoul');
  expect(table().by('x', advantage({ type: 'character', id: 'y' })).roll.defence).toBeNull();
  expect(table().by('x', advantage()).roll.defence).toBeNull();
});

test('spelledaren väljer mellan motstånd och svårighet, och målet får avstå (ODE-DIF-06, ODE-ADV-03)', () => {
  const declared = table().by('x', overcome);
  const guarded = declared.by('gm', { type: 'ode/callDefence', defender: 'ghoul' });
  expect(guarded.roll).toMatchObject({ defence: { actorId: 'ghoul' }, difficulty: null });
  expect(guarded.by('gm', { type: 'ode/setDifficulty', value: 3 }).roll).toMatchObject({
    defence: null,
    difficulty: { value: 3 },
  });
  const declined = guarded.by('gm', { type: 'ode/declineDefence', actor: 'ghoul' });
  expect(declined.roll).toMatchObject({ defence: null, difficulty: { value: 0 } });
});

test('motstånd behöver ingen person: ritualens kraft får en nivå och slår (ODE-DIF-05)', () => {
  const ritual = table()
    .by('gm', {
      type: 'ode/createNpc',
      id: 'ritual',
      enter: true,
      npc: {
        kind: 'threat',
        name: 'Ritualen',
        description: '',
        aspects: [],
        skills: { 'Uråldrig kraft': 5 },
        stunts: [],
      },
    })
    .by('x', overcome)
    .by('gm', { type: 'ode/callDefence', defender: 'ritual' })
    .by('gm', { type: 'ode/declareDefence', skill: 'Uråldrig kraft', actor: 'ritual' })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('gm', { type: 'ode/rollDice' }, ...zero);
  expect(ritual.events[0]).toMatchObject({ effort: 5, shifts: { value: -2 } });
});

test('försvar går mot attack, övertag och försök att övervinna (ODE-DEF-02, ODE-OVR-01)', () => {
  const advantage = {
    ...overcome,
    action: 'createAdvantage',
    target: 'ghoul',
    advantage: { mode: 'new', id: 'a', text: 'A' },
  } as const;
  for (const command of [hit, advantage, { ...overcome, target: 'ghoul' } as const])
    expect(table().by('x', command).roll.defence?.actorId).toBe('ghoul');
});

test('en åskådare kan gå emellan om spelledaren går med på det, och blir då den som träffas (ODE-DEF-03)', () => {
  const strike = sit({ characters: [{ id: 'x' }, { id: 'y' }, ghoul] })
    .by('gm', { ...hit, actor: 'ghoul', target: 'x' })
    .by('gm', { type: 'ode/callDefence', defender: 'y' })
    .by('y', { type: 'ode/declareDefence', skill: 'athletics' })
    .by('gm', { type: 'ode/rollDice' }, ...zero)
    .by('y', { type: 'ode/rollDice' }, ...zero)
    .by('gm', { type: 'ode/passInvokes' })
    .by('y', { type: 'ode/passInvokes' });
  expect(strike.state.hits).toMatchObject([{ targetId: 'y', byId: 'ghoul', shifts: 2 }]);
});

test('Slåss och Sport försvarar i närstrid, bara Sport mot Skjuta (ODE-USE-02, ODE-USE-03)', () => {
  const defend = (skill: string) => ({ type: 'ode/declareDefence', skill, actor: 'ghoul' }) as const;
  const melee = table().by('x', hit);
  expect(melee.by('gm', defend('fight')).roll.defence?.skill).toBe('fight');
  expect(melee.refused('gm', defend('will'))).toBe('skillNotAllowed');
  const shot = table().by('x', { ...hit, skill: 'shoot' });
  expect(shot.roll).toMatchObject({ harm: 'physical', reach: 'ranged' });
  expect(shot.refused('gm', defend('fight'))).toBe('skillNotAllowed');
  expect(shot.by('gm', defend('athletics')).roll.defence?.skill).toBe('athletics');
});

test('Provocera är den mentala attacken och Vilja försvarar mot den (ODE-USE-04, ODE-USE-05)', () => {
  const mock = table().by('x', { ...hit, skill: 'provoke' });
  expect(mock.roll.harm).toBe('mental');
  expect(mock.refused('gm', { type: 'ode/declareDefence', skill: 'athletics', actor: 'ghoul' })).toBe(
    'skillNotAllowed',
  );
  expect(mock.by('gm', { type: 'ode/declareDefence', skill: 'will', actor: 'ghoul' }).roll.defence?.skill).toBe('will');
});

test('andra färdigheter attackerar bara med tillåtelse av stunt eller spelledare (ODE-USE-01, ODE-USE-06)', () => {
  const curse = { ...hit, skill: 'lore' } as const;
  expect(table().refused('x', curse)).toBe('skillNotAllowed');
  expect(table().by('x', { ...curse, gmPermits: true }).roll.gmPermits).toBe(true);
  expect(table().insisting({ ...curse, actor: 'x' }).roll.acting.skill).toBe('lore');
});

test('att övervinna och skapa övertag går med vilken färdighet som helst, och försvaret också (ODE-USE-08)', () => {
  const declared = table().by('x', { ...overcome, skill: 'resources', target: 'ghoul' });
  expect(declared.by('gm', { type: 'ode/declareDefence', skill: 'empathy', actor: 'ghoul' }).roll.defence?.skill).toBe(
    'empathy',
  );
  expect(table().refused('x', { ...overcome, skill: 'cooking' })).toBe('skillNotAllowed');
});

test('en stunt som kostar ödespoäng betalas först, och spelledaren kan säga nej (ODE-STU-08, ODE-STU-06)', () => {
  const power = {
    id: 'p',
    kind: 'bonus',
    because: 'är stark',
    skill: 'lore',
    action: 'overcome',
    circumstance: 'alltid',
    fatePointCost: 2,
  };
  const rich = sit({ characters: [{ id: 'x', fatePoints: 2, stunts: [power] }] }).by('x', overcome);
  const used = rich.by('x', { type: 'ode/useStunt', stunt: 'p' });
  expect(used.one('x').fatePoints).toBe(0);
  expect(used.roll.acting.stuntBonus).toBe(2);
  const denied = used.by('gm', { type: 'ode/denyStunt', stunt: 'p', actor: 'x' });
  expect(denied.one('x').fatePoints).toBe(2);
  expect(denied.roll.acting).toMatchObject({ stuntBonus: 0, stunts: [] });
  const poor = sit({ characters: [{ id: 'x', fatePoints: 1, stunts: [power] }] }).by('x', overcome);
  expect(poor.refused('x', { type: 'ode/useStunt', stunt: 'p' })).toBe('notEnoughFatePoints');
});

test('flera passande bonusstunt räknas ihop, om bordet inte säger en (ODE-STU-04)', () => {
  const bonus = (id: string) => ({
    id,
    kind: 'bonus',
    because: 'b',
    skill: 'lore',
    action: 'overcome',
    circumstance: 'c',
  });
  const with_ = (settings: Readonly<Record<string, unknown>>) =>
    sit({ settings, characters: [{ id: 'x', stunts: [bonus('s'), bonus('t')] }] })
      .by('x', overcome)
      .by('x', { type: 'ode/useStunt', stunt: 's' });
  expect(with_({}).by('x', { type: 'ode/useStunt', stunt: 't' }).roll.acting.stuntBonus).toBe(4);
  expect(with_({}).refused('x', { type: 'ode/useStunt', stunt: 's' })).toBe('stuntNotApplicable');
  expect(with_({ stuntStacking: false }).refused('x', { type: 'ode/useStunt', stunt: 't' })).toBe('stuntNotApplicable');
});

test('en faktadetalj i en stunt är sann när som helst, också utan slag (ODE-STU-13)', () => {
  const matches = { id: 'm', effect: { type: 'declareFact', text: 'alltid tändstickor' } };
  const { events } = sit({ characters: [{ id: 'x', stunts: [matches] }] }).by('x', {
    type: 'ode/useStunt',
    stunt: 'm',
  });
  expect(events).toMatchObject([
    { type: 'ode/stuntUsed', bonus: 0, stunt: { effect: { text: 'alltid tändstickor' } } },
  ]);
});

test('en stunt som byter färdighet byter också nivån (ODE-STU-10)', () => {
  const ritualist = { id: 'r', effect: { type: 'swapSkill', use: 'academics', insteadOf: 'lore', when: 'ritual' } };
  const swapped = sit({ characters: [{ id: 'x', skills: { academics: 4, lore: 1 }, stunts: [ritualist] }] })
    .by('x', overcome)
    .by('x', { type: 'ode/useStunt', stunt: 'r' });
  expect(swapped.roll.acting).toMatchObject({ skill: 'academics', rating: { value: 4 } });
  const denied = swapped.by('gm', { type: 'ode/denyStunt', actor: 'x', stunt: 'r' });
  expect(denied.roll.acting).toMatchObject({ skill: 'lore', rating: { value: 1 }, stunts: [] });
});

test('den som avbryter ett slag ger tillbaka allt som det kostat', () => {
  const power = {
    id: 'p',
    kind: 'bonus',
    because: 'b',
    skill: 'lore',
    action: 'overcome',
    circumstance: 'c',
    fatePointCost: 1,
    uses: { per: 'scene', max: 1, used: 0 },
  };
  const table_ = sit({ characters: [{ id: 'x', fatePoints: 3, aspects: [{ id: 'a', text: 'A' }], stunts: [power] }] })
    .by('x', overcome)
    .by('x', { type: 'ode/useStunt', stunt: 'p' })
    .by('gm', { type: 'ode/setDifficulty', value: 2 })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('x', { type: 'ode/invoke', aspect: 'a', payment: 'fatePoint', effect: 'plus2', how: 'så' })
    .by('x', { type: 'ode/applyInvoke' });
  expect(table_.one('x').fatePoints).toBe(1);
  expect(table_.refused('x', { type: 'ode/cancelRoll', reason: 'nej' })).toBe('forbidden');
  const back = table_.by('gm', { type: 'ode/cancelRoll', reason: 'missförstånd' });
  expect(back.one('x').fatePoints).toBe(3);
  expect(back.one('x').stunts[0]?.uses.used).toBe(0);
});

test('ingen kan känna sig för efter någon dold genom att lägga en aspekt på den (ODE-ADV-02)', () => {
  const npc = { kind: 'threat', name: 'Mörkret', description: '', aspects: [], skills: {}, stunts: [] } as const;
  const hidden = table().by('gm', { type: 'ode/createNpc', id: 'dark', npc });
  const on = (id: string) =>
    ({
      ...overcome,
      action: 'createAdvantage',
      advantage: { mode: 'new', id: 'a', text: 'Bländad', attachedTo: { type: 'character', id } },
    }) as const;
  expect(hidden.refused('x', on('dark'))).toBe('notFound');
  expect(hidden.refused('x', on('dark'))).toBe(hidden.refused('x', on('nobody')));
});

test('en svårighet tar försvarets plats också efter en stunt, som då inte har kostat något (ODE-DIF-06, ODE-STU-08, ODE-STU-15)', () => {
  const dodge = {
    id: 's',
    kind: 'bonus',
    skill: 'athletics',
    action: 'defend',
    fatePointCost: 1,
    uses: { per: 'scene', max: 1, used: 0 },
  };
  const defended = sit({
    scene: { gmPool: 2 },
    characters: [{ id: 'x' }, { id: 'y' }, { ...ghoul, stunts: [dodge] }],
  })
    .by('x', hit)
    .by('gm', { type: 'ode/declareDefence', skill: 'athletics', actor: 'ghoul', stunts: ['s'] });
  expect(defended.state.gmPool.value).toBe(1);
  for (const instead of [
    { type: 'ode/setDifficulty', value: 3 },
    { type: 'ode/callDefence', defender: 'y' },
    { type: 'ode/declineDefence', actor: 'ghoul' },
  ] as const) {
    const replaced = defended.by('gm', instead);
    expect(replaced.state.gmPool.value).toBe(2);
    expect(replaced.one('ghoul').stunts).toMatchObject([{ uses: { used: 0 } }]);
    expect(replaced.roll.spent).toEqual([]);
    expect(replaced.roll.defence?.actorId).toBe(instead.type === 'ode/callDefence' ? 'y' : undefined);
    expect(replaced.by('gm', { type: 'ode/cancelRoll', reason: 'nej' }).state.gmPool.value).toBe(2);
  }
});
