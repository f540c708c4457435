import type { Viewer } from '@aspekt/contract';
import { firstHash, nextHash } from '@aspekt/fair';
import { games } from '@aspekt/registry';
import { tableFromTexts } from '@aspekt/table';
import { differing, everythingOf, textsOf } from '../../packages/table/src/testing/same.ts';
import { playEvening } from '../golden/record.ts';

/** An evening that is the same wherever it is played. */
export type Evening = { readonly game: string; readonly seed: number; readonly commands: number };

/** What came of it. */
export type Came = {
  readonly events: number;
  /** One hash over its log and everything that anybody is shown of it in the end. */
  readonly hash: string;
  /** In what the table that was played differs from the one that its log tells of. */
  readonly differing: readonly string[];
};

/** Where something ran: what the place has of its own, and the rules must not ask for. */
export type Place = { readonly locale: string; readonly timeZone: string; readonly engine: string };

const viewers: readonly Viewer[] = [
  { seat: 'gm', role: 'gm' },
  { seat: 'anna', role: 'player' },
  { seat: 'bo', role: 'player' },
  { seat: 'onlooker', role: 'onlooker' },
];

/** Play an evening here, replay its log here, and tell what came of it. */
export const cameOf = async ({ game, seed, commands }: Evening): Promise<Came> => {
  const rules = await games.find(({ id }) => id === game)?.load();
  if (!rules) throw new Error(`no ${game}`);
  const played = playEvening(rules, seed, commands);
  const texts = textsOf(played);
  const everything = everythingOf(played, viewers);
  const replayed = everythingOf(tableFromTexts(rules, texts), viewers);
  let hash = firstHash(game);
  for (const text of [...texts, ...everything.values()]) hash = nextHash(hash, text);
  const events = [...played.entries].reduce((sum, entry) => sum + entry.events.length, 0);
  return { events, hash, differing: differing(everything, replayed) };
};

export const placeHere = (): Place => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { locale, timeZone, engine: globalThis.navigator.userAgent };
};
