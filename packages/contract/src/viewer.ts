import type { Audience } from '@aspekt/dice';

export type { Audience };
export type Seat = string;
export type Role = 'gm' | 'player' | 'onlooker';
/** Who looks or acts. The game master sees all; an onlooker sees what is public. */
export type Viewer = { readonly seat: Seat; readonly role: Role };

export const maySee = (to: Audience, viewer: Viewer): boolean =>
  viewer.role === 'gm' || to === 'everyone' || (to !== 'gm' && to.includes(viewer.seat));
