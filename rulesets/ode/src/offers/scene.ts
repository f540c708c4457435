import type { Viewer } from '@aspekt/contract';
import { freshId } from '../aspects.ts';
import type { State } from '../model.ts';
import { figure, inPlay, isGm, pcsInPlay } from '../people.ts';
import { gmSide, playersSide } from '../sides.ts';
import { unready } from '../sheet.ts';
import { isFree } from '../turn.ts';
import { blank, may, newAspectId, own, type Candidate } from './candidate.ts';

/** Sessions, scenes and who is in them; a character for whoever has none. */
export const sceneOffers = (state: State, viewer: Viewer): readonly Candidate[] =>
  isGm(viewer) ? gmOffers(state) : playerOffers(state, viewer);

const playerOffers = (state: State, viewer: Viewer): readonly Candidate[] => {
  const mine = own(state, viewer).filter(({ status }) => status !== 'retired');
  if (mine.length === 0)
    return [
      ...Object.values(state.characters)
        .filter(({ pc, owner, status }) => pc && owner === undefined && status !== 'retired')
        .map(({ id }) => may({ type: 'ode/takeCharacter', character: id })),
      may({ type: 'ode/createCharacter', id: freshId(state, 'character') }, 'ODE-CHAR-01'),
    ];
  return mine.flatMap((one) => {
    if (one.status !== 'draft') return [];
    const aspects = Object.fromEntries(one.aspects.map(({ slot = '', text }) => [slot, text]));
    const ready = unready({ name: one.name, aspects, skills: one.skills.value }, state.settings).length === 0;
    return ready ? [may({ type: 'ode/finishCharacter', actor: one.id }, 'ODE-CHAR-07')] : [];
  });
};

const gmOffers = (state: State): readonly Candidate[] => {
  const { scene, session } = state;
  if (!session.open) return [may({ type: 'ode/startSession' }, 'ODE-REF-02')];
  if (!scene)
    return [
      may(
        {
          type: 'ode/startScene',
          title: blank,
          participants: pcsInPlay(state)
            .filter(({ status }) => status === 'ready')
            .map(({ id }) => id),
        },
        'ODE-SCN-01',
      ),
      may({ type: 'ode/endSession' }, 'ODE-MIL-01'),
    ];
  const outside = Object.values(state.characters).filter(
    ({ id, status }) => status === 'ready' && !scene.participants.includes(id),
  );
  return [
    ...(isFree(state) ? openings(state) : []),
    may({ type: 'ode/addSituationAspect', id: newAspectId(state), text: blank }, 'ODE-SCN-03'),
    ...outside.map(({ id }) => may({ type: 'ode/enterScene', character: id }, 'ODE-SCN-01')),
    ...hiddenAspects(state).map((id) => may({ type: 'ode/revealAspect', aspect: id })),
    may({ type: 'ode/endScene' }, 'ODE-SCN-04', 'ODE-SCN-05', 'ODE-SCN-06'),
  ];
};

const hiddenAspects = (state: State): readonly string[] => [
  ...state.aspects.flatMap((one) => (one.kind === 'situation' && one.only !== undefined ? [one.id] : [])),
  ...(state.scene?.participants ?? []).flatMap((id) =>
    (figure(state, id)?.aspects ?? []).flatMap((one) => (one.only === undefined ? [] : [one.id])),
  ),
];

/** How a plain scene can turn into something more. */
const openings = (state: State): readonly Candidate[] => {
  const present = (state.scene?.participants ?? []).flatMap((id) => {
    const one = figure(state, id);
    return one && inPlay(state, one) ? [one] : [];
  });
  const players = present.filter(({ side }) => side === playersSide).map(({ id }) => id);
  const others = present.filter(({ side }) => side === gmSide).map(({ id }) => id);
  const [first] = players;
  return [
    ...(first === undefined ? [] : [may({ type: 'ode/startConflict', first }, 'ODE-CNF-01', 'ODE-TRN-02')]),
    may(
      {
        type: 'ode/startContest',
        sides: [
          { id: playersSide, members: players, intent: blank },
          { id: gmSide, members: others, intent: blank },
        ],
      },
      'ODE-CTS-01',
    ),
    may(
      {
        type: 'ode/startChallenge',
        tasks: [
          { skill: 'athletics', difficulty: 2 },
          { skill: 'notice', difficulty: 2 },
          { skill: 'will', difficulty: 2 },
        ],
      },
      'ODE-CHL-01',
      'ODE-CHL-02',
    ),
  ];
};
