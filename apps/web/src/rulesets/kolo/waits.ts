import type { Wire } from '@aspekt/contract';
import type { Command } from '@aspekt/kolo';
import type { Wait } from '../../lib/game.ts';
import { characterOf, isBefore, isIdle, isOwn, isThrown, nameOf, pairsOf, type Table } from './seen.ts';
import { wordsFor } from './words/index.svelte.ts';

/** What play waits for from others; what waits for this seat is in its tray. */
export const waitsFor = (table: Table): readonly Wait[] => {
  const { game } = table;
  const w = wordsFor(table.locale);
  const seatOf = (id: string): Pick<Wait, 'seat'> => {
    const owner = characterOf(game, id)?.ownerId;
    return owner == null ? {} : { seat: owner };
  };
  const tests = game.tests
    .filter((test) => !isOwn(table, test.actorId) && !isIdle(game, test))
    .flatMap((test): readonly Wait[] => {
      const name = nameOf(game, test.actorId, w);
      // Both sides of a contest are thrown for by the game master, in whose tray they are.
      if (isBefore(test) && test.kind === 'contested') return [];
      if (isBefore(test)) return [{ text: w.waits.flip(name), ...seatOf(test.actorId) }];
      return isThrown(test) && test.passed === null ? [{ text: w.waits.decide(name), ...seatOf(test.actorId) }] : [];
    });
  const contest = !table.isGm && pairsOf(game).length > 0 ? [{ text: w.contest.waits }] : [];
  const own = table.isGm
    ? []
    : // A test one asks for stands in the scene, with a way to take it back.
      game.stories
        .filter((story) => story.status === 'proposed' && story.playerId === table.me.seat)
        .map(() => ({ text: w.waits.price }));
  const priced = table.isGm
    ? game.stories
        .filter((story) => story.status === 'priced')
        .map((story) => ({ text: w.waits.pay(table.seatName(story.playerId)), seat: story.playerId }))
    : [];
  return [...tests, ...contest, ...own, ...priced];
};

/** A prepared command in words, for the one who is asked. */
export const requestWords = (command: Wire, table: Table): string => {
  const w = wordsFor(table.locale);
  const asked = command as unknown as Command;
  if (asked.type === 'kolo/openTest') return w.waits.test(nameOf(table.game, asked.actor, w));
  return w.waits.something;
};
