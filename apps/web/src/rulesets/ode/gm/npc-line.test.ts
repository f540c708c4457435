import { expect, test } from 'vitest';
import { readNpcLine, type LineWords } from './npc-line.ts';

const words = {
  skills: { contacts: 'Kontakter', rapport: 'Kontakt', fight: 'Slåss' },
  stress: ['stress'],
} as unknown as LineWords;

test('a person in one line: name, aspects, skills, stress (ODE-NPC-02)', () => {
  expect(readNpcLine('Sektens vakt, Trogen tills det blir farligt, Slåss 2, stress 2', words)).toEqual({
    name: 'Sektens vakt',
    aspects: [{ text: 'Trogen tills det blir farligt', known: true }],
    skills: { fight: 2 },
    boxes: { physical: 2, mental: 2 },
  });
});

test('a skill is found by its whole name; another is the game master’s own (ODE-NPC-02, D-51)', () => {
  expect(readNpcLine('X, kontakt +3, Kontakter −1, Trolla 4', words)?.skills).toEqual({
    rapport: 3,
    contacts: -1,
    Trolla: 4,
  });
});

test('an aspect with a question mark is unknown to the players, and the two tracks may differ (ODE-INV-12)', () => {
  expect(readNpcLine('Likätare, ? Skyr ljus, stress 4/2', words)).toEqual({
    name: 'Likätare',
    aspects: [{ text: 'Skyr ljus', known: false }],
    skills: {},
    boxes: { physical: 4, mental: 2 },
  });
});

test('a question mark after the aspect hides it as well as one before it (ODE-INV-12)', () => {
  const hidden = [{ text: 'Skyr ljus', known: false }];
  for (const part of ['?Skyr ljus', 'Skyr ljus?', 'Skyr ljus ?', '? Skyr ljus ?'])
    expect(readNpcLine(`Likätare, ${part}`, words)?.aspects).toEqual(hidden);
});

test('nothing is cut: what is too long for a name, an aspect or a skill is said (D-48)', () => {
  const long = 'å'.repeat(120);
  expect(readNpcLine(`Vakt, ${long}`, words)).toEqual({
    name: 'Vakt',
    aspects: [{ text: long, known: true }],
    skills: {},
  });
  expect(readNpcLine(`Vakt, ${long}å`, words)?.tooLong).toEqual({ text: `${long}å`, most: 120 });
  expect(readNpcLine(`${'v'.repeat(81)}, Slåss 2`, words)?.tooLong?.most).toBe(80);
  expect(readNpcLine(`Vakt, ${'t'.repeat(41)} 2`, words)?.tooLong?.most).toBe(40);
});

test('a name alone is enough, and nothing is nobody', () => {
  expect(readNpcLine('Vakt', words)).toEqual({ name: 'Vakt', aspects: [], skills: {} });
  expect(readNpcLine(' , ', words)).toBeUndefined();
});
