import { expect, test } from 'vitest';
import type { Command } from './model.ts';
import { offers } from './offers.ts';
import { sit, sum, viewer, zero, type Played } from './testing.ts';

const ghoul = {
  id: 'ghoul',
  kind: 'threat',
  skills: { fight: 2 },
  aspects: [
    { id: 'hunger', text: 'Hungrig efter kött' },
    { id: 'light', text: 'Skyr ljus', known: false },
  ],
  stress: { physical: { boxes: 6 } },
};
const x = {
  id: 'x',
  fatePoints: 3,
  aspects: [
    { id: 'own', text: 'Bästa skytten' },
    { id: 'own2', text: 'Sinne för detaljer' },
  ],
};
const free = (holderId: string, count = 1) => ({ freeInvokes: [{ holderId, count }] });
const scene = {
  aspects: [
    { id: 'fire', text: 'Brinner', ...free('x', 3) },
    { id: 'dust', text: 'Dammigt' },
    { id: 'theirs', text: 'Mörka vrår', freeInvokes: [{ side: 'gm', count: 1 }] },
  ],
};
const given = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({ scene, characters: [x, { id: 'y', fatePoints: 1 }, ghoul], ...more });

const invoke = (aspect: string, more: Readonly<Record<string, unknown>> = {}): Command =>
  ({ type: 'ode/invoke', aspect, payment: 'fatePoint', effect: 'plus2', how: 'det hjälper', ...more }) as Command;

/** `x` has rolled against a difficulty of 2 and both sides may invoke. */
const rolled = (table: Played = given(), dice: readonly number[] = zero): Played =>
  table
    .by('x', { type: 'ode/declareAction', intent: 'letar', action: 'overcome', skill: 'notice' })
    .by('gm', { type: 'ode/setDifficulty', value: 2 })
    .by('x', { type: 'ode/rollDice' }, ...dice);
/** `x` has attacked the ghoul and both have rolled. */
const fought = (table: Played = given()): Played =>
  table
    .by('x', { type: 'ode/declareAction', intent: 'slår', action: 'attack', skill: 'fight', target: 'ghoul' })
    .by('gm', { type: 'ode/declareDefence', skill: 'fight', actor: 'ghoul' })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('gm', { type: 'ode/rollDice' }, ...zero);
const apply = { type: 'ode/applyInvoke' } as const;
const done = (table: Played, seat: string, command: Command, ...dice: readonly number[]): Played =>
  table.by(seat, command).by(seat, apply, ...dice);

test('slå om: alla fyra tärningar, det nya gäller också om det är sämre, och +2 står kvar (ODE-INV-03)', () => {
  const plus = done(rolled(given(), sum(1)), 'x', invoke('own'));
  expect(plus.roll.acting).toMatchObject({ plus2Count: 1, dice: [0, 0, 0, 1] });
  const worse = done(plus, 'x', invoke('own2', { effect: 'reroll' }), ...sum(-3));
  expect(worse.roll.acting).toMatchObject({ plus2Count: 1, rerollCount: 1, dice: [-1, -1, -1, 0] });
  expect(worse.events.at(-1)).toMatchObject({ effort: -1, shifts: { value: -3 } });
  const again = done(worse, 'x', invoke('dust', { effect: 'reroll' }), ...sum(2));
  expect(again.roll.acting).toMatchObject({ rerollCount: 2, dice: [0, 0, 1, 1] });
});

test('öka svårigheten: +2 på vad en fiendes slag möter, svårighet eller motstånd (ODE-INV-04)', () => {
  const harder = done(rolled(), 'gm', invoke('dust', { effect: 'raiseTarget' }));
  expect(harder.roll.acting.raised).toBe(1);
  expect(harder.events.at(-1)).toMatchObject({ shifts: { value: -4 } });
  expect(harder.state.gmPool.value).toBe(1);
  const against = done(fought(), 'y', invoke('dust', { effect: 'raiseTarget', roll: 'defence' }));
  expect(against.roll.defence?.raised).toBe(1);
  expect(against.events.at(-1)).toMatchObject({ shifts: { value: 0 } });
  expect(rolled().refused('x', invoke('own', { effect: 'raiseTarget' }))).toBe('effectNotAllowed');
  expect(rolled().refused('y', invoke('dust', { effect: 'raiseTarget' }))).toBe('effectNotAllowed');
});

test('hjälpa en allierad: samma +2 på den andras slag, inte på det egna eller fiendens (ODE-INV-05, ODE-TEA-05)', () => {
  const helped = done(rolled(), 'y', invoke('dust', { effect: 'helpAlly' }));
  expect(helped.roll.acting.plus2Count).toBe(1);
  expect(helped.one('y').fatePoints).toBe(0);
  expect(rolled().refused('x', invoke('own', { effect: 'helpAlly' }))).toBe('notAlly');
  expect(fought().refused('y', invoke('dust', { effect: 'helpAlly', roll: 'defence' }))).toBe('notAlly');
  expect(rolled().refused('y', invoke('dust'))).toBe('effectNotAllowed');
});

test('flera åberopanden på ett slag: olika aspekter, bara ett betalt av varje (ODE-INV-06)', () => {
  const twice = done(done(rolled(), 'x', invoke('own')), 'x', invoke('own2'));
  expect(twice.roll.acting.plus2Count).toBe(2);
  expect(twice.refused('x', invoke('own'))).toBe('aspectAlreadyInvoked');
  const helped = done(rolled(), 'x', invoke('dust'));
  expect(helped.refused('y', invoke('dust', { effect: 'helpAlly' }))).toBe('aspectAlreadyInvoked');
  const each = done(rolled(given({ settings: { paidInvokeScope: 'perPerson' } })), 'x', invoke('dust'));
  expect(done(each, 'y', invoke('dust', { effect: 'helpAlly' })).roll.acting.plus2Count).toBe(2);
});

test('hur många fria åberopanden av samma aspekt som helst, och ett betalt till (ODE-INV-07)', () => {
  let table = rolled();
  for (let i = 0; i < 3; i++) table = done(table, 'x', invoke('fire', { payment: 'free' }));
  table = done(table, 'x', invoke('fire'));
  expect(table.roll.acting.plus2Count).toBe(4);
  expect(table.one('x').fatePoints).toBe(2);
  expect(table.refused('x', invoke('fire', { payment: 'free' }))).toBe('noFreeInvoke');
});

test('utan ödespoäng och utan fritt åberopande blir det inget (ODE-INV-10, ODE-FPT-04)', () => {
  const poor = rolled(given({ characters: [{ ...x, fatePoints: 0 }, { id: 'y', fatePoints: 0 }, ghoul] }));
  expect(poor.refused('x', invoke('own'))).toBe('notEnoughFatePoints');
  expect(poor.refused('x', invoke('dust', { payment: 'free' }))).toBe('noFreeInvoke');
  expect(done(poor, 'x', invoke('fire', { payment: 'free' })).one('x').fatePoints).toBe(0);
  const empty = rolled(given({ scene: { ...scene, gmPool: 0 } }));
  expect(empty.refused('gm', invoke('dust', { effect: 'raiseTarget' }))).toBe('notEnoughFatePoints');
});

test('ingen av spelledarens slår: ändå kan hon göra det svårare med en aspekt (ODE-INV-04, ODE-GFP-01)', () => {
  const cards = offers(rolled().state, viewer('gm')).map(({ command }) => command);
  expect(cards).toContainEqual(invoke('dust', { effect: 'raiseTarget', roll: 'action', how: '…' }));
  const against = offers(fought().state, viewer('gm')).map(({ command }) => command);
  expect(against.filter((one) => one.type === 'ode/invoke').every(({ actor }) => actor !== undefined)).toBe(true);
});

test('dina fria åberopanden får en allierad använda om du låter dem (ODE-INV-11, ODE-TEA-05)', () => {
  const byY = invoke('fire', { payment: 'free', effect: 'helpAlly', holder: 'x' });
  expect(rolled().refused('y', byY)).toBe('noFreeInvoke');
  const shared = rolled().by('x', { type: 'ode/shareFreeInvoke', aspect: 'fire', ally: 'y', allow: true });
  const used = done(shared, 'y', byY);
  expect(used.state.aspects).toMatchObject([{ id: 'fire', freeInvokes: [{ holderId: 'x', count: 2 }] }, {}, {}]);
  const cards = offers(shared.state, viewer('y')).map(({ command }) => command);
  expect(cards).toContainEqual({ ...byY, actor: 'y', roll: 'action', how: '…' });
  const taken = shared.by('x', { type: 'ode/shareFreeInvoke', aspect: 'fire', ally: 'y', allow: false });
  expect(taken.refused('y', byY)).toBe('noFreeInvoke');
  expect(rolled().refused('x', { type: 'ode/shareFreeInvoke', aspect: 'fire', ally: 'ghoul', allow: true })).toBe(
    'notAlly',
  );
  expect(rolled().refused('y', { type: 'ode/shareFreeInvoke', aspect: 'fire', ally: 'x', allow: true })).toBe(
    'noFreeInvoke',
  );
});

test('sidans gemensamma fria åberopanden får vem som helst på den sidan använda (ODE-ADV-15)', () => {
  expect(rolled().refused('x', invoke('theirs', { payment: 'free' }))).toBe('noFreeInvoke');
  const used = done(rolled(), 'gm', invoke('theirs', { payment: 'free', effect: 'raiseTarget' }));
  expect(used.state.gmPool.value).toBe(2);
  expect(used.state.aspects[2]).toMatchObject({ freeInvokes: [] });
});

test('en okänd aspekt åberopar bara den som känner den, och då blir den känd (ODE-INV-12)', () => {
  expect(fought().refused('x', invoke('light'))).toBe('aspectUnknown');
  const revealed = fought().by('gm', invoke('light', { actor: 'ghoul' }));
  expect(revealed.events.map(({ type }) => type)).toEqual(['ode/aspectRevealed', 'ode/invokeProposed']);
  expect(revealed.seenBy('x')).toContain('Skyr ljus');
});

test('ett åberopande gäller ett enda slag (ODE-INV-14)', () => {
  const next = done(rolled(), 'x', invoke('own'))
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' })
    .by('x', { type: 'ode/chooseOption', option: 'failWithBoost' });
  expect(rolled(next).roll.acting.plus2Count).toBe(0);
});

test('åberopa efter tärningarna och före slutet, och bara ett åt gången (ODE-INV-09)', () => {
  const declared = given().by('x', { type: 'ode/declareAction', intent: 'i', action: 'overcome', skill: 'lore' });
  expect(declared.refused('x', invoke('own'))).toBe('notRolled');
  expect(
    rolled()
      .by('x', invoke('own'))
      .refused('gm', invoke('dust', { effect: 'raiseTarget' })),
  ).toBe('wrongStatus');
  const over = rolled(given(), sum(4)).by('x', { type: 'ode/passInvokes' }).by('gm', { type: 'ode/passInvokes' });
  expect(over.refused('x', invoke('own'))).toBe('invokeClosed');
});

test('att passa binder inte: ett nytt åberopande öppnar för den andra sidan igen (ODE-INV-09)', () => {
  const passed = rolled().by('x', { type: 'ode/passInvokes' });
  expect(passed.refused('x', { type: 'ode/passInvokes' })).toBe('wrongStatus');
  const raised = done(passed, 'gm', invoke('dust', { effect: 'raiseTarget' }));
  expect(raised.roll.passed).toEqual([]);
  const answered = done(raised, 'x', invoke('own')).by('gm', { type: 'ode/passInvokes' });
  expect(answered.roll.status).toBe('invoking');
  expect(answered.by('x', { type: 'ode/passInvokes' }).roll.status).toBe('settled');
});

test('fientligt åberopande: poängen går till fienden, men först när scenen är slut (ODE-HOS-01, ODE-HOS-02, ODE-HOS-03, ODE-FPT-02, ODE-SCN-06)', () => {
  const hostile = done(fought(), 'x', invoke('hunger'));
  expect(hostile.roll.invokes[0]).toMatchObject({ hostile: true, status: 'applied' });
  expect(hostile.roll.acting.plus2Count).toBe(1);
  expect(hostile.one('x').fatePoints).toBe(2);
  expect(hostile.one('ghoul').pending).toEqual([{ amount: 1, reason: 'hostileInvoke', releaseAt: 'sceneEnd' }]);
  expect(hostile.state.gmPool.value).toBe(2);
  const against = done(fought(), 'gm', invoke('own', { actor: 'ghoul', roll: 'defence' }));
  expect(against.one('x')).toMatchObject({ fatePoints: 3, pending: [{ amount: 1 }] });
  const ended = against
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/endScene' });
  expect(ended.one('x')).toMatchObject({ fatePoints: 4, pending: [] });
});

test('ett fritt åberopande av fiendens aspekt betalar ingen (ODE-HOS-04)', () => {
  const marked = given({ characters: [x, ghoul], scene: {} }).by('gm', {
    type: 'ode/adjust',
    change: { what: 'freeInvokes', aspect: 'hunger', holderId: 'x', count: 1 },
    reason: 'studerat odjuret',
  });
  const used = done(fought(marked), 'x', invoke('hunger', { payment: 'free' }));
  expect(used.one('ghoul').pending).toEqual([]);
  expect(used.one('x').fatePoints).toBe(3);
});

test('vad som är fientligt och vad det får göra bestämmer bordet (ODE-HOS-01)', () => {
  const wounded = { ...ghoul, slots: ['mild'], consequences: [{ slotId: 'mild', id: 'limp', text: 'Haltar' }] };
  const on = { aspects: [{ id: 'net', text: 'I ett nät', attachedTo: { type: 'character', id: 'ghoul' } }] };
  const paid = (hostileScope: string, aspect: string) =>
    done(fought(given({ settings: { hostileScope }, characters: [x, wounded], scene: on })), 'x', invoke(aspect)).roll
      .invokes[0]?.hostile;
  expect([paid('sheet', 'hunger'), paid('sheet', 'limp'), paid('sheet', 'net')]).toEqual([true, true, false]);
  expect([paid('characterAspects', 'hunger'), paid('characterAspects', 'limp')]).toEqual([true, false]);
  expect(paid('sheetAndAttached', 'net')).toBe(true);
  const narrow = fought(given({ settings: { hostileEffects: 'plus2OrReroll' } }));
  expect(narrow.refused('x', invoke('hunger', { effect: 'raiseTarget', roll: 'defence' }))).toBe('effectNotAllowed');
  expect(
    done(fought(), 'x', invoke('hunger', { effect: 'raiseTarget', roll: 'defence' })).roll.invokes[0]?.hostile,
  ).toBe(true);
});

test('falskregeln: den som åberopar får svara, och inget har kostat något (ODE-FAL-01, ODE-FAL-02, ODE-FAL-03)', () => {
  const proposed = rolled().by('x', invoke('own'));
  expect(proposed.refused('x', { type: 'ode/challengeInvoke' })).toBe('forbidden');
  expect(proposed.refused('y', apply)).toBe('forbidden');
  const challenged = proposed.by('y', { type: 'ode/challengeInvoke' });
  expect(challenged.refused('x', apply)).toBe('wrongStatus');
  expect(challenged.refused('x', { type: 'ode/passInvokes' })).toBe('wrongStatus');
  expect(challenged.refused('y', { type: 'ode/answerChallenge', answer: 'retract' })).toBe('forbidden');
  expect(challenged.refused('x', { type: 'ode/answerChallenge', answer: 'argue' })).toBe('textRequired');
  expect(challenged.refused('x', { type: 'ode/answerChallenge', answer: 'convinced' })).toBe('forbidden');
  const back = challenged.by('x', { type: 'ode/answerChallenge', answer: 'retract' });
  expect(back.roll).toMatchObject({ invokes: [{ status: 'retracted' }], acting: { plus2Count: 0 } });
  expect(back.one('x').fatePoints).toBe(3);
});

test('efter ett återtaget åberopande kan man försöka med något annat, också samma aspekt (ODE-FAL-05)', () => {
  const back = rolled()
    .by('x', invoke('own'))
    .by('y', { type: 'ode/challengeInvoke' })
    .by('x', { type: 'ode/answerChallenge', answer: 'retract' });
  expect(done(back, 'x', invoke('own2')).roll.acting.plus2Count).toBe(1);
  expect(done(back, 'x', invoke('own')).roll.acting.plus2Count).toBe(1);
});

test('spelledaren får avsluta diskussionen åt båda hållen, eller bordet rösta (ODE-FAL-03, ODE-FAL-04)', () => {
  const challenged = rolled().by('x', invoke('own')).by('y', { type: 'ode/challengeInvoke' });
  expect(challenged.by('gm', { type: 'ode/answerChallenge', answer: 'convinced' }).roll.acting.plus2Count).toBe(1);
  const gmOnly = rolled(given({ settings: { bogusJudge: 'gm' } }))
    .by('x', invoke('own'))
    .by('y', { type: 'ode/challengeInvoke' });
  expect(gmOnly.refused('y', { type: 'ode/answerChallenge', answer: 'convinced' })).toBe('forbidden');
  const voting = rolled(
    given({ settings: { bogusJudge: 'majority' }, characters: [x, { id: 'y' }, { id: 'z' }, ghoul] }),
  )
    .by('x', invoke('own'))
    .by('y', { type: 'ode/challengeInvoke' })
    .by('y', { type: 'ode/answerChallenge', answer: 'notConvinced' });
  expect(voting.roll.invokes[0]?.status).toBe('challenged');
  expect(voting.refused('y', { type: 'ode/answerChallenge', answer: 'notConvinced' })).toBe('wrongStatus');
  const half = voting.by('z', { type: 'ode/answerChallenge', answer: 'convinced' });
  expect(half.by('gm', { type: 'ode/answerChallenge', answer: 'convinced' }).roll.invokes[0]?.status).toBe('applied');
  expect(half.by('gm', { type: 'ode/answerChallenge', answer: 'notConvinced' }).roll.invokes[0]?.status).toBe(
    'retracted',
  );
});

const boost = (id: string, boostHolderId: string) => ({ id, kind: 'boost', boostHolderId });
const boosted = (table: Readonly<Record<string, unknown>> = {}) =>
  rolled(given({ scene: { aspects: [boost('b', 'x'), boost('c', 'x'), boost('d', 'y')] }, ...table }));

test('en bonus åberopas fritt en gång, med vilken effekt som helst, och försvinner (ODE-BST-03)', () => {
  const used = done(boosted(), 'x', invoke('b', { payment: 'boost' }));
  expect(used.state.aspects.map(({ id }) => id)).toEqual(['c', 'd']);
  const again = done(used, 'x', invoke('c', { payment: 'boost', effect: 'reroll' }), ...sum(1));
  expect(again.roll.acting).toMatchObject({ plus2Count: 1, rerollCount: 1 });
  expect(again.refused('x', invoke('d', { payment: 'boost' }))).toBe('noFreeInvoke');
  expect(done(boosted(), 'y', invoke('d', { payment: 'boost', effect: 'helpAlly' })).roll.acting.plus2Count).toBe(1);
});

test('en bonus kan varken betalas eller betvingas (ODE-BST-01, ODE-BST-02)', () => {
  expect(boosted().refused('x', invoke('b'))).toBe('boostNotPayable');
  const compel = {
    type: 'ode/offerCompel',
    target: 'x',
    aspect: 'b',
    kind: 'event',
    complication: 'snubblar',
  } as const;
  expect(boosted().refused('gm', compel)).toBe('boostNotCompellable');
});

test('en bonus får sakna namn tills den används, och kan ges till en allierad (ODE-BST-06, ODE-BST-07)', () => {
  expect(boosted().refused('x', { type: 'ode/nameBoost', aspect: 'b', text: ' ' })).toBe('textRequired');
  expect(boosted().refused('y', { type: 'ode/nameBoost', aspect: 'b', text: 'Min' })).toBe('forbidden');
  const named = boosted().by('x', { type: 'ode/nameBoost', aspect: 'b', text: 'I mitt sikte' });
  expect(named.state.aspects[0]).toMatchObject({ text: 'I mitt sikte' });
  const handed = named.by('x', { type: 'ode/passBoost', aspect: 'b', ally: 'y' });
  expect(handed.state.aspects[0]).toMatchObject({ holderId: 'y' });
  expect(named.refused('x', { type: 'ode/passBoost', aspect: 'b', ally: 'ghoul' })).toBe('notAlly');
  expect(named.refused('x', { type: 'ode/passBoost', aspect: 'b', ally: 'x' })).toBe('notAlly');
});

test('en oanvänd bonus försvinner när ögonblicket är förbi, och aldrig senare än scenens slut (ODE-BST-04, ODE-BST-05)', () => {
  const table = given({ scene: { aspects: [boost('b', 'x')] } });
  expect(table.refused('x', { type: 'ode/dropBoost', aspect: 'b' })).toBe('forbidden');
  expect(table.by('gm', { type: 'ode/dropBoost', aspect: 'b' }).state.aspects).toEqual([]);
  expect(table.by('gm', { type: 'ode/endScene' }).state.aspects).toEqual([]);
});

test('två av samma sida mot varandra: var och en åberopar för sig och passar för sig', () => {
  const duel = given()
    .by('x', { type: 'ode/declareAction', intent: 'i', action: 'overcome', skill: 'fight' })
    .by('gm', { type: 'ode/callDefence', defender: 'y' })
    .by('y', { type: 'ode/declareDefence', skill: 'fight' })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('y', { type: 'ode/rollDice' }, ...zero);
  const hostile = done(duel, 'y', invoke('own'));
  expect(hostile.roll).toMatchObject({ defence: { plus2Count: 1 }, invokes: [{ hostile: true }] });
  expect(hostile.one('x').pending).toMatchObject([{ amount: 1 }]);
  const once = hostile.by('x', { type: 'ode/passInvokes' });
  expect(once.roll.passed).toEqual(['action']);
  expect(once.by('y', { type: 'ode/passInvokes' }).roll.status).toBe('settled');
});

test('en aspekt som ingen har skrivit än är ingen: den går inte att åberopa, betvinga eller bygga på (ODE-INV-01, ODE-CHAR-04)', () => {
  const table = given({ characters: [{ ...x, aspects: [{ slot: 'trouble', text: 'Skulder' }] }, { id: 'y' }, ghoul] });
  const empty = 'x-relationship';
  expect(table.one('x').aspects.find(({ id }) => id === empty)?.text).toBe('');
  expect(rolled(table).refused('x', invoke(empty))).toBe('aspectUnknown');
  expect(rolled(table).refused('gm', invoke(empty, { actor: 'ghoul', effect: 'raiseTarget' }))).toBe('notFound');
  const compel = { type: 'ode/offerCompel', target: 'x', aspect: empty, kind: 'event', complication: 'k' } as const;
  expect(table.refused('gm', compel)).toBe('notFound');
  for (const type of ['ode/claimSelfCompel', 'ode/declareDetail'] as const)
    expect(table.refused('x', { type, aspect: empty, text: 't' })).toBe('aspectUnknown');
  const advantage = { mode: 'existing', aspect: empty } as const;
  expect(
    table.refused('x', { type: 'ode/declareAction', intent: 'i', action: 'createAdvantage', skill: 'lore', advantage }),
  ).toBe('aspectUnknown');
  expect(table.refused('gm', { type: 'ode/addSituationAspect', id: empty, text: 'Upptaget' })).toBe('wrongStatus');
  const written = table.by('gm', {
    type: 'ode/adjust',
    change: { what: 'aspectText', aspect: empty, text: 'Litar på y' },
    reason: 'glömt',
  });
  expect(rolled(written).by('x', invoke(empty)).roll.invokes).toMatchObject([{ text: 'Litar på y' }]);
});

test('bara den som är med har aspekter att åberopa (ODE-INV-08)', () => {
  const away = { id: 'z', aspects: [{ id: 'far', text: 'Långt borta' }] };
  const table = (participants: readonly string[]) =>
    rolled(given({ scene: { ...scene, participants }, characters: [x, away, ghoul] }));
  expect(table(['x', 'ghoul']).refused('x', invoke('far'))).toBe('notFound');
  expect(table(['x', 'ghoul', 'z']).by('x', invoke('far')).roll.invokes).toHaveLength(1);
});

test('per person räknas spelaren, inte karaktären: spelledaren betalar en gång för alla sina (ODE-INV-06)', () => {
  const other = { id: 'other', kind: 'threat' };
  const table = given({
    settings: { paidInvokeScope: 'perPerson' },
    scene: { ...scene, gmPool: 5 },
    characters: [x, { id: 'y' }, ghoul, other],
  });
  const raise = (actor: string) => invoke('dust', { actor, effect: 'raiseTarget' });
  const paid = done(rolled(table), 'gm', raise('ghoul'));
  expect(paid.refused('gm', raise('other'))).toBe('aspectAlreadyInvoked');
  expect(done(paid, 'x', invoke('dust')).roll.acting).toMatchObject({ plus2Count: 1, raised: 1 });
});

test('en förbrukad bonus finns inte längre, och det dolda ser likadant ut (ODE-BST-03, ODE-INV-12)', () => {
  const boost = { id: 'luck', kind: 'boost', boostHolderId: 'x', text: 'Tur' };
  const table = rolled(given({ scene: { aspects: [boost] } }));
  const use = invoke('luck', { payment: 'boost' });
  expect(done(table, 'x', use).refused('x', use)).toBe('notFound');
  expect(table.refused('x', invoke('light', { payment: 'boost' }))).toBe('notFound');
  expect(table.refused('x', invoke('gone'))).toBe(table.refused('x', invoke('light')));
});

test('det fria åberopandet av en aspekt som ingen annan känner till lånas inte ut (ODE-INV-11, ODE-INV-12)', () => {
  const trap = { id: 'trap', text: 'Fälla', known: false, ...free('ghoul') };
  const table = given({ scene: { aspects: [trap] } });
  const share: Command = { type: 'ode/shareFreeInvoke', aspect: 'trap', actor: 'ghoul', ally: 'y', allow: true };
  expect(table.refused('gm', share)).toBe('aspectUnknown');
});

test('tas slaget tillbaka står lovet att låna det fria åberopandet kvar (ODE-INV-11)', () => {
  const fire = { id: 'fire', text: 'Brinner', ...free('x') };
  const lent = given({ scene: { aspects: [fire] } }).by('x', {
    type: 'ode/shareFreeInvoke',
    aspect: 'fire',
    ally: 'y',
    allow: true,
  });
  const used = done(rolled(lent), 'y', invoke('fire', { payment: 'free', effect: 'helpAlly', holder: 'x' }));
  expect(used.state.aspects).toMatchObject([{ freeInvokes: [] }]);
  const back = used.by('gm', { type: 'ode/cancelRoll', reason: 'vi tar om' });
  expect(back.state.aspects).toMatchObject([{ freeInvokes: [{ holderId: 'x', count: 1, shared: ['y'] }] }]);
});
