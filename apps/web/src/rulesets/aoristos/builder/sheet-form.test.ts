import { aoristos } from '@aspekt/aoristos';
import { scriptedDice } from '@aspekt/dice';
import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { changesTo, formOf, formOfPerson, sheetOf } from './sheet-form.ts';

const [signe] = aoristos.sheet.readyMade.en;
if (!signe) throw new Error('nobody is ready-made');
const anna = { seat: 'anna', role: 'player' } as const;

test('a ready-made sheet is the same after it was opened and written back', () => {
  expect(sheetOf(formOf(signe))).toEqual(signe);
});

test('a person whose creation is open becomes what was written, step by step (AOR-CHAR-14)', () => {
  const parsed = aoristos.settings['~standard'].validate({});
  if (parsed instanceof Promise || parsed.issues) throw new Error('the settings have defaults');
  let state = aoristos.initial(parsed.value);
  const send = (command: Parameters<typeof aoristos.decide>[1]): void => {
    const decision = aoristos.decide(state, command, { dice: scriptedDice([]), by: anna });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    state = decision.events.reduce(aoristos.evolve, state);
  };
  send({ type: 'aoristos/createCharacter', id: 'signe', name: signe.name, sheet: signe });
  const person = see(state, anna).people['signe'];
  if (!person?.own) throw new Error('she is one’s own');
  const form = formOfPerson(person, person.own);
  // As dear as before: what goes down has to go down first.
  form.attributes.willpower = 2;
  form.attributes.agility = 3;
  form.skills.lifesaving = 3;
  form.skills.bow = 3;
  form.name = 'Signe';
  form.armour.head = 4;
  form.items = [...form.items.slice(1), { id: 'rope', name: 'Rope', storagePoints: 2 }];
  for (const command of changesTo(person, person.own, form)) send(command);
  const after = see(state, anna).people['signe'];
  expect(after?.name).toBe('Signe');
  expect(after?.own).toMatchObject({
    attributes: { willpower: 2, agility: 3 },
    skills: { lifesaving: 3, bow: 3 },
    armour: { head: 4 },
  });
  expect(after?.own?.items.map(({ id }) => id)).toEqual(['coagulant', 'knife', 'rope']);
  expect(after?.own && changesTo(after, after.own, form)).toEqual([]);
  // What is worn brings its protection with it, and takes it away again (AOR-ARM-01).
  if (!after?.own) throw new Error('she is one’s own');
  const dressed = formOfPerson(after, after.own);
  dressed.items.push({ id: 'helmet', name: 'Helmet', worn: { areas: ['head'], value: 6 } });
  dressed.armour.head = 6;
  expect(changesTo(after, after.own, dressed).map(({ type }) => type)).toEqual(['aoristos/addItem']);
  for (const command of changesTo(after, after.own, dressed)) send(command);
  const worn = see(state, anna).people['signe'];
  expect(worn?.own?.armour.head).toBe(6);
  if (!worn?.own) throw new Error('she is one’s own');
  const bare = formOfPerson(worn, worn.own);
  bare.items = bare.items.filter(({ id }) => id !== 'helmet');
  expect(changesTo(worn, worn.own, bare).map(({ type }) => type)).toEqual([
    'aoristos/removeItem',
    'aoristos/setArmour',
  ]);
  for (const command of changesTo(worn, worn.own, bare)) send(command);
  expect(see(state, anna).people['signe']?.own?.armour.head).toBe(6);
});
