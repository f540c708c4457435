import type { Hideable } from '@aspekt/contract';
import type { Combat } from './combat.ts';
import type { Roll, Test } from './hand.ts';
import type { Lying, Stock } from './item.ts';
import type { Environment, Person } from './person.ts';
import type { Settings } from './settings.ts';
import type { Area } from './trait.ts';

/** A roll that a rule forces on somebody and that waits to be made. */
export type DueRoll = Hideable &
  (
    | { readonly kind: 'pain'; readonly person: string; readonly area: Area; readonly test: 1 | 2 }
    | { readonly kind: 'survival' | 'faint' | 'psych' | 'healing'; readonly person: string }
  );

/** A free hand that waits for its player to choose. */
export type OpenRoll = Hideable & {
  readonly roll: Roll;
  readonly use:
    | { readonly kind: 'hand'; readonly label: string }
    | { readonly kind: 'test'; readonly test: Test; readonly text: string }
    | { readonly kind: 'stress' }
    | { readonly kind: 'psych'; readonly permanent: boolean; readonly shocking: boolean; readonly text: string };
};

export type Scene = {
  /** Minutes; minute 0 is midnight. */
  readonly clock: number;
  /** Of minute 0; 0 is Monday. */
  readonly weekday: number;
  readonly environment: Environment;
  readonly ground: readonly Lying[];
};

export type State = {
  readonly settings: Settings;
  readonly people: Readonly<Record<string, Person>>;
  readonly scene: Scene;
  readonly dueRolls: readonly DueRoll[];
  /** Open rolls by the person who chooses; `gm` for the game master's own. */
  readonly openRolls: Readonly<Record<string, OpenRoll>>;
  readonly combat: Combat | null;
  readonly stock: Stock;
};
