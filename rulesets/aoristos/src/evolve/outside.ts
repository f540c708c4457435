import { heldOf, changeOwn, outOfHands, resealed, withOwn, withPerson } from './change.ts';
import { attributeOf, spent } from '../price.ts';
import type { OpenRoll, OutsideEvent, Own, State, Trait } from '../model.ts';

export const evolveOutside = (state: State, event: OutsideEvent): State => {
  switch (event.type) {
    case 'aoristos/created':
      return { ...state, people: { ...state.people, [event.person.id]: event.person } };
    case 'aoristos/controllerSet':
      return resealed(withPerson(state, event.who, (person) => ({ ...person, controllerId: event.controller })));
    case 'aoristos/described':
      return withPerson(state, event.who, (person) => ({
        ...withOwn(person, event.notes ? { notes: event.notes.value } : {}),
        name: event.name ?? person.name,
      }));
    case 'aoristos/levelSet':
      return changeOwn(state, event.who, (own) => {
        const levels = withLevel(own, event.trait, event.level);
        const available = (own.creation ?? 0) - spent(levels) + beyondCreation(own);
        return { ...levels, up: { ...own.up, available } };
      });
    case 'aoristos/creationFinished':
      return changeOwn(state, event.who, ({ up }) => ({ creation: null, up: { ...up, ...event.rest.value } }));
    case 'aoristos/upAwarded':
      return changeOwn(state, event.who, ({ up }) => ({
        up: noted(up, state, event.award.reason, event.up),
      }));
    case 'aoristos/levelBought':
      return changeOwn(state, event.who, (own) => ({
        ...withLevel(own, event.trait, event.level),
        up: noted(own.up, state, event.trait, -event.cost.value),
      }));
    case 'aoristos/itemAdded':
      return changeOwn(state, event.who, ({ items }) => ({ items: [...items, event.item] }));
    case 'aoristos/itemEdited':
      return withPerson(state, event.who, (person) => {
        const items = person.own.value.items.map((item) => (item.id === event.item.id ? event.item : item));
        const { right, left } = person.hands;
        const renamed = heldOf(event.item);
        const hands = {
          right: right?.item === event.item.id ? renamed : right,
          left: left?.item === event.item.id ? renamed : left,
        };
        return { ...withOwn(person, { items }), hands };
      });
    case 'aoristos/itemRemoved':
      return withPerson(state, event.who, (person) => {
        const { items, readiedItemId } = person.own.value;
        const left = items.filter(({ id }) => id !== event.item);
        const readied = readiedItemId === event.item ? null : readiedItemId;
        return outOfHands(withOwn(person, { items: left, readiedItemId: readied }), event.item);
      });
    case 'aoristos/armourSet':
      return changeOwn(state, event.who, ({ armour }) => ({
        armour: { ...armour, ...Object.fromEntries(event.areas.map((area) => [area, event.value])) },
      }));
    case 'aoristos/heldChanged':
    case 'aoristos/freeformRolled':
    case 'aoristos/opposed':
      return state;
    case 'aoristos/handRolled':
      return event.open ? opened(state, event.roll.who, event.open) : state;
    case 'aoristos/diceChosen':
      return closed(state, event.roll.who);
    case 'aoristos/tested':
      return event.open ? opened(state, event.test.roll.who, event.open) : closed(state, event.test.roll.who);
    case 'aoristos/rested':
      return withPerson(state, event.who, (person) => ({
        ...withOwn(person, { rested: event.resting }),
        nerveShock: event.nerveShock,
      }));
  }
};

const withLevel = ({ attributes, skills }: Own, trait: Trait, level: number): Pick<Own, 'attributes' | 'skills'> =>
  attributeOf(trait)
    ? { attributes: { ...attributes, [trait]: level }, skills }
    : { attributes, skills: { ...skills, [trait]: level } };

/** UP awarded while creation is open are kept beside what it gives (AOR-ADV-01). */
const beyondCreation = (own: Own): number => Math.max(0, own.up.available + spent(own) - (own.creation ?? 0));

/** The list of UP keeps its last hundred lines. */
const noted = (up: Own['up'], { scene }: State, what: string, amount: number): Own['up'] => ({
  ...up,
  available: up.available + amount,
  log: [...up.log.slice(-99), { at: scene.clock, what, up: amount }],
});

export const opened = (state: State, who: string, open: OpenRoll): State => ({
  ...state,
  openRolls: { ...state.openRolls, [who]: open },
});
export const closed = (state: State, who: string): State => {
  if (!Object.hasOwn(state.openRolls, who)) return state;
  const { [who]: _closed, ...openRolls } = state.openRolls;
  return { ...state, openRolls };
};
