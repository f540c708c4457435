import type { Dice } from '@aspekt/dice';
import type { Viewer } from './viewer.ts';

export type Tagged = { readonly type: string };

/**
 * A command the rules do not allow. Expected, typed, shown to the player in words (`explain`).
 * `rules` are the ids of the catalogue behind it. `overridable`: it makes sense but the book forbids it,
 * so the game master may insist.
 */
export type Refusal = {
  readonly code: string;
  readonly data?: Readonly<Record<string, string | number>>;
  readonly rules?: readonly string[];
  readonly overridable?: true;
};

export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly warnings?: readonly Refusal[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <Event>(...events: readonly Event[]): Decision<Event> => ({ ok: true, events });

export const refuse = (
  code: string,
  data?: Refusal['data'],
  rules?: readonly string[],
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, ...(data && { data }), ...(rules && { rules }) },
});

/** What a rule may know besides the state: the dice, who asks, and whether the game master insists. */
export type Context = { readonly dice: Dice; readonly by: Viewer; readonly overrule?: true };
