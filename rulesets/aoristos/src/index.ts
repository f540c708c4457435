import type { RuleSet } from '@aspekt/contract';
import { cast } from './cast.ts';
import { credit } from './credit.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { habit } from './habit.ts';
import { initial } from './initial.ts';
import type { Command, Event, Question, Settings, Sheet, State } from './model.ts';
import { offers } from './offers.ts';
import { outcome } from './outcome.ts';
import { mayForesee, questions } from './questions.ts';
import { demo } from './ready-made/demo.ts';
import { readyMade } from './ready-made/people.ts';
import { commandSchema, settingsSchema, sheetSchema } from './schema.ts';
import { blankSheet, checkSheet } from './sheet.ts';
import { describe, explain, label } from './texts/index.ts';

export const aoristos: RuleSet<State, Command, Event, Sheet, Settings, Question> = {
  id: 'aoristos',
  version: 5,
  credit,
  settings: settingsSchema,
  sheet: {
    schema: sheetSchema,
    blank: blankSheet,
    check: (sheet, settings) => checkSheet(sheet, settings),
    readyMade,
  },
  command: commandSchema,
  initial,
  decide,
  evolve,
  offers,
  cast,
  outcome,
  habit,
  questions,
  mayForesee,
  describe,
  label,
  explain,
  misthrown: 'badDice',
  demo,
};

export type * from './model.ts';
export { aimCost, rangeMalus } from './aim.ts';
export { sheetNumbers } from './character.ts';
export { derivedOf, totalStoragePoints, type Numbers } from './derived.ts';
export { diceRolled, hand, parseHand, showHand } from './hand.ts';
export { careRows, environmentRows, healingDifficulty, restRows } from './healing.ts';
export { itemFrom } from './item.ts';
export { needsConsent } from './levels.ts';
export { areas, attributes, limbs, skills } from './model/trait.ts';
export { attributeFromZero, fromZero, priceTable, skillFromZero, spent, stepTo } from './price.ts';
export { starterStock } from './ready-made/equipment.ts';
export { bookPeople, opponents } from './ready-made/people.ts';
export { codes, type Code } from './refusal.ts';
export { areaOfFace } from './attack-hands.ts';
export type { Chance } from './odds/spread.ts';
export type { Price, Prices } from './odds/prices.ts';
export type { CombatEnd } from './simulate/combat.ts';
export type { Fought, Share } from './simulate/run.ts';
export { languages, outcomeText } from './texts/index.ts';
