import {
  accept,
  idPattern,
  refuse,
  teller,
  type Offer,
  type PerLocale,
  type Refusal,
  type RuleSet,
  type Texts,
  type Viewer,
} from '@aspekt/contract';
import { coin, pool, sum } from '@aspekt/dice';
import * as v from 'valibot';

/**
 * A sixth game, whole: each player names a face of a coin, the game master tosses, whoever was right gets a point.
 * First to three wins. It shows everything a table asks of a rule set and nothing else.
 */
type Face = 'heads' | 'tails';
type State = {
  readonly calls: Readonly<Record<string, Face>>;
  readonly points: Readonly<Record<string, number>>;
  readonly winner?: string;
};
type Command =
  | { readonly type: 'heads/call'; readonly face: Face }
  | { readonly type: 'heads/toss' }
  | { readonly type: 'heads/adjust'; readonly who: string; readonly points: number; readonly reason: string };
type Event =
  | { readonly type: 'heads/called'; readonly who: string; readonly face: Face }
  | { readonly type: 'heads/tossed'; readonly face: Face; readonly right: readonly string[] }
  | { readonly type: 'heads/won'; readonly who: string }
  | { readonly type: 'heads/adjusted'; readonly who: string; readonly points: number; readonly reason: string };
type Sheet = { readonly name: string };

const goal = 3;

const Command = v.variant('type', [
  v.object({ type: v.literal('heads/call'), face: v.picklist(['heads', 'tails']) }),
  v.object({ type: v.literal('heads/toss') }),
  v.object({
    type: v.literal('heads/adjust'),
    who: v.pipe(v.string(), v.regex(idPattern), v.maxLength(64)),
    // Winning is left to the coin.
    points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(goal - 1)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
]);

const decide: RuleSet<State, Command, Event, Sheet, object>['decide'] = (state, command, { dice, by }) => {
  if (state.winner !== undefined && command.type !== 'heads/adjust') return refuse('HEADS_E_OVER');
  switch (command.type) {
    case 'heads/call':
      if (by.role !== 'player') return refuse('HEADS_E_PLAYERS_CALL');
      return accept<Event>({ type: 'heads/called', who: by.seat, face: command.face });
    case 'heads/toss': {
      if (by.role !== 'gm') return refuse('HEADS_E_GM_TOSSES');
      if (Object.keys(state.calls).length === 0) return refuse('HEADS_E_NOBODY_CALLED');
      const face = dice.roll('toss', pool(1, coin), sum) === 1 ? 'heads' : 'tails';
      const right = Object.keys(state.calls).filter((who) => state.calls[who] === face);
      const winner = right.find((who) => (state.points[who] ?? 0) + 1 >= goal);
      const tossed: Event = { type: 'heads/tossed', face, right };
      return winner === undefined ? accept<Event>(tossed) : accept<Event>(tossed, { type: 'heads/won', who: winner });
    }
    case 'heads/adjust':
      if (by.role !== 'gm') return refuse('HEADS_E_GM_ADJUSTS');
      return accept<Event>({ ...command, type: 'heads/adjusted' });
  }
};

const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'heads/called':
      return { ...state, calls: { ...state.calls, [event.who]: event.face } };
    case 'heads/tossed': {
      const scored = event.right.map((who) => [who, (state.points[who] ?? 0) + 1]);
      return { ...state, calls: {}, points: { ...state.points, ...Object.fromEntries(scored) } };
    }
    case 'heads/won':
      return { ...state, winner: event.who };
    case 'heads/adjusted': {
      const { winner, ...rest } = state;
      const points = { ...state.points, [event.who]: event.points };
      // Whoever had won is below the goal again.
      return winner === event.who ? { ...rest, points } : { ...state, points };
    }
  }
};

const offers = (state: State, { role }: Viewer): readonly Offer<Command>[] => {
  if (state.winner !== undefined) return [];
  if (role === 'player') {
    return (['heads', 'tails'] as const).map((face) => ({ command: { type: 'heads/call', face }, rules: [] }));
  }
  return role === 'gm' && Object.keys(state.calls).length > 0 ? [{ command: { type: 'heads/toss' }, rules: [] }] : [];
};

const faces: PerLocale<Readonly<Record<Face, string>>> = {
  sv: { heads: 'krona', tails: 'klave' },
  pl: { heads: 'orzeł', tails: 'reszka' },
  en: { heads: 'heads', tails: 'tails' },
};

const sentences: PerLocale<Texts<Event>> = {
  sv: {
    'heads/called': ({ who, face }, name) => `${name(who)} säger ${faces.sv[face]}.`,
    'heads/tossed': ({ face }) => `Myntet visar ${faces.sv[face]}.`,
    'heads/won': ({ who }, name) => `${name(who)} vinner.`,
    'heads/adjusted': ({ who, points, reason }, name) => `Poäng för ${name(who)}: ${points} (${reason}).`,
  },
  pl: {
    'heads/called': ({ who, face }, name) => `${name(who)} obstawia: ${faces.pl[face]}.`,
    'heads/tossed': ({ face }) => `Wypada ${faces.pl[face]}.`,
    'heads/won': ({ who }, name) => `Wygrywa ${name(who)}.`,
    'heads/adjusted': ({ who, points, reason }, name) => `Punkty, ${name(who)}: ${points} (${reason}).`,
  },
  en: {
    'heads/called': ({ who, face }, name) => `${name(who)} calls ${faces.en[face]}.`,
    'heads/tossed': ({ face }) => `The coin shows ${faces.en[face]}.`,
    'heads/won': ({ who }, name) => `${name(who)} wins.`,
    'heads/adjusted': ({ who, points, reason }, name) => `Points of ${name(who)}: ${points} (${reason}).`,
  },
};

const refusals: PerLocale<Readonly<Record<string, string>>> = {
  sv: {
    HEADS_E_OVER: 'Spelet är slut.',
    HEADS_E_PLAYERS_CALL: 'Bara spelare gissar.',
    HEADS_E_GM_TOSSES: 'Spelledaren singlar slanten.',
    HEADS_E_NOBODY_CALLED: 'Ingen har gissat än.',
    HEADS_E_GM_ADJUSTS: 'Spelledaren ändrar poäng.',
    HEADS_E_NAME: 'Rollpersonen behöver ett namn.',
    HEADS_E_DICE: 'Ett mynt visar 0 eller 1.',
  },
  pl: {
    HEADS_E_OVER: 'Gra jest skończona.',
    HEADS_E_PLAYERS_CALL: 'Obstawiają tylko gracze.',
    HEADS_E_GM_TOSSES: 'Monetą rzuca mistrz gry.',
    HEADS_E_NOBODY_CALLED: 'Nikt jeszcze nie obstawia.',
    HEADS_E_GM_ADJUSTS: 'Punkty zmienia mistrz gry.',
    HEADS_E_NAME: 'Postać potrzebuje imienia.',
    HEADS_E_DICE: 'Moneta pokazuje 0 albo 1.',
  },
  en: {
    HEADS_E_OVER: 'The game is over.',
    HEADS_E_PLAYERS_CALL: 'Only players call.',
    HEADS_E_GM_TOSSES: 'The game master tosses the coin.',
    HEADS_E_NOBODY_CALLED: 'Nobody has called yet.',
    HEADS_E_GM_ADJUSTS: 'The game master adjusts points.',
    HEADS_E_NAME: 'A character needs a name.',
    HEADS_E_DICE: 'A coin shows 0 or 1.',
  },
};

const labels: PerLocale<{ readonly call: (face: Face) => string; readonly toss: string; readonly adjust: string }> = {
  sv: { call: (face) => `Säg ${faces.sv[face]}`, toss: 'Singla slanten', adjust: 'Ändra poäng' },
  pl: { call: (face) => `Obstaw: ${faces.pl[face]}`, toss: 'Rzuć monetą', adjust: 'Zmień punkty' },
  en: { call: (face) => `Call ${faces.en[face]}`, toss: 'Toss the coin', adjust: 'Adjust points' },
};

export const heads: RuleSet<State, Command, Event, Sheet, object> = {
  id: 'heads',
  version: 1,
  credit: {
    title: 'Heads',
    author: 'the Aspekt authors',
    edition: '1',
    notice: { sv: 'Ett exempel.', pl: 'Przykład.', en: 'An example.' },
  },
  settings: v.object({}),
  sheet: {
    schema: v.object({ name: v.string() }),
    blank: () => ({ name: '' }),
    check: ({ name }) => (name === '' ? [{ code: 'HEADS_E_NAME' }] : []),
    readyMade: { sv: [{ name: 'Kim' }], pl: [{ name: 'Kim' }], en: [{ name: 'Kim' }] },
  },
  command: Command,
  initial: () => ({ calls: {}, points: {} }),
  decide,
  evolve,
  offers,
  cast: () => [],
  outcome: (events) => events.find((event) => event.type === 'heads/tossed')?.face ?? '',
  habit: () => undefined,
  describe: teller<Event>(sentences),
  label: (command, locale) => {
    switch (command.type) {
      case 'heads/call':
        return labels[locale].call(command.face);
      case 'heads/toss':
        return labels[locale].toss;
      case 'heads/adjust':
        return labels[locale].adjust;
    }
  },
  explain: ({ code }: Refusal, locale) => refusals[locale][code] ?? code,
  misthrown: 'HEADS_E_DICE',
  demo: () => [],
};
