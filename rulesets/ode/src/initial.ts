import { secret } from '@aspekt/contract';
import type { Settings, State } from './model.ts';

/** An empty table before the first session. */
export const initial = (settings: Settings): State => ({
  settings,
  session: { number: 0, arc: 1, open: false },
  sceneNumber: 0,
  scene: null,
  gmPool: secret(settings.showGmPool ? 'everyone' : 'gm', 0),
  npcCarry: secret('gm', {}),
  characters: {},
  aspects: [],
  hits: [],
  roll: null,
  compels: [],
  claims: [],
  countdowns: [],
  safety: null,
  ledger: [],
  serial: 0,
});
