import { plurals } from '../../../words/plural.ts';
import { rolls } from './sv/rolls.ts';
import { conflicts } from './sv/conflicts.ts';
import { table } from './sv/table.ts';
import type { NyxWords } from './index.svelte.ts';

const n = plurals('sv');

export const sv: NyxWords = {
  credit: 'Nyx 1.03 är skrivet av Olle ”Snigel” Linge, www.snigel.nu/nyx. Här står reglerna med våra egna ord.',
  attribute: { mind: 'Medvetande', interaction: 'Interaktion', body: 'Kropp' },
  attributeWord: 'Attribut',
  attributesWord: 'Attribut',
  aspect: 'Aspekt',
  aspects: 'Aspekter',
  value: 'Värde',
  sign: { positive: 'Till fördel', negative: 'Till nackdel', neutral: 'Neutralt' },
  damage: 'skada',
  temporary: 'tillfällig',
  hidden: 'dold',
  mob: 'samlat motstånd',
  majorNpc: 'viktig spelledarperson',
  edge: 'Situationsberoende övertag',
  knockedOut: 'utslagen',
  attributesHidden: 'Attributen är dolda.',
  ofBase: (base) => `av ${base}`,
  exhaustionOf: (count) => `, utmattning ${count}`,
  pointsWord: () => 'poäng',
  reserved: (count) => `${count} avsatta`,
  nowIs: (current) => `nu ${current}`,
  pointsTitle: 'Aspektpoäng',
  unnamed: 'utan namn än',
  nameless: 'Namnlös',
  someone: 'Någon',
  theScene: 'Scenen',
  passiveSide: 'Motståndet',
  gm: 'Spelledaren',
  none: 'Ingen',
  reason: 'Motivering',
  set: 'Sätt',
  add: 'Lägg till',
  remove: 'Ta bort',
  reveal: 'Visa',
  hide: 'Dölj',
  time: {
    days: (count) => n(count, { one: '1 dag', other: `${count} dagar` }),
    hours: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
  },
  units: { minutes: 'minuter', hours: 'timmar', days: 'dagar', weeks: 'veckor' },
  ledger: {
    open: 'Visa vart poängen tog vägen',
    title: (name) => `Aspektpoäng: ${name}`,
    empty: 'Inga poäng har bytt plats än.',
    total: (count) => `nu ${count}`,
    why: {
      used: 'använd till fördel',
      hindered: 'till nackdel',
      boughtOff: 'köpt bort',
      exploited: 'utnyttjad av en annan',
      damageRemoved: 'skada borttagen',
      adjusted: 'satt av spelledaren',
      rejected: 'användning återtagen',
    },
  },
  ...rolls,
  ...conflicts,
  ...table,
};
