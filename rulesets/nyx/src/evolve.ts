import { adjusted } from './adjust.ts';
import {
  withAspect,
  withAspectsInDrafts,
  withBearer,
  withCharacter,
  withConflict,
  without,
  withoutAspect,
} from './bearers.ts';
import * as characters from './evolve/characters.ts';
import * as revealing from './evolve/revealing.ts';
import * as rolls from './evolve/rolls.ts';
import * as scenes from './evolve/scenes.ts';
import type { Event, State } from './model.ts';

/** What an event does to the state. Everything that it does not touch is shared with the state before. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'nyx/rolled':
      return rolls.rolled(state, event);
    case 'nyx/automaticGranted':
      return rolls.resolved(state, event);

    case 'nyx/characterCreated':
      return { ...state, characters: { ...state.characters, [event.character.id]: event.character } };
    case 'nyx/draftEdited':
      return characters.edited(state, event);
    case 'nyx/characterActivated':
      return characters.activated(state, event.character);
    case 'nyx/characterReturned':
      return withCharacter(state, event.character, (character) => ({ ...character, status: 'draft' }));
    case 'nyx/characterRetired':
      return withCharacter(state, event.character, (character) => ({ ...character, status: 'retired' }));
    case 'nyx/characterClaimed':
      return withCharacter(state, event.character, (character) => ({ ...character, owner: event.owner }));
    case 'nyx/characterAssigned':
      return characters.assigned(state, event.character, event.owner);
    case 'nyx/figureRenamed':
      return characters.renamed(state, event);
    case 'nyx/aspectNamed':
      return withAspect(state, event.character, event.aspect, (aspect) => ({ ...aspect, name: event.name }));
    case 'nyx/aspectDescribed':
      return withAspect(state, event.owner, event.aspect, (aspect) => ({ ...aspect, description: event.description }));
    case 'nyx/aspectsChanged':
      return {
        ...withAspectsInDrafts(characters.changed(state, event.character, event.aspects), event.character),
        reminders: [...state.reminders, event.reminder],
      };
    case 'nyx/damageRemoved': {
      const paid = characters.moved(withoutAspect(state, event.character, event.aspect), event.points);
      return { ...paid, reminders: [...state.reminders, event.reminder] };
    }
    case 'nyx/temporaryAspectAdded':
      return withBearer(state, event.target, (bearer) => ({ ...bearer, aspects: [...bearer.aspects, event.aspect] }));
    case 'nyx/temporaryAspectRemoved':
      return withoutAspect(state, event.target, event.aspect);
    case 'nyx/pointsAdjusted':
      return characters.moved(state, event.points);

    case 'nyx/tableConfigured':
      return scenes.configured(state, event);
    case 'nyx/sessionStarted':
      return { ...state, phase: 'play', session: event.session };
    case 'nyx/sessionEnded':
    case 'nyx/longPauseTaken':
      return scenes.breakBegun(state);
    case 'nyx/sceneStarted':
      return { ...state, scene: event.scene };
    case 'nyx/participantsSet':
      return state.scene ? { ...state, scene: { ...state.scene, participants: event.participants } } : state;
    case 'nyx/sceneEnded':
      return scenes.sceneEnded(state, event.exhaustionCleared);
    case 'nyx/reminderCleared':
      return { ...state, reminders: state.reminders.filter(({ id }) => id !== event.reminder) };
    case 'nyx/clockAdvanced':
      return scenes.clockAdvanced(state, event);

    case 'nyx/extraCreated':
      return { ...state, extras: { ...state.extras, [event.extra.id]: event.extra } };
    case 'nyx/extraHidden':
      return revealing.hidden(state, event.extra);
    case 'nyx/extraRevealed':
      return revealing.revealed(state, event.extra);
    case 'nyx/extraRemoved':
      return scenes.removed(state, event.extra);
    case 'nyx/extraPromoted':
      return {
        ...state,
        extras: without(state.extras, event.extra),
        characters: { ...state.characters, [event.extra]: event.character },
      };
    case 'nyx/aspectRevealed':
      return withAspect(state, event.owner, event.aspect.id, () => event.aspect);
    case 'nyx/aspectHidden':
      return withAspect(state, event.owner, event.aspect, (aspect) => ({ ...aspect, only: 'gm' }));
    case 'nyx/aspectInvented':
      return withBearer(state, event.owner, (bearer) => ({ ...bearer, aspects: [...bearer.aspects, event.aspect] }));
    case 'nyx/aspectVetoed':
      return withoutAspect(state, event.owner, event.aspect);
    case 'nyx/sceneAspectAdded':
      return withBearer(state, 'scene', (bearer) => ({ ...bearer, aspects: [...bearer.aspects, event.aspect] }));
    case 'nyx/sceneAspectRemoved':
      return withoutAspect(state, 'scene', event.aspect);
    case 'nyx/thingAdded':
      return { ...state, things: { ...state.things, [event.thing.id]: event.thing } };
    case 'nyx/thingRemoved':
      return scenes.thingRemoved(state, event.thing);

    case 'nyx/aspectUsed':
      return characters.used(state, event.use);
    case 'nyx/useRejected':
      return { ...characters.moved(state, event.points), uses: without(state.uses, event.use.id) };
    case 'nyx/storyDemanded':
      return { ...state, demands: { ...state.demands, [event.demand.id]: event.demand } };
    case 'nyx/storyDemandAnswered':
      return { ...characters.used(state, event.use), demands: without(state.demands, event.demand.id) };
    case 'nyx/aspectActivated':
    case 'nyx/aspectDemanded':
    case 'nyx/damageMarked':
      return rolls.activated(state, event.draft, event.activation);
    case 'nyx/demandAnswered':
      return rolls.answered(state, event);
    case 'nyx/activationWithdrawn':
      return rolls.withdrawn(state, event);
    case 'nyx/activationRejected':
      return rolls.rejected(state, event);

    case 'nyx/actionDeclared':
    case 'nyx/groupActionDeclared':
    case 'nyx/conflictRollDeclared':
    case 'nyx/slowHarmRollDeclared':
    case 'nyx/roundDeclared':
      return { ...state, drafts: { ...state.drafts, [event.draft.id]: event.draft } };
    case 'nyx/modifierSet':
      return rolls.modifierSet(state, event);
    case 'nyx/stakesSet':
      return rolls.stakesSet(state, event);
    case 'nyx/rollAttributeSet':
      return rolls.attributeSet(state, event);
    case 'nyx/readied':
      return rolls.readied(state, event);
    case 'nyx/draftCancelled':
      return { ...state, drafts: without(state.drafts, event.draft) };

    case 'nyx/conflictStarted':
      return rolls.conflictStarted(state, event.conflict);
    case 'nyx/situationalSet':
      return rolls.edgeSet(state, event, event.situational);
    case 'nyx/situationalDropped':
      return rolls.edgeSet(state, event, { label: '', value: 0 });
    case 'nyx/goalSet':
      return rolls.sideChanged(state, event.conflict, event.side, (side) => ({ ...side, goal: event.goal }));
    case 'nyx/membersSet':
      return rolls.membersSet(state, event.conflict, event.side, event.members);
    case 'nyx/needleSet':
      return withConflict(state, event.conflict, (conflict) => ({ ...conflict, needle: event.after }));
    case 'nyx/roundNarrated':
      return rolls.narrated(state, event);
    case 'nyx/breakOffRequested':
      return withConflict(state, event.conflict, (conflict) => ({ ...conflict, breakOff: event.side }));
    case 'nyx/breakOffRuled':
      return rolls.breakOffRuled(state, event);
    case 'nyx/conflictEnded':
      return rolls.conflictEnded(state, event);

    case 'nyx/harmTaken':
      return rolls.harmTaken(state, event);
    case 'nyx/harmRedirected':
      return rolls.harmRedirected(state, event.harm, event.attribute);
    case 'nyx/harmWaived':
      return rolls.harmGone(state, event.harm);
    case 'nyx/exhaustionCleared':
      return scenes.exhaustionCleared(state, event.figure, event.attributes);
    case 'nyx/slowHarmStarted':
    case 'nyx/slowHarmRevealed':
      return { ...state, slowHarms: { ...state.slowHarms, [event.slowHarm.id]: event.slowHarm } };
    case 'nyx/slowHarmCancelled':
      return scenes.slowHarmCancelled(state, event.slowHarm);

    case 'nyx/adjusted':
      return characters.moved(adjusted(state, event.figure, event.change), event.points);
  }
};
