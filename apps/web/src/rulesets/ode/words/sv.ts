import { labels } from '@aspekt/ode/labels/sv';
import type { OdeWords } from './types.ts';
import { people } from './sv/people.ts';
import { play } from './sv/play.ts';

export const sv: OdeWords = { labels, ...play, ...people };
