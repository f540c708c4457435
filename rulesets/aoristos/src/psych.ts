import { accept, type Context, type Decision } from '@aspekt/contract';
import { nextMorning } from './clock.ts';
import { month } from './derived.ts';
import { actorIn, dueFor, gmOnly, isRefused, lookup, onlyOwn, ownOf, personIn } from './find.ts';
import { parseHand, rollHand } from './hand.ts';
import type { CommandOf, Disorder, Event, Own, Person, Roll, State } from './model.ts';
import { refuse } from './refusal.ts';

/** From here on: psychosis (AOR-PSY-02); every increase above it is a test (AOR-PSY-03). */
export const psychosisAt = 20;
/** Lasting disorders can be cured below this (AOR-PSY-14). */
const curableBelow = 10;
/** What disorders take away (AOR-PSY-08, AOR-PSY-10, AOR-PSY-11). */
const relief = { temporary: 1, mild: 10, developed: 10 } as const;

/** Psych trauma received: window, psychosis and test follow (AOR-PSY-01..03, AOR-PSY-08). */
export const psychTraumaGained = (
  state: State,
  person: Person,
  roll: Roll | null,
  amount: number,
  { permanent, shocking, text }: { readonly permanent: boolean; readonly shocking: boolean; readonly text: string },
): readonly Event[] => {
  const added = Math.max(0, amount);
  const total = ownOf(person).psychTrauma + added;
  const tested = added > 0 && total > psychosisAt;
  return [
    {
      type: 'aoristos/psychTraumaAdded',
      ...onlyOwn(person),
      who: person.id,
      roll,
      added,
      permanent,
      shocking,
      total,
      text,
      due: tested ? dueFor(person, { kind: 'psych', person: person.id }) : null,
      closesAt: shocking && added > 0 ? nextMorning(state.scene.clock) : null,
    },
  ];
};

/** The game master names an amount or a hand; of a free hand the player picks, low is better (AOR-PSY-01, AOR-DICE-12). */
export const addPsychTrauma = (
  state: State,
  command: CommandOf<'aoristos/addPsychTrauma'>,
  { by, dice }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, command.person, by);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: person.id });
  const { amount, permanent = false, shocking = false, text = '' } = command;
  const random = command.hand === undefined ? undefined : parseHand(command.hand);
  const fixed = amount !== undefined && Number.isInteger(amount) && amount >= 0 && amount <= 1000;
  if ((command.hand === undefined) === (amount === undefined) || (!fixed && !random))
    return refuse('badInput', {}, ['AOR-PSY-01']);
  if (!random) return accept(...psychTraumaGained(state, person, null, amount ?? 0, { permanent, shocking, text }));
  if (lookup(state.openRolls, person.id)) return refuse('choiceOpen');
  const hidden = onlyOwn(person);
  const roll = rollHand(dice, 'psychTrauma', person.id, random, 'open', hidden.only ?? 'everyone');
  if (roll.total !== null)
    return accept(...psychTraumaGained(state, person, roll, roll.total, { permanent, shocking, text }));
  const use = { kind: 'psych' as const, permanent, shocking, text };
  return accept<Event>({
    type: 'aoristos/psychHandRolled',
    ...hidden,
    who: person.id,
    roll,
    open: { ...hidden, roll, use },
    text,
  });
};

/** What can still be vented: never the permanent part (AOR-PSY-15, D-29). */
export const ventable = ({ psychTrauma, permanentPsychTrauma }: Own): number => psychTrauma - permanentPsychTrauma;

const taken = (person: Person, disorder: Disorder, replaces: number | null): Event => {
  const own = ownOf(person);
  const removed = Math.min(ventable(own), relief[disorder.kind]);
  return {
    type: 'aoristos/disorderTaken',
    ...onlyOwn(person),
    who: person.id,
    disorder,
    replaces,
    removed,
    total: own.psychTrauma - removed,
  };
};

/** Tillfällig störning: while the window of a shocking event is open, −1 (AOR-PSY-07..09). */
export const takeTemporaryDisorder = (
  state: State,
  { by: id, text }: CommandOf<'aoristos/takeTemporaryDisorder'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const own = ownOf(person);
  const window = own.temporaryWindow;
  if (!window || state.scene.clock >= window.closesAt) return refuse('windowClosed', {}, ['AOR-PSY-08']);
  if (state.settings.temporaryPerEvent === 1 && window.taken >= 1) return refuse('alreadyTaken', {}, ['AOR-PSY-08']);
  if (ventable(own) <= 0) return refuse('nothingToVent', {}, ['AOR-PSY-15']);
  return accept(taken(person, { kind: 'temporary', text }, null));
};

/** Varaktig störning: −10; its developed form −10 more, after the mild one (AOR-PSY-10..12, D-29). */
export const takeLastingDisorder = (
  state: State,
  { by: id, text, kind, disorder }: CommandOf<'aoristos/takeLastingDisorder'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const own = ownOf(person);
  if (ventable(own) <= 0) return refuse('nothingToVent', {}, ['AOR-PSY-15']);
  if (kind === 'mild') return accept(taken(person, { kind, text }, null));
  const place = disorder ?? own.disorders.findIndex((one) => one.kind === 'mild' && one.text === text);
  if (own.disorders[place]?.kind !== 'mild') return refuse('needsMild', {}, ['AOR-PSY-11']);
  return accept(taken(person, { kind, text }, place));
};

/** As many months one recovery may be about. */
const mostMonths = 1200;
/** The whole months since a mind could last recover, where it has anything to recover from (AOR-PSY-13). */
export const monthsToRecover = (own: Own, clock: number): number =>
  ventable(own) > 0 ? Math.max(0, Math.min(mostMonths, Math.floor((clock - (own.recoversFrom ?? 0)) / month))) : 0;

/** Återhämtning: VIL a month at best, 1 per half year in ordinary life (AOR-PSY-13, D-36). */
export const recoverPsych = (
  state: State,
  { person: id, months, halfYears }: CommandOf<'aoristos/recoverPsych'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  if ((months === undefined) === (halfYears === undefined)) return refuse('badInput', {}, ['AOR-PSY-13']);
  const own = ownOf(person);
  const wanted = months === undefined ? (halfYears ?? 0) : months * own.attributes.willpower;
  const removed = Math.min(ventable(own), wanted);
  const total = own.psychTrauma - removed;
  return accept<Event>({ type: 'aoristos/psychRecovered', ...onlyOwn(person), who: id, removed, total });
};

/** A psychosis is broken only below 20 (AOR-PSY-06). */
export const endPsychosis = (
  state: State,
  { person: id }: CommandOf<'aoristos/endPsychosis'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  const own = ownOf(person);
  if (!own.psychotic) return refuse('noChange');
  if (own.psychTrauma >= psychosisAt || own.mindBroken) return refuse('stillPsychotic', {}, ['AOR-PSY-06']);
  return accept<Event>({ type: 'aoristos/psychosisEnded', ...onlyOwn(person), who: id });
};

/** Lasting disorders are cured only below 10 (AOR-PSY-14). */
export const cureDisorder = (
  state: State,
  { person: id, disorder: place }: CommandOf<'aoristos/cureDisorder'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  const own = ownOf(person);
  const disorder = own.disorders[place];
  if (!disorder) return refuse('notFound', { id: place });
  if (own.psychTrauma >= curableBelow && disorder.kind !== 'temporary')
    return refuse('notCurableYet', {}, ['AOR-PSY-14']);
  return accept<Event>({ type: 'aoristos/disorderCured', ...onlyOwn(person), who: id, place, disorder });
};
