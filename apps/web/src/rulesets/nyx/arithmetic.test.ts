import { fold, see, type Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { current, nyx, reckon, type Command, type State } from '@aspekt/nyx';
import { expect, test } from 'vitest';
import { sumOf } from './arithmetic.ts';
import { attributes, currentOf, type Game } from './seen.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };

const aspects = [3, 2, 2, 2, 1, 1, 1, 1, 1, 1].map((value, i) => ({
  name: `Aspect ${i + 1}`,
  value,
  ...(i === 5 && { rollModifier: 4 }),
}));
const sheet = { name: 'Phaide', description: '', attributes: { mind: 5, interaction: 8, body: 4 }, aspects };
const opening: readonly (readonly [Viewer, Command])[] = [
  [anna, { type: 'nyx/createCharacter', id: 'phaide', name: 'Phaide', sheet, activate: true }],
  [gm, { type: 'nyx/startSession' }],
  [gm, { type: 'nyx/startScene', id: 'scene-1', title: 'River' }],
  [
    gm,
    {
      type: 'nyx/createExtra',
      id: 'soldier',
      name: 'Soldier',
      roleAspect: 'Guard',
      flavourAspect: 'Greedy',
      open: true,
    },
  ],
  [gm, { type: 'nyx/createMob', id: 'crowd', name: 'Crowd', attributes: { body: 8 } }],
  [gm, { type: 'nyx/addSceneAspect', id: 'dark', name: 'Dark' }],
  [
    gm,
    {
      type: 'nyx/startComplex',
      id: 'bank',
      title: 'Bank',
      sides: {
        A: { kind: 'active', members: ['phaide'], goal: 'Over' },
        B: { kind: 'active', members: ['soldier'], goal: 'Catch', situational: { label: 'Spear', value: 4 } },
      },
      mode: 'continues',
    },
  ],
];

/** A small stream of numbers, the same every time. */
const stream = (seed: number): ((below: number) => number) => {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
};

const play = (state: State, by: Viewer, command: Command, next: (below: number) => number): State => {
  const faces = Array.from({ length: 40 }, () => 1 + next(10));
  const decision = nyx.decide(state, command, { dice: scriptedDice(faces), by });
  return decision.ok ? fold(nyx, state, decision.events) : state;
};

/** Everything that the page sums up itself, held against the rules. */
const agree = (state: State, viewer: Viewer): number => {
  const game = see(state, viewer) as Game;
  for (const figure of [...Object.values(state.characters), ...Object.values(state.extras)]) {
    const seen = game.characters[figure.id] ?? game.extras[figure.id];
    for (const attribute of attributes) {
      expect(seen && currentOf(seen, attribute)).toBe(current(figure, attribute));
    }
  }
  let compared = 0;
  for (const draft of Object.values(state.drafts)) {
    const seen = game.drafts[draft.id];
    if (!seen) continue;
    const right = reckon(state, draft);
    for (const side of ['A', 'B'] as const) {
      const line = right[side];
      const sum = sumOf(game, seen, side, '');
      expect(sum?.effective).toBe(line?.numbers.effective);
      expect(sum?.net).toBe(line?.net);
      expect(sum?.modifiers.map(({ value }) => value)).toEqual(line?.numbers.modifiers.map(({ value }) => value));
      compared++;
    }
  }
  return compared;
};

test('the sums shown while a draft is made are those that the rules will roll with (NYX-ROLL-06, NYX-DICE-06, NYX-SIT-04)', () => {
  let compared = 0;
  for (const seed of [3, 17, 92]) {
    const next = stream(seed);
    let state = opening.reduce((now, [by, command]) => play(now, by, command, next), nyx.initial(defaults()));
    for (let i = 0; i < 250; i++) {
      const by = next(2) === 0 ? gm : anna;
      const offers = nyx
        .offers(state, by)
        .filter(
          ({ command }) =>
            !['nyx/endSession', 'nyx/longPause', 'nyx/giveUp', 'nyx/endConflict', 'nyx/endScene'].includes(
              command.type,
            ),
        );
      const offer = offers[next(Math.max(1, offers.length))];
      if (!offer) continue;
      state = play(state, by, offer.command, next);
      compared += agree(state, gm) + agree(state, anna);
    }
  }
  expect(compared).toBeGreaterThan(500);
});

const defaults = () => {
  const checked = nyx.settings['~standard'].validate({});
  if (checked instanceof Promise || checked.issues) throw new Error('the defaults are settings');
  return checked.value;
};
