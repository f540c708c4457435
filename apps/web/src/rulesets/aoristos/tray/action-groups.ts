import type { Command } from '../seen.ts';

/** How the things one can do in a turn are laid out; attacks and walks have panels of their own. */
export const actionGroups = ['loading', 'posture', 'things', 'grapple', 'senses'] as const;
export type ActionGroup = (typeof actionGroups)[number];

const groups: Readonly<Partial<Record<Command['type'], ActionGroup>>> = {
  'aoristos/charge': 'loading',
  'aoristos/cancelCharge': 'loading',
  'aoristos/reload': 'loading',
  'aoristos/changePosture': 'posture',
  'aoristos/drawItem': 'things',
  'aoristos/stowItem': 'things',
  'aoristos/passItem': 'things',
  'aoristos/takeFromPocket': 'things',
  'aoristos/readyItem': 'things',
  'aoristos/pickUp': 'things',
  'aoristos/grapple': 'grapple',
  'aoristos/scout': 'senses',
};

export const groupOf = (command: Command): ActionGroup | undefined => groups[command.type];
