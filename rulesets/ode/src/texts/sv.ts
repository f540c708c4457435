import type { Language } from './language.ts';
import { buttons } from './sv/buttons.ts';
import { sentences } from './sv/events.ts';
import { refusals } from './sv/refusals.ts';

export const sv: Language = { sentences, buttons, refusals };
