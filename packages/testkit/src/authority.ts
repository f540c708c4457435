import type { AnyRuleSet, Seat, Tagged, Viewer } from '@aspekt/contract';
import { simulatedDice, wordsFrom } from '@aspekt/dice';

/** Who has a part in a command, told anew and apart from the rules, so that the two can be held against each other. */
export interface Part<State, Command> {
  /** In words, for the page. */
  readonly who: string;
  has(seat: Seat, state: State, command: Command): boolean;
  /** The same command with the character named that it left out: one of these has to come to the same. */
  named?(seat: Seat, state: State, command: Command): readonly object[];
}
/** `gm`: nobody else. `player`: any player whom the state lets. A part: besides the game master, players who have it. */
export type Who<State, Command> = 'gm' | 'player' | Part<State, Command>;

/** A time of the game, and which commands have no other. */
export interface Phase<State, Type extends string> {
  readonly only: readonly Type[];
  /** Then nothing else has its time. */
  readonly alone?: true;
  is(state: State): boolean;
}

/** Who may send what and when; a command without a row does not compile. Onlookers send nothing. */
export type AuthorityOf<State, Command extends Tagged> = {
  readonly rows: {
    readonly [Type in Command['type']]: Who<State, Extract<Command, { readonly type: Type }>>;
  };
  /** By their names in words. */
  readonly phases: Readonly<Record<string, Phase<State, Command['type']>>>;
};
export type Authority = {
  readonly rows: Readonly<Record<string, Who<unknown, Tagged>>>;
  readonly phases: Readonly<Record<string, Phase<unknown, string>>>;
};

/** A player to whom nothing at the table belongs. */
const stranger: Viewer = { seat: 'stranger', role: 'player' };
const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };

/** Whether the table leaves somebody out. */
export const isLeftOut = ({ rows }: Authority, by: Viewer, state: unknown, command: Tagged): boolean => {
  const who = rows[command.type];
  if (who === undefined || by.role === 'onlooker') return true;
  if (by.role === 'gm' || who === 'player') return false;
  return who === 'gm' || !who.has(by.seat, state, command);
};

/** The phases that the game is in. */
export const phasesAt = ({ phases }: Authority, state: unknown): readonly string[] =>
  Object.keys(phases).filter((name) => phases[name]?.is(state));

/** Why a command has not its time, by the table. */
export const untimely = ({ phases }: Authority, state: unknown, { type }: Tagged): string | undefined => {
  for (const [name, phase] of Object.entries(phases)) {
    const here = phase.only.includes(type);
    if (here && !phase.is(state)) return `it has its time only ${name}`;
    if (!here && phase.alone && phase.is(state)) return `it has no time ${name}`;
  }
  return undefined;
};

export type Tried = {
  /** What is wrong, if anything is. */
  readonly fault?: string;
  /** How many players with characters of their own have no part in it, and were refused. */
  readonly others: number;
};

/** A command that somebody was allowed to send is tried by everyone else: nobody may more than the table says. */
export const tryEveryone = (
  rules: AnyRuleSet,
  state: unknown,
  command: Tagged,
  viewers: readonly Viewer[],
  authority: Authority,
): Tried => {
  const everyone = [...new Map([...viewers, stranger, onlooker].map((viewer) => [viewer.seat, viewer])).values()];
  const allowed = everyone.filter((by) => decided(rules, state, command, by) !== undefined);
  const told = `${JSON.stringify(command)} was accepted from ${allowed.map(({ seat }) => seat).join(', ')}`;
  const fault = (why: string): Tried => ({ fault: `${told}: ${why}`, others: 0 });
  if (!authority.rows[command.type]) return fault('nothing says who may send it');
  const outsiders = everyone.filter((by) => isLeftOut(authority, by, state, command));
  const wrong = allowed.find((by) => outsiders.includes(by));
  if (wrong) return fault(`${wrong.seat} has no part in it`);
  const late = untimely(authority, state, command);
  if (late !== undefined) return fault(late);
  const astray = allowed.find((by) => actsForAnother(rules, state, command, by, authority));
  if (astray) return fault(`for ${astray.seat} it came to something else than for a character of hers`);
  const owners = new Set(rules.cast(state).map(({ owner }) => owner));
  return { others: outsiders.filter(({ seat, role }) => role === 'player' && owners.has(seat)).length };
};

/** What comes of it, as text; undefined where it is refused. */
const decided = (rules: AnyRuleSet, state: unknown, command: Tagged, by: Viewer): string | undefined => {
  const decision = rules.decide(state, command, { dice: simulatedDice(wordsFrom(1)), by });
  return decision.ok ? JSON.stringify(decision.events) : undefined;
};

/** A player who names nobody acts for a character of her own. */
const actsForAnother = (
  rules: AnyRuleSet,
  state: unknown,
  command: Tagged,
  by: Viewer,
  { rows }: Authority,
): boolean => {
  const who = rows[command.type];
  if (by.role !== 'player' || typeof who !== 'object') return false;
  const named = who.named?.(by.seat, state, command) ?? [];
  if (named.length === 0) return false;
  const came = decided(rules, state, command, by);
  return !named.some((one) => decided(rules, state, one as Tagged, by) === came);
};

/** What random play has not come to: commands that no other player was refused, and phases that never were. */
export const untried = (
  { rows, phases }: Authority,
  played: readonly { readonly others: ReadonlyMap<string, number>; readonly phases: ReadonlyMap<string, number> }[],
): readonly string[] => [
  ...Object.keys(rows).filter((type) => rows[type] !== 'player' && !played.some(({ others }) => others.has(type))),
  ...Object.keys(phases).filter((name) => !played.some((one) => one.phases.has(name))),
];
