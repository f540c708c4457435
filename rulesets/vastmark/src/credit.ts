import type { Credit } from '@aspekt/contract';

export const credit: Credit = {
  title: 'Västmark',
  author: 'Krister Sundelin',
  edition: 'kapitel 6, Regler',
  notice: {
    sv: 'Västmark av Krister Sundelin. Här spelas reglerna i kapitel 6; orden är våra egna.',
    pl: 'Västmark, autor: Krister Sundelin. Gramy tu według rozdziału 6; słowa są nasze.',
    en: 'Västmark by Krister Sundelin. The rules of chapter 6 are played here; the words are our own.',
  },
};
