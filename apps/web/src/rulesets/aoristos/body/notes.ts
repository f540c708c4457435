import type { LimbState } from '@aspekt/aoristos';
import { areas, type Area, type SeenOwn } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

/** What there is to say about one area of a body. */
export type AreaNote = {
  readonly armour?: number;
  /** Damage of each wound there, the first first. */
  readonly wounds?: readonly number[];
  readonly limb?: LimbState;
  /** Behind cover, or turned away. */
  readonly hidden?: boolean;
};
export type BodyNotes = Readonly<Partial<Record<Area, AreaNote>>>;

/** A body from its owner's numbers: armour, wounds and limbs, area by area. */
export const notesOf = ({ armour, wounds, limbs }: SeenOwn): BodyNotes =>
  Object.fromEntries(
    areas.map((area): readonly [Area, AreaNote] => [
      area,
      {
        armour: armour[area],
        wounds: wounds.filter((wound) => wound.area === area).map(({ damage }) => damage),
        ...(area !== 'head' && area !== 'torso' && { limb: limbs[area].state }),
      },
    ]),
  );

/** The same in words: "Left arm: broken, damage 2 and 1, armour 4". */
export const noteWords = (note: AreaNote | undefined, w: AoristosWords): string => {
  if (!note) return '';
  const parts = [
    ...(note.limb && note.limb !== 'ok' ? [w.names.limbStates[note.limb]] : []),
    ...(note.wounds && note.wounds.length > 0 ? [w.body.damage(w.names.list(note.wounds.map(String)))] : []),
    ...(note.armour ? [w.body.armour(note.armour)] : []),
    ...(note.hidden ? [w.body.hidden] : []),
  ];
  return parts.join(', ');
};
