import { labels } from '@aspekt/ode/labels/pl';
import type { OdeWords } from './types.ts';
import { people } from './pl/people.ts';
import { play } from './pl/play.ts';

export const pl: OdeWords = { labels, ...play, ...people };
