import type { Event } from './model.ts';

/** The bucket of a throw: how it went for the one who rolled, for a group its best, for an opposed roll the first side. */
export const outcome = (events: readonly Event[]): string => {
  for (const event of events) {
    switch (event.type) {
      case 'vastmark/rolled':
        return event.group?.result.value.outcome ?? event.rolls[0]?.result.outcome.value ?? 'nothing';
      case 'vastmark/opposed': {
        const first = event.sides[0];
        const group = event.groups.find(({ id }) => id === first?.id);
        return group?.result.value.outcome ?? first?.rolls[0]?.result.outcome.value ?? 'nothing';
      }
      case 'vastmark/heroPointSpent':
        return event.rolled?.result.outcome.value ?? 'nothing';
      case 'vastmark/decidedWithoutRoll':
        return event.outcome;
      case 'vastmark/settingsChanged':
      case 'vastmark/characterCreated':
      case 'vastmark/traitEdited':
      case 'vastmark/skillEdited':
      case 'vastmark/xpAwarded':
      case 'vastmark/xpSpent':
      case 'vastmark/actionDeclared':
      case 'vastmark/actionDismissed':
      case 'vastmark/traitProposed':
      case 'vastmark/traitRuled':
      case 'vastmark/rollOpened':
      case 'vastmark/consentAnswered':
      case 'vastmark/severalTraitsRequested':
      case 'vastmark/severalTraitsAnswered':
      case 'vastmark/rollConfirmed':
      case 'vastmark/promptAnswered':
      case 'vastmark/rollWithdrawn':
      case 'vastmark/sceneSet':
      case 'vastmark/characterShown':
      case 'vastmark/characterHidden':
      case 'vastmark/characterAssigned':
      case 'vastmark/characterRenamed':
      case 'vastmark/notesWritten':
      case 'vastmark/specialisationsLearnt':
      case 'vastmark/seriesStarted':
      case 'vastmark/seriesContinued':
      case 'vastmark/seriesScored':
      case 'vastmark/seriesEnded':
      case 'vastmark/hurt':
      case 'vastmark/healed':
      case 'vastmark/dazed':
      case 'vastmark/adjusted':
        break;
    }
  }
  return 'nothing';
};
