import { difficulties } from '@aspekt/vastmark/difficulties/pl';
import type { VastmarkWords } from './index.svelte.ts';
import { house } from './pl/house.ts';
import { people } from './pl/people.ts';
import { rolls } from './pl/rolls.ts';
import { settings } from './pl/settings.ts';

export const pl: VastmarkWords = {
  credit: 'Västmark, autor: Krister Sundelin. Zasady opisujemy własnymi słowami.',
  die: 'k10',
  trait: 'Cecha',
  traits: 'Cechy',
  skill: 'Umiejętność',
  skills: 'Umiejętności',
  apprentice: 'ucznia',
  apprenticeSkill: 'Umiejętność ucznia',
  value: 'Wartość',
  turned: 'odwrócona',
  hidden: 'ukryte',
  someone: 'Ktoś',
  prepared: 'Przygotowane',
  reason: 'Powód',
  set: 'Zmień',
  group: {
    situational: 'Sytuacyjna',
    value: 'Wartości',
    unbeatable: 'Nierzutowa',
    unset: 'Nieznana',
  },
  block: { situational: 'Sytuacyjne', value: 'Wartości', unbeatable: 'Nierzutowe' },
  blocks: { situational: 'Cechy sytuacyjne', value: 'Cechy wartości', unbeatable: 'Cechy nierzutowe' },
  method: { simple: 'Prosto', pointBuild: 'Za punkty', free: 'Dowolnie' },
  outcome: {
    perfection: 'Perfekcja',
    success: 'Sukces',
    statusQuo: 'Status quo',
    failure: 'Porażka',
    zeroed: 'Wyzerowanie',
  },
  difficulties,
  ...rolls,
  ...people,
  settings,
  house,
};
