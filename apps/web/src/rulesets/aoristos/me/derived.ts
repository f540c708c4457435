import type { Numbers } from '@aspekt/aoristos';

/** What the rules work out from a person's own numbers; `convertAt` is when each wound turns into blood loss. */
export type Derived = Numbers & { readonly convertAt: readonly (number | null)[] };
