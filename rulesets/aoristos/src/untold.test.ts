import { see, type Viewer } from '@aspekt/contract';
import { nothingChangesUntold, type Move, type Random } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { aoristos } from './index.ts';
import { commandTypes, inventFor } from './laws/invent.ts';
import { good, starts } from './laws/starts.ts';
import type { Command, State } from './model.ts';
import { onlooker, player, Table } from './testing/table.ts';

/** Commands that change what others see and tell them nothing, and why they may; about somebody hidden none may. */
const mayBeUntold = (command: Command, { people }: State): string | undefined => {
  const isSeen = (id: string): boolean => people[id]?.only === undefined;
  if (command.type === 'aoristos/takeFromPocket' && isSeen(command.by))
    return 'the catalogue announces everything but pockets and packs; what comes out of them is seen in the hand';
  if (command.type === 'aoristos/setRest' && isSeen(command.person))
    return 'how a patient rests her own side knows alone; others see nerve shock that rest takes away';
  if (command.type === 'aoristos/adjust' && command.change.what === 'person' && command.change.fields.hidden)
    return 'somebody everyone saw is hidden: that is what was asked for';
  return undefined;
};

/** What somebody sees, but for the clock of a patient whom she tends: it runs before her, and nobody tells its minutes. */
const withoutClocks = (state: State, viewer: Viewer): unknown => {
  const people = Object.entries(see(state.people, viewer)).map(([id, person]) => [
    id,
    { ...person, tended: undefined },
  ]);
  return { ...see(state, viewer), people: Object.fromEntries(people) };
};

/** Two whom nobody but the game master knows of, with things in their hands; one of them is badly hurt. */
const hidden = (): State['people'] => {
  const table = new Table({
    characters: [
      { id: 'h', kind: 'npc', ...good, hands: { right: 'sword', left: 'shield' } },
      { id: 'i', kind: 'npc', ...good, hands: { right: 'rifle', left: 'rifle' }, organTrauma: 7, bloodLoss: 3 },
    ],
  });
  for (const person of ['h', 'i'])
    table.ok('adjust', { reason: 'r', change: { what: 'person', person, fields: { hidden: true } } });
  return table.state.people;
};

/** What is done most to those who are hidden: what makes things fall, and every correction. */
const deeds = ['dropItem', 'pickUp', 'applyHit', 'painTest', 'survivalRoll', 'faintTest', 'setHealth', 'firstAid'].map(
  (name) => `aoristos/${name}` as Command['type'],
);
const corrections = ['person', 'combatant', 'remove', 'turn', 'order', 'attack', 'due', 'ground'];
const oftenTried: readonly Command['type'][] = [...deeds, ...corrections.map(() => 'aoristos/adjust' as const)];

/** Any command, but often one of those. */
const invent = (state: State, random: Random): Move =>
  inventFor(state, random, random() % 2 === 0 ? oftenTried : commandTypes);

test('nobody sees anything change of which they are not told', () => {
  const people = hidden();
  const { done } = nothingChangesUntold({
    rules: aoristos,
    starts: starts.map((start) => ({ ...start, people: { ...start.people, ...people } })),
    viewers: [player('a'), player('b'), onlooker],
    invent,
    games: 90,
    moves: 200,
    excuse: mayBeUntold,
    sight: withoutClocks,
  });
  const missed = [...deeds, ...corrections.map((what) => `aoristos/adjust ${what}`)].filter((kind) => !done.has(kind));
  expect(missed).toEqual([]);
}, 60_000);
