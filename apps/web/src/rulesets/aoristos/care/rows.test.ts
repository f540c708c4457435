import { careRows, environmentRows, restRows } from '@aspekt/aoristos';
import { expect, test } from 'vitest';
import { careValues, environmentValues, restValues } from './rows.ts';

test('the rows that are shown are those that the rules count with (AOR-HEAL-03, AOR-HEAL-04, AOR-HEAL-05)', () => {
  expect({ careValues, environmentValues, restValues }).toEqual({
    careValues: careRows,
    environmentValues: environmentRows,
    restValues: restRows,
  });
});
