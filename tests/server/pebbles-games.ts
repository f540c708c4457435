import type { Game } from '@aspekt/registry';
import { pebbles } from '../../packages/table/src/testing/pebbles.ts';

/** The games of a server under test: one that a test can say all of. */
export const games: readonly Game[] = [
  {
    id: 'pebbles',
    title: 'Pebbles',
    author: 'nobody',
    colour: 'teal',
    blurb: { sv: '', pl: '', en: '' },
    load: async () => pebbles,
  },
];
