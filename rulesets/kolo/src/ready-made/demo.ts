import type { Locale, PerLocale } from '@aspekt/contract';
import type { Command } from '../model.ts';
import { categoryIdeas } from './categories.ts';
import { readyMade } from './characters.ts';

const words: PerLocale<{
  readonly campaign: string;
  readonly adventure: string;
  readonly scene: string;
  readonly wolf: string;
  readonly cover: string;
  readonly far: string;
}> = {
  pl: {
    campaign: 'Północna puszcza',
    adventure: 'Zima przed czasem',
    scene: 'Jeleń na polanie',
    wolf: 'Wilk',
    cover: 'strzał z ukrycia',
    far: 'daleki strzał',
  },
  sv: {
    campaign: 'Storskogen i norr',
    adventure: 'Vinter före sin tid',
    scene: 'Hjorten i gläntan',
    wolf: 'Vargen',
    cover: 'skott från gömsle',
    far: 'långt håll',
  },
  en: {
    campaign: 'The northern forest',
    adventure: 'Winter before its time',
    scene: 'The deer in the clearing',
    wolf: 'The wolf',
    cover: 'a shot from cover',
    far: 'long range',
  },
};

/** The hunter of the book waits behind a tree with his bow: the test is called and waits for engagement and coins. */
export const demo = (locale: Locale): readonly { readonly as: 'gm' | 'player'; readonly command: Command }[] => {
  const w = words[locale];
  const [hunter] = readyMade[locale];
  if (!hunter) return [];
  const [way] = hunter.traits.map(({ phrase }) => phrase);
  const [forest, , huntsman, , eye] = hunter.aspects.map(({ phrase }) => phrase);
  const given = (phrases: readonly (string | undefined)[]): readonly string[] =>
    phrases.flatMap((phrase) => phrase ?? []);
  return [
    { as: 'gm', command: { type: 'kolo/setCommonCategories', categories: categoryIdeas[locale] } },
    { as: 'player', command: { type: 'kolo/createCharacter', id: 'bartosz', ...hunter } },
    { as: 'gm', command: { type: 'kolo/approveCharacter', actor: 'bartosz' } },
    { as: 'gm', command: { type: 'kolo/createCharacter', id: 'wolf', name: w.wolf, npc: true } },
    { as: 'gm', command: { type: 'kolo/startCampaign', title: w.campaign } },
    { as: 'gm', command: { type: 'kolo/startAdventure', title: w.adventure } },
    { as: 'gm', command: { type: 'kolo/startScene', title: w.scene } },
    {
      as: 'gm',
      command: {
        type: 'kolo/openTest',
        id: 'deer',
        actor: 'bartosz',
        sphere: 'flexibility',
        traits: given([way]),
        proficiencies: ['perception'],
        aspects: given([forest, huntsman, eye]),
        // Far enough that engagement is worth thinking about.
        categories: [
          { label: w.cover, group: 'chance', value: 1, about: 'conditions' },
          { label: w.far, group: 'scale', value: -1, about: 'difficulty' },
        ],
      },
    },
  ];
};
