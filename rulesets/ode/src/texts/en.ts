import { buttons } from './en/buttons.ts';
import { sentences } from './en/events.ts';
import { refusals } from './en/refusals.ts';
import type { Language } from './language.ts';

export const en: Language = { sentences, buttons, refusals };
