import type { Language } from './language.ts';
import { labels } from './en/labels.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { words } from './en/words.ts';

export const en: Language = { words, sentences, labels, refusals };
