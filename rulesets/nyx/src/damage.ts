import type { Aspect, Id, Settings, Sign } from './model.ts';

/** Her own damage used against her is a marked damage (D-34); so is an extra's, which costs nothing to exploit (D-21). */
export const hindersByItself = (
  { settings, extras }: { readonly settings: Settings; readonly extras: Readonly<Record<Id, unknown>> },
  { by, owner, sign }: { readonly by: Id; readonly owner: Id; readonly sign: Sign },
  { kind }: Pick<Aspect, 'kind'>,
): boolean => {
  if (kind !== 'damage') return false;
  if (owner === by) return sign === 'negative';
  return sign === 'positive' && Object.hasOwn(extras, owner) && settings.extraDamage === 'automatic';
};
