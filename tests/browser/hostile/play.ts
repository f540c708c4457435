import type { AnyRuleSet, Viewer, Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { limits } from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';
import { exportFor } from '@aspekt/table';
import { people, tableOf } from '../../fuzz/commands.ts';
import { commandShapes, fieldsOf } from './fields.ts';
import { inventedFor, isAimed } from './invent.ts';
import { openPen, type Pen } from './pen.ts';
import { scenesOf } from './scenes.ts';
import type { Supply } from './supply.ts';
import type { Writer } from './write.ts';

type Options = {
  readonly game: Game;
  readonly rules: AnyRuleSet;
  readonly supply: Supply;
  /** Places that need not be looked for. */
  readonly unreached: ReadonlySet<string>;
  /** Play on until all texts have come, not only some to every place. */
  readonly whole: boolean;
};

/** A game that is played, at one table after the other, until hostile text has come to every place that takes any. */
export type HostilePlay = {
  readonly fields: readonly string[];
  /** Where no text has come yet. */
  readonly missing: ReadonlySet<string>;
  /** The game master's file of another table at which something new came; undefined when there is no more to find. */
  readonly next: () => Promise<string | undefined>;
};

/** A page shows the last two hundred lines at once. */
const entriesPerTable = 260;
const roundsPerTable = 400;
/** At so many tables in a row nothing new came: there is nothing more to find. */
const mostInVain = 25;
/** So few texts are said at the table, where there is room for each. */
const fewLeft = 800;

export const playHostile = ({ game, rules, supply, unreached, whole }: Options): HostilePlay => {
  const shapes = commandShapes(rules);
  const fields = fieldsOf(shapes);
  const missing = new Set(fields);
  const sought = (): readonly string[] => [...missing].filter((field) => !unreached.has(field));
  const isDone = (): boolean => sought().length === 0 && (!whole || supply.left() === 0);
  let tables = 0;

  const playOne = async (): Promise<string> => {
    const random = wordsFrom(++tables);
    const { table, luck } = await tableOf(game, random);
    const pen = openPen({ table, luck, shapes, supply, random, landed: (field) => void missing.delete(field) });
    for (const scene of scenesOf(game.id, rules)) pen.play(scene);
    for (let round = 0; round < roundsPerTable && table.entries.length < entriesPerTable && !isDone(); round++) {
      for (const type of ['table/resume', 'ode/resolveSafety']) pen.tried({ type });
      const state = table.board.game;
      if (round % 3 === 0) follow(pen, random, (who) => rules.offers(state, who).map(({ command }) => command as Wire));
      // The last that are left come to no place by chance.
      if (whole && supply.left() < fewLeft) pen.tried({ type: 'table/say', text: supply.next(limits.textChars) });
      const goal = one(sought(), random);
      seek(pen, random, goal, (type) => inventedFor(game.id, type)(state as never, random).command as Wire);
    }
    return exportFor(table, people[0] as Viewer);
  };
  const next = async (): Promise<string | undefined> => {
    for (let inVain = 0; inVain < mostInVain && !isDone(); inVain++) {
      const before = [missing.size, whole && supply.left()].join();
      const file = await playOne();
      if ([missing.size, whole && supply.left()].join() !== before) return file;
    }
    return undefined;
  };
  const seek = (pen: Pen, random: Random, goal: string | undefined, invented: (type: string) => Wire): void => {
    const [type = '', place = ''] = goal?.split(' ') ?? [];
    const wants = manners(place, random)[random() % 4] as Writer['wants'];
    const most = isAimed(game.id) ? 16 : 150;
    const ofDemo = rules.demo('en').flatMap(({ command }) => (command.type === type ? [command as Wire] : []));
    for (let tries = 0; tries < most; tries++) {
      // In the end anything, so that the game goes on to where more is possible.
      const isAny = type === '' || tries > most - 6;
      const known = random() % 8 === 0 ? one(ofDemo, random) : undefined;
      const command = known ? pen.anew(known) : invented(isAny ? '' : type);
      if ((isAny || command.type === type) && pen.tried(pen.poisoned(command, wants))) return;
    }
  };
  return { fields, missing, next };
};

type Random = () => number;
const one = <T>(items: readonly T[], random: Random): T | undefined => items[random() % Math.max(1, items.length)];

/** Write wherever there is something, everywhere, at one place alone, here and there. */
const manners = (place: string, random: Random): readonly Writer['wants'][] => [
  (_, isThere) => isThere,
  () => true,
  (path) => path === place,
  () => random() % 2 === 0,
];

/** What somebody is offered, with other words if that is possible. */
const follow = (pen: Pen, random: Random, offers: (who: Viewer) => readonly Wire[]): void => {
  const who = people[random() % 3] as Viewer;
  const offer = one(offers(who), random);
  if (!offer) return;
  const hostile = pen.poisoned(offer, (_, isThere) => isThere && random() % 3 > 0);
  if (!pen.tried(hostile, [who])) pen.tried(offer, [who]);
};
