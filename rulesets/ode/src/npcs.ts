import { secret, type Context, type Decision, type Refusal } from '@aspekt/contract';
import { idRefused } from './aspects.ts';
import { freeStunts, startingRefresh } from './blank.ts';
import type { Character, CharacterCommand, Event, Id, NpcSheet, State } from './model.ts';
import { isGm } from './people.ts';
import { gmSide } from './sides.ts';
import { enterScene } from './scenes.ts';
import { boxesFor, emptySlot, slotOrder, slotsFor } from './stress.ts';
import { begin, tell } from './tale.ts';
import { isText, no } from './verdict.ts';
import { audienceOf } from './visibility.ts';

type CreateNpc = Extract<CharacterCommand, { type: 'ode/createNpc' }>;

/** An opponent, a helper or a threat, made in seconds; hidden until it enters a scene (ODE-NPC-01..03). */
export const createNpc = (state: State, command: CreateNpc, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('forbidden');
  const { id, npc } = command;
  if (!isText(npc.name) || !npc.aspects.every(({ text }) => isText(text))) return no('textRequired', {}, 'ODE-NPC-01');
  const ids = [id, ...npc.aspects.map((aspect) => aspect.id)];
  if (new Set(ids).size !== ids.length) return no('wrongStatus', { id });
  for (const one of ids) {
    const barred = idRefused(state, one, command.enter !== true);
    if (barred) return barred;
  }
  if (command.enter && !state.scene) return no('wrongStatus', {}, 'ODE-SCN-01');

  const tale = begin(state);
  const hidden = command.enter ? {} : { only: 'gm' as const };
  tell(tale, { type: 'ode/npcCreated', character: { ...npcFrom(state, id, npc), ...hidden }, ...hidden });
  if (command.enter) {
    const { side, zone } = command;
    const entered = enterScene(
      tale.state,
      {
        type: 'ode/enterScene',
        character: id,
        ...(side !== undefined && { side }),
        ...(zone !== undefined && { zone }),
      },
      context,
    );
    if (!entered.ok) return entered;
    for (const event of entered.events) tell(tale, event);
  }
  const warnings = npc.kind === 'minorNpc' ? beyondMinor(npc) : [];
  return { ok: true, events: tale.events, ...(warnings.length > 0 && { warnings }) };
};

/** A minor NPC: 1–3 aspects, at most one stunt, 1–2 skills, at most 3 boxes, no slots (ODE-NPC-02). */
const beyondMinor = ({ aspects, stunts, skills, boxes, slots }: NpcSheet): readonly Refusal[] => {
  const skillCount = Object.keys(skills).length;
  const within =
    aspects.length >= 1 &&
    aspects.length <= 3 &&
    stunts.length <= 1 &&
    skillCount >= 1 &&
    skillCount <= 2 &&
    Math.max(boxes?.physical ?? 0, boxes?.mental ?? 0) <= 3 &&
    (slots?.length ?? 0) === 0;
  return within ? [] : [no('minorNpcLimits', {}, 'ODE-NPC-02').refusal];
};

/** A major NPC is built like a player's character; the others have what they are given. */
const npcFrom = (state: State, id: Id, npc: NpcSheet): Character => {
  const { settings } = state;
  const audience = audienceOf({ pc: false }, settings);
  const major = npc.kind === 'majorNpc';
  const boxes = npc.boxes ?? {
    physical: major ? boxesFor('physical', npc.skills, npc.stunts, settings) : 0,
    mental: major ? boxesFor('mental', npc.skills, npc.stunts, settings) : 0,
  };
  const slots = npc.slots ?? (major ? slotsFor(npc.skills, npc.stunts, settings) : []);
  return {
    id,
    pc: false,
    kind: secret(audience.kind, npc.kind),
    name: npc.name.trim(),
    description: npc.description.trim(),
    status: 'ready',
    aspects: npc.aspects.map((aspect) => ({
      id: aspect.id,
      text: aspect.text.trim(),
      freeInvokes: [],
      ...(!aspect.known && { only: 'gm' as const }),
    })),
    skills: secret(audience.skills, npc.skills),
    refresh: startingRefresh,
    fatePoints: 0,
    pending: [],
    freeStuntSlots: freeStunts,
    stunts: npc.stunts,
    stress: secret(audience.stress, {
      physical: { boxes: boxes.physical, marked: 0 },
      mental: { boxes: boxes.mental, marked: 0 },
    }),
    consequences: slotOrder.filter((slot) => slots.includes(slot)).map(emptySlot),
    skillPoints: secret(audience.skillPoints, 0),
    minorChoices: 0,
    highConceptRewrites: 0,
    stuntBuys: 0,
    side: gmSide,
    zoneId: null,
    weapon: npc.weapon ?? 0,
    armour: npc.armour ?? 0,
    extremeTaken: false,
  };
};
