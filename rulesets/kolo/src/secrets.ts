import { refuse } from '@aspekt/contract';
import { isGm, type Refused } from './access.ts';
import type { Context } from '@aspekt/contract';
import type { NewSecret, SecretAbility } from './model.ts';
import { pointsPerLevel } from './significance.ts';

/** A secret, or a specialisation whose value is its difference × 10 (KOLO-SEC-01, KOLO-SEC-05). */
export const secretFrom = ({ phrase, text = '', value = 0, difference, tests = '' }: NewSecret): SecretAbility =>
  difference === undefined
    ? { phrase, text, value }
    : { phrase, text, value: difference * pointsPerLevel, specialisation: { tests, difference } };

/** Value and difference are whole numbers (KOLO-SEC-04, KOLO-SEC-05). */
export const valueProblem = ({ phrase, value, specialisation }: SecretAbility): Refused =>
  Number.isInteger(specialisation?.difference ?? value) ? undefined : refuse('E_NOT_INTEGER', { phrase });

/** Worth at least 1; above 3 only by the game master, except for specialisations (KOLO-SEC-04). */
export const secretProblem = (
  secret: SecretAbility,
  others: readonly SecretAbility[],
  { by }: Pick<Context, 'by'>,
): Refused => {
  const { phrase, value, specialisation } = secret;
  const broken = valueProblem(secret);
  if (broken) return broken;
  const typed = specialisation?.difference ?? value;
  if (typed < 1) return refuse('E_NOT_POSITIVE', { phrase }, ['KOLO-SEC-04']);
  if (!specialisation && value > 3 && !isGm(by)) return refuse('E_SECRET_NEEDS_GM', { phrase }, ['KOLO-SEC-04']);
  return others.some((other) => other.phrase === phrase)
    ? refuse('E_PHRASE_TAKEN', { phrase }, ['KOLO-SEC-01'])
    : undefined;
};
