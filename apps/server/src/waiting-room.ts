import type { Seat } from '@aspekt/contract';
import { limits, type WaitingView } from '@aspekt/protocol';
import type { Guest } from './audience.ts';
import type { Clock } from './ports/surroundings.ts';
import { openTurnedAway, type TurnedAway } from './turned-away.ts';

/** Somebody at the door. */
export interface Knock extends Guest {
  /** Known to nobody but whoever knocks. */
  readonly secret: string;
  readonly name: string;
  readonly role: WaitingView['role'];
  /** The address they come from, where it is known. */
  readonly caller?: string | undefined;
  /** They were let in; this is the link to their seat. */
  seated(given: Given): void;
  /** They were turned away, and may ask again in so many milliseconds. */
  turnedAway(waitMs: number): void;
}
export type Given = { readonly seat: Seat; readonly token: string };

/** Those who wait to be let in at one table. They are forgotten when they go away, and know nothing of the table. */
export interface WaitingRoom {
  /** As the game master is told of them; another list whenever that changes. */
  people(): readonly WaitingView[];
  knocks(): Iterable<Knock>;
  /** Those who were turned away lately. */
  readonly turnedAway: TurnedAway;
  /** Begin to wait. False if there is no place left to wait in. */
  enter(knock: Knock): boolean;
  leave(knock: Knock): void;
  /** Somebody is about to be let in or turned away, and waits no longer. */
  take(id: string): Knock | undefined;
  /** What was given to somebody who may not have heard of it; or heard of, and come again. */
  given(secret: string): Given | undefined;
  give(knock: Knock, given: Given): void;
}

export const openWaitingRoom = (clock: Clock, changed: (people: readonly WaitingView[]) => void): WaitingRoom => {
  const waiting = new Map<string, Knock>();
  const given = new Map<string, Given>();
  let people: readonly WaitingView[] = [];
  let last = 0;
  const idOf = (which: (knock: Knock) => boolean): string | undefined =>
    [...waiting].find(([, knock]) => which(knock))?.[0];
  const update = (): void => {
    people = [...waiting].map(([id, { name, role }]) => ({ id, name, role }));
    changed(people);
  };
  const drop = (id: string | undefined): Knock | undefined => {
    const knock = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !knock) return undefined;
    waiting.delete(id);
    update();
    return knock;
  };
  return {
    people: () => people,
    turnedAway: openTurnedAway(clock),
    knocks: () => [...waiting.values()],
    enter: (knock) => {
      // Whoever lost the connection and is back before that was noticed is the same one still.
      const again = idOf(({ secret }) => secret === knock.secret);
      if (again === undefined && waiting.size >= limits.waitingPerTable) return false;
      waiting.set(again ?? `w${++last}`, knock);
      update();
      return true;
    },
    leave: (knock) => void drop(idOf((one) => one === knock)),
    take: drop,
    given: (secret) => given.get(secret),
    give: (knock, seat) => {
      given.set(knock.secret, seat);
      clock.after(limits.letInMs, () => given.delete(knock.secret));
      knock.seated(seat);
    },
  };
};
