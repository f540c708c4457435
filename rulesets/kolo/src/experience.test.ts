import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { payment, spendable } from './experience.ts';
import type { BuyFeature, Experience, Feature, Settings, State } from './model.ts';
import { offers } from './offers.ts';
import { xpForSuccess } from './outcome-of.ts';
import { answer } from './questions.ts';
import {
  after,
  anna,
  bo,
  characterIn,
  declared,
  flipped,
  gm,
  opened,
  outcomeIn,
  play,
  refusal,
  settingsWith,
  table,
  when,
} from './testing/table.ts';

const earned = (amount: number, label: string | null, state: State = table()): State =>
  after(state, { type: 'kolo/adjust', reason: 'prov', change: { what: 'xp', actor: 'wanda', amount, label } });
const seventh: Feature = { type: 'trait', phrase: 'Czujna', points: { refinement: 2, socialisation: 1 } };
const buy = (feature: Feature, ...matchingLabels: readonly string[]): BuyFeature => ({
  type: 'kolo/buyFeature',
  actor: 'wanda',
  feature,
  matchingLabels,
});

test('a success with engagement: 1 and the successes that had to be ignored (KOLO-XP-01)', () => {
  expect([xpForSuccess(1, true, 0, 0), xpForSuccess(3, true, 2, 0)]).toEqual([1, 3]);
  const state = declared(opened(table(), { categories: [{ label: 'mrok', group: 'chance', value: -2 }] }), 3);
  expect(outcomeIn(flipped(state, [1, 1, 1, 1, 0]))).toMatchObject({ ignoredSuccesses: 2, result: 2, xp: 3 });
  // Only what was really removed counts.
  expect(outcomeIn(flipped(state, [1, 0, 0, 0, 0]))).toMatchObject({ ignoredSuccesses: 1, xp: 0 });
});

test('scale against the player doubles it once per level, unskilled too (KOLO-XP-02)', () => {
  expect(xpForSuccess(1, true, 1, -2)).toBe(8);
  expect(xpForSuccess(1, true, 1, 2)).toBe(2);
  const unskilled = declared(opened(table(), { veryCommon: false }), 2);
  expect(outcomeIn(flipped(unskilled, [1, 1, 1, 1]))).toMatchObject({ degree: 'goal', xp: 2 });
});

test('no engagement or no success: no experience (KOLO-XP-03)', () => {
  expect([xpForSuccess(0, true, 3, -1), xpForSuccess(2, false, 3, -1)]).toEqual([0, 0]);
  expect(outcomeIn(flipped(opened(table()), [1, 1])).xp).toBe(0);
});

test('points carry a label and buy only what matches it; story points buy anything (KOLO-XP-05)', () => {
  const state = earned(20, 'walka');
  expect(refusal(state, buy(seventh), anna)).toBe('E_XP_LABEL');
  expect(refusal(state, buy(seventh, 'dwór'), anna)).toBe('E_XP_LABEL');
  const bought = after(state, buy(seventh, 'walka'));
  expect(characterIn(bought).xp).toMatchObject([{ amount: 4, label: 'walka' }]);
  expect(characterIn(bought).traits.at(-1)).toEqual({ phrase: 'Czujna', main: 'refinement', aux: 'socialisation' });
  expect(refusal(earned(16, null), buy(seventh), anna)).toBeUndefined();
  expect(refusal(earned(15, null), buy(seventh), anna)).toBe('E_XP_SHORT');
});

test('off-label spending counts two for one, where the table allows (KOLO-XP-06)', () => {
  const allowed = table({ offLabelTwoForOne: true });
  expect(refusal(earned(31, 'walka', allowed), buy(seventh), anna)).toBe('E_XP_SHORT');
  expect(characterIn(after(earned(33, 'walka', allowed), buy(seventh))).xp).toMatchObject([{ amount: 1 }]);
  const mixed = earned(20, 'dwór', earned(4, null, earned(7, 'walka', allowed)));
  const paid = after(mixed, buy(seventh, 'walka'));
  // 7 matching, 4 without label, and 5 more at two for one from the rest.
  expect(characterIn(paid).xp).toMatchObject([{ amount: 10, label: 'dwór' }]);
});

test('matching labels pay first, then unlabelled, then others; oldest first, used-up entries vanish', () => {
  const entry = (id: string, amount: number, label: string | null): Experience => ({
    id,
    amount,
    label,
    source: 'test',
    at: { adventure: 0, scene: 0 },
  });
  const xp = [entry('1', 2, 'a'), entry('2', 3, null), entry('3', 2, 'b'), entry('4', 1, 'a')];
  expect(payment(xp, ['a'], 4)).toEqual([
    { id: '1', amount: 2 },
    { id: '4', amount: 1 },
    { id: '2', amount: 1 },
  ]);
  expect(payment(xp, ['a'], 7)).toEqual([
    { id: '1', amount: 2 },
    { id: '4', amount: 1 },
    { id: '2', amount: 3 },
    { id: '3', amount: 2 },
  ]);
  expect(spendable(xp, ['a'], settingsWith())).toBe(6);
  expect(spendable(xp, ['a'], settingsWith({ offLabelTwoForOne: true }))).toBe(7);
});

test('labels change when drama overshadows the past, where the table allows (KOLO-XP-07)', () => {
  const relabel = (entries: readonly number[]) =>
    ({ type: 'kolo/relabelXp', actor: 'wanda', entries, label: 'zemsta' }) as const;
  const state = earned(2, 'b', earned(1, 'a', table({ relabelAllowed: true })));
  expect(characterIn(after(state, relabel([1]))).xp.map(({ label }) => label)).toEqual(['a', 'zemsta']);
  expect(refusal(state, relabel([5]))).toBe('E_UNKNOWN_ID');
  expect(refusal(state, relabel([0]), anna)).toBe('E_NOT_GM');
  expect(refusal(earned(1, 'a'), relabel([0]))).toBe('E_SETTING_OFF');
});

test('labels fall off after so many scenes or adventures, where the table says so (KOLO-XP-08)', () => {
  const labels = (state: State) => characterIn(state).xp.map(({ label }) => label);
  const scene = { type: 'kolo/startScene' } as const;
  const scenes = earned(1, 'a', table({ labelExpiry: { scenes: 2 } }));
  expect([labels(play(scenes, scene)), labels(play(scenes, scene, scene))]).toEqual([['a'], [null]]);
  const adventures = earned(1, 'a', table({ labelExpiry: { adventures: 1 } }));
  expect([labels(play(adventures, scene, scene)), labels(play(adventures, { type: 'kolo/startAdventure' }))]).toEqual([
    ['a'],
    [null],
  ]);
  expect(labels(play(earned(1, 'a'), scene, scene, scene))).toEqual(['a']);
});

test('a feature costs twice the change in significance points, or another multiple, rounded up (KOLO-XP-09)', () => {
  const cost = (feature: Feature, settings: Partial<Settings> = {}) =>
    answer(table(settings), { ask: 'featureCost', actor: 'wanda', feature });
  expect(cost(seventh)).toEqual({ pointsBefore: 20, pointsAfter: 28, xpCost: 16 });
  const fourth: Feature = { type: 'aspect', phrase: 'Poliglotka', kind: 'role', assigned: ['knowledge'] };
  expect(cost(fourth)).toMatchObject({ pointsAfter: 21, xpCost: 2 });
  expect(cost(fourth, { xpMultiplier: '3/2' })).toMatchObject({ xpCost: 2 });
  expect(cost(fourth, { xpMultiplier: 0.5 })).toMatchObject({ xpCost: 1 });
  expect(cost({ type: 'secret', phrase: 'Skok', difference: 1 })).toMatchObject({ pointsAfter: 40, xpCost: 40 });
  const { events } = when(earned(20, null), buy(seventh));
  expect(see(events[0], anna)).toMatchObject({ pointsBefore: 20, pointsAfter: 28, xpCost: 16, paid: [{ amount: 16 }] });
});

test('what was bought, for how much, is told to the table; which experience paid is not (KOLO-XP-09)', () => {
  const state = earned(40, 'walka');
  const heard = (feature: Feature) => see(when(state, buy(feature, 'walka')).events, bo);
  expect(heard(seventh)).toEqual([
    { type: 'kolo/featureBought', actor: 'wanda', feature: seventh, pointsBefore: 20, pointsAfter: 28, xpCost: 16 },
  ]);
  expect(heard({ type: 'secret', phrase: 'Skok', value: 1 })).toEqual([]);
});

test('what changes no points is free, and nothing is ever refunded (KOLO-XP-10)', () => {
  const free: Feature = { type: 'keyPhrase', aspect: 'Szermierka', proficiency: 'combat', keyPhrase: 'pojedynek' };
  const state = after(table(), buy(free));
  expect(characterIn(state).aspects[1]?.assigned[0]).toEqual({ proficiency: 'combat', keyPhrase: 'pojedynek' });
  const without = after(table(), {
    type: 'kolo/removeFeature',
    actor: 'wanda',
    feature: 'secret',
    phrase: 'Kocie oczy',
  });
  expect(characterIn(without)).toMatchObject({ xp: [], significance: { points: 14 } });
});

test('what a player buys waits for the game master, who grants or refuses it (KOLO-XP-05, KOLO-XP-10)', () => {
  const dismiss = { type: 'kolo/dismissPurchase', actor: 'wanda' } as const;
  const wanted = buy(seventh, 'walka');
  const asked = after(earned(20, 'walka'), wanted, [], anna);
  expect(characterIn(asked)).toMatchObject({ purchase: { feature: seventh, matchingLabels: ['walka'] } });
  expect([characterIn(asked).traits.length, characterIn(asked).xp]).toMatchObject([6, [{ amount: 20 }]]);
  expect(JSON.stringify(see(asked, bo))).not.toContain('Czujna');
  expect(offers(asked, gm)).toContainEqual(expect.objectContaining({ command: wanted, must: true }));
  expect(offers(asked, anna).map(({ command }) => command)).toContainEqual(dismiss);
  expect(offers(asked, bo).map(({ command }) => command)).not.toContainEqual(dismiss);
  const granted = after(asked, wanted);
  expect(characterIn(granted)).toMatchObject({ xp: [{ amount: 4 }], significance: { points: 28 } });
  expect(characterIn(granted).purchase).toBeUndefined();
  for (const by of [gm, anna]) {
    const refused = after(asked, dismiss, [], by);
    expect([characterIn(refused).purchase, characterIn(refused).traits.length]).toEqual([undefined, 6]);
    expect(refusal(refused, dismiss, by)).toBe('E_WRONG_STATUS');
  }
  expect(refusal(asked, dismiss, bo)).toBe('E_NOT_OWNER');
  const poorer = after(asked, {
    type: 'kolo/adjust',
    reason: '',
    change: { what: 'xp', actor: 'wanda', amount: 1, label: 'walka', entry: 0 },
  });
  expect(offers(poorer, gm).some(({ command }) => command.type === 'kolo/buyFeature')).toBe(false);
});

test('a bought feature is as legal as one of creation', () => {
  const code = (feature: Feature, by = anna, settings: Partial<Settings> = {}) =>
    refusal(earned(99, null, table(settings)), buy(feature), by);
  expect(code({ type: 'trait', phrase: 'x', points: { character: 2 } })).toBe('E_TRAIT_POINTS');
  expect(code({ type: 'trait', phrase: 'x', points: { character: 2, flexibility: 1 } })).toBe('E_NOT_ADJACENT');
  expect(code({ type: 'trait', phrase: 'x', points: { ferocity: 3 } })).toBe('E_DUPLICATE_ASSIGNMENT');
  expect(code({ type: 'aspect', phrase: 'x', kind: 'focus', assigned: ['combat', 'fitness'] })).toBe(
    'E_TOO_MANY_PROFICIENCIES',
  );
  expect(code({ type: 'secret', phrase: 'x', value: 4 })).toBe('E_SECRET_NEEDS_GM');
  expect(code({ type: 'secret', phrase: 'x', value: 4 }, gm)).toBeUndefined();
  expect(code({ type: 'assignment', aspect: 'x', proficiency: 'combat' })).toBe('E_UNKNOWN_ID');
  expect(code({ type: 'assignment', aspect: 'Szermierka', proficiency: 'combat' })).toBe('E_DUPLICATE_PROFICIENCY');
  expect(code({ type: 'assignment', aspect: 'Szermierka', proficiency: 'precision' })).toBe('E_TOO_MANY_PROFICIENCIES');
  expect(code({ type: 'keyPhrase', aspect: 'Szermierka', proficiency: 'precision', keyPhrase: 'x' })).toBe(
    'E_UNKNOWN_ID',
  );
  expect(
    code({ type: 'keyPhrase', aspect: 'Szermierka', proficiency: 'combat', keyPhrase: 'x' }, anna, {
      keyPhrases: 'off',
    }),
  ).toBe('E_SETTING_OFF');
  expect(code(seventh, bo)).toBe('E_NOT_OWNER');
  const spread = after(table(), {
    type: 'kolo/addAspect',
    actor: 'wanda',
    phrase: 'Wędrowiec',
    kind: 'background',
    assigned: ['knowledge'],
  });
  const wider = after(
    earned(9, null, spread),
    buy({ type: 'assignment', aspect: 'Wędrowiec', proficiency: 'perception' }),
  );
  expect(characterIn(wider).aspects.at(-1)?.assigned.length).toBe(2);
});

test('what experience can buy: every place on the ring, every aspect, each at its price (KOLO-XP-09)', () => {
  const list = answer(earned(4, null), { ask: 'priceList', actor: 'wanda' }) as unknown as {
    readonly available: number;
    readonly items: readonly { readonly feature: Feature; readonly xpCost: number; readonly affordable: boolean }[];
  };
  expect(list.available).toBe(4);
  expect(list.items.filter(({ feature }) => feature.type === 'trait').length).toBe(15 - 6);
  expect(list.items.filter(({ feature }) => feature.type === 'aspect').length).toBe(18);
  for (const { feature, xpCost, affordable } of list.items) {
    expect(affordable).toBe(xpCost <= 4);
    const bought = refusal(earned(4, null), buy(feature), anna);
    expect(bought, JSON.stringify(feature)).toBe(affordable ? undefined : 'E_XP_SHORT');
  }
});
