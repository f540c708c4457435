import type { Who } from '@aspekt/testkit';
import type { Command } from '../model.ts';

/** Who may send what, after the column *Who* of the catalogue's actions; a new command does not compile without its row. */
export const authority: Readonly<Record<Command['type'], Who>> = {
  'vastmark/adjust': 'gm',
  'vastmark/answerPrompt': 'gm',
  'vastmark/answerSeveralTraits': 'gm',
  'vastmark/awardXp': 'gm',
  'vastmark/confirmRoll': 'gm',
  'vastmark/createQuickExtra': 'gm',
  'vastmark/decideWithoutRoll': 'gm',
  'vastmark/opposedRoll': 'gm',
  'vastmark/ruleTrait': 'gm',
  'vastmark/setScene': 'gm',
  'vastmark/setTableSettings': 'gm',
  'vastmark/showCharacter': 'gm',
  'vastmark/spendXp': 'gm',
  'vastmark/withdrawRoll': 'gm',
  'vastmark/assignCharacter': 'owner',
  'vastmark/declareAction': 'owner',
  'vastmark/dismissAction': 'owner',
  'vastmark/editSkill': 'owner',
  'vastmark/editTrait': 'owner',
  'vastmark/enterFaces': 'owner',
  'vastmark/openRoll': 'owner',
  'vastmark/proposeTrait': 'owner',
  'vastmark/renameCharacter': 'owner',
  'vastmark/requestSeveralTraits': 'owner',
  'vastmark/roll': 'owner',
  'vastmark/spendHeroPoint': 'owner',
  'vastmark/writeNotes': 'owner',
  'vastmark/createCharacter': 'player',
};
