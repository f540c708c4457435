import { lexicon } from '@aspekt/kolo/lexicon/sv';
import { plurals } from '../../../words/plural.ts';
import type { KoloWords } from './index.svelte.ts';
import { sheet } from './sv/sheet.ts';
import { table } from './sv/table.ts';
import { tests } from './sv/tests.ts';

const n = plurals('sv');

export const sv: KoloWords = {
  lex: lexicon,
  credit: 'Koło Aspektów är av Kamil Rybiński och Julian Zubek. Orden om reglerna är våra egna.',
  someone: 'Någon',
  npc: 'spelledarperson',
  gm: 'Spelledaren',
  hidden: 'dold',
  hide: 'Dölj',
  reveal: 'Visa för spelarna',
  reason: 'Anledning',
  add: 'Lägg till',
  save: 'Spara',
  cancel: 'Avbryt',
  prepared: 'förberett',
  kindShort: { background: 'bakgrund', role: 'roll', focus: 'fokus' },
  pools: {
    engagement: 'Engagemang',
    story: 'Berättelse',
    spoken: (value, hanging) => `${value} av 10${hanging > 0 ? `, ${hanging} i testet` : ''}`,
    exhausted: 'Inget engagemang kvar: en dramatisk situation ger en poäng.',
  },
  coins: {
    title: 'Mynt',
    count: (count) => n(count, { one: '1 mynt', other: `${count} mynt` }),
    spoken: (coins) => `Mynt: ${coins.join(', ')}.`,
    one: (face, fate) =>
      face === 1
        ? fate === 'lost'
          ? 'lyckad som går förlorad'
          : 'lyckad'
        : fate === 'forgiven'
          ? 'misslyckad som inte räknas'
          : 'misslyckad',
  },
  ring: {
    spoken: (values, traits) =>
      `Sfärernas ring: ${values.join(', ')}; ${n(traits, { one: '1 fallenhet', other: `${traits} fallenheter` })}.`,
  },
  ...tests,
  ...sheet,
  ...table,
};
