import { expect, test } from 'vitest';
import { absorptions, cheapestFirst, stressFirst, trackOf } from './absorb.ts';
import { checkAbsorption } from './harm.ts';
import type { Command, SlotId } from './model.ts';
import { sit, type Played } from './testing.ts';

const struck = (
  shifts: number,
  more: Readonly<Record<string, unknown>> = {},
  harm = 'physical',
  settings: object = {},
) =>
  sit({
    settings,
    characters: [
      {
        id: 'x',
        aspects: [
          { slot: 'highConcept', text: 'Jag' },
          { slot: 'trouble', text: 'Rädd' },
        ],
        ...more,
      },
      { id: 'ghoul', kind: 'threat' },
    ],
    scene: { hits: [{ targetId: 'x', byId: 'ghoul', harm, shifts }] },
  });
const absorb = (stress: number, slots: readonly SlotId[] = [], more: object = {}): Command =>
  ({
    type: 'ode/absorbHit',
    stress,
    consequences: slots.map((slotId) => ({ slotId, text: 'Sår' })),
    ...more,
  }) as Command;
const marked = (table: Played) => [
  table.one('x').stress.value.physical.marked,
  table.one('x').stress.value.mental.marked,
];

test('hela träffen måste tas, en ruta för varje steg (ODE-HRM-01, ODE-HRM-02)', () => {
  expect(marked(struck(3).by('x', absorb(3)))).toEqual([3, 0]);
  expect(struck(3).refused('x', absorb(2))).toBe('notAbsorbed');
  expect(struck(4).refused('x', absorb(4))).toBe('notAbsorbed');
  expect(struck(1, { stress: { physical: { marked: 3 } } }).refused('x', absorb(1))).toBe('notAbsorbed');
  expect(struck(1).refused('ghoul', absorb(1, [], { actor: 'x' }))).toBe('forbidden');
});

test('fysisk träff på fysiska rutor, mental på mentala (ODE-HRM-03)', () => {
  expect(struck(2).refused('x', absorb(2, [], { track: 'mental' }))).toBe('wrongTrack');
  expect(marked(struck(2, {}, 'mental').by('x', absorb(2, [], { track: 'mental' })))).toEqual([0, 2]);
  const gone = struck(2, { stress: { mental: { marked: 3 } } }, 'mental');
  expect(gone.refused('x', absorb(2))).toBe('notAbsorbed');
});

test('mild tar 2, medelsvår 4, svår 6, flera får användas och varje ruta rymmer en (ODE-HRM-04)', () => {
  expect(
    struck(2)
      .by('x', absorb(0, ['mild']))
      .one('x').consequences[0],
  ).toMatchObject({ text: 'Sår', state: 'fresh', harm: 'physical' });
  expect(struck(12).by('x', absorb(0, ['mild', 'moderate', 'severe'])).state.hits).toEqual([]);
  expect(struck(13).refused('x', absorb(0, ['mild', 'moderate', 'severe']))).toBe('notAbsorbed');
  const taken = struck(2, { consequences: [{ slotId: 'mild', text: 'Haltar' }] });
  expect(taken.refused('x', absorb(0, ['mild']))).toBe('slotOccupied');
  expect(struck(4).refused('x', absorb(0, ['mild', 'mild']))).toBe('slotOccupied');
  expect(struck(2, { slots: [] }).refused('x', absorb(0, ['mild']))).toBe('notFound');
});

test('den extra milda rutan tar bara sin egen sorts skada (ODE-HRM-05, ODE-STR-06)', () => {
  const tough = { skills: { athletics: 5 } };
  expect(struck(2, tough).by('x', absorb(0, ['mildPhysical'])).state.hits).toEqual([]);
  expect(struck(2, tough, 'mental').refused('x', absorb(0, ['mildPhysical']))).toBe('slotRestricted');
});

test('ingen ruta eller konsekvens får vara överflödig (ODE-HRM-06)', () => {
  expect(struck(2).refused('x', absorb(3))).toBe('overAbsorb');
  expect(struck(3).refused('x', absorb(2, ['mild']))).toBe('overAbsorb');
  expect(struck(1).by('x', absorb(0, ['severe'])).state.hits).toEqual([]);
  expect(struck(5).refused('x', absorb(0, ['mild', 'severe']))).toBe('overAbsorb');
});

test('en ny konsekvens har ord, och den som orsakade den får ett fritt åberopande (ODE-HRM-07, ODE-KND-09)', () => {
  const blank = { type: 'ode/absorbHit', stress: 0, consequences: [{ slotId: 'mild', text: ' ' }] } as const;
  expect(struck(2).refused('x', blank)).toBe('textRequired');
  expect(
    struck(2)
      .by('x', absorb(0, ['mild']))
      .one('x').consequences[0]?.freeInvokes,
  ).toMatchObject([{ holderId: 'ghoul', side: 'gm', count: 1 }]);
  const fell = sit({
    characters: [{ id: 'x' }],
    scene: { hits: [{ targetId: 'x', byId: null, harm: 'physical', shifts: 2 }] },
  });
  expect(fell.by('x', absorb(0, ['mild'])).one('x').consequences[0]?.freeInvokes).toMatchObject([
    { holderId: null, side: 'gm', count: 1 },
  ]);
});

test('man får välja att inte ta träffen och bli utslagen, och tjänar inget på det (ODE-HRM-08, ODE-CDE-04)', () => {
  const out = struck(1).by('x', { type: 'ode/beTakenOut' });
  expect(out.one('x')).toMatchObject({ status: 'takenOut', fatePoints: 3, pending: [] });
  expect(marked(out)).toEqual([0, 0]);
});

test('den som slog ut någon berättar vad som händer med henne (ODE-TKO-01, ODE-TKO-02)', () => {
  const out = struck(1).by('x', { type: 'ode/beTakenOut' });
  expect(out.refused('x', { type: 'ode/decideFate', target: 'x', text: 'dör' })).toBe('forbidden');
  expect(out.refused('gm', { type: 'ode/decideFate', target: 'x', text: '' })).toBe('textRequired');
  const told = out.by('gm', { type: 'ode/decideFate', target: 'x', text: 'släpas bort' });
  expect(told.refused('gm', { type: 'ode/decideFate', target: 'x', text: 'igen' })).toBe('wrongStatus');
  const won = sit({
    characters: [{ id: 'x' }, { id: 'npc', kind: 'minorNpc' }],
    scene: { hits: [{ targetId: 'npc', byId: 'x', harm: 'physical', shifts: 1 }] },
  })
    .by('gm', { type: 'ode/beTakenOut', actor: 'npc' })
    .by('x', { type: 'ode/decideFate', target: 'npc', text: 'springer hem' });
  expect(won.events[0]).toMatchObject({ text: 'springer hem' });
});

test('en enkel SLP har inga konsekvenser: en träff utöver rutorna slår ut den (ODE-NPC-02)', () => {
  const minor = sit({
    characters: [{ id: 'x' }, { id: 'npc', kind: 'minorNpc', stress: { physical: { boxes: 2 } } }],
    scene: { hits: [{ targetId: 'npc', byId: 'x', harm: 'physical', shifts: 3 }] },
  });
  expect(minor.refused('gm', absorb(2, [], { actor: 'npc' }))).toBe('notAbsorbed');
  expect(minor.refused('gm', absorb(1, ['mild'], { actor: 'npc' }))).toBe('notFound');
  expect(minor.by('gm', { type: 'ode/beTakenOut', actor: 'npc' }).one('npc').status).toBe('takenOut');
});

test('extrem konsekvens: tar 8, ersätter en aspekt för gott, en gång mellan två större milstenar (ODE-OPT-02)', () => {
  const extreme = (aspect?: string): Command =>
    ({
      type: 'ode/absorbHit',
      stress: 0,
      consequences: [{ slotId: 'extreme', text: 'Blind', ...(aspect !== undefined && { aspect }) }],
    }) as Command;
  expect(struck(8).refused('x', extreme('trouble'))).toBe('notFound');
  const on = struck(8, {}, 'physical', { optExtremeConsequence: true });
  expect(on.refused('x', extreme('highConcept'))).toBe('aspectLayout');
  expect(on.refused('x', extreme())).toBe('aspectLayout');
  const blind = on.by('x', extreme('trouble'));
  const trouble = () => blind.one('x').aspects.find(({ slot }) => slot === 'trouble');
  expect(trouble()).toMatchObject({ text: 'Blind', extreme: 'fixed', freeInvokes: [{ holderId: 'ghoul', count: 1 }] });
  const again = blind.by('gm', {
    type: 'ode/adjust',
    change: { what: 'hit', character: 'x', harm: 'physical', shifts: 8 },
    reason: 'igen',
  });
  expect(again.refused('x', extreme('trouble'))).toBe('slotOccupied');
  expect(blind.refused('x', { type: 'ode/rewordExtreme', slot: 'trouble', text: 'Van vid mörkret' })).toBe(
    'milestoneUsed',
  );
  const grown = blind.by('gm', { type: 'ode/grantMajorMilestone' });
  expect(
    grown.refused('x', { type: 'ode/minorMilestone', choice: 'rewriteAspect', slot: 'trouble', text: 'Frisk' }),
  ).toBe('aspectLayout');
  const reworded = grown.by('x', { type: 'ode/rewordExtreme', slot: 'trouble', text: 'Van vid mörkret' });
  expect(reworded.one('x').aspects.find(({ slot }) => slot === 'trouble')).toMatchObject({
    text: 'Van vid mörkret',
    extreme: 'fixed',
  });
});

test('alla tillåtna sätt att ta en träff och inga andra, det billigaste först (ODE-HRM-06)', () => {
  for (const boxes of [0, 1, 3])
    for (let hit = 1; hit <= 14; hit++) {
      const x = struck(hit, { stress: { physical: { boxes } }, skills: { athletics: 5 } }).one('x');
      const track = trackOf(x, 'physical');
      const found = new Set(absorptions(track, hit).map(({ stress, slots }) => `${stress}|${slots.join()}`));
      expect(found).toEqual(bruteForce(x, hit));
    }
  const ways = cheapestFirst(absorptions({ boxes: 3, slots: [2, 4, 6] }, 3));
  expect(ways[0]).toEqual({ stress: 3, slots: [] });
});

/** Every choice of boxes and slots that the rules accept, as the values of its slots. */
const bruteForce = (x: ReturnType<Played['one']>, hit: number): ReadonlySet<string> => {
  const slots = x.consequences.map(({ slotId }) => slotId);
  const value = { mild: 2, moderate: 4, severe: 6, mildPhysical: 2, mildMental: 2, mildExtra: 2, extreme: 8 } as const;
  const found = new Set<string>();
  for (let mask = 0; mask < 2 ** slots.length; mask++)
    for (let stress = 0; stress <= 12; stress++) {
      const chosen = slots.filter((_, i) => (mask >> i) % 2 === 1);
      const consequences = chosen.map((slotId) => ({ slotId, text: 'Sår' }));
      if (checkAbsorption(x, { harm: 'physical', shifts: hit }, { stress, consequences })) continue;
      const values = chosen.map((slotId) => value[slotId]).toSorted((a, b) => a - b);
      found.add(`${stress}|${values.join()}`);
    }
  return found;
};

test('stress först: rutor om de räcker, annars minsta summa, få rutor, lätta konsekvenser (ODE-HRM-02, ODE-HRM-04)', () => {
  const track = { boxes: 2, slots: [2, 4, 6] };
  expect(stressFirst(track, 2)).toEqual({ stress: 2, slots: [] });
  expect(stressFirst(track, 3)).toEqual({ stress: 1, slots: [2] });
  expect(stressFirst(track, 6)).toEqual({ stress: 2, slots: [4] });
  expect(stressFirst(track, 8)).toEqual({ stress: 2, slots: [6] });
  expect(stressFirst(track, 14)).toEqual({ stress: 2, slots: [2, 4, 6] });
  expect(stressFirst(track, 15)).toBeUndefined();
  expect(stressFirst({ boxes: 0, slots: [2, 2, 4] }, 4)).toEqual({ stress: 0, slots: [4] });
});

test('flera konsekvenser av en träff är var sin aspekt, vad andra än heter (ODE-HRM-04, ODE-HRM-07)', () => {
  const taken = [1, 2, 3].map((n) => ({ id: `consequence${n}`, text: 'Dimma' }));
  const hits = [{ targetId: 'x', byId: null, harm: 'physical', shifts: 6 }];
  const struck = sit({ characters: [{ id: 'x' }], scene: { hits, aspects: taken } }).by('x', {
    type: 'ode/absorbHit',
    stress: 0,
    consequences: [
      { slotId: 'mild', text: 'Stukad' },
      { slotId: 'moderate', text: 'Bruten' },
    ],
  });
  const ids = struck.one('x').consequences.flatMap(({ id }) => id ?? []);
  expect(new Set([...ids, ...taken.map(({ id }) => id)]).size).toBe(5);
});
