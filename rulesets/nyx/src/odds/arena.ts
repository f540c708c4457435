import type { Refusal } from '@aspekt/contract';
import { oddsOf, type Dice, type Fraction } from '@aspekt/dice';
import { none } from '../figures.ts';
import type {
  Activation,
  Conflict,
  Draft,
  Event,
  Extra,
  Roller,
  RollerNumbers,
  Rolled,
  Side,
  State,
} from '../model.ts';
import { commitRoll } from '../roll.ts';

/**
 * Odds are asked of the rules themselves: two figures that have nothing but the numbers in question
 * are set against each other on an otherwise empty table, and `commitRoll` decides.
 */
type Arena = Pick<State, 'settings'>;

export const gm = { seat: 'gm', role: 'gm' } as const;

/** A figure with one value, whatever it rolls. */
export const fighter = (id: Side, value: number, mob = false): Extra => ({
  id,
  name: id,
  kind: 'extra',
  description: '',
  attributes: { mind: value, interaction: value, body: value },
  exhaustion: none,
  aspects: [],
  mob,
  mobLoss: none,
});

/** An empty table with the settings of this one, and everything in the open. */
export const emptyTable = ({ settings }: Arena): State => ({
  settings: { ...settings, showOpponents: true },
  labels: {},
  phase: 'play',
  session: 1,
  clock: 0,
  characters: {},
  extras: {},
  things: {},
  scene: null,
  drafts: {},
  conflicts: {},
  pendingHarms: {},
  slowHarms: {},
  demands: {},
  uses: {},
  reminders: [],
  ledger: {},
});

/** Below 1 a figure would be knocked out, which no modifier does to anyone (NYX-ROLL-08). */
const standing = (effective: number): number => Math.max(1, effective);

const roller = (side: Side, { effective }: RollerNumbers): Roller => {
  const value = effective - standing(effective);
  return {
    actor: side,
    attribute: 'body',
    modifiers: value === 0 ? [] : [{ label: '', value, source: 'situational' }],
    ready: true,
  };
};

/** One aspect worth all of the net dice. */
const dice = (side: Side, { net }: RollerNumbers): readonly Activation[] =>
  net === 0
    ? []
    : [
        {
          id: `dice-${side}`,
          owner: side,
          aspect: 'dice',
          name: '',
          value: Math.abs(net),
          rollModifier: 0,
          by: side,
          sign: net > 0 ? 'positive' : 'negative',
          on: side,
          origin: 'player',
          madeBy: gm.seat,
          explanation: '',
        },
      ];

const passive = { kind: 'passive', name: '', members: [], goal: '', situational: { label: '', value: 0 } } as const;
const active = (side: Side) =>
  ({ kind: 'active', name: '', members: [side], roller: side, goal: '', situational: passive.situational }) as const;

/** A conflict in balance after its first round, so that nothing but the two rolls moves the needle. */
const gauge = (b: RollerNumbers | undefined): Conflict => ({
  id: 'gauge',
  title: '',
  roundLength: '',
  sides: { A: active('A'), B: b ? active('B') : passive },
  scale: 20,
  needle: 0,
  round: 2,
  mode: 'ends',
  stakes: 'harm',
  status: 'running',
  history: [],
});

/** A table with one draft on it, ready to be rolled. */
export const duel = (
  table: Arena,
  kind: 'individual' | 'conflict' | 'round',
  a: RollerNumbers,
  b?: RollerNumbers,
): State => {
  const draft: Draft = {
    id: 'draft',
    kind,
    declaredBy: gm.seat,
    stakes: 'harm',
    rollers: { A: roller('A', a), ...(b && { B: roller('B', b) }) },
    activations: [...dice('A', a), ...(b ? dice('B', b) : [])],
    ...(kind === 'round' && { conflict: 'gauge' }),
  };
  return {
    ...emptyTable(table),
    extras: { A: fighter('A', standing(a.effective)), ...(b && { B: fighter('B', standing(b.effective)) }) },
    drafts: { draft },
    conflicts: kind === 'round' ? { gauge: gauge(b) } : {},
  };
};

/** The odds of what `outcome` reads off the roll of a draft, by running the rule down every path of the dice. */
export const rollOdds = (
  state: State,
  draft: string,
  outcome: (rolled: Rolled) => string,
): ReadonlyMap<string, Fraction> => {
  const command = { type: 'nyx/commitRoll', draft } as const;
  const play = (thrown: Dice): string => {
    const decision = commitRoll(state, command, { dice: thrown, by: gm, overrule: true });
    return decision.ok ? outcome(firstRoll(decision.events)) : decision.refusal.code;
  };
  // Two throws at most, so that nothing need be cut off as too unlikely.
  return oddsOf(play, { negligible: 0 }).of;
};

const lowest: Dice = {
  roll: (_what, { die, count }, reading) => reading(Array<number>(count).fill(die.faces[0] ?? 1)),
};

/** Why the draft cannot be rolled, if it cannot: no face of any die changes that. */
export const refusalOf = (state: State, draft: string): Refusal | undefined => {
  const decision = commitRoll(state, { type: 'nyx/commitRoll', draft }, { dice: lowest, by: gm, overrule: true });
  return decision.ok ? undefined : decision.refusal;
};

const firstRoll = (events: readonly Event[]): Rolled => {
  const [event] = events;
  if (event?.type !== 'nyx/rolled') throw new TypeError('a committed roll is told first');
  return event;
};
