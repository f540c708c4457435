import type { Viewer } from '@aspekt/contract';
import { aspectsInPlay, concerns, freeInvokesOf } from '../aspects.ts';
import { isAnsweredBy } from '../compels.ts';
import type { State } from '../model.ts';
import { controls, figure, inPlay, isGm, sideOf } from '../people.ts';
import { isLimited, isTold } from '../stunts.ts';
import { isFree } from '../turn.ts';
import { blank, may, must, own, ownInPlay, type Candidate } from './candidate.ts';

/** Boosts, free invokes, stunts that only tell something, compels, and what waits for the game master's word. */
export const fateOffers = (state: State, viewer: Viewer): readonly Candidate[] =>
  [
    answers(state, viewer),
    claims(state),
    boosts(state, viewer),
    sharing(state, viewer),
    tellings(state, viewer),
    isFree(state) ? compels(state, viewer) : [],
  ].flat();

const claims = (state: State): readonly Candidate[] =>
  state.claims.flatMap(({ id, kind }) =>
    [true, false].map((grant) =>
      must({ type: 'ode/answerClaim', claim: id, grant }, kind === 'detail' ? 'ODE-DET-01' : 'ODE-CMP-08'),
    ),
  );

const answers = (state: State, viewer: Viewer): readonly Candidate[] =>
  state.compels
    .filter(({ status }) => status === 'offered')
    .flatMap((compel) => {
      const { id, targetId, seat } = compel;
      if (!isAnsweredBy(viewer, compel, figure(state, targetId)) && seat !== viewer.seat && !isGm(viewer)) return [];
      return [
        must({ type: 'ode/answerCompel', compel: id, answer: 'accept' }, 'ODE-CMP-02'),
        must({ type: 'ode/answerCompel', compel: id, answer: 'refuse', text: blank }, 'ODE-CMP-03', 'ODE-CMP-04'),
        may({ type: 'ode/negotiateCompel', compel: id, text: blank }, 'ODE-CMP-01'),
        may({ type: 'ode/withdrawCompel', compel: id }, 'ODE-CMP-09'),
      ];
    });

const boosts = (state: State, viewer: Viewer): readonly Candidate[] =>
  state.aspects.flatMap((boost) => {
    if (boost.kind !== 'boost') return [];
    const allies = Object.values(state.characters).filter(
      (one) => inPlay(state, one) && one.id !== boost.holderId && sideOf(state, one) === boost.side,
    );
    return [
      ...allies.map(({ id }) => may({ type: 'ode/passBoost', aspect: boost.id, ally: id }, 'ODE-BST-07')),
      ...(boost.text === '' ? [may({ type: 'ode/nameBoost', aspect: boost.id, text: blank }, 'ODE-BST-06')] : []),
      ...(isGm(viewer) ? [may({ type: 'ode/dropBoost', aspect: boost.id }, 'ODE-BST-04')] : []),
    ];
  });

const sharing = (state: State, viewer: Viewer): readonly Candidate[] =>
  aspectsInPlay(state, viewer).flatMap((found) =>
    freeInvokesOf(found).flatMap(({ holderId, shared }) => {
      const holder = holderId === null ? undefined : figure(state, holderId);
      if (!holder || !controls(viewer, holder)) return [];
      return Object.values(state.characters)
        .filter((one) => inPlay(state, one) && one.id !== holder.id && sideOf(state, one) === sideOf(state, holder))
        .map(({ id }) =>
          may(
            {
              type: 'ode/shareFreeInvoke',
              aspect: found.aspect.id ?? '',
              ally: id,
              allow: !shared.includes(id),
              actor: holder.id,
            },
            'ODE-INV-11',
          ),
        );
    }),
  );

/** Stunts that only tell something, where that is paid for or counted: all others are simply true (ODE-GFP-04). */
const tellings = (state: State, viewer: Viewer): readonly Candidate[] =>
  ownInPlay(state, viewer).flatMap((one) =>
    one.stunts
      .filter((stunt) => isTold(stunt) && isLimited(stunt))
      .map((stunt) => may({ type: 'ode/useStunt', stunt: stunt.id, actor: one.id }, 'ODE-STU-08', 'ODE-STU-15')),
  );

/** A player may ask for a point, add a detail or compel; the game master sees everyone's trouble and wounds first. */
const compels = (state: State, viewer: Viewer): readonly Candidate[] => {
  if (!state.scene) return [];
  const cards = aspectsInPlay(state, viewer).filter(({ kind, aspect }) => kind !== 'boost' && aspect.id !== undefined);
  const mine = own(state, viewer);
  const forMyself = ownInPlay(state, viewer)
    .filter(({ pc }) => pc)
    .flatMap((one) =>
      cards
        .filter((card) => card.owner?.id === one.id)
        .flatMap(({ aspect: { id } }) => [
          may({ type: 'ode/declareDetail', aspect: id, text: blank, actor: one.id }, 'ODE-DET-01'),
          may({ type: 'ode/claimSelfCompel', aspect: id, text: blank, actor: one.id }, 'ODE-CMP-08'),
        ]),
    );
  const forOthers = Object.values(state.characters)
    .filter((one) => inPlay(state, one) && !mine.includes(one))
    .flatMap((target) =>
      cards
        .filter((card) => card.owner?.id === target.id && concerns(state, card, target))
        .map(({ aspect: { id } }) =>
          may(
            { type: 'ode/offerCompel', target: target.id, aspect: id, kind: 'event', complication: blank },
            'ODE-CMP-01',
            'ODE-CMP-06',
          ),
        ),
    );
  return forMyself.concat(forOthers);
};
