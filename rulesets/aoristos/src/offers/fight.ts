import { currentAgility, currentMovement } from '../derived.ts';
import { combatantIn, kpOf, ownOf } from '../find.ts';
import { isSingleLoader } from '../loading.ts';
import type { Combat, Combatant, Command, Person, State } from '../model.ts';
import { vigilanceAnswers } from '../suggestion.ts';

type Candidate = { readonly command: Command; readonly must?: true };
const must = (command: Command): Candidate => ({ command, must: true });
const may = (command: Command): Candidate => ({ command });

/** Everything worth a button in a fight, for the persons one plays. */
export const fightOffers = (
  state: State,
  combat: Combat,
  mine: readonly Person[],
  gm: boolean,
): readonly Candidate[] => {
  const fighters = mine.flatMap((person) => {
    const combatant = combatantIn(combat, person.id);
    return combatant ? [{ person, combatant }] : [];
  });
  return [
    ...fighters.flatMap(({ person, combatant }) => [
      ...attackSteps(state, combat, person),
      ...leavingSteps(combat, person),
      ...watchSteps(combat, person),
      ...turnSteps(state, combat, person, combatant),
    ]),
    ...(gm ? appearances(combat) : []),
  ];
};

/** Steps 2 to 6 of the pending attack, for target and attacker. */
const attackSteps = (state: State, combat: Combat, { id: by }: Person): readonly Candidate[] => {
  const { pendingAttack: pending, following } = combat;
  const follows = following?.asked.includes(by) ? [may({ type: 'aoristos/follow', by, follow: false })] : [];
  if (!pending) return follows;
  if (pending.step === 'vigilance')
    return pending.target === by
      ? vigilanceAnswers(state, combat, pending).map((answer) =>
          must({ type: 'aoristos/chooseVigilance', by, ...answer }),
        )
      : follows;
  if (pending.attacker !== by) return follows;
  if (pending.step === 'roll') return [must({ type: 'aoristos/rollAttack', by }), ...follows];
  const open = pending.areaRoll && pending.area === null ? pending.areaRoll.allowed : [];
  return [
    ...open.map((area) => must({ type: 'aoristos/chooseArea', by, area })),
    may({ type: 'aoristos/abortAttack', by }),
    must({ type: 'aoristos/confirmAttack', by }),
    ...follows,
  ];
};

const weaponsOf = (person: Person): readonly string[] => [
  ...ownOf(person)
    .items.filter(({ category }) => category === 'melee' || category === 'ranged' || category === 'unarmedAid')
    .map(({ id }) => id),
  'unarmed',
];

/** Undecided flight, and the blows that may follow it. */
const leavingSteps = (combat: Combat, person: Person): readonly Candidate[] => {
  const { leaving } = combat;
  const by = person.id;
  if (!leaving) return [];
  if (leaving.by === by && !leaving.carriedOn)
    return [must({ type: 'aoristos/giveUpMove', by }), must({ type: 'aoristos/carryOn', by })];
  const waits = leaving.waiting.includes(by);
  const blows = weaponsOf(person).map((weapon) => ({
    command: { type: 'aoristos/opportunityAttack', by, target: leaving.by, weapon } as const,
    ...(waits && { must: true as const }),
  }));
  return waits ? [...blows, must({ type: 'aoristos/declineAttack', by })] : blows;
};

const watchSteps = ({ appearing }: Combat, person: Person): readonly Candidate[] => {
  const by = person.id;
  if (!appearing?.watchers.includes(by)) return [];
  return [
    ...weaponsOf(person).map((weapon) =>
      must({ type: 'aoristos/declareAttack', by, target: appearing.person, weapon }),
    ),
    must({ type: 'aoristos/holdBack', by }),
  ];
};

/** Somebody may step into a watched place. */
const appearances = (combat: Combat): readonly Candidate[] => {
  const watched = Object.values(combat.combatants).some(({ own }) => own.value.overwatch !== null);
  return watched ? combat.order.map((person) => may({ type: 'aoristos/overwatchTrigger', person })) : [];
};

const turnSteps = (state: State, combat: Combat, person: Person, combatant: Combatant): readonly Candidate[] => {
  const by = person.id;
  if (combat.order[combat.current] !== by) return [];
  if (combat.phase === 'between') return [must({ type: 'aoristos/beginActivation', by })];
  if (combat.phase === 'stress') return [];
  return [
    ...(kpOf(combatant).extended
      ? [may({ type: 'aoristos/continueExtended', by }), may({ type: 'aoristos/abandonExtended', by })]
      : []),
    ...attacks(combat, person, combatant),
    ...handlings(state, person),
    ...walks(person, combatant),
    ...(['standing', 'sitting', 'lying'] as const).map((posture) =>
      may({ type: 'aoristos/changePosture', by, posture }),
    ),
    may({ type: 'aoristos/scout', by }),
    ...grapples(state, combat, person, combatant),
    may({ type: 'aoristos/beginOverwatch', by, place: '…' }),
    may({ type: 'aoristos/endActivation', by }),
  ];
};

/** Every weapon at hand against every opponent; against everyone where no sides are named. */
const attacks = (combat: Combat, person: Person, { side }: Combatant): readonly Candidate[] => {
  const targets = combat.order.filter((id) => {
    const other = combatantIn(combat, id);
    return id !== person.id && other && (side === null || other.side === null || other.side !== side);
  });
  return targets.flatMap((target) =>
    weaponsOf(person).map((weapon) => may({ type: 'aoristos/declareAttack', by: person.id, target, weapon })),
  );
};

const handlings = (state: State, person: Person): readonly Candidate[] => {
  const by = person.id;
  const held = new Set([person.hands.right?.item, person.hands.left?.item]);
  return [
    ...ownOf(person).items.flatMap((item) =>
      held.has(item.id)
        ? [
            ...(item.chargeCost > 0 ? [may({ type: 'aoristos/charge', by, weapon: item.id })] : []),
            ...(item.chargeCost > 0 ? [may({ type: 'aoristos/cancelCharge', by, weapon: item.id })] : []),
            ...(item.category === 'ranged' && !isSingleLoader(item)
              ? [may({ type: 'aoristos/reload', by, weapon: item.id })]
              : []),
            may({ type: 'aoristos/stowItem', by, item: item.id }),
            may({ type: 'aoristos/dropItem', by, item: item.id }),
          ]
        : item.category === 'gear' || item.category === 'unarmedAid'
          ? []
          : [may({ type: 'aoristos/drawItem', by, item: item.id })],
    ),
    ...[...new Set(state.scene.ground.map(({ id }) => id))].map((item) => may({ type: 'aoristos/pickUp', by, item })),
  ];
};

/** A walk to each step of the price list: 1 metre, RÖR, Movement; out of a melee where one is in it. */
const walks = (person: Person, { meleeId }: Combatant): readonly Candidate[] => {
  const by = person.id;
  const own = ownOf(person);
  const agility = currentAgility(own);
  const movement = currentMovement(own, person.nerveShock);
  const distances = [...new Set([1, agility, movement])].filter((metres) => metres > 0);
  const type = person.posture === 'standing' ? 'aoristos/move' : 'aoristos/crawl';
  return [
    ...distances.map((metres) => may({ type, by, metres })),
    ...(meleeId === null ? [] : [may({ type, by, metres: 1, leaveMelee: true })]),
  ];
};

const grapples = (
  { settings }: State,
  combat: Combat,
  { id: by }: Person,
  { meleeId, heldBy }: Combatant,
): readonly Candidate[] => {
  if (settings.holdsAndTrips === 'off' || meleeId === null) return [];
  const others = combat.order.filter((id) => id !== by && combatantIn(combat, id)?.meleeId === meleeId);
  return [
    ...(heldBy === null ? [] : [may({ type: 'aoristos/grapple', by, target: heldBy, kind: 'break' })]),
    ...others.flatMap((target) => [
      may({ type: 'aoristos/grapple', by, target, kind: 'hold' }),
      may({ type: 'aoristos/grapple', by, target, kind: 'trip' }),
      ...(combatantIn(combat, target)?.heldBy === by ? [may({ type: 'aoristos/releaseHold', by, target })] : []),
    ]),
  ];
};
