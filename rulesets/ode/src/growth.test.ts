import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { Command, SkillId } from './model.ts';
import { sit, sum, viewer, zero, type Played } from './testing.ts';
import { describe, explain } from './texts/index.ts';

const wounds = [
  { slotId: 'mild', id: 'limp', text: 'Haltar', freeInvokes: [{ side: 'gm', count: 1 }] },
  { slotId: 'moderate', id: 'fear', text: 'Skräckslagen', harm: 'mental' },
  { slotId: 'severe', id: 'arm', text: 'Bruten arm' },
];
const given = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({
    characters: [
      { id: 'x', skills: { academics: 2, empathy: 2 } },
      { id: 'y', consequences: wounds },
    ],
    ...more,
  });
const treat = (slotId: string, skill: string, more: object = {}): Command =>
  ({ type: 'ode/treatConsequence', patient: 'y', slotId, skill, text: 'Förbunden', ...more }) as Command;
const roll = (table: Played, dice: readonly number[], seat = 'x') =>
  table
    .by(seat, { type: 'ode/rollDice' }, ...dice)
    .by(seat, { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
const wound = (table: Played, slot: string) => table.one('y').consequences.find(({ slotId }) => slotId === slot);

test('Akademi för kroppen, Empati för sinnet (ODE-REC-02)', () => {
  expect(given().refused('x', treat('mild', 'empathy'))).toBe('skillNotAllowed');
  expect(given().refused('x', treat('moderate', 'academics'))).toBe('skillNotAllowed');
  expect(given().by('x', treat('moderate', 'empathy')).roll).toMatchObject({
    purpose: 'treatment',
    action: 'overcome',
  });
  expect(given().refused('x', treat('mildExtra', 'academics'))).toBe('notTreatable');
  expect(given().refused('x', treat('mild', 'academics', { text: '' }))).toBe('textRequired');
});

test('svårighet 2, 4 och 6 efter svårhetsgrad, och 2 till på sig själv (ODE-REC-03)', () => {
  const difficulty = (command: Command, seat = 'x') => given().by(seat, command).roll.difficulty?.value;
  expect(difficulty(treat('mild', 'academics'))).toBe(2);
  expect(difficulty(treat('moderate', 'empathy'))).toBe(4);
  expect(difficulty(treat('severe', 'academics'))).toBe(6);
  expect(difficulty(treat('severe', 'academics'), 'y')).toBe(8);
});

test('lyckas det skrivs konsekvensen om och läker, men fyller sin ruta (ODE-REC-04)', () => {
  const healed = roll(given().by('x', treat('mild', 'academics')), sum(1));
  expect(wound(healed, 'mild')).toMatchObject({
    text: 'Förbunden',
    state: 'recovering',
    freeInvokes: [],
    treatedInScene: 1,
    treatedInSession: 1,
  });
  expect(healed.refused('x', treat('mild', 'academics'))).toBe('notTreatable');
  const failed = roll(given().by('x', treat('mild', 'academics')), sum(-1));
  expect(wound(failed, 'mild')).toMatchObject({ text: 'Haltar', state: 'fresh' });
  const costly = failed.by('gm', { type: 'ode/chooseOption', option: 'majorCost', text: 'medicinen är slut' });
  expect(wound(costly, 'mild')).toMatchObject({ state: 'recovering' });
  const tied = roll(given().by('x', treat('mild', 'academics')), zero);
  const priced = tied
    .by('x', { type: 'ode/chooseOption', option: 'minorCost' })
    .by('gm', { type: 'ode/chooseOption', option: 'takeHit' });
  expect(wound(priced, 'mild')).toMatchObject({ state: 'recovering' });
  expect(wound(tied.by('x', { type: 'ode/chooseOption', option: 'failWithBoost' }), 'mild')).toMatchObject({
    state: 'fresh',
  });
});

const next = (table: Played) =>
  table
    .by('gm', { type: 'ode/endScene' })
    .by('gm', { type: 'ode/startScene', title: 'Nästa', participants: ['x', 'y'] });

test('mild: borta efter en hel scen efter behandlingen (ODE-REC-05)', () => {
  const healed = roll(given().by('x', treat('mild', 'academics')), sum(1));
  const after = next(healed);
  expect(wound(after, 'mild')).toMatchObject({ state: 'recovering' });
  expect(wound(after.by('gm', { type: 'ode/endScene' }), 'mild')).toEqual({
    slotId: 'mild',
    severity: 'mild',
    restrictedTo: null,
    state: 'empty',
  });
  const between = roll(given({ scene: null }).by('x', treat('mild', 'academics')), sum(1));
  const once = between
    .by('gm', { type: 'ode/startScene', title: 'S', participants: ['x', 'y'] })
    .by('gm', { type: 'ode/endScene' });
  expect(wound(once, 'mild')).toMatchObject({ state: 'empty' });
});

test('medelsvår: borta efter en hel session efter behandlingen (ODE-REC-06)', () => {
  const healed = roll(given().by('x', treat('moderate', 'empathy')), sum(3));
  const ended = healed.by('gm', { type: 'ode/endSession' });
  expect(wound(ended, 'moderate')).toMatchObject({ state: 'recovering' });
  const second = ended.by('gm', { type: 'ode/startSession' }).by('gm', { type: 'ode/endSession' });
  expect(wound(second, 'moderate')).toMatchObject({ state: 'empty' });
});

test('svår: borta vid nästa större milsten, eller efter fyra sessioner om bordet vill (ODE-REC-07)', () => {
  const recovering = [{ slotId: 'severe', text: 'Gips', state: 'recovering', treatedInSession: 1, treatedInScene: 1 }];
  const at = (number: number, settings: object) =>
    sit({
      settings,
      session: { number, open: true },
      scene: null,
      characters: [{ id: 'y', consequences: recovering }],
    });
  expect(wound(at(9, {}).by('gm', { type: 'ode/endSession' }), 'severe')).toMatchObject({ state: 'recovering' });
  expect(wound(at(9, {}).by('gm', { type: 'ode/grantMajorMilestone' }), 'severe')).toMatchObject({ state: 'empty' });
  expect(wound(at(4, { severeAfterSessions: 4 }).by('gm', { type: 'ode/endSession' }), 'severe')).toMatchObject({
    state: 'recovering',
  });
  expect(wound(at(5, { severeAfterSessions: 4 }).by('gm', { type: 'ode/endSession' }), 'severe')).toMatchObject({
    state: 'empty',
  });
});

const rule = (id: string) =>
  ({
    id,
    kind: 'rule',
    because: 'b',
    ability: 'a',
    limit: 'l',
    fatePointCost: 0,
    uses: { per: null, max: 0, used: 0 },
  }) as const;
const grown = (more: object = {}) =>
  sit({
    scene: null,
    characters: [
      {
        id: 'x',
        minorChoices: 1,
        skills: { fight: 2, athletics: 1, will: 1 },
        stunts: [rule('s')],
        aspects: [
          { slot: 'trouble', text: 'Skulder' },
          { slot: 'highConcept', text: 'Jag' },
          { slot: 'relationship', text: 'Vän', relationTo: 'y' },
        ],
        ...more,
      },
      { id: 'y' },
    ],
  });
const minor = (choice: object): Command => ({ type: 'ode/minorMilestone', ...choice }) as Command;

test('mindre milsten: vid slutet av varje session, för den som vill (ODE-MIL-01)', () => {
  const ended = grown({ minorChoices: 0 }).by('gm', { type: 'ode/endSession' });
  expect([ended.one('x').minorChoices, ended.one('y').minorChoices]).toEqual([1, 1]);
  expect(ended.by('gm', { type: 'ode/startSession' }).by('gm', { type: 'ode/endSession' }).one('x').minorChoices).toBe(
    1,
  );
});

test('precis en av fyra saker (ODE-MIL-02)', () => {
  const swapped = grown().by('x', minor({ choice: 'swapSkills', skills: ['fight', 'athletics'] }));
  expect(swapped.one('x').skills.value).toMatchObject({ fight: 1, athletics: 2 });
  expect(swapped.one('x').stress.value.physical.boxes).toBe(5);
  expect(swapped.one('x').minorChoices).toBe(0);
  expect(swapped.refused('x', minor({ choice: 'swapSkills', skills: ['fight', 'athletics'] }))).toBe('milestoneUsed');
  const replaced = grown().by('x', minor({ choice: 'replaceSkill', skills: ['will', 'lore'] }));
  expect(replaced.one('x').skills.value).toMatchObject({ will: 0, lore: 1 });
  for (const skills of [
    ['fight', 'lore'],
    ['will', 'athletics'],
  ])
    expect(grown().refused('x', minor({ choice: 'replaceSkill', skills }))).toBe('columnRule');
  expect(
    grown()
      .by('x', minor({ choice: 'rewriteStunt', stunt: { ...rule('s'), ability: 'ny' } }))
      .one('x').stunts,
  ).toMatchObject([{ ability: 'ny' }]);
  expect(grown().refused('x', minor({ choice: 'rewriteStunt', stunt: rule('other') }))).toBe('notFound');
  expect(grown().refused('x', minor({ choice: 'rewriteStunt', stunt: { ...rule('s'), limit: '' } }))).toBe(
    'stuntIncomplete',
  );
  const bought = grown({ freeStuntSlots: 1 }).by('x', minor({ choice: 'buyStunt', stunt: rule('t') }));
  expect(bought.one('x')).toMatchObject({ refresh: 2, stunts: [{ id: 's' }, { id: 't' }] });
  expect(grown({ refresh: 1, freeStuntSlots: 1 }).refused('x', minor({ choice: 'buyStunt', stunt: rule('t') }))).toBe(
    'refreshFloor',
  );
});

test('en aspekt skrivs om, men inte den övergripande (ODE-MIL-02, ODE-KND-07)', () => {
  const text = (table: Played, slot: string) => table.one('x').aspects.find((one) => one.slot === slot);
  expect(
    text(grown().by('x', minor({ choice: 'rewriteAspect', slot: 'trouble', text: 'Skuldfri' })), 'trouble')?.text,
  ).toBe('Skuldfri');
  expect(grown().refused('x', minor({ choice: 'rewriteAspect', slot: 'highConcept', text: 'Ny' }))).toBe(
    'aspectLayout',
  );
  expect(grown().refused('x', minor({ choice: 'rewriteAspect', slot: 'trouble', text: '' }))).toBe('textRequired');
  expect(
    text(grown().by('x', minor({ choice: 'rewriteAspect', slot: 'relationship', text: 'Ovän' })), 'relationship'),
  ).toMatchObject({ text: 'Ovän', relationTo: 'y' });
  expect(
    grown().refused('x', minor({ choice: 'rewriteAspect', slot: 'relationship', text: 'Jag', relationTo: 'x' })),
  ).toBe('relationMissing');
});

test('större milsten: ett mindre val, ny övergripande aspekt om man vill, ett färdighetspoäng (ODE-MIL-03)', () => {
  const major = grown({ minorChoices: 1 }).by('gm', { type: 'ode/grantMajorMilestone' });
  expect(major.one('x')).toMatchObject({
    minorChoices: 2,
    highConceptRewrites: 1,
    skillPoints: { value: 1 },
    refresh: 3,
    stuntBuys: 0,
  });
  const rewritten = major.by('x', { type: 'ode/rewriteHighConcept', text: 'En annan' });
  expect(rewritten.one('x').aspects.find(({ slot }) => slot === 'highConcept')?.text).toBe('En annan');
  expect(rewritten.refused('x', { type: 'ode/rewriteHighConcept', text: 'Igen' })).toBe('milestoneUsed');
  expect(major.refused('x', { type: 'ode/rewriteHighConcept', text: 'T', slot: 'highConcept2' })).toBe('aspectLayout');
  expect(grown().refused('x', { type: 'ode/grantMajorMilestone' })).toBe('forbidden');
  const drafts = sit({ scene: null, characters: [{ id: 'x', status: 'draft' }] }).by('gm', {
    type: 'ode/grantMajorMilestone',
  });
  expect(drafts.one('x').skillPoints.value).toBe(0);
});

test('läkande medelsvåra och svåra försvinner, andra får börja läka och byter namn (ODE-MIL-04)', () => {
  const table = sit({
    scene: null,
    characters: [
      {
        id: 'y',
        consequences: [
          { slotId: 'mild', text: 'M' },
          { slotId: 'moderate', text: 'Läker', state: 'recovering' },
          { slotId: 'severe', text: 'Öppet sår' },
        ],
      },
    ],
  });
  const major = table.by('gm', {
    type: 'ode/grantMajorMilestone',
    recover: [{ actor: 'y', slotId: 'severe', text: 'Ärr' }],
  });
  expect(major.one('y').consequences).toMatchObject([
    { text: 'M', state: 'fresh' },
    { state: 'empty' },
    { text: 'Ärr', state: 'recovering' },
  ]);
  for (const slotId of ['mild', 'moderate'] as const)
    expect(table.refused('gm', { type: 'ode/grantMajorMilestone', recover: [{ actor: 'y', slotId, text: 'T' }] })).toBe(
      'notTreatable',
    );
});

test('spelledaren kan lägga till påfyllning, som får bli en stunt, och ett andra färdighetspoäng (ODE-MIL-05)', () => {
  const major = grown({ stunts: ['a', 'b', 'c'].map(rule) }).by('gm', {
    type: 'ode/grantMajorMilestone',
    extraRefresh: true,
    extraSkillPoint: true,
  });
  expect(major.one('x')).toMatchObject({ refresh: 4, stuntBuys: 1, skillPoints: { value: 2 } });
  const bought = major.by('x', { type: 'ode/buyStunt', stunt: rule('d') });
  expect(bought.one('x')).toMatchObject({ refresh: 3, stuntBuys: 0 });
  expect(bought.one('x').stunts).toHaveLength(4);
  expect(bought.refused('x', { type: 'ode/buyStunt', stunt: rule('e') })).toBe('wrongStatus');
});

test('ett färdighetspoäng höjer en nivå, också från 0, till högst +8, och kan sparas (ODE-MIL-06)', () => {
  const raise = (skills: readonly string[]): Command => ({ type: 'ode/spendSkillPoints', skills }) as Command;
  const two = grown({ skillPoints: 2 });
  expect(two.by('x', raise(['lore'])).one('x')).toMatchObject({ skillPoints: { value: 1 } });
  expect(two.by('x', raise(['lore'])).one('x').skills.value['lore']).toBe(1);
  expect(two.refused('x', raise(['lore', 'ride', 'crafts']))).toBe('noSkillPoint');
  const top = Object.fromEntries(
    ['fight', 'lore', 'ride', 'will', 'shoot', 'crafts', 'notice', 'empathy'].map((skill, i) => [skill, i + 1]),
  );
  expect(grown({ skillPoints: 1, skills: top }).refused('x', raise(['empathy']))).toBe('columnRule');
});

test('nedräkning: en rad rutor, något som kryssar och något som händer vid den sista (ODE-OPT-04)', () => {
  const make = (hide?: string): Command =>
    ({
      type: 'ode/createCountdown',
      id: 'c',
      title: 'Ritualen',
      boxes: 2,
      trigger: 'varje offer',
      outcome: 'porten öppnas',
      ...(hide !== undefined && { hide }),
    }) as Command;
  expect(sit().refused('gm', make())).toBe('effectNotAllowed');
  const on = sit({ settings: { optCountdown: true }, characters: [{ id: 'x' }] });
  expect(on.refused('x', make())).toBe('forbidden');
  const meaningless = on.by('gm', make('meaning'));
  expect(meaningless.seenBy('x')).toContain('Ritualen');
  expect(meaningless.seenBy('x')).not.toContain('porten');
  const secret = on.by('gm', make('all'));
  expect(secret.seenBy('x')).not.toContain('Ritualen');
  const one = secret.by('gm', { type: 'ode/markCountdown', countdown: 'c' });
  expect(one.seenBy('x')).not.toContain('Ritualen');
  const shown = one.by('gm', { type: 'ode/showCountdown', countdown: 'c' });
  expect(shown.seenBy('x')).toContain('Ritualen');
  expect(shown.seenBy('x')).not.toContain('porten');
  const last = shown.by('gm', { type: 'ode/markCountdown', countdown: 'c' });
  expect(last.events[0]).toMatchObject({ marked: 2, outcome: 'porten öppnas' });
  expect(last.refused('gm', { type: 'ode/markCountdown', countdown: 'c' })).toBe('wrongStatus');
  expect(last.by('gm', { type: 'ode/dropCountdown', countdown: 'c' }).state.countdowns).toEqual([]);
});

test('den som är borta för gott växer inte mer (ODE-MIL-03, ODE-MIL-06)', () => {
  const stunt = {
    id: 'n',
    kind: 'rule',
    because: 'b',
    ability: 'a',
    limit: 'l',
    fatePointCost: 0,
    uses: { per: null, max: 0, used: 0 },
  } as const;
  const grown = { id: 'x', skillPoints: 1, highConceptRewrites: 1, stuntBuys: 1 };
  const of = (status: string) => sit({ characters: [{ ...grown, status }] });
  for (const command of [
    { type: 'ode/buyStunt', stunt, actor: 'x' },
    { type: 'ode/spendSkillPoints', skills: ['lore'], actor: 'x' },
    { type: 'ode/rewriteHighConcept', text: 'Ny', actor: 'x' },
  ] as const) {
    expect(of('retired').refused('x', command)).toBe('wrongStatus');
    expect(of('ready').by('x', command).events).toHaveLength(1);
  }
});

test('en stunt på en fri plats kostar ingen påfyllning, och så berättas det (ODE-MIL-02, ODE-STU-02)', () => {
  const stunt = { id: 'n', kind: 'rule', because: 'b', ability: 'a', limit: 'l' } as const;
  const buy = {
    type: 'ode/minorMilestone',
    choice: 'buyStunt',
    stunt: { ...stunt, fatePointCost: 0, uses: { per: null, max: 0, used: 0 } },
  } as const;
  const told = (freeStuntSlots: number, locale: 'sv' | 'en' | 'pl') => {
    const [event] = sit({ characters: [{ id: 'x', minorChoices: 1, freeStuntSlots }] }).by('x', buy).events;
    return describe(event as never, locale, (id) => id).text;
  };
  expect(told(0, 'sv')).toContain('x köper en stunt för en påfyllning');
  expect(told(3, 'sv')).toContain('x får en ny stunt på en fri plats');
  expect(told(3, 'en')).toContain('x has a new stunt in a free slot');
  expect(told(3, 'pl')).toContain('x dodaje sztuczkę na wolne miejsce');
});

test('byta en färdighet mot en annan: från +1 till 0, annars sägs just det (ODE-MIL-02)', () => {
  const table = sit({ characters: [{ id: 'x', minorChoices: 1, skills: { lore: 2, will: 1 } }] });
  const why = (choice: 'replaceSkill' | 'swapSkills', ...skills: readonly [SkillId, SkillId]) => {
    const command = { type: 'ode/minorMilestone', choice, skills } as const;
    const decision = decide(table.state, command, { dice: scriptedDice([]), by: viewer('x') });
    return decision.ok ? '' : explain(decision.refusal, 'sv');
  };
  expect(why('replaceSkill', 'lore', 'fight')).toContain('Ordinär (+1)');
  expect(why('replaceSkill', 'will', 'lore')).toContain('Medioker (0)');
  expect(why('swapSkills', 'will', 'will')).toContain('två olika');
  expect(why('replaceSkill', 'will', 'fight')).toBe('');
});
