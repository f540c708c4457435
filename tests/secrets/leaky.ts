import { refuse, type AnyRuleSet, type Offer, type Viewer, type Wire } from '@aspekt/contract';
import { thingsIn } from '@aspekt/testkit';
import type { Game } from '@aspekt/registry';
import type { State as Kolo } from '../../rulesets/kolo/src/model.ts';
import type { State as Vastmark } from '../../rulesets/vastmark/src/model.ts';
import { canary } from './canary.ts';
import { hiddenIds, names } from './derived.ts';

/** A game with a fault on purpose, so that the search can be seen to find it. */
export const leaky = (game: Game, fault: (rules: AnyRuleSet) => AnyRuleSet): Game => ({
  ...game,
  load: async () => fault(await game.load()),
});

const hiddenWord = (state: unknown): string => new RegExp(`${canary}\\w+`).exec(JSON.stringify(state) ?? '')?.[0] ?? '';

/** Rules that remember the state they last offered from, as a careless global would. */
const remembering = (rules: AnyRuleSet): { readonly rules: AnyRuleSet; readonly last: () => unknown } => {
  let last: unknown;
  return {
    last: () => last,
    rules: {
      ...rules,
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
  'an id that counts what is hidden': (rules) => ({
    ...rules,
    offers: (state, viewer: Viewer) =>
      (rules.offers(state, viewer) as readonly Offer<Wire>[]).map((offer) => {
        const { id } = offer.command;
        if (typeof id !== 'string') return offer;
        return { ...offer, command: { ...offer.command, id: `${id}-${hiddenIds(thingsIn(state)).size}` } };
      }),
  }),
  'the length of a sentence': (given) => {
    const { rules, last } = remembering(given);
    return {
      ...rules,
      explain: (refusal, locale) => given.explain(refusal, locale) + '.'.repeat(hiddenIds(thingsIn(last())).size % 97),
    };
  },
};

/** Rules that show everyone how much is told to one player alone. */
export const countingWhispers = (rules: AnyRuleSet): AnyRuleSet => ({
  ...rules,
  evolve: (state, event) => {
    const next = rules.evolve(state, event);
    return Array.isArray(event.only) ? { ...next, whispers: (state.whispers ?? 0) + 1 } : next;
  },
});

/** Rules that say of an id that it is taken where something hidden has it. */
export const tellingIds = (rules: AnyRuleSet): AnyRuleSet => ({
  ...rules,
  decide: (state, command: Wire, context) =>
    context.by.role === 'player' && names({ id: command['id'] }, hiddenIds(thingsIn(state)))
      ? refuse(rules.misthrown, { left: 1 })
      : rules.decide(state, command, context),
});

/** Rules whose open rolls tell more of a sheet than what counts in them. */
export const tellingSheets = (rules: AnyRuleSet): AnyRuleSet => ({
  ...rules,
  decide: (state, command: Wire, context) => {
    const decision = rules.decide(state, command, context);
    if (!decision.ok || command.type !== 'vastmark/openRoll') return decision;
    const { characters } = state as Vastmark;
    const count = characters.find(({ id }) => id === command['actor'])?.sheet.value.skills.length;
    return { ...decision, events: decision.events.map((event: object) => ({ ...event, skills: count })) };
  },
});

/** Rules in whose significance, which everybody sees, more counts than secrets and resources. */
export const tellingFigures = (rules: AnyRuleSet): AnyRuleSet => ({
  ...rules,
  evolve: (state, event) => {
    const next: Kolo = rules.evolve(state, event);
    const characters = next.characters.map(({ significance, ...it }) => ({
      ...it,
      significance: { ...significance, notes: it.own.value.notes.length },
    }));
    return { ...next, characters };
  },
});
