import { audienceKey, audienceOf, seal } from '@aspekt/fair';
import { openChains } from '../chains.ts';
import { refused } from '../outcome.ts';
import { seqOfLine } from '../line-number.ts';
import { entryAt } from '../table.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

/** End the epoch of a chain and show its seed, and those of earlier epochs not shown yet; the dice go on from a new one. */
export const revealDice = ({ table, luck }: Circumstance, { audience: to }: Of<'table/reveal-dice'>): Ruling => {
  const { house } = table;
  const audience = audienceKey(to);
  if (!house.chains.some((chain) => chain.audience === audience)) return refused('TABLE_E_NO_DICE');
  const ended = house.chains
    .filter((chain) => chain.audience === audience)
    .map(({ epoch, seed }) => ({ audience, epoch, seed }));
  const earlier = house.unrevealed.filter((seed) => seed.audience === audience);
  const { chains, seeds } = openChains(house.id, house, [audienceOf(audience)], luck);
  // Whoever may not see the throws of a few does not learn when they are checked.
  const only = typeof to === 'string' ? {} : { only: audienceOf(audience) };
  const revealed = [...earlier, ...ended];
  return { kind: 'ruled', events: [{ type: 'table/dice-revealed', revealed, chains, ...only }], seeds };
};

/** Open the secret throws of one line: the faces, and the nonce that fits the seal made when they fell. */
export const openRoll = ({ table, by }: Circumstance, { line }: Of<'table/open-roll'>): Ruling => {
  const seq = seqOfLine(table, by, line);
  if (seq === undefined) return refused('TABLE_E_UNKNOWN_LINE');
  const entry = entryAt(table, seq);
  const { house } = table;
  const events = (entry.luck ?? []).flatMap(({ audience, epoch = 0, counter = 0, sealed }) => {
    const seed = [...house.chains, ...house.unrevealed].find((one) => one.audience === audience && one.epoch === epoch);
    if (!sealed || !seed) return [];
    const draw = { table: house.id, audience, epoch, counter, command: entry.id, salt: entry.salt ?? '' };
    const opening = seal(
      seed.seed,
      draw,
      entry.throws.filter(({ to }) => audienceKey(to) === audience),
    );
    return opening.sealed === sealed
      ? [{ type: 'table/roll-opened', opening: { ...opening, command: entry.id } } as const]
      : [];
  });
  return events.length > 0 ? ruled(...events) : refused('TABLE_E_NO_SECRET_ROLL');
};
