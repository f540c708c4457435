import type { Language } from './language.ts';
import { labels } from './pl/labels.ts';
import { refusals } from './pl/refusals.ts';
import { sentences } from './pl/sentences.ts';
import { words } from './pl/words.ts';

export const pl: Language = { words, sentences, labels, refusals };
