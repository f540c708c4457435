import { accept, type Context, type Decision } from '@aspekt/contract';
import { conversionAfter } from './clock.ts';
import { month } from './derived.ts';
import { rollAllDue } from './due.ts';
import { evolve } from './evolve.ts';
import { dueFor, gmOnly, onlyOwn, ownOf } from './find.ts';
import { limbs, type CommandOf, type Event, type Person, type State } from './model.ts';
import { refuse } from './refusal.ts';

/** Minutes between blood ticks (AOR-BLD-05). */
const tickEvery = 10;

type Coming = { readonly at: number; readonly rank: number; readonly event: () => Event };

/** Wounds turn into blood loss; the first conversion starts the clock in the same minute (AOR-BLD-04, D-25). */
const conversion = (person: Person): Coming | undefined => {
  const own = ownOf(person);
  const open = own.wounds.filter((wound) => !wound.converted && wound.bleedRate > 0);
  if (open.length === 0) return undefined;
  const at = Math.min(...open.map((wound) => wound.inflictedAt)) + conversionAfter;
  const lost = open.reduce((sum, wound) => sum + (wound.inflictedAt + conversionAfter <= at ? wound.bleedRate : 0), 0);
  return {
    at,
    rank: 0,
    event: () => ({
      type: 'aoristos/woundsConverted',
      ...onlyOwn(person),
      who: person.id,
      at,
      bloodLoss: own.bloodLoss + lost,
      nextBloodTickAt: own.nextBloodTickAt ?? at,
    }),
  };
};

/** Every tenth minute while blood loss remains: 1 organ trauma, and 1 blood loss less if at rest (AOR-BLD-05, AOR-BLD-06). */
const bloodTick = (person: Person): Coming | undefined => {
  const own = ownOf(person);
  const at = own.nextBloodTickAt;
  if (at === null) return undefined;
  const bloodLoss = Math.max(0, own.bloodLoss - (own.rested ? 1 : 0));
  return {
    at,
    rank: 1,
    event: () => ({
      type: 'aoristos/bloodTicked',
      ...onlyOwn(person),
      who: person.id,
      at,
      bloodLoss,
      nextBloodTickAt: bloodLoss > 0 ? at + tickEvery : null,
      organTrauma: own.organTrauma + 1,
      due: dueFor(person, { kind: 'survival', person: person.id }),
    }),
  };
};

/** A month after the injury broken limbs heal, destroyed ones cease to hurt (AOR-LIMB-07, AOR-LIMB-08). */
const limbHeals = (person: Person, clock: number): Coming | undefined => {
  const own = ownOf(person);
  const old = limbs.flatMap((limb) => {
    const { state, since } = own.limbs[limb];
    const at = since + month;
    return state === 'ok' || (state === 'destroyed' && at <= clock) ? [] : [{ limb, state, at }];
  });
  if (old.length === 0) return undefined;
  const at = Math.min(...old.map((one) => one.at));
  const healed = old
    .filter((one) => one.at === at)
    .map(({ limb, state }) => ({ limb, state: state === 'broken' ? ('ok' as const) : ('destroyed' as const) }));
  return {
    at,
    rank: 2,
    event: () => ({ type: 'aoristos/limbsHealed', ...onlyOwn(person), who: person.id, at, limbs: healed }),
  };
};

const test = (person: Person, kind: 'faint' | 'healing', at: number | null, rank: number): Coming | undefined =>
  at === null
    ? undefined
    : {
        at,
        rank,
        event: () => ({
          type: 'aoristos/fellDue',
          ...onlyOwn(person),
          who: person.id,
          at,
          due: dueFor(person, { kind, person: person.id }),
        }),
      };

/** What happens next to anyone, up to a time; in the same minute in the catalogue's order. */
const nextComing = (state: State, until: number): Coming | undefined => {
  let first: Coming | undefined;
  for (const person of Object.values(state.people)) {
    if (!person.alive) continue;
    const own = ownOf(person);
    for (const coming of [
      conversion(person),
      bloodTick(person),
      limbHeals(person, state.scene.clock),
      test(person, 'faint', person.conscious ? own.nextFaintTestAt : null, 3),
      test(person, 'healing', own.nextHealingAt, 4),
    ]) {
      if (!coming || coming.at > until) continue;
      if (!first || coming.at < first.at || (coming.at === first.at && coming.rank < first.rank)) first = coming;
    }
  }
  return first;
};

/** More things than this in one stretch of time: stop and let the game master go on. */
const mostEvents = 1000;

/** Let time pass; the clock stops at the first roll that falls due (section 7 of the catalogue). */
export const advanceTime = (
  state: State,
  { minutes = 0, hours = 0, days = 0 }: CommandOf<'aoristos/advanceTime'>,
  { by, dice }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const span = minutes + 60 * hours + 24 * 60 * days;
  if (!(span > 0)) return refuse('badInput');
  if (state.dueRolls.length > 0) return refuse('rollDue');
  if (state.combat) return refuse('combatRunning');
  const from = state.scene.clock;
  const to = Math.round((from + span) * 1e6) / 1e6;
  const events: Event[] = [];
  let now = state;
  for (let coming = nextComing(now, to); coming; coming = nextComing(now, to)) {
    const event = coming.event();
    events.push(event);
    now = evolve(now, event);
    if (now.dueRolls.length === 0 && events.length < mostEvents) continue;
    if (state.settings.pauseOnRolls || events.length >= mostEvents) break;
    const rolled = rollAllDue(now, dice);
    events.push(...rolled.events);
    now = rolled.state;
  }
  const paused = now.dueRolls.length > 0 || events.length >= mostEvents;
  return accept<Event>(...events, { type: 'aoristos/timePassed', from, to: paused ? now.scene.clock : to, paused });
};

/** The same without rolling: what will happen, and when, until the first roll. */
export const whatComes = (
  state: State,
  minutes: number,
): readonly { readonly at: number; readonly kind: string; readonly who: string }[] => {
  const found: { readonly at: number; readonly kind: string; readonly who: string }[] = [];
  const until = state.scene.clock + minutes;
  let now: State = { ...state, dueRolls: [] };
  for (let coming = nextComing(now, until); coming && found.length < mostEvents; coming = nextComing(now, until)) {
    const event = coming.event();
    if ('who' in event && event.who !== null) found.push({ at: coming.at, kind: kindOf(event), who: event.who });
    now = { ...evolve(now, event), dueRolls: [] };
  }
  return found;
};

/** The name an event of time has in the catalogue. */
export const kindOf = (event: Event): string => {
  if (event.type === 'aoristos/woundsConverted') return 'conversion';
  if (event.type === 'aoristos/bloodTicked') return 'bloodTick';
  if (event.type === 'aoristos/limbsHealed') return 'limbHeals';
  if (event.type === 'aoristos/fellDue') return event.due.kind === 'faint' ? 'faintTest' : 'healingTest';
  return event.type;
};
