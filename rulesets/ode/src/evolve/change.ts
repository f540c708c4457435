import { secret } from '@aspekt/contract';
import type { Character, Conflict, Contest, FreeInvoke, Half, Id, Roll, Scene, Side, State, Stress } from '../model.ts';

export const changeCharacter = (state: State, id: Id, to: (character: Character) => Character): State => {
  const character = state.characters[id];
  return character ? { ...state, characters: { ...state.characters, [id]: to(character) } } : state;
};

export const changeEveryone = (state: State, to: (character: Character) => Character): State => {
  const characters: Record<Id, Character> = {};
  for (const [id, character] of Object.entries(state.characters)) characters[id] = to(character);
  return { ...state, characters };
};

export const changeRoll = (state: State, to: (roll: Roll) => Roll): State =>
  state.roll ? { ...state, roll: to(state.roll) } : state;

export const changeHalf = (roll: Roll, side: Side, to: (half: Half) => Half): Roll => {
  if (side === 'action') return { ...roll, acting: to(roll.acting) };
  return roll.defence ? { ...roll, defence: to(roll.defence) } : roll;
};

export const changeScene = (state: State, to: (scene: Scene) => Scene): State =>
  state.scene ? { ...state, scene: to(state.scene) } : state;

/** Something begins in the scene or is over; of what kind the scene is follows from all that goes on in it. */
export const turnScene = (
  state: State,
  to: Partial<Pick<Scene, 'challenge' | 'contest' | 'conflict' | 'zones'>>,
): State =>
  changeScene(state, (scene) => {
    const turned = { ...scene, ...to };
    return { ...turned, kind: kindOf(turned) };
  });

const kindOf = ({ challenge, contest, conflict }: Scene): Scene['kind'] => {
  if (conflict) return 'conflict';
  if (contest) return 'contest';
  return challenge ? 'challenge' : 'plain';
};

export const changeConflict = (state: State, to: (conflict: Conflict) => Conflict): State =>
  changeScene(state, (scene) => (scene.conflict ? { ...scene, conflict: to(scene.conflict) } : scene));

export const changeContest = (state: State, to: (contest: Contest) => Contest): State =>
  changeScene(state, (scene) => (scene.contest ? { ...scene, contest: to(scene.contest) } : scene));

export const changeStress = (character: Character, to: (stress: Stress) => Stress): Character => ({
  ...character,
  stress: secret(character.stress.to, to(character.stress.value)),
});

type Lying = { readonly id?: Id; readonly freeInvokes?: readonly FreeInvoke[] };

/** Change the free invokes of one aspect, wherever it lies. */
export const changeFreeInvokes = (
  state: State,
  aspectId: Id,
  to: (invokes: readonly FreeInvoke[]) => readonly FreeInvoke[],
): State => {
  const at = <T extends Lying>(one: T): T =>
    one.id === aspectId ? { ...one, freeInvokes: to(one.freeInvokes ?? []) } : one;
  if (state.aspects.some(({ id }) => id === aspectId)) return { ...state, aspects: state.aspects.map(atTable(at)) };
  for (const [id, character] of Object.entries(state.characters)) {
    if (character.aspects.some((aspect) => aspect.id === aspectId))
      return changeCharacter(state, id, (one) => ({ ...one, aspects: one.aspects.map(at) }));
    if (character.consequences.some((wound) => wound.id === aspectId))
      return changeCharacter(state, id, (one) => ({ ...one, consequences: one.consequences.map(at) }));
  }
  return state;
};

const atTable =
  (at: <T extends Lying>(one: T) => T) =>
  (aspect: State['aspects'][number]): State['aspects'][number] =>
    aspect.kind === 'boost' ? aspect : at(aspect);

const sameHands = (a: Pick<FreeInvoke, 'holderId' | 'side'>, b: Pick<FreeInvoke, 'holderId' | 'side'>): boolean =>
  a.holderId === b.holderId && (a.holderId !== null || a.side === b.side);

/** Free invokes in one hand are counted together; used-up ones are gone. */
export const addFreeInvokes = (
  invokes: readonly FreeInvoke[],
  more: Omit<FreeInvoke, 'shared'> & Partial<FreeInvoke>,
): readonly FreeInvoke[] => {
  const known = invokes.find((one) => sameHands(one, more));
  const all = known
    ? invokes.map((one) => (one === known ? { ...one, count: one.count + more.count } : one))
    : [...invokes, { shared: [], ...more }];
  return all.filter(({ count }) => count > 0);
};

export const union = (ids: readonly Id[], more: readonly Id[]): readonly Id[] => {
  const added = more.filter((id) => !ids.includes(id));
  return added.length === 0 ? ids : [...ids, ...added];
};
export const without = (ids: readonly Id[], gone: readonly Id[]): readonly Id[] =>
  ids.filter((id) => !gone.includes(id));
