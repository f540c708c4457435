import { maySee, type Context, type Hideable, type Viewer } from '@aspekt/contract';
import type { Character, Id, State } from './model.ts';
import { gmSide, playersSide, sideIn } from './sides.ts';
import { insists, no, unlessInsisted, type Refused } from './verdict.ts';

/** Stands for the game master where a character's id could stand; no character may be called so. */
export const gmId = 'gm';

export const isGm = (by: Viewer): boolean => by.role === 'gm';

/** Who may act for a character: its player; the game master for all that nobody owns. */
export const controls = (by: Viewer, character: Character): boolean =>
  character.owner === undefined ? by.role === 'gm' : character.owner === by.seat;

/** The character of an id, if there is one; a name like `constructor` is nobody's. */
export const figure = ({ characters }: State, id: Id | null | undefined): Character | undefined =>
  id !== null && id !== undefined && Object.hasOwn(characters, id) ? characters[id] : undefined;

/** The character of an id as far as a viewer knows: whom the players have not met is not there for them. */
export const met = (state: State, id: Id | undefined, by: Viewer): Character | undefined => {
  const character = figure(state, id);
  return character && maySee(character.only ?? 'everyone', by) ? character : undefined;
};

/** The character a command is for: the one named, else the own one of the player who gives it. */
export const actorFor = (state: State, named: Id | undefined, context: Context): Character | Refused => {
  const { by } = context;
  const character = named === undefined ? ownCharacter(state, by) : met(state, named, by);
  if (character === undefined) return no('notFound', named === undefined ? {} : { id: named });
  if (controls(by, character) || insists(context)) return character;
  return isGm(by) ? unlessInsisted('forbidden', { id: character.id }) : no('forbidden', { id: character.id });
};

/** A player's own character: one that takes part in the scene before one that does not. */
export const ownCharacter = (state: State, by: Viewer): Character | undefined => {
  let found: Character | undefined;
  for (const id in state.characters) {
    const character = state.characters[id];
    if (character === undefined || character.owner !== by.seat || character.status === 'retired') continue;
    if (state.scene?.participants.includes(id)) return character;
    found ??= character;
  }
  return found;
};

/** In the scene and on their feet: may act, defend, help and be named next (ODE-TRN-05). */
export const inPlay = (state: State, character: Character): boolean =>
  character.status === 'ready' && state.scene !== null && state.scene.participants.includes(character.id);

/** Player characters that are past the builder and not gone for good (ODE-GFP-01). */
export const pcsInPlay = (state: State): readonly Character[] =>
  Object.values(state.characters).filter(({ pc, status }) => pc && status !== 'draft' && status !== 'retired');

export const sideOf = (state: State, character: Character): string => sideIn(state.scene?.contest, character);

export const sideOfId = (state: State, id: Id | null): string => {
  const character = id === null ? undefined : figure(state, id);
  return character ? sideOf(state, character) : gmSide;
};

export const areEnemies = (state: State, a: Character, b: Character): boolean => sideOf(state, a) !== sideOf(state, b);

/** The other side as a whole, where nobody in particular stands against a character (D-46). */
export const sideAgainst = (state: State, character: Character): string => {
  const own = sideOf(state, character);
  const contest = state.scene?.contest;
  if (contest && contest.winner === null && contest.sides.some(({ id }) => id === own))
    return contest.sides.find(({ id }) => id !== own)?.id ?? gmSide;
  return own === gmSide ? playersSide : gmSide;
};

/** Whether this viewer has a hand in a side: a character there, or the game master for the side without players. */
export const standsOn = (state: State, by: Viewer, side: string): boolean => {
  if (side === gmSide && isGm(by)) return true;
  for (const id in state.characters) {
    const character = figure(state, id);
    if (character && sideOf(state, character) === side && controls(by, character)) return true;
  }
  return false;
};

/** Whom no player has met yet cannot have a part in what everybody sees: it would give them away. */
export const isUnmet = (state: State, id: Id | null | undefined): boolean => figure(state, id)?.only !== undefined;

/** Why something that everybody sees cannot be put into somebody's hands. */
export const outOfHands = (state: State, id: Id): Refused | undefined => {
  if (!figure(state, id)) return no('notFound', { id });
  return isUnmet(state, id) ? no('unmet', { id }) : undefined;
};

/** What is told of somebody the players have not met is told to the game master alone. */
export const hiddenAs = ({ only }: Character): Hideable => (only === undefined ? {} : { only });
export const hiddenIn = (state: State, id: Id): Hideable => {
  const character = figure(state, id);
  return character ? hiddenAs(character) : {};
};
