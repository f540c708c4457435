import type { ConflictEvent, State } from '../model.ts';
import { changeCharacter, changeConflict, changeEveryone, changeScene, turnScene, union } from './change.ts';

export const evolveConflict = (state: State, event: ConflictEvent): State => {
  switch (event.type) {
    case 'ode/conflictStarted': {
      const sided = changeEveryone({ ...state, serial: state.serial + 1 }, (one) => {
        const side = event.sides[one.id];
        return side === undefined ? one : { ...one, side };
      });
      return turnScene(sided, {
        contest: null,
        ...(event.zones && { zones: event.zones }),
        conflict: {
          id: event.id,
          exchange: 1,
          activeId: event.first,
          acted: [],
          moved: [],
          helped: [],
          fullDefence: [],
        },
      });
    }
    case 'ode/nextChosen':
      return changeConflict(state, (conflict) => ({
        ...conflict,
        activeId: event.next,
        fullDefence: conflict.fullDefence.filter(({ id }) => id !== event.next),
      }));
    case 'ode/exchangeStarted':
      return changeConflict(state, (conflict) => ({
        ...conflict,
        exchange: event.exchange,
        acted: [],
        moved: [],
        helped: [],
      }));
    case 'ode/moved': {
      const there = changeCharacter(state, event.id, (one) => ({ ...one, zoneId: event.zone }));
      if (!event.free) return there;
      return changeConflict(there, (conflict) => ({ ...conflict, moved: union(conflict.moved, [event.id]) }));
    }
    case 'ode/turnEnded':
      return changeConflict(state, (conflict) => ({ ...conflict, acted: union(conflict.acted, [event.id]) }));
    case 'ode/fullDefenceTaken':
      return changeConflict(state, (conflict) => ({
        ...conflict,
        acted: union(conflict.acted, [event.id]),
        fullDefence: [...conflict.fullDefence, { id: event.id, focus: event.focus, used: false }],
      }));
    case 'ode/conceded':
      return changeScene(
        changeCharacter(state, event.id, (one) => ({ ...one, status: 'conceded' })),
        (scene) => ({
          ...scene,
          concessions: [...scene.concessions, { id: event.id, terms: event.terms }],
          conflict: scene.conflict && {
            ...scene.conflict,
            fullDefence: scene.conflict.fullDefence.filter(({ id }) => id !== event.id),
          },
        }),
      );
    case 'ode/termsDiscussed':
      return changeScene(state, (scene) => ({
        ...scene,
        concessions: scene.concessions.map((one) => {
          if (one.id !== event.id) return one;
          return event.by === 'conceder' ? { id: one.id, terms: event.text } : { ...one, wish: event.text };
        }),
      }));
    case 'ode/conflictEnded':
      return turnScene(state, { conflict: null });
  }
};
