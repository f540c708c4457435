import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { offers } from './offers.ts';
import { Table, gm, player, the } from './testing/table.ts';

const mind = (me: object = {}, settings: object = {}) =>
  new Table({ settings, characters: [{ id: 'x', attributes: { willpower: 2 }, ...me }] });
const shock = (table: Table, amount: number, more: object = {}) =>
  the(table.ok('addPsychTrauma', { person: 'x', amount, ...more }), 'psychTraumaAdded');

test('the game master names an amount or a hand (AOR-PSY-01)', () => {
  const table = mind();
  expect(shock(table, 3).total).toBe(3);
  expect(the(table.ok('addPsychTrauma', { person: 'x', hand: '1B1T' }, [2, 5]), 'psychTraumaAdded')).toMatchObject({
    added: 2,
    total: 5,
  });
  expect(table.no('addPsychTrauma', { person: 'x', amount: -1 })).toBe('badInput');
  expect(table.no('addPsychTrauma', { person: 'x' })).toBe('badInput');
  expect(table.no('addPsychTrauma', { person: 'x', amount: 1, hand: '1B' })).toBe('badInput');
  expect(table.no('addPsychTrauma', { person: 'x', amount: 1 }, player('x'))).toBe('gmOnly');
});

test('20 or more is psychosis (AOR-PSY-02)', () => {
  const table = mind({ psychTrauma: 18 });
  shock(table, 1);
  expect(table.person('x').psychotic).toBe(false);
  shock(table, 1);
  expect(table.person('x').psychotic).toBe(true);
  expect(table.state.dueRolls).toEqual([]);
});

test('every increase above 20 is tested: VIL + 20 against the total; failing it the person is broken (AOR-PSY-03)', () => {
  const table = mind({ psychTrauma: 20 });
  expect(shock(table, 5).due).toMatchObject({ kind: 'psych' });
  expect(table.no('psychTest', { by: 'x' }, player('y'))).toBe('notYours');
  const passed = the(table.ok('psychTest', { by: 'x' }, [3, 4], player('x')), 'psychTested');
  expect(passed.test).toMatchObject({ testBase: 22, difficulty: 25, fullRoll: 25, success: true });
  shock(table, 1);
  table.ok('psychTest', { by: 'x' }, [3, 4]);
  expect(table.person('x')).toMatchObject({ mindBroken: true, psychotic: true });
  expect(table.no('rollHand', { by: 'x', b: 1 }, player('x'))).toBe('notYours');
  expect(table.no('rollHand', { by: 'x', b: 1 }, gm)).toBe('accepted');
});

test('a psychosis is broken only once the total is below 20 (AOR-PSY-06)', () => {
  const table = mind({ psychTrauma: 20 });
  expect(table.no('endPsychosis', { person: 'x' })).toBe('stillPsychotic');
  table.ok('recoverPsych', { person: 'x', months: 1 });
  expect(table.person('x').psychotic).toBe(true);
  table.ok('endPsychosis', { person: 'x' });
  expect(table.person('x').psychotic).toBe(false);
  expect(table.no('endPsychosis', { person: 'x' })).toBe('noChange');
});

test('a player may at any time spend psych trauma on disorders (AOR-PSY-07)', () => {
  const table = mind({ psychTrauma: 12 });
  expect(table.no('takeLastingDisorder', { by: 'x', text: 'nightmares', kind: 'mild' }, player('x'))).toBe('accepted');
  expect(table.no('takeLastingDisorder', { by: 'x', text: 'nightmares', kind: 'mild' }, player('y'))).toBe('notYours');
});

test('a temporary disorder: after a shocking event, before the next morning and the next trauma, −1 (AOR-PSY-08)', () => {
  const take = { by: 'x', text: 'vomits' };
  const table = mind();
  shock(table, 2);
  expect(table.no('takeTemporaryDisorder', take)).toBe('windowClosed');
  shock(table, 2, { shocking: true });
  table.ok('takeTemporaryDisorder', take);
  expect(table.person('x').psychTrauma).toBe(3);
  expect(table.no('takeTemporaryDisorder', take)).toBe('alreadyTaken');
  shock(table, 2, { shocking: true });
  shock(table, 1);
  expect(table.no('takeTemporaryDisorder', take)).toBe('windowClosed');
  shock(table, 1, { shocking: true });
  table.ok('advanceTime', { hours: 6 });
  expect(table.no('takeTemporaryDisorder', take)).toBe('windowClosed');
  const many = mind({}, { temporaryPerEvent: 'unlimited' });
  shock(many, 3, { shocking: true });
  for (let i = 0; i < 3; i++) many.ok('takeTemporaryDisorder', take);
  expect(many.no('takeTemporaryDisorder', take)).toBe('nothingToVent');
});

test('the kind of disorder is free, in the player’s own words (AOR-PSY-09)', () => {
  const table = mind();
  shock(table, 1, { shocking: true });
  expect(
    the(table.ok('takeTemporaryDisorder', { by: 'x', text: 'skrattar tills hon gråter' }), 'disorderTaken').disorder,
  ).toEqual({ kind: 'temporary', text: 'skrattar tills hon gråter' });
});

test('a lasting disorder takes 10 away, its developed form 10 more and after it (AOR-PSY-10, AOR-PSY-11)', () => {
  const table = mind({ psychTrauma: 25 });
  const fear = { by: 'x', text: 'fear of dogs' };
  expect(table.no('takeLastingDisorder', { ...fear, kind: 'developed' })).toBe('needsMild');
  table.ok('takeLastingDisorder', { ...fear, kind: 'mild' });
  expect(table.person('x').psychTrauma).toBe(15);
  table.ok('takeLastingDisorder', { ...fear, kind: 'developed' });
  expect(table.person('x')).toMatchObject({ psychTrauma: 5, disorders: [{ kind: 'developed', text: 'fear of dogs' }] });
  table.ok('takeLastingDisorder', { by: 'x', text: 'gambling', kind: 'mild' });
  expect(table.person('x').psychTrauma).toBe(0);
});

test('a disorder may bring nerve shock: the game master sets it (AOR-PSY-12)', () => {
  const table = mind({ disorders: [{ kind: 'mild', text: 'fear of dogs' }] });
  table.ok('setHealth', { person: 'x', fields: { nerveShock: 1 }, reason: 'a dog' });
  expect(table.person('x').nerveShock).toBe(1);
});

test('recovery: VIL a month at best, 1 per half year otherwise, never below what is permanent (AOR-PSY-13)', () => {
  const table = mind({ psychTrauma: 12, permanentPsychTrauma: 6 });
  table.ok('recoverPsych', { person: 'x', months: 2 });
  expect(table.person('x').psychTrauma).toBe(8);
  table.ok('recoverPsych', { person: 'x', halfYears: 1 });
  expect(table.person('x').psychTrauma).toBe(7);
  table.ok('recoverPsych', { person: 'x', months: 9 });
  expect(table.person('x').psychTrauma).toBe(6);
  expect(table.no('recoverPsych', { person: 'x' })).toBe('badInput');
});

test('lasting disorders are cured only below 10 (AOR-PSY-14)', () => {
  const table = mind({ psychTrauma: 10, disorders: [{ kind: 'mild', text: 'fear' }] });
  expect(table.no('cureDisorder', { person: 'x', disorder: 0 })).toBe('notCurableYet');
  table.ok('recoverPsych', { person: 'x', halfYears: 1 });
  table.ok('cureDisorder', { person: 'x', disorder: 0 });
  expect(table.person('x').disorders).toEqual([]);
  expect(table.no('cureDisorder', { person: 'x', disorder: 0 })).toBe('notFound');
});

test('permanent psych trauma is never vented through disorders (AOR-PSY-15)', () => {
  const table = mind();
  shock(table, 8, { permanent: true, shocking: true });
  expect(table.person('x')).toMatchObject({ psychTrauma: 8, permanentPsychTrauma: 8 });
  expect(table.no('takeTemporaryDisorder', { by: 'x', text: 'weeps' })).toBe('nothingToVent');
  expect(table.no('takeLastingDisorder', { by: 'x', text: 'weeps', kind: 'mild' })).toBe('nothingToVent');
  shock(table, 4);
  table.ok('takeLastingDisorder', { by: 'x', text: 'weeps', kind: 'mild' });
  expect(table.person('x').psychTrauma).toBe(8);
});

test('psych trauma is between the player and the game master', () => {
  const table = new Table({ characters: [{ id: 'x', psychTrauma: 17 }, { id: 'y' }] });
  shock(table, 4, { text: 'the thing in the cellar' });
  expect(table.seenBy(player('x'))).toContain('"psychTrauma":21');
  expect(table.seenBy(player('y'))).not.toContain('"psychTrauma":21');
  expect(table.seenBy(player('y'))).not.toContain('"psych"');
});

test('a refusal does not tell others that somebody fights for her mind (AOR-PSY-03)', () => {
  const table = new Table({ characters: [{ id: 'x', psychTrauma: 20 }, { id: 'z' }] });
  shock(table, 1);
  const command = { type: 'aoristos/freeformRoll', by: 'z' } as const;
  const decision = decide(table.state, command, { dice: scriptedDice([]), by: player('z') });
  expect(decision).toMatchObject({ ok: false, refusal: { code: 'rollDue' } });
  expect(JSON.stringify(decision)).not.toContain('psych');
});

test('nobody waits for a roll of somebody who is hidden from them; the game master does', () => {
  const table = mind();
  table.ok('createCharacter', { id: 'h', name: 'Skugga', kind: 'npc', hidden: true, finished: true });
  table.ok('addPsychTrauma', { person: 'h', amount: 20 });
  table.ok('addPsychTrauma', { person: 'h', amount: 1 });
  expect(table.state.dueRolls).toMatchObject([{ kind: 'psych', person: 'h', only: 'gm' }]);
  expect(table.no('freeformRoll', {}, gm)).toBe('rollDue');
  expect(offers(table.state, player('x')).map(({ command }) => command.type)).toContain('aoristos/freeformRoll');
  table.ok('freeformRoll', {}, [4], player('x'));
});

test('when a month has passed recovery is offered to the game master, after half a year that of daily life too (AOR-PSY-13)', () => {
  const table = mind({ psychTrauma: 9, permanentPsychTrauma: 2 });
  const offered = (by = gm) =>
    offers(table.state, by).flatMap(({ command }) => (command.type === 'aoristos/recoverPsych' ? [command] : []));
  table.ok('advanceTime', { days: 29 });
  expect(offered()).toEqual([]);
  table.ok('advanceTime', { days: 1 });
  expect(offered()).toMatchObject([{ person: 'x', months: 1 }]);
  expect(offered(player('x'))).toEqual([]);
  table.ok('recoverPsych', { person: 'x', months: 1 });
  expect(offered()).toEqual([]);
  table.ok('advanceTime', { days: 185 });
  expect(offered()).toMatchObject([{ months: 6 }, { halfYears: 1 }]);
  table.ok('recoverPsych', { person: 'x', months: 6 });
  // Only what is permanent is left; what comes later has its own time.
  table.ok('advanceTime', { days: 60 });
  expect(offered()).toEqual([]);
  shock(table, 4);
  table.ok('advanceTime', { days: 20 });
  shock(table, 1);
  table.ok('advanceTime', { days: 10 });
  expect(offered()).toMatchObject([{ months: 1 }]);
});
