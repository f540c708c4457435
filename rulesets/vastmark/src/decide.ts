import type { Context, Decision } from '@aspekt/contract';
import { adjust } from './adjust.ts';
import {
  assignCharacter,
  createCharacter,
  createQuickExtra,
  editSkill,
  editTrait,
  renameCharacter,
  showCharacter,
  writeNotes,
} from './characters.ts';
import { answerPrompt, confirmRoll } from './confirm.ts';
import { setDaze } from './daze.ts';
import { awardXp, spendXp } from './experience.ts';
import { spendHeroPoint } from './hero.ts';
import type { Command, Event, State } from './model.ts';
import { openRoll } from './open-roll.ts';
import { opposedRoll } from './opposed.ts';
import { enterFaces, roll } from './roll.ts';
import { proposeTrait, ruleTrait, withdrawRoll } from './rule-trait.ts';
import { endSeries, nextInSeries, startSeries } from './series.ts';
import { setTableSettings } from './settings.ts';
import { answerSeveralTraits, requestSeveralTraits } from './several-traits.ts';
import { answerConsent } from './social.ts';
import { learnSpecialisations } from './specialisation.ts';
import { setHurt } from './toughness.ts';
import { decideWithoutRoll, declareAction, dismissAction, setScene } from './without-roll.ts';

export const decide = (state: State, command: Command, context: Context): Decision<Event> => {
  switch (command.type) {
    case 'vastmark/roll':
      return roll(state, command, context);
    case 'vastmark/opposedRoll':
      return opposedRoll(state, command, context);
    case 'vastmark/enterFaces':
      return enterFaces(state, command, context);
    case 'vastmark/spendHeroPoint':
      return spendHeroPoint(state, command, context);
    case 'vastmark/openRoll':
      return openRoll(state, command, context);
    case 'vastmark/answerConsent':
      return answerConsent(state, command, context);
    case 'vastmark/proposeTrait':
      return proposeTrait(state, command, context);
    case 'vastmark/ruleTrait':
      return ruleTrait(state, command, context);
    case 'vastmark/withdrawRoll':
      return withdrawRoll(state, command, context);
    case 'vastmark/confirmRoll':
      return confirmRoll(state, command, context);
    case 'vastmark/answerPrompt':
      return answerPrompt(state, command, context);
    case 'vastmark/requestSeveralTraits':
      return requestSeveralTraits(state, command, context);
    case 'vastmark/answerSeveralTraits':
      return answerSeveralTraits(state, command, context);
    case 'vastmark/declareAction':
      return declareAction(state, command, context);
    case 'vastmark/dismissAction':
      return dismissAction(state, command, context);
    case 'vastmark/decideWithoutRoll':
      return decideWithoutRoll(state, command, context);
    case 'vastmark/createCharacter':
      return createCharacter(state, command, context);
    case 'vastmark/createQuickExtra':
      return createQuickExtra(state, command, context);
    case 'vastmark/editTrait':
      return editTrait(state, command, context);
    case 'vastmark/editSkill':
      return editSkill(state, command, context);
    case 'vastmark/awardXp':
      return awardXp(state, command, context);
    case 'vastmark/spendXp':
      return spendXp(state, command, context);
    case 'vastmark/showCharacter':
      return showCharacter(state, command, context);
    case 'vastmark/assignCharacter':
      return assignCharacter(state, command, context);
    case 'vastmark/renameCharacter':
      return renameCharacter(state, command, context);
    case 'vastmark/writeNotes':
      return writeNotes(state, command, context);
    case 'vastmark/learnSpecialisations':
      return learnSpecialisations(state, command, context);
    case 'vastmark/startSeries':
      return startSeries(state, command, context);
    case 'vastmark/nextInSeries':
      return nextInSeries(state, command, context);
    case 'vastmark/endSeries':
      return endSeries(state, command, context);
    case 'vastmark/setHurt':
      return setHurt(state, command, context);
    case 'vastmark/setDaze':
      return setDaze(state, command, context);
    case 'vastmark/setScene':
      return setScene(command, context);
    case 'vastmark/setTableSettings':
      return setTableSettings(command, context);
    case 'vastmark/adjust':
      return adjust(state, command, context);
  }
};
