import { see, type AnyRuleSet, type Offer, type Tagged, type Viewer } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { gm } from './given.ts';
import { lawfully, type Move, type Random } from './laws.ts';
import { aimed, thingsIn } from './things.ts';

export type UntoldOptions = {
  readonly rules: AnyRuleSet;
  /** Tables with somebody and something hidden at them. */
  readonly starts: readonly unknown[];
  /** Everybody but the game master. */
  readonly viewers: readonly Viewer[];
  readonly invent: (state: never, random: Random) => Move;
  readonly games: number;
  readonly moves: number;
  /** Why others may see something change after this command though nobody tells them of it. */
  readonly excuse?: (command: never, state: never) => string | undefined;
  /** What somebody sees, where not all of it is meant. */
  readonly sight?: (state: never, viewer: Viewer) => unknown;
};

export type Untold = {
  /** Kinds of what was done, and of what was done behind somebody's back. */
  readonly done: ReadonlySet<string>;
  readonly untold: ReadonlySet<string>;
};

/**
 * Play at random, every other move of the game master about what is hidden, and hold that whoever is told of none of the
 * events sees nothing change.
 */
export const nothingChangesUntold = (options: UntoldOptions): Untold => {
  const { rules, starts, viewers, games, moves } = options;
  const sight = (options.sight ?? see) as (state: unknown, viewer: Viewer) => unknown;
  const excuse = options.excuse as ((command: Tagged, state: unknown) => string | undefined) | undefined;
  const done = new Set<string>();
  const untold = new Set<string>();
  for (let game = 0; game < games; game++) {
    const random = wordsFrom(game + 1);
    const start = starts[game % starts.length];
    let state = start;
    for (let i = 0; i < moves; i++) {
      const move = moveAt(options, state, random);
      const { decision, after } = lawfully(rules, state, move, random);
      if (!decision.ok) continue;
      done.add(kindOf(move.command));
      const before = state;
      // Play goes on while there is something to hide.
      state = thingsIn(after).some(({ hidden }) => hidden) ? after : start;
      if (excuse?.(move.command, before) !== undefined) continue;
      for (const viewer of viewers) {
        if (decision.events.some((event) => see(event, viewer) !== undefined)) continue;
        untold.add(kindOf(move.command));
        const [was, is] = [before, after].map((one) => JSON.stringify(sight(one, viewer)));
        if (was !== is)
          throw new Error(
            `${viewer.seat} is told nothing of ${JSON.stringify(move.command)}, yet sees\n${is}\nwhere there was\n${was}`,
          );
      }
    }
  }
  return { done, untold };
};

/** Along an offer, or invented; of what is invented every other is the game master's, about what is hidden. */
const moveAt = ({ rules, viewers, invent }: UntoldOptions, state: unknown, random: Random): Move => {
  const by = [gm, ...viewers][random() % (viewers.length + 1)] ?? gm;
  const offers = random() % 5 === 0 ? (rules.offers(state, by) as readonly Offer<Tagged>[]) : [];
  const offer = offers[random() % Math.max(1, offers.length)];
  if (offer) return { command: offer.command, by };
  const move = invent(state as never, random);
  return random() % 2 === 0 ? { command: aimed(move.command, thingsIn(state), random), by: gm } : move;
};

/** What a command does: its type, and of a correction also what is corrected. */
const kindOf = (command: Tagged): string => {
  const { change } = command as { readonly change?: { readonly what?: string; readonly set?: string } };
  return [command.type, change?.what ?? change?.set].filter((part) => part !== undefined).join(' ');
};
