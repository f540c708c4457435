import { secret } from '@aspekt/contract';
import type { AspectSlot, Character, Id, Settings } from './model.ts';
import { playersSide } from './sides.ts';
import { boxesFor, emptySlot, slotsFor } from './stress.ts';
import { audienceOf } from './visibility.ts';

/** Aspect slots of a sheet: one high concept, or two by the book's own list (ODE-CHAR-02, D-01). */
export const aspectSlots = (settings: Settings): readonly AspectSlot[] =>
  settings.aspectLayout === 'five' ? five : [...five, 'highConcept2'];
const five = ['highConcept', 'trouble', 'relationship', 'free1', 'free2'] as const satisfies readonly AspectSlot[];

/** Starting refresh, and stunts that cost nothing (ODE-REF-01, ODE-STU-02). */
export const startingRefresh = 3;
export const freeStunts = 3;

export const slotAspectId = (id: Id, slot: AspectSlot): Id => `${id}-${slot}`;

/** A draft: empty aspect slots, all skills at 0, refresh 3, three free stunts, no fate points yet (ODE-CHAR-01). */
export const blankCharacter = (id: Id, name: string, owner: string | undefined, settings: Settings): Character => {
  const person = { pc: true, ...(owner !== undefined && { owner }) };
  const audience = audienceOf(person, settings);
  return {
    id,
    ...person,
    kind: secret(audience.kind, 'pc'),
    name,
    description: '',
    status: 'draft',
    aspects: aspectSlots(settings).map((slot) => ({ id: slotAspectId(id, slot), slot, text: '', freeInvokes: [] })),
    skills: secret(audience.skills, {}),
    refresh: startingRefresh,
    fatePoints: 0,
    pending: [],
    freeStuntSlots: freeStunts,
    stunts: [],
    stress: secret(audience.stress, {
      physical: { boxes: boxesFor('physical', {}, [], settings), marked: 0 },
      mental: { boxes: boxesFor('mental', {}, [], settings), marked: 0 },
    }),
    consequences: slotsFor({}, [], settings).map(emptySlot),
    skillPoints: secret(audience.skillPoints, 0),
    minorChoices: 0,
    highConceptRewrites: 0,
    stuntBuys: 0,
    side: playersSide,
    zoneId: null,
    weapon: 0,
    armour: 0,
    extremeTaken: false,
  };
};
