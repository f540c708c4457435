import type { AnyRuleSet } from '@aspekt/contract';
import { nothingChangesUntold } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { kolo, type Command, type Event, type Settings, type State } from './index.ts';
import { invent } from './testing/invent.ts';
import { anna, bo, onlooker, play, table, traits } from './testing/table.ts';

const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
/** Somebody and something of every kind that only the game master knows of. */
const withHidden = (settings: Partial<Settings>): State =>
  play(
    table(settings),
    { type: 'kolo/createCharacter', id: 'shade', npc: true, traits: traits.slice(0, 2) },
    { type: 'kolo/createCharacter', id: 'ghost', npc: true },
    { type: 'kolo/openTest', id: 'h1', actor: 'shade', line },
    { type: 'kolo/openTest', id: 'h2', actor: 'shade', line, kind: 'contested' },
    { type: 'kolo/openTest', id: 'h3', actor: 'ghost', line, kind: 'contested' },
    { type: 'kolo/addSecret', actor: 'jan', phrase: 'Sekret', value: 1 },
    { type: 'kolo/startComplex', id: 'hc' },
    { type: 'kolo/complexNext', complexId: 'hc', test: { id: 'h4', actor: 'shade', line } },
  );

const excuse = (command: Command): string | undefined =>
  command.type === 'kolo/showCharacter' && !command.shown
    ? 'what everyone saw goes away without a word: to hide something is the command'
    : undefined;

const played = {
  starts: [withHidden({}), withHidden({ gmPool: true, harm: true, relabelAllowed: true })],
  viewers: [anna, bo, onlooker],
  invent,
  games: 500,
  moves: 80,
  excuse,
};

test('of what is told to nobody nothing is seen either, whatever the game master does with what is hidden', () => {
  const { untold } = nothingChangesUntold({ ...played, rules: kolo });
  expect(untold.size).toBeGreaterThan(35);
}, 60_000);

test('a count of everything that happened is found out, though nothing hidden is named in it', () => {
  const counting: AnyRuleSet = {
    ...kolo,
    evolve: (state: State & { readonly happened?: number }, event: Event) => ({
      ...kolo.evolve(state, event),
      happened: (state.happened ?? 0) + 1,
    }),
  };
  expect(() => nothingChangesUntold({ ...played, rules: counting })).toThrow('is told nothing of');
});
