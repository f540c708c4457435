import type { Feature } from '@aspekt/kolo';
import { spheres } from '../seen.ts';
import type { KoloWords } from '../words/index.svelte.ts';

/** A feature in a line, with what it does on the sheet. */
export const featureText = (feature: Feature, { lex }: KoloWords): string => {
  switch (feature.type) {
    case 'trait':
      return `${feature.phrase}: ${spheres
        .flatMap((sphere) => (feature.points[sphere] ? [`${lex.spheres[sphere]} ${feature.points[sphere]}`] : []))
        .join(', ')}`;
    case 'aspect':
      return `${feature.phrase}: ${feature.assigned.map((one) => lex.proficiencies[one]).join(', ')}`;
    case 'secret':
      return [feature.phrase, feature.text].filter((part) => part).join(': ');
    case 'assignment':
      return `${feature.aspect}: ${lex.proficiencies[feature.proficiency]}`;
    case 'keyPhrase':
      return `${feature.aspect}, ${lex.proficiencies[feature.proficiency]}: ${feature.keyPhrase}`;
  }
};
