import { evolve } from '../evolve.ts';
import { none } from '../figures.ts';
import { initial } from '../initial.ts';
import type {
  Aspect,
  Attribute,
  Character,
  Conflict,
  Extra,
  Mode,
  PerAttribute,
  SlowHarm,
  Stakes,
  State,
} from '../model.ts';
import { defaults } from '../settings.ts';
import { dueTimes } from '../slow-harm.ts';

/** The catalogue's "Test vector format", as far as its names and shapes go. */
export type Loose = Readonly<Record<string, unknown>>;

export const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {});
export const list = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.map(record) : []);
export const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
export const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Days, as a number or an exact fraction, in minutes. */
export const minutes = (days: unknown): number => {
  if (typeof days === 'number') return days * 1440;
  const [num = '', den = '1'] = text(days).split('/');
  return (Number(num) * 1440) / Number(den);
};

const perAttribute = (value: unknown, otherwise: number): PerAttribute => {
  const { mind, interaction, body } = record(value);
  return {
    mind: number(mind, otherwise),
    interaction: number(interaction, otherwise),
    body: number(body, otherwise),
  };
};

const aspects = (value: unknown): readonly Aspect[] =>
  list(value).map((aspect, i) => ({
    id: `a${i + 1}`,
    name: text(aspect['name']),
    value: number(aspect['value'], 1),
    kind: text(aspect['kind'], 'regular') as Aspect['kind'],
    ...(typeof aspect['rollModifier'] === 'number' && { rollModifier: aspect['rollModifier'] }),
  }));

/** Player characters belong to a seat named like them; everyone else is run by the game master. */
const character = (given: Loose): Character => {
  const id = text(given['id']);
  const kind = given['kind'] === 'majorNpc' ? 'majorNpc' : 'pc';
  const written = aspects(given['aspects']);
  const regular = written.filter((aspect) => aspect.kind === 'regular');
  return {
    id,
    name: text(given['name'], id),
    kind,
    ...(kind === 'pc' && { owner: id }),
    description: '',
    status: 'active',
    attributes: perAttribute(given['attributes'], 5),
    exhaustion: perAttribute(given['exhaustion'], 0),
    aspects: written,
    points: number(given['points'], 5),
    valuesAtBreak: Object.fromEntries(regular.map((aspect) => [aspect.id, aspect.value])),
  };
};

const extra = (given: Loose): Extra => ({
  id: text(given['id']),
  name: text(given['name'], text(given['id'])),
  kind: 'extra',
  description: '',
  attributes: perAttribute(given['attributes'], 5),
  exhaustion: perAttribute(given['exhaustion'], 0),
  aspects: aspects(given['aspects']),
  mob: given['mob'] === true,
  mobLoss: given['mobLoss'] === undefined ? none : perAttribute(given['mobLoss'], 0),
});

export const side = (given: Loose) => {
  const roller = given['roller'];
  const members = Array.isArray(given['members'])
    ? given['members'].map(String)
    : roller === undefined
      ? []
      : [text(roller)];
  return {
    kind: given['kind'] === 'passive' ? ('passive' as const) : ('active' as const),
    name: '',
    members,
    goal: text(given['goal']),
    situational: { label: '', value: number(given['situational'], 0) },
  };
};

const conflict = (given: Loose): Conflict => {
  const sides = record(given['sides']);
  const [A, B] = [side(record(sides['A'])), side(record(sides['B']))];
  return {
    id: text(given['id'], 'conflict'),
    title: '',
    roundLength: '',
    sides: {
      A: { ...A, ...(A.members[0] !== undefined && { roller: A.members[0] }) },
      B: { ...B, ...(B.members[0] !== undefined && { roller: B.members[0] }) },
    },
    scale: number(given['scale'], 5),
    needle: number(given['needle'], 0),
    round: number(given['round'], 1),
    mode: text(given['mode'], 'ends') as Mode,
    stakes: text(given['stakes'], 'harm') as Stakes,
    status: 'running',
    history: [],
  };
};

const slowHarm = (given: Loose): SlowHarm => {
  const period = minutes(given['periodDays']);
  const startedAt = minutes(given['startedAtDays'] ?? 0);
  return {
    id: text(given['id']),
    target: text(given['target']),
    name: text(given['name'], text(given['id'])),
    attribute: text(given['attribute'], 'mind') as Attribute,
    strength: number(given['strength'], 0),
    period,
    startedAt,
    checks: dueTimes(startedAt, period).map((dueAt) => ({ dueAt, status: 'waiting' as const })),
    status: 'latent',
  };
};

/** The table as a vector wants it: a scene is open, everybody is in play. */
export const tableOf = (given: Loose): State => {
  let state = initial({ ...defaults, ...record(given['settings']) });
  state = { ...state, phase: given['phase'] === 'break' ? 'break' : 'play', session: 1 };
  const scene = {
    id: 'the-scene',
    title: '',
    status: 'open' as const,
    aspects: aspects(given['sceneAspects']),
    participants: [],
  };
  state = evolve(state, { type: 'nyx/sceneStarted', scene });
  for (const each of list(given['characters'])) {
    state = evolve(state, { type: 'nyx/characterCreated', character: character(each) });
  }
  for (const each of list(given['extras'])) state = evolve(state, { type: 'nyx/extraCreated', extra: extra(each) });
  if (given['conflict'] !== undefined) {
    state = evolve(state, { type: 'nyx/conflictStarted', conflict: conflict(record(given['conflict'])) });
  }
  if (given['slowHarm'] !== undefined) {
    state = evolve(state, { type: 'nyx/slowHarmStarted', slowHarm: slowHarm(record(given['slowHarm'])) });
  }
  // Veiling the numbers of opponents is a matter of settings, which the events above do not know.
  return state.settings.showOpponents
    ? state
    : evolve(
        { ...state, settings: { ...state.settings, showOpponents: true } },
        {
          type: 'nyx/tableConfigured',
          settings: { showOpponents: false },
        },
      );
};
