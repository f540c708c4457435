import * as rules from '@aspekt/ode';
import { labels } from '@aspekt/ode/labels/en';
import { expect, test } from 'vitest';
import { absorbs } from './absorbs.ts';
import { rungs } from './builder/pyramid.ts';
import { formOf, sheetOfCharacter, slotsOf } from './builder/sheet-form.ts';
import { blankStunt, isWritten, stuntOf } from './builder/stunt-form.ts';
import { highestRung, lowestRung, type SeenCharacter, type SeenRoll } from './seen.ts';
import { usualDefences } from './skills.ts';
import type { OdeWords } from './words/index.svelte.ts';

// What the page knows by itself, because it is shown before the rules are there: it must be what the rules say.

test('the ladder, consequences and the pyramid are those of the rules (ODE-ACT-09, ODE-HRM-04, ODE-SKL-02)', () => {
  expect([lowestRung, highestRung]).toEqual([rules.lowestRung, rules.highestRung]);
  expect(labels.ladder).toHaveLength(highestRung - lowestRung + 1);
  expect(absorbs).toEqual(rules.absorbs);
  expect(Object.keys(labels.slots)).toEqual(rules.slotOrder);
  expect(Object.fromEntries(rungs.map(({ rung, places }) => [rung, places]))).toEqual(rules.pyramid);
});

test('the builder asks for the aspects and the blanks that the rules ask for (ODE-CHAR-02, ODE-STU-05, ODE-STU-09)', () => {
  for (const aspectLayout of ['five', 'sixTwoHighConcepts'] as const)
    expect(slotsOf({ aspectLayout }).toSorted()).toEqual(
      rules.aspectSlots({ aspectLayout } as rules.Settings).toSorted(),
    );
  const blanks = ['', 'x'] as const;
  for (const kind of ['bonus', 'rule'] as const)
    for (const because of blanks)
      for (const circumstance of blanks)
        for (const ability of blanks)
          for (const limit of blanks) {
            const form = { ...blankStunt('s'), kind, because, circumstance, ability, limit };
            expect(isWritten(form)).toBe(rules.isComplete(stuntOf(form)));
          }
});

test('a draft is opened as the sheet that the rules make of it (ODE-CHAR-01)', () => {
  const [sheet] = rules.ode.sheet.readyMade.en;
  if (!sheet) throw new Error('nobody is ready-made');
  const aspects = Object.entries(formOf(sheet).aspects).map(([slot, text]) => ({
    id: slot,
    slot,
    text,
    freeInvokes: [],
  }));
  const draft = { ...sheet, aspects } as unknown as SeenCharacter & Parameters<typeof rules.sheetOf>[0];
  expect(sheetOfCharacter(draft)).toEqual(rules.sheetOf(draft));
});

test('the skills shown first for a defence are those of the rules (ODE-USE-02, ODE-USE-03, ODE-USE-05)', () => {
  const nobody = { stunts: [], skills: {} } as unknown as SeenCharacter;
  const w = { labels } as unknown as OdeWords;
  for (const harm of ['physical', 'mental'] as const)
    for (const reach of ['melee', 'ranged'] as const)
      expect(usualDefences(nobody, { action: 'attack', harm, reach } as SeenRoll, w)).toEqual(
        rules.defenceSkills(harm, reach),
      );
});
