import { evolveActing } from './evolve/acting.ts';
import { evolveAttack } from './evolve/attack.ts';
import { evolveFrame } from './evolve/frame.ts';
import { evolveHealth } from './evolve/health.ts';
import { evolveOutside } from './evolve/outside.ts';
import { evolveTending } from './evolve/tending.ts';
import type { Event, State } from './model.ts';
import { tended } from './tended.ts';
import { unguarded } from './vigilance.ts';
import { stillWatching } from './watch.ts';

/** The state after an event; a rule is never decided here, only written down. */
export const evolve = (state: State, event: Event): State =>
  tended(unguarded(stillWatching(written(state, event))), event);

const written = (state: State, event: Event): State => {
  switch (event.type) {
    case 'aoristos/created':
    case 'aoristos/controllerSet':
    case 'aoristos/described':
    case 'aoristos/levelSet':
    case 'aoristos/creationFinished':
    case 'aoristos/upAwarded':
    case 'aoristos/levelBought':
    case 'aoristos/itemAdded':
    case 'aoristos/itemEdited':
    case 'aoristos/heldChanged':
    case 'aoristos/itemRemoved':
    case 'aoristos/armourSet':
    case 'aoristos/freeformRolled':
    case 'aoristos/handRolled':
    case 'aoristos/diceChosen':
    case 'aoristos/tested':
    case 'aoristos/opposed':
    case 'aoristos/rested':
      return evolveOutside(state, event);
    case 'aoristos/combatStarted':
    case 'aoristos/combatantAdded':
    case 'aoristos/combatantRemoved':
    case 'aoristos/revealed':
    case 'aoristos/stressed':
    case 'aoristos/bowHeld':
    case 'aoristos/activationBegan':
    case 'aoristos/activationEnded':
    case 'aoristos/turnCame':
    case 'aoristos/extendedBegan':
    case 'aoristos/extendedContinued':
    case 'aoristos/extendedLost':
    case 'aoristos/meleeSet':
    case 'aoristos/distanceSet':
    case 'aoristos/coverSet':
    case 'aoristos/bodyHiddenSet':
    case 'aoristos/visibleSet':
    case 'aoristos/combatEnded':
      return evolveFrame(state, event);
    case 'aoristos/spoke':
    case 'aoristos/scouted':
    case 'aoristos/moved':
    case 'aoristos/postureChanged':
    case 'aoristos/handled':
    case 'aoristos/vanished':
    case 'aoristos/readied':
    case 'aoristos/charged':
    case 'aoristos/chargeCancelled':
    case 'aoristos/reloaded':
    case 'aoristos/didOther':
    case 'aoristos/overwatchBegan':
    case 'aoristos/overwatchEnded':
    case 'aoristos/grappled':
    case 'aoristos/holdReleased':
      return evolveActing(state, event);
    case 'aoristos/attackDeclared':
    case 'aoristos/vigilanceChosen':
    case 'aoristos/followed':
    case 'aoristos/attackRolled':
    case 'aoristos/attackDiceChosen':
    case 'aoristos/areaChosen':
    case 'aoristos/attackAborted':
    case 'aoristos/attackResolved':
    case 'aoristos/parried':
    case 'aoristos/leaveTested':
    case 'aoristos/moveGivenUp':
    case 'aoristos/carriedOn':
    case 'aoristos/attackDeclined':
    case 'aoristos/moveStopped':
    case 'aoristos/appeared':
    case 'aoristos/heldBack':
    case 'aoristos/harmed':
    case 'aoristos/wounded':
      return evolveAttack(state, event);
    case 'aoristos/painTested':
    case 'aoristos/survivalRolled':
    case 'aoristos/faintTested':
    case 'aoristos/psychTested':
    case 'aoristos/timePassed':
    case 'aoristos/woundsConverted':
    case 'aoristos/bloodTicked':
    case 'aoristos/limbsHealed':
    case 'aoristos/fellDue':
    case 'aoristos/firstAided':
    case 'aoristos/transfused':
    case 'aoristos/healingTested':
    case 'aoristos/woke':
    case 'aoristos/healthSet':
    case 'aoristos/psychHandRolled':
    case 'aoristos/psychTraumaAdded':
    case 'aoristos/disorderTaken':
    case 'aoristos/psychRecovered':
    case 'aoristos/psychosisEnded':
    case 'aoristos/disorderCured':
      return evolveHealth(state, event);
    case 'aoristos/adjusted':
    case 'aoristos/configured':
    case 'aoristos/sceneSet':
    case 'aoristos/stocked':
    case 'aoristos/unstocked':
    case 'aoristos/stockImported':
      return evolveTending(state, event);
  }
};
