import type { Seen, Tagged } from '@aspekt/contract';
import type { RuleId } from '../help/topics.ts';
import type { Event } from '../model.ts';
import type { SeenEvent } from './language.ts';

type Cited = readonly RuleId[];

/** The rules behind every kind of event: fixed, or read off what happened. */
const cites: { readonly [Type in Event['type']]: Cited | ((event: SeenEvent<Type>) => Cited) } = {
  'nyx/characterCreated': ['NYX-ATTR-02', 'NYX-ASP-01', 'NYX-PTS-01'],
  'nyx/draftEdited': ['NYX-ATTR-02'],
  'nyx/characterActivated': ['NYX-ATTR-02', 'NYX-ASP-01', 'NYX-ASP-02'],
  'nyx/characterReturned': [],
  'nyx/characterRetired': [],
  'nyx/characterClaimed': [],
  'nyx/characterAssigned': [],
  'nyx/figureRenamed': [],
  'nyx/aspectNamed': ['NYX-ASP-06'],
  'nyx/aspectDescribed': ['NYX-ASP-03'],
  'nyx/aspectsChanged': ['NYX-CHG-02', 'NYX-CHG-03', 'NYX-CHG-04', 'NYX-CHG-07'],
  'nyx/damageRemoved': ['NYX-REC-03', 'NYX-REC-05'],
  'nyx/temporaryAspectAdded': ['NYX-CHG-08', 'NYX-CHG-09'],
  'nyx/temporaryAspectRemoved': ['NYX-CHG-08'],
  'nyx/pointsAdjusted': ['NYX-PTS-09'],

  'nyx/tableConfigured': ['NYX-GEN-03'],
  'nyx/sessionStarted': ['NYX-CHG-01'],
  'nyx/sessionEnded': ['NYX-CHG-01'],
  'nyx/longPauseTaken': ['NYX-CHG-01'],
  'nyx/sceneStarted': [],
  'nyx/participantsSet': [],
  'nyx/sceneEnded': ['NYX-REC-01', 'NYX-OUT-15'],
  'nyx/reminderCleared': ['NYX-CHG-07'],
  'nyx/clockAdvanced': ({ due }) => (due.length > 0 ? ['NYX-SLOW-03'] : []),

  'nyx/extraCreated': ({ extra }) =>
    extra.mob ? ['NYX-MOB-01', 'NYX-MOB-02', 'NYX-OUT-10'] : ['NYX-ATTR-07', 'NYX-OUT-10'],
  'nyx/extraHidden': [],
  'nyx/extraRevealed': [],
  'nyx/extraRemoved': [],
  'nyx/extraPromoted': ['NYX-OUT-11'],
  'nyx/aspectRevealed': ['NYX-OUT-05'],
  'nyx/aspectHidden': ['NYX-OUT-05'],
  'nyx/aspectInvented': ['NYX-OUT-12', 'NYX-OUT-14', 'NYX-OUT-18'],
  'nyx/aspectVetoed': ['NYX-PTS-11'],
  'nyx/sceneAspectAdded': ['NYX-OUT-14', 'NYX-OUT-18'],
  'nyx/sceneAspectRemoved': ['NYX-OUT-15'],
  'nyx/thingAdded': ['NYX-OUT-08'],
  'nyx/thingRemoved': ['NYX-OUT-08'],

  'nyx/aspectUsed': ({ use: { sign } }) =>
    sign === 'positive'
      ? ['NYX-PTS-03', 'NYX-PTS-07']
      : sign === 'negative'
        ? ['NYX-PTS-02', 'NYX-PTS-07']
        : ['NYX-PTS-04'],
  'nyx/useRejected': ['NYX-PTS-11'],
  'nyx/aspectActivated': ({ activation: { sign } }) =>
    sign === 'positive'
      ? ['NYX-DICE-01', 'NYX-DICE-02', 'NYX-PTS-03']
      : sign === 'negative'
        ? ['NYX-DICE-01', 'NYX-DICE-03', 'NYX-PTS-02']
        : ['NYX-DICE-14', 'NYX-PTS-04'],
  'nyx/activationWithdrawn': ['NYX-DICE-11'],
  'nyx/activationRejected': ['NYX-PTS-11'],
  'nyx/aspectDemanded': ['NYX-DICE-05', 'NYX-PTS-08'],
  'nyx/damageMarked': ['NYX-HARM-07'],
  'nyx/demandAnswered': ['NYX-DICE-15', 'NYX-PTS-08'],
  'nyx/storyDemanded': ['NYX-PTS-08'],
  'nyx/storyDemandAnswered': ['NYX-PTS-08'],

  'nyx/actionDeclared': ['NYX-IND-01', 'NYX-ACT-02'],
  'nyx/groupActionDeclared': ({ draft: { group } }) => [
    group?.way === 'strongest' ? 'NYX-ACT-06' : 'NYX-ACT-05',
    'NYX-ACT-07',
  ],
  'nyx/conflictRollDeclared': ['NYX-CON-01'],
  'nyx/roundDeclared': ['NYX-CPX-04', 'NYX-CPX-24'],
  'nyx/slowHarmRollDeclared': ['NYX-SLOW-04'],
  'nyx/modifierSet': ['NYX-ROLL-04', 'NYX-ROLL-06', 'NYX-ROLL-12'],
  'nyx/stakesSet': ['NYX-IND-02'],
  'nyx/rollAttributeSet': ['NYX-CON-01', 'NYX-CPX-04'],
  'nyx/readied': ['NYX-CPX-24'],
  'nyx/draftCancelled': ['NYX-PTS-10'],
  'nyx/automaticGranted': ({ kind }) => [kind === 'individual' ? 'NYX-AUTO-01' : 'NYX-AUTO-02', 'NYX-AUTO-03'],
  'nyx/rolled': (event) => [...citeDice(event), ...citeResult(event)],

  'nyx/conflictStarted': ['NYX-CPX-01', 'NYX-CPX-02', 'NYX-SIT-01'],
  'nyx/situationalSet': ['NYX-SIT-02', 'NYX-SIT-10'],
  'nyx/situationalDropped': ['NYX-SIT-09'],
  'nyx/goalSet': ['NYX-CPX-02'],
  'nyx/membersSet': [],
  'nyx/needleSet': [],
  'nyx/roundNarrated': ['NYX-CPX-21', 'NYX-CPX-22'],
  'nyx/breakOffRequested': ['NYX-CPX-18'],
  'nyx/breakOffRuled': ['NYX-CPX-18'],
  'nyx/conflictEnded': ({ endReason }) =>
    endReason === 'goalReached'
      ? ['NYX-CPX-20']
      : endReason === 'gaveUp'
        ? ['NYX-CPX-17']
        : endReason === 'brokenOff'
          ? ['NYX-CPX-18']
          : endReason === 'knockedOut'
            ? ['NYX-CPX-19']
            : [],

  'nyx/harmTaken': ({ choice, mobLoss, knockedOut }) => [
    'NYX-HARM-03',
    ...(choice === 'exhaustion' ? (['NYX-HARM-04'] as const) : (['NYX-HARM-06', 'NYX-HARM-09'] as const)),
    ...(mobLoss > 0 ? (['NYX-MOB-03'] as const) : []),
    ...(knockedOut ? (['NYX-HARM-11'] as const) : []),
  ],
  'nyx/harmRedirected': ['NYX-HARM-10'],
  'nyx/harmWaived': [],
  'nyx/exhaustionCleared': ['NYX-REC-01', 'NYX-REC-02'],
  'nyx/slowHarmStarted': ['NYX-SLOW-01', 'NYX-SLOW-02', 'NYX-SLOW-03'],
  'nyx/slowHarmRevealed': ['NYX-SLOW-01'],
  'nyx/slowHarmCancelled': ['NYX-SLOW-01'],
  'nyx/adjusted': [],
};

const citeDice = ({ rolls }: SeenEvent<'nyx/rolled'>): Cited => {
  const thrown = [rolls.A, rolls.B].filter((roll) => roll !== undefined);
  return [
    'NYX-ROLL-09',
    ...(thrown.some(({ numbers }) => numbers && numbers.effectBonus > 0) ? (['NYX-ATTR-10'] as const) : []),
    ...(thrown.some(({ mode }) => mode === 'best') ? (['NYX-DICE-02'] as const) : []),
    ...(thrown.some(({ mode }) => mode === 'worst') ? (['NYX-DICE-03'] as const) : []),
    ...(thrown.some(({ positiveDice, negativeDice }) => positiveDice > 0 && negativeDice > 0)
      ? (['NYX-DICE-06'] as const)
      : []),
  ];
};

const citeResult = ({ kind, winner, harms, round, rolls }: SeenEvent<'nyx/rolled'>): Cited => {
  switch (kind) {
    case 'individual':
      return winner === 'A' ? ['NYX-IND-01'] : ['NYX-IND-02'];
    case 'conflict':
      return winner === null ? ['NYX-CON-05'] : ['NYX-CON-02', ...(harms.length > 0 ? (['NYX-CON-04'] as const) : [])];
    case 'slowHarm':
      return ['NYX-SLOW-04', winner === 'A' ? 'NYX-SLOW-08' : 'NYX-SLOW-05'];
    case 'round':
      return [
        ...(rolls.A && rolls.B ? (['NYX-CPX-07'] as const) : (['NYX-CPX-09', 'NYX-CPX-10'] as const)),
        ...(winner === null ? (['NYX-CPX-08'] as const) : []),
        ...(round && round.overflow > 0 ? (['NYX-CPX-12', 'NYX-CPX-14'] as const) : []),
        ...(round && (round.situational.A !== 0 || round.situational.B !== 0) ? (['NYX-SIT-07'] as const) : []),
        'NYX-CPX-21',
      ];
  }
};

/** The ids of the rules behind an event. */
export const rulesOf = (event: Seen<Event>): Cited => {
  const table: Readonly<Record<string, unknown>> = cites;
  // The table has an entry for every event type, but TypeScript cannot pair the two unions.
  const cited = table[(event as Tagged).type] as Cited | ((event: Seen<Event>) => Cited);
  return typeof cited === 'function' ? cited(event) : cited;
};
