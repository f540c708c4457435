import type { Context, Decision } from '@aspekt/contract';
import { adjust } from './adjust.ts';
import { answerChallenge, challengeInvoke } from './bogus.ts';
import { dropBoost, nameBoost, passBoost, shareFreeInvoke } from './boosts.ts';
import { endChallenge, startChallenge, takeTask } from './challenge.ts';
import * as characters from './characters.ts';
import { answerClaim, claimSelfCompel, declareDetail } from './claims.ts';
import { answerCompel, negotiateCompel, offerCompel, withdrawCompel } from './compels.ts';
import * as conflict from './conflict.ts';
import { contestAdvantage, contestRoll, endContest, startContest } from './contest.ts';
import { createCountdown, dropCountdown, markCountdown, showCountdown } from './countdown.ts';
import { declareAction } from './declare.ts';
import { absorbHit, beTakenOut, decideFate } from './harm.ts';
import { invoke } from './invoke.ts';
import { applyInvoke } from './invoke-effect.ts';
import * as milestones from './milestones.ts';
import type { Command, Event, State } from './model.ts';
import { createNpc } from './npcs.ts';
import * as opposition from './opposition.ts';
import { chooseOption } from './options.ts';
import { addStunt, buyStunt } from './own-stunts.ts';
import { passInvokes } from './pass.ts';
import { treatConsequence } from './recovery.ts';
import { retireCharacter } from './retire.ts';
import { cancelRoll, rollDice } from './roll-dice.ts';
import * as scenes from './scenes.ts';
import { endScene, endSession, startScene, startSession } from './sessions.ts';
import { denyStunt, useStunt } from './stunts.ts';
import { cancelHelp, helpTeamwork } from './teamwork.ts';
import { no } from './verdict.ts';
import { moveZone } from './zones.ts';

/** What the rules say to a command: what happens, or why not. */
export const decide = (state: State, command: Command, context: Context): Decision<Event> => {
  if (context.by.role === 'onlooker') return no('forbidden');
  // A safety tool goes before everything (ODE-SAF-02).
  if (state.safety && command.type !== 'ode/resolveSafety') return no('paused', {}, 'ODE-SAF-02');
  switch (command.type) {
    case 'ode/rollDice':
      return rollDice(state, command, context);
    case 'ode/declareAction':
      return declareAction(state, command, context);
    case 'ode/setDifficulty':
      return opposition.setDifficulty(state, command, context);
    case 'ode/callDefence':
      return opposition.callDefence(state, command, context);
    case 'ode/declineDefence':
      return opposition.declineDefence(state, command, context);
    case 'ode/declareDefence':
      return opposition.declareDefence(state, command, context);
    case 'ode/pickAspect':
      return opposition.pickAspect(state, command, context);
    case 'ode/autoSucceed':
      return opposition.autoSucceed(state, command, context);
    case 'ode/helpTeamwork':
      return helpTeamwork(state, command, context);
    case 'ode/cancelHelp':
      return cancelHelp(state, command, context);
    case 'ode/useStunt':
      return useStunt(state, command, context);
    case 'ode/denyStunt':
      return denyStunt(state, command, context);
    case 'ode/cancelRoll':
      return cancelRoll(state, command, context);
    case 'ode/invoke':
      return invoke(state, command, context);
    case 'ode/applyInvoke':
      return applyInvoke(state, context);
    case 'ode/challengeInvoke':
      return challengeInvoke(state, context);
    case 'ode/answerChallenge':
      return answerChallenge(state, command, context);
    case 'ode/passInvokes':
      return passInvokes(state, command, context);
    case 'ode/chooseOption':
      return chooseOption(state, command, context);
    case 'ode/absorbHit':
      return absorbHit(state, command, context);
    case 'ode/beTakenOut':
      return beTakenOut(state, command, context);
    case 'ode/decideFate':
      return decideFate(state, command, context);
    case 'ode/nameBoost':
      return nameBoost(state, command, context);
    case 'ode/passBoost':
      return passBoost(state, command, context);
    case 'ode/dropBoost':
      return dropBoost(state, command, context);
    case 'ode/shareFreeInvoke':
      return shareFreeInvoke(state, command, context);
    case 'ode/offerCompel':
      return offerCompel(state, command, context);
    case 'ode/negotiateCompel':
      return negotiateCompel(state, command, context);
    case 'ode/answerCompel':
      return answerCompel(state, command, context);
    case 'ode/withdrawCompel':
      return withdrawCompel(state, command, context);
    case 'ode/claimSelfCompel':
      return claimSelfCompel(state, command, context);
    case 'ode/declareDetail':
      return declareDetail(state, command, context);
    case 'ode/answerClaim':
      return answerClaim(state, command, context);
    case 'ode/startChallenge':
      return startChallenge(state, command, context);
    case 'ode/takeTask':
      return takeTask(state, command, context);
    case 'ode/endChallenge':
      return endChallenge(state, command, context);
    case 'ode/startContest':
      return startContest(state, command, context);
    case 'ode/contestAdvantage':
      return contestAdvantage(state, command, context);
    case 'ode/contestRoll':
      return contestRoll(state, command, context);
    case 'ode/endContest':
      return endContest(state, command, context);
    case 'ode/startConflict':
      return conflict.startConflict(state, command, context);
    case 'ode/chooseNext':
      return conflict.chooseNext(state, command, context);
    case 'ode/moveZone':
      return moveZone(state, command, context);
    case 'ode/endTurn':
      return conflict.endTurn(state, command, context);
    case 'ode/fullDefence':
      return conflict.fullDefence(state, command, context);
    case 'ode/concede':
      return conflict.concede(state, command, context);
    case 'ode/discussTerms':
      return conflict.discussTerms(state, command, context);
    case 'ode/endConflict':
      return conflict.stopConflict(state, context);
    case 'ode/treatConsequence':
      return treatConsequence(state, command, context);
    case 'ode/minorMilestone':
      return milestones.minorMilestone(state, command, context);
    case 'ode/grantMajorMilestone':
      return milestones.grantMajorMilestone(state, command, context);
    case 'ode/rewriteHighConcept':
      return milestones.rewriteHighConcept(state, command, context);
    case 'ode/spendSkillPoints':
      return milestones.spendSkillPoints(state, command, context);
    case 'ode/rewordExtreme':
      return milestones.rewordExtreme(state, command, context);
    case 'ode/startSession':
      return startSession(state, context);
    case 'ode/endSession':
      return endSession(state, context);
    case 'ode/startScene':
      return startScene(state, command, context);
    case 'ode/endScene':
      return endScene(state, command, context);
    case 'ode/enterScene':
      return scenes.enterScene(state, command, context);
    case 'ode/leaveScene':
      return scenes.leaveScene(state, command, context);
    case 'ode/addSituationAspect':
      return scenes.addSituationAspect(state, command, context);
    case 'ode/removeAspect':
      return scenes.removeAspect(state, command, context);
    case 'ode/revealAspect':
      return scenes.revealAspect(state, command, context);
    case 'ode/raiseSafety':
      return scenes.raiseSafety(state, command, context);
    case 'ode/resolveSafety':
      return scenes.resolveSafety(state, context);
    case 'ode/changeSettings':
      return scenes.changeSettings(state, command, context);
    case 'ode/createCharacter':
      return characters.createCharacter(state, command, context);
    case 'ode/writeSheet':
      return characters.writeSheet(state, command, context);
    case 'ode/takeCharacter':
      return characters.takeCharacter(state, command, context);
    case 'ode/setAspect':
      return characters.setAspect(state, command, context);
    case 'ode/setSkills':
      return characters.setSkills(state, command, context);
    case 'ode/addStunt':
      return addStunt(state, command, context);
    case 'ode/buyStunt':
      return buyStunt(state, command, context);
    case 'ode/editDetails':
      return characters.editDetails(state, command, context);
    case 'ode/finishCharacter':
      return characters.finishCharacter(state, command, context);
    case 'ode/retireCharacter':
      return retireCharacter(state, command, context);
    case 'ode/createNpc':
      return createNpc(state, command, context);
    case 'ode/createCountdown':
      return createCountdown(state, command, context);
    case 'ode/markCountdown':
      return markCountdown(state, command, context);
    case 'ode/showCountdown':
      return showCountdown(state, command, context);
    case 'ode/dropCountdown':
      return dropCountdown(state, command, context);
    case 'ode/adjust':
      return adjust(state, command, context);
  }
};
