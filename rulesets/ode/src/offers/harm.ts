import type { Viewer } from '@aspekt/contract';
import { absorptions, cheapestFirst, slotsOfValues, trackOf } from '../absorb.ts';
import { hitOn } from '../harm.ts';
import type { State } from '../model.ts';
import { blank, must, own, type Candidate } from './candidate.ts';

const mostWays = 6;

/** The ways to take an open hit, the one that costs least first, and to be taken out. */
export const harmOffers = (state: State, viewer: Viewer): readonly Candidate[] => [
  ...own(state, viewer).flatMap((one) => {
    const hit = hitOn(state, one.id);
    if (!hit) return [];
    const ways = cheapestFirst(absorptions(trackOf(one, hit.harm), hit.shifts)).slice(0, mostWays);
    return [
      ...ways.map(({ stress, slots }) =>
        must(
          {
            type: 'ode/absorbHit',
            actor: one.id,
            stress,
            consequences: slotsOfValues(one, hit.harm, slots).map((slotId) => ({ slotId, text: blank })),
          },
          'ODE-HRM-01',
          'ODE-HRM-02',
          'ODE-HRM-04',
        ),
      ),
      must({ type: 'ode/beTakenOut', actor: one.id }, 'ODE-TKO-01', 'ODE-HRM-08'),
    ];
  }),
  ...(state.scene?.fates ?? []).map(({ targetId }) =>
    must({ type: 'ode/decideFate', target: targetId, text: blank }, 'ODE-TKO-01'),
  ),
];
