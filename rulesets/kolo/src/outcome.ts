import type { Event } from './model.ts';

/** The bucket of a throw: its degree; of a contest who wins and by what degree; of a test decided by comparison what it came to. */
export const outcome = (events: readonly Event[]): string => {
  for (const event of events) {
    switch (event.type) {
      case 'kolo/flipped':
        return event.test.outcome?.degree ?? 'nothing';
      case 'kolo/extended':
        return event.contest ? winnerOf(event.contest) : (event.test.outcome?.degree ?? 'nothing');
      case 'kolo/contested':
        return winnerOf(event.contest);
      case 'kolo/compared':
        return event.routine?.degree ?? (event.passes ? 'passes' : 'fails');
      case 'kolo/decidedWithoutTest':
        return event.degree;
      case 'kolo/campaignSet':
      case 'kolo/begun':
      case 'kolo/playerEntered':
      case 'kolo/characterCreated':
      case 'kolo/traitAdded':
      case 'kolo/aspectAdded':
      case 'kolo/secretAdded':
      case 'kolo/resourceAdded':
      case 'kolo/featureRemoved':
      case 'kolo/markerAdded':
      case 'kolo/noteSet':
      case 'kolo/harmPlaced':
      case 'kolo/markerRemoved':
      case 'kolo/characterApproved':
      case 'kolo/testOpened':
      case 'kolo/testAmended':
      case 'kolo/testProposed':
      case 'kolo/proposalDismissed':
      case 'kolo/fitSuggested':
      case 'kolo/engagementDeclared':
      case 'kolo/engagementVetoed':
      case 'kolo/passed':
      case 'kolo/closed':
      case 'kolo/thresholdsCompared':
      case 'kolo/complexStarted':
      case 'kolo/complexContinued':
      case 'kolo/complexHidden':
      case 'kolo/complexStopped':
      case 'kolo/storyProposed':
      case 'kolo/storyPriced':
      case 'kolo/storyRejected':
      case 'kolo/storyPaid':
      case 'kolo/storyLiked':
      case 'kolo/purchaseAsked':
      case 'kolo/purchaseDismissed':
      case 'kolo/featureBought':
      case 'kolo/xpRelabelled':
      case 'kolo/characterShown':
      case 'kolo/characterHidden':
      case 'kolo/characterAssigned':
      case 'kolo/characterRenamed':
      case 'kolo/notesWritten':
      case 'kolo/commonCategoriesSet':
      case 'kolo/adjusted':
        break;
    }
  }
  return 'nothing';
};

const winnerOf = ({ winner, degree }: { readonly winner: 'A' | 'B' | null; readonly degree: string }): string =>
  winner === null ? 'tie' : `${winner} ${degree}`;
