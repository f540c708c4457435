import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Event } from './model.ts';
import { overcome, sit, sum, viewer, zero } from './testing.ts';
import { describe } from './texts/index.ts';

const ghoul = { id: 'ghoul', kind: 'threat', skills: { fight: 2 } };
const between = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({ scene: null, characters: [{ id: 'x' }, { id: 'y' }, ghoul], ...more });
const start = (more: object = {}) =>
  ({ type: 'ode/startScene', title: 'Ruinerna', participants: ['x', 'ghoul'], ...more }) as const;

test('spelledaren öppnar en scen med plats, personer och situationsaspekter (ODE-SCN-01)', () => {
  const aspects = [
    { id: 'a', text: 'Dimma' },
    { id: 'b', text: 'Rasade tak' },
    { id: 'c', text: 'Gott om skydd' },
  ];
  const opened = between().by('gm', start({ aspects }));
  expect(opened.state.scene).toMatchObject({
    number: 1,
    title: 'Ruinerna',
    kind: 'plain',
    participants: ['x', 'ghoul'],
  });
  expect(opened.state.aspects.map(({ text }) => text)).toEqual(['Dimma', 'Rasade tak', 'Gott om skydd']);
  expect(between().refused('x', start())).toBe('forbidden');
  expect(between().refused('gm', start({ title: '' }))).toBe('textRequired');
  expect(between().refused('gm', start({ participants: ['nobody'] }))).toBe('notFound');
  expect(opened.refused('gm', start())).toBe('wrongStatus');
});

test('spelledaren bestämmer om en aspekt börjar med ett fritt åberopande och för vem (ODE-SCN-02)', () => {
  const aspects = [
    { id: 'a', text: 'Dimma', freeInvokes: [{ side: 'players', count: 1 }] },
    { id: 'b', text: 'Fällor', freeInvokes: [{ holderId: 'ghoul', count: 2 }], known: false },
  ];
  const opened = between().by('gm', start({ aspects }));
  expect(opened.state.aspects).toMatchObject([
    { freeInvokes: [{ holderId: null, side: 'players', count: 1 }] },
    { only: 'gm', freeInvokes: [{ holderId: 'ghoul', side: 'gm', count: 2 }] },
  ]);
  expect(opened.seenBy('x')).not.toContain('Fällor');
});

test('situationsaspekter läggs till under scenen, och vem som helst får åberopa de kända (ODE-SCN-03, ODE-ZON-06)', () => {
  const opened = between().by('gm', start({ zones: [{ id: 'z', name: 'Källaren' }] }));
  const added = opened.by('gm', {
    type: 'ode/addSituationAspect',
    id: 'n',
    text: 'Brinner',
    attachedTo: { type: 'zone', id: 'z' },
  });
  expect(added.state.aspects).toMatchObject([{ id: 'n', attachedTo: { type: 'zone', id: 'z' } }]);
  expect(opened.refused('x', { type: 'ode/addSituationAspect', id: 'n', text: 'Brinner' })).toBe('forbidden');
  expect(added.refused('gm', { type: 'ode/addSituationAspect', id: 'n', text: 'Igen' })).toBe('wrongStatus');
  const used = added
    .by('x', { type: 'ode/declareAction', intent: 'i', action: 'overcome', skill: 'lore' })
    .by('gm', { type: 'ode/setDifficulty', value: 2 })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('x', { type: 'ode/invoke', aspect: 'n', payment: 'fatePoint', effect: 'plus2', how: 'ljuset' });
  expect(used.roll.invokes).toMatchObject([{ text: 'Brinner' }]);
});

test('okända aspekter avslöjas av spelledaren', () => {
  const hidden = between().by('gm', start({ aspects: [{ id: 'a', text: 'Lönndörr', known: false }] }));
  const shown = hidden.by('gm', { type: 'ode/revealAspect', aspect: 'a' });
  expect(shown.seenBy('x')).toContain('Lönndörr');
  expect(shown.refused('gm', { type: 'ode/revealAspect', aspect: 'a' })).toBe('wrongStatus');
});

test('en aspekt som avslöjas röjer inte vems den är, så länge ingen har mött den som har den', () => {
  const npc = { kind: 'threat', name: 'Skuggan', aspects: [{ id: 'old', text: 'Minns elden', known: false }] } as const;
  const made = sit().by('gm', {
    type: 'ode/createNpc',
    id: 'shade',
    npc: { ...npc, description: '', skills: {}, stunts: [] },
  });
  const [event] = made.by('gm', { type: 'ode/revealAspect', aspect: 'old' }).events;
  const told = (seat: string): string =>
    describe(see(event as Event, viewer(seat)), 'sv', (id) => (id === 'shade' ? 'Skuggan' : id)).text;
  expect(told('gm')).toBe('Avslöjad aspekt hos Skuggan: ”Minns elden”.');
  expect(told('x')).toBe('Avslöjad aspekt: ”Minns elden”.');
});

test('vid scenens slut rensas all stress och den som var ute är tillbaka (ODE-SCN-04, ODE-REC-01)', () => {
  const stressed = sit({
    characters: [
      { id: 'x', stress: { physical: { marked: 3 }, mental: { marked: 1 } }, status: 'takenOut' },
      { id: 'v', kind: 'majorNpc', stress: { physical: { marked: 2 } }, status: 'conceded' },
    ],
  }).by('gm', { type: 'ode/endScene' });
  for (const id of ['x', 'v']) {
    expect(stressed.one(id).stress.value).toMatchObject({ physical: { marked: 0 }, mental: { marked: 0 } });
    expect(stressed.one(id).status).toBe('ready');
  }
});

test('livslängden skiljer: scenens aspekter och bonusar går, bestående och bladets finns kvar (ODE-SCN-05, ODE-KND-07, ODE-KND-08, ODE-KND-10)', () => {
  const table = sit({
    characters: [
      {
        id: 'x',
        aspects: [{ id: 'own', text: 'Jag' }],
        consequences: [{ slotId: 'mild', id: 'limp', text: 'Haltar' }],
      },
    ],
    scene: {
      aspects: [
        { id: 'a', text: 'Dimma', freeInvokes: [{ holderId: 'x', count: 2 }] },
        { id: 'b', text: 'Rasat', lifetime: 'untilCleared' },
        { id: 'c', text: 'Jagad av polisen' },
        { id: 'd', kind: 'boost', boostHolderId: 'x' },
      ],
    },
  });
  const ended = table.by('gm', { type: 'ode/endScene', keep: ['c'] });
  expect(ended.state.aspects).toMatchObject([{ id: 'b' }, { id: 'c', lifetime: 'lasting' }]);
  expect(ended.one('x').aspects[0]).toMatchObject({ id: 'own', text: 'Jag' });
  expect(ended.one('x').consequences[0]).toMatchObject({ text: 'Haltar' });
  expect(table.refused('gm', { type: 'ode/endScene', keep: ['d'] })).toBe('notFound');
});

test('en scen slutar inte mitt i ett slag eller med en träff öppen', () => {
  const declared = sit({ characters: [{ id: 'x' }] }).by('x', {
    type: 'ode/declareAction',
    intent: 'i',
    action: 'overcome',
    skill: 'lore',
  });
  expect(declared.refused('gm', { type: 'ode/endScene' })).toBe('wrongStatus');
  const hit = sit({
    characters: [{ id: 'x' }],
    scene: { hits: [{ targetId: 'x', byId: null, harm: 'physical', shifts: 1 }] },
  });
  expect(hit.refused('gm', { type: 'ode/endScene' })).toBe('wrongStatus');
  expect(hit.refused('gm', { type: 'ode/endSession' })).toBe('wrongStatus');
});

test('högen är antalet spelare plus vad närvarande spelledarpersoner har med sig; resten går förlorat (ODE-GFP-01, ODE-GFP-02)', () => {
  const carried = between({ npcCarry: { ghoul: 2, other: 3 } });
  const opened = carried.by('gm', start());
  expect(opened.state.gmPool.value).toBe(4);
  expect(opened.state.npcCarry.value).toEqual({ other: 3 });
  expect(opened.by('gm', { type: 'ode/endScene' }).state.gmPool.value).toBe(0);
  const late = carried.by('gm', start({ participants: ['x'] }));
  expect(late.state.gmPool.value).toBe(2);
  expect(late.by('gm', { type: 'ode/enterScene', character: 'ghoul' }).state.gmPool.value).toBe(4);
});

test('en enkel spelledarpersons poäng går förlorade, viktiga och hot tar med sina (ODE-GFP-02, ODE-SCN-06)', () => {
  const pending = [{ amount: 1, reason: 'hostileInvoke' }];
  const ended = sit({
    characters: [
      { id: 'x', fatePoints: 0, pendingFatePoints: pending },
      { id: 'm', kind: 'minorNpc', pendingFatePoints: pending },
      { id: 't', kind: 'threat', pendingFatePoints: pending },
      { id: 'v', kind: 'majorNpc', pendingFatePoints: pending },
    ],
  }).by('gm', { type: 'ode/endScene' });
  expect(ended.one('x').fatePoints).toBe(1);
  expect(ended.state.npcCarry.value).toEqual({ t: 1, v: 1 });
  expect(ended.one('m').pending).toEqual([]);
});

test('en aspekt som inget håller kvar tas bara bort (ODE-REM-01)', () => {
  const table = sit({ characters: [{ id: 'x' }], scene: { aspects: [{ id: 'a', text: 'Stängd dörr' }] } });
  expect(table.refused('x', { type: 'ode/removeAspect', aspect: 'a' })).toBe('forbidden');
  expect(table.by('x', { type: 'ode/removeAspect', aspect: 'a', gmPermits: true }).state.aspects).toEqual([]);
  expect(table.by('gm', { type: 'ode/removeAspect', aspect: 'a' }).state.aspects).toEqual([]);
});

test('annars krävs att man övervinner, och någon kan försvara aspekten (ODE-REM-02, ODE-KND-05)', () => {
  const table = sit({ characters: [{ id: 'x' }, ghoul], scene: { aspects: [{ id: 'a', text: 'Fastnålad' }] } });
  const free = {
    type: 'ode/declareAction',
    intent: 'sliter mig loss',
    action: 'overcome',
    skill: 'physique',
    removes: 'a',
  } as const;
  const end = (own: readonly number[], theirs: readonly number[]) =>
    table
      .by('x', free)
      .by('gm', { type: 'ode/callDefence', defender: 'ghoul' })
      .by('gm', { type: 'ode/declareDefence', skill: 'physique', actor: 'ghoul' })
      .by('x', { type: 'ode/rollDice' }, ...own)
      .by('gm', { type: 'ode/rollDice' }, ...theirs)
      .by('x', { type: 'ode/passInvokes' })
      .by('gm', { type: 'ode/passInvokes' }).state.aspects;
  expect(end(sum(1), zero)).toEqual([]);
  expect(end(zero, sum(1))).toMatchObject([{ id: 'a' }]);
  expect(table.refused('x', { ...free, removes: 'nothing' })).toBe('notFound');
});

test('spelsessionens början fyller på, och räknar om stunt per session (ODE-REF-02, ODE-STU-15)', () => {
  const uses = { per: 'session', max: 1, used: 1 };
  const closed = sit({
    session: { number: 3, open: false },
    scene: null,
    characters: [
      { id: 'x', fatePoints: 1, stunts: [{ id: 's', uses }] },
      { id: 'y', fatePoints: 0, status: 'draft' },
    ],
  });
  const begun = closed.by('gm', { type: 'ode/startSession' });
  expect(begun.one('x')).toMatchObject({ fatePoints: 3, stunts: [{ uses: { used: 0 } }] });
  expect(begun.one('y').fatePoints).toBe(0);
  expect(begun.refused('gm', { type: 'ode/startSession' })).toBe('wrongStatus');
});

test('stunt per scen räknas om när nästa scen börjar (ODE-STU-15)', () => {
  const uses = { per: 'scene', max: 1, used: 0 };
  const table = sit({ scene: null, characters: [{ id: 'x', stunts: [{ id: 's', uses }] }, ghoul] }).by('gm', start());
  const used = table.by('x', { type: 'ode/useStunt', stunt: 's' });
  expect(used.refused('x', { type: 'ode/useStunt', stunt: 's' })).toBe('stuntUsedUp');
  const next = used.by('gm', { type: 'ode/endScene' }).by('gm', start());
  expect(next.by('x', { type: 'ode/useStunt', stunt: 's' }).one('x').stunts[0]?.uses.used).toBe(1);
});

test('vem som helst kan ta till säkerhetsverktyg, och då stannar allt annat (ODE-SAF-01, ODE-SAF-02)', () => {
  const paused = between().by('x', { type: 'ode/raiseSafety', kind: 'pause' });
  expect(paused.refused('gm', start())).toBe('paused');
  expect(paused.refused('y', { type: 'ode/raiseSafety', kind: 'xCard' })).toBe('paused');
  expect(paused.refused('y', { type: 'ode/resolveSafety' })).toBe('forbidden');
  expect(paused.by('x', { type: 'ode/resolveSafety' }).state.safety).toBeNull();
  expect(paused.by('gm', { type: 'ode/resolveSafety' }).by('gm', start()).state.scene?.title).toBe('Ruinerna');
});

test('X-kort, paus, spola tillbaka och hoppa framåt, utan namn om man vill (ODE-SAF-03)', () => {
  for (const kind of ['xCard', 'pause', 'rewind', 'skip'] as const) {
    const raised = between().by('x', { type: 'ode/raiseSafety', kind, anonymous: true });
    expect(raised.state.safety).toEqual({ kind });
    expect(JSON.stringify(raised.events)).not.toContain('"x"');
    expect(raised.by('y', { type: 'ode/resolveSafety' }).state.safety).toBeNull();
  }
});

test('den som inte har mött en spelledarperson vet inte att den finns (ODE-NPC-01)', () => {
  const made = between().by('gm', {
    type: 'ode/createNpc',
    id: 'v',
    npc: { kind: 'majorNpc', name: 'Greve Orloff', description: '', aspects: [], skills: {}, stunts: [] },
  });
  expect(made.seenBy('x')).not.toContain('Orloff');
  const met = made.by('gm', start({ participants: ['x', 'v'] }));
  expect(met.seenBy('x')).toContain('Orloff');
  expect(met.seenBy('x')).not.toContain('majorNpc');
});

test('inställningar ändras mitt i spelet: rutor räknas om och det som döljs blir dolt', () => {
  const table = sit({
    characters: [
      { id: 'x', skills: { athletics: 2, physique: 4 } },
      { id: 'v', kind: 'majorNpc' },
    ],
  });
  const changed = table.by('gm', {
    type: 'ode/changeSettings',
    settings: {
      physicalStressSkill: 'physique',
      showGmPool: false,
      aspectLayout: 'sixTwoHighConcepts',
      optExtremeConsequence: true,
    },
  });
  expect(changed.one('x').stress.value.physical.boxes).toBe(6);
  expect(changed.one('x').aspects).toHaveLength(6);
  expect(changed.one('x').consequences.map(({ slotId }) => slotId)).toContain('extreme');
  expect(changed.state.gmPool.to).toBe('gm');
  expect(table.refused('x', { type: 'ode/changeSettings', settings: {} })).toBe('forbidden');
});

test('overcome mot svårighet spelar inget hemligt vidare: dold svårighet syns inte förrän slaget är avgjort', () => {
  const hidden = sit({ settings: { showDifficulty: false }, characters: [{ id: 'x' }] })
    .by('x', { type: 'ode/declareAction', intent: 'i', action: 'overcome', skill: 'lore' })
    .by('gm', { type: 'ode/setDifficulty', value: 7 });
  expect(hidden.seenBy('x')).not.toContain('7');
  expect(hidden.seenBy('gm')).toContain('7');
  expect(
    overcome(sit({ settings: { showDifficulty: false }, characters: [{ id: 'x' }] }), 0, sum(2)).roll.outcome,
  ).toBe('success');
});

test('en okänd aspekt som spelledarens person röjer undan blir inte känd därigenom (ODE-REM-02, ODE-INV-12)', () => {
  const table = sit({
    characters: [{ id: 'x' }, ghoul],
    scene: { aspects: [{ id: 'trap', text: 'Dold fallgrop', known: false }] },
  });
  const declared = table.by('gm', {
    type: 'ode/declareAction',
    actor: 'ghoul',
    intent: 'fyller igen något',
    action: 'overcome',
    skill: 'fight',
    removes: 'trap',
  });
  expect(declared.seenBy('x')).not.toContain('trap');
  const gone = declared.by('gm', { type: 'ode/autoSucceed' });
  expect(gone.state.aspects).toEqual([]);
  expect(gone.seenBy('x')).not.toContain('Dold fallgrop');
  expect(gone.seenBy('gm')).toContain('Dold fallgrop');
});

test('en ny session säger allas nya poäng: 5 förblir 5, 1 blir 3 (ODE-REF-02, ODE-REF-04)', () => {
  const table = sit({
    session: { number: 1, open: false },
    scene: null,
    characters: [{ id: 'x', fatePoints: 5 }, { id: 'y', fatePoints: 1 }, ghoul],
  });
  const started = table.by('gm', { type: 'ode/startSession' });
  expect([started.one('x').fatePoints, started.one('y').fatePoints]).toEqual([5, 3]);
  const [event] = started.events;
  if (!event) throw new Error('nothing happened');
  const why = (locale: 'sv' | 'en' | 'pl') => describe(see(event, viewer('x')) as never, locale, (id) => id).why;
  expect(why('sv')).toEqual(['x, ödespoäng: 5 förblir 5.', 'y, ödespoäng: 1 blir 3.']);
  expect(why('en')).toEqual(['x, fate points: 5 stays 5.', 'y, fate points: 1 becomes 3.']);
  expect(why('pl')).toEqual(['x, punkty losu: nadal 5.', 'y, punkty losu: było 1, jest 3.']);
  expect(describe({ type: 'ode/sessionStarted', number: 2 }, 'sv', (id) => id).why ?? []).toEqual([]);
});
