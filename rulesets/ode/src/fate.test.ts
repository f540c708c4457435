import { parse, see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Command } from './model.ts';
import { offers } from './offers.ts';
import { Command as CommandSchema } from './schema.ts';
import { sit, viewer, type Played } from './testing.ts';

const ghoul = { id: 'ghoul', kind: 'threat', aspects: [{ id: 'hunger', text: 'Hungrig efter kött' }] };
const x = {
  id: 'x',
  fatePoints: 2,
  aspects: [
    { id: 'debts', text: 'Skulder överallt' },
    { id: 'secret', text: 'Förrädare', known: false },
  ],
};
const given = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({
    characters: [x, { id: 'y', fatePoints: 1, aspects: [{ id: 'pride', text: 'Stolt' }] }, ghoul],
    scene: { gmPool: 2 },
    ...more,
  });
const compel = (more: Readonly<Record<string, unknown>> = {}): Command =>
  ({
    type: 'ode/offerCompel',
    target: 'x',
    aspect: 'debts',
    kind: 'event',
    complication: 'indrivarna är här',
    ...more,
  }) as Command;
const accept = { type: 'ode/answerCompel', answer: 'accept' } as const;
const refuse = { type: 'ode/answerCompel', answer: 'refuse', text: 'jag smiter bakvägen' } as const;
const points = (table: Played) => [table.one('x').fatePoints, table.one('y').fatePoints, table.state.gmPool.value];

test('betvingande: ett ödespoäng för en komplikation; den som accepterar får det genast (ODE-CMP-01, ODE-CMP-02, ODE-FPT-01)', () => {
  const offered = given().by('gm', compel());
  expect(points(offered)).toEqual([2, 1, 2]);
  const taken = offered.by('x', accept);
  expect(points(taken)).toEqual([3, 1, 2]);
  expect(taken.events[0]).toMatchObject({ type: 'ode/compelAccepted', compel: { complication: 'indrivarna är här' } });
  expect(offered.refused('y', accept)).toBe('wrongStatus');
  expect(taken.refused('x', accept)).toBe('wrongStatus');
});

test('den som vägrar betalar ett ödespoäng och berättar hur (ODE-CMP-03)', () => {
  const offered = given().by('gm', compel());
  expect(offered.refused('x', { type: 'ode/answerCompel', answer: 'refuse' })).toBe('textRequired');
  expect(points(offered.by('x', refuse))).toEqual([1, 1, 2]);
});

test('med 0 ödespoäng kan man inte vägra, och väntande poäng räknas inte (ODE-CMP-04)', () => {
  const broke = given({
    characters: [
      { ...x, fatePoints: 0, pendingFatePoints: [{ amount: 2, reason: 'hostileInvoke' }] },
      { id: 'y' },
      ghoul,
    ],
  }).by('gm', compel());
  expect(broke.refused('x', refuse)).toBe('cannotRefuse');
  expect(broke.by('x', accept).one('x').fatePoints).toBe(1);
});

test('bara aspekter som rör karaktären kan betvingas: bladet, konsekvenserna, det som ligger på henne, området och scenen (ODE-CMP-05)', () => {
  const placed = given({
    characters: [
      { ...x, zoneId: 'z1', consequences: [{ slotId: 'mild', id: 'limp', text: 'Haltar' }] },
      { id: 'y', aspects: [{ id: 'pride', text: 'Stolt' }] },
      ghoul,
    ],
    scene: {
      zones: [{ id: 'z1' }, { id: 'z2' }],
      aspects: [
        { id: 'rain', text: 'Regn' },
        { id: 'mud', text: 'Lera', attachedTo: { type: 'zone', id: 'z1' } },
        { id: 'ice', text: 'Is', attachedTo: { type: 'zone', id: 'z2' } },
        { id: 'net', text: 'Nät', attachedTo: { type: 'character', id: 'x' } },
        { id: 'rope', text: 'Rep', attachedTo: { type: 'character', id: 'y' } },
        { id: 'trap', text: 'Fälla', known: false },
      ],
    },
  });
  for (const aspect of ['debts', 'limp', 'rain', 'mud', 'net'])
    expect(placed.by('gm', compel({ aspect })).state.compels).toHaveLength(1);
  for (const aspect of ['pride', 'ice', 'rope'])
    expect(placed.refused('gm', compel({ aspect }))).toBe('compelNotRelevant');
  expect(placed.refused('gm', compel({ aspect: 'trap' }))).toBe('aspectUnknown');
});

test('en spelare som föreslår lägger ett eget poäng, som blir målets eller kommer tillbaka (ODE-CMP-06)', () => {
  const offered = given().by('y', compel());
  expect(points(offered)).toEqual([2, 0, 2]);
  expect(offered.state.compels[0]?.held).toBe(1);
  expect(points(offered.by('x', accept))).toEqual([3, 0, 2]);
  expect(points(offered.by('x', refuse))).toEqual([1, 1, 2]);
  expect(points(offered.by('y', { type: 'ode/withdrawCompel' }))).toEqual([2, 1, 2]);
  expect(offered.refused('y', compel())).toBe('notEnoughFatePoints');
  const hard = given({ settings: { compelRefund: false } }).by('y', compel());
  expect(points(hard.by('x', refuse))).toEqual([1, 0, 2]);
  expect(given().refused('x', compel())).toBe('forbidden');
});

test('spelledarens erbjudanden kostar henne inget och är hur många som helst (ODE-CMP-07, ODE-GFP-04)', () => {
  const empty = given({ scene: { gmPool: 0 } });
  const many = empty.by('gm', compel()).by('gm', compel({ target: 'y', aspect: 'pride' }));
  expect(many.state.gmPool.value).toBe(0);
  expect(many.state.compels).toHaveLength(2);
  expect(
    many
      .by('y', accept)
      .by('x', accept)
      .state.compels.map(({ status }) => status),
  ).toEqual(['accepted']);
});

test('självbetvingande: man ber om poänget efteråt och spelledaren ger det (ODE-CMP-08)', () => {
  const claimed = given().by('x', { type: 'ode/claimSelfCompel', aspect: 'debts', text: 'jag spelade bort kassan' });
  expect(points(claimed)).toEqual([2, 1, 2]);
  const [claim] = claimed.state.claims;
  if (!claim) throw new Error('no claim');
  expect(claimed.refused('x', { type: 'ode/answerClaim', claim: claim.id, grant: true })).toBe('forbidden');
  expect(points(claimed.by('gm', { type: 'ode/answerClaim', claim: claim.id, grant: true }))).toEqual([3, 1, 2]);
  expect(points(claimed.by('gm', { type: 'ode/answerClaim', claim: claim.id, grant: false }))).toEqual([2, 1, 2]);
  expect(given().refused('x', { type: 'ode/claimSelfCompel', aspect: 'pride', text: 't' })).toBe('compelNotRelevant');
  expect(given().refused('gm', { type: 'ode/claimSelfCompel', actor: 'ghoul', aspect: 'hunger', text: 't' })).toBe(
    'forbidden',
  );
});

test('ett betvingande som inte träffar rätt dras tillbaka utan att kosta målet något (ODE-CMP-09)', () => {
  const offered = given().by('gm', compel());
  expect(offered.refused('x', { type: 'ode/withdrawCompel' })).toBe('forbidden');
  const back = offered.by('gm', { type: 'ode/withdrawCompel' });
  expect(points(back)).toEqual([2, 1, 2]);
  expect(back.state.compels).toMatchObject([{ status: 'withdrawn' }]);
});

test('händelse eller beslut, och alltid en komplikation; ordalydelsen går att förhandla (ODE-CMP-10)', () => {
  expect(given().refused('gm', compel({ complication: '' }))).toBe('textRequired');
  const offered = given().by('gm', compel({ kind: 'decision' }));
  expect(offered.state.compels[0]).toMatchObject({ kind: 'decision' });
  const wished = offered.by('x', { type: 'ode/negotiateCompel', text: 'hellre att de tar vagnen' });
  expect(wished.state.compels[0]).toMatchObject({
    counter: 'hellre att de tar vagnen',
    complication: 'indrivarna är här',
  });
  const reworded = wished.by('gm', { type: 'ode/negotiateCompel', text: 'de tar vagnen' });
  expect(reworded.state.compels[0]).toMatchObject({ complication: 'de tar vagnen' });
  expect(reworded.state.compels[0]).not.toHaveProperty('counter');
  expect(offered.refused('y', { type: 'ode/negotiateCompel', text: 'jag också' })).toBe('wrongStatus');
});

test('spelare betvingar spelledarpersoner: högen får ett poäng eller betalar ett (ODE-CMP-12, ODE-GFP-04)', () => {
  const offered = given().by('y', compel({ target: 'ghoul', aspect: 'hunger' }));
  expect(points(offered.by('gm', accept))).toEqual([2, 0, 3]);
  expect(points(offered.by('gm', refuse))).toEqual([2, 1, 1]);
  expect(
    given({ scene: { gmPool: 0 } })
      .by('y', compel({ target: 'ghoul', aspect: 'hunger' }))
      .refused('gm', refuse),
  ).toBe('cannotRefuse');
  expect(given().refused('gm', compel({ target: 'ghoul', aspect: 'hunger' }))).toBe('forbidden');
});

test('ett betvingande som avslutar scenen ger poänget till nästa scens hög (ODE-GFP-03)', () => {
  const ended = given()
    .by('y', compel({ target: 'ghoul', aspect: 'hunger' }))
    .by('gm', { ...accept, endsScene: true })
    .by('gm', { type: 'ode/endScene' });
  expect(ended.state.gmPool.value).toBe(0);
  const next = ended.by('gm', { type: 'ode/startScene', title: 'Nästa', participants: ['x', 'y'] });
  expect(next.state.gmPool.value).toBe(3);
});

test('bara målet, förslagsställaren och spelledaren ser ett erbjudande, och alla när det har tagits (ODE-CMP-01)', () => {
  const offered = given({ characters: [x, { id: 'y' }, { id: 'z' }, ghoul] }).by('y', compel());
  for (const seat of ['x', 'y', 'gm']) expect(offered.seenBy(seat)).toContain('indrivarna är här');
  expect(offered.seenBy('z')).not.toContain('indrivarna är här');
  expect(offered.by('x', accept).seenBy('z')).toContain('indrivarna är här');
});

test('ett nytt erbjudande och att det tas tillbaka ändrar ingenting för den som inte ser det (ODE-CMP-01)', () => {
  const answered = given({ characters: [x, { id: 'y' }, { id: 'z' }, ghoul] })
    .by('gm', compel())
    .by('x', accept);
  const again = answered.by('gm', compel());
  expect(again.state.compels).toMatchObject([{ status: 'offered' }]);
  const withdrawn = again.by('gm', { type: 'ode/withdrawCompel' });
  for (const seat of ['y', 'z']) {
    expect(again.sight(seat)).toEqual(answered.sight(seat));
    expect(withdrawn.sight(seat)).toEqual(answered.sight(seat));
  }
});

test('varken id:n eller vägran röjer ett erbjudande som är mellan två andra (ODE-CMP-01, ODE-CMP-06)', () => {
  const table = given({ characters: [x, { id: 'y' }, { id: 'z' }, ghoul] });
  // Everybody sees the point that y puts on the table, and not for whom.
  const [told] = table.by('y', compel()).events.flatMap((event) => see(event, viewer('z')) ?? []);
  expect(told).toMatchObject({ type: 'ode/fateMoved', to: { of: 'compel', id: 'compel-by-y-1' } });
  // One that was taken back leaves no gap.
  const again = table.by('gm', compel()).by('gm', { type: 'ode/withdrawCompel' }).by('gm', compel()).by('x', accept);
  expect(again.seenBy('z')).toBe(table.by('gm', compel()).by('x', accept).seenBy('z'));
  const offered = table.by('gm', compel());
  const id = offered.state.compels[0]?.id ?? '';
  const tries: readonly Command[] = [accept, { type: 'ode/withdrawCompel' }, { ...accept, compel: id }];
  for (const command of tries) expect(offered.refused('z', command)).toBe(table.refused('z', command));
});

test('den som svarar nämner ett erbjudande vid id, hur lång karaktärens än är (ODE-CMP-02)', () => {
  const long = 'x'.repeat(64);
  const table = given({ characters: [{ ...x, id: long }, { id: 'y' }, ghoul] });
  for (const by of ['y', 'gm']) {
    const answers = offers(table.by(by, compel({ target: long })).state, viewer(long)).filter(
      ({ command }) => command.type === 'ode/answerCompel',
    );
    expect(answers).toHaveLength(2);
    for (const { command } of answers) expect(parse(CommandSchema, command).issues).toBeUndefined();
  }
});

test('den som får en karaktär svarar inte på ett erbjudande som hon aldrig har sett; spelledaren tar tillbaka det (ODE-CMP-01, ODE-CMP-09)', () => {
  const handed: Command = { type: 'ode/adjust', change: { what: 'owner', character: 'x', owner: 'y' }, reason: 'byte' };
  const offered = given().by('gm', compel()).by('gm', handed);
  expect(offered.refused('y', accept)).toBe('wrongStatus');
  const answers = offers(offered.state, viewer('y')).map(({ command }) => command.type);
  expect(answers).not.toContain('ode/answerCompel');
  expect(offered.by('gm', { type: 'ode/withdrawCompel' }).state.compels[0]?.status).toBe('withdrawn');
});

test('en detalj kostar ett ödespoäng, om aspekten inte redan gör den sann (ODE-DET-01)', () => {
  const detail = { type: 'ode/declareDetail', aspect: 'debts', text: 'min fordringsägare bor här' } as const;
  const asked = given().by('x', detail);
  expect(points(asked)).toEqual([2, 1, 2]);
  const [claim] = asked.state.claims;
  if (!claim) throw new Error('no claim');
  const answer = (more: object) => ({ type: 'ode/answerClaim', claim: claim.id, grant: true, ...more }) as Command;
  expect(points(asked.by('gm', answer({})))).toEqual([1, 1, 2]);
  expect(points(asked.by('gm', answer({ free: true })))).toEqual([2, 1, 2]);
  expect(points(asked.by('gm', answer({ grant: false })))).toEqual([2, 1, 2]);
  expect(points(given().by('gm', { ...detail, actor: 'ghoul', aspect: 'hunger' }))).toEqual([2, 1, 1]);
  const poor = given({ characters: [{ ...x, fatePoints: 0 }, { id: 'y' }, ghoul] });
  expect(poor.refused('x', detail)).toBe('notEnoughFatePoints');
  expect(given().refused('y', { ...detail, aspect: 'secret' })).toBe('aspectUnknown');
  expect(given({ settings: { declareDetailEnabled: false } }).refused('x', detail)).toBe('effectNotAllowed');
});

test('den som stöder en detalj eller ett självbetvingande på en dold aspekt lägger den öppet (ODE-DET-01, ODE-CMP-08, ODE-INV-12)', () => {
  const hidden = { ...ghoul, aspects: [{ id: 'weak', text: 'Rädd för eld', known: false }] };
  const table = given({ characters: [x, { id: 'y' }, hidden] });
  expect(table.seenBy('y')).not.toContain('Rädd för eld');
  const told = table.by('gm', { type: 'ode/declareDetail', actor: 'ghoul', aspect: 'weak', text: 'den backar' });
  expect(told.events[0]).toMatchObject({ type: 'ode/aspectRevealed', id: 'weak' });
  expect(told.one('ghoul').aspects[0]).not.toHaveProperty('only');
  const own = table.by('x', { type: 'ode/claimSelfCompel', aspect: 'secret', text: 'jag sålde er' });
  expect(own.events.map(({ type }) => type)).toEqual(['ode/aspectRevealed', 'ode/claimMade']);
});

test('spelledarens hög betalar spelledarpersonernas stunt (ODE-GFP-04)', () => {
  const power = {
    id: 'p',
    kind: 'bonus',
    because: 'b',
    skill: 'fight',
    action: 'attack',
    circumstance: 'c',
    fatePointCost: 2,
  };
  const strike = given({ characters: [x, { ...ghoul, stunts: [power] }] })
    .by('gm', {
      type: 'ode/declareAction',
      actor: 'ghoul',
      intent: 'river',
      action: 'attack',
      skill: 'fight',
      target: 'x',
    })
    .by('gm', { type: 'ode/useStunt', actor: 'ghoul', stunt: 'p' });
  expect(strike.state.gmPool.value).toBe(0);
});

test('liggaren har en rad för varje ödespoäng som flyttas', () => {
  const { state } = given().by('gm', compel()).by('x', accept);
  expect(state.ledger).toEqual([
    {
      from: { of: 'bank' },
      to: { of: 'character', id: 'x' },
      amount: 1,
      reason: 'compel',
      about: 'Skulder överallt',
      scene: 1,
    },
  ]);
});

test('bara den som är med i scenen rörs av scenens aspekter (ODE-CMP-05)', () => {
  const fog = { id: 'fog', text: 'Dimma' };
  const scene = (participants: readonly string[]) => given({ scene: { aspects: [fog], participants } });
  expect(scene(['y', 'ghoul']).refused('gm', compel({ aspect: 'fog' }))).toBe('compelNotRelevant');
  expect(scene(['x', 'y', 'ghoul']).by('gm', compel({ aspect: 'fog' })).state.compels).toHaveLength(1);
});

test('vid scenens början sätts spelledarens pott; ett betvingande mellan scenerna väntar på den (ODE-GFP-01, ODE-GFP-03)', () => {
  const start = { type: 'ode/startScene', title: 'Nästa', participants: ['x'] } as const;
  const between = given()
    .by('y', compel({ target: 'ghoul', aspect: 'hunger' }))
    .by('gm', { type: 'ode/endScene' });
  const taken = between.by('gm', accept);
  expect(taken.state.gmPool.value).toBe(0);
  expect(taken.state.npcCarry.value).toEqual({ gm: 1 });
  expect(taken.by('gm', start).state.gmPool.value).toBe(3);
  const filled = between.by('gm', { type: 'ode/adjust', change: { what: 'gmPool', value: 9 }, reason: 'fel' });
  expect(filled.by('gm', start).state.gmPool.value).toBe(2);
});

test('vad som blir av en SLP:s poäng säger inte spelarna hur stor den är (ODE-GFP-02, ODE-SCN-06)', () => {
  const ended = (kind: string) =>
    given({
      characters: [x, { id: 'npc', kind, pendingFatePoints: [{ amount: 1, reason: 'hostileInvoke' }] }],
    }).by('gm', { type: 'ode/endScene' });
  expect(ended('minorNpc').state.npcCarry.value).toEqual({});
  expect(ended('threat').state.npcCarry.value).toEqual({ npc: 1 });
  expect(ended('minorNpc').seenBy('x')).toBe(ended('threat').seenBy('x'));
});

test('en stunt som bara berättar erbjuds där den kostar eller räknas: spelledarens från potten (ODE-GFP-04, ODE-STU-08)', () => {
  const told = (id: string, more: object = {}) => ({ id, because: 'b', ability: 'a', limit: 'l', ...more });
  const table = given({
    characters: [
      { ...x, stunts: [told('match'), told('trick', { uses: { per: 'session', max: 1, used: 0 } })] },
      { ...ghoul, stunts: [told('howl', { fatePointCost: 2 }), told('roar', { fatePointCost: 3 })] },
    ],
  });
  const offered = (seat: string) =>
    offers(table.state, viewer(seat)).flatMap(({ command }) =>
      command.type === 'ode/useStunt' ? [command.stunt] : [],
    );
  expect(offered('x')).toEqual(['trick']);
  expect(offered('gm')).toEqual(['howl']);
  expect(table.by('gm', { type: 'ode/useStunt', stunt: 'howl', actor: 'ghoul' }).state.gmPool.value).toBe(0);
});
