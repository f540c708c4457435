import type { Language } from './language.ts';
import { buttons } from './pl/buttons.ts';
import { sentences } from './pl/events.ts';
import { refusals } from './pl/refusals.ts';

export const pl: Language = { sentences, buttons, refusals };
