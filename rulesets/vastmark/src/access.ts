import { maySee, type Audience, type Context, type Decision, type Hideable, type Viewer } from '@aspekt/contract';
import type { Character, Group, Roll, State } from './model.ts';

/** Why a command is refused, or undefined when it is not. */
export type Refused = Extract<Decision<never>, { readonly ok: false }> | undefined;

export const isGm = (by: Viewer): boolean => by.role === 'gm';

const knows = (thing: Hideable, by: Viewer): boolean => thing.only === undefined || maySee(thing.only, by);

/** A hidden character is unknown to those who may not know of it, not merely closed. */
export const characterOf = (state: State, id: string, by: Viewer): Character | undefined =>
  state.characters.find((character) => character.id === id && knows(character, by));

export const rollOf = (state: State, id: string, by: Viewer): Roll | undefined =>
  state.rolls.find((roll) => roll.id === id && knows(roll, by));

export const groupOf = (state: State, id: string, by: Viewer): Group | undefined =>
  state.groups.find((group) => group.id === id && knows(group, by));

/** The rolls that a roll or group id stands for, in order; empty when there is no such id. */
export const rollsOf = (state: State, id: string, by: Viewer): readonly Roll[] => {
  const single = rollOf(state, id, by);
  if (single) return [single];
  const group = groupOf(state, id, by);
  return group ? state.rolls.filter((roll) => roll.groupId === group.id) : [];
};

/** The actor of a roll; a roll outlives a character that was struck. */
export const actorOf = (state: State, roll: Roll): Character | undefined =>
  state.characters.find((character) => character.id === roll.actorId);

/** Without an owner a character is the game master's. */
export const owns = (character: Character, by: Viewer): boolean =>
  by.role !== 'onlooker' && (character.ownerId === null ? isGm(by) : character.ownerId === by.seat);

const refusal = (code: string, overridable: boolean): Refused => ({
  ok: false,
  refusal: overridable ? { code, overridable } : { code },
});

export const onlyGm = (by: Viewer): Refused => (isGm(by) ? undefined : refusal('E_NOT_GM', false));

/** The owner alone; the game master may insist on acting for a player who is away. */
export const onlyOwner = (character: Character, { by, overrule }: Context): Refused => {
  if (owns(character, by) || (overrule && isGm(by))) return undefined;
  return refusal('E_NOT_OWNER', isGm(by));
};

export const ownerOrGm = (character: Character, { by }: Context): Refused =>
  owns(character, by) || isGm(by) ? undefined : refusal('E_NOT_OWNER', false);

/** What the book forbids but the game master may insist on. */
export const forbidden = (
  { by, overrule }: Context,
  code: string,
  rules: readonly string[],
  data?: Readonly<Record<string, string | number>>,
): Refused =>
  overrule && isGm(by) ? undefined : { ok: false, refusal: { code, rules, overridable: true, ...(data && { data }) } };

/** How ids begin that are the game master's to give. */
export const gmPrefix = 'gm-';

/** Why nothing new may have this id. A player is refused all that is the game master's: what is hidden has such ids. */
export const idProblem = (state: State, id: string, by: Viewer): Refused =>
  isTaken(state, id) || (!isGm(by) && id.startsWith(gmPrefix))
    ? { ok: false, refusal: { code: 'E_ID_TAKEN', data: { id } } }
    : undefined;

/** Ids are taken for characters, rolls, groups, contests and series alike. */
export const isTaken = (state: State, id: string): boolean =>
  state.characters.some((character) => character.id === id) ||
  state.rolls.some((roll) => roll.id === id) ||
  state.groups.some((group) => group.id === id) ||
  state.contests.some((contest) => contest.id === id) ||
  state.series.some((series) => series.id === id);

/** Who may know what is on a character's sheet. */
export const sheetAudience = (ownerId: Character['ownerId']): Audience => (ownerId === null ? 'gm' : [ownerId]);

/** The mark an event or record about `thing` carries: hidden like the thing itself. */
export const likewise = (thing: Hideable | undefined): Hideable =>
  thing?.only === undefined ? {} : { only: thing.only };
