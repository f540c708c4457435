/** Why a command is refused: the catalogue's codes, and three of ours for what it leaves to the software. */
export const refusalCodes = [
  'NYX_E_UNKNOWN',
  'NYX_E_ROLE',
  'NYX_E_PHASE',
  'NYX_E_PENDING_HARM',
  'NYX_E_KNOCKED_OUT',
  'NYX_E_ATTR_RANGE',
  'NYX_E_ATTR_SUM',
  'NYX_E_ASPECT_VALUE',
  'NYX_E_ASPECT_SPREAD',
  'NYX_E_DUPLICATE_ASPECT',
  'NYX_E_NAME',
  'NYX_E_NOT_BREAK',
  'NYX_E_STEP',
  'NYX_E_SUM',
  'NYX_E_THREES',
  'NYX_E_TWOS',
  'NYX_E_EXPLANATION',
  'NYX_E_NOT_DAMAGE',
  'NYX_E_POINTS',
  'NYX_E_SETTING',
  'NYX_E_OWNER',
  'NYX_E_EXTRA_FULL',
  'NYX_E_DRAWBACK',
  'NYX_E_CONSENT',
  'NYX_E_DUPLICATE',
  'NYX_E_MIXED',
  'NYX_E_TARGET',
  'NYX_E_FORCED_PAY',
  'NYX_E_EASY',
  'NYX_E_MODIFIER',
  'NYX_E_NOT_ALONE',
  'NYX_E_DEMAND_OPEN',
  'NYX_E_DICE',
  'NYX_E_GOAL',
  'NYX_E_SIDES',
  'NYX_E_SCALE',
  'NYX_E_SITUATIONAL',
  'NYX_E_BLOCKED',
  'NYX_E_NO_HARM',
  'NYX_E_HARM_CHOICE',
  'NYX_E_STRENGTH',
  'NYX_E_PERIOD',
  'NYX_E_CLOCK',
  /** Ours: the id of something new is already taken. */
  'NYX_E_ID',
  /** Ours: another side has not said that it is ready (D-45). */
  'NYX_E_READY',
  /** Ours: more regular aspects than the table allows (D-14). */
  'NYX_E_ASPECT_LIMIT',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What is allowed but worth a word. A ruling that blocks a break-off comes as the warning NYX_E_BLOCKED. */
export const warningCodes = ['NYX_W_OVER_10', 'NYX_W_TEMP_VALUE', 'NYX_W_EXTRA_FULL', 'NYX_E_BLOCKED'] as const;
export type WarningCode = (typeof warningCodes)[number];
