import { parse } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Sheet } from './model.ts';
import * as schema from './schema.ts';
import { builderSteps, checkSheet } from './sheet.ts';
import { isPyramid, skillIds } from './skills.ts';
import { sit } from './testing.ts';

const skills = {
  fight: 4,
  athletics: 3,
  shoot: 3,
  notice: 2,
  will: 2,
  stealth: 2,
  burglary: 1,
  deceive: 1,
  lore: 1,
  ride: 1,
};
const rule = (id: string) =>
  ({
    id,
    kind: 'rule',
    because: 'är så',
    ability: 'göra så',
    limit: 'ibland',
    fatePointCost: 0,
    uses: { per: null, max: 0, used: 0 },
  }) as const;

const sheet: Sheet = {
  name: 'Kalle',
  description: 'Lång.',
  aspects: {
    highConcept: { text: 'Lönnmördare med föraningar' },
    trouble: { text: 'Skyldig fel folk pengar' },
    free1: { text: 'Sinne för detaljer' },
    free2: { text: 'Jag måste skydda min bror' },
  },
  skills,
  stunts: [],
};

const closed = { session: { number: 0, open: false }, scene: null };
const drafted = () => sit(closed).by('x', { type: 'ode/createCharacter', id: 'x' });

test('en ny karaktär har aspekter, färdigheter, stunt, stress, konsekvenser, påfyllning och persondetaljer (ODE-CHAR-01)', () => {
  const x = drafted().one('x');
  expect(x).toMatchObject({
    name: '',
    description: '',
    status: 'draft',
    refresh: 3,
    fatePoints: 0,
    stunts: [],
    freeStuntSlots: 3,
  });
  expect(x.aspects.map(({ slot, text }) => [slot, text])).toEqual([
    ['highConcept', ''],
    ['trouble', ''],
    ['relationship', ''],
    ['free1', ''],
    ['free2', ''],
  ]);
  expect(x.stress.value).toEqual({ physical: { boxes: 3, marked: 0 }, mental: { boxes: 3, marked: 0 } });
  expect(x.consequences.map(({ slotId, state }) => [slotId, state])).toEqual([
    ['mild', 'empty'],
    ['moderate', 'empty'],
    ['severe', 'empty'],
  ]);
});

test('byggaren börjar med den övergripande aspekten och slutar med persondetaljerna (ODE-CHAR-03)', () => {
  expect(builderSteps).toEqual([
    'highConcept',
    'trouble',
    'relationship',
    'freeAspects',
    'skills',
    'stunts',
    'refresh',
    'details',
  ]);
});

test('relationen får vänta tills de andra är kända, också efter att karaktären är spelklar (ODE-CHAR-04)', () => {
  const ready = sit(closed)
    .by('y', { type: 'ode/createCharacter', id: 'y' })
    .by('x', { type: 'ode/createCharacter', id: 'x', sheet, finish: true });
  expect(ready.one('x').status).toBe('ready');
  const related = ready.by('x', {
    type: 'ode/setAspect',
    slot: 'relationship',
    text: 'Gnabbas med Y',
    relationTo: 'y',
  });
  expect(related.one('x').aspects.find(({ slot }) => slot === 'relationship')).toMatchObject({ relationTo: 'y' });
  expect(related.refused('x', { type: 'ode/setAspect', slot: 'relationship', text: 'Ny', relationTo: 'y' })).toBe(
    'wrongStatus',
  );
  expect(related.refused('x', { type: 'ode/setAspect', slot: 'trouble', text: 'Nytt' })).toBe('wrongStatus');
});

test('en relation gäller en annan karaktär i gruppen, aldrig en själv (ODE-CHAR-05)', () => {
  const two = drafted().by('y', { type: 'ode/createCharacter', id: 'y' });
  const set = (relationTo?: string) =>
    ({
      type: 'ode/setAspect',
      slot: 'relationship',
      text: 'Gamla vänner',
      ...(relationTo !== undefined && { relationTo }),
    }) as const;
  expect(two.refused('x', set())).toBe('relationMissing');
  expect(two.refused('x', set('x'))).toBe('relationMissing');
  expect(two.refused('x', set('nobody'))).toBe('relationMissing');
  expect(two.by('x', set('y')).one('x').aspects[2]).toMatchObject({ text: 'Gamla vänner', relationTo: 'y' });
  const bad: Sheet = { ...sheet, aspects: { ...sheet.aspects, relationship: { text: 'Mig själv', relationTo: 'x' } } };
  expect(two.refused('x', { type: 'ode/writeSheet', sheet: bad })).toBe('relationMissing');
});

test('namn och beskrivning ges till sist, och namnet får inte vara tomt (ODE-CHAR-06)', () => {
  expect(drafted().refused('x', { type: 'ode/editDetails', name: ' ', description: '' })).toBe('textRequired');
  const named = drafted().by('x', { type: 'ode/editDetails', name: ' Kalle ', description: 'Lång.' });
  expect(named.one('x')).toMatchObject({ name: 'Kalle', description: 'Lång.' });
});

test('spelklar är den som har namn, övergripande aspekt, problem, två fria aspekter och en pyramid (ODE-CHAR-07)', () => {
  const finish = { type: 'ode/finishCharacter' } as const;
  let table = drafted();
  expect(table.refused('x', finish)).toBe('aspectLayout');
  for (const slot of ['highConcept', 'trouble', 'free1', 'free2'] as const)
    table = table.by('x', { type: 'ode/setAspect', slot, text: slot });
  expect(table.refused('x', finish)).toBe('pyramidInvalid');
  table = table.by('x', { type: 'ode/setSkills', skills });
  expect(table.refused('x', finish)).toBe('textRequired');
  table = table.by('x', { type: 'ode/editDetails', name: 'Kalle', description: '' });
  expect(table.by('x', finish).one('x').status).toBe('ready');
  for (const gone of ['highConcept', 'trouble', 'free1', 'free2'] as const) {
    const { [gone]: _, ...aspects } = sheet.aspects;
    expect(
      sit(closed).refused('x', { type: 'ode/createCharacter', id: 'x', sheet: { ...sheet, aspects }, finish: true }),
    ).toBe('aspectLayout');
  }
});

test('med två övergripande aspekter krävs båda (ODE-CHAR-02)', () => {
  const six = sit({ ...closed, settings: { aspectLayout: 'sixTwoHighConcepts' } });
  expect(six.refused('x', { type: 'ode/createCharacter', id: 'x', sheet, finish: true })).toBe('aspectLayout');
  expect(drafted().refused('x', { type: 'ode/setAspect', slot: 'highConcept2', text: 'Till' })).toBe('aspectLayout');
  expect(drafted().refused('x', { type: 'ode/setAspect', slot: 'trouble', text: '' })).toBe('textRequired');
  expect(drafted().refused('x', { type: 'ode/setAspect', slot: 'trouble', text: 'a'.repeat(121) })).toBe(
    'textRequired',
  );
});

test('det finns precis nitton färdigheter, och Kontakter och Kontakt är två (ODE-SKL-01)', () => {
  expect(skillIds).toHaveLength(19);
  expect(new Set(skillIds).size).toBe(19);
  expect(skillIds).toEqual(expect.arrayContaining(['contacts', 'rapport']));
  expect(drafted().refused('x', { type: 'ode/setSkills', skills: { ...skills, ride: 0, cooking: 1 } })).toBe(
    'pyramidInvalid',
  );
});

test('varje annan fördelning än pyramiden vägras (ODE-SKL-02)', () => {
  expect(isPyramid(skills)).toBe(true);
  const wrong: readonly Readonly<Record<string, number>>[] = [
    { ...skills, empathy: 1 },
    { ...skills, ride: 0 },
    { ...skills, shoot: 4 },
    { ...skills, fight: 5 },
    { ...skills, empathy: -1 },
    {},
  ];
  for (const one of wrong) {
    expect(isPyramid(one)).toBe(false);
    expect(drafted().refused('x', { type: 'ode/setSkills', skills: one })).toBe('pyramidInvalid');
  }
});

test('stressrutorna räknas om när färdigheterna ändras, och är aldrig färre än tre (ODE-STR-04, ODE-STR-07)', () => {
  const low = sit({ characters: [{ id: 'x', skills: { athletics: -2, will: -1 } }] }).one('x');
  expect(low.stress.value).toMatchObject({ physical: { boxes: 3 }, mental: { boxes: 3 } });
  expect(drafted().by('x', { type: 'ode/setSkills', skills }).one('x').stress.value).toMatchObject({
    physical: { boxes: 6 },
    mental: { boxes: 5 },
  });
  const srd = sit({ ...closed, settings: { stressTable: 'srd', physicalStressSkill: 'physique' } });
  expect(srd.by('x', { type: 'ode/createCharacter', id: 'x', sheet }).one('x').stress.value).toMatchObject({
    physical: { boxes: 3 },
    mental: { boxes: 4 },
  });
});

test('en stunt är antingen en bonusstunt eller regeländrande, och alla luckor måste fyllas i (ODE-STU-01, ODE-STU-05, ODE-STU-09)', () => {
  const bonus = {
    ...rule('b'),
    kind: 'bonus',
    skill: 'fight',
    action: 'attack',
    circumstance: 'det är mörkt',
  } as const;
  expect(drafted().by('x', { type: 'ode/addStunt', stunt: bonus }).one('x').stunts).toEqual([bonus]);
  const { circumstance: _, ...unclear } = bonus;
  expect(drafted().refused('x', { type: 'ode/addStunt', stunt: unclear })).toBe('stuntIncomplete');
  const { action: __, ...idle } = bonus;
  expect(drafted().refused('x', { type: 'ode/addStunt', stunt: idle })).toBe('stuntIncomplete');
  for (const empty of [{ because: '' }, { ability: '' }, { limit: '' }])
    expect(drafted().refused('x', { type: 'ode/addStunt', stunt: { ...rule('r'), ...empty } })).toBe('stuntIncomplete');
});

test('ett tomt fritt stuntutrymme fylls gratis också när man köper; mitt i spelet krävs en milsten (ODE-STU-02, ODE-STU-03)', () => {
  const bought = drafted().by('x', { type: 'ode/buyStunt', stunt: rule('s1') });
  expect(bought.one('x')).toMatchObject({ refresh: 3, stunts: [{ id: 's1' }] });
  const inPlay = sit({ characters: [{ id: 'x', stuntBuys: 0 }] });
  expect(inPlay.refused('x', { type: 'ode/buyStunt', stunt: rule('s1') })).toBe('wrongStatus');
  expect(inPlay.by('x', { type: 'ode/addStunt', stunt: rule('s1') }).one('x').stunts).toHaveLength(1);
});

test('en ny stunt berättas för alla med sin hela mening innan den används första gången (ODE-STU-17)', () => {
  const { events } = sit({ characters: [{ id: 'x' }] }).by('x', { type: 'ode/addStunt', stunt: rule('s1') });
  expect(events).toEqual([{ type: 'ode/stuntAdded', id: 'x', stunt: rule('s1'), bought: false, refresh: 3 }]);
});

test('en karaktär som blir färdig i en öppen session börjar med sin påfyllning (ODE-REF-03)', () => {
  expect(
    sit({ scene: null }).by('x', { type: 'ode/createCharacter', id: 'x', sheet, finish: true }).one('x').fatePoints,
  ).toBe(3);
  const before = sit(closed).by('x', { type: 'ode/createCharacter', id: 'x', sheet, finish: true });
  expect(before.one('x').fatePoints).toBe(0);
  expect(before.by('gm', { type: 'ode/startSession' }).one('x').fatePoints).toBe(3);
});

test('bladet granskas utan att klaga på det som får vänta (ODE-CHAR-04, ODE-STU-02)', () => {
  const { settings } = sit().state;
  expect(checkSheet(sheet, settings)).toEqual([]);
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(rule);
  expect(checkSheet({ ...sheet, stunts: six.slice(0, 5) }, settings)).toEqual([]);
  expect(checkSheet({ ...sheet, stunts: six }, settings).map(({ code }) => code)).toEqual(['refreshFloor']);
  expect(
    checkSheet(
      { name: '', description: '', aspects: { relationship: { text: 'Vän' } }, skills: {}, stunts: [] },
      settings,
    ).map(({ code }) => code),
  ).toEqual(['aspectLayout', 'pyramidInvalid', 'textRequired', 'relationMissing']);
});

test('ingen annan än spelaren skriver på bladet, och spelledaren bara om hon insisterar', () => {
  const table = drafted();
  const set = { type: 'ode/setAspect', slot: 'trouble', text: 'Skulder', actor: 'x' } as const;
  expect(table.refused('y', set)).toBe('forbidden');
  expect(table.refused('gm', set)).toBe('forbidden');
  expect(table.insisting(set).one('x').aspects[1]?.text).toBe('Skulder');
});

test('en karaktär som ingen spelar kan tas av en spelare', () => {
  const made = sit(closed).by('gm', { type: 'ode/createCharacter', id: 'x', sheet, finish: true });
  expect(made.one('x').owner).toBeUndefined();
  const taken = made.by('anna', { type: 'ode/takeCharacter', character: 'x' });
  expect(taken.one('x')).toMatchObject({ owner: 'anna', skillPoints: { to: ['anna'] } });
  expect(taken.refused('bo', { type: 'ode/takeCharacter', character: 'x' })).toBe('wrongStatus');
});

test('döden kräver spelarens medgivande om bordet inte sagt annat (ODE-TKO-02)', () => {
  const retire = { type: 'ode/retireCharacter', actor: 'x', reason: 'föll i ravinen' } as const;
  const table = sit({ characters: [{ id: 'x' }, { id: 'ghoul', kind: 'threat' }] });
  expect(table.refused('gm', retire)).toBe('forbidden');
  expect(table.by('x', retire).one('x').status).toBe('retired');
  expect(table.by('x', retire).state.scene?.participants).toEqual(['ghoul']);
  const grim = sit({ settings: { deathNeedsConsent: false }, characters: [{ id: 'x' }] });
  expect(grim.by('gm', retire).one('x').status).toBe('retired');
  expect(table.by('gm', { ...retire, actor: 'ghoul' }).one('ghoul').status).toBe('retired');
});

test('en stunts undantag är så stora som boken säger: ett åberopande, två rutor (ODE-STU-12, ODE-STU-14)', () => {
  const write = (effect: object) =>
    parse(schema.Command, {
      type: 'ode/addStunt',
      stunt: { id: 's', kind: 'rule', because: 'b', ability: 'a', limit: 'l', effect },
    }).issues === undefined;
  const invokes = (count: number) => write({ type: 'extraFreeInvoke', skill: 'rapport', count });
  const boxes = (count: number) => write({ type: 'extraStress', track: 'mental', count });
  expect([1, 2, 3].map(invokes)).toEqual([true, false, false]);
  expect([1, 2, 3, 4].map(boxes)).toEqual([false, true, false, false]);
});
