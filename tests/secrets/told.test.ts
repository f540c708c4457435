import {
  fold,
  isSecret,
  maySee,
  parse,
  see,
  type AnyRuleSet,
  type Audience,
  type Offer,
  type Viewer,
  type Wire,
} from '@aspekt/contract';
import { randomDice, wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import { expect, test } from 'vitest';
import { canary, hiddenId } from './canary.ts';
import { thingsIn } from '@aspekt/testkit';
import { authorities } from '../authority/page.ts';
import { derived, hiddenIds, names } from './derived.ts';
import { secretly } from './hiding.ts';
import { commandShapes, takesId } from './made-up.ts';
import { inventions } from './inventions.ts';
import { Pen, type Random } from './pen.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const player: Viewer = { seat: 'player', role: 'player' };
const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };

/** The ids that were given to hidden things and that a viewer may not know of. */
const hiddenIn = (value: unknown, viewer: Viewer, hidden = false): readonly string[] => {
  if (typeof value === 'string') return hidden && value.startsWith(hiddenId) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => hiddenIn(one, viewer, hidden));
  if (isSecret(value)) return hiddenIn(value.value, viewer, hidden || !maySee(value.to, viewer));
  const only = 'only' in value ? (value.only as Audience | undefined) : undefined;
  const below = hidden || (only !== undefined && !maySee(only, viewer));
  return Object.values(value).flatMap((one) => hiddenIn(one, viewer, below));
};

/** Whatever names somebody whom everyone knows names somebody hidden instead. */
const aboutHidden = (value: unknown, figures: ReadonlySet<string>, hidden: () => string): unknown => {
  if (typeof value === 'string') return figures.has(value) ? hidden() : value;
  if (Array.isArray(value)) return value.map((one) => aboutHidden(one, figures, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'type' ? one : aboutHidden(one, figures, hidden)]),
  );
};

/**
 * What the game master brings to light herself, in so many words, although whoever has it stays hidden: an aspect that she shows
 * or plays. It is hers to say; who has it is not said with it.
 */
const showing: ReadonlySet<string> = new Set([
  'ode/revealAspect',
  'ode/declareDetail',
  'ode/invoke',
  'ode/offerCompel',
]);

type Sent = { readonly command: Wire; readonly by: Viewer };
const next = (
  rules: AnyRuleSet,
  state: unknown,
  pen: Pen,
  random: Random,
  wanted?: readonly string[],
): Sent | undefined => {
  const cast = rules.cast(state) as readonly { readonly id: string; readonly only?: Audience }[];
  const figures = cast.filter(({ only }) => only === undefined).map(({ id }) => id);
  if (random() % 4 === 0) return { command: secretly(rules.id, pen, { figures, seats: [player.seat] }), by: gm };
  const found = random() % 2 === 0 ? derived(rules, state, pen, gm, [player, onlooker], wanted) : undefined;
  if (found) return { command: found.command, by: gm };
  const offers = rules.offers(state, gm) as readonly Offer<Wire>[];
  const offer = random() % 3 === 0 ? offers[random() % Math.max(1, offers.length)] : undefined;
  const invented = inventions[rules.id]?.(state as never, random) as Sent | undefined;
  const sent: Sent | undefined = offer ? { command: offer.command, by: gm } : invented;
  const hidden = hiddenIn(state, onlooker);
  if (!sent || sent.by.role !== 'gm' || hidden.length === 0 || random() % 2 === 0) return sent;
  const command = aboutHidden(sent.command, new Set(figures), () => hidden[random() % hidden.length] ?? '');
  return { ...sent, command: command as Wire };
};

/** Hidden words and ids in what a viewer is told that they did not know before, do not know now, and nobody said. */
const toldTooMuch = (before: unknown, after: unknown, events: readonly Wire[], said: Wire, viewer: Viewer) => {
  const told = JSON.stringify(events.map((event) => see(event, viewer)).filter((one) => one !== undefined));
  const known = [see(before, viewer), see(after, viewer)].map((one) => JSON.stringify(one)).join();
  const words = told.match(new RegExp(`(?:${canary}|${hiddenId})\\w+`, 'gu')) ?? [];
  const sentence = JSON.stringify(said);
  return words.filter((word) => !known.includes(word) && !(word.startsWith(canary) && sentence.includes(word)));
};

/** Whether a viewer is told of somebody who was hidden from them and still is. */
const tellsWho = (rules: AnyRuleSet, states: readonly unknown[], events: readonly Wire[], viewer: Viewer): boolean => {
  const told = JSON.stringify(events.map((event) => see(event, viewer)).filter((one) => one !== undefined));
  const [before, after] = states.map((state) =>
    rules.cast(state).filter(({ only = 'everyone' }) => !maySee(only, viewer)),
  );
  const still = (before ?? []).filter(({ id }) => after?.some((one) => one.id === id));
  return still.some(({ id }) => told.includes(`"${id}"`));
};

/** What only the game master may do, with something that has an id. */
const hers = ({ id, command }: AnyRuleSet): readonly string[] =>
  [...commandShapes(command)].flatMap(([type, shape]) =>
    authorities[id]?.rows[type] === 'gm' && takesId(shape) ? [type] : [],
  );

/** Whoever enters a fight of Aoristos is seen, and nobody whom the players of Öde have not met takes part in a scene. */
const mayMiss: Readonly<Record<string, number>> = { aoristos: 1 / 2, ode: 2 / 3 };

/** Play at random with hidden things; what was told too much, and how many kinds of commands were accepted. */
const played = (
  rules: AnyRuleSet,
  seeds: number,
  marked = (event: Wire): Wire => event,
): { readonly leaks: readonly string[]; readonly kinds: number; readonly aboutHidden: ReadonlySet<string> } => {
  const settings = parse(rules.settings, {});
  if (settings.issues) throw new Error('no settings');
  const kinds = new Set<string>();
  const aboutHidden = new Set<string>();
  const leaks: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const random = wordsFrom(seed);
    const pen = new Pen(wordsFrom(seed + 77));
    let state: unknown = rules.initial(settings.value);
    const carryOut = ({ command, by }: Sent): void => {
      const parsed = parse(rules.command, JSON.parse(JSON.stringify(command)));
      const dice = randomDice(random, []);
      const decision = parsed.issues ? undefined : rules.decide(state, parsed.value, { dice, by });
      if (!decision?.ok) return;
      kinds.add(command.type);
      if (by.role === 'gm' && names(command, hiddenIds(thingsIn(state)))) aboutHidden.add(command.type);
      const after = fold(rules, state, decision.events);
      const told = (decision.events as readonly Wire[]).map(marked);
      for (const viewer of [onlooker, player])
        if (
          showing.has(command.type)
            ? tellsWho(rules, [state, after], told, viewer)
            : toldTooMuch(state, after, told, command, viewer).length > 0
        )
          leaks.push(`${JSON.stringify(command)} tells ${viewer.seat} ${JSON.stringify(told)}`);
      state = after;
    };
    for (const { as, command } of rules.demo('en'))
      carryOut({ command: command as Wire, by: as === 'gm' ? gm : player });
    for (let i = 0; i < 250; i++) {
      const left = hers(rules).filter((type) => !aboutHidden.has(type));
      const sent = next(rules, state, pen, random, random() % 2 === 0 ? left : undefined);
      if (sent) carryOut(sent);
    }
  }
  return { leaks, kinds: kinds.size, aboutHidden };
};

const loaded = await Promise.all(games.map(async ({ id, load }) => ({ id, rules: await load() })));

test.each(loaded)(
  'whatever is done in $id, with hidden things too: what it tells holds nothing that is hidden before and after',
  ({ rules }) => {
    const { leaks, kinds, aboutHidden } = played(rules, 12);
    expect(leaks).toEqual([]);
    // Most of what can be done was done, and most of what the game master can do with something, to something hidden.
    expect(kinds).toBeGreaterThan(25);
    const missed = hers(rules).filter((type) => !aboutHidden.has(type));
    expect(missed.length).toBeLessThanOrEqual(hers(rules).length * (mayMiss[rules.id] ?? 1 / 3));
  },
  60_000,
);

test.each(loaded)('events of $id that have lost their marks are found out', ({ rules }) => {
  const unmarked = (event: Wire): Wire =>
    JSON.parse(JSON.stringify(event), (key, value: unknown) => (key === 'only' ? undefined : value)) as Wire;
  expect(played(rules, 1, unmarked).leaks).not.toEqual([]);
});
