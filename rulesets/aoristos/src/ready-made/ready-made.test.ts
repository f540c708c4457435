import { locales, parse } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { aoristos, bookPeople, opponents } from '../index.ts';
import { initial } from '../initial.ts';
import { checkSheet } from '../sheet.ts';
import { settingsSchema } from '../schema.ts';
import type { State } from '../model.ts';

const parsed = parse(settingsSchema, {});
if (parsed.issues) throw new Error('defaults');
const settings = parsed.value;

test('ready-made people are legal sheets within the table’s UP, in every language', () => {
  for (const locale of locales) {
    expect(aoristos.sheet.readyMade[locale]).toHaveLength(4);
    for (const sheet of aoristos.sheet.readyMade[locale]) {
      expect(parse(aoristos.sheet.schema, sheet).issues).toBeUndefined();
      expect(aoristos.sheet.check(sheet, settings)).toEqual([]);
    }
    for (const sheet of [...bookPeople[locale], ...opponents[locale]]) {
      expect(parse(aoristos.sheet.schema, sheet).issues).toBeUndefined();
      expect(checkSheet(sheet, settings, 50)).toEqual([]);
    }
  }
});

test('a blank sheet parses, costs nothing and asks for a name', () => {
  const blank = aoristos.sheet.blank(settings);
  expect(parse(aoristos.sheet.schema, blank).issues).toBeUndefined();
  expect(aoristos.sheet.check(blank, settings).map(({ code }) => code)).toEqual(['badInput']);
  expect(aoristos.sheet.check({ ...blank, name: 'X' }, settings)).toEqual([]);
});

test('the demo is accepted command by command and ends before the first stone', () => {
  for (const locale of locales) {
    let state: State = initial(settings);
    for (const { as, command } of aoristos.demo(locale)) {
      expect(parse(aoristos.command, command).issues).toBeUndefined();
      const decision = aoristos.decide(state, command, { dice: scriptedDice([]), by: { seat: as, role: as } });
      expect(decision, JSON.stringify(command)).toMatchObject({ ok: true });
      if (decision.ok) state = decision.events.reduce(aoristos.evolve, state);
    }
    expect(state.combat).toMatchObject({ round: 1, phase: 'between', order: ['ragna', 'spearman', 'etka', 'driver'] });
    expect(state.people['etka']?.controllerId).toBe('player');
    expect(aoristos.cast(state)).toHaveLength(4);
    const offered = aoristos.offers(state, { seat: 'gm', role: 'gm' });
    expect(offered[0]).toMatchObject({ must: true, command: { type: 'aoristos/beginActivation', by: 'ragna' } });
  }
});
