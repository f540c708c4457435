import { expect, test } from 'vitest';
import { spheres, type SeenTrait } from '../seen.ts';
import { arcOf, bandsOf, segmentOf } from './ring.ts';

test('a pure trait lies within its sphere (KOLO-TRAIT-03)', () => {
  for (const main of spheres) {
    const [arc, segment] = [arcOf({ main, aux: null }), segmentOf(main)];
    expect(arc.from).toBeGreaterThan(segment.from);
    expect(arc.to).toBeLessThan(segment.to);
  }
});

test('a split trait lies across the border, two thirds of it in its main sphere, round the whole ring (KOLO-SPH-02)', () => {
  for (const [i, main] of spheres.entries()) {
    const border = segmentOf(main).to;
    const next = arcOf({ main, aux: spheres[(i + 1) % 5] ?? null });
    expect((border - next.from) / (next.to - border)).toBeCloseTo(2);
    const back = segmentOf(main).from;
    const before = arcOf({ main, aux: spheres[(i + 4) % 5] ?? null });
    expect((before.to - back) / (back - before.from)).toBeCloseTo(2);
  }
});

test('all fifteen traits find a place of their own', () => {
  const traits: readonly SeenTrait[] = spheres.flatMap((main, i) =>
    [null, spheres[(i + 1) % 5] ?? null, spheres[(i + 4) % 5] ?? null].map((aux) => ({
      phrase: `${main} ${aux}`,
      main,
      aux,
    })),
  );
  const bands = bandsOf(traits);
  expect(bands).toHaveLength(15);
  const places = bands.map(({ arc, track }) => `${track} ${arc.from}`);
  expect(new Set(places).size).toBe(15);
  expect(Math.max(...bands.map(({ track }) => track))).toBeLessThan(6);
});
