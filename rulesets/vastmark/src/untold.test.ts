import { nothingChangesUntold, type Random } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { vastmark, type Command, type State } from './index.ts';
import { invent } from './testing/invent.ts';
import { after, anna, bo, gm, onlooker, table } from './testing/table.ts';

/** Two whom nobody but the game master knows of, at a table that plays with everything. */
const start = ['shadow', 'ghost'].reduce(
  (state, id) => after(state, { type: 'vastmark/createQuickExtra', id, line: 'Lömsk -3, Stark 2; Smyga 2, Rida 1' }),
  table({ series: true, daze: true, toughness: true, specialisations: true }),
);

/** Two hidden rolls in a series, which chance alone seldom brings about. */
const secretSeries = (state: State, random: Random): Command => {
  const id = `s${random() % 100_000}`;
  const waiting = state.rolls.filter(
    ({ only, status, resistance }) => only !== undefined && status === 'ruled' && resistance.value.kind === 'opposed',
  );
  const sides = waiting.slice(0, 2).map((roll) => roll.id);
  const actor = waiting.length === 0 ? 'shadow' : 'ghost';
  if (sides.length < 2) return { type: 'vastmark/openRoll', id, actor, resistance: { kind: 'opposed' } };
  return random() % 2 === 0
    ? { type: 'vastmark/startSeries', id, sides, wins: 2 }
    : { type: 'vastmark/opposedRoll', id, sides };
};

test('nobody sees anything change of which they are not told', () => {
  const { untold } = nothingChangesUntold({
    rules: vastmark,
    starts: [start],
    viewers: [anna, bo, onlooker],
    invent: (state: State, random) =>
      random() % 8 === 0 ? { command: secretSeries(state, random), by: gm } : invent(state, random),
    games: 100,
    moves: 100,
    excuse: (command: Command) =>
      command.type === 'vastmark/showCharacter' && !command.shown ? 'to hide her is what was asked for' : undefined,
  });
  const wanted = [
    'openRoll',
    'roll',
    'opposedRoll',
    'confirmRoll',
    'startSeries',
    'nextInSeries',
    'endSeries',
    'setDaze',
    'setHurt',
  ];
  const corrections = [
    'trait',
    'skill',
    'specialisation',
    'unusedXp',
    'creationMethod',
    'strikeCharacter',
    'strikeRoll',
    'modifications',
    'difficulty',
  ];
  const all = [...wanted.map((name) => `vastmark/${name}`), ...corrections.map((what) => `vastmark/adjust ${what}`)];
  expect(all.filter((kind) => !untold.has(kind))).toEqual([]);
}, 60_000);
