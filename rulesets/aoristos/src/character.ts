import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { actorIn, idTaken, isRefused, onlyOwn, ownAudience, personIn } from './find.ts';
import { ownNumbers, type Numbers } from './derived.ts';
import { itemFrom } from './item.ts';
import { needsConsent } from './levels.ts';
import {
  areas,
  attributes,
  limbs,
  skills,
  type Armour,
  type CommandOf,
  type Event,
  type Item,
  type Own,
  type Person,
  type Sheet,
  type State,
} from './model.ts';
import { spent } from './price.ts';
import { checkSheet } from './sheet.ts';
import { refuse } from './refusal.ts';

const each = <K extends string, T>(keys: readonly K[], value: T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;

/** A person as she begins: attributes 1 (D-33), skills 0 (AOR-SKILL-03), nothing rolled (AOR-CHAR-15). */
export const blankOwn = (startingUp: number): Own => ({
  attributes: each(attributes, 1),
  skills: each(skills, 0),
  up: { available: startingUp, discarded: 0, log: [] },
  creation: startingUp,
  items: [],
  readiedItemId: null,
  armour: each(areas, 0),
  wounds: [],
  bloodLoss: 0,
  nextBloodTickAt: null,
  organTrauma: 0,
  nextHealingAt: null,
  nextFaintTestAt: null,
  limbs: each(limbs, { state: 'ok', since: 0 }),
  rested: true,
  rest: 'thorough',
  care: 'stoneAge',
  busyUntil: 0,
  psychTrauma: 0,
  permanentPsychTrauma: 0,
  psychotic: false,
  mindBroken: false,
  disorders: [],
  temporaryWindow: null,
  notes: '',
});

const withSheet = (own: Own, sheet: Sheet, items: readonly Item[]): Own => {
  const filled = {
    attributes: sheet.attributes,
    skills: { ...own.skills, ...sheet.skills },
    armour: { ...own.armour, ...sheet.armour } as Armour,
  };
  const { creation } = own;
  return {
    ...own,
    ...filled,
    up: { ...own.up, available: (creation ?? 0) - spent(filled) },
    items,
    notes: sheet.notes,
  };
};

/** What a sheet that is still being written comes to: its price and all secondary attributes (AOR-CHAR-08..12, AOR-ITEM-04). */
export const sheetNumbers = (sheet: Sheet): Numbers & { readonly spent: number } => {
  const items = sheet.items.flatMap((input) => itemFrom(input) ?? []);
  const own = withSheet(blankOwn(0), sheet, items);
  return { spent: spent(own), ...ownNumbers(own, 0, 0) };
};

/** The next free place at the table, counted without those who are hidden; game master's persons share place 0 (D-22). */
const nextSeat = (state: State): number => {
  let highest = 0;
  for (const { seatIndex, only } of Object.values(state.people))
    if (only === undefined) highest = Math.max(highest, seatIndex);
  return highest + 1;
};

/** A new person, empty or from a whole sheet (AOR-CHAR-14, AOR-CHAR-15). */
export const createCharacter = (
  state: State,
  command: CommandOf<'aoristos/createCharacter'>,
  { by }: Context,
): Decision<Event> => {
  const { id, name, sheet, hidden = false } = command;
  const kind = command.kind ?? 'pc';
  if (by.role === 'onlooker') return refuse('notYours');
  const gmInputs = command.startingUp !== undefined || hidden || kind === 'npc' || command.seatIndex !== undefined;
  if (by.role !== 'gm' && (gmInputs || (command.controller !== undefined && command.controller !== by.seat)))
    return refuse('gmOnly');
  let own = blankOwn(command.startingUp ?? state.settings.startingUp);
  if (sheet) {
    const [wrong] = kind === 'npc' ? [] : checkSheet({ ...sheet, name }, state.settings, own.creation ?? 0);
    if (wrong) return { ok: false, refusal: wrong };
    const asked = skills.find((skill) => needsConsent(state.settings, skill, 0, sheet.skills[skill] ?? 0));
    if (asked && by.role !== 'gm') return refuse('conditionMissing', { trait: asked });
    const items: Item[] = [];
    for (const input of sheet.items) {
      const item = itemFrom(input);
      if (!item || item.id === 'unarmed' || items.some((other) => other.id === item.id)) return refuse('badInput');
      items.push(item);
    }
    own = withSheet(own, sheet, items);
  }
  // Whoever tries an id learns of it only by making a person that everyone sees.
  if (idTaken(state, id, by)) return refuse('badInput', { id });
  if (command.finished) own = { ...own, creation: null, up: { ...own.up, available: Math.max(0, own.up.available) } };
  const controllerId = command.controller ?? (by.role === 'player' ? by.seat : null);
  const seatIndex = command.seatIndex ?? (kind === 'npc' ? 0 : nextSeat(state));
  const seen = hidden ? { only: 'gm' as const } : {};
  const person: Person = {
    id,
    name,
    kind,
    controllerId,
    seatIndex,
    posture: 'standing',
    alive: true,
    conscious: true,
    nerveShock: 0,
    hands: { right: null, left: null },
    own: secret(ownAudience(state.settings, { controllerId, ...seen }), own),
    ...seen,
  };
  return accept<Event>({ type: 'aoristos/created', ...seen, person });
};

/** A player takes a person nobody plays or gives her own back; the game master hands anyone over. */
export const setController = (
  state: State,
  { person: id, controller }: CommandOf<'aoristos/setController'>,
  { by }: Context,
): Decision<Event> => {
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  const takes = person.kind === 'pc' && person.controllerId === null && controller === by.seat;
  const returns = person.controllerId === by.seat && controller === null;
  if (by.role !== 'gm' && !(by.role === 'player' && (takes || returns))) return refuse('notYours', { who: id });
  return accept<Event>({ type: 'aoristos/controllerSet', who: id, controller });
};

/** Owner and game master write a name, for all, or notes, for themselves (section 4 of the catalogue). */
export const describePerson = (
  state: State,
  { by: id, name, notes }: CommandOf<'aoristos/describe'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  if ((name ?? notes) === undefined) return refuse('badInput');
  return accept<Event>({
    type: 'aoristos/described',
    ...(name === undefined && onlyOwn(person)),
    who: id,
    name: name ?? null,
    notes: notes === undefined ? null : secret(person.own.to, notes),
  });
};
