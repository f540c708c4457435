import * as v from 'valibot';
import { HandText, int } from './parts.ts';

/** Every table setting; an empty object gives the defaults of the catalogue. */
const entries = {
  startingUp: v.optional(int(0, 10_000), 30),
  maxLevel: v.optional(int(1, 30), 5),
  skillLevelOne: v.optional(v.picklist(['free', 'gmApproves']), 'free'),
  movementPricing: v.optional(v.picklist(['difference', 'perAction', 'additive']), 'difference'),
  firstRoundVigilance: v.optional(v.picklist(['wholeRound', 'untilOwnActivation']), 'wholeRound'),
  stressChoice: v.optional(v.picklist(['autoLowest', 'ask']), 'autoLowest'),
  surpriseHand: v.optional(HandText, '1B1T'),
  speechRounding: v.optional(v.picklist(['down', 'started']), 'down'),
  shieldSuspendsMinusTwo: v.optional(v.boolean(), false),
  engagedMayShootOut: v.optional(v.boolean(), false),
  standOnOneLeg: v.optional(v.picklist(['gmDecides', 'never', 'allowed']), 'gmDecides'),
  singleAttackStress: v.optional(v.boolean(), false),
  openNumbers: v.optional(v.boolean(), false),
  oddsForPlayers: v.optional(v.boolean(), true),
  healingDay: v.optional(v.picklist(['monday', 'every7Days']), 'monday'),
  pauseOnRolls: v.optional(v.boolean(), true),
  temporaryPerEvent: v.optional(v.picklist([1, 'unlimited']), 1),
  trainingWillTest: v.optional(v.boolean(), false),
  starterEquipment: v.optional(v.picklist(['on', 'off']), 'on'),
  holdsAndTrips: v.optional(v.picklist(['off', 'on']), 'off'),
};
export const Settings = v.strictObject(entries);

type Bare<T> = {
  readonly [K in keyof T]: T[K] extends { readonly wrapped: infer W extends v.GenericSchema }
    ? v.ExactOptionalSchema<W, undefined>
    : never;
};
/** The same, each left out without a default: what `configure` may change. */
export const SomeSettings = v.strictObject(
  Object.fromEntries(
    Object.entries(entries).map(([key, { wrapped }]) => [key, v.exactOptional<v.GenericSchema>(wrapped)]),
  ) as unknown as Bare<typeof entries>,
);
