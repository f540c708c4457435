import { lexicon } from '@aspekt/kolo/lexicon/pl';
import { plurals } from '../../../words/plural.ts';
import type { KoloWords } from './index.svelte.ts';
import { sheet } from './pl/sheet.ts';
import { table } from './pl/table.ts';
import { tests } from './pl/tests.ts';

const n = plurals('pl');

export const pl: KoloWords = {
  lex: lexicon,
  credit: 'Autorzy Koła Aspektów: Kamil Rybiński i Julian Zubek. Słowa o zasadach są nasze.',
  someone: 'Ktoś',
  npc: 'postać MG',
  gm: 'MG',
  hidden: 'w ukryciu',
  hide: 'Ukryj',
  reveal: 'Pokaż graczom',
  reason: 'Powód',
  add: 'Dodaj',
  save: 'Zapisz',
  cancel: 'Anuluj',
  prepared: 'przygotowane',
  kindShort: { background: 'tło', role: 'rola', focus: 'skupienie' },
  pools: {
    engagement: 'Zaangażowanie',
    story: 'Opowieść',
    spoken: (value, hanging) => `${value} z 10${hanging > 0 ? `, w teście ${hanging}` : ''}`,
    exhausted: 'Zaangażowanie wyczerpane: dramatyczna sytuacja daje jeden punkt.',
  },
  coins: {
    title: 'Monety',
    count: (count) =>
      n(count, { one: '1 moneta', few: `${count} monety`, many: `${count} monet`, other: `${count} monety` }),
    spoken: (coins) => `Monety: ${coins.join(', ')}.`,
    one: (face, fate) =>
      face === 1
        ? fate === 'lost'
          ? 'sukces zignorowany'
          : 'sukces'
        : fate === 'forgiven'
          ? 'porażka zignorowana'
          : 'porażka',
  },
  ring: {
    spoken: (values, traits) =>
      `Koło sfer: ${values.join(', ')}; ${n(traits, { one: '1 atut', few: `${traits} atuty`, many: `${traits} atutów`, other: `${traits} atutu` })}.`,
  },
  ...tests,
  ...sheet,
  ...table,
};
