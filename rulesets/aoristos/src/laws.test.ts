import { guarded, locales, see, type Viewer } from '@aspekt/contract';
import { simulatedDice, wordsFrom } from '@aspekt/dice';
import { habitsEnd, playAtRandom, untried, type Move, type Played, type Random } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { aoristos } from './index.ts';
import { authority } from './laws/authority.ts';
import { commandTypes, inventFor } from './laws/invent.ts';
import { combatants, good, items, people, starts } from './laws/starts.ts';
import type { State } from './model.ts';
import { codes, type Code } from './refusal.ts';
import { gm, onlooker, player, Table } from './testing/table.ts';

const viewers: readonly Viewer[] = [gm, player('a'), player('b'), onlooker];
test('random play along offers and beside them holds every law, until every command has been accepted', () => {
  const accepted = new Set<string>();
  const refused = new Set<string>();
  let secrets = 0;
  const games: Played[] = [];
  const missing = () => commandTypes.filter((type) => !accepted.has(type));
  for (let seed = 1; seed <= 150 && (seed <= starts.length || missing().length > 0); seed++) {
    const rare = missing();
    const invent = (state: unknown, random: Random): Move =>
      inventFor(state as State, random, rare.length > 0 && random() % 3 === 0 ? rare : commandTypes);
    const start = starts[seed % starts.length];
    const played = playAtRandom({
      rules: aoristos,
      start,
      viewers,
      invent,
      moves: 200,
      seed,
      gameLength: 40,
      authority,
    });
    secrets += played.secrets;
    games.push(played);
    for (const type of played.commands.keys()) accepted.add(type);
    for (const code of played.refusals.keys()) refused.add(code);
  }
  expect(missing()).toEqual([]);
  expect(secrets).toBeGreaterThan(0);
  expect(untried(authority, games)).toEqual([]);
  expect([...refused].filter((code) => code !== 'invalid' && !codes.includes(code as Code))).toEqual([]);
  expect(refused.size).toBeGreaterThan(25);
}, 240_000);

test('habits come to an end, wherever play has come to', () => {
  const random = wordsFrom(5);
  let ended = 0;
  for (const [i, start] of starts.entries()) {
    let state = start;
    for (let n = 0; n < 150; n++) {
      const { command, by } = inventFor(state, random);
      const decision = aoristos.decide(state, command, { dice: simulatedDice(random), by });
      if (decision.ok) state = decision.events.reduce(aoristos.evolve, state);
      if (n % 4 === i % 4) {
        if (aoristos.habit(state)) ended++;
        habitsEnd(aoristos, state, random);
      }
    }
  }
  expect(ended).toBeGreaterThan(20);
}, 60_000);

test('every refusal and warning has words in every language', () => {
  for (const code of codes)
    for (const locale of locales) expect(aoristos.explain({ code }, locale).length).toBeGreaterThan(5);
});

const secretWord = 'HEMLIGHETEN';
/** A table full of things only the game master knows. */
const withSecrets = (): State => {
  const table = new Table({
    characters: [
      ...people(),
      {
        id: 'q',
        name: 'Q',
        kind: 'npc',
        ...good,
        attributes: { physique: 7 },
        items: [{ ...items[0], id: 'blade', name: secretWord }],
        notes: secretWord,
        disorders: [{ kind: 'mild', text: secretWord }],
      },
    ],
    combat: {
      combatants: { ...combatants, q: { side: 1, overwatch: { place: secretWord } } },
      cover: { q: { a: { value: 77_777, hiddenAreas: ['torso'] } } },
    },
  });
  table.ok('createCharacter', { id: `${secretWord}x`, name: secretWord, kind: 'npc', hidden: true });
  return table.state;
};

test('what is hidden never reaches a player: not in the state, not in events, not in offers, not in refusals', () => {
  const random = wordsFrom(7);
  const leaks = (value: unknown): boolean => {
    const written = JSON.stringify(value ?? null);
    return written.includes(secretWord) || written.includes('77777');
  };
  // Drawing a thing shows it, and who enters the fight or is shown by the game master is hidden no longer.
  const showing = new Set(
    [
      'startCombat',
      'addCombatant',
      'singleAttack',
      'adjust',
      'configure',
      'drawItem',
      'takeFromPocket',
      'declareAttack',
      'opportunityAttack',
      'setController',
      'dropItem',
      'pickUp',
      'removeItem',
    ].map((name) => `aoristos/${name}`),
  );
  const types = commandTypes.filter((type) => !showing.has(type));
  const me = player('a');
  let state = withSecrets();
  const told = new Set<string>();
  for (let i = 0; i < 4000; i++) {
    if (i % 80 === 0) state = withSecrets();
    if (i % 10 === 0) {
      expect(leaks(aoristos.offers(state, me))).toBe(false);
      expect(leaks(see(aoristos.cast(state), me))).toBe(false);
      expect(leaks(guarded(aoristos.cast(state), me))).toBe(false);
    }
    const { command, by } = inventFor(state, random, types);
    const decision = aoristos.decide(state, command, { dice: simulatedDice(random), by });
    if (!decision.ok) {
      if (by.role !== 'gm' && !leaks(command)) expect(leaks(decision.refusal), JSON.stringify(command)).toBe(false);
      continue;
    }
    for (const event of decision.events) {
      told.add(event.type);
      for (const viewer of [me, onlooker]) expect(leaks(see(event, viewer)), JSON.stringify(event)).toBe(false);
    }
    state = decision.events.reduce(aoristos.evolve, state);
    expect(leaks(see(state, me)), JSON.stringify(command)).toBe(false);
  }
  expect(told.size).toBeGreaterThan(50);
}, 60_000);

test('what a player sees and is offered does not depend on what she may not know', () => {
  const random = wordsFrom(9);
  const me = player('a');
  /** The same state with the game master's persons and their secrets scrambled. */
  const scrambled = (state: State): State => ({
    ...state,
    people: Object.fromEntries(
      Object.entries(state.people).map(([id, person]) => [
        id,
        person.controllerId === me.seat
          ? person
          : {
              ...person,
              own: {
                ...person.own,
                value: {
                  ...person.own.value,
                  attributes: { ...person.own.value.attributes, physique: 9, willpower: 9 },
                  armour: { ...person.own.value.armour, torso: 9 },
                  psychTrauma: 3,
                  organTrauma: 1,
                },
              },
            },
      ]),
    ),
  });
  let state = starts[1] ?? withSecrets();
  for (let i = 0; i < 1500; i++) {
    if (i % 60 === 0) state = starts[1 + (i % 2)] ?? state;
    const other = scrambled(state);
    if (i % 5 === 0) {
      expect(see(other, me)).toEqual(see(state, me));
      expect(aoristos.offers(other, me)).toEqual(aoristos.offers(state, me));
    }
    const { command, by } = inventFor(state, random);
    const decision = aoristos.decide(state, command, { dice: simulatedDice(random), by });
    if (decision.ok) state = decision.events.reduce(aoristos.evolve, state);
  }
}, 60_000);
