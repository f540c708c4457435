import type { Credit } from '@aspekt/contract';

export const credit: Credit = {
  title: 'Aoristos',
  author: 'Viktor Eikman',
  edition: 'grundregler',
  address: 'https://viktor.eikman.se/article/aoristos/',
  notice: {
    sv: 'Aoristos av Viktor Eikman, Creative Commons Erkännande-DelaLika 2.5 Sverige. Hjälptexterna här är våra egna och delas på samma villkor. Startutrustningen kommer inte från boken.',
    pl: 'Aoristos, Viktor Eikman, Creative Commons Uznanie autorstwa–Na tych samych warunkach 2.5 Szwecja. Teksty pomocy są nasze, na tych samych warunkach. Wyposażenie startowe nie pochodzi z książki.',
    en: 'Aoristos by Viktor Eikman, Creative Commons Attribution-ShareAlike 2.5 Sweden. The help texts here are our own, under the same terms. The starter equipment is not from the book.',
  },
};
