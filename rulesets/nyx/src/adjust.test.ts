import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { anna, fight, play, points, refusal, table, tell } from './fixtures.ts';
import type { Adjustment, Command } from './model.ts';

const adjust = (change: Adjustment, figure = 'phaide', reason = 'prov'): Command => ({
  type: 'nyx/adjust',
  figure,
  change,
  reason,
});

test('the game master sets any number by hand, with a reason in the log', () => {
  const set = adjust({ set: 'attribute', attribute: 'body', value: 6 });
  expect(refusal(table(), set, anna)).toBe('NYX_E_ROLE');
  expect(refusal(table(), adjust({ set: 'points', value: 9 }, 'phaide', ''))).toBe('NYX_E_EXPLANATION');
  expect(tell(table(), set).events).toMatchObject([{ type: 'nyx/adjusted', before: 4, reason: 'prov' }]);
  expect(play(table(), [set]).characters['phaide']?.attributes).toMatchObject({ body: 6 });
  expect(points(play(table(), [adjust({ set: 'points', value: 9 })]), 'phaide')).toBe(9);
  expect(
    play(table(), [adjust({ set: 'mobLoss', attribute: 'body', value: 2 }, 'soldier')]).extras['soldier']?.mobLoss.body,
  ).toBe(2);
});

test('but no number that could not be', () => {
  expect(refusal(table(), adjust({ set: 'attribute', attribute: 'body', value: 0 }))).toBe('NYX_E_ATTR_RANGE');
  expect(refusal(table(), adjust({ set: 'exhaustion', attribute: 'body', value: -1 }))).toBe('NYX_E_ATTR_RANGE');
  expect(refusal(table(), adjust({ set: 'points', value: -1 }))).toBe('NYX_E_POINTS');
  expect(refusal(table(), adjust({ set: 'mobLoss', attribute: 'body', value: 1 }))).toBe('NYX_E_UNKNOWN');
  expect(refusal(table(), adjust({ set: 'points', value: 1 }, 'soldier'))).toBe('NYX_E_UNKNOWN');
  expect(refusal(table(), adjust({ set: 'points', value: 1 }, 'nobody'))).toBe('NYX_E_UNKNOWN');
});

test('aspects are added, changed and struck, of figures, scene and things', () => {
  const add = adjust({ set: 'addAspect', id: 'x', name: 'Märkt', value: 2, kind: 'regular' }, 'scene');
  expect(play(table(), [add]).scene?.aspects).toMatchObject([{ name: 'Märkt', value: 2 }]);
  const change = adjust({ set: 'aspect', aspect: 'a1', name: 'Envis', value: 2, rollModifier: 1 });
  expect(play(table(), [change]).characters['phaide']?.aspects[0]).toMatchObject({
    name: 'Envis',
    value: 2,
    rollModifier: 1,
  });
  const strike = adjust({ set: 'strikeAspect', aspect: 'a1' });
  expect(play(table(), [strike]).characters['phaide']?.aspects).toHaveLength(9);
  expect(refusal(table(), adjust({ set: 'addAspect', id: 'a1', name: 'x', value: 1, kind: 'regular' }))).toBe(
    'NYX_E_ID',
  );
  expect(refusal(table(), adjust({ set: 'addAspect', id: 'x', name: '', value: 1, kind: 'regular' }))).toBe(
    'NYX_E_NAME',
  );
  expect(refusal(table(), adjust({ set: 'aspect', aspect: 'a1', value: 4 }))).toBe('NYX_E_ASPECT_VALUE');
  expect(refusal(table(), adjust({ set: 'aspect', aspect: 'a1', rollModifier: 9 }))).toBe('NYX_E_MODIFIER');
  expect(refusal(table(), adjust({ set: 'strikeAspect', aspect: 'none' }))).toBe('NYX_E_UNKNOWN');
});

test('a damage is always worth 1 (NYX-HARM-06)', () => {
  expect(refusal(table(), adjust({ set: 'addAspect', id: 'x', name: 'Sår', value: 2, kind: 'damage' }))).toBe(
    'NYX_E_ASPECT_VALUE',
  );
});

test('who is knocked out by hand is out of her conflict too (NYX-CPX-19)', () => {
  const { state } = tell(play(table(), [fight()]), adjust({ set: 'exhaustion', attribute: 'mind', value: 5 }));
  expect(state.conflicts['c']).toMatchObject({ status: 'ended', endReason: 'knockedOut', winner: 'B' });
});

test('what is veiled stays veiled when it is adjusted', () => {
  const { state, events } = tell(
    table({ showOpponents: false }),
    adjust({ set: 'attribute', attribute: 'body', value: 9 }, 'soldier'),
  );
  expect(see(events, anna)).toEqual([]);
  expect(see(state, anna).extras['soldier']).not.toHaveProperty('attributes');
  expect(state.extras['soldier']?.attributes).toMatchObject({ secret: true, value: { body: 9 } });
});
