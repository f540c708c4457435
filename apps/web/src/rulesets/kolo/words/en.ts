import { lexicon } from '@aspekt/kolo/lexicon/en';
import { plurals } from '../../../words/plural.ts';
import { sheet } from './en/sheet.ts';
import { table } from './en/table.ts';
import { tests } from './en/tests.ts';

const n = plurals('en');

export const en = {
  lex: lexicon,
  credit: 'Koło Aspektów is by Kamil Rybiński and Julian Zubek. These are our own words for its rules.',
  someone: 'Someone',
  npc: 'GM’s character',
  gm: 'The game master',
  hidden: 'hidden',
  hide: 'Hide',
  reveal: 'Show to the players',
  reason: 'Reason',
  add: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  prepared: 'prepared',
  kindShort: { background: 'background', role: 'role', focus: 'focus' },
  pools: {
    engagement: 'Engagement',
    story: 'Story',
    spoken: (value: number, hanging: number): string =>
      `${value} of 10${hanging > 0 ? `, ${hanging} in the test` : ''}`,
    exhausted: 'No engagement left: a dramatic moment gives one.',
  },
  coins: {
    title: 'Coins',
    count: (count: number): string => n(count, { one: '1 coin', other: `${count} coins` }),
    spoken: (coins: readonly string[]): string => `Coins: ${coins.join(', ')}.`,
    one: (face: number, fate: 'counts' | 'forgiven' | 'lost'): string =>
      face === 1 ? (fate === 'lost' ? 'success lost' : 'success') : fate === 'forgiven' ? 'failure ignored' : 'failure',
  },
  ring: {
    spoken: (values: readonly string[], traits: number): string =>
      `The ring of spheres: ${values.join(', ')}; ${n(traits, { one: '1 trait', other: `${traits} traits` })}.`,
  },
  ...tests,
  ...sheet,
  ...table,
};
