import type { Credit } from '@aspekt/contract';

/** Whose rules these are, and what the author asks for (NYX-GEN-06). */
export const credit: Credit = {
  title: 'Nyx',
  author: 'Olle ”Snigel” Linge',
  edition: '1.03 (2007-10-29)',
  address: 'http://www.snigel.nu/nyx',
  notice: {
    sv: 'Reglerna är Olle ”Snigel” Linges Nyx, version 1.03 (http://www.snigel.nu/nyx). De får användas fritt av alla som inte tjänar pengar på dem.',
    pl: 'Zasady to Nyx, wersja 1.03, autor: Olle „Snigel” Linge (http://www.snigel.nu/nyx). Wolno z nich korzystać wszędzie tam, gdzie nikt na nich nie zarabia.',
    en: 'The rules are Nyx, version 1.03, by Olle “Snigel” Linge (http://www.snigel.nu/nyx). They are free to use wherever nobody makes money from them.',
  },
};
