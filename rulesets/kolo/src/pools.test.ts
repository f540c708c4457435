import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { initial } from './evolve.ts';
import type { Begin, Settings } from './model.ts';
import { after, anna, bo, onlooker, playerIn, refusal, settingsWith, table, when, withPools } from './testing/table.ts';

const begin = (type: Begin['type'], title = ''): Begin => ({ type, title });
const pools = (state: ReturnType<typeof table>) => {
  const { engagement, story } = playerIn(state);
  return [engagement, story];
};
const afterwards = (type: Begin['type'], engagement: number, story: number, settings: Partial<Settings> = {}) =>
  pools(after(withPools(table(settings), engagement, story), begin(type)));

test('every player has two pools, both ten at first and at most (KOLO-POOL-01, KOLO-POOL-02)', () => {
  expect(pools(table())).toEqual([10, 10]);
  expect(table().players.map(({ id }) => id)).toEqual(['anna', 'bo']);
});

test('nothing lifts a pool above ten (KOLO-POOL-03)', () => {
  expect(afterwards('kolo/startScene', 10, 10)).toEqual([10, 10]);
  expect(afterwards('kolo/startAdventure', 8, 7)).toEqual([10, 10]);
  expect(
    refusal(table(), { type: 'kolo/adjust', reason: '', change: { what: 'pools', player: 'anna', engagement: 11 } }),
  ).toBe('E_NOT_POSITIVE');
});

test('a scene brings one engagement (KOLO-POOL-04)', () => {
  expect(afterwards('kolo/startScene', 4, 4)).toEqual([5, 4]);
});

test('an adventure, not a session, brings up to five to both pools (KOLO-POOL-05)', () => {
  expect(afterwards('kolo/startAdventure', 1, 3)).toEqual([6, 8]);
  expect(afterwards('kolo/startSession', 1, 3)).toEqual([1, 3]);
  expect(afterwards('kolo/startAdventure', 1, 8, { adventureRefresh: 'upToFive' })).toEqual([5, 8]);
});

test('a campaign fills both (KOLO-POOL-06)', () => {
  expect(afterwards('kolo/startCampaign', 0, 2)).toEqual([10, 10]);
});

test('a dramatic moment brings one engagement to those who have none (KOLO-POOL-07)', () => {
  expect(afterwards('kolo/dramaticMoment', 0, 5)).toEqual([1, 5]);
  expect(afterwards('kolo/dramaticMoment', 1, 0)).toEqual([1, 0]);
});

test('what begins when: campaign, adventure, scene', () => {
  const fresh = initial(settingsWith());
  const code = (state: typeof fresh, type: Begin['type']) => refusal(state, begin(type));
  expect(code(fresh, 'kolo/startAdventure')).toBe('E_WRONG_STATUS');
  expect(code(fresh, 'kolo/startSession')).toBe('E_WRONG_STATUS');
  const campaign = after(fresh, begin('kolo/startCampaign', 'Wojna'));
  expect(code(campaign, 'kolo/startScene')).toBe('E_WRONG_STATUS');
  const adventure = after(campaign, begin('kolo/startAdventure', 'Most'));
  expect(code(adventure, 'kolo/dramaticMoment')).toBe('E_WRONG_STATUS');
  const scene = after(adventure, begin('kolo/startScene', 'Noc'));
  expect(scene.campaign).toMatchObject({
    started: 'scene',
    title: 'Wojna',
    adventure: 'Most',
    scene: 'Noc',
    adventures: 1,
    scenes: 1,
  });
  expect(code(scene, 'kolo/dramaticMoment')).toBeUndefined();
  expect(refusal(scene, begin('kolo/startScene'), anna)).toBe('E_NOT_GM');
});

test('the line says what each pool gained', () => {
  const { events } = when(withPools(table(), 0, 4), begin('kolo/startAdventure'));
  expect(events[0]).toMatchObject({
    what: 'adventure',
    changes: [
      { player: 'anna', engagement: 5, story: 5 },
      { player: 'bo', engagement: 0, story: 0 },
    ],
  });
  expect(playerIn(table(), bo.seat).engagement).toBe(10);
});

test('what every pool gained is told to the table, how full it is to whoever has it (KOLO-POOL-05)', () => {
  const { events, state } = when(withPools(table(), 0, 4), begin('kolo/startAdventure'));
  const changes = [
    { player: 'anna', engagement: 5, story: 5 },
    { player: 'bo', engagement: 0, story: 0 },
  ];
  for (const viewer of [bo, onlooker]) expect(see(events, viewer)).toMatchObject([{ what: 'adventure', changes }]);
  expect(see(state, onlooker).players).toEqual([]);
});
