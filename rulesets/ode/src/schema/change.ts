import * as v from 'valibot';
import {
  AspectId,
  AspectSlot,
  Harm,
  Id,
  Name,
  NewZones,
  Prose,
  Rating,
  RollSide,
  Seat,
  SideName,
  Skill,
  SlotId,
  Status,
  Stunt,
  Text,
  integer,
} from './terms.ts';

const maybe = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);

const set = <const T extends string, const E extends v.ObjectEntries>(what: T, entries: E) =>
  v.strictObject({ what: v.literal(what), ...entries });

const number = <const T extends string>(what: T, most: number) => set(what, { character: Id, value: integer(0, most) });

/** What the game master may set right by hand. */
export const ChangeSchema = v.variant('what', [
  number('fatePoints', 99),
  v.strictObject({ what: v.literal('refresh'), character: Id, value: integer(1, 20) }),
  number('freeStuntSlots', 20),
  number('skillPoints', 20),
  number('minorChoices', 20),
  number('highConceptRewrites', 1),
  number('stuntBuys', 1),
  number('weapon', 4),
  number('armour', 4),
  number('npcCarry', 99),
  set('gmPool', { value: integer(0, 99) }),
  set('skill', { character: Id, skill: Skill, value: Rating }),
  set('boxes', { character: Id, track: Harm, value: integer(0, 20) }),
  set('marked', { character: Id, track: Harm, value: integer(0, 20) }),
  set('aspect', { character: Id, id: AspectId, text: Text, slot: maybe(AspectSlot), known: maybe(v.boolean()) }),
  set('aspectText', { aspect: AspectId, text: Text }),
  set('strikeAspect', { aspect: AspectId }),
  set('freeInvokes', { aspect: AspectId, holderId: maybe(Id), side: maybe(SideName), count: integer(0, 20) }),
  set('boost', { holderId: Id, text: Text }),
  set('stunt', { character: Id, stunt: Stunt }),
  set('strikeStunt', { character: Id, stunt: Id }),
  set('consequence', { character: Id, slotId: SlotId, text: Text, harm: Harm }),
  set('clearConsequence', { character: Id, slotId: SlotId }),
  set('status', { character: Id, status: Status }),
  set('side', { character: Id, side: SideName }),
  set('zone', { character: Id, zone: v.nullable(Id) }),
  set('owner', { character: Id, owner: v.nullable(Seat) }),
  set('name', { character: Id, name: Name, description: maybe(Prose) }),
  set('modifier', { roll: RollSide, value: integer(-10, 10) }),
  set('victories', { side: SideName, value: integer(0, 5) }),
  set('active', { character: Id }),
  set('acted', { character: Id, acted: v.boolean() }),
  set('zones', { zones: NewZones }),
  set('hit', { character: Id, harm: Harm, shifts: integer(1, 20), by: maybe(Id) }),
  set('strikeHit', { hit: Id }),
]);
