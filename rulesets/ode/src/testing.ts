import { fold, see, type Decision, type Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { stateFrom } from './conform/given.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Character, Command, Event, Roll, State } from './model.ts';

/** For tests: a table set as the vectors' `given` says, played by people named after their characters. */
export const sit = (given: Readonly<Record<string, unknown>> = {}): Played => playing(stateFrom(given), []);

export const viewer = (seat: string): Viewer => ({ seat, role: seat === 'gm' ? 'gm' : 'player' });

export type Played = {
  readonly state: State;
  /** Of the last command. */
  readonly events: readonly Event[];
  /** Play a command that must be accepted; the dice fall as given, sorted or not. */
  readonly by: (seat: string, command: Command, ...faces: readonly number[]) => Played;
  /** The code with which a command is refused. */
  readonly refused: (seat: string, command: Command) => string;
  /** The game master insists. */
  readonly insisting: (command: Command, ...faces: readonly number[]) => Played;
  readonly one: (id: string) => Character;
  readonly roll: Roll;
  /** The table as a player sees it. */
  readonly sight: (seat: string) => unknown;
  /** What a player sees, as JSON. */
  readonly seenBy: (seat: string) => string;
};

const playing = (state: State, events: readonly Event[]): Played => ({
  state,
  events,
  by: (seat, command, ...faces) => go(state, viewer(seat), command, faces),
  insisting: (command, ...faces) => go(state, viewer('gm'), command, faces, true),
  refused: (seat, command) => {
    const decision = decide(state, command, { dice: scriptedDice([]), by: viewer(seat) });
    if (decision.ok) throw new Error(`accepted: ${JSON.stringify(command)}`);
    return decision.refusal.code;
  },
  one: (id) => {
    const character = state.characters[id];
    if (!character) throw new Error(`no ${id}`);
    return character;
  },
  get roll() {
    if (!state.roll) throw new Error('no roll');
    return state.roll;
  },
  sight: (seat) => see(state, viewer(seat)),
  seenBy: (seat) => JSON.stringify([see(state, viewer(seat)), events.map((event) => see(event, viewer(seat)))]),
});

const go = (state: State, by: Viewer, command: Command, faces: readonly number[], insist = false): Played => {
  const dice = scriptedDice(faces);
  const decision: Decision<Event> = decide(state, command, { dice, by, ...(insist && { overrule: true }) });
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code} for ${JSON.stringify(command)}`);
  if (dice.left() > 0) throw new Error(`${dice.left()} faces were never thrown`);
  return playing(fold({ evolve }, state, decision.events), decision.events);
};

/** Blank dice, and dice with a sum. */
export const zero = [0, 0, 0, 0] as const;
export const sum = (n: number): readonly number[] =>
  Array.from({ length: 4 }, (_, i) => (i < Math.abs(n) ? Math.sign(n) : 0));

/** `x` overcomes something of this difficulty with these dice; both sides pass. */
export const overcome = (
  table: Played,
  difficulty: number,
  dice: readonly number[],
  seat = 'x',
  skill = 'athletics',
): Played =>
  table
    .by(seat, { type: 'ode/declareAction', intent: 'försöker', action: 'overcome', skill })
    .by('gm', { type: 'ode/setDifficulty', value: difficulty })
    .by(seat, { type: 'ode/rollDice' }, ...dice)
    .by(seat, { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });

/** `x` attacks the ghoul, the game master's; ratings as the table has them. */
export const attack = (
  table: Played,
  own: readonly number[],
  theirs: readonly number[],
  seat = 'x',
  skill = 'fight',
): Played =>
  table
    .by(seat, { type: 'ode/declareAction', intent: 'slår till', action: 'attack', skill, target: 'ghoul' })
    .by('gm', { type: 'ode/declareDefence', skill: skill === 'provoke' ? 'will' : 'athletics', actor: 'ghoul' })
    .by(seat, { type: 'ode/rollDice' }, ...own)
    .by('gm', { type: 'ode/rollDice' }, ...theirs)
    .by(seat, { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });

/** The ghoul attacks `x`. */
export const attacked = (
  table: Played,
  theirs: readonly number[],
  own: readonly number[],
  defence = 'athletics',
): Played =>
  table
    .by('gm', {
      type: 'ode/declareAction',
      actor: 'ghoul',
      intent: 'river',
      action: 'attack',
      skill: 'fight',
      target: 'x',
    })
    .by('x', { type: 'ode/declareDefence', skill: defence })
    .by('gm', { type: 'ode/rollDice' }, ...theirs)
    .by('x', { type: 'ode/rollDice' }, ...own)
    .by('gm', { type: 'ode/passInvokes' })
    .by('x', { type: 'ode/passInvokes' });

export const boostsOf = ({ state }: Played): readonly (string | null)[] =>
  state.aspects.flatMap((one) => (one.kind === 'boost' ? [one.holderId] : []));
