import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Viewer, Wire } from '@aspekt/contract';
import { limits } from '@aspekt/protocol';
import type { Outcome } from '@aspekt/table';
import { expect, test } from 'vitest';
import { openRefusals } from './refusals.ts';

const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };
const card: Wire = { type: 'table/x-card' };
const no: Outcome = { kind: 'refused', refusal: { code: 'NO' } };
const nothing: Outcome = { kind: 'accepted', entries: [], warnings: [] };
const mustNotBeAsked = (): Outcome => {
  throw new Error('decided again');
};

test('what was refused and what changed nothing are decided once for each seat', () => {
  const refusals = openRefusals();
  expect(refusals.once(anna, { id: 'a', command: card }, () => no)).toEqual(no);
  expect(refusals.once(anna, { id: 'a', command: card, salt: 'fresh' }, mustNotBeAsked)).toEqual(no);
  expect(refusals.once(bo, { id: 'a', command: card }, () => nothing)).toEqual({ kind: 'repeated' });
  expect(refusals.once(bo, { id: 'a', command: card }, mustNotBeAsked)).toEqual({ kind: 'repeated' });
});

test('the same with other dice is decided anew', () => {
  const refusals = openRefusals();
  refusals.once(anna, { id: 'a', command: card }, () => no);
  expect(refusals.once(anna, { id: 'a', command: card, faces: [6] }, () => nothing)).toEqual({ kind: 'repeated' });
  expect(refusals.once(anna, { id: 'a', command: card, faces: [6] }, mustNotBeAsked)).toEqual({ kind: 'repeated' });
});

test('what is in the log is not remembered here', () => {
  const refusals = openRefusals();
  const kept: Outcome = { kind: 'repeated' };
  for (let i = 0; i < 2; i++) {
    let asked = 0;
    refusals.once(anna, { id: 'a', command: card }, () => (asked++, kept));
    expect(asked).toBe(1);
  }
});

test('only the last are remembered, and the first is forgotten', () => {
  const refusals = openRefusals();
  for (let i = 0; i <= limits.refusalsPerTable; i++) refusals.once(anna, { id: `${i}`, command: card }, () => no);
  expect(refusals.once(anna, { id: '1', command: card }, mustNotBeAsked)).toEqual(no);
  expect(refusals.once(anna, { id: '0', command: card }, () => nothing)).toEqual({ kind: 'repeated' });
});

test('large texts are not kept', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => (collect(), process.memoryUsage().heapUsed);
  const refusals = openRefusals();
  const before = held();
  for (let i = 0; i < limits.refusalsPerTable; i++) {
    const text = `${i} ${'x'.repeat(60_000)}`;
    refusals.once(anna, { id: `${i}`, command: { type: 'table/say', text } }, () => no);
  }
  expect(held() - before).toBeLessThan(10 * 1024 * 1024);
});
