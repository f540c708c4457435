import type { Locale, PerLocale } from '@aspekt/contract';
import type { Command } from '../model.ts';
import { readyMade } from './characters.ts';

type Words = {
  readonly scene: string;
  readonly spy: string;
  readonly spyLine: string;
  readonly small: string;
  readonly hide: string;
  readonly search: string;
  readonly farmer: string;
  readonly farmerLine: string;
};
const words: PerLocale<Words> = {
  sv: {
    scene: 'Under ekens rötter',
    spy: 'Spionen',
    spyLine: 'Lömsk -3, Misstänksam +2; Spana 2',
    small: 'Liten',
    hide: 'Gömma Sig',
    search: 'Spana',
    farmer: 'Bonde',
    farmerLine: 'Full -2; Slagsmål 2',
  },
  pl: {
    scene: 'Pod korzeniami dębu',
    spy: 'Szpieg',
    spyLine: 'Podstępność -3, Podejrzliwość +2; Tropienie 2',
    small: 'Niski wzrost',
    hide: 'Ukrywanie się',
    search: 'Tropienie',
    farmer: 'Chłop',
    farmerLine: 'Upojenie -2; Bójka 2',
  },
  en: {
    scene: 'Under the roots of the oak',
    spy: 'The spy',
    spyLine: 'Sly -3, Suspicious +2; Watching 2',
    small: 'Small',
    hide: 'Hiding',
    search: 'Watching',
    farmer: 'Farmer',
    farmerLine: 'Drunk -2; Brawling 2',
  },
};

/** The book's own scene: Tuva hides from a spy; both rolls are ruled and wait to be thrown. */
export const demo = (locale: Locale): readonly { readonly as: 'gm' | 'player'; readonly command: Command }[] => {
  const w = words[locale];
  const [tuva] = readyMade[locale];
  if (!tuva) return [];
  return [
    { as: 'gm', command: { type: 'vastmark/setScene', title: w.scene } },
    { as: 'player', command: { type: 'vastmark/createCharacter', id: 'tuva', ...tuva } },
    { as: 'gm', command: { type: 'vastmark/createQuickExtra', id: 'spy', name: w.spy, line: w.spyLine, shown: true } },
    { as: 'gm', command: { type: 'vastmark/createQuickExtra', id: 'farmer', name: w.farmer, line: w.farmerLine } },
    {
      as: 'gm',
      command: {
        type: 'vastmark/openRoll',
        id: 'hide',
        actor: 'tuva',
        traits: [w.small],
        turned: [w.small],
        skills: [w.hide],
        resistance: { kind: 'opposed' },
      },
    },
    {
      as: 'gm',
      command: {
        type: 'vastmark/openRoll',
        id: 'search',
        actor: 'spy',
        skills: [w.search],
        resistance: { kind: 'opposed' },
      },
    },
  ];
};
