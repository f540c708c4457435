import type { Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { initial } from './initial.ts';
import type { Attribute, Command, Event, Rolled, Settings, Sheet, State } from './model.ts';
import { defaults } from './settings.ts';

/** A table for tests: Phaide and Moni are played by two seats, a soldier by the game master, and a scene is open. */
export const gm: Viewer = { seat: 'gm', role: 'gm' };
export const anna: Viewer = { seat: 'anna', role: 'player' };
export const bo: Viewer = { seat: 'bo', role: 'player' };
export const onlooker: Viewer = { seat: 'eve', role: 'onlooker' };

const values = [3, 2, 2, 2, 1, 1, 1, 1, 1, 1];
const aspects = (names: readonly string[]) => values.map((value, i) => ({ name: names[i] ?? '', value }));

export const phaide: Sheet = {
  name: 'Phaide',
  description: '',
  attributes: { mind: 5, interaction: 8, body: 4 },
  aspects: aspects([
    'Viljestark',
    'Mirakel',
    'Efterlyst',
    'Omtyckt',
    'Empatisk',
    'Allierad',
    'Talisman',
    'Fly',
    'Övertala',
  ]).map((aspect) => (aspect.name === 'Talisman' ? { ...aspect, rollModifier: 4 } : aspect)),
};
export const moni: Sheet = {
  name: 'Moni',
  description: '',
  attributes: { mind: 5, interaction: 5, body: 7 },
  aspects: aspects(['Härdad', 'Stark', 'Lojal', 'Jagad', 'Rik', 'Liten', 'Rask', 'Vresig', 'Trogen', 'Gammal']),
};

export type Told = { readonly state: State; readonly events: readonly Event[]; readonly warnings: readonly string[] };

/** Play one command; a refusal is a mistake of the test. */
export const tell = (state: State, command: Command, by: Viewer = gm, faces: readonly number[] = []): Told => {
  const dice = scriptedDice(faces);
  const decision = decide(state, command, { dice, by });
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
  if (dice.left() > 0) throw new Error(`${dice.left()} faces were never thrown`);
  return {
    state: decision.events.reduce(evolve, state),
    events: decision.events,
    warnings: (decision.warnings ?? []).map(({ code }) => code),
  };
};

/** Play commands one after another. */
export const play = (state: State, ...moves: readonly (readonly [Command, Viewer?, (readonly number[])?])[]): State =>
  moves.reduce((now, [command, by, faces]) => tell(now, command, by, faces).state, state);

/** The code that a command is refused with, if it is. */
export const refusal = (state: State, command: Command, by: Viewer = gm): string | undefined => {
  const decision = decide(state, command, { dice: scriptedDice([]), by });
  return decision.ok ? undefined : decision.refusal.code;
};

/** A table in play. */
export const table = (settings: Partial<Settings> = {}): State =>
  play(
    initial({ ...defaults, ...settings }),
    [{ type: 'nyx/createCharacter', id: 'phaide', name: 'Phaide', sheet: phaide, activate: true }, anna],
    [{ type: 'nyx/createCharacter', id: 'moni', name: 'Moni', sheet: moni, activate: true }, bo],
    [
      {
        type: 'nyx/createExtra',
        id: 'soldier',
        name: 'Soldat',
        roleAspect: 'Vakt',
        flavourAspect: 'Enbent',
        open: true,
      },
    ],
    [{ type: 'nyx/startSession' }],
    [{ type: 'nyx/startScene', id: 'bank', title: 'Flodbanken' }],
  );

type Roller = { readonly actor: string; readonly attribute?: Attribute };

/** Declares an individual action with the draft id `d`. */
export const act = (actor: string, attribute: Attribute = 'body', difficulty = 0): Command => ({
  type: 'nyx/declareAction',
  id: 'd',
  actor,
  attribute,
  difficulty,
});

/** Declares an opposed roll with the draft id `d`. */
export const oppose = (a: Roller, b: Roller): Command => ({
  type: 'nyx/declareConflictRoll',
  id: 'd',
  a: { attribute: 'body', ...a },
  b: { attribute: 'body', ...b },
});

type Use = Extract<Command, { type: 'nyx/activateAspect' }>;

/** Activates `owner`'s aspect `aspect` on the draft `d`. */
export const use = (by: string, sign: Use['sign'], owner: string, aspect: string, more: Partial<Use> = {}): Use => ({
  type: 'nyx/activateAspect',
  id: `${owner}-${aspect}`,
  draft: 'd',
  owner,
  aspect,
  by,
  sign,
  explanation: 'so',
  ...more,
});

export const ready = (side: 'A' | 'B', draft = 'd'): Command => ({ type: 'nyx/ready', draft, side, ready: true });
export const commit = (draft = 'd'): Command => ({ type: 'nyx/commitRoll', draft });

/** The roll among events. */
const rolledIn = (events: readonly Event[]): Rolled => {
  const found = events.find((event) => event.type === 'nyx/rolled');
  if (found?.type !== 'nyx/rolled') throw new Error('nothing was rolled');
  return found;
};

/** Roll a draft; the game master insists, so that nobody needs to be ready. */
export const roll = (state: State, faces: readonly number[], draft = 'd'): Told & { readonly rolled: Rolled } => {
  const dice = scriptedDice(faces);
  const decision = decide(state, commit(draft), { dice, by: gm, overrule: true });
  if (!decision.ok) throw new Error(`the roll was refused: ${decision.refusal.code}`);
  if (dice.left() > 0) throw new Error(`${dice.left()} faces were never thrown`);
  return {
    state: decision.events.reduce(evolve, state),
    events: decision.events,
    warnings: [],
    rolled: rolledIn(decision.events),
  };
};

export const points = (state: State, id: string): number => state.characters[id]?.points ?? -1;

/** A conflict `c` between Phaide (A) and the soldier (B). */
export const fight = (more: Partial<Extract<Command, { type: 'nyx/startComplex' }>> = {}): Command => ({
  type: 'nyx/startComplex',
  id: 'c',
  title: 'Kampen',
  sides: {
    A: { kind: 'active', members: ['phaide'], goal: 'nå vattnet' },
    B: { kind: 'active', members: ['soldier'], goal: 'ta henne' },
  },
  ...more,
});

/** Both sides of the conflict `c` declare Body. */
export const bothDeclare = (attribute: Attribute = 'body'): readonly (readonly [Command, Viewer?])[] => [
  [{ type: 'nyx/declareRound', conflict: 'c', side: 'A', attribute }, anna],
  [{ type: 'nyx/declareRound', conflict: 'c', side: 'B', attribute }],
];

/** One whole round of `c` with one die each. */
export const round = (state: State, a: number, b: number) => {
  const declared = play(state, ...bothDeclare());
  return roll(declared, [a, b], `c-${state.conflicts['c']?.round}`);
};

/** The figure has taken a damage with this name, in a roll that failed. */
export const damaged = (state: State, id: string, name: string): State => {
  const lost = roll(
    play(state, [{ type: 'nyx/declareAction', id: `hurt-${name.length}`, actor: id, attribute: 'body' }]),
    [10],
    `hurt-${name.length}`,
  );
  const harm = lost.rolled.harms[0]?.id ?? '';
  return play(lost.state, [{ type: 'nyx/chooseHarm', harm, choice: 'damage', name }]);
};
