import type { Context } from '@aspekt/contract';
import { changePosture, otherAction, scout, speak } from './acting.ts';
import { declareAttack } from './announce.ts';
import { handle, pickUp } from './equipment.ts';
import type { Refused } from './find.ts';
import { grapple } from './grapple.ts';
import { cancelCharge, charge, reload } from './loading.ts';
import { move } from './moving.ts';
import type { State } from './model.ts';
import { beginOverwatch } from './overwatch.ts';
import type { Payable, Plan } from './payment.ts';

/** The price and effect of any active action. `finishing`: it was begun earlier and may be finished also in melee (AOR-MEL-02). */
export const planFor = (state: State, command: Payable, context: Context, finishing: boolean): Plan | Refused => {
  switch (command.type) {
    case 'aoristos/speak':
      return speak(state, command, context);
    case 'aoristos/scout':
      return scout(state, command, context);
    case 'aoristos/move':
    case 'aoristos/crawl':
      return move(state, command, context);
    case 'aoristos/changePosture':
      return changePosture(state, command, context, finishing);
    case 'aoristos/drawItem':
    case 'aoristos/stowItem':
    case 'aoristos/passItem':
    case 'aoristos/takeFromPocket':
    case 'aoristos/readyItem':
      return handle(state, command, context, finishing);
    case 'aoristos/pickUp':
      return pickUp(state, command, context);
    case 'aoristos/charge':
      return charge(state, command, context, finishing);
    case 'aoristos/cancelCharge':
      return cancelCharge(state, command, context);
    case 'aoristos/reload':
      return reload(state, command, context, finishing);
    case 'aoristos/otherAction':
      return otherAction(state, command, context);
    case 'aoristos/beginOverwatch':
      return beginOverwatch(state, command, context);
    case 'aoristos/grapple':
      return grapple(state, command, context);
    case 'aoristos/declareAttack':
      return declareAttack(state, command, context);
  }
};
