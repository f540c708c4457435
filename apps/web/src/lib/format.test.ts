import { expect, test } from 'vitest';
import { formats, wholeNumber } from './format.ts';

test('a chance is never rounded to certain or impossible when it is neither', () => {
  const { chance } = formats('en');
  expect([0, 1, 0.5, 0.35, 0.004, 0.0001, 0.9999, 0.996].map(chance)).toEqual([
    '0%',
    '100%',
    '50%',
    '35%',
    '0.4%',
    '< 0.1%',
    '> 99.9%',
    '99.6%',
  ]);
});

test('numbers have a true minus, and a sign where one is asked for', () => {
  for (const locale of ['sv', 'pl', 'en'] as const) {
    expect([-3, -0, 0, 2].map(formats(locale).signed)).toEqual(['−3', '0', '0', '+2']);
    expect(formats(locale).number(-3)).toBe('−3');
  }
});

test('a whole number is read as people type it', () => {
  expect(['3', '-3', '−3', '–3', '+3', ' 3 ', '1 000', '3,5', 'three', ''].map(wholeNumber)).toEqual([
    3,
    -3,
    -3,
    -3,
    3,
    3,
    1000,
    undefined,
    undefined,
    undefined,
  ]);
});
