import { refuse, type Json, type Refusal } from '@aspekt/contract';
import { actorOf, rollsOf } from './access.ts';
import { difficultyTable } from './difficulty.ts';
import { heroCeiling } from './hero-points.ts';
import type { Question, Roll, State } from './model.ts';
import { seriesOdds } from './odds/series.ts';
import { declaredOpposed, negligible, sidesChances, successOpposed, type Entrant } from './odds/sides.ts';
import { chance, chancesAsJson } from './odds/as-json.ts';
import { difficultyChances, opposedChances } from './odds/roll.ts';
import { boughtOn, pointsToSpend, previewAnswer, rollAnswer } from './roll-questions.ts';
import { additions } from './formula.ts';
import { aheadAnswer, seriesAheadAnswer, seriesAnswer } from './series-questions.ts';
import { suggestSkill } from './skills.ts';
import { suggestTrait } from './traits.ts';

export type Answer = Json | { readonly refusal: Refusal };

const unknown = (id: string): Answer => ({ refusal: refuse('E_UNKNOWN_ID', { id }).refusal });

export const answer = (state: State, question: Question): Answer => {
  switch (question.ask) {
    case 'suggestTrait': {
      const traits = state.characters.find(({ id }) => id === question.actor)?.sheet.value.traits;
      const stranger = question.fitting.find((name) => !traits?.some((trait) => trait.name === name));
      if (!traits || stranger !== undefined)
        return unknown(traits && stranger !== undefined ? stranger : question.actor);
      return suggestTrait(traits, question.fitting);
    }
    case 'suggestSkill': {
      const character = state.characters.find(({ id }) => id === question.actor);
      return character ? suggestSkill(character.sheet.value.skills, question.fitting) : unknown(question.actor);
    }
    case 'difficulty':
      return chancesAsJson(difficultyChances(question.gap, state.settings));
    case 'opposed': {
      const { A, B, tie } = opposedChances(question.delta, state.settings);
      return { A: chancesAsJson(A), B: chancesAsJson(B), tie: chance(tie), unresolved: 0 };
    }
    case 'preview':
      return previewAnswer(state, question.roll, question.against);
    case 'roll':
      return rollAnswer(state, question);
    case 'sides':
      return sidesAnswer(state, question.sides, question.pointsOf);
    case 'contest': {
      const { delta, wins = 1, daze = false } = question;
      const { A, B, rolls } = seriesOdds(delta, wins, daze, state.settings);
      return { A: chance(A), B: chance(B), rolls: chance(rolls) };
    }
    case 'series':
      return seriesAnswer(state, question);
    case 'seriesAhead':
      return seriesAheadAnswer(state, question);
    case 'ahead':
      return aheadAnswer(state, question);
    case 'difficultyTable':
      return { rows: difficultyTable.map((row) => [...row]), lastRowOpen: true };
    case 'heroCeiling':
      // The book recommends one point and never more than two (VAST-HERO-09).
      return {
        highest: heroCeiling(question.kind, state.settings),
        recommended: question.kind === 'ordinary' ? 1 : null,
      };
  }
};

/** Of another player's character one may not know the points, so that a player asks for her own alone. */
const sidesAnswer = (state: State, sides: readonly string[], pointsOf: readonly string[] = sides): Answer => {
  const asGm = { seat: 'gm', role: 'gm' } as const;
  const rolls = sides.map((id) => rollsOf(state, id, asGm));
  const stranger = sides.find((_, i) => rolls[i]?.length === 0);
  if (stranger !== undefined) return unknown(stranger);
  const entrants = rolls.map((side) => side.map(entrantOf));
  const [one, other] = rolls.map((side) => (side.length === 1 && side[0]?.heroPointsSpent === 0 ? side[0] : undefined));
  const closed = sides.length === 2 && one && other;
  return {
    sides: closed
      ? [closedChances(one, other), closedChances(other, one)]
      : sidesChances(entrants).map((chances) =>
          Object.fromEntries(Object.entries(chances).map(([outcome, p]) => [outcome, { p }])),
        ),
    withPoints: rolls.map((side, mine) => {
      const others = entrants.filter((_, i) => i !== mine).flat();
      return pointsOf.includes(sides[mine] ?? '') ? pointsAgainst(state, side, others) : [];
    }),
    unresolved: closed ? 0 : negligible,
  };
};

const closedChances = (own: Roll, other: Roll): Json =>
  chancesAsJson(opposedChances(additions(own) - additions(other), own.settings).A);

const entrantOf = (roll: Roll): Entrant => ({
  ...boughtOn(roll),
  added: additions(roll),
  zeroGives: roll.settings.opposedZero === 'otherSucceeds',
});

/**
 * What each hero point would do in an opposed roll not yet thrown. What has been bought already is in the chances
 * themselves; between the rolls of a group no plan is made.
 */
const pointsAgainst = (state: State, [roll, ...mates]: readonly Roll[], others: readonly Entrant[]): Json => {
  const actor = roll && actorOf(state, roll);
  if (!actor || mates.length > 0 || roll.heroPointsSpent > 0) return [];
  const plan = roll.settings.heroTiming === 'beforeRoll' ? declaredOpposed : successOpposed;
  return pointsToSpend(roll, actor).map((points) => ({
    points,
    success: { p: plan(entrantOf(roll), others, points), error: negligible },
  }));
};
