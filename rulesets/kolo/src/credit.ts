import type { Credit } from '@aspekt/contract';

export const credit: Credit = {
  title: 'Koło Aspektów',
  author: 'Kamil Rybiński, Julian Zubek',
  edition: 'Uniwersalna mechanika RPG',
  notice: {
    pl: 'Koło Aspektów, autorzy: Kamil Rybiński i Julian Zubek. Inspiracje, które sami wymieniają: FATE, Solar System, The Pool, Lady Blackbird. Słowa tutaj są nasze.',
    sv: 'Koło Aspektów av Kamil Rybiński och Julian Zubek. Inspiration de själva nämner: FATE, Solar System, The Pool, Lady Blackbird. Orden här är våra egna.',
    en: 'Koło Aspektów by Kamil Rybiński and Julian Zubek. Inspirations they name themselves: FATE, Solar System, The Pool, Lady Blackbird. The words here are our own.',
  },
};
