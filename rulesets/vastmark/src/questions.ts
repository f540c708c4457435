import { refuse, type Json, type Refusal } from '@aspekt/contract';
import { rollsOf } from './access.ts';
import { difficultyTable } from './difficulty.ts';
import { heroCeiling } from './hero.ts';
import type { Question, State } from './model.ts';
import { anyAgainstOne, anyOf } from './odds/several.ts';
import { seriesOdds } from './odds/series.ts';
import { sidesChances } from './odds/sides.ts';
import { chance, chancesAsJson } from './odds/as-json.ts';
import { difficultyChances, opposedChances } from './odds/roll.ts';
import { previewAnswer, rollAnswer } from './roll-questions.ts';
import { additions } from './reading.ts';
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
      return previewAnswer(state, question.roll);
    case 'roll':
      return rollAnswer(state, question.rollId);
    case 'sides':
      return sidesAnswer(state, question.sides);
    case 'severalTraits':
      return severalAnswer(state, question);
    case 'contest': {
      const { delta, wins = 1, daze = false } = question;
      const { A, B, rolls } = seriesOdds(delta, wins, daze, state.settings);
      return { A: chance(A), B: chance(B), rolls: chance(rolls) };
    }
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

const severalAnswer = (state: State, { gaps, deltas }: Extract<Question, { ask: 'severalTraits' }>): Answer => {
  if (deltas !== undefined && deltas.length > 0) {
    return { success: chance(anyAgainstOne(deltas, 1)), perfection: chance(anyAgainstOne(deltas, 10)) };
  }
  const each = (gaps ?? []).map((gap) => difficultyChances(gap, state.settings));
  return {
    success: chance(anyOf(each.map(({ success }) => success))),
    perfection: chance(anyOf(each.map(({ perfection }) => perfection))),
  };
};

const sidesAnswer = (state: State, sides: readonly string[]): Answer => {
  const asGm = { seat: 'gm', role: 'gm' } as const;
  const rolls = sides.map((id) => rollsOf(state, id, asGm));
  const stranger = sides.find((_, i) => rolls[i]?.length === 0);
  if (stranger !== undefined) return unknown(stranger);
  const added = rolls.map((side) => side.map(additions));
  const [a, b] = added;
  if (sides.length === 2 && a?.length === 1 && b?.length === 1) {
    const { A, B } = opposedChances((a[0] ?? 0) - (b[0] ?? 0), rolls[0]?.[0]?.settings ?? state.settings);
    return { sides: [A, B].map(chancesAsJson), unresolved: 0 };
  }
  const found = sidesChances(added);
  return {
    sides: found.map(({ chances }) => chancesAsJson(chances)),
    unresolved: Math.max(...found.map(({ unresolved }) => unresolved)),
  };
};
