import type { PerLocale } from '@aspekt/contract';
import type { Sheet } from '../model.ts';
import { ilo } from './ilo.ts';
import { mira } from './mira.ts';
import { phaide } from './phaide.ts';
import { sheetOf } from './portrait.ts';
import { sunna } from './sunna.ts';
import { teodor } from './teodor.ts';

export { demo } from './demo.ts';
export { extras, obstacles, type Obstacle, type ReadyExtra } from './extras.ts';

const portraits = [phaide, mira, teodor, sunna, ilo];

/** Characters to start from: the book's own example, and four of ours. */
export const readyMade: PerLocale<readonly Sheet[]> = {
  sv: portraits.map((portrait) => sheetOf(portrait, 'sv')),
  pl: portraits.map((portrait) => sheetOf(portrait, 'pl')),
  en: portraits.map((portrait) => sheetOf(portrait, 'en')),
};
