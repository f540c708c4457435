import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { Change, Command } from './model.ts';
import { overcome, sit, viewer, zero, type Played } from './testing.ts';

/** A spy whom no player has met, and a guard who stands before everyone. */
const given = (): Played =>
  sit({
    characters: [
      { id: 'x', aspects: [{ id: 'own', slot: 'trouble', text: 'Jag' }] },
      { id: 'guard', kind: 'threat' },
    ],
    scene: {
      aspects: [{ id: 'fog', text: 'Dimma', freeInvokes: [{ holderId: 'guard', side: 'gm', count: 1 }] }],
    },
  }).by('gm', {
    type: 'ode/createNpc',
    id: 'spy',
    npc: {
      kind: 'majorNpc',
      name: 'Spejare',
      description: '',
      aspects: [{ id: 'eyes', text: 'Ser allt', known: true }],
      skills: { fight: 1 },
      stunts: [],
    },
  });
const adjust = (change: Change): Command => ({ type: 'ode/adjust', change, reason: 'så här' });

test('det som alla ser kan inte läggas i händerna på den som ingen har mött', () => {
  const table = given();
  const handing: readonly Command[] = [
    adjust({ what: 'hit', character: 'spy', harm: 'physical', shifts: 2 }),
    adjust({ what: 'hit', character: 'x', harm: 'physical', shifts: 2, by: 'spy' }),
    adjust({ what: 'boost', holderId: 'spy', text: '' }),
    adjust({ what: 'freeInvokes', aspect: 'fog', holderId: 'spy', count: 1 }),
    adjust({ what: 'owner', character: 'spy', owner: 'x' }),
    { type: 'ode/addSituationAspect', id: 'new', text: 'Eld', freeInvokes: [{ holderId: 'spy', count: 1 }] },
    { type: 'ode/shareFreeInvoke', aspect: 'fog', actor: 'guard', ally: 'spy', allow: true },
    {
      type: 'ode/startContest',
      sides: [
        { id: 'players', members: ['x'], intent: 'hinna ut' },
        { id: 'gm', members: ['guard'], intent: 'hindra' },
      ],
      harmBy: 'spy',
    },
  ];
  const met = table.by('gm', { type: 'ode/enterScene', character: 'spy' });
  for (const command of handing) {
    expect(table.refused('gm', command)).toBe('unmet');
    met.by('gm', command);
  }
});

test('inget dolt får ett namn ur de rader som alla räknar', () => {
  const table = given();
  const taking = (id: string): readonly Command[] => [
    { type: 'ode/addSituationAspect', id, text: 'Fälla', known: false },
    { type: 'ode/addSituationAspect', id, text: 'Ärrad', attachedTo: { type: 'character', id: 'spy' } },
    adjust({ what: 'aspect', character: 'guard', id, text: 'Svag punkt', known: false }),
    adjust({ what: 'aspect', character: 'spy', id, text: 'Ser allt' }),
    {
      type: 'ode/createNpc',
      id,
      npc: { kind: 'threat', name: 'Lönnmördare', description: '', aspects: [], skills: {}, stunts: [] },
    },
  ];
  for (const id of ['aspect1', 'boost12', 'character3', 'consequence4'])
    for (const command of taking(id)) expect(table.refused('gm', command)).toBe('tellingId');
  for (const command of taking('trap1')) expect(table.by('gm', command).sight('x')).toEqual(table.sight('x'));
  table.by('gm', { type: 'ode/addSituationAspect', id: 'aspect1', text: 'Eld' });
});

test('ett id som bara spelledaren ger provar ingen annan, vare sig det finns eller inte', () => {
  const table = given();
  const make = (id: string): Command => ({ type: 'ode/createCharacter', id });
  for (const id of ['gm-spy', 'gm-nobody']) expect(table.refused('x', make(id))).toBe('wrongStatus');
  const hidden = table.by('gm', { type: 'ode/addSituationAspect', id: 'gm-trap', text: 'Fälla', known: false });
  expect(hidden.refused('x', make('gm-trap'))).toBe('wrongStatus');
  expect(table.by('gm', make('gm-nobody')).one('gm-nobody').id).toBe('gm-nobody');
});

test('inte heller som pris för ett oavgjort slag', () => {
  const tied = overcome(given(), 0, zero).by('x', { type: 'ode/chooseOption', option: 'minorCost' });
  const boost = (holder: string): Command => ({ type: 'ode/chooseOption', option: 'enemyBoost', holder });
  expect(tied.refused('gm', boost('spy'))).toBe('unmet');
  expect(tied.refused('gm', boost('nobody'))).toBe('notFound');
  tied.by('gm', boost('guard'));
});

test('den som ingen har mött hjälper inte till, inte ens när spelledaren står på sig', () => {
  const declared = given().by('gm', {
    type: 'ode/declareAction',
    actor: 'guard',
    intent: 'bryter upp dörren',
    action: 'overcome',
    skill: 'physique',
  });
  const help: Command = { type: 'ode/helpTeamwork', actor: 'spy' };
  const insisted = { dice: scriptedDice([]), by: viewer('gm'), overrule: true } as const;
  expect(decide(declared.state, help, insisted)).toMatchObject({ ok: false, refusal: { code: 'unmet' } });
});

test('ingen rullar inför alla om den som ingen har mött, eller om det hon har', () => {
  const table = given();
  const act = { type: 'ode/declareAction', actor: 'guard', intent: 'letar', skill: 'notice' } as const;
  const ways: readonly (readonly [Command, string])[] = [
    [{ ...act, action: 'createAdvantage', advantage: { mode: 'existing', aspect: 'eyes' } }, 'aspectUnknown'],
    [
      {
        ...act,
        action: 'createAdvantage',
        advantage: { mode: 'new', id: 'n', text: 'Vaken', attachedTo: { type: 'character', id: 'spy' } },
      },
      'notFound',
    ],
    [{ type: 'ode/declareDetail', actor: 'guard', aspect: 'eyes', text: 'det finns en kikare' }, 'aspectUnknown'],
  ];
  for (const [command, code] of ways) expect(table.refused('gm', command)).toBe(code);
});

test('en aspekt på den som ingen har mött kommer fram i scenen, utan att visa vem den hör till', () => {
  const laid = given().by('gm', {
    type: 'ode/addSituationAspect',
    id: 'smoke',
    text: 'Rök',
    attachedTo: { type: 'character', id: 'spy' },
  });
  const shown = laid.by('gm', { type: 'ode/revealAspect', aspect: 'smoke' });
  expect(shown.seenBy('x')).toContain('Rök');
  expect(shown.seenBy('x')).not.toContain('spy');
});

test('hur den som ingen har mött läker och växer hör bara spelledaren', () => {
  const start: readonly Command[] = [
    adjust({ what: 'consequence', character: 'spy', slotId: 'moderate', text: 'Bruten arm', harm: 'physical' }),
    adjust({ what: 'minorChoices', character: 'spy', value: 1 }),
    adjust({ what: 'skillPoints', character: 'spy', value: 1 }),
    adjust({ what: 'aspect', character: 'spy', id: 'bond', text: 'Lojal', slot: 'relationship' }),
    adjust({ what: 'strikeAspect', aspect: 'bond' }),
  ];
  const grown: readonly Command[] = [
    { type: 'ode/setAspect', actor: 'spy', slot: 'relationship', text: 'Följer efter', relationTo: 'x' },
    { type: 'ode/minorMilestone', actor: 'spy', choice: 'swapSkills', skills: ['fight', 'shoot'] },
    { type: 'ode/spendSkillPoints', actor: 'spy', skills: ['lore'] },
  ];
  const ready = start.reduce((table, command) => table.by('gm', command), given());
  for (const command of grown) {
    const after = ready.by('gm', command);
    expect(after.events).toMatchObject([{ only: 'gm' }]);
    expect(after.sight('x')).toEqual(ready.sight('x'));
  }
  const recover = [{ actor: 'spy', slotId: 'moderate', text: 'Spjälad' }] as const;
  const treated = ready.by('gm', { type: 'ode/grantMajorMilestone', recover });
  expect(treated.seenBy('x')).not.toContain('spy');
  const healed = treated.by('gm', { type: 'ode/grantMajorMilestone' });
  expect(healed.seenBy('x')).not.toContain('spy');
  expect(healed.one('spy').consequences[1]?.state).toBe('empty');
});

test('en dold aspekt som spelledaren behåller efter scenen nämns inte', () => {
  const kept = given()
    .by('gm', { type: 'ode/addSituationAspect', id: 'trap', text: 'Fälla', known: false })
    .by('gm', { type: 'ode/endScene', keep: ['fog', 'trap'] });
  expect(kept.state.aspects.map(({ id }) => id)).toEqual(['fog', 'trap']);
  expect(kept.seenBy('x')).toContain('fog');
  expect(kept.seenBy('x')).not.toMatch(/trap|keptUnknown/);
});
