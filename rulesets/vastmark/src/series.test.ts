import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Settings, State } from './model.ts';
import { answer } from './questions.ts';
import { after, anna, characterIn, gm, opened, opposed, refusal, rollIn, table, when } from './testing/table.ts';
import { describe } from './texts/index.ts';

const start = { type: 'vastmark/startSeries', id: 's', sides: ['a', 'b'], wins: 2 } as const;
const next = (round: number) =>
  ({ type: 'vastmark/nextInSeries', seriesId: 's', rolls: [`a${round}`, `b${round}`] }) as const;

const waiting = (settings: Partial<Settings> = {}): State => {
  const one = opened(table({ series: true, ...settings }), { id: 'a', resistance: opposed, skills: ['Rida'] });
  return opened(one, { id: 'b', actor: 'spy', resistance: opposed, skills: ['Smyga'] });
};
/** The pair `round` is thrown and confirmed. */
const settled = (state: State, round: number | '', faces: readonly number[]): State => {
  const sides = [`a${round}`, `b${round}`];
  const thrown = after(state, { type: 'vastmark/opposedRoll', id: `c${round}`, sides }, faces);
  return after(thrown, { type: 'vastmark/confirmRoll', rollId: `a${round}` });
};
const score = (state: State) => state.series?.[0]?.sides.map(({ won }) => won);

test('opposed rolls until one side has won k of them; undecided rolls are made again (VAST-X-SERIES-01)', () => {
  const begun = after(waiting(), start);
  const first = settled(begun, '', [5, 2]);
  expect(score(first)).toEqual([1, 0]);
  const second = settled(after(first, next(2)), 2, [3, 4]);
  expect(score(second), 'equal totals: nobody succeeds').toEqual([1, 0]);
  const third = settled(after(second, next(3)), 3, [2, 6]);
  expect(score(third)).toEqual([1, 1]);
  const last = settled(after(third, next(4)), 4, [8, 1]);
  expect(score(last)).toEqual([2, 1]);
  expect(refusal(last, next(5))).toBe('E_SERIES_OVER');
  expect(refusal(last, { type: 'vastmark/endSeries', seriesId: 's' })).toBe('E_SERIES_OVER');
});

test('the next rolls are as the last, with what the sheet says now (VAST-X-SERIES-01)', () => {
  const first = settled(after(waiting(), start), '', [5, 2]);
  const better = after(first, { type: 'vastmark/editSkill', actor: 'tuva', name: 'Rida', value: 4 });
  const second = after(better, next(2));
  expect(rollIn(second, 'a2')).toMatchObject({ actorId: 'tuva', skillId: 'Rida', skillValue: 4, status: 'ruled' });
  expect(rollIn(second, 'b2')).toMatchObject({ actorId: 'spy', skillId: 'Smyga', chains: [], result: null });
  expect(refusal(second, next(3)), 'these rolls come first').toBe('E_ROLL_NOT_CONFIRMED');
  expect(refusal(first, { ...next(2), rolls: ['x', 'x'] })).toBe('E_ID_TAKEN');
});

test('each loss may daze the loser by 1 for the rest of the series, and no longer (VAST-X-SERIES-01)', () => {
  const first = settled(after(waiting(), { ...start, wins: 3, daze: true }), '', [5, 2]);
  const second = after(first, next(2));
  expect([rollIn(second, 'a2').daze, rollIn(second, 'b2').daze]).toEqual([undefined, 1]);
  const third = after(settled(second, 2, [2, 6]), next(3));
  expect([rollIn(third, 'a3').daze, rollIn(third, 'b3').daze]).toEqual([1, 1]);
  expect(characterIn(third, 'spy').daze).toBeUndefined();
  // It comes on top of a daze that the game master has set.
  const dazed = after(waiting({ daze: true }), { type: 'vastmark/setDaze', actor: 'spy', value: 2 });
  const lost = after(settled(after(dazed, { ...start, daze: true }), '', [5, 2]), next(2));
  expect(rollIn(lost, 'b2').daze).toBe(3);
});

test('the odds from where it stands are those of the chain, daze included (VAST-X-SERIES-01)', () => {
  const ask = { ask: 'series', seriesId: 's' } as const;
  // Tuva adds 3, the spy 2.
  for (const daze of [false, true]) {
    const begun = after(waiting(), { ...start, daze });
    expect(answer(begun, ask)).toEqual(answer(begun, { ask: 'contest', delta: 1, wins: 2, daze }));
    // One ahead: the next is won outright, or it stands one all and the rest is a single contest.
    const ahead = settled(begun, '', [5, 2]);
    const now = p(answer(ahead, ask));
    const nextOne = p(answer(ahead, { ask: 'contest', delta: daze ? 2 : 1 }));
    const decider = p(answer(ahead, { ask: 'contest', delta: 1 }));
    expect(now).toBeCloseTo(nextOne + (1 - nextOne) * decider, 12);
    expect(p(answer(after(ahead, next(2)), ask))).toBe(now);
  }
});

const p = (odds: unknown): number => (odds as { readonly A: { readonly p: number } }).A.p;

test('only the game master starts, goes on and breaks off, at a table that plays with it (VAST-X-SERIES-01)', () => {
  expect(refusal(waiting({ series: false }), start)).toBe('E_SETTING_OFF');
  expect(refusal(waiting(), start, anna)).toBe('E_NOT_GM');
  expect(refusal(waiting(), { ...start, sides: ['a', 'a'] })).toBe('E_NOT_OPPOSED');
  expect(refusal(waiting(), { ...start, sides: ['a', 'x'] })).toBe('E_UNKNOWN_ID');
  expect(refusal(opened(waiting(), { id: 'n' }), { ...start, sides: ['a', 'n'] })).toBe('E_NOT_OPPOSED');
  const begun = after(waiting(), start);
  expect(refusal(begun, { ...start, id: 't' })).toBe('E_SERIES_RUNNING');
  expect(refusal(begun, next(2), anna)).toBe('E_NOT_GM');
  expect(after(begun, { type: 'vastmark/endSeries', seriesId: 's' }).series).toEqual([]);
});

test('who leaves the game takes the series along (VAST-X-SERIES-01)', () => {
  const begun = after(waiting(), start);
  const strike = (change: { what: 'strikeCharacter'; actor: string } | { what: 'strikeRoll'; rollId: string }) =>
    after(begun, { type: 'vastmark/adjust', reason: 'r', change }).series;
  expect(strike({ what: 'strikeCharacter', actor: 'spy' })).toEqual([]);
  expect(strike({ what: 'strikeRoll', rollId: 'a' })).toEqual([]);
});

test('a series with somebody hidden is the game master’s alone (VAST-X-SERIES-01)', () => {
  const shadow = after(waiting(), { type: 'vastmark/showCharacter', actor: 'spy', shown: false });
  const { events, state } = when(shadow, start);
  expect(see(events, anna)).toEqual([]);
  expect(see(state, anna).series).toEqual([]);
  expect(see(state, gm).series).toHaveLength(1);
  const thrown = after(state, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [5, 2]);
  const confirmed = when(thrown, { type: 'vastmark/confirmRoll', rollId: 'a' });
  expect(JSON.stringify(see(confirmed.events, anna))).not.toContain('series');
  const shown = after(confirmed.state, { type: 'vastmark/showCharacter', actor: 'spy', shown: true });
  expect(see(shown, anna).series).toHaveLength(1);
});

test('that a hidden series begins nobody else sees, and what it opens for all to see they are told (VAST-X-SERIES-01)', () => {
  const shadow = after(waiting(), { type: 'vastmark/showCharacter', actor: 'spy', shown: false });
  const { state } = when(shadow, start);
  expect(JSON.stringify(see(state, anna))).toBe(JSON.stringify(see(shadow, anna)));
  const thrown = after(state, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [5, 2]);
  const confirmed = after(thrown, { type: 'vastmark/confirmRoll', rollId: 'a' });
  const wished = after(confirmed, { type: 'vastmark/declareAction', actor: 'tuva', text: 'Jag hoppar.' }, [], anna);
  const next = when(wished, { type: 'vastmark/nextInSeries', seriesId: 's', rolls: ['a2', 'b2'] });
  expect(see(next.events, anna)).toMatchObject([{ type: 'vastmark/rollOpened', rolls: [{ id: 'a2' }] }]);
  expect(JSON.stringify(see(next.events, anna))).not.toContain('inSeries');
  // What she has declared meanwhile still waits, as it does where the series is open.
  expect(see(next.state, anna).inbox).toMatchObject([{ text: 'Jag hoppar.' }]);
  expect(see(next.state, anna).rolls.map(({ id }) => id)).not.toContain('b2');
  expect(next.state.series[0]?.sides.map(({ rollId }) => rollId)).toEqual(['a2', 'b2']);
});

test('the score is told (VAST-X-SERIES-01)', () => {
  const thrown = after(after(waiting(), start), { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [5, 2]);
  const told = when(thrown, { type: 'vastmark/confirmRoll', rollId: 'a' }).events.flatMap((event) => {
    const seen = see(event, anna);
    return seen ? [describe(seen, 'sv', (id) => (id === 'tuva' ? 'Tuva' : 'Spionen')).text] : [];
  });
  expect(told).toContain('Tuva vinner den här gången: Tuva 1, Spionen 0.');
});

test('a series that everyone saw begin goes on before everyone, though its rolls are behind the screen by now (VAST-X-SERIES-01)', () => {
  const thrown = after(after(waiting(), start), { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [5, 2]);
  const confirmed = after(thrown, { type: 'vastmark/confirmRoll', rollId: 'a' });
  const screened = after(confirmed, { type: 'vastmark/setTableSettings', settings: { openNpcRolls: false } });
  const next = when(screened, { type: 'vastmark/nextInSeries', seriesId: 's', rolls: ['a2', 'b2'] });
  expect(see(next.events, anna)).toMatchObject([{ type: 'vastmark/seriesContinued', rolls: [{ id: 'a2' }] }]);
  expect(see(next.state, anna).series).toHaveLength(1);
  expect(see(next.state, anna).rolls.map(({ id }) => id)).not.toContain('b2');
  // Nor does it go when somebody else comes or goes.
  const made = after(next.state, { type: 'vastmark/createQuickExtra', id: 'other' });
  for (const actor of ['other', 'spy']) {
    const shown = after(made, { type: 'vastmark/showCharacter', actor, shown: true });
    expect(see(shown, anna).series).toHaveLength(1);
  }
  const hid = after(made, { type: 'vastmark/showCharacter', actor: 'other', shown: false });
  expect(see(hid, anna).series).toHaveLength(1);
  expect(see(after(hid, { type: 'vastmark/showCharacter', actor: 'spy', shown: false }), anna).series).toEqual([]);
});
