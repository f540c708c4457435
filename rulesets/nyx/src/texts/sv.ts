import type { Language } from './language.ts';
import { labels } from './sv/labels.ts';
import { refusals } from './sv/refusals.ts';
import { sentences } from './sv/sentences.ts';

export const sv: Language = { sentences, refusals, labels };
