import { secret } from '@aspekt/contract';
import type { Character, CountdownEvent, GrowthEvent, MinorChoice, State } from '../model.ts';
import { recount } from '../stress.ts';
import { changeCharacter, changeEveryone } from './change.ts';
import { withStunts, writeAspect } from './character.ts';
import { heal } from './scene.ts';

export const evolveGrowth = (state: State, event: GrowthEvent): State => {
  switch (event.type) {
    case 'ode/recoveryStarted':
      return changeCharacter(state, event.id, (one) => ({
        ...one,
        consequences: one.consequences.map((slot) =>
          slot.slotId === event.slotId
            ? {
                ...slot,
                state: 'recovering',
                text: event.text,
                freeInvokes: [],
                treatedInScene: state.sceneNumber,
                treatedInSession: state.session.number,
              }
            : slot,
        ),
      }));
    case 'ode/minorMilestoneTaken':
      return changeCharacter(state, event.id, (one) => ({
        ...withMinorChoices(grow(one, event.change, state), one.minorChoices - 1),
        refresh: event.refresh,
      }));
    case 'ode/majorMilestoneGranted':
      return changeEveryone(
        { ...heal(state, event.healed), session: { ...state.session, arc: state.session.arc + 1 } },
        (one) => (one.pc && one.status !== 'draft' && one.status !== 'retired' ? reward(one, event) : one),
      );
    case 'ode/highConceptRewritten':
      return changeCharacter(state, event.id, (one) => ({
        ...writeAspect(one, event.slot, event.text),
        highConceptRewrites: 0,
      }));
    case 'ode/skillPointsSpent':
      return changeCharacter(state, event.id, (one) => {
        const steps = Object.entries(event.skills).reduce(
          (sum, [skill, rating]) => sum + rating - (one.skills.value[skill] ?? 0),
          0,
        );
        const left = secret(one.skillPoints.to, one.skillPoints.value - steps);
        return { ...withRatings(one, event.skills, state), skillPoints: left };
      });
    case 'ode/extremeReworded':
      return changeCharacter(state, event.id, (one) => ({
        ...one,
        aspects: one.aspects.map((aspect) =>
          aspect.slot === event.slot ? { ...aspect, text: event.text, extreme: 'fixed' } : aspect,
        ),
      }));
  }
};

/** So many choices are left; the one that would lapse is used before one of a major milestone (D-55). */
export const withMinorChoices = (one: Character, minorChoices: number): Character => ({
  ...one,
  minorChoices,
  ...(one.majorChoices !== undefined && { majorChoices: Math.min(one.majorChoices, minorChoices) }),
});

const withRatings = (one: Character, ratings: Readonly<Record<string, number>>, state: State): Character =>
  recount(one, { ...one, skills: secret(one.skills.to, { ...one.skills.value, ...ratings }) }, state.settings);

/** One of the four changes of a minor milestone (ODE-MIL-02). */
const grow = (one: Character, change: MinorChoice, state: State): Character => {
  switch (change.choice) {
    case 'swapSkills':
    case 'replaceSkill': {
      const [a, b] = change.skills;
      const { value } = one.skills;
      return withRatings(one, { [a]: value[b] ?? 0, [b]: value[a] ?? 0 }, state);
    }
    case 'rewriteStunt':
      return withStunts(
        one,
        one.stunts.map((stunt) => (stunt.id === change.stunt.id ? change.stunt : stunt)),
        state,
      );
    case 'buyStunt':
      return withStunts(one, [...one.stunts, change.stunt], state);
    case 'rewriteAspect':
      return writeAspect(one, change.slot, change.text, change.relationTo);
  }
};

const reward = (
  one: Character,
  { extraRefresh, skillPoints }: Extract<GrowthEvent, { type: 'ode/majorMilestoneGranted' }>,
): Character => ({
  ...one,
  minorChoices: one.minorChoices + 1,
  majorChoices: (one.majorChoices ?? 0) + 1,
  highConceptRewrites: 1,
  skillPoints: secret(one.skillPoints.to, one.skillPoints.value + skillPoints),
  refresh: one.refresh + (extraRefresh ? 1 : 0),
  stuntBuys: extraRefresh ? 1 : one.stuntBuys,
  extremeTaken: false,
  aspects: one.aspects.map((aspect) => (aspect.extreme === 'fixed' ? { ...aspect, extreme: 'rewordable' } : aspect)),
});

export const evolveCountdown = (state: State, event: CountdownEvent): State => {
  switch (event.type) {
    case 'ode/countdownCreated':
      return { ...state, countdowns: [...state.countdowns, event.countdown] };
    case 'ode/countdownMarked':
      return {
        ...state,
        countdowns: state.countdowns.map((one) => (one.id === event.id ? { ...one, marked: event.marked } : one)),
      };
    case 'ode/countdownShown':
      return {
        ...state,
        countdowns: state.countdowns.map((one) => (one.id === event.countdown.id ? event.countdown : one)),
      };
    case 'ode/countdownDropped':
      return { ...state, countdowns: state.countdowns.filter(({ id }) => id !== event.id) };
  }
};
