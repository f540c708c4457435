import { nothingChangesUntold } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { anna, bo, onlooker, phaide, play, table } from './fixtures.ts';
import { nyx } from './index.ts';
import { inventFor } from './laws/invent.ts';
import type { Command, Settings, State } from './model.ts';

/** Somebody and something of every kind that only the game master knows of. */
const withHidden = (settings: Partial<Settings>): State =>
  play(
    table(settings),
    [{ type: 'nyx/createExtra', id: 'spy', name: 'Spion', roleAspect: 'Mördare', hidden: true }],
    [{ type: 'nyx/createExtra', id: 'rat', name: 'Råtta', roleAspect: 'Tjuv', hidden: true }],
    [{ type: 'nyx/createCharacter', id: 'duke', name: 'Hertig', kind: 'majorNpc', sheet: phaide, activate: true }],
    [{ type: 'nyx/hideExtra', extra: 'duke' }],
    [{ type: 'nyx/addThing', id: 'trap', name: 'Fälla', aspect: 'Djup', hidden: true }],
    [{ type: 'nyx/addSceneAspect', id: 'pit', name: 'Grop', hidden: true }],
    [{ type: 'nyx/addTemporaryAspect', id: 'mask', target: 'soldier', name: 'Mask', hidden: true }],
    [
      {
        type: 'nyx/startSlowHarm',
        id: 'curse',
        target: 'phaide',
        name: 'Gift',
        attribute: 'body',
        strength: 2,
        period: 90,
      },
    ],
  );
const odd = { showOpponents: false, overflowMode: 'continues', majorNpcPool: true } as const;
const starts: readonly State[] = [withHidden({}), withHidden({ majorNpcPool: true }), withHidden(odd)];

/** What everyone saw goes away without a word: to hide something is the command. */
const hiding: ReadonlySet<string> = new Set(['nyx/hideExtra', 'nyx/hideAspect']);

test('of what is told to nobody nothing is seen either, whatever the game master does with what is hidden', () => {
  const { untold } = nothingChangesUntold({
    rules: nyx,
    starts,
    viewers: [anna, bo, onlooker],
    invent: inventFor,
    games: 600,
    moves: 80,
    excuse: ({ type }: Command) => (hiding.has(type) ? 'to hide it is what was asked for' : undefined),
  });
  expect(untold.size).toBeGreaterThan(50);
}, 60_000);
