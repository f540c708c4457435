import type { Viewer } from '@aspekt/contract';
import { inventFor as aoristos } from '../../rulesets/aoristos/src/laws/invent.ts';
import { invent as kolo } from '../../rulesets/kolo/src/testing/invent.ts';
import { inventFor as nyx } from '../../rulesets/nyx/src/laws/invent.ts';
import { imagine } from '../../rulesets/ode/src/testing-imagine.ts';
import { invent as vastmark } from '../../rulesets/vastmark/src/testing/invent.ts';
import type { Random } from './pen.ts';

export type Invent = (state: never, random: Random) => { readonly command: object; readonly by: Viewer };
const ode = imagine([
  { seat: 'gm', role: 'gm' },
  { seat: 'a', role: 'player' },
]);
/** Any command of a game, sensible or absurd, as the laws of its rule set try them. */
export const inventions: Readonly<Record<string, Invent>> = { nyx, aoristos, ode, vastmark, kolo };
