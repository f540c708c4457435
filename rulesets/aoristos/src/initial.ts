import type { Settings, State } from './model.ts';
import { emptyStock, starterStock } from './ready-made/equipment.ts';

/** An empty table: nobody, minute 0 on a Monday, in open nature. */
export const initial = (settings: Settings): State => ({
  settings,
  people: {},
  scene: { clock: 0, weekday: 0, environment: 'openNature', ground: [] },
  dueRolls: [],
  openRolls: {},
  combat: null,
  stock: settings.starterEquipment === 'on' ? starterStock : emptyStock,
});
