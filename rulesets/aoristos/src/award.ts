import type { Context, Decision } from '@aspekt/contract';
import { gmOnly, isRefused, onlyOwn, personIn } from './find.ts';
import type { Award, CommandOf, Event, Person, State } from './model.ts';
import { testOf } from './success-test.ts';
import { refuse, warning } from './refusal.ts';

/** Hours of instruction a day → UP a month, rounded down to a row (AOR-ADV-03, D-27). */
const training = [
  { hours: 12, up: 4 },
  { hours: 8, up: 3 },
  { hours: 4, up: 2 },
  { hours: 2, up: 1 },
] as const;
const trainingRow = (hoursPerDay: number): { readonly hours: number; readonly up: number } =>
  training.find(({ hours }) => hoursPerDay >= hours) ?? { hours: 0, up: 0 };

/** UP that an award is worth to each: travel (AOR-ADV-02), training (AOR-ADV-03), combat (AOR-ADV-06). */
const worth = (award: Award): number => {
  switch (award.reason) {
    case 'travel':
      return award.months * award.perMonth;
    case 'training':
      return award.months * trainingRow(award.hoursPerDay).up;
    case 'combat':
      return award.challenge;
    case 'other':
      return award.amount;
  }
};

const awardOf = (command: CommandOf<'aoristos/awardUp'>): Award => {
  switch (command.reason) {
    case 'travel':
      return { reason: command.reason, months: command.months, perMonth: command.perMonth };
    case 'training':
      return { reason: command.reason, hoursPerDay: command.hoursPerDay, months: command.months };
    case 'combat':
      return { reason: command.reason, challenge: command.challenge };
    case 'other':
      return { reason: command.reason, amount: command.amount };
  }
};

/** The game master hands out UP. Rows of 8 and 12 hours have conditions to confirm (AOR-ADV-04, AOR-ADV-05). */
export const awardUp = (
  state: State,
  command: CommandOf<'aoristos/awardUp'>,
  { by, dice }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const award = awardOf(command);
  const up = worth(award);
  if (award.reason === 'travel' && !(award.perMonth >= 1 && award.perMonth <= 3 && Number.isInteger(award.perMonth)))
    return refuse('badInput', { perMonth: award.perMonth }, ['AOR-ADV-02']);
  const hours = award.reason === 'training' ? trainingRow(award.hoursPerDay).hours : 0;
  if (hours >= 8 && !(command.reason === 'training' && command.confirmed))
    return refuse('conditionMissing', { hours }, [hours === 8 ? 'AOR-ADV-04' : 'AOR-ADV-05']);
  const people: Person[] = [];
  for (const id of new Set(command.characters)) {
    const person = personIn(state, id, by);
    if (isRefused(person)) return person;
    people.push(person);
  }
  const events = people.map((person): Event => {
    // Reading: with `trainingWillTest` the effort of the 8 h row is a VIL test at GST; failing it earns nothing (D-27).
    const test = hours === 8 && state.settings.trainingWillTest ? testOf(dice, 'training', person, 'willpower') : null;
    return {
      type: 'aoristos/upAwarded',
      ...onlyOwn(person),
      who: person.id,
      up: test?.success === false ? 0 : up,
      award,
      note: command.note ?? '',
      psychTraumaPrompt: hours === 12,
      test,
    };
  });
  const tooShort = award.reason === 'training' && up === 0 ? [warning('tooFewHours', {}, ['AOR-ADV-03'])] : [];
  return { ok: true, events, ...(tooShort.length > 0 && { warnings: tooShort }) };
};
