import { maySee, type Viewer } from '@aspekt/contract';
import { diceFrom, faceFrom, NotOnDie, OutOfDice, type Audience, type Dice, type Pool, type Throw } from '@aspekt/dice';
import { audienceKey, followingId, seal, wordsOf, type Draw, type Drawn } from '@aspekt/fair';
import type { ChainState, House } from './house.ts';

/** Where fresh randomness comes from. */
export interface Luck {
  /** 32 fresh bytes in hex, for a new chain. */
  seed(): string;
  /** Faces that fall instead of the chain's, used up as they fall. The test server alone has them. */
  readonly prescribed?: number[];
}

/** The luck of one command: its dice, and afterwards what to write down about them. */
export type Hand = {
  /** The id that the command is written down with. */
  readonly id: () => string;
  readonly dice: Dice;
  readonly tape: readonly Throw[];
  readonly drawn: () => readonly Drawn[];
  readonly typed: () => boolean;
  /** Typed faces that no throw asked for. */
  readonly left: () => number;
  /** How many of the throw in question are still to be typed. */
  readonly owed: (pool: Pool) => number;
  /** The throws stand: what was prescribed is used up. */
  readonly settle: () => void;
};

/** An audience has no chain yet; one must be in the log before the throw. */
export class NoChain extends Error {
  readonly to: Audience;
  constructor(to: Audience) {
    super(`no chain for ${audienceKey(to)}`);
    this.to = to;
  }
}

type Asked = {
  readonly id: string;
  /** Nobody sent it, so that its id is nobody's choice either: as soon as it throws dice, the id follows from theirs. */
  readonly byItself?: true;
  readonly salt?: string | undefined;
  readonly faces?: readonly number[] | undefined;
};

/**
 * Dice for one command. Typed faces serve the throws that the sender may see; all others come from the chain
 * of their audience, one stream for the whole command.
 */
export const handFor = (house: House, by: Viewer, { id, byItself, salt = '', faces }: Asked, luck: Luck): Hand => {
  const tape: Throw[] = [];
  const streams = new Map<string, { readonly chain: ChainState; readonly draw: Draw; readonly next: () => number }>();
  let command = id;
  let typed = 0;
  let prescribed = 0;

  const streamFor = (to: Audience) => {
    const key = audienceKey(to);
    const open = streams.get(key);
    if (open) return open;
    const chain = house.chains.find(({ audience }) => audience === key);
    if (!chain) throw new NoChain(to);
    const { epoch, counter } = chain;
    const place = { table: house.id, audience: key, epoch, counter, salt };
    if (byItself && streams.size === 0) command = followingId(chain.seed, place);
    const draw = { ...place, command };
    const stream = { chain, draw, next: wordsOf(chain.seed, draw) };
    streams.set(key, stream);
    return stream;
  };

  const face = (pool: Pool, what: string, to: Audience): number => {
    if (faces && maySee(to, by)) {
      const given = faces[typed];
      if (given === undefined) throw new OutOfDice(what, pool);
      typed++;
      // Sealed like any other secret throw: from outside nobody can tell whose hand it fell from.
      if (to !== 'everyone') streamFor(to);
      return onDie(given, pool, what);
    }
    const set = luck.prescribed?.[prescribed];
    if (set === undefined) return faceFrom(pool.die.faces, streamFor(to).next);
    prescribed++;
    return onDie(set, pool, what);
  };

  const typedBefore = (): number =>
    tape.reduce((sum, thrown) => (maySee(thrown.to, by) ? sum + thrown.faces.length : sum), 0);

  return {
    id: () => command,
    dice: diceFrom(face, tape),
    tape,
    drawn: () =>
      [...streams].map(([audience, { chain, draw }]) => {
        const drawn = { audience, epoch: draw.epoch, counter: draw.counter };
        if (audience === 'everyone') return drawn;
        const throws = tape.filter(({ to }) => audienceKey(to) === audience);
        const byHand = faces && throws.some(({ to }) => maySee(to, by));
        return { ...drawn, sealed: seal(chain.seed, draw, throws).sealed, ...(byHand && { typed: true }) };
      }),
    typed: () => typed > 0,
    left: () => (faces?.length ?? 0) - typed,
    owed: (pool) => pool.count - (typed - typedBefore()),
    settle: () => void luck.prescribed?.splice(0, prescribed),
  };
};

const onDie = (face: number, pool: Pool, what: string): number => {
  if (!pool.die.faces.includes(face)) throw new NotOnDie(what, pool, face);
  return face;
};
