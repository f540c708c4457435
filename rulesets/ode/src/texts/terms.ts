import type { Locale } from '@aspekt/contract';
import { lowestRung, rungOf } from '../skills.ts';
import { labels } from './labels.ts';

/** The word for a number on the ladder, and what lies beyond its end (ODE-ACT-09, D-24). */
export const adjective = (value: number, locale: Locale): { word: string; surplus: number } => {
  const { rung, surplus } = rungOf(value);
  return { word: labels[locale].ladder[rung - lowestRung] ?? '', surplus };
};
