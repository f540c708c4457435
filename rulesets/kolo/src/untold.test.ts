import { see, type AnyRuleSet, type Viewer } from '@aspekt/contract';
import { nothingChangesUntold } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { kolo, significance, type Character, type Command, type Event, type Settings, type State } from './index.ts';
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

const figures = ({ traits, aspects, own: { value } }: Character, { settings }: State): Character['significance'] =>
  significance({ traits, aspects, secrets: value.secrets }, value.resources, settings);
/** Significance is for the table, secrets and resources are not: of them it tells what they add, and of nothing else. */
const sight = (state: State, viewer: Viewer): unknown => {
  const inStep = (it: Character): boolean => JSON.stringify(it.significance) === JSON.stringify(figures(it, state));
  const characters = state.characters.map((it) => (inStep(it) ? { ...it, significance: 'in step' } : it));
  return see({ ...state, characters }, viewer);
};

const played = {
  starts: [withHidden({}), withHidden({ gmPool: true, harm: true, relabelAllowed: true })],
  viewers: [anna, bo, onlooker],
  invent,
  games: 500,
  moves: 80,
  excuse,
  sight,
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

test('significance in which something hidden counts that is neither a secret nor a resource is found out', () => {
  const counting = (state: State): State => ({
    ...state,
    characters: state.characters.map((it) => {
      const { total, ...rest } = figures(it, state);
      return { ...it, significance: { ...rest, total: total + it.own.value.xp.length } };
    }),
  });
  const evolve = (state: State, event: Event): State => counting(kolo.evolve(state, event));
  expect(() => nothingChangesUntold({ ...played, rules: { ...kolo, evolve } })).toThrow(
    'is told nothing of {"type":"kolo/adjust","reason":"prov","change":{"what":"xp"',
  );
});
