import { secret } from '@aspekt/contract';
import type { Character, GroupRead, Private, Reread, Roll, State, Trait } from './model.ts';
import { inBookOrder } from './traits.ts';

export const changeCharacter = (state: State, id: string, to: (character: Character) => Character): State => ({
  ...state,
  characters: state.characters.map((character) => (character.id === id ? to(character) : character)),
});

export const changePrivate = (state: State, id: string, to: (sheet: Private) => Private): State =>
  changeCharacter(state, id, (character) => ({
    ...character,
    sheet: secret(character.sheet.to, to(character.sheet.value)),
  }));

export const changeRoll = (state: State, id: string, to: (roll: Roll) => Roll): State => ({
  ...state,
  rolls: state.rolls.map((roll) => (roll.id === id ? to(roll) : roll)),
});

/** A roll without the empty place of a wish, which would be gone as soon as there is one. */
export const withoutNoWish = ({ proposal, ...roll }: Roll): Roll => (proposal ? { ...roll, proposal } : roll);

/** Traits stay in the book's order (VAST-TRAIT-08). */
export const takeTrait = (sheet: Private, trait: Trait): Private => ({
  ...sheet,
  traits: inBookOrder([...sheet.traits.filter(({ name }) => name !== trait.name), trait]),
});

export const rereadRolls = (state: State, rereads: readonly Reread[]): State =>
  rereads.reduce((now, { rollId, result }) => changeRoll(now, rollId, (roll) => ({ ...roll, result })), state);

export const readGroups = (state: State, reads: readonly GroupRead[]): State =>
  reads.length === 0
    ? state
    : {
        ...state,
        groups: state.groups.map((group) => {
          const read = reads.find(({ id }) => id === group.id);
          return read ? { ...group, result: read.result } : group;
        }),
      };
