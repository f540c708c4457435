import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, hersAlone, likewise, onlyGm, unknown, type Refused } from './access.ts';
import { doubleCounting, netCategories, unknownLabel } from './categories.ts';
import { successDegree, thresholds } from './evaluate.ts';
import type { Aspect, Character, ComparisonTest, DecideWithoutTest, Event, Need, State, Trait } from './model.ts';
import { warned } from './open-test.ts';
import { kindsIn, proficiencyForTest } from './proficiencies.ts';
import { sphereValue } from './spheres.ts';

type Compared = Extract<Event, { readonly type: 'kolo/compared' }>;

/** Test przez porównanie: whether the character has what it takes, without coins or engagement (KOLO-CMP-01). */
export const comparisonTest = (state: State, { actor, need }: ComparisonTest, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by) ?? needProblem(need, character);
  if (wrong) return wrong;
  const only = hersAlone(character);
  const event: Compared = { type: 'kolo/compared', actor, need, ...compare(need, character), only };
  return need.kind === 'routine'
    ? warned(event, doubleCounting(need.categories ?? [], need.merges ?? [], 0))
    : accept<Event>(event);
};

const aspectsNamed = (character: Character, phrases: readonly string[]): readonly Aspect[] =>
  character.aspects.filter(({ phrase }) => phrases.includes(phrase));
const traitsNamed = (character: Character, phrases: readonly string[]): readonly Trait[] =>
  character.traits.filter(({ phrase }) => phrases.includes(phrase));

const needProblem = (need: Need, character: Character): Refused => {
  const aspects = need.kind === 'proficiency' || need.kind === 'routine' ? need.aspects : [];
  const traits = need.kind === 'sphere' ? need.traits : [];
  const stranger =
    aspects.find((phrase) => !character.aspects.some((it) => it.phrase === phrase)) ??
    traits.find((phrase) => !character.traits.some((it) => it.phrase === phrase));
  if (stranger !== undefined) return unknown(stranger);
  if (need.kind === 'aspect') return undefined;
  if (need.kind !== 'routine') return Number.isInteger(need.value) ? undefined : refuse('E_NOT_INTEGER');
  const label = unknownLabel(need.categories ?? [], need.merges ?? []);
  if (label !== undefined) return unknown(label);
  if (!(need.categories ?? []).every(({ value }) => Number.isInteger(value))) return refuse('E_NOT_INTEGER');
  return need.proficiencies.length === 0 ? refuse('E_NO_PROFICIENCY', undefined, ['KOLO-CMP-02']) : undefined;
};

const compare = (need: Need, character: Character): Pick<Compared, 'value' | 'passes' | 'routine'> => {
  switch (need.kind) {
    case 'proficiency': {
      // Knowledge: a needed value from named aspects (KOLO-CMP-03).
      const value = kindsIn(aspectsNamed(character, need.aspects), need.proficiency);
      return { value, passes: value >= need.value, routine: null };
    }
    case 'sphere': {
      // Reading: the sphere value with its base 1 (KOLO-CMP-05, D-14).
      const value = sphereValue(traitsNamed(character, need.traits), need.sphere);
      return { value, passes: value >= need.value, routine: null };
    }
    case 'aspect':
      // Owning the aspect is enough, assigned or not (KOLO-CMP-04).
      return { value: null, passes: character.aspects.some(({ phrase }) => phrase === need.aspect), routine: null };
    case 'routine':
      return { ...routineWork(need, character), passes: null };
  }
};

/** Routine work: the proficiency on the success scale, rescaled (KOLO-CMP-02). */
const routineWork = (
  need: Extract<Need, { readonly kind: 'routine' }>,
  character: Character,
): Pick<Compared, 'value' | 'routine'> => {
  const known = proficiencyForTest(aspectsNamed(character, need.aspects), need.proficiencies, need.veryCommon ?? false);
  const { scale } = netCategories(need.categories ?? [], need.merges ?? [], known.unskilled);
  const final = known.proficiencyValue * 2 ** Math.max(0, scale);
  const needed = thresholds(Math.max(0, -scale));
  return {
    value: known.proficiencyValue,
    routine: { scale, final, thresholds: needed, degree: successDegree(final, needed) },
  };
};

/** Without a test the game master decides, as where a secret passes simple tests by itself (KOLO-SEC-03). */
export const decideWithoutTest = (state: State, command: DecideWithoutTest, { by }: Context): Decision<Event> => {
  const { actor, text, degree } = command;
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  return accept<Event>({ type: 'kolo/decidedWithoutTest', actor, text, degree, ...likewise(character) });
};
