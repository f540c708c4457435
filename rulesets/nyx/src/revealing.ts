import { inRoll, onBothSides } from './companies.ts';
import { isRunning } from './endings.ts';
import { omit, own } from './figures.ts';
import type { Event, Id, State } from './model.ts';
import { isHidden } from './who.ts';

/**
 * Who is shown is shown with the rolls and the conflicts that she is in, and everyone in them with her: what they come to
 * would be seen on her, and nobody would know from where (NYX-OUT-05). Whoever everyone knows shows nobody by being used in a roll
 * that is hidden.
 */
export const reveal = (state: State, ids: readonly Id[]): readonly Event[] => {
  const companies = [
    ...Object.values(state.drafts).filter(isSecret).map(inRoll),
    ...Object.values(state.conflicts).filter(isSecret).filter(isRunning).map(onBothSides),
  ];
  const hidden = (of: readonly Id[]): readonly Id[] => of.filter((id) => isHidden(state, id));
  const met = new Set(hidden(ids));
  for (let before = 0; before < met.size;) {
    before = met.size;
    for (const company of companies)
      if (company.some((id) => met.has(id))) for (const id of hidden(company)) met.add(id);
  }
  return [...met].map((extra): Event => ({ type: 'nyx/extraRevealed', extra }));
};

const isSecret = ({ only }: { readonly only?: unknown }): boolean => only !== undefined;

/** A thing that only the game master knew of is there for everyone. */
export const revealThing = (state: State, id: Id): readonly Event[] => {
  const thing = own(state.things, id);
  return thing?.only === undefined ? [] : [{ type: 'nyx/thingAdded', thing: omit(thing, 'only') }];
};
