import { secret, type Audience } from '@aspekt/contract';
import { convertsAt } from './clock.ts';
import { bleedRate } from './derived.ts';
import { lookup, onlyTogether } from './find.ts';
import type { Event, Own, Person, State, Tended } from './model.ts';

/** The helpers that are still at the table. */
const helpersIn = (people: State['people'], by: readonly string[]): readonly Person[] =>
  by.flatMap((id) => lookup(people, id) ?? []);

const clockOf = (own: Own, by: readonly string[]): Tended => {
  const conversions = own.wounds.flatMap((wound) => convertsAt(wound) ?? []);
  return {
    by,
    bleedRate: bleedRate(own),
    convertsAt: conversions.length > 0 ? Math.min(...conversions) : null,
    bloodLoss: own.bloodLoss,
    nextBloodTickAt: own.nextBloodTickAt,
    nextHealingAt: own.nextHealingAt,
  };
};

/** Nothing of hers is counted in minutes or weeks any more. */
const isOver = ({ bleedRate: rate, bloodLoss, nextHealingAt }: Tended): boolean =>
  rate === 0 && bloodLoss === 0 && nextHealingAt === null;

/** Who sees a patient's clock: whoever knows her numbers, and those who help ("At the table" 12). */
export const tendedAudience = (people: State['people'], patient: Person, by: readonly string[]): Audience =>
  onlyTogether([patient, ...helpersIn(people, by)]).only ?? 'everyone';

/** The patient's clock as it stands, for these helpers; none once nothing runs, or she is dead. */
const withClock = (state: State, id: string, by: readonly string[]): State => {
  const patient = lookup(state.people, id);
  if (!patient) return state;
  const { tended: _before, ...bare } = patient;
  const clock = clockOf(patient.own.value, by);
  const after: Person =
    isOver(clock) || !patient.alive
      ? bare
      : { ...bare, tended: secret(tendedAudience(state.people, patient, by), clock) };
  return { ...state, people: { ...state.people, [id]: after } };
};

const changing: ReadonlySet<Event['type']> = new Set([
  'aoristos/wounded',
  'aoristos/woundsConverted',
  'aoristos/bloodTicked',
  'aoristos/fellDue',
  'aoristos/healingTested',
  'aoristos/healthSet',
  'aoristos/survivalRolled',
]);
/** Whose clock an event changes. */
const patientOf = (event: Event): string | null => {
  if (event.type === 'aoristos/transfused') return event.patient;
  return changing.has(event.type) && 'who' in event ? event.who : null;
};

/** Whoever gives first aid tends the patient from then on and sees her clock (AOR-AID-01, "At the table" 12). */
export const tended = (state: State, event: Event): State => {
  if (event.type === 'aoristos/firstAided') {
    const before = lookup(state.people, event.patient)?.tended?.value.by ?? [];
    const others = event.helpers.filter((id) => id !== event.patient);
    return others.length === 0 ? state : withClock(state, event.patient, [...new Set([...before, ...others])]);
  }
  const id = patientOf(event);
  const by = id === null ? undefined : lookup(state.people, id)?.tended?.value.by;
  return id === null || by === undefined ? state : withClock(state, id, by);
};
