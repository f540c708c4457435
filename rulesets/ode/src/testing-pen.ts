import type { Change, Place, State, Stunt } from './model.ts';
import { readyMade } from './ready-made/index.ts';
import { skillIds } from './skills.ts';
import { slotOrder } from './stress.ts';

export type Random = () => number;

/** For tests: things to fill a command with, from the table and from nowhere. */
export const pen = (state: State, random: Random) => {
  const pick = <T>(...list: readonly T[]): T => list[random() % list.length] as T;
  const among = <T>(list: readonly T[], otherwise: T): T => (list.length === 0 ? otherwise : pick(...list));
  const chance = (n: number): boolean => random() % n === 0;
  const maybe = <K extends string, V>(key: K, value: () => V): { readonly [P in K]?: V } =>
    chance(2) ? ({ [key]: value() } as { readonly [P in K]: V }) : {};

  const ids = Object.keys(state.characters);
  const character = (): string => (chance(20) ? pick('nobody', 'constructor', 'gm') : among(ids, 'nobody'));
  const everyAspect = [
    ...state.aspects.map(({ id }) => id),
    ...Object.values(state.characters).flatMap(({ aspects, consequences }) => [
      ...aspects.map(({ id }) => id),
      ...consequences.flatMap(({ id }) => id ?? []),
    ]),
  ];
  const aspect = (): string => (chance(20) ? pick('nothing', '__proto__') : among(everyAspect, 'nothing'));
  const stunts = Object.values(state.characters).flatMap((one) => one.stunts.map(({ id }) => id));
  const stunt = (): string => among(stunts, 'no-stunt');
  const text = (): string => pick('ord', 'flera ord', 'å', '', ' ', 'x'.repeat(120));
  const fresh = (): string => `n${random() % 100000}`;
  const number = (from: number, to: number): number => from + (random() % (to - from + 1));
  const skill = (): string => pick(...skillIds, 'Stormbyar', 'constructor');
  const harm = () => pick('physical', 'mental') as 'physical' | 'mental';
  const zones = state.scene?.zones.map(({ id }) => id) ?? [];
  const zone = (): string => among(zones, 'nowhere');
  const place = (): Place =>
    pick<Place>({ type: 'scene' }, { type: 'zone', id: zone() }, { type: 'character', id: character() });
  const slot = () => pick('highConcept', 'trouble', 'relationship', 'free1', 'free2', 'highConcept2') as 'trouble';
  const slotId = () => pick(...slotOrder);
  const side = (): string => pick('players', 'gm', 'röda', 'toString');
  const actor = () => maybe('actor', character);
  const permits = () => (chance(3) ? { gmPermits: true as const } : {});
  const action = () => pick('overcome', 'createAdvantage', 'attack') as 'attack';
  const some = <T>(make: () => T, most: number): readonly T[] => Array.from({ length: number(0, most) }, make);
  const newStunt = (): Stunt => ({
    id: chance(3) ? stunt() : fresh(),
    kind: pick('bonus', 'rule'),
    because: text(),
    ...maybe('skill', skill),
    ...maybe('action', () => pick('overcome', 'createAdvantage', 'attack', 'defend') as 'attack'),
    ...maybe('circumstance', text),
    ...maybe('ability', text),
    ...maybe('limit', text),
    ...maybe('effect', () =>
      pick<NonNullable<Stunt['effect']>>(
        { type: 'swapSkill', use: skill(), insteadOf: skill(), when: 'x' },
        { type: 'allowAction', skill: skill(), action: 'attack' },
        { type: 'extraFreeInvoke', skill: skill(), count: 1 },
        { type: 'declareFact', text: 'x' },
        { type: 'extraStress', track: harm(), count: 2 },
        { type: 'extraConsequence', severity: 'mild' },
        { type: 'text' },
      ),
    ),
    fatePointCost: number(0, 2),
    uses: { per: pick('session', 'scene', null), max: number(0, 2), used: 0 },
  });
  const newAspect = () => ({
    id: chance(5) ? aspect() : fresh(),
    text: text(),
    ...maybe('attachedTo', place),
    ...maybe('known', () => chance(2)),
    ...maybe('freeInvokes', () =>
      some(() => ({ ...maybe('holderId', character), ...maybe('side', side), count: 1 }), 2),
    ),
  });
  const newZones = () => [
    { id: 'z1', name: 'Ett', adjacent: ['z2'] },
    { id: 'z2', name: 'Två', adjacent: ['z3'], barred: chance(2) ? ['z3'] : [] },
    { id: 'z3', name: text() },
  ];
  const advantage = () => ({
    mode: pick('new', 'existing', 'unknown') as 'new',
    ...maybe('id', fresh),
    ...maybe('text', text),
    ...maybe('attachedTo', place),
    ...maybe('aspect', aspect),
  });
  const sheets = readyMade.sv;
  const sheet = () => pick(...sheets);
  const compel = () =>
    maybe('compel', () =>
      among(
        state.compels.map(({ id }) => id),
        'compel9',
      ),
    );
  const options = state.roll?.choice?.options ?? [];
  const change = (): Change =>
    pick<Change>(
      {
        what: pick('fatePoints', 'refresh', 'skillPoints', 'minorChoices', 'weapon', 'armour', 'npcCarry'),
        character: character(),
        value: number(1, 4),
      },
      { what: 'gmPool', value: number(0, 5) },
      { what: 'skill', character: character(), skill: skill(), value: number(-1, 6) },
      { what: pick('boxes', 'marked'), character: character(), track: harm(), value: number(0, 8) },
      {
        what: 'aspect',
        character: character(),
        id: fresh(),
        text: text(),
        ...maybe('slot', slot),
        ...maybe('known', () => chance(2)),
      },
      { what: 'aspectText', aspect: aspect(), text: text() },
      { what: 'strikeAspect', aspect: aspect() },
      { what: 'freeInvokes', aspect: aspect(), ...maybe('holderId', character), count: number(0, 3) },
      { what: 'boost', holderId: character(), text: text() },
      { what: 'stunt', character: character(), stunt: newStunt() },
      { what: 'strikeStunt', character: character(), stunt: stunt() },
      { what: 'consequence', character: character(), slotId: slotId(), text: text(), harm: harm() },
      { what: 'clearConsequence', character: character(), slotId: slotId() },
      { what: 'status', character: character(), status: pick('ready', 'takenOut', 'ready') },
      { what: 'side', character: character(), side: pick('players', 'gm') },
      { what: 'zone', character: character(), zone: chance(2) ? zone() : null },
      { what: 'name', character: character(), name: text() },
      { what: 'modifier', roll: pick('action', 'defence'), value: number(-2, 2) },
      { what: 'victories', side: side(), value: number(0, 2) },
      { what: 'active', character: character() },
      { what: 'acted', character: character(), acted: chance(2) },
      { what: 'zones', zones: newZones() },
      { what: 'hit', character: character(), harm: harm(), shifts: number(1, 8), ...maybe('by', character) },
      {
        what: 'strikeHit',
        hit: among(
          state.hits.map(({ id }) => id),
          'h0',
        ),
      },
    );

  return {
    pick,
    among,
    chance,
    maybe,
    ids,
    character,
    aspect,
    stunt,
    text,
    fresh,
    number,
    skill,
    harm,
    zone,
    slot,
    slotId,
    side,
    actor,
    permits,
    action,
    some,
    newStunt,
    newAspect,
    newZones,
    advantage,
    sheet,
    compel,
    options,
    change,
  };
};
