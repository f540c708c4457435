import { plurals } from '../../../words/plural.ts';
import { rolls } from './pl/rolls.ts';
import { conflicts } from './pl/conflicts.ts';
import { table } from './pl/table.ts';
import type { NyxWords } from './index.svelte.ts';

const n = plurals('pl');

export const pl: NyxWords = {
  credit: 'Autorem Nyx 1.03 jest Olle „Snigel” Linge, www.snigel.nu/nyx. Zasady podajemy własnymi słowami.',
  attribute: { mind: 'Umysł', interaction: 'Interakcja', body: 'Ciało' },
  attributeWord: 'Atrybut',
  attributesWord: 'Atrybuty',
  aspect: 'Aspekt',
  aspects: 'Aspekty',
  value: 'Wartość',
  sign: { positive: 'Na korzyść', negative: 'Na niekorzyść', neutral: 'Neutralnie' },
  damage: 'uraz',
  temporary: 'tymczasowy',
  hidden: 'ukryte',
  mob: 'tłum',
  majorNpc: 'ważny bohater niezależny',
  edge: 'Przewaga sytuacyjna',
  knockedOut: 'poza akcją',
  attributesHidden: 'Atrybuty są ukryte.',
  ofBase: (base) => `z ${base}`,
  exhaustionOf: (count) => `, wyczerpanie ${count}`,
  pointsWord: (count) => n(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  reserved: (count) => `odłożone: ${count}`,
  nowIs: (current) => `teraz ${current}`,
  pointsTitle: 'Punkty aspektów',
  unnamed: 'jeszcze bez nazwy',
  nameless: 'Bez imienia',
  someone: 'Ktoś',
  theScene: 'Scena',
  passiveSide: 'Opór',
  gm: 'Mistrz gry',
  none: 'Nikt',
  reason: 'Powód',
  set: 'Ustaw',
  add: 'Dodaj',
  remove: 'Usuń',
  reveal: 'Odkryj',
  hide: 'Ukryj',
  time: {
    days: (count) => n(count, { one: '1 dzień', few: `${count} dni`, many: `${count} dni`, other: `${count} dnia` }),
    hours: (count) => `${count} godz.`,
    minutes: (count) => `${count} min`,
  },
  units: { minutes: 'minuty', hours: 'godziny', days: 'dni', weeks: 'tygodnie' },
  ledger: {
    open: 'Pokaż, co stało się z punktami',
    title: (name) => `Punkty aspektów: ${name}`,
    empty: 'Żadne punkty jeszcze nie zmieniły miejsca.',
    total: (count) => `teraz ${count}`,
    why: {
      used: 'użycie na korzyść',
      hindered: 'na niekorzyść',
      boughtOff: 'wykup',
      exploited: 'wykorzystane przez inną postać',
      damageRemoved: 'uraz usunięty',
      adjusted: 'zmiana mistrza gry',
      rejected: 'użycie cofnięte',
    },
  },
  ...rolls,
  ...conflicts,
  ...table,
};
