import type { Json } from '@aspekt/contract';
import type { Move } from '../pen.ts';

/** What the game master may do in secret. */
export const ode: readonly Move[] = [
  (pen) => ({
    type: 'ode/createNpc',
    id: pen.fresh('npc'),
    npc: {
      kind: pen.pick(['majorNpc', 'minorNpc', 'threat'] as const) ?? 'threat',
      name: pen.word(),
      description: pen.word(),
      aspects: [
        { id: pen.fresh('npcAspect'), text: pen.word(), known: true },
        { id: pen.fresh('npcAspect'), text: pen.word(), known: false },
      ],
      skills: { fight: pen.number(0, 5), [pen.word()]: pen.number(0, 5) },
      stunts: [],
      ...pen.maybe(() => ({ boxes: { physical: pen.number(0, 4), mental: pen.number(0, 4) } })),
    },
  }),
  (pen) => ({ type: 'ode/addSituationAspect', id: pen.fresh('situation'), text: pen.word(), known: false }),
  (pen) => ({ type: 'ode/removeAspect', aspect: pen.known('situation'), gmPermits: true }),
  (pen) => ({
    type: 'ode/createCountdown',
    id: pen.fresh('countdown'),
    title: pen.word(),
    // A track that fills up is told to everyone.
    boxes: pen.number(15, 20),
    trigger: pen.word(),
    outcome: pen.word(),
    hide: 'all',
  }),
  (pen) => ({ type: 'ode/markCountdown', countdown: pen.known('countdown') }),
  (pen) => ({ type: 'ode/dropCountdown', countdown: pen.known('countdown') }),
  (pen) => ({
    type: 'ode/adjust',
    change:
      pen.pick<Json>([
        { what: 'skill', character: pen.known('npc'), skill: 'fight', value: pen.number(0, 5) },
        { what: 'boxes', character: pen.known('npc'), track: 'physical', value: pen.number(0, 5) },
        { what: 'marked', character: pen.known('npc'), track: 'physical', value: pen.number(0, 2) },
        { what: 'weapon', character: pen.known('npc'), value: pen.number(0, 4) },
        { what: 'aspect', character: pen.known('npc'), id: pen.fresh('npcAspect'), text: pen.word(), known: pen.coin },
        { what: 'aspectText', aspect: pen.known('npcAspect'), text: pen.word() },
        { what: 'aspectText', aspect: pen.known('situation'), text: pen.word() },
        { what: 'strikeAspect', aspect: pen.known('situation') },
        { what: 'name', character: pen.known('npc'), name: pen.word(), description: pen.word() },
        { what: 'npcCarry', character: pen.known('npc'), value: pen.number(0, 9) },
      ]) ?? null,
    reason: pen.word(),
  }),
];
