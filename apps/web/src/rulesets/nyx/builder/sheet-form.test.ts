import { expect, test } from 'vitest';
import { formOf, sheetOf, swap } from './sheet-form.ts';

const sheet = {
  name: 'Phaide',
  description: '',
  attributes: { mind: 5, interaction: 8, body: 4 },
  aspects: [
    { name: 'Liten', value: 1 },
    { name: 'Viljestark', value: 3 },
    { name: 'Björntalisman', value: 1, rollModifier: 4, description: 'Morfars arv' },
    { name: 'Omtyckt', value: 2 },
  ],
};

test('the form sorts aspects three, two, one, and gives back the same sheet', () => {
  const form = formOf(sheet);
  expect(form.aspects.map(({ name }) => name)).toEqual(['Viljestark', 'Omtyckt', 'Liten', 'Björntalisman']);
  const back = sheetOf(form);
  expect(back.aspects.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    sheet.aspects.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  expect({ ...back, aspects: [] }).toEqual({ ...sheet, aspects: [] });
});

test('what is written is trimmed, and what is empty is left out', () => {
  const form = formOf({ ...sheet, name: ' Phaide ', aspects: [{ name: ' Liten ', value: 1, description: '  ' }] });
  expect(sheetOf(form)).toMatchObject({ name: 'Phaide', aspects: [{ name: 'Liten', value: 1 }] });
  expect(sheetOf(form).aspects[0]).not.toHaveProperty('description');
});

test('moving an aspect swaps names and keeps the spread of values (NYX-ASP-01, NYX-ASP-02)', () => {
  const moved = swap(formOf(sheet), 0, 1);
  expect(moved.aspects.map(({ name, value }) => [name, value])).toEqual([
    ['Omtyckt', 3],
    ['Viljestark', 2],
    ['Liten', 1],
    ['Björntalisman', 1],
  ]);
  expect(swap(moved, 0, 9)).toBe(moved);
});
