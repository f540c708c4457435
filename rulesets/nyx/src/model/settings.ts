/** The table settings of the catalogue's Decisions; `null` means no limit. */
export type Settings = {
  /** D-01: what passing the end of the scale does, unless a conflict says otherwise. */
  readonly overflowMode: Mode;
  /** D-02: the harm of a failed individual action. */
  readonly individualFailureHarm: 'margin' | 'one' | 'none';
  /** D-03: the harm of a lost opposed roll. */
  readonly conflictHarm: 'margin' | 'winnerEffect';
  /** D-06: the price of buying a hindering aspect off. */
  readonly buyOffCost: 'one' | 'value';
  /** D-14: the most regular aspects a character may have after a change. */
  readonly aspectLimit: number | null;
  /** D-15: whether points earned by a roll may pay for something in the same roll. */
  readonly earnTiming: 'afterRoll' | 'immediately';
  /** D-17: whether a situational edge helps the first roll or moves the needle before it. */
  readonly situationalStart: 'roll' | 'needle';
  /** D-19, D-42: automatic successes and wins. */
  readonly autoWin: 'offer' | 'off';
  /** D-20: what a mob loses each time it is harmed. */
  readonly mobLoss: 'valueMinusOne' | 'damageAspect';
  /** D-21: whether an extra's damage hinders it by itself or must be used for a point. */
  readonly extraDamage: 'automatic' | 'paid';
  /** D-22: whether major non-player figures have points of their own. */
  readonly majorNpcPool: boolean;
  /** D-23: whether a player character earns when another one hinders her. */
  readonly pvpEarn: boolean;
  /** D-24: who takes the harm of a failed group action. */
  readonly groupHarm: 'roller' | 'everyone';
  /** D-25: the most points a character may hold. */
  readonly pointCap: number | null;
  readonly attributeTotal: number;
  readonly startPoints: number;
  readonly exhaustionClears: 'scene' | 'manual';
  readonly extraAspectCap: 'warn' | 'enforce' | 'off';
  /** Whether players see the numbers of extras and major non-player figures. */
  readonly showOpponents: boolean;
  /** Who is shown odds before a roll. */
  readonly oddsFor: 'all' | 'gm' | 'none';
};

/** In `ends` whoever passes the end of the scale has reached the goal; in `continues` play goes on. */
export type Mode = 'ends' | 'continues';
