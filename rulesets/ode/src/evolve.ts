import type { Event, State } from './model.ts';
import { evolveAdjust } from './evolve/adjust.ts';
import { evolveCharacter } from './evolve/character.ts';
import { evolveConflict } from './evolve/conflict.ts';
import { evolveContest } from './evolve/contest.ts';
import { evolveFate } from './evolve/fate.ts';
import { evolveCountdown, evolveGrowth } from './evolve/growth.ts';
import { evolveHarm } from './evolve/harm.ts';
import { evolveInvoke } from './evolve/invoke.ts';
import { evolveRoll } from './evolve/roll.ts';
import { evolveScene } from './evolve/scene.ts';

/** The state after an event; every area of the rules knows its own events. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'ode/rolled':
    case 'ode/actionDeclared':
    case 'ode/aspectPicked':
    case 'ode/autoSucceeded':
    case 'ode/difficultySet':
    case 'ode/defenceCalled':
    case 'ode/defenceDeclined':
    case 'ode/defenceDeclared':
    case 'ode/helpOffered':
    case 'ode/helpCancelled':
    case 'ode/stuntUsed':
    case 'ode/stuntDenied':
    case 'ode/rollCancelled':
      return evolveRoll(state, event);
    case 'ode/invokeProposed':
    case 'ode/invokeChallenged':
    case 'ode/challengeArgued':
    case 'ode/challengeVoted':
    case 'ode/invokeRetracted':
    case 'ode/invokeApplied':
    case 'ode/invokesPassed':
    case 'ode/settled':
    case 'ode/optionChosen':
    case 'ode/boostGained':
    case 'ode/freeInvokesGained':
    case 'ode/resolved':
      return evolveInvoke(state, event);
    case 'ode/hitLanded':
    case 'ode/hitAbsorbed':
    case 'ode/takenOut':
    case 'ode/fateDecided':
      return evolveHarm(state, event);
    case 'ode/fateMoved':
    case 'ode/boostNamed':
    case 'ode/boostPassed':
    case 'ode/boostDropped':
    case 'ode/freeInvokeShared':
    case 'ode/compelOffered':
    case 'ode/compelNegotiated':
    case 'ode/compelAccepted':
    case 'ode/compelRefused':
    case 'ode/compelWithdrawn':
    case 'ode/claimMade':
    case 'ode/claimAnswered':
      return evolveFate(state, event);
    case 'ode/challengeStarted':
    case 'ode/taskDone':
    case 'ode/challengeEnded':
    case 'ode/contestStarted':
    case 'ode/contestRolled':
    case 'ode/contestForfeited':
    case 'ode/contestScored':
    case 'ode/contestEnded':
      return evolveContest(state, event);
    case 'ode/conflictStarted':
    case 'ode/nextChosen':
    case 'ode/exchangeStarted':
    case 'ode/moved':
    case 'ode/turnEnded':
    case 'ode/fullDefenceTaken':
    case 'ode/conceded':
    case 'ode/termsDiscussed':
    case 'ode/conflictEnded':
      return evolveConflict(state, event);
    case 'ode/sessionStarted':
    case 'ode/sessionEnded':
    case 'ode/sceneStarted':
    case 'ode/sceneEnded':
    case 'ode/enteredScene':
    case 'ode/leftScene':
    case 'ode/aspectAdded':
    case 'ode/aspectRemoved':
    case 'ode/aspectRevealed':
    case 'ode/safetyRaised':
    case 'ode/safetyResolved':
    case 'ode/settingsChanged':
      return evolveScene(state, event);
    case 'ode/characterCreated':
    case 'ode/sheetWritten':
    case 'ode/characterTaken':
    case 'ode/aspectSet':
    case 'ode/skillsSet':
    case 'ode/stuntAdded':
    case 'ode/detailsEdited':
    case 'ode/characterFinished':
    case 'ode/characterRetired':
    case 'ode/npcCreated':
      return evolveCharacter(state, event);
    case 'ode/recoveryStarted':
    case 'ode/minorMilestoneTaken':
    case 'ode/majorMilestoneGranted':
    case 'ode/highConceptRewritten':
    case 'ode/skillPointsSpent':
    case 'ode/extremeReworded':
      return evolveGrowth(state, event);
    case 'ode/countdownCreated':
    case 'ode/countdownMarked':
    case 'ode/countdownShown':
    case 'ode/countdownDropped':
      return evolveCountdown(state, event);
    case 'ode/adjusted':
      return evolveAdjust(state, event);
  }
};
