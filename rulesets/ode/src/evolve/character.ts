import { secret } from '@aspekt/contract';
import type { AspectSlot, Character, CharacterAspect, CharacterEvent, State, Stunt } from '../model.ts';
import { blankCharacter } from '../blank.ts';
import { recount } from '../stress.ts';
import { audienceOf } from '../visibility.ts';
import { changeCharacter } from './change.ts';
import { dropOut } from './scene.ts';

export const evolveCharacter = (state: State, event: CharacterEvent): State => {
  switch (event.type) {
    case 'ode/characterCreated': {
      const character = blankCharacter(event.id, event.name, event.owner, state.settings);
      return { ...state, characters: { ...state.characters, [event.id]: character } };
    }
    case 'ode/npcCreated':
      return { ...state, characters: { ...state.characters, [event.character.id]: event.character } };
    case 'ode/sheetWritten':
      return changeCharacter(state, event.id, (one) => {
        const aspects = one.aspects.map((aspect): CharacterAspect => {
          const written = event.aspects.find(({ slot }) => slot === aspect.slot);
          return write(aspect, written?.text ?? '', written?.relationTo);
        });
        const after: Character = {
          ...one,
          name: event.name,
          description: event.description,
          aspects,
          skills: secret(one.skills.to, event.skills),
          stunts: event.stunts,
          refresh: event.refresh,
        };
        return recount(one, after, state.settings);
      });
    case 'ode/characterTaken':
      return changeCharacter(state, event.id, (one) => withOwner(one, event.owner, state));
    case 'ode/aspectSet':
      return changeCharacter(state, event.id, (one) => writeAspect(one, event.slot, event.text, event.relationTo));
    case 'ode/skillsSet':
      return changeCharacter(state, event.id, (one) =>
        recount(one, { ...one, skills: secret(one.skills.to, event.skills) }, state.settings),
      );
    case 'ode/stuntAdded':
      return changeCharacter(state, event.id, (one) =>
        withStunts(
          {
            ...one,
            refresh: event.refresh,
            stuntBuys: event.bought && one.status !== 'draft' ? 0 : one.stuntBuys,
          },
          [...one.stunts, event.stunt],
          state,
        ),
      );
    case 'ode/detailsEdited':
      return changeCharacter(state, event.id, (one) => ({
        ...one,
        name: event.name,
        description: event.description,
      }));
    case 'ode/characterFinished':
      return changeCharacter(state, event.id, (one) => ({ ...one, status: 'ready' }));
    case 'ode/characterRetired':
      return dropOut(
        changeCharacter(state, event.id, (one) => ({ ...one, status: 'retired' })),
        event.id,
      );
  }
};

const write = (aspect: CharacterAspect, text: string, relationTo?: string): CharacterAspect => {
  const { relationTo: _, ...rest } = aspect;
  return { ...rest, text, ...(relationTo !== undefined && { relationTo }) };
};

/** Put a text into one of the slots of a sheet. */
export const writeAspect = (one: Character, slot: AspectSlot, text: string, relationTo?: string): Character => ({
  ...one,
  aspects: one.aspects.map((aspect) => (aspect.slot === slot ? write(aspect, text, relationTo) : aspect)),
});

export const withStunts = (one: Character, stunts: readonly Stunt[], state: State): Character =>
  recount(one, { ...one, stunts }, state.settings);

export const withOwner = (one: Character, owner: string | null, state: State): Character => {
  const { owner: _, ...rest } = one;
  const owned = owner === null ? rest : { ...rest, owner };
  return { ...owned, skillPoints: secret(audienceOf(owned, state.settings).skillPoints, one.skillPoints.value) };
};
