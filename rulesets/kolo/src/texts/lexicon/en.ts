import type { Lexicon } from '../words.ts';

/** What the book's things are called. */
export const lexicon: Lexicon = {
  spheres: {
    character: 'Character',
    ferocity: 'Ferocity',
    flexibility: 'Flexibility',
    refinement: 'Refinement',
    socialisation: 'Socialisation',
  },
  proficiencies: {
    combat: 'Combat and hardiness',
    fitness: 'Fitness and agility',
    knowledge: 'Knowledge and worldliness',
    perception: 'Perception and empathy',
    expression: 'Expression and persuasion',
    precision: 'Meticulousness and precision',
  },
  kinds: { background: 'background aspect', role: 'role aspect', focus: 'focus aspect' },
  degrees: {
    none: 'no success',
    partial: 'partial success',
    goal: 'goal achieved',
    extraordinary: 'extraordinary success',
    partialFailure: 'partial failure',
    failure: 'failure',
    criticalFailure: 'critical failure',
  },
  groups: { chance: 'chance category', scale: 'scale category' },
  resources: {
    exceptionalEquipment: 'Exceptional or magical gear',
    magicalAbilities: 'Magical abilities',
    wealth: 'Considerable wealth',
    connections: 'Exceptional connections',
    office: 'Office held',
    lowStanding: 'Low social standing',
    poverty: 'Poverty',
  },
  steps: ['Test pool', 'Coins', 'Traits', 'Chance categories', 'Proficiency', 'Scale categories'],
};
