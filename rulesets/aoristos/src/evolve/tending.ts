import {
  changeOwn,
  marked,
  resealed,
  withCombat,
  withCombatant,
  withKp,
  withOwn,
  withPerson,
  withoutLying,
} from './change.ts';
import { closed } from './outside.ts';
import { nextWeekly } from '../clock.ts';
import { isUnstable } from '../derived.ts';
import { withStarterSet } from '../ready-made/equipment.ts';
import type { Change, EventOf, Own, Person, State, TendingEvent } from '../model.ts';

export const evolveTending = (state: State, event: TendingEvent): State => {
  switch (event.type) {
    case 'aoristos/adjusted':
      return adjusted(state, event);
    case 'aoristos/configured':
      return newWeeks(
        resealed({
          ...state,
          settings: { ...state.settings, ...event.settings },
          stock: withStarterSet(state.stock, event.settings.starterEquipment),
        }),
        event.settings.healingDay !== undefined && event.settings.healingDay !== state.settings.healingDay,
      );
    case 'aoristos/sceneSet': {
      const { environment, weekday, clock, rest, care, who } = event;
      const now = newWeeks(
        {
          ...state,
          scene: {
            ...state.scene,
            environment: environment ?? state.scene.environment,
            weekday: weekday ?? state.scene.weekday,
            clock: clock ?? state.scene.clock,
          },
        },
        weekday !== null && weekday !== state.scene.weekday,
      );
      return who === null ? now : changeOwn(now, who, (own) => ({ rest: rest ?? own.rest, care: care ?? own.care }));
    }
    case 'aoristos/stocked': {
      const { items, armour, cover } = state.stock;
      return {
        ...state,
        stock: { items: put(items, event.item), armour: put(armour, event.armour), cover: put(cover, event.cover) },
      };
    }
    case 'aoristos/unstocked':
      return {
        ...state,
        stock: { ...state.stock, [event.shelf]: state.stock[event.shelf].filter(({ id }) => id !== event.id) },
      };
    case 'aoristos/stockImported':
      return { ...state, stock: event.stock };
  }
};

/** Where the calendar changes, weekly tests that lie ahead follow it (AOR-HEAL-02, D-32). */
const newWeeks = (state: State, changed: boolean): State => {
  const { scene, settings, people } = state;
  const weekly = Object.values(people).filter(
    ({ own: { value } }) => value.nextHealingAt !== null && value.nextHealingAt > scene.clock && !isUnstable(value),
  );
  return changed
    ? weekly.reduce((now, { id }) => changeOwn(now, id, () => ({ nextHealingAt: nextWeekly(scene, settings) })), state)
    : state;
};

const put = <T extends { readonly id: string }>(shelf: readonly T[], thing: T | null): readonly T[] => {
  if (!thing) return shelf;
  const place = shelf.findIndex(({ id }) => id === thing.id);
  return place < 0 ? [...shelf, thing] : shelf.with(place, thing);
};

const adjusted = (state: State, { change, item }: EventOf<'aoristos/adjusted'>): State => {
  switch (change.what) {
    case 'person': {
      const set = withPerson(state, change.person, (person) => personSet(person, change.fields));
      // What waits for her and only she knows of stays hers where she herself is seen as before.
      return set.people[change.person]?.only === state.people[change.person]?.only ? set : marked(set, change.person);
    }
    case 'remove': {
      const { [change.person]: _gone, ...people } = state.people;
      const dueRolls = state.dueRolls.filter(({ person }) => person !== change.person);
      return closed({ ...state, people, dueRolls }, change.person);
    }
    case 'combatant': {
      const { kp, vigilanceBonus, metresThisRound, charged, ...seen } = change.fields;
      return withCombatant(state, change.person, (combatant) => ({
        ...withKp(combatant, {
          kp: kp ?? combatant.own.value.kp,
          vigilanceBonus: vigilanceBonus ?? combatant.own.value.vigilanceBonus,
          metresThisRound: metresThisRound ?? combatant.own.value.metresThisRound,
        }),
        ...seen,
        charge:
          charged === undefined
            ? combatant.charge
            : charged === null
              ? null
              : { itemId: charged, paid: 0, complete: true },
      }));
    }
    case 'turn':
      return withCombat(state, (combat) => ({
        ...combat,
        round: change.round ?? combat.round,
        current: change.current === undefined ? combat.current : combat.order.indexOf(change.current),
        phase: change.phase ?? combat.phase,
      }));
    case 'order':
      return withCombat(state, (combat) => {
        const current = change.order.indexOf(combat.order[combat.current] ?? '');
        return { ...combat, order: change.order, current: Math.max(0, current) };
      });
    case 'attack':
      return withCombat(state, (combat) => ({
        ...combat,
        phase: combat.pendingAttack?.phaseBefore ?? combat.phase,
        pendingAttack: null,
        leaving: null,
        appearing: null,
      }));
    case 'due': {
      const { strike } = change;
      return { ...state, dueRolls: state.dueRolls.toSpliced(typeof strike === 'number' ? strike : strike.value, 1) };
    }
    case 'ground': {
      if (item) return { ...state, scene: { ...state.scene, ground: [...state.scene.ground, item] } };
      return change.strike === undefined ? state : withoutLying(state, change.strike);
    }
  }
};

type PersonFields = Extract<Change, { readonly what: 'person' }>['fields'];

const personSet = (person: Person, fields: PersonFields): Person => {
  const own = person.own.value;
  const { only: _only, ...open } = person;
  const hidden = fields.hidden ?? person.only !== undefined;
  const shown: Person = hidden ? { ...open, only: 'gm' } : open;
  const next: Partial<Own> = {
    attributes: { ...own.attributes, ...fields.attributes },
    skills: { ...own.skills, ...fields.skills },
    up: { ...own.up, available: fields.availableUp ?? own.up.available },
    creation: fields.creation === undefined ? own.creation : fields.creation,
    notes: fields.notes ?? own.notes,
  };
  return withOwn(
    {
      ...shown,
      name: fields.name ?? person.name,
      kind: fields.kind ?? person.kind,
      seatIndex: fields.seatIndex ?? person.seatIndex,
    },
    next,
  );
};
