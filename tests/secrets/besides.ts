import { locales, see, type Viewer, type Wire } from '@aspekt/contract';
import { thingsIn } from '@aspekt/testkit';
import { commandShapes, madeUp, type Filling, type Shape } from './made-up.ts';
import type { Random } from './pen.ts';
import type { Asking, ServerInHand } from './server-in-hand.ts';

/** Fills in what somebody knows, and ids that they guess. */
const fillingFor = ({ table }: ServerInHand, viewer: Viewer, guesses: readonly string[], random: Random): Filling => {
  const pick = <T>(items: readonly T[]): T | undefined => items[random() % Math.max(1, items.length)];
  const ids = [...thingsIn(see(table.board.game, viewer)).map(({ id }) => id), ...guesses];
  return {
    id: () => pick(ids) ?? 'nothing',
    text: () => pick(ids) ?? 'something',
    number: (low, high) => low + (random() % (high - low + 1)),
    pick,
  };
};

/** What somebody asks besides playing: the odds of anything, a question of the game, or to be told in another language. */
export const asked = (server: ServerInHand, viewer: Viewer, guesses: readonly string[], random: Random): object => {
  const { rules } = server;
  const filling = fillingFor(server, viewer, guesses, random);
  const shapes = [...commandShapes(rules.command).values()];
  const kind = random() % 4;
  if (kind === 0) return { t: 'locale', locale: locales[random() % 3] };
  const shape = kind < 3 && rules.questions ? (rules.questions.schema as unknown as Shape) : filling.pick(shapes);
  const made = shape ? madeUp(shape, filling) : {};
  return {
    t: 'ask',
    id: `q${random() % 1000}`,
    ...(kind < 3 && rules.questions ? { question: made } : { odds: made }),
  };
};

/** What may be sent with a command: dice of one's own, that a rule is overruled, that earlier rolls got no answer. */
export const sentWith = (command: Wire, viewer: Viewer, random: Random): Asking => {
  if (command.type.startsWith('table/') || random() % 4 > 0) return {};
  if (viewer.role === 'gm') return random() % 2 === 0 ? { overrule: true } : {};
  const hash = Array.from({ length: 8 }, () => random().toString(16).padStart(8, '0')).join('');
  return random() % 2 === 0
    ? { unanswered: [hash] }
    : { faces: Array.from({ length: random() % 4 }, () => 1 + (random() % 6)) };
};
