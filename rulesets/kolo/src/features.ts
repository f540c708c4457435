import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, hersAlone, isGm, likewise, onlyGm, ownerOrGm, unknown, type Refused } from './access.ts';
import type {
  AddAspect,
  AddMarker,
  AddResource,
  AddSecret,
  AddTrait,
  Character,
  Event,
  FeatureType,
  RemoveFeature,
  RemoveMarker,
  Resource,
  State,
} from './model.ts';
import { aspectFrom, aspectProblem } from './proficiencies.ts';
import { secretFrom, secretProblem, valueProblem } from './secrets.ts';
import { totalModifierTable } from './significance.ts';
import { pointsProblem, traitFrom, traitProblem } from './spheres.ts';

/** The owner changes a sheet only while it is being made; the game master at any time. */
const mayShape = (character: Character, context: Context): Refused => {
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  return isGm(context.by) || character.status === 'creation'
    ? undefined
    : refuse('E_WRONG_STATUS', { name: character.name }, ['KOLO-XP-09']);
};

/** A trait is a phrase for a general predisposition, worth 3 points on the ring (KOLO-TRAIT-01 … KOLO-TRAIT-04). */
export const addTrait = (state: State, command: AddTrait, context: Context): Decision<Event> => {
  const character = characterOf(state, command.actor, context.by);
  if (!character) return unknown(command.actor);
  const wrong = ownerOrGm(character, context) ?? pointsProblem(command.points) ?? mayShape(character, context);
  if (wrong) return wrong;
  const trait = traitFrom(command.phrase, command.points);
  if (!trait) return refuse('E_TRAIT_POINTS', { phrase: command.phrase }, ['KOLO-TRAIT-02', 'KOLO-TRAIT-03']);
  const problem = traitProblem(trait, character.traits);
  if (problem) return problem;
  return accept<Event>({ type: 'kolo/traitAdded', actor: character.id, trait, ...likewise(character) });
};

/** An aspect is a key phrase for a period or motif of the character's life, of one of three kinds (KOLO-ASP-01 … KOLO-ASP-03). */
export const addAspect = (state: State, command: AddAspect, context: Context): Decision<Event> => {
  const character = characterOf(state, command.actor, context.by);
  if (!character) return unknown(command.actor);
  const wrong = mayShape(character, context);
  if (wrong) return wrong;
  const aspect = aspectFrom(command);
  const problem = aspectProblem(aspect, character.aspects) ?? keyPhraseProblem(state, aspect.assigned);
  if (problem) return problem;
  return accept<Event>({ type: 'kolo/aspectAdded', actor: character.id, aspect, ...likewise(character) });
};

/** Key phrases are an option of the table (KOLO-PROF-09). */
export const keyPhraseProblem = ({ settings }: State, assigned: readonly { readonly keyPhrase?: string }[]): Refused =>
  settings.keyPhrases === 'off' && assigned.some(({ keyPhrase }) => keyPhrase !== undefined)
    ? refuse('E_SETTING_OFF', { setting: 'keyPhrases' }, ['KOLO-PROF-09'])
    : undefined;

/** A secret is an ability that spheres and proficiencies cannot express (KOLO-SEC-01). */
export const addSecret = (state: State, command: AddSecret, context: Context): Decision<Event> => {
  const character = characterOf(state, command.actor, context.by);
  if (!character) return unknown(command.actor);
  const secret = secretFrom(command);
  const wrong =
    ownerOrGm(character, context) ??
    valueProblem(secret) ??
    mayShape(character, context) ??
    secretProblem(secret, character.own.value.secrets, context);
  if (wrong) return wrong;
  const only = hersAlone(character);
  return accept<Event>({ type: 'kolo/secretAdded', actor: character.id, secret, only });
};

/** A resource is anything outside the character but tied to it, good or bad (KOLO-RES-01, KOLO-RES-02). */
export const addResource = (state: State, command: AddResource, { by }: Context): Decision<Event> => {
  const character = characterOf(state, command.actor, by);
  if (!character) return unknown(command.actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const resource: Resource = { phrase: command.phrase, kind: command.kind ?? null, value: command.value };
  if (!Number.isInteger(resource.value)) return refuse('E_NOT_INTEGER');
  const { resources } = character.own.value;
  const outside = rangeProblem(resource, resources);
  if (outside) return outside;
  if (resources.some(({ phrase }) => phrase === resource.phrase)) {
    return refuse('E_PHRASE_TAKEN', { phrase: resource.phrase }, ['KOLO-RES-01']);
  }
  const only = hersAlone(character);
  return accept<Event>({ type: 'kolo/resourceAdded', actor: character.id, resource, only });
};

/** Each row of modifiers counts once: all resources of a kind share its range (KOLO-SIG-11, D-30). */
const rangeProblem = ({ kind, value }: Resource, others: readonly Resource[]): Refused => {
  const row = totalModifierTable.find(([name]) => name === kind);
  if (!row) return undefined;
  const [, lowest, highest] = row;
  const sum = others.reduce((total, other) => total + (other.kind === kind ? other.value : 0), value);
  const fits = [value, sum].every((number) => number >= lowest && number <= highest);
  return fits ? undefined : refuse('E_MODIFIER_RANGE', { lowest, highest }, ['KOLO-SIG-11']);
};

export const phrasesOf = (character: Character, feature: FeatureType): readonly string[] => {
  const { secrets, resources } = character.own.value;
  const lists = { trait: character.traits, aspect: character.aspects, secret: secrets, resource: resources };
  return lists[feature].map(({ phrase }) => phrase);
};

/** Off the sheet; no experience comes back (KOLO-XP-10). */
export const removeFeature = (state: State, command: RemoveFeature, context: Context): Decision<Event> => {
  const { actor, feature, phrase } = command;
  const character = characterOf(state, actor, context.by);
  if (!character) return unknown(actor);
  const wrong = (feature === 'resource' ? onlyGm(context.by) : undefined) ?? ownerOrGm(character, context);
  if (wrong) return wrong;
  if (!phrasesOf(character, feature).includes(phrase)) return unknown(phrase);
  const late = mayShape(character, context);
  if (late) return late;
  const closed = feature === 'secret' || feature === 'resource';
  return accept<Event>({
    type: 'kolo/featureRemoved',
    actor,
    feature,
    phrase,
    ...(closed ? { only: hersAlone(character) } : likewise(character)),
  });
};

/** A marker names a limitation in a few words; usually a chance category (KOLO-MARK-01, KOLO-MARK-02). */
export const addMarker = (state: State, command: AddMarker, { by }: Context): Decision<Event> => {
  const { actor, phrase, group = 'chance', value, note } = command;
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!Number.isInteger(value)) return refuse('E_NOT_INTEGER');
  if (character.markers.some((marker) => marker.phrase === phrase)) {
    return refuse('E_PHRASE_TAKEN', { phrase }, ['KOLO-MARK-01']);
  }
  const marker = { phrase, group, value, ...(note && { note }) };
  return accept<Event>({ type: 'kolo/markerAdded', actor, marker, ...likewise(character) });
};

export const removeMarker = (state: State, { actor, phrase }: RemoveMarker, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!character.markers.some((marker) => marker.phrase === phrase)) return unknown(phrase);
  return accept<Event>({ type: 'kolo/markerRemoved', actor, phrase, ...likewise(character) });
};
