import {
  changeItem,
  freeHolds,
  marked,
  outOfMelee,
  paidBy,
  settledMelees,
  withCombat,
  withCombatant,
  withKp,
  withOwn,
  withPerson,
} from './change.ts';
import { closed, opened } from './outside.ts';
import { pairKey } from '../find.ts';
import type { Combat, Combatant, FrameEvent, State } from '../model.ts';

export const evolveFrame = (state: State, event: FrameEvent): State => {
  switch (event.type) {
    case 'aoristos/combatStarted':
      return event.order.reduce<State>((now, id) => activeAgain(now, id, event.shocks[id] ?? 0), {
        ...state,
        combat: {
          mode: event.mode,
          round: 1,
          order: event.order,
          current: 0,
          phase: 'between',
          combatants: event.combatants,
          melees: event.melees,
          cover: {},
          bodyHidden: {},
          visible: {},
          distances: event.distances,
          pendingAttack: null,
          leaving: null,
          appearing: null,
          following: null,
        },
      });
    case 'aoristos/combatantAdded':
      return withCombat(activeAgain(state, event.who, event.nerveShock), (combat) => ({
        ...combat,
        order: event.order,
        current: event.current,
        combatants: { ...combat.combatants, [event.who]: event.combatant },
      }));
    case 'aoristos/combatantRemoved':
      return withCombat(state, (combat) => removed(combat, event.who, event));
    case 'aoristos/revealed':
      return marked(
        withPerson(state, event.who, ({ only: _only, ...person }) => person),
        event.who,
      );
    case 'aoristos/stressed':
      if (event.open)
        return withCombat(opened(state, event.who, event.open), (combat) => ({ ...combat, phase: 'stress' }));
      return paidBy(closed(state, event.who), event.who, event.lost ?? 0);
    case 'aoristos/bowHeld':
      if (!event.lost) return state;
      return withCombatant(
        changeItem(state, event.who, event.weapon.item, (item) => ({ ...item, loaded: Math.max(0, item.loaded - 1) })),
        event.who,
        (combatant) => ({ ...combatant, charge: null }),
      );
    case 'aoristos/activationBegan':
      return withCombat(
        withCombatant(state, event.who, (combatant) => ({ ...combatant, stationary: event.stationary })),
        (combat) => ({ ...combat, phase: 'active', following: null }),
      );
    case 'aoristos/activationEnded':
      return withCombatant(
        withPerson(state, event.who, (person) => ({ ...person, nerveShock: event.nerveShock })),
        event.who,
        (combatant) => ({ ...withKp(combatant, event.kp.value), fleeDanger: false, activated: true }),
      );
    case 'aoristos/turnCame':
      return withCombat(state, (combat) => ({
        ...(event.round > combat.round ? newRound(combat) : combat),
        current: event.current,
        round: event.round,
        phase: 'between',
      }));
    case 'aoristos/extendedBegan':
      return withCombatant(paidBy(state, event.who, event.extended.value.paid), event.who, (combatant) => {
        const { command, paid } = event.extended.value;
        const charging = command?.type === 'aoristos/charge' ? command.weapon : null;
        return {
          ...withKp(combatant, { extended: event.extended.value }),
          ...(charging !== null && { charge: { itemId: charging, paid, complete: false } }),
        };
      });
    case 'aoristos/extendedContinued':
      return withCombatant(paidBy(state, event.who, event.paid), event.who, (combatant) => {
        const { extended } = combatant.own.value;
        const on = extended && event.left > 0 ? { ...extended, paid: extended.paid + event.paid } : null;
        const { charge } = combatant;
        const charging = charge && !charge.complete ? { ...charge, paid: charge.paid + event.paid } : charge;
        return { ...withKp(combatant, { extended: on }), charge: charging };
      });
    case 'aoristos/extendedLost':
      return withCombatant(state, event.who, (combatant) => ({
        ...withKp(combatant, { extended: null }),
        ...(event.action === 'charge' && { charge: null }),
      }));
    case 'aoristos/meleeSet':
      return withCombat(state, (combat) => {
        const moved = event.sides.flat();
        const others = combat.melees
          .filter(({ id }) => id !== event.melee)
          .map((melee) => ({ ...melee, sides: melee.sides.map((side) => side.filter((id) => !moved.includes(id))) }));
        return settledMelees({ ...combat, melees: [...others, { id: event.melee, sides: event.sides }] });
      });
    case 'aoristos/distanceSet':
      return withCombat(state, (combat) => ({
        ...combat,
        distances: { ...combat.distances, [pairKey(event.a, event.b)]: event.metres },
      }));
    case 'aoristos/coverSet':
      return withCombat(state, (combat) => ({
        ...combat,
        cover: from(combat.cover, event.target, event.attackers, event.cover ?? undefined),
      }));
    case 'aoristos/bodyHiddenSet':
      return withCombat(state, (combat) => ({
        ...combat,
        bodyHidden: from(combat.bodyHidden, event.target, event.attackers, event.areas),
      }));
    case 'aoristos/visibleSet':
      return withCombat(state, (combat) => ({
        ...combat,
        visible: from(combat.visible, event.target, event.attackers, event.visible),
      }));
    case 'aoristos/combatEnded': {
      const people = { ...state.people };
      for (const [id, nerveShock] of Object.entries(event.shocks)) {
        const person = people[id];
        if (person) people[id] = { ...person, nerveShock };
      }
      return { ...state, people, combat: null, scene: { ...state.scene, clock: event.clock } };
    }
  }
};

/** Fighting ends the rest (D-24). */
const activeAgain = (state: State, id: string, nerveShock: number): State =>
  withPerson(state, id, (person) => ({ ...withOwn(person, { rested: false }), nerveShock }));

/** What is counted by the round begins again (AOR-MOVE-02, AOR-AUTO-05). */
const newRound = (combat: Combat): Combat => {
  const combatants: Record<string, Combatant> = {};
  for (const [id, combatant] of Object.entries(combat.combatants))
    combatants[id] = withKp(combatant, {
      metresThisRound: 0,
      movePriceThisRound: 0,
      dodgeMetresThisRound: 0,
      shotsThisRound: {},
    });
  return { ...combat, combatants };
};

const removed = (combat: Combat, id: string, to: Pick<Combat, 'order' | 'current' | 'round' | 'phase'>): Combat => {
  const left = outOfMelee(freeHolds(combat, id), id);
  const { [id]: _gone, ...combatants } = left.combatants;
  const { pendingAttack, leaving, appearing } = combat;
  const inAttack = pendingAttack?.attacker === id || pendingAttack?.target === id;
  return {
    ...(to.round > combat.round ? newRound({ ...left, combatants }) : { ...left, combatants }),
    order: to.order,
    current: to.current,
    round: to.round,
    phase: inAttack && pendingAttack ? pendingAttack.phaseBefore : to.phase,
    pendingAttack: inAttack ? null : pendingAttack,
    leaving:
      leaving?.by === id ? null : leaving && { ...leaving, waiting: leaving.waiting.filter((one) => one !== id) },
    appearing: appearing?.person === id ? null : appearing,
  };
};

/** The record with one value for a target as some attackers meet it; undefined takes it away. */
const from = <T>(
  record: Readonly<Record<string, Readonly<Record<string, T>>>>,
  target: string,
  attackers: readonly string[],
  value: T | undefined,
): Readonly<Record<string, Readonly<Record<string, T>>>> => {
  const row: Record<string, T> = { ...record[target] };
  for (const attacker of attackers) {
    if (value === undefined) delete row[attacker];
    else row[attacker] = value;
  }
  return { ...record, [target]: row };
};
