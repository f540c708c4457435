import type { Context, Decision } from '@aspekt/contract';
import { beginActivation, endActivation } from './activation.ts';
import { adjust } from './adjust.ts';
import { firstAid, transfuse } from './aid.ts';
import { opportunityAttack, overwatchAttack } from './announce.ts';
import { awardUp } from './award.ts';
import { addItem, editItem, removeItem, setArmour } from './carrying.ts';
import { createCharacter, describePerson, setController } from './character.ts';
import { buyLevel, finishCreation, setLevel } from './levels.ts';
import { addCombatant, removeCombatant, startCombat } from './combat.ts';
import { endCombat } from './combat-end.ts';
import { singleAttack } from './single-attack.ts';
import { dropItem } from './equipment.ts';
import { abandonExtended, continueExtended } from './extended.ts';
import { releaseHold } from './grapple.ts';
import { healingTest } from './healing.ts';
import { carryOn, declineAttack, giveUpMove } from './leaving.ts';
import type { Command, Event, State } from './model.ts';
import { opposedTest } from './opposed-test.ts';
import { holdBack, overwatchTrigger, turnsIntoOverwatch } from './overwatch.ts';
import { faintTest, painTest, psychTest, survivalRoll } from './pain.ts';
import { pay } from './payment.ts';
import { setBodyHidden, setCover, setDistance, setMelee, setVisible } from './placing.ts';
import { planFor } from './plans.ts';
import {
  addPsychTrauma,
  cureDisorder,
  endPsychosis,
  recoverPsych,
  takeLastingDisorder,
  takeTemporaryDisorder,
} from './psych.ts';
import { applyHit, confirmAttack } from './resolve.ts';
import { setHealth, setRest, wakeUp } from './resting.ts';
import { chooseDice, freeformRoll, rollHand, successTest } from './rolling.ts';
import { settle } from './settle.ts';
import { abortAttack, chooseArea, chooseAttackDice, rollAttack } from './strike.ts';
import { configure, importStock, setScene, stock, unstock } from './tending.ts';
import { advanceTime } from './time.ts';
import { chooseVigilance, follow } from './choose-vigilance.ts';
import { waitsForRoll } from './find.ts';
import { refuse } from './refusal.ts';

/** What may be done while a forced roll waits: that roll, open choices, and the game master's corrections. */
const whileDue: ReadonlySet<Command['type']> = new Set([
  'aoristos/painTest',
  'aoristos/survivalRoll',
  'aoristos/faintTest',
  'aoristos/psychTest',
  'aoristos/healingTest',
  'aoristos/chooseDice',
  'aoristos/setHealth',
  'aoristos/adjust',
  'aoristos/configure',
]);

export const decide = (state: State, command: Command, context: Context): Decision<Event> => {
  if (context.by.role === 'onlooker') return refuse('notYours');
  // What waits is not said: another's struggle with her mind is her own.
  if (!whileDue.has(command.type) && waitsForRoll(state, context.by)) return refuse('rollDue');
  const decision = ruled(state, command, context);
  return decision.ok ? settle(state, decision, context.dice) : decision;
};

const ruled = (state: State, command: Command, context: Context): Decision<Event> => {
  switch (command.type) {
    case 'aoristos/createCharacter':
      return createCharacter(state, command, context);
    case 'aoristos/setController':
      return setController(state, command, context);
    case 'aoristos/describe':
      return describePerson(state, command, context);
    case 'aoristos/setAttributeLevel':
    case 'aoristos/setSkillLevel':
      return setLevel(state, command, context);
    case 'aoristos/finishCreation':
      return finishCreation(state, command, context);
    case 'aoristos/awardUp':
      return awardUp(state, command, context);
    case 'aoristos/buyLevel':
      return buyLevel(state, command, context);
    case 'aoristos/addItem':
      return addItem(state, command, context);
    case 'aoristos/editItem':
      return editItem(state, command, context);
    case 'aoristos/removeItem':
      return removeItem(state, command, context);
    case 'aoristos/setArmour':
      return setArmour(state, command, context);
    case 'aoristos/freeformRoll':
      return freeformRoll(state, command, context);
    case 'aoristos/rollHand':
      return rollHand(state, command, context);
    case 'aoristos/chooseDice':
      return chooseDice(state, command, context);
    case 'aoristos/successTest':
      return successTest(state, command, context);
    case 'aoristos/opposedTest':
      return opposedTest(state, command, context);
    case 'aoristos/setRest':
      return setRest(state, command, context);
    case 'aoristos/startCombat':
      return startCombat(state, command, context);
    case 'aoristos/addCombatant':
      return addCombatant(state, command, context);
    case 'aoristos/removeCombatant':
      return removeCombatant(state, command, context);
    case 'aoristos/beginActivation':
      return beginActivation(state, command, context);
    case 'aoristos/endActivation':
      return endActivation(state, command, context);
    case 'aoristos/continueExtended':
      return continueExtended(state, command, context);
    case 'aoristos/abandonExtended':
      return abandonExtended(state, command, context);
    case 'aoristos/setMelee':
      return setMelee(state, command, context);
    case 'aoristos/setDistance':
      return setDistance(state, command, context);
    case 'aoristos/setCover':
      return setCover(state, command, context);
    case 'aoristos/setBodyHidden':
      return setBodyHidden(state, command, context);
    case 'aoristos/setVisible':
      return setVisible(state, command, context);
    case 'aoristos/endCombat':
      return endCombat(state, command, context);
    case 'aoristos/singleAttack':
      return singleAttack(state, command, context);
    case 'aoristos/speak':
    case 'aoristos/scout':
    case 'aoristos/move':
    case 'aoristos/crawl':
    case 'aoristos/changePosture':
    case 'aoristos/drawItem':
    case 'aoristos/stowItem':
    case 'aoristos/passItem':
    case 'aoristos/takeFromPocket':
    case 'aoristos/readyItem':
    case 'aoristos/pickUp':
    case 'aoristos/charge':
    case 'aoristos/cancelCharge':
    case 'aoristos/reload':
    case 'aoristos/otherAction':
    case 'aoristos/grapple':
      return pay(state, command, planFor(state, command, context, false));
    case 'aoristos/beginOverwatch':
      return pay(
        state,
        turnsIntoOverwatch(state, command) ? { ...command, abandonExtended: true } : command,
        planFor(state, command, context, false),
      );
    case 'aoristos/declareAttack':
      if (state.combat?.appearing) return overwatchAttack(state, command, context);
      return pay(state, command, planFor(state, command, context, false));
    case 'aoristos/dropItem':
      return dropItem(state, command, context);
    case 'aoristos/releaseHold':
      return releaseHold(state, command, context);
    case 'aoristos/chooseVigilance':
      return chooseVigilance(state, command, context);
    case 'aoristos/rollAttack':
      return rollAttack(state, command, context);
    case 'aoristos/chooseAttackDice':
      return chooseAttackDice(state, command, context);
    case 'aoristos/chooseArea':
      return chooseArea(state, command, context);
    case 'aoristos/abortAttack':
      return abortAttack(state, command, context);
    case 'aoristos/confirmAttack':
      return confirmAttack(state, command, context);
    case 'aoristos/follow':
      return follow(state, command, context);
    case 'aoristos/giveUpMove':
      return giveUpMove(state, command, context);
    case 'aoristos/carryOn':
      return carryOn(state, command, context);
    case 'aoristos/opportunityAttack':
      return opportunityAttack(state, command, context);
    case 'aoristos/declineAttack':
      return declineAttack(state, command, context);
    case 'aoristos/overwatchTrigger':
      return overwatchTrigger(state, command, context);
    case 'aoristos/holdBack':
      return holdBack(state, command, context);
    case 'aoristos/applyHit':
      return applyHit(state, command, context);
    case 'aoristos/advanceTime':
      return advanceTime(state, command, context);
    case 'aoristos/painTest':
      return painTest(state, command, context);
    case 'aoristos/survivalRoll':
      return survivalRoll(state, command, context);
    case 'aoristos/faintTest':
      return faintTest(state, command, context);
    case 'aoristos/psychTest':
      return psychTest(state, command, context);
    case 'aoristos/firstAid':
      return firstAid(state, command, context);
    case 'aoristos/transfuse':
      return transfuse(state, command, context);
    case 'aoristos/healingTest':
      return healingTest(state, command, context);
    case 'aoristos/wakeUp':
      return wakeUp(state, command, context);
    case 'aoristos/setHealth':
      return setHealth(state, command, context);
    case 'aoristos/addPsychTrauma':
      return addPsychTrauma(state, command, context);
    case 'aoristos/takeTemporaryDisorder':
      return takeTemporaryDisorder(state, command, context);
    case 'aoristos/takeLastingDisorder':
      return takeLastingDisorder(state, command, context);
    case 'aoristos/recoverPsych':
      return recoverPsych(state, command, context);
    case 'aoristos/endPsychosis':
      return endPsychosis(state, command, context);
    case 'aoristos/cureDisorder':
      return cureDisorder(state, command, context);
    case 'aoristos/adjust':
      return adjust(state, command, context);
    case 'aoristos/configure':
      return configure(state, command, context);
    case 'aoristos/setScene':
      return setScene(state, command, context);
    case 'aoristos/stock':
      return stock(state, command, context);
    case 'aoristos/unstock':
      return unstock(state, command, context);
    case 'aoristos/importStock':
      return importStock(state, command, context);
  }
};
