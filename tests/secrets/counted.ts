import { fold, parse, type Viewer, type Wire } from '@aspekt/contract';
import { simulatedDice, wordsFrom } from '@aspekt/dice';
import type { State as Kolo } from '../../rulesets/kolo/src/model.ts';
import type { ServerInHand } from './server-in-hand.ts';

const sum = (items: readonly { readonly value: number }[]): number => items.reduce((now, { value }) => now + value, 0);

/** What everybody is shown a figure of by the rules, though not what it comes of: no more than this. */
const figures: Readonly<Record<string, (state: never) => unknown>> = {
  // Significance is for the table; the secrets and resources that count in it are not.
  kolo: ({ characters }: Kolo) =>
    characters
      .filter(({ only }) => only === undefined)
      .map(({ id, own: { value } }) => [
        id,
        sum(value.secrets.filter(({ specialisation }) => specialisation)),
        sum(value.secrets.filter(({ specialisation }) => !specialisation)),
        sum(value.resources),
      ]),
};
/** The same with names in it. */
const named: Readonly<Record<string, (state: never) => unknown>> = {
  // When something begins everybody is told whose pools rise by how much, and so how full they were.
  kolo: ({ players }: Kolo) =>
    players.filter(({ only }) => only !== 'gm').map(({ id, engagement, story }) => [id, engagement, story]),
};

/**
 * Whether what somebody does in secret leaves as it is what everybody is shown of the hidden by the rules. Where only words
 * are looked for figures may change.
 */
export const leavesShown = ({ rules, table }: ServerInHand, command: Wire, by: Viewer, wordsOnly: boolean): boolean => {
  const state = table.board.game as never;
  const parsed = parse(rules.command, command);
  if (parsed.issues) return true;
  const decision = rules.decide(state, parsed.value, { dice: simulatedDice(wordsFrom(1)), by });
  if (!decision.ok) return true;
  const after = fold(rules, state, decision.events) as never;
  return [wordsOnly ? undefined : figures[rules.id], named[rules.id]].every(
    (shown) => JSON.stringify(shown?.(state)) === JSON.stringify(shown?.(after)),
  );
};
