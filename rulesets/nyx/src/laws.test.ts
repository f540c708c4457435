import { see, type Viewer } from '@aspekt/contract';
import { habitsEnd, playAtRandom, untried, type Move, type Played, type Random } from '@aspekt/testkit';
import { wordsFrom, type Dice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { refusalCodes, warningCodes } from './codes.ts';
import { act, anna, bo, bothDeclare, fight, gm, onlooker, oppose, play, roll, round, table } from './fixtures.ts';
import { authority } from './laws/authority.ts';
import { inventFor } from './laws/invent.ts';
import { nyx } from './index.ts';
import type { Command, State } from './model.ts';
import { sentences } from './texts/en/sentences.ts';

const viewers: readonly Viewer[] = [gm, anna, bo, onlooker];
const invent = (state: unknown, random: Random): Move => inventFor(state as State, random);

const odd = {
  showOpponents: false,
  overflowMode: 'continues',
  majorNpcPool: true,
  earnTiming: 'immediately',
  extraDamage: 'paid',
  extraAspectCap: 'enforce',
  aspectLimit: 10,
  mobLoss: 'damageAspect',
  buyOffCost: 'value',
  pointCap: 9,
} as const;
const starts: readonly State[] = [
  table(),
  table(odd),
  play(table({ aspectLimit: 10 }), [{ type: 'nyx/endSession' }]),
  play(
    round(play(table(), [fight()]), 4, 1).state,
    [
      {
        type: 'nyx/startSlowHarm',
        id: 'r',
        target: 'moni',
        name: 'Ryktet',
        attribute: 'mind',
        strength: 1,
        period: 40,
      },
    ],
    [{ type: 'nyx/advanceClock', to: 20 }],
  ),
  play(
    table(odd),
    [fight({ scale: 1 })],
    ...bothDeclare(),
    [{ type: 'nyx/requestBreakOff', conflict: 'c', side: 'A' }],
    [{ type: 'nyx/ruleBreakOff', conflict: 'c', ruling: 'block' }],
  ),
];

const every = nyx.command as unknown as {
  readonly options: readonly { readonly entries: { readonly type: { readonly literal: Command['type'] } } }[];
};
const commandTypes = every.options.map(({ entries }) => entries.type.literal);
// The sentences are typed to have one for every event.
const eventTypes = Object.keys(sentences);
// A hundred thousand commands and more.
const movesPerGame = 1500;
const games = 67;
// Dice that do not fit are refused by the table, before the rules see them.
const reachable = refusalCodes.filter((code) => code !== 'NYX_E_DICE');

test('random play along offers and beside them holds every law, until every command was accepted, every event happened and every refusal was given', () => {
  const seen = new Set<string>();
  const all: Played[] = [];
  let secrets = 0;
  const missing = () => [...commandTypes, ...eventTypes, ...reachable].filter((what) => !seen.has(what));
  for (let seed = 1; seed <= games || (missing().length > 0 && seed <= 2 * games); seed++) {
    const start = starts[seed % starts.length] ?? table();
    const played = playAtRandom({
      rules: nyx,
      start,
      viewers,
      invent,
      moves: movesPerGame,
      seed,
      gameLength: 80,
      authority,
    });
    secrets += played.secrets;
    all.push(played);
    for (const what of [...played.commands.keys(), ...played.events.keys(), ...played.refusals.keys()]) seen.add(what);
  }
  expect(missing()).toEqual([]);
  expect(secrets).toBeGreaterThan(0);
  // A character that nobody has is anyone's to claim: there is no player whom it does not concern.
  expect(untried(authority, all)).toEqual(['nyx/claimCharacter']);
}, 600_000);

test('habits come to an end', () => {
  const lost = roll(play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' })]), [9, 5]).state;
  const asked = play(
    lost,
    [{ ...act('moni'), id: 'e' } as Command],
    [{ type: 'nyx/demandAspect', id: 'q', draft: 'e', owner: 'moni', aspect: 'a1', target: 'moni' }],
  );
  habitsEnd(nyx, asked, wordsFrom(3));
  expect(nyx.habit(lost)).toBeDefined();
});

test('every refusal and every warning has words in every language', () => {
  for (const code of [...refusalCodes, ...warningCodes]) {
    for (const locale of ['sv', 'pl', 'en'] as const) expect(nyx.explain({ code }, locale).length).toBeGreaterThan(10);
  }
});

/** Everything that is marked as hidden, under names, ids and numbers that nothing else has. */
const secretName = 'HEMLIGHET';
const withSecrets = (): State =>
  play(
    table({ showOpponents: false }),
    [
      {
        type: 'nyx/createExtra',
        id: `${secretName}a`,
        name: secretName,
        roleAspect: secretName,
        hidden: true,
        attributes: { body: 777 },
      },
    ],
    [{ type: 'nyx/createExtra', id: `${secretName}b`, name: secretName, flavourAspect: secretName, hidden: true }],
    [{ type: 'nyx/promoteExtra', extra: `${secretName}b` }],
    [{ type: 'nyx/createExtra', id: 'open', name: 'Öppen', roleAspect: secretName, attributes: { body: 777 } }],
    [{ type: 'nyx/createExtra', id: 'major', name: 'Större', roleAspect: secretName, attributes: { body: 777 } }],
    [{ type: 'nyx/addTemporaryAspect', id: secretName, target: 'major', name: `${secretName}2`, hidden: true }],
    [{ type: 'nyx/promoteExtra', extra: 'major' }],
    [{ type: 'nyx/addSceneAspect', id: secretName, name: secretName, hidden: true }],
    [{ type: 'nyx/addThing', id: `${secretName}c`, name: secretName, hidden: true }],
    [
      {
        type: 'nyx/startSlowHarm',
        id: `${secretName}d`,
        target: 'phaide',
        name: secretName,
        attribute: 'mind',
        strength: 1,
        period: 100,
      },
    ],
    [{ type: 'nyx/setParticipants', participants: ['phaide', `${secretName}a`] }],
  );

/** Commands that bring a secret into the open on purpose. */
const revealing =
  /reveal|activateAspect|demandAspect|markDamage|useAspect|declareConflictRoll|groupAction|startComplex|setMembers|advanceClock|configureTable/i;

test('what is hidden never reaches a player: not in the state, not in events, not in offers', () => {
  const random = wordsFrom(11);
  let state = withSecrets();
  const leaks = (value: unknown): boolean => {
    const written = JSON.stringify(value);
    return written.includes(secretName) || written.includes(':777');
  };
  const told = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    if (i % 100 === 0) state = withSecrets();
    if (i % 5 === 0) {
      expect(leaks(nyx.offers(state, anna))).toBe(false);
      expect(leaks(see(nyx.cast(state), onlooker))).toBe(false);
    }
    const { command, by } = inventFor(state, random, ({ type }) => !revealing.test(type));
    const dice: Dice = { roll: (_what, _pool, reading) => reading([(random() % 10) + 1]) };
    const decision = nyx.decide(state, command, { dice, by });
    if (!decision.ok) {
      if (by.role !== 'gm' && !leaks(command)) expect(leaks(decision.refusal)).toBe(false);
      continue;
    }
    state = decision.events.reduce(nyx.evolve, state);
    for (const event of decision.events) {
      told.add(event.type);
      expect(leaks(see(event, anna) ?? null), JSON.stringify(event)).toBe(false);
    }
    expect(leaks(see(state, anna)), JSON.stringify(command)).toBe(false);
  }
  expect(told.size).toBeGreaterThan(40);
});
