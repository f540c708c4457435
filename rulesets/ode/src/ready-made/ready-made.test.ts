import { fold, locales, parse } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { ode } from '../index.ts';
import { pyramid } from '../skills.ts';

const defaults = parse(ode.settings, {});
if (defaults.issues) throw new Error('an empty object must parse');
const settings = defaults.value;

test('de färdiga karaktärerna är tillåtna, på tre språk, och överlever schemat', () => {
  for (const locale of locales) {
    expect(ode.sheet.readyMade[locale]).toHaveLength(7);
    for (const sheet of ode.sheet.readyMade[locale]) {
      expect(ode.sheet.check(sheet, settings)).toEqual([]);
      const parsed = parse(ode.sheet.schema, JSON.parse(JSON.stringify(sheet)));
      expect(parsed.issues).toBeUndefined();
      if (!parsed.issues) expect(parsed.value).toEqual(sheet);
    }
  }
  expect(pyramid[4]).toBe(1);
});

test('bokens fakta: Ruth har Slåss +4, Charles Undersöka +1, Ethan Hantverk +1 och inget Stjäla', () => {
  const [ruth, charles, ethan] = ode.sheet.readyMade.sv;
  expect(ruth?.skills.fight).toBe(4);
  expect(charles?.skills.investigate).toBe(1);
  expect(ethan?.skills.crafts).toBe(1);
  expect(ethan?.skills.burglary).toBeUndefined();
});

test('demon går att spela på varje språk, och nästa knapp är att slå', () => {
  for (const locale of locales) {
    let state = ode.initial(settings);
    for (const { as, command } of ode.demo(locale)) {
      const parsed = parse(ode.command, JSON.parse(JSON.stringify(command)));
      expect(parsed.issues).toBeUndefined();
      const by = as === 'gm' ? ({ seat: 'gm', role: 'gm' } as const) : ({ seat: 'p', role: 'player' } as const);
      const decision = ode.decide(state, command, { dice: scriptedDice([]), by });
      expect(decision.ok).toBe(true);
      if (decision.ok) state = fold(ode, state, decision.events);
    }
    const [first] = ode.offers(state, { seat: 'p', role: 'player' });
    expect(first).toMatchObject({ command: { type: 'ode/rollDice' }, must: true });
    expect(state.scene?.title.length).toBeGreaterThan(5);
  }
});

test('det som licensen kräver står ord för ord', () => {
  for (const locale of locales)
    expect(ode.credit.notice[locale]).toContain(
      'This work is based on Fate Condensed (found at http://www.faterpg.com/), a product of Evil Hat Productions, LLC,',
    );
});
