import {
  maySee,
  refuse,
  type Audience,
  type Context,
  type Decision,
  type Hideable,
  type Viewer,
} from '@aspekt/contract';
import type { Character, Complex, Contest, Player, State, StoryElement, Test } from './model.ts';

/** Why a command is refused, or undefined when it is not. */
export type Refused = Extract<Decision<never>, { readonly ok: false }> | undefined;

export const isGm = (by: Viewer): boolean => by.role === 'gm';
export const unknown = (id: string) => refuse('E_UNKNOWN_ID', { id });

const knows = (thing: Hideable, by: Viewer): boolean => thing.only === undefined || maySee(thing.only, by);

/** What is hidden is unknown to those who may not know of it, not merely closed. */
const find = <T extends Hideable & { readonly id: string }>(
  things: readonly T[],
  id: string,
  by: Viewer,
): T | undefined => things.find((thing) => thing.id === id && knows(thing, by));

export const characterOf = (state: State, id: string, by: Viewer): Character | undefined =>
  find(state.characters, id, by);
export const testOf = (state: State, id: string, by: Viewer): Test | undefined => find(state.tests, id, by);
export const complexOf = (state: State, id: string, by: Viewer): Complex | undefined => find(state.complexes, id, by);
export const contestOf = (state: State, id: string, by: Viewer): Contest | undefined => find(state.contests, id, by);
export const storyOf = (state: State, id: string, by: Viewer): StoryElement | undefined => find(state.stories, id, by);

/** The actor of a test; a test outlives a character that was struck. */
export const actorOf = (state: State, test: Test): Character | undefined =>
  state.characters.find((character) => character.id === test.actorId);

/** No seat has this name: the pool that npcs of note share (KOLO-X-SOLOPOOL-01). */
export const gmPoolId = 'gm-pool';

/** Pools belong to players; npcs have none (KOLO-POOL-01), unless the table lets those of note share one (KOLO-X-SOLOPOOL-01). */
export const playerOf = (state: State, character: Character | undefined): Player | undefined => {
  const shares = character?.npc && character.ofNote && state.settings.gmPool;
  const id = character?.ownerId ?? (shares ? gmPoolId : null);
  return id === null ? undefined : state.players.find((player) => player.id === id);
};

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

/** Ids of this form are the game master's alone: no player finds out by trying one whether something hidden has it. */
export const hers = 'gm-';

/**
 * Ids are taken for everything that has one; a proposed test's is free for the game master to open it. Asked last, so that
 * whoever tries an id learns of it only by making a thing that is seen.
 */
export const isTaken = (state: State, id: string, by: Viewer): boolean =>
  (!isGm(by) && id.startsWith(hers)) ||
  state.characters.some((it) => it.id === id) ||
  state.tests.some((it) => it.id === id) ||
  state.contests.some((it) => it.id === id) ||
  state.complexes.some((it) => it.id === id) ||
  state.stories.some((it) => it.id === id);

/** Who may know what is between a character's owner and the game master. */
export const ownAudience = (ownerId: Character['ownerId']): Audience => (ownerId === null ? 'gm' : [ownerId]);
/** The same of somebody who may be hidden, from her own player too. */
export const hersAlone = (character: Pick<Character, 'ownerId' | 'only'>): Audience =>
  character.only ?? ownAudience(character.ownerId);

/** The mark an event or record about `thing` carries: hidden like the thing itself. */
export const likewise = (thing: Hideable | undefined): Hideable =>
  thing?.only === undefined ? {} : { only: thing.only };
