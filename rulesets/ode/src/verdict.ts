import { refuse, type Context, type Refusal } from '@aspekt/contract';

/** Every code of the catalogue (section 7), our own for what would give away something hidden, and for warnings. */
export type Code =
  | 'forbidden'
  | 'notFound'
  | 'wrongStatus'
  | 'textRequired'
  | 'aspectLayout'
  | 'relationMissing'
  | 'pyramidInvalid'
  | 'refreshFloor'
  | 'noFreeStuntSlot'
  | 'stuntIncomplete'
  | 'stuntUsedUp'
  | 'stuntNotApplicable'
  | 'skillNotAllowed'
  | 'difficultyRange'
  | 'notRolled'
  | 'alreadyRolled'
  | 'invokeClosed'
  | 'notEnoughFatePoints'
  | 'noFreeInvoke'
  | 'aspectUnknown'
  | 'aspectAlreadyInvoked'
  | 'boostNotPayable'
  | 'boostNotCompellable'
  | 'effectNotAllowed'
  | 'notAlly'
  | 'optionNotAvailable'
  | 'notAbsorbed'
  | 'overAbsorb'
  | 'wrongTrack'
  | 'slotOccupied'
  | 'slotRestricted'
  | 'cannotRefuse'
  | 'compelNotRelevant'
  | 'notYourTurn'
  | 'alreadyActed'
  | 'alreadyMoved'
  | 'notAdjacent'
  | 'outOfReach'
  | 'teamworkIneligible'
  | 'tooLateToConcede'
  | 'notInConflict'
  | 'columnRule'
  | 'noSkillPoint'
  | 'milestoneUsed'
  | 'notTreatable'
  | 'targetRange'
  | 'paused'
  | 'misthrown'
  | 'unmet'
  | 'tellingId'
  | 'minorNpcLimits';

export type Refused = { readonly ok: false; readonly refusal: Refusal };

/** Refuse with a code of the catalogue. */
export const no = (code: Code, data?: Refusal['data'], ...rules: readonly string[]): Refused =>
  refuse(code, data, rules.length > 0 ? rules : undefined);

/** Refuse what makes sense but the book forbids: the game master may insist. */
export const unlessInsisted = (code: Code, data?: Refusal['data'], ...rules: readonly string[]): Refused => {
  const { refusal } = no(code, data, ...rules);
  return { ok: false, refusal: { ...refusal, overridable: true } };
};

export const isRefused = (value: object | undefined): value is Refused => value !== undefined && 'ok' in value;

/** The game master insists although the rules say no. */
export const insists = ({ by, overrule }: Context): boolean => overrule === true && by.role === 'gm';

/** Texts have 1 to 120 characters after trimming (D-48). */
export const longestText = 120;
export const isText = (text: string | undefined): text is string => {
  const length = text?.trim().length ?? 0;
  return length > 0 && length <= longestText;
};
