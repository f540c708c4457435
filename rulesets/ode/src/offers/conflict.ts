import type { Viewer } from '@aspekt/contract';
import { isTurnOver, stillToAct } from '../conflict.ts';
import type { Contest, State } from '../model.ts';
import { figure, inPlay, isGm } from '../people.ts';
import { isFree } from '../turn.ts';
import { bestSkills, blank, may, must, newAspectId, own, ownInPlay, type Candidate } from './candidate.ts';

/** Turns, movement and giving in; contests and challenges. */
export const conflictOffers = (state: State, viewer: Viewer): readonly Candidate[] => {
  const { scene } = state;
  if (!scene) return [];
  return [
    scene.conflict ? turns(state, viewer) : [],
    movement(state, viewer),
    scene.contest && scene.contest.winner === null ? contest(state, scene.contest, viewer) : [],
    scene.challenge && isFree(state) ? tasks(state, viewer) : [],
    scene.concessions
      .filter(({ id, wish }) => own(state, viewer).some((one) => one.id === id) === (wish !== undefined))
      .map(({ id }) => may({ type: 'ode/discussTerms', character: id, text: blank }, 'ODE-CDE-03')),
  ].flat();
};

const turns = (state: State, viewer: Viewer): readonly Candidate[] => {
  const conflict = state.scene?.conflict;
  if (!conflict) return [];
  const waiting = stillToAct(state, conflict);
  const everyone = (state.scene?.participants ?? []).flatMap((id) => {
    const one = figure(state, id);
    return one && inPlay(state, one) ? [one] : [];
  });
  const next = waiting.length > 0 ? waiting : everyone;
  return [
    ...(isTurnOver(state, conflict) && isFree(state)
      ? next.map(({ id }) => must({ type: 'ode/chooseNext', next: id }, 'ODE-TRN-03', 'ODE-TRN-04'))
      : []),
    ...ownInPlay(state, viewer).flatMap((one) => [
      ...(conflict.activeId === one.id
        ? [
            may({ type: 'ode/endTurn', actor: one.id }, 'ODE-TRN-01'),
            may({ type: 'ode/fullDefence', focus: blank, actor: one.id }, 'ODE-OPT-01'),
          ]
        : []),
      may({ type: 'ode/concede', terms: blank, actor: one.id }, 'ODE-CDE-01', 'ODE-CDE-02'),
    ]),
    ...(isGm(viewer) ? [may({ type: 'ode/endConflict' }, 'ODE-CNF-02')] : []),
  ];
};

const movement = (state: State, viewer: Viewer): readonly Candidate[] =>
  (state.scene?.zones ?? []).flatMap(({ id: zone }) =>
    ownInPlay(state, viewer).map(({ id }) => may({ type: 'ode/moveZone', zone, actor: id }, 'ODE-ZON-03')),
  );

const contest = (state: State, { twistOwed, mode }: Contest, viewer: Viewer): readonly Candidate[] => [
  ...(twistOwed && isGm(viewer)
    ? [must({ type: 'ode/addSituationAspect', id: newAspectId(state), text: blank }, 'ODE-CTS-05')]
    : []),
  ...ownInPlay(state, viewer).flatMap((one) =>
    bestSkills(one, 2).flatMap((skill) => [
      may(
        {
          type: 'ode/contestRoll',
          intent: blank,
          skill,
          actor: one.id,
          ...(mode === 'difficulties' && isGm(viewer) && { difficulty: 2 }),
        },
        'ODE-CTS-02',
      ),
      may(
        {
          type: 'ode/contestAdvantage',
          intent: blank,
          skill,
          advantage: { mode: 'new', id: newAspectId(state), text: blank },
          actor: one.id,
        },
        'ODE-CTS-08',
      ),
    ]),
  ),
  ...(isGm(viewer) ? [may({ type: 'ode/endContest', text: blank }, 'ODE-CTS-01')] : []),
];

const tasks = (state: State, viewer: Viewer): readonly Candidate[] => [
  ...(state.scene?.challenge?.tasks ?? []).flatMap((_, task) =>
    ownInPlay(state, viewer).map(({ id }) =>
      may({ type: 'ode/takeTask', task, intent: blank, actor: id }, 'ODE-CHL-03'),
    ),
  ),
  ...(isGm(viewer) ? [may({ type: 'ode/endChallenge', text: blank }, 'ODE-CHL-04')] : []),
];
