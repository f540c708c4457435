import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { habit } from './habit.ts';
import type { State } from './model.ts';
import { offers } from './offers.ts';
import { after, anna, gm, opened, playerIn, refusal, table, testIn, when } from './testing/table.ts';

const setting = (gmPool: boolean) => ({ type: 'kolo/setCampaign', settings: { gmPool } }) as const;
const note = (actor = 'wolf', ofNote = true) => ({ type: 'kolo/setOfNote', actor, ofNote }) as const;
const ready = (): State => after(after(table(), setting(true)), note());
const line = { pool: 3, sphereValue: 1, proficiencyValue: 0 };
const declare = (points: number) => ({ type: 'kolo/declareEngagement', testId: 't', points }) as const;
const wolfTest = (state: State): State => after(state, { type: 'kolo/openTest', id: 't', actor: 'wolf', line });
const pool = (state: State): number => playerIn(state, 'gm-pool').engagement;

test('npcs of note share one pool of ten: lost on success, back with one more otherwise (KOLO-X-SOLOPOOL-01)', () => {
  expect(pool(ready())).toBe(10);
  expect(pool(table({ gmPool: true })), 'a table opened with it').toBe(10);
  const spent = after(wolfTest(ready()), declare(2));
  expect([pool(spent), testIn(spent).pool.size]).toEqual([8, 5]);
  const won = after(spent, { type: 'kolo/flip', testId: 't' }, [1, 1, 1, 1, 1]);
  expect(pool(after(won, { type: 'kolo/closeTest', testId: 't', xpLabel: 'głód' }))).toBe(8);
  const lost = after(spent, { type: 'kolo/flip', testId: 't' }, [0, 0, 0, 0, 0]);
  expect(pool(after(lost, { type: 'kolo/closeTest', testId: 't' }))).toBe(10);
  const nine = after(lost, {
    type: 'kolo/adjust',
    reason: 'r',
    change: { what: 'pools', player: 'gm-pool', engagement: 5 },
  });
  expect(pool(after(nine, { type: 'kolo/closeTest', testId: 't' }))).toBe(5 + 2 + 1);
});

test('the game master declares and adds coins for them, and nobody else (KOLO-X-SOLOPOOL-01)', () => {
  expect(offers(wolfTest(ready()), gm).some(({ command }) => command.type === 'kolo/declareEngagement')).toBe(true);
  expect(refusal(wolfTest(ready()), declare(1), anna)).toBe('E_NOT_OWNER');
  expect(refusal(wolfTest(ready()), declare(11))).toBe('E_NO_ENGAGEMENT');
  const thrown = after(after(wolfTest(ready()), declare(1)), { type: 'kolo/flip', testId: 't' }, [0, 0, 0, 0]);
  expect(habit(thrown)).toEqual({ command: { type: 'kolo/extendEngagement', testId: 't' }, by: gm });
  expect(pool(after(thrown, { type: 'kolo/extendEngagement', testId: 't' }, [1]))).toBe(8);
  const struck = after(thrown, { type: 'kolo/adjust', reason: 'r', change: { what: 'strikeTest', testId: 't' } });
  expect(pool(struck)).toBe(10);
});

test('it is refreshed like a player’s, but holds no story points (KOLO-X-SOLOPOOL-01)', () => {
  const spent = after(wolfTest(ready()), declare(9));
  expect(pool(after(spent, { type: 'kolo/startScene' }))).toBe(2);
  const fresh = after(spent, { type: 'kolo/startCampaign' });
  expect(playerIn(fresh, 'gm-pool')).toMatchObject({ engagement: 10, story: 0 });
});

test('off, or for one who is not of note, there is no pool (KOLO-X-SOLOPOOL-01)', () => {
  expect(table().players.map(({ id }) => id)).not.toContain('gm-pool');
  expect(refusal(table(), note())).toBe('E_SETTING_OFF');
  expect(refusal(ready(), note('wanda'))).toBe('E_NOT_NPC');
  expect(refusal(ready(), note(), anna)).toBe('E_NOT_GM');
  expect(refusal(wolfTest(after(ready(), note('wolf', false))), declare(1))).toBe('E_NO_ENGAGEMENT');
  expect(refusal(wolfTest(after(ready(), setting(false))), declare(1))).toBe('E_NO_ENGAGEMENT');
  expect(refusal(after(wolfTest(ready()), declare(1)), note('wolf', false))).toBe('E_WRONG_STATUS');
  // Switched on again it is the same pool.
  const again = after(after(after(wolfTest(ready()), declare(3)), setting(false)), setting(true));
  expect(again.players.filter(({ id }) => id === 'gm-pool')).toHaveLength(1);
});

test('the pool is the game master’s secret, and has no say in what pleases (KOLO-X-SOLOPOOL-01)', () => {
  const { events, state } = when(ready(), { type: 'kolo/startCampaign' });
  const rising = when(after(wolfTest(ready()), declare(4)), { type: 'kolo/startScene' });
  for (const seen of [see(events, anna), see(state, anna), see(rising.events, anna), see(rising.state, anna)])
    expect(JSON.stringify(seen)).not.toContain('gm-pool');
  let told = opened(ready(), { id: 'x' });
  told = after(told, { type: 'kolo/proposeStory', id: 's', actor: 'wanda', text: 'Most' }, [], anna);
  told = after(told, { type: 'kolo/priceStory', storyId: 's', cost: 1 });
  told = after(told, { type: 'kolo/payStory', storyId: 's' }, [], anna);
  told = after(told, { type: 'kolo/likeStory', storyId: 's' }, [], { seat: 'bo', role: 'player' });
  told = after(told, { type: 'kolo/likeStory', storyId: 's' });
  expect(told.stories[0]?.rewarded).toBe(true);
});
