import { accept, refuse, secret, type Context, type Decision } from '@aspekt/contract';
import {
  characterOf,
  isGm,
  isTaken,
  likewise,
  onlyGm,
  hersAlone,
  ownAudience,
  ownerOrGm,
  unknown,
  type Refused,
} from './access.ts';
import { keyPhraseProblem } from './features.ts';
import type {
  ApproveCharacter,
  AssignCharacter,
  Character,
  CreateCharacter,
  Event,
  RenameCharacter,
  ShowCharacter,
  State,
  WriteNotes,
} from './model.ts';
import { fullPlayer } from './pools.ts';
import { aspectProblem } from './proficiencies.ts';
import { secretProblem } from './secrets.ts';
import { creationTarget, withSignificance } from './significance.ts';
import { traitProblem } from './spheres.ts';

/** A sheet, empty or filled in beforehand; each part is checked as if it were added by itself. */
export const createCharacter = (state: State, command: CreateCharacter, context: Context): Decision<Event> => {
  const { by } = context;
  const { id, name = id, npc = false, traits = [], aspects = [], secrets = [], notes = '', shown = false } = command;
  if (by.role === 'onlooker') return refuse('E_NOT_OWNER');
  if (!isGm(by) && (npc || (command.ownerId !== undefined && command.ownerId !== by.seat))) return refuse('E_NOT_GM');
  const wrong = partsProblem(state, command, context);
  if (wrong) return wrong;
  if (isTaken(state, id, by)) return refuse('E_ID_TAKEN', { id });
  const ownerId = npc ? null : isGm(by) ? (command.ownerId ?? null) : by.seat;
  const bare: Omit<Character, 'significance'> = {
    id,
    name,
    ownerId,
    npc,
    status: 'creation',
    traits,
    aspects,
    markers: [],
    own: secret(ownAudience(ownerId), { secrets, resources: [], xp: [], notes }),
    ...(npc && !shown && { only: 'gm' }),
  };
  const character = withSignificance(bare, state.settings);
  return accept<Event>(...entering(state, ownerId), {
    type: 'kolo/characterCreated',
    character,
    ...likewise(character),
  });
};

/** Whoever gets a character has both pools (KOLO-POOL-01). */
const entering = (state: State, seat: string | null): readonly Event[] =>
  seat === null || state.players.some(({ id }) => id === seat)
    ? []
    : [{ type: 'kolo/playerEntered', player: fullPlayer(seat), only: [seat] }];

const partsProblem = (state: State, command: CreateCharacter, context: Context): Refused => {
  const { traits = [], aspects = [], secrets = [] } = command;
  for (const [i, trait] of traits.entries()) {
    const problem = traitProblem(trait, traits.slice(0, i));
    if (problem) return problem;
  }
  for (const [i, aspect] of aspects.entries()) {
    const problem = aspectProblem(aspect, aspects.slice(0, i)) ?? keyPhraseProblem(state, aspect.assigned);
    if (problem) return problem;
  }
  for (const [i, ability] of secrets.entries()) {
    const { specialisation, value, phrase } = ability;
    if (specialisation && value !== specialisation.difference * 10)
      return refuse('E_NOT_POSITIVE', { phrase }, ['KOLO-SEC-05']);
    const problem = secretProblem(ability, secrets.slice(0, i), context);
    if (problem) return problem;
  }
  return undefined;
};

/** Playable when its points keep to the campaign's pool and its total significance to the range (KOLO-CAMP-01, KOLO-CAMP-02). */
export const approveCharacter = (state: State, command: ApproveCharacter, { by }: Context): Decision<Event> => {
  const { actor, override = false } = command;
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const { points, total } = character.significance;
  const { basicSignificance, totalRange } = state.campaign;
  const target = creationTarget(basicSignificance);
  const over = state.settings.creationBudget === 'exact' ? points !== target : points > target;
  if (over && !override) return refuse('E_OVER_BUDGET', { points, target }, ['KOLO-CAMP-02']);
  if (totalRange && (total < totalRange[0] || total > totalRange[1]) && !override) {
    return refuse('E_TOTAL_RANGE', { total, low: totalRange[0], high: totalRange[1] }, ['KOLO-CAMP-01']);
  }
  return accept<Event>({ type: 'kolo/characterApproved', actor, points, total, override, ...likewise(character) });
};

/** Show an npc to the table, with its tests, or hide it again. */
export const showCharacter = (state: State, { actor, shown }: ShowCharacter, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!character.npc) return refuse('E_NOT_NPC');
  const opponents = opponentsOf(state, [actor]);
  if (shown) return accept<Event>(...[character, ...opponents.filter(isHidden)].map((it) => shownEvent(state, it)));
  // What is thrown before everyone's eyes is settled there.
  if (opponents.some((it) => !isHidden(it))) return refuse('E_WRONG_STATUS', undefined, ['KOLO-CON-01']);
  return accept<Event>({ type: 'kolo/characterHidden', actor, only: 'gm' });
};

const isHidden = ({ only }: Character): boolean => only !== undefined;

const shownEvent = (state: State, { only: _, ...character }: Character): Event => ({
  type: 'kolo/characterShown',
  character,
  tests: state.tests.filter(({ actorId }) => actorId === character.id).map(({ only: __, ...test }) => test),
});

/** Whom these are in a contest with that is not settled, and whom those are: one coin more of any changes what is read of all. */
const opponentsOf = (state: State, actors: readonly string[]): readonly Character[] => {
  const actorIn = (testId: string): string | undefined => state.tests.find(({ id }) => id === testId)?.actorId;
  const met = new Set(actors);
  for (let before = 0; before < met.size;) {
    before = met.size;
    for (const { a, b, status } of state.contests) {
      const sides = [actorIn(a), actorIn(b)].filter((id) => id !== undefined);
      if (status !== 'closed' && sides.some((id) => met.has(id))) for (const id of sides) met.add(id);
    }
  }
  return state.characters.filter(({ id }) => met.has(id) && !actors.includes(id));
};

/** The game master gives characters to seats; a player takes one that nobody has, or gives up her own. */
export const assignCharacter = (
  state: State,
  { actor, ownerId }: AssignCharacter,
  { by }: Context,
): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const taking = !character.npc && character.ownerId === null && ownerId === by.seat && by.role === 'player';
  const leaving = ownerId === null && character.ownerId === by.seat;
  if (!isGm(by) && !taking && !leaving) return refuse('E_NOT_OWNER');
  // Points put into a test are a player's: they are settled before the character changes hands (KOLO-POOL-01).
  const atStake = state.tests.some((it) => it.actorId === actor && it.status !== 'closed' && it.declared > 0);
  if (atStake && ownerId !== character.ownerId) return refuse('E_WRONG_STATUS', undefined, ['KOLO-POOL-01']);
  return accept<Event>(...entering(state, ownerId), {
    type: 'kolo/characterAssigned',
    actor,
    ownerId,
    ...likewise(character),
  });
};

export const renameCharacter = (state: State, { actor, name }: RenameCharacter, context: Context): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return unknown(actor);
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  return accept<Event>({ type: 'kolo/characterRenamed', actor, name, before: character.name, ...likewise(character) });
};

export const writeNotes = (state: State, { actor, notes }: WriteNotes, context: Context): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return unknown(actor);
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  return accept<Event>({ type: 'kolo/notesWritten', actor, notes, only: hersAlone(character) });
};
