import type { Attribute, Change, Command, HealthFields, Skill } from '@aspekt/aoristos';
import { attributes, limbs, skills } from '@aspekt/aoristos/traits';
import type { SeenOwn, SeenPerson, Table } from '../seen.ts';
import type { BackstageWords } from '../words/backstage.svelte.ts';
import type { AoristosWords } from '../words/index.svelte.ts';
import { fighting } from './adjustable-fight.ts';

export const groups = ['traits', 'points', 'body', 'clocks', 'mind', 'fight'] as const;
export type Group = (typeof groups)[number];

/** Something the game master may set outright: how it stands now, what it may be, and how it is told to the rules. */
export type Adjustable = {
  readonly key: string;
  readonly group: Group;
  readonly text: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
  /** The words for its values, where they are no plain numbers; those with few are a list to choose from. */
  readonly values?: readonly string[];
  readonly show?: (value: number) => string;
  readonly command: (value: number, reason: string) => Command;
};

export type Told = Pick<Adjustable, 'text' | 'now'> & Partial<Adjustable>;
const day = 1440;

/** Everything about one person that can be set. */
export const adjustables = (
  table: Table,
  person: SeenPerson,
  own: SeenOwn,
  w: AoristosWords,
  a: BackstageWords['adjust'],
): readonly Adjustable[] => {
  const { game } = table;
  const { clock } = game.scene;
  const { id } = person;
  const thing = (key: string, group: Group, told: Told, command: Adjustable['command']): Adjustable => ({
    key,
    group,
    least: 0,
    most: told.values ? told.values.length - 1 : 999,
    ...told,
    command,
  });
  const changed =
    (change: (value: number) => Change): Adjustable['command'] =>
    (value, reason) => ({ type: 'aoristos/adjust', reason, change: change(value) });
  const sheet = (
    key: string,
    group: Group,
    told: Told,
    fields: (value: number) => Extract<Change, { what: 'person' }>['fields'],
  ): Adjustable =>
    thing(
      key,
      group,
      told,
      changed((value) => ({ what: 'person', person: id, fields: fields(value) })),
    );
  const health = (key: string, group: Group, told: Told, fields: (value: number) => HealthFields): Adjustable =>
    thing(key, group, told, (value, reason) => ({
      type: 'aoristos/setHealth',
      person: id,
      fields: fields(value),
      reason,
    }));
  const yesNo = [a.no, a.yes];
  const states = ['ok', 'broken', 'destroyed'] as const;
  const postures = ['standing', 'sitting', 'lying'] as const;
  /** Minutes from now; −1 is never. */
  const until = (at: number | null): number => (at === null ? -1 : Math.max(0, at - clock));
  const minutes = (value: number): string =>
    value < 0 ? a.never : value === 0 ? a.atOnce : w.health.inTime(w.names.duration(value));
  const timer = (key: 'nextBloodTickAt' | 'nextHealingAt' | 'nextFaintTestAt'): Adjustable =>
    health(
      key,
      'clocks',
      { text: a.clocks[key], now: until(own[key]), least: -1, most: 100_000, show: minutes },
      (value) => ({
        [key]: value < 0 ? null : clock + value,
      }),
    );
  return [
    ...attributes.map((trait: Attribute) =>
      sheet(trait, 'traits', { text: w.names.traits[trait], now: own.attributes[trait], most: 30 }, (value) => ({
        attributes: { [trait]: value },
      })),
    ),
    ...skills.map((trait: Skill) =>
      sheet(trait, 'traits', { text: w.names.traits[trait], now: own.skills[trait], most: 30 }, (value) => ({
        skills: { [trait]: value },
      })),
    ),
    sheet('up', 'points', { text: a.up, now: own.up.available, most: 9999 }, (availableUp) => ({ availableUp })),
    sheet(
      'creation',
      'points',
      { text: a.creation, now: own.creation ?? -1, least: -1, show: (up) => (up < 0 ? a.closed : String(up)) },
      (up) => ({ creation: up < 0 ? null : up }),
    ),
    sheet('seat', 'points', { text: a.seat, now: person.seatIndex, most: 100 }, (seatIndex) => ({ seatIndex })),
    health('nerveShock', 'body', { text: a.health.nerveShock, now: person.nerveShock }, (nerveShock) => ({
      nerveShock,
    })),
    health('organTrauma', 'body', { text: a.health.organTrauma, now: own.organTrauma }, (organTrauma) => ({
      organTrauma,
    })),
    health('bloodLoss', 'body', { text: a.health.bloodLoss, now: own.bloodLoss }, (bloodLoss) => ({ bloodLoss })),
    ...limbs.map((limb) =>
      health(
        limb,
        'body',
        {
          text: w.names.areas[limb],
          now: states.indexOf(own.limbs[limb].state),
          values: states.map((state) => w.names.limbStates[state]),
        },
        (value) => ({ limbs: { [limb]: { state: states[value] ?? 'ok', since: clock } } }),
      ),
    ),
    health(
      'posture',
      'body',
      {
        text: a.posture,
        now: postures.indexOf(person.posture),
        values: postures.map((posture) => w.names.postures[posture]),
      },
      (value) => ({ posture: postures[value] ?? 'standing' }),
    ),
    health('awake', 'body', { text: a.awake, now: Number(person.conscious), values: yesNo }, (value) => ({
      conscious: value === 1,
    })),
    health('alive', 'body', { text: a.alive, now: Number(person.alive), values: yesNo }, (value) => ({
      alive: value === 1,
    })),
    health('rested', 'body', { text: a.rested, now: Number(own.rested), values: yesNo }, (value) => ({
      rested: value === 1,
    })),
    health(
      'busyUntil',
      'clocks',
      { text: a.clocks.busyUntil, now: Math.max(0, own.busyUntil - clock), most: 100_000, show: minutes },
      (value) => ({ busyUntil: clock + value }),
    ),
    timer('nextBloodTickAt'),
    timer('nextHealingAt'),
    timer('nextFaintTestAt'),
    ...limbs
      .filter((limb) => own.limbs[limb].state !== 'ok')
      .map((limb) =>
        health(
          `${limb} age`,
          'clocks',
          {
            text: a.age(w.names.areas[limb]),
            now: Math.max(0, Math.floor((clock - own.limbs[limb].since) / day)),
            most: Math.floor(clock / day),
            show: (days) => w.names.duration(days * day),
          },
          (days) => ({ limbs: { [limb]: { state: own.limbs[limb].state, since: clock - days * day } } }),
        ),
      ),
    health('psychTrauma', 'mind', { text: a.health.psychTrauma, now: own.psychTrauma }, (psychTrauma) => ({
      psychTrauma,
    })),
    health(
      'permanentPsychTrauma',
      'mind',
      { text: a.health.permanentPsychTrauma, now: own.permanentPsychTrauma },
      (permanentPsychTrauma) => ({ permanentPsychTrauma }),
    ),
    health('psychotic', 'mind', { text: a.psychotic, now: Number(own.psychotic), values: yesNo }, (value) => ({
      psychotic: value === 1,
    })),
    health('mindBroken', 'mind', { text: w.me.broken, now: Number(own.mindBroken), values: yesNo }, (value) => ({
      mindBroken: value === 1,
    })),
    ...fighting(game.combat?.combatants[id], person, own, w, a).map((told) =>
      thing(
        told.key,
        'fight',
        told,
        changed((value) => ({ what: 'combatant', person: id, fields: told.fields(value) })),
      ),
    ),
  ];
};
