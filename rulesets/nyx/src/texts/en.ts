import type { Language } from './language.ts';
import { labels } from './en/labels.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';

export const en: Language = { sentences, refusals, labels };
