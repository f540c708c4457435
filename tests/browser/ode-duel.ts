import type { Device, Screen, Server } from './fixtures.ts';
import { finger, says, type Seat } from './ode-hands.ts';
import { layTable, type Laid } from './ode-play-table.ts';

type Devices = (screen?: Screen) => Promise<Device>;

/** Somebody at the table, on a screen of their own. */
export const sitDown = async (device: Devices, screen: Screen, laid: Laid, token: string): Promise<Seat> => {
  const page = await device(screen);
  await page.goto(`/t/${laid.table.table}#${token}`);
  return { page, hands: finger, t: says.en };
};

type Duel = { readonly laid: Laid; readonly anna: Seat; readonly gm: Seat };

/** Ruth and the corpse alone in the scene, on two screens of a kind: Anna's and the game master's. */
export const layDuel = async (server: Server, device: Devices, screen: Screen): Promise<Duel> => {
  const laid = await layTable(server);
  for (const character of ['shoggoth', 'ethan', 'charles']) await laid.gm.do({ type: 'ode/leaveScene', character });
  const anna = await sitDown(device, screen, laid, laid.anna.token);
  return { laid, anna, gm: await sitDown(device, screen, laid, laid.table.gm) };
};
