import { fold, parse, secret } from '@aspekt/contract';
import type { Vector } from '@aspekt/testkit/vectors';
import { evolve, initial } from '../evolve.ts';
import type {
  Aspect,
  AspectKind,
  Character,
  Event,
  Experience,
  Marker,
  ProficiencyId,
  Resource,
  Started,
  State,
  Trait,
} from '../model.ts';
import { SettingsSchema } from '../schema.ts';
import { secretFrom } from '../secrets.ts';
import { withSignificance } from '../significance.ts';
import type { Naming } from './naming.ts';

type Fields = Readonly<Record<string, unknown>>;
const listOf = <T>(value: unknown): readonly T[] => (value ?? []) as readonly T[];

const aspectsOf = (value: unknown): readonly Aspect[] =>
  listOf<{ phrase: string; kind: AspectKind; assigned: readonly ProficiencyId[] }>(value).map(
    ({ phrase, kind, assigned }) => ({
      phrase,
      kind,
      description: '',
      assigned: assigned.map((proficiency) => ({ proficiency })),
    }),
  );

const experienceOf = (value: unknown): readonly Experience[] =>
  listOf<{ amount: number; label?: string | null }>(value).map(({ amount, label = null }, i) => ({
    id: `xp-${i + 1}`,
    amount,
    label,
    source: label === null ? 'story' : 'test',
    at: { adventure: 0, scene: 0 },
  }));

const characterFrom = (given: Fields, first: string, ids: Naming): Omit<Character, 'significance'> => {
  const npc = given['npc'] === true;
  const owner = given['ownerId'] === undefined ? (npc ? null : first) : given['ownerId'];
  const ownerId = typeof owner === 'string' ? ids.idOf('person', owner) : null;
  return {
    id: ids.idOf('person', String(given['id'])),
    name: String(given['name'] ?? given['id']),
    ownerId,
    npc,
    status: given['status'] === 'creation' ? 'creation' : 'playable',
    traits: listOf<Omit<Trait, 'aux'> & Partial<Trait>>(given['traits']).map((it) => ({ ...it, aux: it.aux ?? null })),
    aspects: aspectsOf(given['aspects']),
    markers: listOf<Marker>(given['markers']).map((it) => ({ ...it, group: it.group ?? 'chance' })),
    own: secret(ownerId === null ? 'gm' : [ownerId], {
      secrets: listOf<{ phrase: string; value?: number; difference?: number }>(given['secrets']).map(secretFrom),
      resources: listOf<Resource>(given['resources']).map((it) => ({ ...it, kind: it.kind ?? null })),
      xp: experienceOf(given['xp']),
      notes: '',
    }),
  };
};

/** The table as a vector gives it, taken as it is. */
export const tableFrom = (given: Vector['given'], ids: Naming): State => {
  const settings = parse(SettingsSchema, given['settings'] ?? {});
  if (settings.issues) throw new Error('a vector needs known settings');
  const start = initial(settings.value);
  const campaign = (given['campaign'] ?? {}) as { basicSignificance?: number; totalRange?: [number, number] | null };
  const players =
    given['players'] === undefined
      ? [{ id: 'p' }]
      : listOf<{ id: string; engagement?: number; story?: number }>(given['players']);
  const started = (given['started'] ?? 'scene') as Started;
  const events: readonly Event[] = [
    {
      type: 'kolo/campaignSet',
      basicSignificance: campaign.basicSignificance ?? start.campaign.basicSignificance,
      totalRange: campaign.totalRange ?? null,
    },
    ...players.map(({ id, engagement = 10, story = 10 }): Event => ({
      type: 'kolo/playerEntered',
      player: { id: ids.idOf('person', id), engagement, story, only: [ids.idOf('person', id)] },
    })),
    ...listOf<Fields>(given['characters']).map((it): Event => ({
      type: 'kolo/characterCreated',
      character: withSignificance(characterFrom(it, players[0]?.id ?? 'p', ids), settings.value),
    })),
  ];
  const table = fold({ evolve }, start, events);
  return { ...table, campaign: { ...table.campaign, started } };
};
