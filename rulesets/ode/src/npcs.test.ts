import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { difficultyFor, feelOf } from './difficulty.ts';
import type { Command, NpcSheet } from './model.ts';
import { prompts } from './prompts.ts';
import { npcSheetOf, opponents } from './ready-made/index.ts';
import { sit, viewer } from './testing.ts';

const npc = (more: Partial<NpcSheet>): NpcSheet => ({
  kind: 'minorNpc',
  name: 'Vakt',
  description: '',
  aspects: [{ id: 'g-1', text: 'Sömnig', known: true }],
  skills: { fight: 1 },
  stunts: [],
  ...more,
});
const create = (more: Partial<NpcSheet>, id = 'g'): Command => ({
  type: 'ode/createNpc',
  id,
  npc: npc(more),
  enter: true,
});
const made = (more: Partial<NpcSheet>) =>
  sit({ characters: [{ id: 'x' }] })
    .by('gm', create(more))
    .one('g');
const warnings = (more: Partial<NpcSheet>) => {
  const decision = decide(sit().state, create(more), { dice: scriptedDice([]), by: viewer('gm') });
  return decision.ok ? (decision.warnings ?? []).map(({ code }) => code) : ['refused'];
};

test('en viktig SLP byggs som en karaktär men är inte bunden av dess gränser (ODE-NPC-01)', () => {
  const villain = made({ kind: 'majorNpc', skills: { athletics: 6, will: 3, fight: 7 } });
  expect(villain.stress.value).toMatchObject({ physical: { boxes: 6 }, mental: { boxes: 6 } });
  expect(villain.consequences.map(({ slotId }) => slotId)).toEqual(['mild', 'moderate', 'severe', 'mildPhysical']);
  expect(villain.status).toBe('ready');
});

test('en enkel SLP: 1–3 aspekter, högst en stunt, 1–2 färdigheter, högst 3 rutor; annat ger en varning (ODE-NPC-02)', () => {
  expect(made({ boxes: { physical: 3, mental: 1 } })).toMatchObject({
    stress: { value: { physical: { boxes: 3 } } },
    consequences: [],
  });
  expect(warnings({})).toEqual([]);
  expect(warnings({ skills: { 'Tysta steg': 3 } })).toEqual([]);
  const tooMuch: readonly Partial<NpcSheet>[] = [
    { aspects: [] },
    { skills: {} },
    { skills: { fight: 1, will: 1, lore: 1 } },
    { boxes: { physical: 4, mental: 0 } },
    { slots: ['mild'] },
  ];
  for (const one of tooMuch) expect(warnings(one)).toEqual(['minorNpcLimits']);
  expect(warnings({ name: '' })).toEqual(['refused']);
  expect(sit({ characters: [{ id: 'x' }] }).refused('x', create({}))).toBe('forbidden');
});

test('ett hot är vilken blandning som helst (ODE-NPC-03)', () => {
  const storm = made({
    kind: 'threat',
    skills: { Stormbyar: 5 },
    boxes: { physical: 8, mental: 0 },
    slots: ['severe'],
  });
  expect(storm.stress.value.physical.boxes).toBe(8);
  expect(storm.consequences.map(({ slotId }) => slotId)).toEqual(['severe']);
  const attack = sit({ characters: [{ id: 'x' }] })
    .by('gm', create({ kind: 'threat', skills: { Stormbyar: 5 } }))
    .by('gm', {
      type: 'ode/declareAction',
      actor: 'g',
      intent: 'sliter',
      action: 'attack',
      skill: 'Stormbyar',
      target: 'x',
    });
  expect(attack.roll.acting.rating.value).toBe(5);
});

test('färdiga motståndare i tre storlekar går att lägga på bordet, två av samma sort också', () => {
  for (const locale of ['sv', 'pl', 'en'] as const) {
    let table = sit({ characters: [{ id: 'x' }] });
    for (const opponent of opponents)
      for (const n of [1, 2]) {
        const id = `${opponent.key}${n}`;
        table = table.by('gm', { type: 'ode/createNpc', id, npc: npcSheetOf(opponent, locale, id), enter: true });
      }
    expect(Object.keys(table.state.characters)).toHaveLength(1 + 2 * opponents.length);
  }
  expect(new Set(opponents.map(({ kind }) => kind)).size).toBe(3);
});

test('svårighet efter skäl: inget 0, ett 2, två 4 och så vidare (ODE-GDF-02)', () => {
  expect([0, 1, 2, 3, 5].map(difficultyFor)).toEqual([0, 2, 4, 6, 10]);
});

test('under nivån en chans att glänsa, nära den spännande, långt över kritiskt (ODE-GDF-01)', () => {
  expect([0, 2, 3, 5, 6].map((difficulty) => feelOf(difficulty, 3))).toEqual([
    'shine',
    'shine',
    'tension',
    'tension',
    'dire',
  ]);
});

test('tre frågor före slaget och uppslag till scenen finns på alla språk (ODE-ACT-05, ODE-SCN-01)', () => {
  for (const locale of ['sv', 'pl', 'en'] as const) {
    const { beforeRoll, scene, aspects, stunts } = prompts[locale];
    expect(beforeRoll.every((question) => question.endsWith('?'))).toBe(true);
    expect(new Set(beforeRoll).size).toBe(3);
    expect(scene).toHaveLength(5);
    expect(Object.values(aspects).every(({ question }) => question.length > 0)).toBe(true);
    expect(Object.keys(stunts)).toHaveLength(7);
  }
});
