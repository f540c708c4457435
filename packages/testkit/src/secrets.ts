import { isSecret, maySee, see, type AnyRuleSet, type Audience, type Tagged, type Viewer } from '@aspekt/contract';
import { simulatedDice, wordsFrom } from '@aspekt/dice';

const canary = 'KANARIEN';
/** Words that people wrote, as against ids and names of kinds, which others refer to. */
const isText = (text: string): boolean => /\s/u.test(text) || /^\p{Lu}/u.test(text);

type Change = { readonly text: (text: string) => string; readonly number: (n: number) => number };

/** The same value with everything changed that a viewer may not know; `count` is told of each change. */
const changed = (value: unknown, viewer: Viewer, change: Change, count: () => void, hidden = false): unknown => {
  if (typeof value === 'string' && hidden && isText(value)) {
    count();
    return change.text(value);
  }
  if (typeof value === 'number' && hidden) return change.number(value);
  if (typeof value !== 'object' || value === null) return value;
  const goOn = (one: unknown, below = hidden): unknown => changed(one, viewer, change, count, below);
  if (Array.isArray(value)) return value.map((one) => goOn(one));
  if (isSecret(value)) return { ...value, value: goOn(value.value, hidden || !maySee(value.to, viewer)) };
  const only = 'only' in value ? (value.only as Audience | undefined) : undefined;
  const below = hidden || (only !== undefined && !maySee(only, viewer));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'only' ? one : goOn(one, below)]));
};

const same: Change = { text: (text) => text, number: (n) => n };

/**
 * What a viewer may not know makes no difference to them. Other words in hidden places: the same offers, the same answers
 * to what they send, and none of those words in anything they get. Other numbers: the same offers.
 * Returns how many hidden words there were.
 */
export const keepsSecrets = (
  rules: AnyRuleSet,
  state: unknown,
  viewer: Viewer,
  commands: readonly Tagged[],
): number => {
  let words = 0;
  const reworded = changed(state, viewer, { ...same, text: () => `${canary} ö` }, () => words++);
  const renumbered = changed(state, viewer, { ...same, number: (n) => n + 1 }, () => undefined);
  const shown = JSON.stringify(see(state, viewer));
  const told = JSON.stringify(rules.offers(state, viewer));
  const fault = (what: string): never => {
    throw new Error(`${what} depends on what ${viewer.seat} may not know\n${JSON.stringify(state)}`);
  };
  for (const other of [reworded, renumbered]) {
    if (JSON.stringify(see(other, viewer)) !== shown) fault('the view');
    const offered = JSON.stringify(rules.offers(other, viewer));
    if (offered !== told) fault(`what is offered (${told} or ${offered})`);
  }
  if (told.includes(canary)) fault('what is offered');
  for (const command of commands) {
    const answers = [state, reworded].map((from) => {
      const decision = rules.decide(from, command, { dice: simulatedDice(wordsFrom(1)), by: viewer });
      return JSON.stringify(decision.ok ? see(decision.events, viewer) : decision.refusal);
    });
    if (answers[0] !== answers[1] || answers[1]?.includes(canary)) fault(`the answer to ${JSON.stringify(command)}`);
  }
  return words;
};
