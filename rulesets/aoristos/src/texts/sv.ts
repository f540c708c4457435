import type { Language } from './language.ts';
import { labels } from './sv/labels.ts';
import { refusals } from './sv/refusals.ts';
import { sentences } from './sv/sentences.ts';
import { words } from './sv/words.ts';

export const sv: Language = { words, sentences, labels, refusals };
