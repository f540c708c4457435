import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { State } from './model.ts';
import { offers } from './offers.ts';
import { after, anna, bo, characterIn, gm, onlooker, playerIn, refusal, table, withPools } from './testing/table.ts';

const propose = { type: 'kolo/proposeStory', id: 's', actor: 'wanda', text: 'W porcie czeka mój brat.' } as const;
const proposed = (state: State = table()): State => after(state, propose, [], anna);
const price = (cost: number, engagementAllowed = false) =>
  ({ type: 'kolo/priceStory', storyId: 's', cost, engagementAllowed }) as const;
const priced = (cost = 3, engagementAllowed = false, state?: State): State =>
  after(proposed(state), price(cost, engagementAllowed));
const pay = (engagement = 0) => ({ type: 'kolo/payStory', storyId: 's', engagement }) as const;
const paid = (state: State = priced(), engagement = 0): State => after(state, pay(engagement), [], anna);
const like = (likes = true) => ({ type: 'kolo/likeStory', storyId: 's', likes }) as const;

test('a player takes the game master’s role for a moment, at any time (KOLO-STO-01)', () => {
  expect(proposed().stories).toMatchObject([{ playerId: 'anna', actorId: 'wanda', status: 'proposed', cost: null }]);
  expect(refusal(withPools(table(), 0, 0), propose, anna)).toBe('E_NOT_ENOUGH_STORY');
  expect(refusal(table(), propose, bo)).toBe('E_NOT_OWNER');
  expect(refusal(proposed(), propose, anna)).toBe('E_ID_TAKEN');
  expect(see(proposed(), bo).stories).toEqual([]);
  expect(see(proposed(), anna).stories.length).toBe(1);
});

test('the game master accepts it with a price or declines (KOLO-STO-02)', () => {
  expect(priced().stories[0]).toMatchObject({ status: 'priced', cost: 3 });
  expect(after(priced(), price(2)).stories[0]?.cost).toBe(2);
  expect(refusal(proposed(), price(0))).toBe('E_NOT_POSITIVE');
  expect(refusal(proposed(), price(1.5))).toBe('E_NOT_INTEGER');
  expect(refusal(proposed(), price(1), anna)).toBe('E_NOT_GM');
  const no = after(proposed(), { type: 'kolo/rejectStory', storyId: 's' });
  expect(no.stories[0]?.status).toBe('rejected');
  for (const command of [price(1), { type: 'kolo/rejectStory', storyId: 's' } as const])
    expect(refusal(no, command)).toBe('E_WRONG_STATUS');
  expect(refusal(no, pay(), anna)).toBe('E_WRONG_STATUS');
});

test('whoever proposed it may take it back, before the price and after it (KOLO-STO-02)', () => {
  const back = { type: 'kolo/dismissProposal', id: 's' } as const;
  for (const state of [proposed(), priced()]) {
    const over = after(state, back, [], anna);
    expect(over.stories[0]?.status).toBe('rejected');
    expect(playerIn(over).story).toBe(10);
    for (const other of [bo, gm]) expect(refusal(state, back, other)).toBe('E_UNKNOWN_ID');
  }
  expect(refusal(paid(), back, anna)).toBe('E_UNKNOWN_ID');
  expect(offers(priced(), anna).map(({ command }) => command)).toContainEqual(back);
});

test('the price is paid when accepted and cannot exceed the pool (KOLO-STO-03)', () => {
  expect(playerIn(paid()).story).toBe(7);
  expect(paid().stories[0]).toMatchObject({ status: 'paid', engagementPaid: 0 });
  expect(see(paid(), bo).stories.length).toBe(1);
  expect(refusal(proposed(withPools(table(), 10, 2)), price(3))).toBe('E_NOT_ENOUGH_STORY');
  expect(refusal(withPools(priced(), 10, 2), pay(), anna)).toBe('E_NOT_ENOUGH_STORY');
  expect(refusal(priced(), pay(), bo)).toBe('E_UNKNOWN_ID');
  expect(refusal(priced(), pay(), gm)).toBe('E_NOT_OWNER');
  expect(refusal(paid(), pay(), anna)).toBe('E_WRONG_STATUS');
});

test('open threads are settled after an adventure the same way (KOLO-STO-04)', () => {
  const over = after(table(), { type: 'kolo/startCampaign' });
  expect(over.campaign.started).toBe('campaign');
  expect(paid(priced(3, false, over)).stories[0]?.status).toBe('paid');
});

test('after a campaign engagement may pay, if the game master allows (KOLO-STO-05)', () => {
  const state = priced(12, true);
  expect(refusal(proposed(), price(12))).toBe('E_NOT_ENOUGH_STORY');
  const done = paid(state, 4);
  expect(playerIn(done)).toMatchObject({ engagement: 6, story: 2 });
  expect(refusal(state, pay(1), anna)).toBe('E_NOT_ENOUGH_STORY');
  expect(refusal(priced(3), pay(1), anna)).toBe('E_ENGAGEMENT_VETOED');
  expect(refusal(priced(3, true), pay(4), anna)).toBe('E_NOT_POSITIVE');
  expect(refusal(priced(3, true), pay(-1), anna)).toBe('E_NOT_POSITIVE');
  expect(refusal(priced(3, true), pay(0.5), anna)).toBe('E_NOT_INTEGER');
  expect(refusal(withPools(priced(3, true), 1), pay(2), anna)).toBe('E_NO_ENGAGEMENT');
});

test('what the others and the game master like brings the story points paid as experience, without label (KOLO-XP-04)', () => {
  const one = after(paid(), like(), [], bo);
  expect(characterIn(one).xp).toEqual([]);
  const all = after(one, like());
  expect(characterIn(all).xp).toMatchObject([{ amount: 3, label: null, source: 'story' }]);
  expect(refusal(paid(), like(), anna)).toBe('E_OWN_STORY');
  expect(refusal(one, like(), bo)).toBe('E_WRONG_STATUS');
  expect(refusal(priced(), like())).toBe('E_WRONG_STATUS');
  expect(refusal(paid(), like(), onlooker)).toBe('E_NOT_OWNER');
  const against = after(after(paid(), like(false), [], bo), like());
  expect(characterIn(against).xp).toEqual([]);
});

test('a table may leave it to the game master after the vote (KOLO-XP-04)', () => {
  const state = paid(priced(3, false, table({ storyLike: 'gmAfterVote' })));
  const voted = after(after(state, like(false), [], bo), like());
  expect(characterIn(voted).xp).toMatchObject([{ amount: 3 }]);
});

test('engagement paid counts for nothing (KOLO-XP-04)', () => {
  const done = after(after(paid(priced(3, true), 3), like(), [], bo), like());
  expect(characterIn(done).xp).toEqual([]);
});

test('an offered story has an id that is free, also where hers has been hidden from her since (KOLO-STO-01)', () => {
  const offeredId = (state: State): string => {
    const found = offers(state, anna).find(({ command }) => command.type === 'kolo/proposeStory')?.command;
    return found?.type === 'kolo/proposeStory' ? found.id : '';
  };
  const first = offeredId(table());
  const made = after(table(), { ...propose, id: first }, [], anna);
  const hidden: State = { ...made, stories: made.stories.map((story) => ({ ...story, only: 'gm' as const })) };
  expect(offeredId(hidden)).not.toBe(first);
  expect(refusal(hidden, { ...propose, id: offeredId(hidden) }, anna)).toBeUndefined();
});
