import type { Audience } from '@aspekt/contract';
import type { Settings } from './model.ts';

/** Who may see which part of a character (catalogue 4.1). */
export const audienceOf = (
  character: { readonly pc: boolean; readonly owner?: string },
  settings: Settings,
): {
  readonly kind: Audience;
  readonly skills: Audience;
  readonly stress: Audience;
  readonly skillPoints: Audience;
} => ({
  kind: character.pc ? 'everyone' : 'gm',
  skills: character.pc ? 'everyone' : 'gm',
  stress: character.pc || settings.showNpcStress ? 'everyone' : 'gm',
  skillPoints: character.owner === undefined ? 'gm' : [character.owner],
});

/** An aspect that is not known yet: its owner and the game master alone know of it (ODE-INV-12). */
export const unknownTo = ({ owner }: { readonly owner?: string }): Audience => (owner === undefined ? 'gm' : [owner]);

/** Difficulties, and the ratings of those who stand in for one, are open unless the table hides them. */
export const difficultyAudience = (settings: Settings): Audience => (settings.showDifficulty ? 'everyone' : 'gm');
