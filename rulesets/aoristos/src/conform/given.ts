import { parse, secret } from '@aspekt/contract';
import { blankOwn } from '../character.ts';
import { retimed } from '../clock.ts';
import { newCombatant } from '../combat.ts';
import { settledMelees } from '../evolve/change.ts';
import { ownAudience, pairKey } from '../find.ts';
import { initial } from '../initial.ts';
import { itemFrom } from '../item.ts';
import type {
  Combat,
  Combatant,
  CombatantOwn,
  Cover,
  Held,
  Item,
  ItemInput,
  Own,
  Person,
  Settings,
  State,
  Wound,
} from '../model.ts';
import { settingsSchema } from '../schema.ts';

/** A vector's part, trusted to be in the format of the catalogue. */
type Given = Readonly<Record<string, unknown>>;
const record = (value: unknown): Given => (value ?? {}) as Given;
const list = (value: unknown): readonly Given[] => (value ?? []) as readonly Given[];

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const itemOf = (input: Given): Item => {
  const item = itemFrom(input as ItemInput);
  if (!item) throw new Error(`not an item: ${JSON.stringify(input)}`);
  return item;
};

const settingsOf = (differences: Given): Settings => {
  const checked = parse(settingsSchema, differences);
  if (checked.issues) throw new Error('not settings');
  return checked.value;
};

const woundOf = (wound: Given): Wound => {
  const rate = Number(wound['bleedRate']);
  return {
    area: (wound['area'] ?? null) as Wound['area'],
    damage: Number(wound['damage'] ?? rate + 1),
    inflictedAt: Number(wound['inflictedAt'] ?? 0),
    bleedRate: rate,
    burn: Boolean(wound['burn']),
    converted: false,
  };
};

const ownFrom = (given: Given, fighting: boolean, clock: number): Own => {
  const blank = blankOwn(0);
  const limbs = Object.entries(record(given['limbs'])).map(([limb, state]) => [
    limb,
    { since: clock, ...record(state) },
  ]);
  const psychTrauma = Number(given['psychTrauma'] ?? 0);
  const fields = Object.fromEntries(Object.entries(given).filter(([key]) => key in blank));
  return {
    ...blank,
    ...fields,
    attributes: { ...blank.attributes, ...record(given['attributes']) },
    skills: { ...blank.skills, ...record(given['skills']) },
    up: { ...blank.up, ...record(given['up']) },
    creation: null,
    items: list(given['items']).map(itemOf),
    armour: { ...blank.armour, ...record(given['armour']) },
    wounds: list(given['wounds']).map(woundOf),
    limbs: { ...blank.limbs, ...Object.fromEntries(limbs) },
    rested: (given['rested'] ?? !fighting) as boolean,
    psychotic: (given['psychotic'] ?? psychTrauma >= 20) as boolean,
  };
};

const personFrom = (state: State, given: Given, seat: number, fighting: boolean): Person => {
  const id = String(given['id']);
  const kind = given['kind'] === 'npc' ? 'npc' : 'pc';
  const conscious = (given['conscious'] ?? true) as boolean;
  const own = ownFrom(given, fighting, state.scene.clock);
  const times = retimed(own, own.organTrauma, conscious, state.scene, state.settings);
  const held = (item: unknown): Held | null => {
    const found = own.items.find((one) => one.id === item);
    return found ? { item: found.id, name: found.name, category: found.category } : null;
  };
  const hands = record(given['hands']);
  const controllerId = kind === 'npc' ? null : ((given['controllerId'] ?? `seat-${id}`) as string);
  return {
    id,
    name: (given['name'] ?? id) as string,
    kind,
    controllerId,
    seatIndex: Number(given['seatIndex'] ?? (kind === 'npc' ? 0 : seat)),
    posture: (given['posture'] ?? 'standing') as Person['posture'],
    alive: (given['alive'] ?? true) as boolean,
    conscious,
    nerveShock: Number(given['nerveShock'] ?? 0),
    hands: { right: held(hands['right']), left: held(hands['left']) },
    own: secret(ownAudience(state.settings, { controllerId }), {
      ...own,
      nextHealingAt: own.nextHealingAt ?? times.nextHealingAt,
      nextFaintTestAt: own.nextFaintTestAt ?? times.nextFaintTestAt,
    }),
  };
};

const combatantFrom = (person: Person, given: Given, activated: boolean): Combatant => {
  const fresh = newCombatant(person, person.nerveShock, {
    initiative: person.own.value.attributes.awareness,
    side: null,
    meleeId: null,
  });
  const { own, ...shown } = fresh;
  const extended = given['extended'] ? { command: null, ...record(given['extended']) } : null;
  const seen = Object.fromEntries(Object.entries(given).filter(([key]) => key in shown));
  const kept = Object.fromEntries(Object.entries(given).filter(([key]) => key in own.value));
  return {
    ...fresh,
    activated,
    ...seen,
    own: { ...own, value: { ...own.value, ...kept, extended } as CombatantOwn },
  };
};

const coverFrom = (cover: Given): Cover => ({
  value: secret('gm', Number(cover['value'] ?? 0)),
  hiddenAreas: (cover['hiddenAreas'] ?? []) as Cover['hiddenAreas'],
  proper: Boolean(cover['proper']),
  fullyHidden: Boolean(cover['fullyHidden']),
});
const mapped = <T>(table: Given, change: (value: Given) => T): Readonly<Record<string, Readonly<Record<string, T>>>> =>
  Object.fromEntries(
    Object.entries(table).map(([target, row]) => [
      target,
      Object.fromEntries(Object.entries(record(row)).map(([from, value]) => [from, change(value as Given)])),
    ]),
  );

const combatFrom = (state: State, given: Given): Combat => {
  const order = (given['order'] ?? Object.keys(state.people)) as readonly string[];
  const combatants = record(given['combatants']);
  const round = Number(given['round'] ?? 1);
  const current = Number(given['current'] ?? 0);
  return settledMelees({
    mode: 'rounds',
    round,
    order,
    current,
    phase: (given['phase'] ?? 'active') as Combat['phase'],
    combatants: Object.fromEntries(
      order.flatMap((id, place) => {
        const person = state.people[id];
        return person ? [[id, combatantFrom(person, record(combatants[id]), round > 1 || place < current)]] : [];
      }),
    ),
    melees: (given['melees'] ?? []) as Combat['melees'],
    cover: mapped(record(given['cover']), coverFrom),
    bodyHidden: record(given['bodyHidden']) as Combat['bodyHidden'],
    visible: record(given['visible']) as Combat['visible'],
    distances: Object.fromEntries(
      list(given['distances']).map(({ a, b, metres }) => [pairKey(String(a), String(b)), Number(metres)]),
    ),
    pendingAttack: null,
    leaving: null,
    appearing: null,
    following: null,
  });
};

/** The state before the first step (section "Test vector format" of the catalogue). */
export const given = (start: Given): State => {
  const scene = record(start['scene']);
  const empty = initial(settingsOf(record(start['settings'])));
  const set: State = {
    ...empty,
    scene: {
      ...empty.scene,
      clock: Number(scene['clock'] ?? 0),
      weekday: Math.max(0, weekdays.indexOf((scene['weekday'] ?? 'monday') as string)),
      ground: list(scene['ground']).map(itemOf),
    },
  };
  const fighting = start['combat'] !== undefined;
  let seat = 0;
  const people = list(start['characters']).map((character) =>
    personFrom(set, character, character['kind'] === 'npc' ? 0 : ++seat, fighting),
  );
  const state = { ...set, people: Object.fromEntries(people.map((person) => [person.id, person])) };
  return fighting ? { ...state, combat: combatFrom(state, record(start['combat'])) } : state;
};
