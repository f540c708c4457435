import type { Settings, State } from './model.ts';

/** An empty table, before the first session (phase `break`). */
export const initial = (settings: Settings): State => ({
  settings,
  labels: {},
  phase: 'break',
  session: 0,
  clock: 0,
  characters: {},
  extras: {},
  things: {},
  scene: null,
  drafts: {},
  conflicts: {},
  pendingHarms: {},
  slowHarms: {},
  demands: {},
  uses: {},
  reminders: [],
  ledger: {},
});
