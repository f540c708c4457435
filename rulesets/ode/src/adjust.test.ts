import { expect, test } from 'vitest';
import type { Change, Command } from './model.ts';
import { sit, zero } from './testing.ts';

const x = {
  id: 'x',
  aspects: [{ id: 'own', slot: 'trouble', text: 'Jag' }],
  stunts: [{ id: 's', because: 'b', ability: 'a', limit: 'l' }],
  skillPoints: 0,
};
const given = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({
    characters: [x, { id: 'npc', kind: 'threat' }],
    conflict: { activeId: 'x' },
    scene: {
      aspects: [
        { id: 'fog', text: 'Dimma' },
        { id: 'trap', text: 'Fälla', known: false },
      ],
    },
    ...more,
  });
const adjust = (change: Change, reason = 'vi räknade fel'): Command => ({ type: 'ode/adjust', change, reason });
const after = (change: Change) => given().by('gm', adjust(change));

test('bara spelledaren rättar, och alltid med ett skäl', () => {
  const change: Change = { what: 'fatePoints', character: 'x', value: 5 };
  expect(given().refused('x', adjust(change))).toBe('forbidden');
  expect(given().refused('gm', adjust(change, ' '))).toBe('textRequired');
  expect(after(change).events[0]).toMatchObject({ type: 'ode/adjusted', reason: 'vi räknade fel' });
  expect(given().refused('gm', adjust({ ...change, character: 'nobody' }))).toBe('notFound');
});

test('varje tal kan sättas', () => {
  expect(after({ what: 'fatePoints', character: 'x', value: 5 }).one('x').fatePoints).toBe(5);
  expect(after({ what: 'fatePoints', character: 'x', value: 0 }).one('x').fatePoints).toBe(0);
  expect(after({ what: 'gmPool', value: 7 }).state.gmPool.value).toBe(7);
  expect(after({ what: 'npcCarry', character: 'npc', value: 2 }).state.npcCarry.value).toEqual({ npc: 2 });
  expect(after({ what: 'skillPoints', character: 'x', value: 2 }).one('x').skillPoints.value).toBe(2);
  for (const what of [
    'refresh',
    'freeStuntSlots',
    'minorChoices',
    'highConceptRewrites',
    'stuntBuys',
    'weapon',
    'armour',
  ] as const)
    expect(after({ what, character: 'x', value: 1 }).one('x')[what]).toBe(1);
  const strong = after({ what: 'skill', character: 'x', skill: 'athletics', value: 5 }).one('x');
  expect(strong.stress.value.physical.boxes).toBe(6);
  expect(strong.consequences.map(({ slotId }) => slotId)).toContain('mildPhysical');
  expect(
    after({ what: 'boxes', character: 'npc', track: 'physical', value: 4 }).one('npc').stress.value.physical,
  ).toEqual({ boxes: 4, marked: 0 });
  expect(after({ what: 'marked', character: 'x', track: 'mental', value: 2 }).one('x').stress.value.mental.marked).toBe(
    2,
  );
  expect(after({ what: 'marked', character: 'x', track: 'mental', value: 9 }).one('x').stress.value.mental.marked).toBe(
    3,
  );
});

test('vad som helst kan läggas till eller strykas', () => {
  expect(
    after({ what: 'aspect', character: 'npc', id: 'n', text: 'Svag punkt', known: false }).one('npc').aspects,
  ).toMatchObject([{ id: 'n', only: 'gm' }]);
  expect(
    after({ what: 'aspect', character: 'x', id: 'n', text: 'Ny', slot: 'trouble' }).one('x').aspects[0],
  ).toMatchObject({ id: 'own', text: 'Ny' });
  expect(after({ what: 'aspectText', aspect: 'fog', text: 'Tät dimma' }).state.aspects[0]?.text).toBe('Tät dimma');
  expect(after({ what: 'strikeAspect', aspect: 'fog' }).state.aspects.map(({ id }) => id)).toEqual(['trap']);
  expect(after({ what: 'strikeAspect', aspect: 'own' }).one('x').aspects[0]).toMatchObject({
    slot: 'trouble',
    text: '',
  });
  expect(after({ what: 'freeInvokes', aspect: 'fog', side: 'gm', count: 2 }).state.aspects[0]).toMatchObject({
    freeInvokes: [{ side: 'gm', count: 2 }],
  });
  expect(after({ what: 'boost', holderId: 'x', text: '' }).state.aspects[2]).toMatchObject({
    kind: 'boost',
    holderId: 'x',
  });
  expect(after({ what: 'strikeStunt', character: 'x', stunt: 's' }).one('x').stunts).toEqual([]);
  const wounded = after({ what: 'consequence', character: 'x', slotId: 'mild', text: 'Haltar', harm: 'physical' });
  expect(wounded.one('x').consequences[0]).toMatchObject({ text: 'Haltar', state: 'fresh' });
  expect(
    wounded.by('gm', adjust({ what: 'clearConsequence', character: 'x', slotId: 'mild' })).one('x').consequences[0]
      ?.state,
  ).toBe('empty');
  const hit = after({ what: 'hit', character: 'x', harm: 'mental', shifts: 2, by: 'npc' });
  expect(hit.state.hits).toMatchObject([{ targetId: 'x', byId: 'npc', shifts: 2 }]);
  expect(hit.by('gm', adjust({ what: 'strikeHit', hit: hit.state.hits[0]?.id ?? '' })).state.hits).toEqual([]);
});

test('vem, var och i vilken ordning går också att rätta', () => {
  expect(after({ what: 'status', character: 'npc', status: 'takenOut' }).state.scene?.conflict).toBeNull();
  expect(after({ what: 'side', character: 'npc', side: 'tredje' }).one('npc').side).toBe('tredje');
  expect(after({ what: 'owner', character: 'x', owner: 'anna' }).one('x')).toMatchObject({
    owner: 'anna',
    skillPoints: { to: ['anna'] },
  });
  expect(after({ what: 'owner', character: 'x', owner: null }).one('x').owner).toBeUndefined();
  expect(after({ what: 'name', character: 'x', name: 'Kim' }).one('x').name).toBe('Kim');
  expect(after({ what: 'active', character: 'npc' }).state.scene?.conflict?.activeId).toBe('npc');
  expect(after({ what: 'acted', character: 'x', acted: true }).state.scene?.conflict?.acted).toEqual(['x']);
  const zoned = after({ what: 'zones', zones: [{ id: 'z', name: 'Hallen' }] }).by(
    'gm',
    adjust({ what: 'zone', character: 'x', zone: 'z' }),
  );
  expect(zoned.one('x').zoneId).toBe('z');
  const roll = given({ conflict: null })
    .by('x', { type: 'ode/declareAction', intent: 'i', action: 'overcome', skill: 'lore' })
    .by('gm', { type: 'ode/setDifficulty', value: 0 })
    .by('gm', adjust({ what: 'modifier', roll: 'action', value: -1 }))
    .by('x', { type: 'ode/rollDice' }, ...zero);
  expect(roll.events[0]).toMatchObject({ effort: -1, modifier: -1 });
});

test('det som spelarna inte får veta förblir dolt när det rättas', () => {
  const secret: readonly Change[] = [
    { what: 'npcCarry', character: 'npc', value: 2 },
    { what: 'skill', character: 'npc', skill: 'fight', value: 4 },
    { what: 'boxes', character: 'npc', track: 'physical', value: 4 },
    { what: 'aspect', character: 'npc', id: 'n', text: 'Hemlig', known: false },
    { what: 'aspectText', aspect: 'trap', text: 'Hemlig fälla' },
  ];
  for (const change of secret) {
    const { events } = after(change);
    expect(events.every((event) => 'only' in event && event.only === 'gm')).toBe(true);
  }
});

const unmet = () =>
  given().by('gm', {
    type: 'ode/createNpc',
    id: 'spy',
    npc: {
      kind: 'majorNpc',
      name: 'Spejare',
      description: '',
      aspects: [{ id: 'eyes', text: 'Ser allt', known: true }],
      skills: {},
      stunts: [],
    },
  });

test('den som ännu inte är i scenen röjs inte av det som rättas hos henne', () => {
  const changes: readonly Change[] = [
    { what: 'aspectText', aspect: 'eyes', text: 'Ser det mesta' },
    { what: 'strikeAspect', aspect: 'eyes' },
    { what: 'fatePoints', character: 'spy', value: 3 },
    { what: 'consequence', character: 'spy', slotId: 'mild', text: 'Haltar', harm: 'physical' },
  ];
  for (const change of changes) {
    const before = unmet();
    const after = before.by('gm', adjust(change));
    expect(after.events.every((event) => 'only' in event && event.only === 'gm')).toBe(true);
    expect(after.sight('x')).toEqual(before.sight('x'));
  }
});

test('en skada hos den som ingen har mött lämnar ingen lucka i det som räknas inför alla', () => {
  const hurt = (table: ReturnType<typeof unmet>, character: string) =>
    table.by('gm', adjust({ what: 'consequence', character, slotId: 'mild', text: 'Haltar', harm: 'physical' }));
  const twice = hurt(hurt(unmet(), 'spy'), 'spy');
  expect(twice.one('spy').consequences).toMatchObject([{ id: 'gm-spy-consequence2' }, {}, {}]);
  expect(hurt(twice, 'x').one('x').consequences).toEqual(hurt(unmet(), 'x').one('x').consequences);
});

test('vad en skada hos den som ingen har mött heter kan ingen spelare pröva sig fram till', () => {
  const change = { what: 'consequence', character: 'spy', slotId: 'mild', text: 'Haltar', harm: 'physical' } as const;
  const hurt = unmet().by('gm', adjust(change));
  const { id } = hurt.one('spy').consequences[0] ?? {};
  const create = { type: 'ode/createCharacter', id: id ?? '' } as const;
  expect(unmet().refused('x', create)).toBe('wrongStatus');
  expect(hurt.refused('x', create)).toBe('wrongStatus');
});

test('vad en spelare ensam vet om sin karaktär får hon höra när det rättas, och ingen annan ser något', () => {
  const table = sit({
    characters: [{ ...x, aspects: [{ id: 'own', slot: 'trouble', text: 'Jag', known: false }] }, { id: 'y' }],
  });
  const changes: readonly Change[] = [
    { what: 'skillPoints', character: 'x', value: 2 },
    { what: 'aspect', character: 'x', id: 'n', text: 'Förrädare', known: false },
    { what: 'aspectText', aspect: 'own', text: 'Inte jag' },
    { what: 'strikeAspect', aspect: 'own' },
  ];
  for (const change of changes) {
    const changed = table.by('gm', adjust(change));
    expect(changed.events).toMatchObject([{ type: 'ode/adjusted', only: ['x'] }]);
    expect(changed.sight('x')).not.toEqual(table.sight('x'));
    expect(changed.sight('y')).toEqual(table.sight('y'));
  }
});

test('en dold färdighet som höjs syns inte på skadeplatserna (ODE-STR-06)', () => {
  const table = sit({ characters: [x, { id: 'giant', kind: 'majorNpc', skills: { athletics: 1 } }] });
  const strong = table.by('gm', adjust({ what: 'skill', character: 'giant', skill: 'athletics', value: 5 }));
  expect(strong.one('giant').stress.value.physical.boxes).toBe(6);
  expect(strong.sight('x')).toEqual(table.sight('x'));
});

test('… och inte på stressrutor som alla ser (ODE-STR-01)', () => {
  const settings = { showNpcStress: true };
  const table = sit({ settings, characters: [x, { id: 'giant', kind: 'majorNpc', skills: { athletics: 1 } }] });
  const strong = table.by('gm', adjust({ what: 'skill', character: 'giant', skill: 'athletics', value: 3 }));
  expect(strong.sight('x')).toEqual(table.sight('x'));
  const boxes = strong.by('gm', adjust({ what: 'boxes', character: 'giant', track: 'physical', value: 6 }));
  expect(boxes.seenBy('x')).toContain('"what":"boxes"');
});
