import { aimLost } from './acting.ts';
import {
  changeItem,
  changeKp,
  collapsed,
  drop,
  inHands,
  outOfHands,
  paidBy,
  withCombat,
  withCombatant,
  withKp,
  withOwn,
  withPerson,
  withTrauma,
} from './change.ts';
import { limbOf } from '../damage.ts';
import { lookup, pairKey } from '../find.ts';
import type { AttackEvent, Combat, EventOf, PendingAttack, Person, State } from '../model.ts';
import { adjustSum } from '../vigilance.ts';

export const evolveAttack = (state: State, event: AttackEvent): State => {
  switch (event.type) {
    case 'aoristos/attackDeclared':
      return declared(state, event);
    case 'aoristos/vigilanceChosen':
      return vigilant(state, event);
    case 'aoristos/followed':
      return withCombat(state, (combat) => ({
        ...combat,
        following: combat.following && {
          ...combat.following,
          asked: combat.following.asked.filter((id) => id !== event.who),
        },
        distances: event.follow ? combat.distances : farther(combat, event.who, event.dodger, 1),
      }));
    case 'aoristos/attackRolled':
      return pending(state, (attack) => ({
        ...attack,
        step: 'choice',
        shots: event.shots,
        attack: event.attack,
        areaRoll: event.areaRoll,
        area: event.area,
      }));
    case 'aoristos/attackDiceChosen':
      return pending(state, (attack) => ({ ...attack, attack: event.attack }));
    case 'aoristos/areaChosen':
      return pending(state, (attack) => ({ ...attack, area: event.area }));
    case 'aoristos/attackAborted':
      return over(keepAim(state));
    case 'aoristos/attackResolved':
      return resolved(state, event);
    case 'aoristos/parried':
    case 'aoristos/harmed':
      return state;
    case 'aoristos/leaveTested':
      return leaving(state, event);
    case 'aoristos/moveGivenUp':
    case 'aoristos/moveStopped':
      return withCombat(state, (combat) => ({ ...combat, leaving: null }));
    case 'aoristos/carriedOn':
      return withCombat(state, (combat) => ({
        ...combat,
        leaving: combat.leaving && { ...combat.leaving, carriedOn: true, waiting: event.waiting },
      }));
    case 'aoristos/attackDeclined':
      return withCombat(state, (combat) => struck(combat, event.who));
    case 'aoristos/appeared':
      return withCombat(state, (combat) => ({
        ...combat,
        appearing: event.watchers.length > 0 ? { person: event.who, watchers: event.watchers, failed: [] } : null,
      }));
    case 'aoristos/heldBack':
      return withCombat(state, (combat) => {
        const { appearing } = combat;
        if (!appearing) return combat;
        if (!event.success) return { ...combat, appearing: { ...appearing, failed: [...appearing.failed, event.who] } };
        return fired(combat, event.who);
      });
    case 'aoristos/wounded':
      return wounded(state, event);
  }
};

const pending = (state: State, change: (attack: PendingAttack) => PendingAttack): State =>
  withCombat(state, (combat) => ({
    ...combat,
    pendingAttack: combat.pendingAttack && change(combat.pendingAttack),
  }));

const over = (state: State): State =>
  withCombat(state, (combat) => ({
    ...combat,
    phase: combat.pendingAttack?.phaseBefore ?? combat.phase,
    pendingAttack: null,
  }));

const farther = (combat: Combat, a: string, b: string, metres: number): Combat['distances'] => ({
  ...combat.distances,
  [pairKey(a, b)]: (combat.distances[pairKey(a, b)] ?? 1) + metres,
});

/** A watcher has fired or held back; when none is left the moment is over. */
const fired = (combat: Combat, id: string): Combat => {
  const watchers = combat.appearing?.watchers.filter((other) => other !== id) ?? [];
  return { ...combat, appearing: combat.appearing && watchers.length > 0 ? { ...combat.appearing, watchers } : null };
};
const struck = (combat: Combat, id: string): Combat => ({
  ...combat,
  leaving: combat.leaving && {
    ...combat.leaving,
    waiting: combat.leaving.waiting.filter((other) => other !== id),
    struck: [...combat.leaving.struck, id],
  },
});

const declared = (state: State, event: EventOf<'aoristos/attackDeclared'>): State => {
  const { attack, drawn } = event;
  const armed = drawn
    ? withPerson(state, attack.attacker, (person) => {
        const item = person.own.value.items.find(({ id }) => id === attack.weapon);
        return item ? inHands(withOwn(person, { readiedItemId: null }), item, drawn) : person;
      })
    : state;
  const paid = paidBy(armed, attack.attacker, event.paid);
  const watch = attack.passive === 'overwatch' ? changeKp(paid, attack.attacker, () => ({ overwatch: null })) : paid;
  return withCombat(watch, (combat) => {
    const passive = attack.passive === 'overwatch' ? fired(combat, attack.attacker) : combat;
    const seen = attack.passive === 'opportunity' ? struck(passive, attack.attacker) : passive;
    return {
      ...seen,
      phase: 'reaction',
      following: null,
      pendingAttack: {
        ...attack,
        step: event.helpless ? 'roll' : 'vigilance',
        cover: event.cover,
        bodyHidden: event.bodyHidden,
        phaseBefore: combat.phase,
        traits: [],
        vigilance: 0,
        adjust: event.adjust,
        difficulty: adjustSum(event.adjust),
        shots: 1,
        attack: null,
        areaRoll: null,
        area: null,
      },
    };
  });
};

/** The dodge counts towards the round's limit only (AOR-MOVE-07, D-21). */
const vigilant = (state: State, event: EventOf<'aoristos/vigilanceChosen'>): State => {
  const { dodge, who } = event;
  const chosen = pending(state, (attack) => ({
    ...attack,
    step: 'roll',
    traits: event.traits,
    vigilance: event.vigilance,
    adjust: event.adjust,
    difficulty: event.difficulty,
    ...(dodge && dodge.metres > 0 && { dodged: true as const }),
  }));
  if (!dodge) return chosen;
  const down = dodge.throwDown ? withPerson(chosen, who, (person) => ({ ...person, posture: 'lying' })) : chosen;
  const moved = withCombatant(down, who, (combatant) => ({
    ...withKp(combatant, { dodgeMetresThisRound: combatant.own.value.dodgeMetresThisRound + dodge.metres }),
    stationary: combatant.stationary && dodge.metres === 0,
  }));
  return withCombat(moved, (combat) => ({
    ...(dodge.metres > 0 ? aimLost(combat, who) : combat),
    following: event.followers.length > 0 ? { dodger: who, asked: event.followers } : null,
  }));
};

/** Levels of range aim paid for stay while the target has stood still (AOR-AIM-09, AOR-AIM-10), also after a shot that was not fired. */
const keepAim = (state: State): State => {
  const attack = state.combat?.pendingAttack;
  if (!attack || attack.rangeAim === 0 || attack.dodged) return state;
  const rangeAim = { itemId: attack.weapon, targetId: attack.target, levels: attack.rangeAim };
  return changeKp(state, attack.attacker, () => ({ rangeAim }));
};

const resolved = (state: State, event: EventOf<'aoristos/attackResolved'>): State => {
  const attack = state.combat?.pendingAttack;
  if (!attack) return state;
  const { who, weapon, shots } = event;
  let now = state;
  if (attack.kind === 'ranged') {
    now = event.keepsRangeAim ? keepAim(now) : changeKp(now, who, () => ({ rangeAim: null }));
    now = changeKp(now, who, ({ shotsThisRound }) => ({
      shotsThisRound: { ...shotsThisRound, [weapon]: (lookup(shotsThisRound, weapon) ?? 0) + shots },
    }));
    now = withCombatant(now, who, (combatant) =>
      combatant.charge?.itemId === weapon ? { ...combatant, charge: null } : combatant,
    );
    if (event.leavesHand === null)
      now = changeItem(now, who, weapon, (item) => ({ ...item, loaded: Math.max(0, item.loaded - shots) }));
  }
  return over(thrown(now, event));
};

const thrown = (state: State, { who, weapon, weaponName, leavesHand }: EventOf<'aoristos/attackResolved'>): State => {
  switch (leavesHand) {
    case null:
      return state;
    case 'ground':
      return drop(state, who, [{ item: weapon, name: weaponName }]);
    case 'spare':
      return changeItem(
        withPerson(state, who, (person) => outOfHands(person, weapon)),
        who,
        weapon,
        (item) => ({ ...item, spare: item.spare - 1 }),
      );
    case 'gone':
      return withPerson(state, who, (person) =>
        outOfHands(withOwn(person, { items: person.own.value.items.filter(({ id }) => id !== weapon) }), weapon),
      );
  }
};

const leaving = (state: State, event: EventOf<'aoristos/leaveTested'>): State => {
  const paid = withCombatant(paidBy(state, event.who, event.paid), event.who, (combatant) => ({
    ...withKp(combatant, { movePriceThisRound: combatant.own.value.movePriceThisRound + event.cost }),
    fleeDanger: event.dangerous,
  }));
  if (!event.dangerous) return paid;
  return withCombat(paid, (combat) => ({
    ...combat,
    leaving: {
      by: event.who,
      metres: event.metres,
      manner: event.manner,
      ...(event.way && { way: event.way }),
      carriedOn: false,
      waiting: [],
      struck: [],
    },
  }));
};

const hurtPerson = (state: State, person: Person, event: EventOf<'aoristos/wounded'>): Person => {
  const { numbers, area } = event;
  const { damage, bleedAdded, traumaAdded, limb: limbState, inflictedAt, burn } = numbers.value;
  const own = person.own.value;
  const limb = limbOf(area);
  const wound = { area, damage, inflictedAt, bleedRate: bleedAdded, burn, converted: false };
  const useless = limb && limbState !== 'ok' ? limb : null;
  const hit = withOwn(
    {
      ...person,
      // What two hands hold stays in the sound one (D-35).
      hands: {
        right: useless === 'rightArm' ? null : person.hands.right,
        left: useless === 'leftArm' ? null : person.hands.left,
      },
      nerveShock: event.nerveShock,
      posture: event.posture,
      conscious: person.conscious && !event.knockedOut,
    },
    {
      rested: false,
      wounds: [...own.wounds, wound],
      ...(limb && limbState && limbState !== 'ok' && damage >= 3
        ? { limbs: { ...own.limbs, [limb]: { state: limbState, since: inflictedAt } } }
        : {}),
    },
  );
  return traumaAdded > 0 || event.knockedOut ? withTrauma(state, hit, own.organTrauma + traumaAdded) : hit;
};

const wounded = (state: State, event: EventOf<'aoristos/wounded'>): State => {
  if (event.shockAdded === 0) return state;
  const { who } = event;
  const hurt = withPerson(state, who, (person) => hurtPerson(state, person, event));
  const dropped = drop(hurt, who, event.dropped);
  const shaken = changeKp(dropped, who, () => ({ rangeAim: null }));
  const now = event.knockedOut ? collapsed(shaken, who) : shaken;
  return event.due.length > 0 ? { ...now, dueRolls: [...now.dueRolls, ...event.due] } : now;
};
