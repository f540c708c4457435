import type { PerLocale } from '@aspekt/contract';
import type { Category } from '../model.ts';

type Labels = readonly [string, string, string, string, string, string, string, string, string, string];

const listed = ([
  veryEasy,
  easy,
  hard,
  veryHard,
  dark,
  light,
  complex,
  size,
  gear,
  help,
]: Labels): readonly Category[] => [
  { label: veryEasy, group: 'chance', value: 2, about: 'difficulty' },
  { label: easy, group: 'chance', value: 1, about: 'difficulty' },
  { label: hard, group: 'chance', value: -1, about: 'difficulty' },
  { label: veryHard, group: 'chance', value: -2, about: 'difficulty' },
  { label: dark, group: 'chance', value: -1, about: 'conditions' },
  { label: light, group: 'chance', value: 1, about: 'conditions' },
  { label: complex, group: 'scale', value: -1, about: 'complexity' },
  { label: size, group: 'scale', value: 1, about: 'size' },
  { label: gear, group: 'chance', value: 1, about: 'gear' },
  { label: help, group: 'chance', value: 1 },
];

/** A list to start from, for the table to edit (KOLO-X-TABLE-01, KOLO-CAT-06). */
export const categoryIdeas: PerLocale<readonly Category[]> = {
  pl: listed([
    'bardzo łatwe',
    'łatwe',
    'trudne',
    'bardzo trudne',
    'ciemność',
    'dobre warunki',
    'złożone zadanie',
    'rozmiar',
    'dobry sprzęt',
    'pomoc',
  ]),
  sv: listed([
    'mycket lätt',
    'lätt',
    'svårt',
    'mycket svårt',
    'mörker',
    'goda förhållanden',
    'sammansatt uppgift',
    'storlek',
    'bra utrustning',
    'hjälp',
  ]),
  en: listed([
    'very easy',
    'easy',
    'hard',
    'very hard',
    'darkness',
    'good conditions',
    'complex task',
    'size',
    'good gear',
    'help',
  ]),
};
