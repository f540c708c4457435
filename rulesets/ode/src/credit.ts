import type { Credit } from '@aspekt/contract';

/** What the licence of the reference document demands, word for word. */
const attribution =
  'This work is based on Fate Condensed (found at http://www.faterpg.com/), a product of Evil Hat Productions, LLC, developed, authored, and edited by PK Sullivan, Lara Turner, Leonard Balsera, Fred Hicks, Richard Bellingham, Robert Hanz, Ryan Macklin, and Sophie Lagacé, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (http://creativecommons.org/licenses/by/3.0/).';

export const credit: Credit = {
  title: 'Öde – Kortfattad version',
  author: 'Evil Hat Productions, LLC (Fate Condensed); Swedish version without a named author',
  edition: 'unfinished Swedish version, completed from the Fate Condensed SRD',
  address: 'http://www.faterpg.com/',
  notice: {
    sv: `Öde är en svensk kortfattad version av Fate Condensed. ${attribution}`,
    pl: `Öde to szwedzka, skrócona wersja gry Fate Condensed. ${attribution}`,
    en: `Öde is a short Swedish version of Fate Condensed. ${attribution}`,
  },
};
