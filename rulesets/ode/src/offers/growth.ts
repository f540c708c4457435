import type { Viewer } from '@aspekt/contract';
import type { Character, State } from '../model.ts';
import { inPlay, isGm } from '../people.ts';
import { treatmentSkill } from '../recovery.ts';
import { skillIds } from '../skills.ts';
import { isFree } from '../turn.ts';
import { blank, may, own, type Candidate } from './candidate.ts';

/** Healing, milestones, countdowns. */
export const growthOffers = (state: State, viewer: Viewer): readonly Candidate[] => [
  ...(isFree(state) ? treatments(state, viewer) : []),
  ...own(state, viewer)
    .filter(({ pc, status }) => pc && status !== 'draft' && status !== 'retired')
    .flatMap(milestones),
  ...(isGm(viewer)
    ? state.countdowns.map(({ id }) => may({ type: 'ode/markCountdown', countdown: id }, 'ODE-OPT-04'))
    : []),
];

const treatments = (state: State, viewer: Viewer): readonly Candidate[] => {
  const wounds = Object.values(state.characters)
    .filter((one) => state.scene === null || inPlay(state, one))
    .flatMap((patient) =>
      patient.consequences.flatMap(({ slotId, state: healing, harm = 'physical' }) =>
        healing === 'fresh' ? [{ patient: patient.id, slotId, skill: treatmentSkill[harm] }] : [],
      ),
    );
  return own(state, viewer).flatMap((one) =>
    wounds.map((wound) =>
      may({ type: 'ode/treatConsequence', ...wound, text: blank, actor: one.id }, 'ODE-REC-02', 'ODE-REC-03'),
    ),
  );
};

const milestones = (one: Character): readonly Candidate[] => [
  ...(one.skillPoints.value > 0
    ? skillIds.map((skill) =>
        may({ type: 'ode/spendSkillPoints', skills: [skill], actor: one.id }, 'ODE-MIL-06', 'ODE-MIL-07'),
      )
    : []),
  ...(one.minorChoices > 0
    ? one.aspects
        .filter(({ slot, text }) => slot !== undefined && slot !== 'highConcept' && text !== '')
        .map(({ slot = 'trouble', text }) =>
          may({ type: 'ode/minorMilestone', choice: 'rewriteAspect', slot, text, actor: one.id }, 'ODE-MIL-02'),
        )
    : []),
  ...(one.highConceptRewrites > 0
    ? one.aspects
        .filter(({ slot, text }) => slot === 'highConcept' && text !== '')
        .map(({ text }) => may({ type: 'ode/rewriteHighConcept', text, actor: one.id }, 'ODE-MIL-03'))
    : []),
];
