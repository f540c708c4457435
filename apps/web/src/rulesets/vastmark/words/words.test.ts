import { heroCeiling } from '@aspekt/vastmark/hero-points';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

test('the hint of a toughness roll counts the points of this table (VAST-HERO-09, VAST-HERO-10)', () => {
  for (const { extras } of [sv, pl, en])
    for (const heroPointsPerRoll of [1, 2] as const) {
      const [most, usual] = (['toughness', 'ordinary'] as const).map((kind) =>
        heroCeiling(kind, { heroPointsPerRoll }),
      );
      expect(extras.toughnessHint(most ?? 0, usual ?? 0)).toMatch(new RegExp(`\\b4\\b.*\\b${heroPointsPerRoll}\\b`));
    }
});

test('ten above is perfection only where this table says so (VAST-PERF-02)', () => {
  for (const { scale } of [sv, pl, en]) {
    expect(scale.before('Tuva', '+2', '9', true)).toMatch(/perfe[kc]/);
    expect(scale.before('Tuva', '+2', '9', false)).not.toMatch(/perfe[kc]/);
  }
});
