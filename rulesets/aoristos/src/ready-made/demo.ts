import type { Locale, PerLocale } from '@aspekt/contract';
import type { Command, Sheet } from '../model.ts';
import { bookPeople, opponents, readyMade } from './people.ts';

type Sent = { readonly as: 'gm' | 'player'; readonly command: Command };
const gm = (command: Command): Sent => ({ as: 'gm', command });
const player = (command: Command): Sent => ({ as: 'player', command });

const driverName: PerLocale<string> = { sv: 'Kusken', pl: 'Woźnica', en: 'The driver' };

const made = (sheet: Sheet | undefined): Sheet => {
  if (!sheet) throw new Error('a ready-made person is missing');
  return sheet;
};

/**
 * Etka's stand against the wagon (the example of page 12), the moment before the first stone: she is a player's,
 * Ragna waits for somebody to play her, the wagon is the game master's.
 */
export const demo = (locale: Locale): readonly Sent[] => {
  const etka = made(bookPeople[locale].at(-1));
  const ragna = made(readyMade[locale][2]);
  const spearman = made(opponents[locale].at(-1));
  const driver = made(opponents[locale][0]);
  return [
    player({ type: 'aoristos/createCharacter', id: 'etka', name: etka.name, sheet: etka, finished: true }),
    player({ type: 'aoristos/drawItem', by: 'etka', item: 'sling' }),
    gm({ type: 'aoristos/createCharacter', id: 'ragna', name: ragna.name, sheet: ragna, finished: true }),
    gm({ type: 'aoristos/drawItem', by: 'ragna', item: 'bow' }),
    gm({
      type: 'aoristos/createCharacter',
      id: 'spearman',
      name: spearman.name,
      kind: 'npc',
      sheet: spearman,
      finished: true,
    }),
    // The armour of the example.
    gm({ type: 'aoristos/setArmour', by: 'spearman', area: 'torso', value: 5 }),
    gm({ type: 'aoristos/drawItem', by: 'spearman', item: 'throwingSpear' }),
    gm({ type: 'aoristos/drawItem', by: 'spearman', item: 'shield' }),
    gm({
      type: 'aoristos/createCharacter',
      id: 'driver',
      name: driverName[locale],
      kind: 'npc',
      sheet: driver,
      finished: true,
    }),
    gm({
      type: 'aoristos/startCombat',
      combatants: ['etka', 'ragna', 'spearman', 'driver'],
      sides: [
        ['etka', 'ragna'],
        ['spearman', 'driver'],
      ],
      distances: [
        { a: 'etka', b: 'spearman', metres: 44 },
        { a: 'etka', b: 'driver', metres: 44 },
        { a: 'ragna', b: 'spearman', metres: 38 },
        { a: 'ragna', b: 'driver', metres: 38 },
        { a: 'etka', b: 'ragna', metres: 8 },
      ],
    }),
    // The side of the wagon hides the legs.
    gm({
      type: 'aoristos/setCover',
      target: 'spearman',
      attacker: ['etka', 'ragna'],
      cover: { value: 4, hiddenAreas: ['rightLeg', 'leftLeg'] },
    }),
  ];
};
