import * as v from 'valibot';
import type { Settings } from './model.ts';

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** Every table setting with what it may be; the first value of a list is the default (Decisions). */
export const settingSchemas = {
  overflowMode: v.picklist(['ends', 'continues']),
  individualFailureHarm: v.picklist(['margin', 'one', 'none']),
  conflictHarm: v.picklist(['margin', 'winnerEffect']),
  buyOffCost: v.picklist(['one', 'value']),
  aspectLimit: v.nullable(whole(1, 50)),
  earnTiming: v.picklist(['afterRoll', 'immediately']),
  situationalStart: v.picklist(['roll', 'needle']),
  autoWin: v.picklist(['offer', 'off']),
  mobLoss: v.picklist(['valueMinusOne', 'damageAspect']),
  extraDamage: v.picklist(['automatic', 'paid']),
  majorNpcPool: v.boolean(),
  pvpEarn: v.boolean(),
  groupHarm: v.picklist(['roller', 'everyone']),
  pointCap: v.nullable(whole(0, 1000)),
  attributeTotal: whole(3, 60),
  startPoints: whole(0, 100),
  exhaustionClears: v.picklist(['scene', 'manual']),
  extraAspectCap: v.picklist(['warn', 'enforce', 'off']),
  showOpponents: v.boolean(),
  oddsFor: v.picklist(['all', 'gm', 'none']),
} as const satisfies Record<keyof Settings, v.GenericSchema>;

export const defaults: Settings = {
  overflowMode: 'ends',
  individualFailureHarm: 'margin',
  conflictHarm: 'margin',
  buyOffCost: 'one',
  aspectLimit: null,
  earnTiming: 'afterRoll',
  situationalStart: 'roll',
  autoWin: 'offer',
  mobLoss: 'valueMinusOne',
  extraDamage: 'automatic',
  majorNpcPool: false,
  pvpEarn: true,
  groupHarm: 'roller',
  pointCap: null,
  attributeTotal: 17,
  startPoints: 5,
  exhaustionClears: 'scene',
  extraAspectCap: 'warn',
  showOpponents: true,
  oddsFor: 'all',
};

/** Is `key` a setting of the catalogue, and `value` one of its values? */
export const isSetting = (key: string, value: unknown): boolean =>
  Object.hasOwn(settingSchemas, key) && v.is(settingSchemas[key as keyof Settings], value);
