import type { Lexicon } from '../words.ts';

/** What the book's things are called. */
export const lexicon: Lexicon = {
  spheres: {
    character: 'Karaktär',
    ferocity: 'Stridbarhet',
    flexibility: 'Flexibilitet',
    refinement: 'Förfining',
    socialisation: 'Samspel',
  },
  proficiencies: {
    combat: 'Strid och härdighet',
    fitness: 'Kondition och vighet',
    knowledge: 'Kunskap och världsvana',
    perception: 'Perception och empati',
    expression: 'Uttryck och övertalning',
    precision: 'Noggrannhet och precision',
  },
  kinds: { background: 'bakgrundsaspekt', role: 'rollaspekt', focus: 'fokusaspekt' },
  degrees: {
    none: 'inte lyckat',
    partial: 'delvis lyckat',
    goal: 'målet uppnått',
    extraordinary: 'utomordentligt lyckat',
    partialFailure: 'delvis misslyckat',
    failure: 'misslyckat',
    criticalFailure: 'kritiskt misslyckat',
  },
  groups: { chance: 'chanskategori', scale: 'skalkategori' },
  resources: {
    exceptionalEquipment: 'Ovanlig eller magisk utrustning',
    magicalAbilities: 'Magiska förmågor',
    wealth: 'Betydande förmögenhet',
    connections: 'Ovanliga kontakter',
    office: 'Ämbete',
    lowStanding: 'Låg ställning',
    poverty: 'Fattigdom',
  },
  steps: ['Testpott', 'Utfall', 'Fallenheter', 'Chanskategorier', 'Färdighet', 'Skalkategorier'],
};
