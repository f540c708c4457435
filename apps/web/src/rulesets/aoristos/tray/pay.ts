import { combatantOf, type Table } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** How an active action would be paid now: at once, or begun and finished later (AOR-KP-06, AOR-KP-07). */
export type Payment = {
  readonly enough: boolean;
  readonly possible: boolean;
  readonly flags: { readonly beginExtended?: true; readonly abandonExtended?: true };
  /** The activity that would be lost. */
  readonly abandons: string | undefined;
};

export const paymentOf = (table: Table, by: string, cost: number): Payment => {
  const own = combatantOf(table.game, by)?.own;
  const kp = own?.kp ?? 0;
  const enough = kp >= cost;
  const abandons = cost > 0 ? own?.extended?.action : undefined;
  return {
    enough,
    possible: enough || kp > 0,
    flags: { ...(!enough && { beginExtended: true as const }), ...(abandons && { abandonExtended: true as const }) },
    abandons,
  };
};

/** What the button says: the price, or what is paid of it now. */
export const pricedLabel = (w: AoristosWords, label: string, cost: number, kp: number): string =>
  kp >= cost ? w.pay.now(label, cost) : w.pay.begin(label, kp, cost);
