import { see, type Refusal, type Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { given } from '../conform/given.ts';
import { decide } from '../decide.ts';
import { derivedOf } from '../derived.ts';
import { evolve } from '../evolve.ts';
import type { CombatantOwn, Combatant, Command, Event, EventOf, Own, Person, State } from '../model.ts';

export const gm: Viewer = { seat: 'gm', role: 'gm' };
export const player = (id: string): Viewer => ({ seat: `seat-${id}`, role: 'player' });
export const onlooker: Viewer = { seat: 'watcher', role: 'onlooker' };

type Without<C> = C extends unknown ? Omit<C, 'type'> : never;
type Inputs<T extends Command['type']> = Without<Extract<Command, { readonly type: T }>>;
type Short<T> = T extends `aoristos/${infer Name}` ? Name : never;
type Name = Short<Command['type']>;

/** A table for tests: set as the catalogue's vectors are set, played command by command with prescribed faces. */
export class Table {
  state: State;
  warnings: readonly Refusal[] = [];
  constructor(start: Readonly<Record<string, unknown>>) {
    this.state = given(start);
  }

  /** The command must be accepted and use exactly these faces. */
  ok<N extends Name>(
    name: N,
    inputs: Inputs<`aoristos/${N}`>,
    faces: readonly number[] = [],
    by: Viewer = gm,
  ): readonly Event[] {
    const dice = scriptedDice(faces);
    const command = { type: `aoristos/${name}`, ...inputs } as unknown as Command;
    const decision = decide(this.state, command, { dice, by });
    if (!decision.ok) throw new Error(`${name} refused: ${JSON.stringify(decision.refusal)}`);
    if (dice.left() > 0) throw new Error(`${name} left ${dice.left()} faces`);
    this.state = decision.events.reduce(evolve, this.state);
    this.warnings = decision.warnings ?? [];
    return decision.events;
  }

  /** The code the command is refused with; `accepted` if it is not. */
  no<N extends Name>(name: N, inputs: Inputs<`aoristos/${N}`>, by: Viewer = gm): string {
    const command = { type: `aoristos/${name}`, ...inputs } as unknown as Command;
    const decision = decide(this.state, command, { dice: scriptedDice(Array<number>(60).fill(1)), by });
    return decision.ok ? 'accepted' : decision.refusal.code;
  }

  person(id: string): Person & Own & ReturnType<typeof derivedOf> {
    const person = this.state.people[id];
    if (!person) throw new Error(`nobody is called ${id}`);
    return { ...person.own.value, ...person, ...derivedOf(person, this.state.scene.clock) };
  }
  fighter(id: string): Combatant & CombatantOwn {
    const combatant = this.state.combat?.combatants[id];
    if (!combatant) throw new Error(`${id} is not fighting`);
    return { ...combatant.own.value, ...combatant };
  }
  get combat(): NonNullable<State['combat']> {
    if (!this.state.combat) throw new Error('no combat');
    return this.state.combat;
  }
  item(id: string, item: string): Own['items'][number] {
    const found = this.person(id).items.find((one) => one.id === item);
    if (!found) throw new Error(`${id} has no ${item}`);
    return found;
  }
  /** The state as JSON, as a viewer sees it. */
  seenBy(viewer: Viewer): string {
    return JSON.stringify(see(this.state, viewer));
  }
}

/** The one event of a kind among these. */
export const the = <N extends Short<Event['type']>>(events: readonly Event[], name: N): EventOf<`aoristos/${N}`> => {
  const found = events.filter(({ type }) => type === `aoristos/${name}`);
  if (found.length !== 1) throw new Error(`${found.length} of ${name}`);
  return found[0] as EventOf<`aoristos/${N}`>;
};
export const has = (events: readonly Event[], name: Short<Event['type']>): boolean =>
  events.some(({ type }) => type === `aoristos/${name}`);
