import type { AnyRuleSet, Viewer } from '@aspekt/contract';
import type { Game } from '@aspekt/registry';
import { canary } from './canary.ts';

/** A game with a fault on purpose, so that the search can be seen to find it. */
export const leaky = (game: Game, fault: (rules: AnyRuleSet) => AnyRuleSet): Game => ({
  ...game,
  load: async () => fault(await game.load()),
});

const hiddenWord = (state: unknown): string => new RegExp(`${canary}\\w+`).exec(JSON.stringify(state) ?? '')?.[0] ?? '';

/** Rules that remember the state they last decided on or offered from, as a careless global would. */
const remembering = (rules: AnyRuleSet): { readonly rules: AnyRuleSet; readonly last: () => unknown } => {
  let last: unknown;
  return {
    last: () => last,
    rules: {
      ...rules,
      decide: (state, command, context) => {
        last = state;
        return rules.decide(state, command, context);
      },
      offers: (state, viewer) => {
        last = state;
        return rules.offers(state, viewer);
      },
    },
  };
};

const withoutMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'only')
      .map(([key, part]) => [key, withoutMarks(part)]),
  );
};

/** Ways in which rules could tell a word that is hidden. */
export const tellingWords: Readonly<Record<string, (rules: AnyRuleSet) => AnyRuleSet>> = {
  'events without their marks': (rules) => ({
    ...rules,
    decide: (state, command, context) => {
      const decision = rules.decide(state, command, context);
      return decision.ok ? { ...decision, events: decision.events.map(withoutMarks) } : decision;
    },
  }),
  'the label of a button': (given) => {
    const { rules, last } = remembering(given);
    return { ...rules, label: (command, locale, name) => given.label(command, locale, name) + hiddenWord(last()) };
  },
  'a refusal, in base64': (given) => {
    const { rules, last } = remembering(given);
    return {
      ...rules,
      explain: (refusal, locale) =>
        given.explain(refusal, locale) + Buffer.from(`x${hiddenWord(last())}`).toString('base64'),
    };
  },
  'the sentence of an event': (given) => {
    const { rules, last } = remembering(given);
    return {
      ...rules,
      describe: (event, locale, name) => {
        const told = given.describe(event, locale, name);
        return { ...told, why: [...(told.why ?? []), hiddenWord(last())] };
      },
    };
  },
};

/** Ways in which rules could let one know that there is something hidden, without a word of it. */
export const tellingThat: Readonly<Record<string, (rules: AnyRuleSet) => AnyRuleSet>> = {
  'a number of everything that happened': (rules) => ({
    ...rules,
    evolve: (state, event) => {
      const next = rules.evolve(state, event);
      return { ...next, happened: (state.happened ?? 0) + 1 };
    },
  }),
  'an offer more': (rules) => ({
    ...rules,
    offers: (state, viewer: Viewer) => {
      const offers = rules.offers(state, viewer);
      return hiddenWord(state) === '' ? offers : offers.slice(1);
    },
  }),
  'the length of a sentence': (given) => {
    const { rules, last } = remembering(given);
    return {
      ...rules,
      explain: (refusal, locale) => given.explain(refusal, locale) + '.'.repeat(JSON.stringify(last()).length % 97),
    };
  },
};
