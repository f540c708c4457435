import { changeOwn, collapsed, drop, withOwn, withPerson, withTrauma } from './change.ts';
import { opened, closed } from './outside.ts';
import { afterHealingTest, faintEvery, retimed } from '../clock.ts';
import { lastingShock, month } from '../derived.ts';
import type { DueRoll, EventOf, HealthEvent, HealthFields, Own, Person, State, Wound } from '../model.ts';
import { psychosisAt, ventable } from '../psych.ts';

export const evolveHealth = (state: State, event: HealthEvent): State => {
  switch (event.type) {
    case 'aoristos/painTested':
      return painTested(state, event);
    case 'aoristos/survivalRolled':
      return event.alive ? made(state, event.who, 'survival') : died(state, event);
    case 'aoristos/faintTested': {
      const tested = made(state, event.who, 'faint');
      if (event.success) return tested;
      const fallen = withPerson(tested, event.who, (person) =>
        withOwn({ ...person, conscious: false, posture: 'lying' }, { nextFaintTestAt: null }),
      );
      return collapsed(drop(fallen, event.who, event.dropped), event.who);
    }
    case 'aoristos/psychTested':
      return event.test.success === false
        ? changeOwn(made(state, event.who, 'psych'), event.who, () => ({ mindBroken: true, psychotic: true }))
        : made(state, event.who, 'psych');
    case 'aoristos/timePassed':
      return aged({ ...state, scene: { ...state.scene, clock: event.to } });
    case 'aoristos/woundsConverted':
      return changeOwn(at(state, event.at), event.who, ({ wounds }) => ({
        wounds: wounds.map((wound) => (wound.inflictedAt + 5 <= event.at ? { ...wound, converted: true } : wound)),
        bloodLoss: event.bloodLoss,
        nextBloodTickAt: event.nextBloodTickAt,
      }));
    case 'aoristos/bloodTicked': {
      const now = at(state, event.at);
      const ticked = withPerson(now, event.who, (person) =>
        atLeastLasting(
          now,
          withTrauma(
            now,
            withOwn(person, { bloodLoss: event.bloodLoss, nextBloodTickAt: event.nextBloodTickAt }),
            event.organTrauma,
          ),
        ),
      );
      return { ...ticked, dueRolls: [...ticked.dueRolls, event.due] };
    }
    case 'aoristos/limbsHealed': {
      const now = at(state, event.at);
      return withPerson(now, event.who, (person) => {
        const limbs = { ...person.own.value.limbs };
        for (const healed of event.limbs) limbs[healed.limb] = { state: healed.state, since: limbs[healed.limb].since };
        const after = withOwn(person, { limbs });
        // Nothing but what lasts is felt outside a fight (D-38).
        return { ...after, nerveShock: Math.min(person.nerveShock, lastingShock(after.own.value, event.at)) };
      });
    }
    case 'aoristos/fellDue': {
      const due = at(state, event.at);
      const times: Partial<Own> =
        event.due.kind === 'faint' ? { nextFaintTestAt: event.at + faintEvery } : { nextHealingAt: null };
      return { ...changeOwn(due, event.who, () => times), dueRolls: [...due.dueRolls, event.due] };
    }
    case 'aoristos/firstAided': {
      const helped = changeOwn(state, event.patient, ({ wounds }) => ({ wounds: staunched(wounds, event.reduction) }));
      return event.helpers.reduce(
        (now, id) => changeOwn(now, id, () => ({ busyUntil: state.scene.clock + 5 })),
        helped,
      );
    }
    case 'aoristos/transfused':
      return changeOwn(state, event.patient, ({ nextBloodTickAt }) => ({
        bloodLoss: event.bloodLoss,
        nextBloodTickAt: event.bloodLoss === 0 ? null : nextBloodTickAt,
      }));
    case 'aoristos/healingTested': {
      const tested = made(state, event.who, 'healing');
      const now = withPerson(tested, event.who, (person) => {
        const after = withTrauma(tested, person, event.organTrauma);
        const next = afterHealingTest(after.own.value, tested.scene, tested.settings);
        return withLasting(tested, person, withOwn(after, { nextHealingAt: next }));
      });
      return event.due ? { ...now, dueRolls: [...now.dueRolls, event.due] } : now;
    }
    case 'aoristos/woke':
      return withPerson(state, event.who, (person) => {
        const awake = { ...person, conscious: true };
        return withTrauma(state, awake, awake.own.value.organTrauma);
      });
    case 'aoristos/healthSet': {
      // Nothing is rolled for the dead.
      const dueRolls =
        event.fields.alive === false ? state.dueRolls.filter(({ person }) => person !== event.who) : state.dueRolls;
      const set = withPerson({ ...state, dueRolls }, event.who, (person) => corrected(state, person, event.fields));
      return event.dropped ? collapsed(drop(set, event.who, event.dropped), event.who) : set;
    }
    case 'aoristos/psychHandRolled':
      return opened(state, event.who, event.open);
    case 'aoristos/psychTraumaAdded':
      return shaken(state, event);
    case 'aoristos/disorderTaken':
      return changeOwn(state, event.who, ({ disorders, temporaryWindow }) => ({
        psychTrauma: event.total,
        disorders:
          event.replaces === null ? [...disorders, event.disorder] : disorders.with(event.replaces, event.disorder),
        temporaryWindow:
          event.disorder.kind === 'temporary' && temporaryWindow
            ? { ...temporaryWindow, taken: temporaryWindow.taken + 1 }
            : temporaryWindow,
      }));
    case 'aoristos/psychRecovered':
      return changeOwn(state, event.who, () => ({ psychTrauma: event.total, recoversFrom: state.scene.clock }));
    case 'aoristos/psychosisEnded':
      return changeOwn(state, event.who, () => ({ psychotic: false }));
    case 'aoristos/disorderCured':
      return changeOwn(state, event.who, ({ disorders }) => ({ disorders: disorders.toSpliced(event.place, 1) }));
  }
};

const at = (state: State, minute: number): State =>
  minute <= state.scene.clock ? state : { ...state, scene: { ...state.scene, clock: minute } };

/** The first waiting roll of this kind is made. */
const made = (state: State, who: string, kind: DueRoll['kind']): State => {
  const place = state.dueRolls.findIndex((due) => due.person === who && due.kind === kind);
  return place < 0 ? state : { ...state, dueRolls: state.dueRolls.toSpliced(place, 1) };
};

/** If lasting shock grows outside a hit, shock rises to it at once (D-24). */
const atLeastLasting = (state: State, person: Person): Person => ({
  ...person,
  nerveShock: Math.max(person.nerveShock, lastingShock(person.own.value, state.scene.clock)),
});

/** Shock rises to what lasts (D-24); where that has fallen outside a fight, nothing more is felt (D-38). */
const withLasting = (state: State, before: Person, after: Person): Person => {
  const { clock } = state.scene;
  const lasting = lastingShock(after.own.value, clock);
  const fell = lasting < lastingShock(before.own.value, clock) && !state.combat?.combatants[after.id];
  return fell ? { ...after, nerveShock: Math.min(after.nerveShock, lasting) } : atLeastLasting(state, after);
};

/** A failed first test makes the second due next (AOR-SHK-05). */
const painTested = (state: State, event: EventOf<'aoristos/painTested'>): State => {
  const { who, area, effect } = event;
  const place = state.dueRolls.findIndex((due) => due.person === who && due.kind === 'pain');
  const due = state.dueRolls[place];
  const second: readonly DueRoll[] =
    event.again && due ? [{ kind: 'pain', person: who, area, test: 2, ...(due.only && { only: due.only }) }] : [];
  const tested = { ...state, dueRolls: state.dueRolls.toSpliced(place, place < 0 ? 0 : 1, ...second) };
  if (effect === null) return tested;
  if (effect === 'dropped') return drop(tested, who, event.dropped);
  return withPerson(tested, who, (person) => ({ ...person, posture: effect }));
};

const died = (state: State, { who, dropped }: EventOf<'aoristos/survivalRolled'>): State => {
  const dead = withPerson(state, who, (person) =>
    withOwn(
      { ...person, alive: false, conscious: false, posture: 'lying' },
      { nextBloodTickAt: null, nextHealingAt: null, nextFaintTestAt: null },
    ),
  );
  const fallen = collapsed(drop(dead, who, dropped), who);
  return closed({ ...fallen, dueRolls: fallen.dueRolls.filter((due) => due.person !== who) }, who);
};

/** The rate is lowered from the oldest wound on, never below 0 (AOR-AID-04, D-30). */
const staunched = (wounds: readonly Wound[], reduction: number): readonly Wound[] => {
  let left = reduction;
  const order = wounds.toSorted((a, b) => a.inflictedAt - b.inflictedAt);
  const rates = new Map<Wound, number>();
  for (const wound of order) {
    if (wound.converted) continue;
    const taken = Math.min(left, wound.bleedRate);
    rates.set(wound, wound.bleedRate - taken);
    left -= taken;
  }
  return wounds.map((wound) => {
    const rate = rates.get(wound);
    return rate === undefined || rate === wound.bleedRate ? wound : { ...wound, bleedRate: rate };
  });
};

/** Old wounds leave the figure after a month; burns not before what they did is healed (AOR-HEAL-05). */
const aged = (state: State): State => {
  const left = ({ wounds, organTrauma }: Own): readonly Wound[] =>
    wounds.filter(({ inflictedAt, burn }) => inflictedAt + month > state.scene.clock || (burn && organTrauma > 0));
  const stale = Object.values(state.people).filter(({ own }) => left(own.value).length < own.value.wounds.length);
  return stale.reduce((now, { id }) => changeOwn(now, id, (own) => ({ wounds: left(own) })), state);
};

const shaken = (state: State, event: EventOf<'aoristos/psychTraumaAdded'>): State => {
  const now = changeOwn(event.roll ? closed(state, event.who) : state, event.who, (own) => ({
    psychTrauma: event.total,
    permanentPsychTrauma: own.permanentPsychTrauma + (event.permanent ? event.added : 0),
    ...(ventable(own) === 0 && { recoversFrom: state.scene.clock }),
    psychotic: own.psychotic || event.total >= psychosisAt,
    temporaryWindow:
      event.closesAt === null ? (event.added > 0 ? null : own.temporaryWindow) : { closesAt: event.closesAt, taken: 0 },
  }));
  return event.due ? { ...now, dueRolls: [...now.dueRolls, event.due] } : now;
};

/** A correction: the fields as given, the clocks that follow from them unless they were given too. */
const corrected = (state: State, person: Person, fields: HealthFields): Person => {
  const { alive, conscious, nerveShock, posture, limbs, ...given } = fields;
  const own: Own = {
    ...person.own.value,
    ...(given as Partial<Own>),
    limbs: { ...person.own.value.limbs, ...(limbs as Partial<Own['limbs']> | undefined) },
  };
  const after: Person = {
    ...person,
    alive: alive ?? person.alive,
    conscious: conscious ?? (alive === false ? false : person.conscious),
    nerveShock: nerveShock ?? person.nerveShock,
    posture: posture ?? person.posture,
    own: { ...person.own, value: own },
  };
  const times = retimed(own, person.own.value.organTrauma, after.conscious, state.scene, state.settings);
  const { nextHealingAt = times.nextHealingAt, nextFaintTestAt = times.nextFaintTestAt } = fields;
  return withOwn(after, {
    nextHealingAt,
    nextFaintTestAt,
    ...(fields.psychTrauma !== undefined && fields.psychotic === undefined
      ? { psychotic: own.psychotic || own.psychTrauma >= psychosisAt }
      : {}),
  });
};
