import { refuse as refuseAny, type Refusal } from '@aspekt/contract';

/** Every code of the catalogue, the last five ours. */
export const codes = [
  'badInput',
  'notFound',
  'notYours',
  'gmOnly',
  'dead',
  'unconscious',
  'notYourActivation',
  'insufficientKp',
  'engaged',
  'wrongPosture',
  'handUnusable',
  'wrongStep',
  'rollDue',
  'extendedInProgress',
  'creationClosed',
  'badLevel',
  'insufficientUp',
  'conditionMissing',
  'noChoice',
  'duplicateTrait',
  'combatRunning',
  'attackPending',
  'nothingExtended',
  'tooFar',
  'noChange',
  'legUnusable',
  'notHeld',
  'noAmmo',
  'alreadyCharged',
  'notCharged',
  'alreadyFull',
  'notReady',
  'targetInSight',
  'badTarget',
  'maxReached',
  'outOfReach',
  'aimForbidden',
  'rangeAimNotAllowed',
  'cannotAttackWith',
  'tooManyTraits',
  'traitNotAvailable',
  'mustMove',
  'areaNotAllowed',
  'cannotAbort',
  'choiceOpen',
  'notDue',
  'nothingToStop',
  'tooLate',
  'windowClosed',
  'alreadyTaken',
  'nothingToVent',
  'needsMild',
  'stillPsychotic',
  'notCurableYet',
  'aimIgnored',
  'tooFewHours',
  'longSpeech',
  'optionOff',
  'badDice',
  'stillHidden',
] as const;
export type Code = (typeof codes)[number];

/** The rules say no, with a code that has words in every language. */
export const refuse = (
  code: Code,
  data?: Refusal['data'],
  rules?: readonly string[],
): { readonly ok: false; readonly refusal: Refusal } => refuseAny(code, data, rules);

/** The same, but the game master may insist. */
export const refuseUnlessOverruled = (
  code: Code,
  rules: readonly string[],
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal: { code, rules, overridable: true } });

/** Something allowed that is worth saying. */
export const warning = (code: Code, data: NonNullable<Refusal['data']>, rules: readonly string[]): Refusal => ({
  code,
  data,
  rules,
});
