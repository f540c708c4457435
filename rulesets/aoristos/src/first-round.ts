import type { Combat, Settings } from './model.ts';

/** Whether vigilance still counts SIN instead of KP kept back: in round 1, all of it or until one's own activation (AOR-VIG-11, D-03). */
export const countsAwareness = (
  { firstRoundVigilance }: Pick<Settings, 'firstRoundVigilance'>,
  { mode, round }: Pick<Combat, 'mode' | 'round'>,
  activated: boolean,
): boolean => mode === 'rounds' && round === 1 && (firstRoundVigilance === 'wholeRound' || !activated);
