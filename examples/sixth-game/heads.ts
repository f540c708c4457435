import {
  accept,
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
type Command = { readonly type: 'heads/call'; readonly face: Face } | { readonly type: 'heads/toss' };
type Event =
  | { readonly type: 'heads/called'; readonly who: string; readonly face: Face }
  | { readonly type: 'heads/tossed'; readonly face: Face; readonly right: readonly string[] }
  | { readonly type: 'heads/won'; readonly who: string };
type Sheet = { readonly name: string };

const Command = v.variant('type', [
  v.object({ type: v.literal('heads/call'), face: v.picklist(['heads', 'tails']) }),
  v.object({ type: v.literal('heads/toss') }),
]);

const goal = 3;

const decide: RuleSet<State, Command, Event, Sheet, object>['decide'] = (state, command, { dice, by }) => {
  if (state.winner !== undefined) return refuse('HEADS_E_OVER');
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
  },
  pl: {
    'heads/called': ({ who, face }, name) => `${name(who)} obstawia: ${faces.pl[face]}.`,
    'heads/tossed': ({ face }) => `Wypada ${faces.pl[face]}.`,
    'heads/won': ({ who }, name) => `Wygrywa ${name(who)}.`,
  },
  en: {
    'heads/called': ({ who, face }, name) => `${name(who)} calls ${faces.en[face]}.`,
    'heads/tossed': ({ face }) => `The coin shows ${faces.en[face]}.`,
    'heads/won': ({ who }, name) => `${name(who)} wins.`,
  },
};

const refusals: PerLocale<Readonly<Record<string, string>>> = {
  sv: {
    HEADS_E_OVER: 'Spelet är slut.',
    HEADS_E_PLAYERS_CALL: 'Bara spelare gissar.',
    HEADS_E_GM_TOSSES: 'Spelledaren singlar slanten.',
    HEADS_E_NOBODY_CALLED: 'Ingen har gissat än.',
    HEADS_E_DICE: 'Ett mynt visar 0 eller 1.',
  },
  pl: {
    HEADS_E_OVER: 'Gra jest skończona.',
    HEADS_E_PLAYERS_CALL: 'Obstawiają tylko gracze.',
    HEADS_E_GM_TOSSES: 'Monetą rzuca mistrz gry.',
    HEADS_E_NOBODY_CALLED: 'Nikt jeszcze nie obstawia.',
    HEADS_E_DICE: 'Moneta pokazuje 0 albo 1.',
  },
  en: {
    HEADS_E_OVER: 'The game is over.',
    HEADS_E_PLAYERS_CALL: 'Only players call.',
    HEADS_E_GM_TOSSES: 'The game master tosses the coin.',
    HEADS_E_NOBODY_CALLED: 'Nobody has called yet.',
    HEADS_E_DICE: 'A coin shows 0 or 1.',
  },
};

const labels: PerLocale<{ readonly call: (face: Face) => string; readonly toss: string }> = {
  sv: { call: (face) => `Säg ${faces.sv[face]}`, toss: 'Singla slanten' },
  pl: { call: (face) => `Obstaw: ${faces.pl[face]}`, toss: 'Rzuć monetą' },
  en: { call: (face) => `Call ${faces.en[face]}`, toss: 'Toss the coin' },
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
  label: (command, locale) => (command.type === 'heads/call' ? labels[locale].call(command.face) : labels[locale].toss),
  explain: ({ code }: Refusal, locale) => refusals[locale][code] ?? code,
  misthrown: 'HEADS_E_DICE',
  demo: () => [],
};
