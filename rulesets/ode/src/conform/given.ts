import { parse, secret } from '@aspekt/contract';
import { aspectSlots } from '../blank.ts';
import { initial } from '../initial.ts';
import type {
  Boost,
  Character,
  CharacterAspect,
  Consequence,
  FreeInvoke,
  Harm,
  Kind,
  Place,
  Settings,
  SituationAspect,
  SlotId,
  State,
  Stunt,
  StuntEffect,
} from '../model.ts';
import { figure } from '../people.ts';
import { gmSide, playersSide } from '../sides.ts';
import { Settings as SettingsSchema } from '../schema.ts';
import { boxesFor, emptySlot, slotOrder, slotsFor } from '../stress.ts';
import { audienceOf } from '../visibility.ts';
import { flag, isObject, list, number, numbers, object, text, texts, type Loose } from './loose.ts';

/** The state that a vector's `given` describes; characters need not satisfy the rules of creation. */
export const stateFrom = (given: Loose): State => {
  const settings = settingsFrom(given['settings']);
  const empty = initial(settings);
  const session = { number: 1, open: true, ...object(given['session']) };
  const base: State = {
    ...empty,
    session: { number: number(session.number), open: flag(session.open), arc: 1 },
    npcCarry: secret('gm', numbers(given['npcCarry'])),
  };
  const characters: Record<string, Character> = {};
  for (const one of list(given['characters'])) {
    const character = characterFrom(object(one), base);
    characters[character.id] = character;
  }
  const peopled = { ...base, characters };
  return given['scene'] === null ? peopled : withScene(peopled, given, object(given['scene']));
};

const settingsFrom = (value: unknown): Settings => {
  const parsed = parse(SettingsSchema, object(value));
  if (parsed.issues) throw new Error('given.settings does not fit the table settings');
  return parsed.value;
};

const withScene = (state: State, given: Loose, scene: Loose): State => {
  const pcs = Object.values(state.characters).filter(({ pc }) => pc).length;
  const sceneNumber = number(scene['number'], 1);
  const { conflict, contest } = given;
  return {
    ...state,
    sceneNumber,
    gmPool: secret(state.gmPool.to, number(scene['gmPool'], pcs)),
    aspects: list(scene['aspects']).map((one) => aspectFrom(object(one), state)),
    hits: list(scene['hits']).map((one, i) => hitFrom(object(one), i)),
    scene: {
      number: sceneNumber,
      title: 'given',
      kind: isObject(conflict) ? 'conflict' : isObject(contest) ? 'contest' : 'plain',
      participants: 'participants' in scene ? texts(scene['participants']) : Object.keys(state.characters),
      zones: list(scene['zones']).map((one) => zoneFrom(object(one))),
      challenge: null,
      contest: isObject(contest) ? contestFrom(contest) : null,
      conflict: isObject(conflict) ? conflictFrom(conflict) : null,
      fates: [],
      concessions: [],
    },
  };
};

type Scene = NonNullable<State['scene']>;

const zoneFrom = (zone: Loose): Scene['zones'][number] => ({
  id: text(zone['id']),
  name: text(zone['name'], text(zone['id'])),
  adjacent: texts(zone['adjacent']),
  barred: texts(zone['barred']),
});

const hitFrom = (hit: Loose, i: number): State['hits'][number] => ({
  id: `given${i + 1}`,
  targetId: text(hit['targetId']),
  byId: typeof hit['byId'] === 'string' ? hit['byId'] : null,
  harm: harmFrom(hit['harm']),
  shifts: number(hit['shifts']),
});

const conflictFrom = (conflict: Loose): NonNullable<Scene['conflict']> => ({
  id: text(conflict['id'], 'c1'),
  exchange: number(conflict['exchange'], 1),
  activeId: text(conflict['activeId']),
  acted: texts(conflict['acted']),
  moved: texts(conflict['moved']),
  helped: [],
  fullDefence: [],
});

const contestFrom = (contest: Loose): NonNullable<Scene['contest']> => ({
  sides: list(contest['sides']).map((one) => {
    const side = object(one);
    return {
      id: text(side['id']),
      members: texts(side['members']),
      intent: text(side['intent'], '…'),
      victories: number(side['victories']),
      effort: null,
      shifts: null,
      rollerId: null,
      forfeited: false,
      marks: 0,
    };
  }),
  target: number(contest['target'], 3),
  mode: contest['mode'] === 'difficulties' ? 'difficulties' : 'direct',
  harmBy: typeof contest['harmBy'] === 'string' ? contest['harmBy'] : null,
  harm: harmFrom(contest['harm']),
  exchange: number(contest['exchange'], 1),
  acted: [],
  tried: [],
  twist: false,
  twistOwed: false,
  winner: null,
});

const harmFrom = (value: unknown): Harm => (value === 'mental' ? 'mental' : 'physical');

export const placeFrom = (value: unknown): Place => {
  const { type, id } = object(value);
  return type === 'zone' || type === 'character' ? { type, id: text(id) } : { type: 'scene' };
};

const freeInvokesFrom = (value: unknown, state: State): readonly FreeInvoke[] =>
  list(value).map((one) => {
    const { holderId, side, count } = object(one);
    const holder = typeof holderId === 'string' ? holderId : null;
    const own = holder === null ? undefined : figure(state, holder);
    return {
      holderId: holder,
      side: text(side, own?.side ?? (own?.pc ? playersSide : gmSide)),
      count: number(count, 1),
      shared: [],
    };
  });

const aspectFrom = (aspect: Loose, state: State): SituationAspect | Boost => {
  const words = text(aspect['text']);
  const id = text(aspect['id'], words);
  if (aspect['kind'] === 'boost') {
    const holderId = text(aspect['boostHolderId']);
    return { kind: 'boost', id, text: words, holderId, side: figure(state, holderId)?.side ?? gmSide };
  }
  const { lifetime } = aspect;
  return {
    kind: 'situation',
    id,
    text: words,
    attachedTo: placeFrom(aspect['attachedTo']),
    lifetime: lifetime === 'lasting' || lifetime === 'untilCleared' ? lifetime : 'scene',
    freeInvokes: freeInvokesFrom(aspect['freeInvokes'], state),
    ...(!flag(aspect['known'], true) && { only: 'gm' }),
  };
};

const kinds: readonly Kind[] = ['pc', 'majorNpc', 'minorNpc', 'threat'];

const characterFrom = (one: Loose, state: State): Character => {
  const { settings } = state;
  const id = text(one['id']);
  const kind = kinds.find((known) => known === one['kind']) ?? 'pc';
  const pc = kind === 'pc';
  const person = { pc, ...(pc && { owner: id }) };
  const audience = audienceOf(person, settings);
  const skills = numbers(one['skills']);
  const stunts = list(one['stunts']).map((stunt) => stuntFrom(object(stunt)));
  const counted = pc || kind === 'majorNpc';
  const track = (harm: Harm): { boxes: number; marked: number } => {
    const given = object(object(one['stress'])[harm]);
    const boxes = counted ? boxesFor(harm, skills, stunts, settings) : 0;
    return { boxes: number(given['boxes'], boxes), marked: number(given['marked']) };
  };
  const slotIds = Array.isArray(one['slots'])
    ? texts(one['slots'])
    : counted
      ? slotsFor(skills, stunts, settings)
      : ([] as const);
  return {
    id,
    ...person,
    kind: secret(audience.kind, kind),
    name: text(one['name'], id),
    description: text(one['description']),
    status: statusFrom(one['status']),
    aspects: characterAspects(id, list(one['aspects']), pc, settings),
    skills: secret(audience.skills, skills),
    refresh: number(one['refresh'], 3),
    fatePoints: pc ? number(one['fatePoints'], 3) : 0,
    pending: list(one['pendingFatePoints']).map((pending) => pendingFrom(object(pending))),
    freeStuntSlots: number(one['freeStuntSlots'], 3),
    stunts,
    stress: secret(audience.stress, { physical: track('physical'), mental: track('mental') }),
    consequences: slotOrder
      .filter((slot) => slotIds.includes(slot))
      .map((slot) => consequenceFrom(slot, list(one['consequences']), state)),
    skillPoints: secret(audience.skillPoints, number(one['skillPoints'])),
    minorChoices: number(one['minorChoices']),
    highConceptRewrites: number(one['highConceptRewrites']),
    stuntBuys: number(one['stuntBuys']),
    side: text(one['side'], pc ? playersSide : gmSide),
    zoneId: typeof one['zoneId'] === 'string' ? one['zoneId'] : null,
    weapon: number(one['weapon']),
    armour: number(one['armour']),
    extremeTaken: false,
  };
};

const statuses: readonly Character['status'][] = ['draft', 'ready', 'takenOut', 'conceded', 'retired'];
const statusFrom = (value: unknown): Character['status'] => statuses.find((one) => one === value) ?? 'ready';

const pendingFrom = (pending: Loose): Character['pending'][number] => {
  const concession = pending['reason'] === 'concession';
  return {
    amount: number(pending['amount'], 1),
    reason: concession ? 'concession' : 'hostileInvoke',
    releaseAt: concession ? 'conflictEnd' : 'sceneEnd',
  };
};

/** Aspects with a slot go there, those without stand beside; slots not named are empty. */
const characterAspects = (
  id: string,
  aspects: readonly unknown[],
  pc: boolean,
  settings: Settings,
): readonly CharacterAspect[] => {
  const slots = pc ? aspectSlots(settings) : [];
  const named = aspects.map((one): CharacterAspect => {
    const aspect = object(one);
    const words = text(aspect['text']);
    const slot = aspectSlots(settings).find((known) => known === aspect['slot']);
    return {
      id: text(aspect['id'], words),
      text: words,
      freeInvokes: [],
      ...(slot !== undefined && { slot }),
      ...(typeof aspect['relationTo'] === 'string' && { relationTo: aspect['relationTo'] }),
      ...(!flag(aspect['known'], true) && { only: pc ? [id] : ('gm' as const) }),
    };
  });
  const empty = slots
    .filter((slot) => !named.some((aspect) => aspect.slot === slot))
    .map((slot) => ({ id: `${id}-${slot}`, slot, text: '', freeInvokes: [] }));
  return [...named, ...empty];
};

export const stuntFrom = (stunt: Loose): Stunt => {
  const { per = null, max = 0, used = 0 } = object(stunt['uses']);
  const optional = ['skill', 'action', 'circumstance', 'ability', 'limit'].flatMap((key) =>
    key in stunt ? [[key, stunt[key]]] : [],
  );
  const kind = stunt['kind'] === 'bonus' ? 'bonus' : 'rule';
  return {
    id: text(stunt['id']),
    kind,
    because: text(stunt['because']),
    ...(Object.fromEntries(optional) as Pick<Stunt, 'skill' | 'action' | 'circumstance' | 'ability' | 'limit'>),
    ...(kind === 'rule' && { effect: (stunt['effect'] ?? { type: 'text' }) as StuntEffect }),
    fatePointCost: number(stunt['fatePointCost']),
    uses: { per: per === 'session' || per === 'scene' ? per : null, max: number(max), used: number(used) },
  };
};

const consequenceFrom = (slotId: SlotId, filled: readonly unknown[], state: State): Consequence => {
  const given = filled.map(object).find((one) => one['slotId'] === slotId);
  if (!given) return emptySlot(slotId);
  const words = text(given['text']);
  return {
    ...emptySlot(slotId),
    state: given['state'] === 'recovering' ? 'recovering' : 'fresh',
    id: text(given['id'], words),
    text: words,
    harm: harmFrom(given['harm']),
    freeInvokes: freeInvokesFrom(given['freeInvokes'], state),
    ...(typeof given['takenInConflict'] === 'string' && { takenInConflict: given['takenInConflict'] }),
    ...(typeof given['treatedInScene'] === 'number' && { treatedInScene: given['treatedInScene'] }),
    ...(typeof given['treatedInSession'] === 'number' && { treatedInSession: given['treatedInSession'] }),
  };
};
