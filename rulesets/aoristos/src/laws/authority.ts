import type { Seat } from '@aspekt/contract';
import type { AuthorityOf, Part } from '@aspekt/testkit';
import type { Command, DueRoll, State } from '../model.ts';

const plays = (seat: Seat, { people }: State, person: string): boolean =>
  Object.hasOwn(people, person) && people[person]?.controllerId === seat;

const player: Part<State, { readonly by: string }> = {
  who: 'The player of the person in `by`',
  has: (seat, state, { by }) => plays(seat, state, by),
};
const roller: Part<State, { readonly by?: string }> = {
  who: 'The player of the person in `by`; without one, any player for herself',
  has: (seat, state, { by }) => by === undefined || plays(seat, state, by),
};
const helper: Part<State, { readonly helpers: readonly string[] }> = {
  who: 'The player of one of the `helpers`',
  has: (seat, state, { helpers }) => helpers.some((person) => plays(seat, state, person)),
};
const taker: Part<State, { readonly person: string; readonly controller: Seat | null }> = {
  who: 'Any player, for herself, of a person whom nobody plays; her player, to give her back',
  has: (seat, { people }, { person, controller }) =>
    Object.hasOwn(people, person) &&
    people[person]?.controllerId === (controller === null ? seat : null) &&
    (controller === null || controller === seat),
};

const due =
  (kind: DueRoll['kind']) =>
  ({ dueRolls }: State): boolean =>
    dueRolls.some((roll) => roll.kind === kind);

/** Who may send what, after the column *Who* of the catalogue's actions; a new command does not compile without its row. */
export const authority: AuthorityOf<State, Command> = {
  rows: {
    'aoristos/addCombatant': 'gm',
    'aoristos/addPsychTrauma': 'gm',
    'aoristos/adjust': 'gm',
    'aoristos/advanceTime': 'gm',
    'aoristos/applyHit': 'gm',
    'aoristos/awardUp': 'gm',
    'aoristos/configure': 'gm',
    'aoristos/cureDisorder': 'gm',
    'aoristos/endCombat': 'gm',
    'aoristos/endPsychosis': 'gm',
    'aoristos/importStock': 'gm',
    'aoristos/opposedTest': 'gm',
    'aoristos/overwatchTrigger': 'gm',
    'aoristos/recoverPsych': 'gm',
    'aoristos/removeCombatant': 'gm',
    'aoristos/setBodyHidden': 'gm',
    'aoristos/setCover': 'gm',
    'aoristos/setDistance': 'gm',
    'aoristos/setHealth': 'gm',
    'aoristos/setMelee': 'gm',
    'aoristos/setRest': 'gm',
    'aoristos/setScene': 'gm',
    'aoristos/setVisible': 'gm',
    'aoristos/singleAttack': 'gm',
    'aoristos/startCombat': 'gm',
    'aoristos/stock': 'gm',
    'aoristos/transfuse': 'gm',
    'aoristos/unstock': 'gm',
    'aoristos/wakeUp': 'gm',
    'aoristos/abandonExtended': player,
    'aoristos/abortAttack': player,
    'aoristos/addItem': player,
    'aoristos/beginActivation': player,
    'aoristos/beginOverwatch': player,
    'aoristos/buyLevel': player,
    'aoristos/cancelCharge': player,
    'aoristos/carryOn': player,
    'aoristos/changePosture': player,
    'aoristos/charge': player,
    'aoristos/chooseArea': player,
    'aoristos/chooseAttackDice': player,
    'aoristos/chooseDice': roller,
    'aoristos/chooseVigilance': player,
    'aoristos/confirmAttack': player,
    'aoristos/continueExtended': player,
    'aoristos/crawl': player,
    'aoristos/declareAttack': player,
    'aoristos/declineAttack': player,
    'aoristos/describe': player,
    'aoristos/drawItem': player,
    'aoristos/dropItem': player,
    'aoristos/editItem': player,
    'aoristos/endActivation': player,
    'aoristos/faintTest': player,
    'aoristos/finishCreation': player,
    'aoristos/firstAid': helper,
    'aoristos/follow': player,
    'aoristos/giveUpMove': player,
    'aoristos/grapple': player,
    'aoristos/healingTest': player,
    'aoristos/holdBack': player,
    'aoristos/move': player,
    'aoristos/opportunityAttack': player,
    'aoristos/otherAction': player,
    'aoristos/painTest': player,
    'aoristos/passItem': player,
    'aoristos/pickUp': player,
    'aoristos/psychTest': player,
    'aoristos/readyItem': player,
    'aoristos/releaseHold': player,
    'aoristos/reload': player,
    'aoristos/removeItem': player,
    'aoristos/rollAttack': player,
    'aoristos/scout': player,
    'aoristos/setArmour': player,
    'aoristos/setAttributeLevel': player,
    'aoristos/setController': taker,
    'aoristos/setSkillLevel': player,
    'aoristos/speak': player,
    'aoristos/stowItem': player,
    'aoristos/successTest': player,
    'aoristos/survivalRoll': player,
    'aoristos/takeFromPocket': player,
    'aoristos/takeLastingDisorder': player,
    'aoristos/takeTemporaryDisorder': player,
    'aoristos/createCharacter': 'player',
    'aoristos/freeformRoll': roller,
    'aoristos/rollHand': roller,
  },
  phases: {
    'in a fight': {
      is: ({ combat }) => combat !== null,

      only: [
        'aoristos/addCombatant',
        'aoristos/removeCombatant',
        'aoristos/beginActivation',
        'aoristos/endActivation',
        'aoristos/continueExtended',
        'aoristos/abandonExtended',
        'aoristos/setMelee',
        'aoristos/setDistance',
        'aoristos/setCover',
        'aoristos/setBodyHidden',
        'aoristos/setVisible',
        'aoristos/endCombat',
        'aoristos/overwatchTrigger',
        'aoristos/chooseVigilance',
        'aoristos/rollAttack',
        'aoristos/chooseAttackDice',
        'aoristos/chooseArea',
        'aoristos/abortAttack',
        'aoristos/confirmAttack',
        'aoristos/follow',
        'aoristos/giveUpMove',
        'aoristos/carryOn',
        'aoristos/opportunityAttack',
        'aoristos/declineAttack',
        'aoristos/holdBack',
        'aoristos/beginOverwatch',
        'aoristos/grapple',
        'aoristos/releaseHold',
        'aoristos/cancelCharge',
        'aoristos/declareAttack',
      ],
    },
    'between fights': {
      is: ({ combat }) => combat === null,

      only: ['aoristos/startCombat', 'aoristos/singleAttack', 'aoristos/advanceTime'],
    },
    'while an attack waits for the target': {
      is: ({ combat }) => combat?.pendingAttack?.step === 'vigilance',

      only: ['aoristos/chooseVigilance'],
    },
    'while an attack waits to be rolled': {
      is: ({ combat }) => combat?.pendingAttack?.step === 'roll',

      only: ['aoristos/rollAttack'],
    },
    'while an attack waits for choices': {
      is: ({ combat }) => combat?.pendingAttack?.step === 'choice',

      only: ['aoristos/chooseArea', 'aoristos/chooseAttackDice', 'aoristos/confirmAttack', 'aoristos/abortAttack'],
    },
    'while somebody leaves a melee in danger': {
      is: ({ combat }) => combat !== null && combat.leaving !== null,

      only: ['aoristos/giveUpMove', 'aoristos/carryOn', 'aoristos/declineAttack'],
    },
    'while somebody appears before watchers': {
      is: ({ combat }) => combat !== null && combat.appearing !== null,

      only: ['aoristos/holdBack'],
    },
    'while a free hand waits': {
      is: ({ openRolls }) => Object.keys(openRolls).length > 0,

      only: ['aoristos/chooseDice'],
    },
    'while a pain test is due': {
      is: due('pain'),

      only: ['aoristos/painTest'],
    },
    'while a survival roll is due': {
      is: due('survival'),

      only: ['aoristos/survivalRoll'],
    },
    'while a faint test is due': {
      is: due('faint'),

      only: ['aoristos/faintTest'],
    },
    'while a psych test is due': {
      is: due('psych'),

      only: ['aoristos/psychTest'],
    },
    'while healing is due': {
      is: due('healing'),

      only: ['aoristos/healingTest'],
    },
  },
};
