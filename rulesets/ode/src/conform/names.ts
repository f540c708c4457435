import type { Event } from '../model.ts';

/**
 * The vector's names of aspects and the table's: an aspect goes by its text when it came into being,
 * a boost by its number.
 */
export type Names = {
  /** Every name that has come up so far. */
  readonly heard: ReadonlySet<string>;
  readonly given: (id: string) => string;
  readonly real: (name: string) => string;
};

export type NameBook = Names & { readonly hear: (name: string) => void; readonly learn: (event: Event) => void };

export const nameBook = (): NameBook => {
  const heard = new Set<string>();
  const byId = new Map<string, string>();
  const byName = new Map<string, string>();
  let boosts = 0;
  const name = (id: string, as: string): void => {
    if (byId.has(id)) return;
    byId.set(id, as);
    byName.set(as, id);
    heard.add(as);
  };
  return {
    heard,
    given: (id) => byId.get(id) ?? id,
    real: (as) => byName.get(as) ?? as,
    hear: (as) => void heard.add(as),
    learn: (event) => {
      if (event.type === 'ode/boostGained') name(event.boost.id, `boost${++boosts}`);
      if (event.type === 'ode/hitAbsorbed') for (const { id, text } of event.consequences) name(id, text);
      if (event.type === 'ode/aspectAdded') name(event.aspect.id, event.aspect.text);
      if (event.type === 'ode/aspectSet') name(`${event.id}-${event.slot}`, event.text);
      if (event.type === 'ode/minorMilestoneTaken' && event.change.choice === 'rewriteAspect')
        name(`${event.id}-${event.change.slot}`, event.change.text);
    },
  };
};
