import { expect, test } from 'vitest';
import { chronicle, follow, sightOf } from './index.ts';
import { anna, gm, scene, throwOf } from './testing/scene.ts';

const when = { day: (at: number) => `day ${Math.floor(at / 1005)}`, time: (at: number) => `${at}` };
const tellOf = (laid: ReturnType<typeof scene>, viewer: typeof anna, locale: 'sv' | 'pl' | 'en' = 'en'): string => {
  const sight = sightOf(viewer, locale);
  follow(laid.table, sight);
  return chronicle(laid.table, sight, when);
};

test('the chronicle tells what happened, by days, without what was undone or hidden', () => {
  const laid = scene();
  laid.must(anna, throwOf(anna));
  laid.must(anna, throwOf(anna, { dice: 9 }));
  laid.must(anna, { type: 'table/undo' });
  laid.must(gm, { type: 'pebbles/bring', id: 'spy', name: 'CANARY', hidden: true });
  const text = tellOf(laid, anna);
  expect(text).toMatch(/^# The pond\n\nGame: Pebbles \(nobody\)/);
  expect(text).toMatch(/## day 0\n/);
  expect(text).toMatch(/## day 1\n/);
  expect(text).toMatch(/Anna throws \d+\\?\. \(dice: \d \d\)/);
  expect(text).not.toContain('Undone');
  expect(text.match(/Anna throws/g)).toHaveLength(1);
  expect(text).not.toContain('CANARY');
  expect(tellOf(laid, gm)).toMatch(/CANARY.*\(hidden from players\)/u);
});

test('nothing that people wrote becomes markup', () => {
  const laid = scene();
  laid.must(anna, { type: 'table/say', text: '# [x](javascript:1) <script>\n\n- *a* `b`' });
  const text = tellOf(laid, gm);
  expect(text).toContain(String.raw`\# \[x\](javascript:1) \<script\> - \*a\* \`b\``);
});

test('it is told in the reader’s language', () => {
  const laid = scene();
  expect(tellOf(laid, anna, 'sv')).toContain('Spel: Pebbles');
  expect(tellOf(laid, anna, 'pl')).toContain('Gra: Pebbles');
});
