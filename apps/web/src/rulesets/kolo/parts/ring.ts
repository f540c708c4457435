import type { SphereId } from '@aspekt/kolo';
import { spheres, type SeenTrait } from '../seen.ts';

/** Degrees clockwise from the top; each sphere has a fifth of the ring. */
const share = 360 / spheres.length;
const centre = (sphere: SphereId): number => spheres.indexOf(sphere) * share;

export type Arc = { readonly from: number; readonly to: number };
export const segmentOf = (sphere: SphereId): Arc => ({
  from: centre(sphere) - share / 2,
  to: centre(sphere) + share / 2,
});

/** Where a trait lies: within its sphere, or across the border, two thirds of it in the main one (KOLO-TRAIT-03). */
export const arcOf = ({ main, aux }: Pick<SeenTrait, 'main' | 'aux'>): Arc => {
  const middle = centre(main);
  if (aux === null) return { from: middle - 26, to: middle + 26 };
  const clockwise = spheres[(spheres.indexOf(main) + 1) % spheres.length] === aux;
  return clockwise
    ? { from: middle + share / 2 - 32, to: middle + share / 2 + 16 }
    : { from: middle - share / 2 - 16, to: middle - share / 2 + 32 };
};

const overlaps = (one: Arc, other: Arc): boolean =>
  [-360, 0, 360].some((turn) => one.from < other.to + turn + 3 && other.from + turn < one.to + 3);

export type Band = { readonly trait: SeenTrait; readonly arc: Arc; readonly track: number };

/** The traits as bands round the ring, each on the innermost track where it lies free. */
export const bandsOf = (traits: readonly SeenTrait[]): readonly Band[] => {
  const bands: Band[] = [];
  for (const trait of traits) {
    const arc = arcOf(trait);
    let track = 0;
    while (bands.some((band) => band.track === track && overlaps(band.arc, arc))) track++;
    bands.push({ trait, arc, track });
  }
  return bands;
};

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};
export const pointAt = (radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** A piece of a ring between two radii. */
export const piece = (inner: number, outer: number, { from, to }: Arc, gap = 0.8): string =>
  `M${at(inner, from + gap)} L${at(outer, from + gap)} A${outer} ${outer} 0 0 1 ${at(outer, to - gap)} L${at(inner, to - gap)} A${inner} ${inner} 0 0 0 ${at(inner, from + gap)}Z`;

/** The line that letters stand on, the right way up in the lower half too. */
export const baseline = (radius: number, { from, to }: Arc): string => {
  const middle = (((from + to) / 2 + 360) % 360) / 360;
  return middle > 0.25 && middle < 0.75
    ? `M${at(radius + 7, to)} A${radius + 7} ${radius + 7} 0 0 0 ${at(radius + 7, from)}`
    : `M${at(radius, from)} A${radius} ${radius} 0 0 1 ${at(radius, to)}`;
};

/** The planet signs of the spheres, drawn on 12 by 12 round the middle. */
export const signs: Readonly<Record<SphereId, string>> = {
  character: 'M5 0A5 5 0 1 1-5 0 5 5 0 0 1 5 0M.8 0A.8.8 0 1 1-.8 0 .8.8 0 0 1 .8 0',
  ferocity: 'M2 2A4 4 0 1 1-3.6-3.6 4 4 0 0 1 2 2M1.6-2.4 5.5-5.500M2.5-5.500h3v3',
  flexibility: 'M2-5A5.2 5.2 0 1 0 2 5 6.5 6.5 0 0 1 2-5z',
  refinement: 'M3-1A3 3 0 1 1-3-1 3 3 0 0 1 3-1M-3-6.500A3.2 3.2 0 0 0 3-6.500M0 2v5M-2.2 4.700h4.4',
  socialisation: 'M3.5-2.500A3.5 3.5 0 1 1-3.5-2.5 3.5 3.5 0 0 1 3.5-2.500M0 1v6M-2.7 4h5.4',
};
