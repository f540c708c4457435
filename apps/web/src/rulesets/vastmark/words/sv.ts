import { difficulties } from '@aspekt/vastmark/difficulties/sv';
import type { VastmarkWords } from './index.svelte.ts';
import { house } from './sv/house.ts';
import { people } from './sv/people.ts';
import { rolls } from './sv/rolls.ts';
import { settings } from './sv/settings.ts';

export const sv: VastmarkWords = {
  credit: 'Västmark är av Krister Sundelin. Reglerna står här med våra egna ord.',
  die: 'T10',
  trait: 'Egenskap',
  traits: 'Egenskaper',
  skill: 'Skicklighet',
  skills: 'Skickligheter',
  apprentice: 'lärling',
  apprenticeSkill: 'Lärlingsskicklighet',
  value: 'Värde',
  turned: 'vänd',
  hidden: 'dold',
  someone: 'Någon',
  prepared: 'Förberett',
  reason: 'Skäl',
  set: 'Ändra',
  group: {
    situational: 'Situation',
    value: 'Värde',
    unbeatable: 'Oslagbar',
    unset: 'Inte känd',
  },
  block: { situational: 'Situation', value: 'Värde', unbeatable: 'Oslagbar' },
  blocks: {
    situational: 'Situationsegenskaper',
    value: 'Värdesegenskaper',
    unbeatable: 'Oslagbara egenskaper',
  },
  method: { simple: 'Enkelt', pointBuild: 'Komplicerat, med poäng', free: 'Fritt' },
  outcome: {
    perfection: 'Perfektion',
    success: 'Lyckat',
    statusQuo: 'Status quo',
    failure: 'Misslyckat',
    zeroed: 'Nollad',
  },
  difficulties,
  ...rolls,
  ...people,
  settings,
  house,
};
