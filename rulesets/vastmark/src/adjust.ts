import { accept, refuse, secret, type Audience, type Context, type Decision } from '@aspekt/contract';
import { characterOf, onlyGm, rollOf, sheetAudience } from './access.ts';
import { readAgain } from './hero.ts';
import type { Adjust, Change, Character, Event, GroupRead, Roll, State } from './model.ts';
import { asOnSheet } from './sheet.ts';
import { isSame, specialisationsOf } from './specialisation.ts';
import { asItStands, readGroup, readGroups, rereadFrom } from './reading.ts';

/** The game master sets a number, adds or strikes something by hand; the log says why (VAST-GM-05). */
export const adjust = (state: State, { change, reason }: Adjust, { by }: Context): Decision<Event> => {
  if ('rollId' in change) {
    const roll = rollOf(state, change.rollId, by);
    if (!roll) return refuse('E_UNKNOWN_ID', { id: change.rollId });
    return onlyGm(by) ?? adjustRoll(state, roll, change, reason);
  }
  const character = characterOf(state, change.actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: change.actor });
  return onlyGm(by) ?? adjustCharacter(character, change, reason);
};

const adjusted = (change: Change, actor: string, reason: string, before: number | null, only: Audience | undefined) =>
  ({
    type: 'vastmark/adjusted',
    change,
    actor,
    reason,
    before,
    rereads: [],
    groups: [],
    ...(only !== undefined && { only }),
  }) as const satisfies Event;

type OfCharacter = Extract<Change, { readonly actor: string }>;
type OfRoll = Extract<Change, { readonly rollId: string }>;

const adjustCharacter = (character: Character, change: OfCharacter, reason: string): Decision<Event> => {
  const { traits, skills, unusedXp } = character.sheet.value;
  const mine = sheetAudience(character.ownerId);
  switch (change.what) {
    case 'trait': {
      const { name, value: before } = asOnSheet(traits, change.name) ?? { name: change.name, value: null };
      if (change.value === null && before === null) return refuse('E_UNKNOWN_ID', { id: name });
      if (change.value !== null && !Number.isInteger(change.value)) return refuse('E_NOT_INTEGER');
      if (change.value === 0) return refuse('E_TRAIT_ZERO', { name });
      return accept<Event>(adjusted({ ...change, name }, character.id, reason, before, mine));
    }
    case 'skill': {
      const { name, value: before } = asOnSheet(skills, change.name) ?? { name: change.name, value: null };
      if (change.value === null && before === null) return refuse('E_UNKNOWN_ID', { id: name });
      if (change.value !== null && !Number.isInteger(change.value)) return refuse('E_NOT_INTEGER');
      if (change.value !== null && change.value < 0) return refuse('E_SKILL_NEGATIVE', { name });
      return accept<Event>(adjusted({ ...change, name }, character.id, reason, before, mine));
    }
    case 'specialisation': {
      const known = specialisationsOf(character.sheet.value).some((one) => isSame(one, change));
      if (change.has && known) return refuse('E_DUPLICATE_SKILL', { name: change.name });
      if (!change.has && !known) return refuse('E_UNKNOWN_ID', { id: change.name });
      const skill = asOnSheet(skills, change.skill)?.name;
      if (skill === undefined) return refuse('E_UNKNOWN_ID', { id: change.skill });
      return accept<Event>(adjusted({ ...change, skill }, character.id, reason, null, mine));
    }
    case 'unusedXp':
      if (!Number.isInteger(change.value)) return refuse('E_NOT_INTEGER');
      if (change.value < 0) return refuse('E_NOT_POSITIVE', { amount: change.value });
      return accept<Event>(adjusted(change, character.id, reason, unusedXp, mine));
    case 'creationMethod':
      return accept<Event>(adjusted(change, character.id, reason, null, mine));
    case 'strikeCharacter':
      return accept<Event>(adjusted(change, character.id, reason, null, character.only));
  }
};

const adjustRoll = (state: State, roll: Roll, change: OfRoll, reason: string): Decision<Event> => {
  switch (change.what) {
    case 'strikeRoll':
      return accept<Event>({
        ...adjusted(change, roll.actorId, reason, null, roll.only),
        groups: groupsWithout(state, roll),
      });
    case 'modifications': {
      if (!change.value.every(({ value }) => Number.isInteger(value))) return refuse('E_NOT_INTEGER');
      const changed = { ...roll, modifications: change.value };
      return accept<Event>({
        ...adjusted(change, roll.actorId, reason, null, roll.only),
        ...readAfter(state, changed),
      });
    }
    case 'difficulty': {
      if (!Number.isInteger(change.value)) return refuse('E_NOT_INTEGER');
      const { to, value: old } = roll.resistance;
      if (old.kind !== 'difficulty') return refuse('E_OPPOSED', undefined, ['VAST-RES-02']);
      const changed = { ...roll, resistance: secret(to, { kind: 'difficulty', value: change.value } as const) };
      const only = to === 'everyone' ? roll.only : 'gm';
      return accept<Event>({
        ...adjusted(change, roll.actorId, reason, old.value, only),
        ...readAfter(state, changed),
      });
    }
  }
};

/** A group is settled by the rolls that are left. */
const groupsWithout = (state: State, struck: Roll): readonly GroupRead[] => {
  const left = state.rolls.filter((roll) => roll.id !== struck.id);
  return state.groups.flatMap((group) => (group.id === struck.groupId ? (readGroup(group, left, []) ?? []) : []));
};

const readAfter = (state: State, changed: Roll) => {
  if (!changed.result) return {};
  const read = readAgain(state, asItStands(changed));
  return { rereads: read.map(rereadFrom), groups: readGroups(state.groups, state.rolls, read) };
};
