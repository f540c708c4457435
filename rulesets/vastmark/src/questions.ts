import { refuse, type Json, type Refusal } from '@aspekt/contract';
import { sample, toNumber, wilson, type Dice } from '@aspekt/dice';
import { actorOf, rollsOf } from './access.ts';
import { difficultyTable } from './difficulty.ts';
import { heroCeiling } from './hero.ts';
import { best } from './judge.ts';
import type { Question, Roll, State } from './model.ts';
import { anyAgainstOne, anyOf } from './odds/several.ts';
import { seriesOdds } from './odds/series.ts';
import { sidesChances } from './odds/sides.ts';
import { chance, chancesAsJson } from './odds/as-json.ts';
import { difficultyChances, opposedChances } from './odds/roll.ts';
import { anySucceeds, pointsLeft, previewAnswer, rollAnswer } from './roll-questions.ts';
import { successOpposed } from './odds/hero.ts';
import { throwFor } from './roll.ts';
import { additions, readSides } from './reading.ts';
import { allSeries } from './series.ts';
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
      return rollAnswer(state, question.rollId);
    case 'sides':
      return sidesAnswer(state, question.sides, question.pointsOf);
    case 'severalTraits':
      return severalAnswer(state, question);
    case 'contest': {
      const { delta, wins = 1, daze = false } = question;
      const { A, B, rolls } = seriesOdds(delta, wins, daze, state.settings);
      return { A: chance(A), B: chance(B), rolls: chance(rolls) };
    }
    case 'series':
      return seriesAnswer(state, question.seriesId);
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

/** From where the series stands; hero points are not counted in. */
const seriesAnswer = (state: State, seriesId: string): Answer => {
  const series = allSeries(state).find(({ id }) => id === seriesId);
  const [a, b] = series?.sides ?? [];
  const rollOf = (id: string | undefined): Roll | undefined => state.rolls.find((roll) => roll.id === id);
  const [one, other] = [rollOf(a?.rollId), rollOf(b?.rollId)];
  if (!series || !a || !b || !one || !other) return unknown(seriesId);
  const delta = additions(one) + a.dazed - additions(other) - b.dazed;
  const { A, B, rolls } = seriesOdds(delta, series.wins, series.daze, one.settings, [a.won, b.won]);
  return { A: chance(A), B: chance(B), rolls: chance(rolls) };
};

const severalAnswer = (state: State, { gaps, deltas }: Extract<Question, { ask: 'severalTraits' }>): Answer => {
  if (deltas !== undefined && deltas.length > 0) {
    return {
      success: chance(anySucceeds(deltas, state.settings)),
      perfection: chance(anyAgainstOne(deltas, 10)),
    };
  }
  const each = (gaps ?? []).map((gap) => difficultyChances(gap, state.settings));
  return {
    success: chance(anyOf(each.map(({ success }) => success))),
    perfection: chance(anyOf(each.map(({ perfection }) => perfection))),
  };
};

/** Of another player's character one may not know the points, so that a player asks for her own alone. */
const sidesAnswer = (state: State, sides: readonly string[], pointsOf: readonly string[] = sides): Answer => {
  const asGm = { seat: 'gm', role: 'gm' } as const;
  const rolls = sides.map((id) => rollsOf(state, id, asGm));
  const stranger = sides.find((_, i) => rolls[i]?.length === 0);
  if (stranger !== undefined) return unknown(stranger);
  const [a, b] = rolls;
  const plain = rolls.every((side) => side.every(({ heroPointsSpent }) => heroPointsSpent === 0));
  const [one, other] = [a?.[0], b?.[0]];
  if (plain && sides.length === 2 && a?.length === 1 && b?.length === 1 && one && other) {
    const delta = additions(one) - additions(other);
    const { A, B } = opposedChances(delta, one.settings);
    return {
      sides: [chancesAsJson(A), chancesAsJson(B)],
      withPoints: [
        pointsOf.includes(one.id) ? pointsAgainst(state, one, delta) : [],
        pointsOf.includes(other.id) ? pointsAgainst(state, other, -delta) : [],
      ],
      unresolved: 0,
    };
  }
  if (!plain || rolls.some((side) => side.some(({ settings }) => settings.opposedZero === 'otherSucceeds'))) {
    return sampledSides(rolls);
  }
  const found = sidesChances(rolls.map((side) => side.map(additions)));
  return {
    sides: found.map(({ chances }) => chancesAsJson(chances)),
    unresolved: Math.max(...found.map(({ unresolved }) => unresolved)),
  };
};

/** What each hero point would do in an opposed roll not yet thrown. */
const pointsAgainst = (state: State, roll: Roll, delta: number): Json => {
  const actor = actorOf(state, roll);
  const points = actor && roll.settings.heroTiming === 'afterLooking' ? pointsLeft(roll, actor) : 0;
  return Array.from({ length: points }, (_, i) => {
    const { success, unresolved } = successOpposed(delta, i + 1, roll.settings.opposedZero === 'otherSucceeds');
    return { points: i + 1, success: { p: toNumber(success), error: unresolved } };
  });
};

/** Where no sum is at hand the sides are thrown many times, and the error is said. */
const sampledSides = (rolls: readonly (readonly Roll[])[]): Answer => {
  const by = { seat: 'gm', role: 'gm' } as const;
  const play = (dice: Dice): string =>
    readSides(rolls.map((side) => side.map((roll) => throwFor(roll, { dice, by }))))
      .map((side) => best(side.map(({ result }) => result.outcome.value)))
      .join(' ');
  const { of, runs } = sample(play, 20_000);
  const sides = rolls.map((_, i) => {
    const hits = (...outcomes: readonly string[]): Json => {
      const count = [...of].reduce(
        (n, [names, { p }]) => n + (outcomes.includes(names.split(' ')[i] ?? '') ? p * runs : 0),
        0,
      );
      return { p: count / runs, error: wilson(count, runs) };
    };
    return {
      success: hits('success', 'perfection'),
      perfection: hits('perfection'),
      statusQuo: hits('statusQuo'),
      failure: hits('failure'),
      zeroed: hits('zeroed'),
    };
  });
  return { sides, sampled: runs };
};
