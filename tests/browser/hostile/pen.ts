import type { Viewer, Wire } from '@aspekt/contract';
import { handle, type Luck, type Table } from '@aspekt/table';
import type { Shape } from '../../../apps/cli/src/describe/shape.ts';
import { people } from '../../fuzz/commands.ts';
import type { Scene } from './scenes.ts';
import type { Supply } from './supply.ts';
import { hostileIn, written, type Writer } from './write.ts';

type Options = {
  readonly table: Table;
  readonly luck: Luck;
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly supply: Supply;
  readonly random: () => number;
  /** Somebody's command was accepted with hostile text at a place: a command type and the way there. */
  readonly landed: (field: string) => void;
};

/** Writes hostile text into commands and sends them to one table. */
export type Pen = {
  readonly poisoned: (command: Wire, wants: Writer['wants']) => Wire;
  /** The same about something new. */
  readonly anew: (command: Wire) => Wire;
  /** Whether the table took it, from any of them. */
  readonly tried: (command: Wire, from?: readonly Viewer[]) => boolean;
  readonly play: (scene: Scene) => void;
};

const players: readonly Viewer[] = people.filter(({ role }) => role !== 'onlooker');
/** No more letters than this where the shortest text of a game may stand. */
const shortest = 40;

export const openPen = ({ table, luck, shapes, supply, random, landed }: Options): Pen => {
  const met: string[] = [];
  let serial = 0;
  const writer = {
    // What something is called by now is what it must be called by later.
    text: (most: number): string => {
      const known = met.slice(-60).filter(({ length }) => length <= most);
      return (random() % 3 === 0 && known[random() % known.length]) || supply.next(most);
    },
    id: () => `made${serial++}`,
  };
  const shapeOf = ({ type }: Wire): Shape => shapes.get(type) ?? {};
  const tried = (command: Wire, from = players): boolean => {
    const salt = '5a'.repeat(16);
    const taken = from.some(
      (by) => handle(table, by, { id: `h${serial++}`, command, salt }, luck, serial).kind === 'accepted',
    );
    for (const [path, text] of taken ? hostileIn(shapeOf(command), command) : []) {
      landed(`${command.type} ${path}`);
      supply.arrived(text);
      met.push(text);
    }
    return taken;
  };
  return {
    tried,
    poisoned: (command, wants) => written(shapeOf(command), command, { ...writer, wants }) as Wire,
    anew: (command) => ('id' in command ? { ...command, id: writer.id() } : command),
    play: (scene) => {
      const words = new Map<string, string>();
      const say = (word: string): string => {
        const text = words.get(word) ?? supply.next(shortest);
        words.set(word, text);
        return text;
      };
      for (const command of scene(say)) tried(command);
    },
  };
};
