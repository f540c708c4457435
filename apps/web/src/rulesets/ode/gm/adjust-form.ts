import type { Change, Harm, SlotId, Status, Stunt } from '@aspekt/ode';
import type { Game, Id, SeenCharacter } from '../seen.ts';

/** What can be set right by hand. Zones are changed where the scene is. */
export type What = Exclude<Change['what'], 'zones'>;

/** The fields of the form; each kind of change uses some of them. */
export type AdjustForm = {
  number: number;
  text: string;
  skill: string;
  track: Harm;
  aspect: Id;
  known: boolean;
  holder: string;
  stunt: Id;
  slot: SlotId;
  status: Status;
  /** A side, a zone, a seat, or who did it; empty for none. */
  pick: string;
  roll: 'action' | 'defence';
  yes: boolean;
};

export const numbers = [
  'fatePoints',
  'refresh',
  'freeStuntSlots',
  'skillPoints',
  'minorChoices',
  'highConceptRewrites',
  'stuntBuys',
  'weapon',
  'armour',
  'npcCarry',
] as const satisfies readonly What[];
type NumberWhat = (typeof numbers)[number];
const isNumber = (what: What): what is NumberWhat => (numbers as readonly What[]).includes(what);

/** What can be changed about somebody, or, without a character, about the table. */
export const kindsFor = (game: Game, character: SeenCharacter | undefined): readonly What[] => {
  const { scene, roll } = game;
  if (!character)
    return [
      'gmPool',
      ...(game.aspects.length > 0 ? (['aspectText', 'strikeAspect', 'freeInvokes'] as const) : []),
      ...(roll?.status === 'declared' || roll?.status === 'invoking' ? (['modifier'] as const) : []),
      ...(scene?.contest ? (['victories'] as const) : []),
      ...(game.hits.length > 0 ? (['strikeHit'] as const) : []),
    ];
  const hurt = character.consequences.some(({ state }) => state !== 'empty');
  const inConflict = scene?.conflict && scene.participants.includes(character.id);
  return [
    ...numbers.filter((what) => (what === 'npcCarry' ? !character.pc : what !== 'fatePoints' || character.pc)),
    'skill',
    'boxes',
    'marked',
    'aspect',
    ...(character.aspects.length > 0 || hurt ? (['aspectText', 'strikeAspect', 'freeInvokes'] as const) : []),
    'boost',
    'stunt',
    ...(character.stunts.length > 0 ? (['strikeStunt'] as const) : []),
    'consequence',
    ...(hurt ? (['clearConsequence'] as const) : []),
    'status',
    'side',
    ...(scene && scene.zones.length > 0 ? (['zone'] as const) : []),
    ...(character.pc ? (['owner'] as const) : []),
    'name',
    ...(inConflict ? (['active', 'acted'] as const) : []),
    ...(scene ? (['hit'] as const) : []),
  ];
};

/** The number as it is now, to start from. */
export const numberNow = (
  game: Game,
  character: SeenCharacter | undefined,
  what: What,
  { skill, track, pick }: Pick<AdjustForm, 'skill' | 'track' | 'pick'>,
): number => {
  if (what === 'gmPool') return game.gmPool ?? 0;
  if (what === 'victories') return game.scene?.contest?.sides.find(({ id }) => id === pick)?.victories ?? 0;
  if (what === 'hit') return 2;
  if (!character) return 0;
  if (what === 'npcCarry') return game.npcCarry?.[character.id] ?? 0;
  if (isNumber(what)) return character[what] ?? 0;
  if (what === 'skill') return character.skills?.[skill] ?? 0;
  return what === 'boxes' || what === 'marked' ? (character.stress?.[track][what] ?? 0) : 0;
};

/** The change that the form describes; nothing while something is missing. */
export const changeOf = (
  what: What,
  character: Id,
  form: AdjustForm,
  made: { readonly id: Id; readonly stunt: Stunt | undefined },
): Change | undefined => {
  const text = form.text.trim();
  const { number: value, skill, track, aspect, slot: slotId } = form;
  if (isNumber(what)) return { what, character, value };
  switch (what) {
    case 'gmPool':
      return { what, value };
    case 'skill':
      return skill ? { what, character, skill, value } : undefined;
    case 'boxes':
    case 'marked':
      return { what, character, track, value };
    case 'aspect':
      return text ? { what, character, id: made.id, text, ...(!form.known && { known: false }) } : undefined;
    case 'aspectText':
      return text && aspect ? { what, aspect, text } : undefined;
    case 'strikeAspect':
      return aspect ? { what, aspect } : undefined;
    case 'freeInvokes': {
      const [side, holderId] = form.holder.split(' ');
      const who = holderId === undefined ? { side: side ?? 'players' } : { holderId };
      return aspect ? { what, aspect, ...who, count: value } : undefined;
    }
    case 'boost':
      return { what, holderId: character, text };
    case 'stunt':
      return made.stunt && { what, character, stunt: made.stunt };
    case 'strikeStunt':
      return form.stunt ? { what, character, stunt: form.stunt } : undefined;
    case 'consequence':
      return text ? { what, character, slotId, text, harm: track } : undefined;
    case 'clearConsequence':
      return { what, character, slotId };
    case 'status':
      return { what, character, status: form.status };
    case 'side':
      return form.pick ? { what, character, side: form.pick } : undefined;
    case 'zone':
      return { what, character, zone: form.pick || null };
    case 'owner':
      return { what, character, owner: form.pick || null };
    case 'name':
      return text ? { what, character, name: text } : undefined;
    case 'modifier':
      return { what, roll: form.roll, value };
    case 'victories':
      return form.pick ? { what, side: form.pick, value } : undefined;
    case 'active':
      return { what, character };
    case 'acted':
      return { what, character, acted: form.yes };
    case 'hit':
      return { what, character, harm: track, shifts: Math.max(1, value), ...(form.pick && { by: form.pick }) };
    case 'strikeHit':
      return form.pick ? { what, hit: form.pick } : undefined;
  }
};
