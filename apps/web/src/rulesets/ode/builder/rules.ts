import type { Refusal } from '@aspekt/contract';
import type * as rules from '@aspekt/ode';

/** Rules that not everybody needs at once: fetched ahead when there is time, or when somebody asks for them. */
export type SheetRules = Pick<
  typeof rules,
  | 'ode'
  | 'prompts'
  | 'boxesFor'
  | 'slotsFor'
  | 'refreshLeft'
  | 'opponents'
  | 'npcSheetOf'
  | 'harmOf'
  | 'reachOf'
  | 'freeStunts'
>;

let loading: Promise<SheetRules> | undefined;

export const loadRules = (): Promise<SheetRules> => {
  loading ??= import('@aspekt/ode');
  return loading;
};

/** The first fault with one of these codes. */
export const faultOf = (faults: readonly Refusal[], ...codes: readonly string[]): Refusal | undefined =>
  faults.find(({ code }) => codes.includes(code));
