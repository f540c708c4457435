import { maySee, type Offer, type Viewer } from '@aspekt/contract';
import { pool, type Dice } from '@aspekt/dice';
import { decide } from './decide.ts';
import { commandFor } from './due.ts';
import { controls, isAble, lookup, ownOf, waitsForRoll } from './find.ts';
import { monthsToRecover } from './psych.ts';
import { attributes, skills, type Combat, type Command, type Person, type State } from './model.ts';
import { fightOffers } from './offers/fight.ts';
import { rulesFor } from './offers/rules.ts';
import { suggestedIndexes } from './suggestion.ts';

/** Dice that all show 1: enough to learn whether a command is allowed, which never depends on luck. */
export const onesDice: Dice = {
  roll: (_what, { count, die }, reading) => reading(Array<number>(pool(count, die).count).fill(die.faces[0] ?? 1)),
};

type Candidate = { readonly command: Command; readonly must?: true };

/** What is worth a button for this viewer now; each is accepted as it stands. */
export const offers = (state: State, viewer: Viewer): readonly Offer<Command>[] => {
  if (viewer.role === 'onlooker') return [];
  return candidates(state, viewer)
    .filter(({ command }) => decide(state, command, { dice: onesDice, by: viewer }).ok)
    .map(({ command, must }) => ({ command, rules: rulesFor(command.type), ...(must && { must }) }));
};

const candidates = (state: State, viewer: Viewer): readonly Candidate[] => {
  const mine = Object.values(state.people).filter((person) => controls(viewer, person));
  const waiting = [...dueOffers(state, mine), ...openOffers(state, viewer)];
  if (waitsForRoll(state, viewer)) return waiting;
  const { combat } = state;
  const inFight = combat ? fightOffers(state, combat, mine, viewer.role === 'gm') : [];
  const idle = mine.filter((person) => !(combat && Object.hasOwn(combat.combatants, person.id)));
  return [
    ...waiting,
    ...inFight,
    ...idle.flatMap((person) => quietOffers(person)),
    ...(combat ? [] : takeOffers(state, viewer)),
    ...(viewer.role === 'gm' ? gmOffers(state, combat) : []),
    { command: { type: 'aoristos/freeformRoll' } },
  ];
};

/** Rolls that wait for persons of mine: the first of each. */
const dueOffers = (state: State, mine: readonly Person[]): readonly Candidate[] =>
  mine.flatMap(({ id }) => {
    const due = state.dueRolls.filter((one) => one.person === id);
    const forced = due.find(({ kind }) => kind !== 'healing');
    const healing = due.find(({ kind }) => kind === 'healing');
    return [forced, healing].flatMap((one) => (one ? [{ command: commandFor(one), must: true as const }] : []));
  });

const openOffers = (state: State, viewer: Viewer): readonly Candidate[] =>
  Object.entries(state.openRolls).flatMap(([who, { roll, use, only }]) => {
    const person = lookup(state.people, who);
    const own = who === (viewer.role === 'gm' ? 'gm' : viewer.seat);
    if (!own && !(person && controls(viewer, person))) return [];
    if (only !== undefined && !maySee(only, viewer)) return [];
    const by = person ? { by: who } : {};
    const indexes = suggestedIndexes(roll, use.kind);
    return [{ command: { type: 'aoristos/chooseDice', ...by, indexes }, must: true as const }];
  });

/** A person outside any fight: creation, growth, what the hands hold. */
const quietOffers = (person: Person): readonly Candidate[] => {
  const by = person.id;
  const own = ownOf(person);
  if (own.creation !== null) return [{ command: { type: 'aoristos/finishCreation', by } }];
  if (!isAble(person)) return [];
  const grown = [...attributes, ...skills.filter((skill) => own.skills[skill] > 0)];
  const held = [person.hands.right, person.hands.left].flatMap((one) => (one ? [one.item] : []));
  return [
    ...attributes.map((trait) => ({ command: { type: 'aoristos/successTest', by, traits: [trait] } as const })),
    ...grown.map((trait) => ({ command: { type: 'aoristos/buyLevel', by, trait } as const })),
    ...own.items
      .filter(({ id, category }) => !held.includes(id) && category !== 'gear')
      .map(({ id }) => ({ command: { type: 'aoristos/drawItem', by, item: id } as const })),
    ...[...new Set(held)].map((item) => ({ command: { type: 'aoristos/stowItem', by, item } as const })),
  ];
};

/** Persons nobody plays may be taken. */
const takeOffers = (state: State, { seat, role }: Viewer): readonly Candidate[] =>
  role !== 'player'
    ? []
    : Object.values(state.people)
        .filter(({ kind, controllerId, only }) => kind === 'pc' && controllerId === null && only === undefined)
        .map(({ id }) => ({ command: { type: 'aoristos/setController', person: id, controller: seat } }));

const gmOffers = (state: State, combat: Combat | null): readonly Candidate[] => {
  const people = Object.values(state.people);
  const living = people.filter(({ alive }) => alive);
  const care: readonly Candidate[] = living.flatMap((person) => [
    ...(person.conscious ? [] : [{ command: { type: 'aoristos/wakeUp', person: person.id } as const }]),
    ...helpFor(person, living),
  ]);
  if (combat) return [...care, { command: { type: 'aoristos/endCombat' } }];
  const combatants = living.filter(({ only }) => only === undefined).map(({ id }) => id);
  const spans = [{ minutes: 5 }, { minutes: 10 }, { hours: 1 }, { hours: 8 }, { days: 7 }, { days: 30 }];
  return [
    ...care,
    { command: { type: 'aoristos/startCombat', combatants } },
    ...spans.map((span) => ({ command: { type: 'aoristos/advanceTime', ...span } as const })),
    ...living.map(({ id, own }) => ({
      command: { type: 'aoristos/setRest', person: id, resting: !own.value.rested } as const,
    })),
    ...living.flatMap((person) => recoveries(person, state.scene.clock)),
  ];
};

/** Where a month has passed the mind may recover: as well as can be, or as daily life has it (AOR-PSY-13). */
const recoveries = (person: Person, clock: number): readonly Candidate[] => {
  const months = monthsToRecover(ownOf(person), clock);
  const type = 'aoristos/recoverPsych';
  return [
    ...(months >= 1 ? [{ command: { type, person: person.id, months } as const }] : []),
    ...(months >= 6 ? [{ command: { type, person: person.id, halfYears: Math.floor(months / 6) } as const }] : []),
  ];
};

/** The best single helper for a bleeding person. */
const helpFor = (patient: Person, people: readonly Person[]): readonly Candidate[] => {
  if (!ownOf(patient).wounds.some(({ converted, bleedRate }) => !converted && bleedRate > 0)) return [];
  const [helper] = people.filter(isAble).toSorted((a, b) => ownOf(b).skills.lifesaving - ownOf(a).skills.lifesaving);
  return helper ? [{ command: { type: 'aoristos/firstAid', patient: patient.id, helpers: [helper.id] } }] : [];
};
