import { difficulties } from '@aspekt/vastmark/difficulties/en';
import { house } from './en/house.ts';
import { people } from './en/people.ts';
import { rolls } from './en/rolls.ts';
import { settings } from './en/settings.ts';

export const en = {
  credit: 'Västmark is by Krister Sundelin. These are our own words for its rules.',
  die: 'd10',
  trait: 'Trait',
  traits: 'Traits',
  skill: 'Skill',
  skills: 'Skills',
  apprentice: 'apprentice',
  apprenticeSkill: 'Apprentice skill',
  value: 'Value',
  turned: 'turned',
  hidden: 'hidden',
  someone: 'Someone',
  prepared: 'Prepared',
  reason: 'Reason',
  set: 'Set',
  group: {
    situational: 'Situational',
    value: 'Value',
    unbeatable: 'Unbeatable',
    unset: 'Not known',
  },
  block: { situational: 'Situational', value: 'Value', unbeatable: 'Unbeatable' },
  blocks: {
    situational: 'Situational traits',
    value: 'Value traits',
    unbeatable: 'Unbeatable traits (not rolled)',
  },
  method: { simple: 'Simple', pointBuild: 'Point-built', free: 'Free' },
  outcome: {
    perfection: 'Perfection',
    success: 'Success',
    statusQuo: 'Status quo',
    failure: 'Failure',
    zeroed: 'Zeroed',
  },
  /** Table 6-1; the first is for what lies under it. */
  difficulties,
  ...rolls,
  ...people,
  settings,
  house,
};
