import type { Language } from './language.ts';
import { labels } from './pl/labels.ts';
import { refusals } from './pl/refusals.ts';
import { sentences } from './pl/sentences.ts';

export const pl: Language = { sentences, refusals, labels };
