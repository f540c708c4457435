import { outcomeOf } from '../shifts.ts';
import { maxAbsorb } from '../harm.ts';
import type { AnyAction, State } from '../model.ts';
import { columnsHold } from '../skills.ts';
import { stuntBonus } from '../stunts.ts';
import { adjective } from '../texts/terms.ts';
import { flag, number, numbers, text, type Loose } from './loose.ts';
import { figure } from '../people.ts';

/** Steps that only read. */
export const query = (state: State, step: Loose): Readonly<Record<string, unknown>> => {
  const character = figure(state, text(step['character']));
  switch (step['what']) {
    case 'ladder': {
      const { word, surplus } = adjective(number(step['value']), 'sv');
      return { adjective: word, surplus };
    }
    case 'outcome':
      return { outcome: outcomeOf(number(step['shifts'])) };
    case 'columns': {
      const counts = Object.entries(numbers(step['counts'])).map(([rung, count]) => [Number(rung), count] as const);
      return { valid: columnsHold(new Map(counts)) };
    }
    case 'stuntBonus': {
      const stunt = character?.stunts.find(({ id }) => id === step['stunt']);
      if (!stunt) return { error: 'notFound' };
      const action = text(step['action']) as AnyAction;
      return {
        stuntBonus: stuntBonus(stunt, text(step['skill']), action, flag(step['circumstance'], true)),
        fatePointCost: stunt.fatePointCost,
      };
    }
    case 'maxAbsorb':
      if (!character) return { error: 'notFound' };
      return { maxAbsorb: maxAbsorb(character, step['harm'] === 'mental' ? 'mental' : 'physical') };
    default:
      return { error: 'notFound' };
  }
};
