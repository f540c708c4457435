import {
  accept,
  refuse,
  secret,
  teller,
  type Audience,
  type Hideable,
  type Refusal,
  type RuleSet,
  type Secret,
  type Texts,
} from '@aspekt/contract';
import { d6, pool, sum, type Reading } from '@aspekt/dice';
import * as v from 'valibot';

/** A game so small that a test can say all of it: people throw pebbles, some of them in secret. */
export type Pebbles = {
  readonly people: readonly Person[];
  readonly thrown: number;
  readonly stash: Secret<number>;
  /** Whoever threw a six has to say what it means. */
  readonly open?: { readonly by: string; readonly role: 'gm' | 'player' };
};
type Person = { readonly id: string; readonly name: string; readonly owner?: string } & Hideable;

const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(64));
const Command = v.variant('type', [
  v.object({
    type: v.literal('pebbles/bring'),
    id: Id,
    name: v.pipe(v.string(), v.maxLength(80)),
    owner: v.optional(Id),
    hidden: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal('pebbles/throw'),
    who: Id,
    dice: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    to: v.optional(v.union([v.picklist(['everyone', 'gm']), v.array(Id)])),
    told: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('pebbles/say-what'), meaning: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ type: v.literal('pebbles/hide'), stash: v.pipe(v.number(), v.integer()) }),
]);
type Command = v.InferOutput<typeof Command>;

type Event =
  | ({ readonly type: 'pebbles/brought'; readonly person: Person } & Hideable)
  | ({ readonly type: 'pebbles/thrown'; readonly who: string; readonly total?: number } & Hideable)
  | { readonly type: 'pebbles/meant'; readonly meaning: string }
  | ({ readonly type: 'pebbles/hid'; readonly stash: number } & Hideable);

const total: Reading<number> = (faces) => sum(faces);

const words: Texts<Event> = {
  'pebbles/brought': ({ person }) => `${person.name} is here.`,
  'pebbles/thrown': ({ who, total: thrown }, name) => `${name(who)} throws ${thrown ?? 'in secret'}.`,
  'pebbles/meant': ({ meaning }) => `It means: ${meaning}.`,
  'pebbles/hid': ({ stash }) => `${stash} pebbles are hidden.`,
};

export const pebbles: RuleSet<
  Pebbles,
  Command,
  Event,
  Record<string, never>,
  { readonly stash: number },
  { readonly kind: 'half' | 'endless' }
> = {
  id: 'pebbles',
  version: 1,
  credit: { title: 'Pebbles', author: 'nobody', edition: '1', notice: { sv: '', pl: '', en: '' } },
  settings: v.object({ stash: v.optional(v.number(), 3) }),
  sheet: { schema: v.object({}), blank: () => ({}), check: () => [], readyMade: { sv: [], pl: [], en: [] } },
  command: Command,
  initial: ({ stash }) => ({ people: [], thrown: 0, stash: secret('gm', stash) }),
  decide: (state, command, { dice, by, overrule }) => {
    const person = 'who' in command ? state.people.find(({ id }) => id === command.who) : undefined;
    switch (command.type) {
      case 'pebbles/bring': {
        const { id, name, owner, hidden } = command;
        if (hidden && by.role !== 'gm') return refuse('PEBBLES_E_GM');
        if (state.people.some((one) => one.id === id)) return refuse('PEBBLES_E_TAKEN');
        const only = hidden ? { only: 'gm' as const } : {};
        return accept({ type: 'pebbles/brought', person: { id, name, ...(owner && { owner }), ...only }, ...only });
      }
      case 'pebbles/throw': {
        if (!person) return refuse('PEBBLES_E_WHO');
        if (by.role !== 'gm' && person.owner !== by.seat) return refuse('PEBBLES_E_NOT_YOURS');
        if (command.dice > 10 && !overrule)
          return { ok: false, refusal: { code: 'PEBBLES_E_MANY', overridable: true } };
        const to: Audience = command.to ?? 'everyone';
        const fell = dice.roll('throw', pool(command.dice, d6), total, to);
        if (to === 'everyone') return accept({ type: 'pebbles/thrown', who: person.id, total: fell });
        const seen: Event = { type: 'pebbles/thrown', who: person.id, total: fell, only: to };
        return command.told ? accept(seen, { type: 'pebbles/thrown', who: person.id }) : accept(seen);
      }
      case 'pebbles/say-what':
        if (!state.open) return refuse('PEBBLES_E_NOTHING');
        return accept({ type: 'pebbles/meant', meaning: command.meaning });
      case 'pebbles/hide':
        if (by.role !== 'gm') return refuse('PEBBLES_E_GM');
        return accept({ type: 'pebbles/hid', stash: command.stash, only: 'gm' });
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'pebbles/brought':
        return { ...state, people: [...state.people, event.person] };
      case 'pebbles/thrown': {
        const { owner } = state.people.find(({ id }) => id === event.who) ?? {};
        const open = owner ? { by: owner, role: 'player' as const } : { by: 'gm', role: 'gm' as const };
        const thrown = state.thrown + (event.only ? 0 : (event.total ?? 0));
        return { ...state, thrown, ...(event.total === 6 && !event.only && { open }) };
      }
      case 'pebbles/meant': {
        const { open: _, ...closed } = state;
        return closed;
      }
      case 'pebbles/hid':
        return { ...state, stash: secret('gm', event.stash) };
    }
  },
  offers: (state, viewer) =>
    state.people
      .filter(({ owner }) => viewer.role === 'gm' || owner === viewer.seat)
      .map(({ id }) => ({ command: { type: 'pebbles/throw', who: id, dice: 1 }, rules: ['PEBBLES-01'] })),
  cast: (state) => state.people.map((person) => ({ ...person, kind: person.owner ? 'pc' : 'npc' })),
  outcome: (events) => events.map((event) => ('total' in event ? String(event.total) : event.type)).join(),
  habit: ({ open }) =>
    open && { command: { type: 'pebbles/say-what', meaning: 'luck' }, by: { seat: open.by, role: open.role } },
  questions: {
    schema: v.object({ kind: v.picklist(['half', 'endless']) }),
    answer: (state, { kind }) => {
      // Some questions take longer than anybody waits.
      while (kind === 'endless') state.people.at(0);
      return state.stash.value / 2;
    },
  },
  describe: teller<Event>({ sv: words, pl: words, en: words }),
  label: (command) => command.type,
  explain: ({ code }: Refusal) => `No: ${code}.`,
  misthrown: 'PEBBLES_E_MISTHROWN',
  demo: () => [
    { as: 'gm', command: { type: 'pebbles/bring', id: 'anna', name: 'Anna', owner: 'player' } },
    { as: 'gm', command: { type: 'pebbles/bring', id: 'troll', name: 'Troll', hidden: true } },
    { as: 'player', command: { type: 'pebbles/throw', who: 'anna', dice: 2 } },
  ],
};
