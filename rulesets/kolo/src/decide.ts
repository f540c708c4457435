import type { Context, Decision } from '@aspekt/contract';
import { adjust, setCommonCategories } from './adjust.ts';
import { setCampaign } from './campaign.ts';
import {
  approveCharacter,
  assignCharacter,
  createCharacter,
  renameCharacter,
  showCharacter,
  writeNotes,
} from './characters.ts';
import { closeTest } from './close.ts';
import { comparisonTest, decideWithoutTest } from './comparison.ts';
import { complexNext, startComplex, stopComplex } from './complex.ts';
import { contestedTest } from './contested.ts';
import { declareEngagement, extendEngagement, vetoEngagement } from './engagement.ts';
import { buyFeature, dismissPurchase, relabelXp } from './experience.ts';
import { addAspect, addMarker, addResource, addSecret, addTrait, removeFeature, removeMarker } from './features.ts';
import { flip } from './flip.ts';
import { setOfNote } from './gm-pool.ts';
import { placeHarm } from './harm.ts';
import type { Command, Event, State } from './model.ts';
import { amendTest, dismissProposal, openTest, suggestFit } from './open-test.ts';
import { begin } from './pools.ts';
import { likeStory, payStory, priceStory, proposeStory, rejectStory } from './story.ts';
import { compareThresholds } from './thresholds.ts';

export const decide = (state: State, command: Command, context: Context): Decision<Event> => {
  switch (command.type) {
    case 'kolo/flip':
      return flip(state, command, context);
    case 'kolo/contestedTest':
      return contestedTest(state, command, context);
    case 'kolo/extendEngagement':
      return extendEngagement(state, command, context);
    case 'kolo/closeTest':
      return closeTest(state, command, context);
    case 'kolo/openTest':
      return openTest(state, command, context);
    case 'kolo/amendTest':
      return amendTest(state, command, context);
    case 'kolo/suggestFit':
      return suggestFit(state, command, context);
    case 'kolo/dismissProposal':
      return dismissProposal(state, command, context);
    case 'kolo/declareEngagement':
      return declareEngagement(state, command, context);
    case 'kolo/vetoEngagement':
      return vetoEngagement(state, command, context);
    case 'kolo/compareThresholds':
      return compareThresholds(state, command, context);
    case 'kolo/startComplex':
      return startComplex(state, command, context);
    case 'kolo/complexNext':
      return complexNext(state, command, context);
    case 'kolo/stopComplex':
      return stopComplex(state, command, context);
    case 'kolo/comparisonTest':
      return comparisonTest(state, command, context);
    case 'kolo/decideWithoutTest':
      return decideWithoutTest(state, command, context);
    case 'kolo/setCampaign':
      return setCampaign(state, command, context);
    case 'kolo/startCampaign':
    case 'kolo/startAdventure':
    case 'kolo/startSession':
    case 'kolo/startScene':
    case 'kolo/dramaticMoment':
      return begin(state, command, context);
    case 'kolo/createCharacter':
      return createCharacter(state, command, context);
    case 'kolo/addTrait':
      return addTrait(state, command, context);
    case 'kolo/addAspect':
      return addAspect(state, command, context);
    case 'kolo/addSecret':
      return addSecret(state, command, context);
    case 'kolo/addResource':
      return addResource(state, command, context);
    case 'kolo/removeFeature':
      return removeFeature(state, command, context);
    case 'kolo/addMarker':
      return addMarker(state, command, context);
    case 'kolo/setOfNote':
      return setOfNote(state, command, context);
    case 'kolo/placeHarm':
      return placeHarm(state, command, context);
    case 'kolo/removeMarker':
      return removeMarker(state, command, context);
    case 'kolo/approveCharacter':
      return approveCharacter(state, command, context);
    case 'kolo/proposeStory':
      return proposeStory(state, command, context);
    case 'kolo/priceStory':
      return priceStory(state, command, context);
    case 'kolo/rejectStory':
      return rejectStory(state, command, context);
    case 'kolo/payStory':
      return payStory(state, command, context);
    case 'kolo/likeStory':
      return likeStory(state, command, context);
    case 'kolo/buyFeature':
      return buyFeature(state, command, context);
    case 'kolo/dismissPurchase':
      return dismissPurchase(state, command, context);
    case 'kolo/relabelXp':
      return relabelXp(state, command, context);
    case 'kolo/showCharacter':
      return showCharacter(state, command, context);
    case 'kolo/assignCharacter':
      return assignCharacter(state, command, context);
    case 'kolo/renameCharacter':
      return renameCharacter(state, command, context);
    case 'kolo/writeNotes':
      return writeNotes(state, command, context);
    case 'kolo/setCommonCategories':
      return setCommonCategories(state, command, context);
    case 'kolo/adjust':
      return adjust(state, command, context);
  }
};
