import type { Id } from './figures.ts';
import type { Side } from './rolls.ts';

/** One roller in numbers: what the die is held against, and the extra dice. */
export type RollerNumbers = { readonly effective: number; readonly net: number };

/** Questions about odds (the catalogue's Odds section) that one command does not answer. */
export type Question =
  /** A roll: chance of success, of each effect and of each failure margin. */
  | ({ readonly ask: 'roll' } & RollerNumbers)
  | { readonly ask: 'opposed'; readonly a: RollerNumbers; readonly b: RollerNumbers }
  /** A draft as it stands, whether or not everyone is ready. */
  | { readonly ask: 'draft'; readonly draft: Id }
  /** None, one or two damages of a slow harm; `net` is that of each check. */
  | { readonly ask: 'slowHarm'; readonly effective: number; readonly net: readonly [number, number] }
  | ({ readonly ask: 'round' } & GaugeNumbers)
  /** A whole complex action with constant rolls: chance to win, expected rounds, overflow. */
  | ({ readonly ask: 'complex' } & GaugeNumbers)
  /** The same for a conflict on the table, if nothing more is spent. Whose attribute is not known is taken from the last round. */
  | { readonly ask: 'conflict'; readonly conflict: Id }
  /** Mode `continues`, harm always taken as exhaustion, mobs losing one more. */
  | {
      readonly ask: 'attrition';
      readonly a: RollerNumbers & { readonly mob?: boolean };
      readonly b: RollerNumbers & { readonly mob?: boolean };
      readonly scale: number;
      readonly needle: number;
    }
  /** The best use of aspect points over a whole conflict, for side A. */
  | ({
      readonly ask: 'points';
      readonly points: number;
      readonly cap: number;
      readonly activations: readonly PlannedActivation[];
    } & GaugeNumbers);

export type GaugeNumbers = {
  readonly a: RollerNumbers;
  /** Absent: a passive side. */
  readonly b?: RollerNumbers;
  readonly scale: number;
  readonly needle: number;
  readonly round: number;
  /** Net situational edge, and whose it is. */
  readonly situational?: { readonly side: Side; readonly value: number };
};

/** Something that may be activated once a round. */
export type PlannedActivation = {
  readonly name: string;
  readonly price: number;
  readonly gain: number;
  /** Extra dice on A's roll (negative ones hinder) and on B's. */
  readonly onA: number;
  readonly onB: number;
};
