import type { Audience } from '@aspekt/contract';
import { audienceKey, audienceOf, commit, type Commitment, type Seed } from '@aspekt/fair';
import type { KnownCommitment } from './entry.ts';
import type { House } from './house.ts';
import type { Luck } from './luck.ts';

/** New seeds for `audiences`, with the commitments that go into the log. */
export const openChains = (
  table: string,
  house: House,
  audiences: readonly Audience[],
  luck: Luck,
): { readonly chains: readonly Commitment[]; readonly seeds: readonly Seed[] } => {
  const seeds = audiences.map((to): Seed => {
    const audience = audienceKey(to);
    const old = house.chains.find((chain) => chain.audience === audience);
    return { audience, epoch: (old?.epoch ?? 0) + 1, seed: luck.seed() };
  });
  return { chains: seeds.map((seed) => commit(table, seed)), seeds };
};

/** Everyone knows of the open chain, the game master's and each player's own; of a group's only the group does. */
export const toThoseWhoKnow = (chain: Commitment): KnownCommitment => {
  const to = audienceOf(chain.audience);
  return typeof to === 'string' || to.length === 1 ? chain : { ...chain, only: to };
};
