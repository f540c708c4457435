import type { Context, Decision } from '@aspekt/contract';
import * as actions from './actions.ts';
import * as activate from './activate.ts';
import { adjust } from './adjust.ts';
import { grantAutomatic } from './automatic.ts';
import * as change from './change.ts';
import * as characters from './characters.ts';
import * as conflicts from './conflicts.ts';
import * as extras from './extras.ts';
import * as givingUp from './giving-up.ts';
import * as harm from './harm.ts';
import * as invent from './invent.ts';
import type { Command, Event, State } from './model.ts';
import * as narrative from './narrative.ts';
import { commitRoll } from './roll.ts';
import * as slowHarm from './slow-harm.ts';
import * as table from './table.ts';
import { isGm, no } from './who.ts';

/** Every command, and the rule that decides it. */
export const decide = (state: State, command: Command, context: Context): Decision<Event> => {
  switch (command.type) {
    case 'nyx/commitRoll':
      return commitRoll(state, command, context);

    case 'nyx/createCharacter':
      return characters.createCharacter(state, command, context);
    case 'nyx/editDraft':
      return characters.editDraft(state, command, context);
    case 'nyx/activateCharacter':
      return characters.activateCharacter(state, command, context);
    case 'nyx/returnCharacter':
      return characters.returnCharacter(state, command, context);
    case 'nyx/retireCharacter':
      return characters.retireCharacter(state, command, context);
    case 'nyx/claimCharacter':
      return characters.claimCharacter(state, command, context);
    case 'nyx/assignCharacter':
      return characters.assignCharacter(state, command, context);
    case 'nyx/renameFigure':
      return characters.renameFigure(state, command, context);
    case 'nyx/nameAspect':
      return characters.nameAspect(state, command, context);
    case 'nyx/describeAspect':
      return characters.describeAspect(state, command, context);
    case 'nyx/changeAspects':
      return change.changeAspects(state, command, context);
    case 'nyx/removeDamage':
      return change.removeDamage(state, command, context);
    case 'nyx/addTemporaryAspect':
      return change.addTemporaryAspect(state, command, context);
    case 'nyx/removeTemporaryAspect':
      return change.removeTemporaryAspect(state, command, context);
    case 'nyx/adjustPoints':
      return change.adjustPoints(state, command, context);

    case 'nyx/configureTable':
      return table.configureTable(state, command, context);
    case 'nyx/startSession':
      return table.startSession(state, context);
    case 'nyx/endSession':
      return table.endSession(state, context);
    case 'nyx/longPause':
      return table.longPause(state, context);
    case 'nyx/startScene':
      return table.startScene(state, command, context);
    case 'nyx/setParticipants':
      return table.setParticipants(state, command, context);
    case 'nyx/endScene':
      return table.endScene(state, context);
    case 'nyx/clearReminder':
      return table.clearReminder(state, command, context);
    case 'nyx/advanceClock':
      return slowHarm.advanceClock(state, command, context);

    case 'nyx/createExtra':
    case 'nyx/createMob':
      return extras.createExtra(state, command, context);
    case 'nyx/hideExtra':
      return extras.hideExtra(state, command, context);
    case 'nyx/revealExtra':
      return extras.revealExtra(state, command, context);
    case 'nyx/removeExtra':
      return extras.removeExtra(state, command, context);
    case 'nyx/promoteExtra':
      return extras.promoteExtra(state, command, context);
    case 'nyx/revealAspect':
      return extras.revealAspect(state, command, context);
    case 'nyx/hideAspect':
      return extras.hideAspect(state, command, context);
    case 'nyx/inventAspect':
      return invent.inventAspect(state, command, context);
    case 'nyx/vetoAspect':
      return invent.vetoAspect(state, command, context);
    case 'nyx/addSceneAspect':
      return invent.addSceneAspect(state, command, context);
    case 'nyx/removeSceneAspect':
      return invent.removeSceneAspect(state, command, context);
    case 'nyx/addThing':
      return invent.addThing(state, command, context);
    case 'nyx/removeThing':
      return invent.removeThing(state, command, context);

    case 'nyx/useAspectNarratively':
      return narrative.useAspectNarratively(state, command, context);
    case 'nyx/rejectUse':
      return narrative.rejectUse(state, command, context);
    case 'nyx/activateAspect':
      return activate.activateAspect(state, command, context);
    case 'nyx/withdrawActivation':
      return activate.withdrawActivation(state, command, context);
    case 'nyx/rejectActivation':
      return activate.rejectActivation(state, command, context);
    case 'nyx/demandAspect':
      return demandAspect(state, command, context);
    case 'nyx/markDamage':
      return activate.markDamage(state, command, context);
    case 'nyx/answerDemand':
      return command.draft === undefined
        ? narrative.answerInStory(state, command, context)
        : activate.answerOnRoll(state, { ...command, draft: command.draft }, context);

    case 'nyx/declareAction':
      return actions.declareAction(state, command, context);
    case 'nyx/groupAction':
      return actions.groupAction(state, command, context);
    case 'nyx/declareConflictRoll':
      return actions.declareConflictRoll(state, command, context);
    case 'nyx/setModifier':
      return actions.setModifier(state, command, context);
    case 'nyx/setStakes':
      return actions.setStakes(state, command, context);
    case 'nyx/setRollAttribute':
      return actions.setRollAttribute(state, command, context);
    case 'nyx/ready':
      return actions.ready(state, command, context);
    case 'nyx/cancelDraft':
      return actions.cancelDraft(state, command, context);
    case 'nyx/grantAutomatic':
      return grantAutomatic(state, command, context);

    case 'nyx/startComplex':
      return conflicts.startComplex(state, command, context);
    case 'nyx/declareRound':
      return conflicts.declareRound(state, command, context);
    case 'nyx/setSituational':
      return conflicts.setSituational(state, command, context);
    case 'nyx/dropSituational':
      return conflicts.dropSituational(state, command, context);
    case 'nyx/setGoal':
      return conflicts.setGoal(state, command, context);
    case 'nyx/setMembers':
      return conflicts.setMembers(state, command, context);
    case 'nyx/setNeedle':
      return conflicts.setNeedle(state, command, context);
    case 'nyx/narrateRound':
      return conflicts.narrateRound(state, command, context);
    case 'nyx/giveUp':
      return givingUp.giveUp(state, command, context);
    case 'nyx/requestBreakOff':
      return givingUp.requestBreakOff(state, command, context);
    case 'nyx/ruleBreakOff':
      return givingUp.ruleBreakOff(state, command, context);
    case 'nyx/endConflict':
      return givingUp.endConflict(state, command, context);

    case 'nyx/chooseHarm':
      return harm.chooseHarm(state, command, context);
    case 'nyx/redirectHarm':
      return harm.redirectHarm(state, command, context);
    case 'nyx/waiveHarm':
      return harm.waiveHarm(state, command, context);
    case 'nyx/clearExhaustion':
      return harm.clearExhaustion(state, command, context);
    case 'nyx/startSlowHarm':
      return slowHarm.startSlowHarm(state, command, context);
    case 'nyx/revealSlowHarm':
      return slowHarm.revealSlowHarm(state, command, context);
    case 'nyx/rollSlowHarm':
      return slowHarm.rollSlowHarm(state, command, context);
    case 'nyx/cancelSlowHarm':
      return slowHarm.cancelSlowHarm(state, command, context);

    case 'nyx/adjust':
      return adjust(state, command, context);
  }
};

/** Both GM and players activate aspects, but only the GM demands one (NYX-DICE-05, NYX-DICE-12). */
const demandAspect = (
  state: State,
  command: Extract<Command, { type: 'nyx/demandAspect' }>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-DICE-05']);
  return command.draft === undefined
    ? narrative.demandInStory(state, command, context)
    : activate.demandOnRoll(state, { ...command, draft: command.draft }, context);
};
