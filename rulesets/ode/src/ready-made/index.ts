import type { PerLocale } from '@aspekt/contract';
import type { Sheet } from '../model.ts';
import { ingrid, maja, silas, tomasz } from './of-ours.ts';
import { charles, ethan, ruth } from './of-the-book.ts';
import { sheetOf } from './portrait.ts';

export { demo } from './demo.ts';
export { npcSheetOf, opponents, type Opponent } from './opponents.ts';

const portraits = [ruth, charles, ethan, maja, tomasz, ingrid, silas];

/** Characters to start from: the people of the book's examples, and four of ours. */
export const readyMade: PerLocale<readonly Sheet[]> = {
  sv: portraits.map((portrait) => sheetOf(portrait, 'sv')),
  pl: portraits.map((portrait) => sheetOf(portrait, 'pl')),
  en: portraits.map((portrait) => sheetOf(portrait, 'en')),
};
