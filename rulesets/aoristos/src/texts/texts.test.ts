import { locales, see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { blankSheet, checkSheet } from '../sheet.ts';
import { Table, gm, onlooker, player, the } from '../testing/table.ts';
import { describe, explain, label, outcomeText } from './index.ts';

const name = (id: string): string => ({ x: 'Etka', y: 'Spjutmannen' })[id] ?? id;

const fight = () =>
  new Table({
    characters: [
      {
        id: 'x',
        attributes: { physique: 3, agility: 2, awareness: 3 },
        skills: { sling: 4 },
        items: [{ id: 'sling', name: 'Slunga', category: 'ranged', skill: 'sling', strength: 5 }],
        hands: { right: 'sling' },
      },
      {
        id: 'y',
        kind: 'npc',
        attributes: { physique: 2, awareness: 3, willpower: 2 },
        skills: { evade: 2 },
        armour: { torso: 5 },
      },
    ],
    combat: { round: 2, distances: [{ a: 'x', b: 'y', metres: 44 }] },
  });

test('a test is told with its result and margin, the arithmetic behind it unfolds (AOR-TEST-06)', () => {
  const table = new Table({ characters: [{ id: 'x', attributes: { awareness: 2 }, skills: { wilderness: 2 } }] });
  const event = see(
    the(table.ok('successTest', { by: 'x', traits: ['awareness', 'wilderness'] }, [3, 5]), 'tested'),
    gm,
  );
  expect(describe(event, 'sv', name)).toEqual({
    text: 'Etka misslyckas, 7 mot ST 8 (−1), i ett test av Sinnesnärvaro och Vildmark.',
    why: ['1B1T: 3 = 3', 'Testbas (TB) 4 + tärningar 3 = 7; Svårighetströskel (ST) 8', 'Differens −1'],
    rules: ['AOR-TEST-04', 'AOR-TEST-05', 'AOR-TEST-06'],
    tone: 'bad',
  });
  expect(describe(event, 'en', name).text).toBe(
    'Etka fails, 7 against ST 8 (−1), in a test of Presence of Mind and Wilderness.',
  );
  expect(describe(event, 'pl', name).text).toBe(
    'Etka: porażka, 7 przeciw ST 8 (−1), test (Przytomność umysłu i Dzicz).',
  );
});

test('EX-15 as it is told: active strength to all, damage to the target’s side', () => {
  const table = fight();
  const told = (events: readonly Parameters<typeof see>[0][], viewer = onlooker) =>
    events.flatMap((event) => {
      const seen = see(event, viewer);
      return seen === undefined ? [] : [describe(seen as never, 'sv', name)];
    });
  const announced = told(table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'sling' }));
  expect(announced[0]?.text).toBe('Etka anfaller Spjutmannen med Slunga (2 KP).');
  const watched = table.ok('chooseVigilance', { by: 'y', traits: ['awareness', 'evade'] });
  expect(told(watched)[0]?.text).toBe('Spjutmannen är vaksam med Sinnesnärvaro och Undvika. Vaksamhet 5, ST 9.');
  expect(told(watched)[0]?.why).toEqual(['Vaksamhet 5', 'Avståndsmalus +4', 'Svårighetströskel (ST) 9']);
  expect(told(watched, gm)[0]?.why?.[0]).toBe('Sinnesnärvaro 3');
  expect(told(table.ok('rollAttack', { by: 'x' }, [6, 1, 3, 4, 5]))[0]?.text).toBe(
    'Etka slår 10 mot ST 9: skulle träffa i bålen.',
  );
  const hit = table.ok('confirmAttack', { by: 'x' });
  expect(told(hit).map(({ text }) => text)).toEqual([
    'Etka träffar Spjutmannen i bålen. Aktiv styrka 10.',
    'Spjutmannen skadas i bålen: nervchock 1.',
  ]);
  expect(told(hit)[0]?.why).toEqual(['Differens 1', 'Tärningarna igen 4', 'Vapnets styrka 5', 'Aktiv styrka 10']);
  expect(told(hit)[1]?.why).toBeUndefined();
  expect(told(hit, gm)[1]?.why).toEqual([
    'Rustning 5',
    'Slutgiltig styrka 5; Härdighet 3; Skada 1',
    'Nervchock +1, blödningstakt ±0, organtrauma ±0',
  ]);
});

test('buttons and refusals are words in every language', () => {
  expect(label({ type: 'aoristos/declareAttack', by: 'x', target: 'y', weapon: 'unarmed' }, 'sv', name)).toBe(
    'Anfall Spjutmannen obeväpnat',
  );
  expect(label({ type: 'aoristos/advanceTime', hours: 1, minutes: 5 }, 'pl', name)).toBe('+1 godz. 5 min');
  expect(explain({ code: 'insufficientKp', data: { cost: 5, kp: 2 } }, 'en')).toContain('5 KP');
  const [nameless] = checkSheet(blankSheet(), fight().state.settings);
  expect(nameless && locales.map((locale) => explain(nameless, locale))).toEqual([
    'Ge personen ett namn.',
    'Nadaj postaci imię.',
    'Give the person a name.',
  ]);
  expect(explain({ code: 'something else' }, 'sv')).toBe(explain({ code: 'badInput' }, 'sv'));
  expect(locales.map((locale) => outcomeText('damage:2', locale))).toEqual(['Skada 2', 'Obrażenia 2', 'Damage 2']);
  expect(outcomeText('strange', 'sv')).toBe('strange');
});

test('a player sees no numbers of another’s activation', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'y' }], combat: {} });
  const ended = the(table.ok('endActivation', { by: 'x' }), 'activationEnded');
  expect(describe(see(ended, player('y')), 'en', name).why).toBeUndefined();
  expect(describe(see(ended, player('x')), 'en', name).why).toEqual(['Vigilance bonus 5', 'New KP 5']);
});

test('settings that change are told without the words of the program (AOR-GEN-04)', () => {
  const settings = { maxLevel: 4, openNumbers: false, movementPricing: 'additive' } as const;
  const told = locales.map((locale) => describe({ type: 'aoristos/configured', settings }, locale, name).text);
  expect(told).toEqual([
    'Bordets regler ändras: Högsta nivå: 4, Öppna siffror: av och Pris för flera förflyttningar.',
    expect.stringMatching(/^Zmiana zasad stołu: .*: 4, .*: nie i [^:=]+\.$/u),
    expect.stringMatching(/^The table’s rules change: .*: 4, .*: off and [^:=]+\.$/u),
  ]);
});

test('a broken arm is no leg that does not bear, however she sits (AOR-LIMB-03, AOR-LIMB-04)', () => {
  const table = new Table({ characters: [{ id: 'x', posture: 'sitting', attributes: { willpower: 9 } }] });
  const told = (area: 'rightArm' | 'rightLeg') => {
    const hit = the(table.ok('applyHit', { person: 'x', area, strength: 6, useArmour: false }), 'wounded');
    table.ok('painTest', { by: 'x' }, [1, 1, 1, 1, 1, 1].slice(0, 2 + hit.nerveShock));
    return locales.map((locale) => describe(see(hit, gm) as never, locale, name)?.text);
  };
  const legless = ['Benet bär inte.', 'Cannot stand.', 'Noga nie utrzymuje ciężaru.'];
  for (const text of told('rightArm')) for (const words of legless) expect(text).not.toContain(words);
  expect(told('rightLeg').filter((text) => legless.some((words) => text?.includes(words)))).toHaveLength(3);
});
