import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, likewise, onlyOwner, rollOf, rollsOf, type Refused } from './access.ts';
import { checkFaces, throwDie } from './die.ts';
import type { EnterFaces, Event, Roll, RollDie, State } from './model.ts';
import { asItStands, readAlone, readGroup, rereadFrom, rolledFrom, type Read, type Thrown } from './reading.ts';
import { unagreed } from './social.ts';

/** Only a roll that the game master has ruled on may be thrown (VAST-TRAIT-07). */
export const readyToThrow = (roll: Roll): Refused => {
  switch (roll.status) {
    case 'ruled':
      return unagreed(roll);
    case 'proposed':
      return refuse('E_TRAIT_UNRULED', undefined, ['VAST-TRAIT-07']);
    case 'rolled':
    case 'confirmed':
      return refuse('E_ALREADY_ROLLED');
    case 'withdrawn':
      return refuse('E_WITHDRAWN');
  }
};

/** The roll's own die, then the extra dice bought beforehand (VAST-HERO-06, VAST-HERO-11). */
export const throwFor = (roll: Roll, { dice }: Context, own?: readonly number[]): Thrown => {
  const to = roll.only ?? 'everyone';
  const chains = [own ?? throwDie(dice, 'die', to)];
  const extra = roll.heroPointsSpent - (roll.zeroIgnored ? 1 : 0);
  for (let i = 0; i < extra; i++) chains.push(throwDie(dice, 'extraDie', to));
  return { roll, chains, zeroIgnored: roll.zeroIgnored };
};

const mayThrow = (state: State, rolls: readonly Roll[], id: string, context: Context): Refused => {
  const [first] = rolls;
  const actor = first && actorOf(state, first);
  if (!actor) return refuse('E_UNKNOWN_ID', { id });
  const wrong = onlyOwner(actor, context);
  if (wrong) return wrong;
  for (const roll of rolls) {
    const unready = readyToThrow(roll);
    if (unready) return unready;
  }
  const opposed = rolls.some((roll) => roll.resistance.value.kind === 'opposed');
  return opposed ? refuse('E_OPPOSED', undefined, ['VAST-RES-06']) : undefined;
};

/** Slå: throw the die, add trait, skill and modifications, compare with the resistance (VAST-ROLL-01, VAST-RES-01). */
export const roll = (state: State, { rollId }: RollDie, context: Context): Decision<Event> => {
  const rolls = rollsOf(state, rollId, context.by);
  const wrong = mayThrow(state, rolls, rollId, context);
  if (wrong) return wrong;
  return rolledNow(
    state,
    rolls.map((it) => throwFor(it, context)),
    false,
  );
};

/** The faces of a real die in place of ours. */
export const enterFaces = (state: State, { rollId, faces }: EnterFaces, context: Context): Decision<Event> => {
  const single = rollOf(state, rollId, context.by);
  const wrong = mayThrow(state, single ? [single] : [], rollId, context) ?? checkFaces(faces);
  if (wrong || !single) return wrong ?? refuse('E_UNKNOWN_ID', { id: rollId });
  return rolledNow(state, [throwFor(single, context, faces)], true);
};

/** Rolls of a group thrown earlier are read again: they share an opponent (VAST-MULTI-05). */
const rolledNow = (state: State, thrown: readonly Thrown[], entered: boolean): Decision<Event> => {
  const first = thrown[0]?.roll;
  const groupId = first?.groupId ?? null;
  const mates = groupId === null ? [] : matesOf(state, groupId, thrown);
  const read = pair([...thrown, ...mates]);
  const group = groupId === null ? undefined : state.groups.find(({ id }) => id === groupId);
  return accept<Event>({
    type: 'vastmark/rolled',
    rolls: read.slice(0, thrown.length).map(rolledFrom),
    rereads: read.slice(thrown.length).map(rereadFrom),
    group: group ? readGroup(group, state.rolls, read) : null,
    entered,
    ...likewise(first),
  });
};

/** The other rolls of the group that have been thrown. */
export const matesOf = (state: State, groupId: string, thrown: readonly Thrown[]): readonly Thrown[] =>
  state.rolls
    .filter((it) => it.groupId === groupId && it.result && !thrown.some(({ roll: { id } }) => id === it.id))
    .map(asItStands);

/** Rolls that stand alone, each with its result. */
export const pair = (thrown: readonly Thrown[]): readonly Read[] => {
  const results = readAlone(thrown);
  return thrown.flatMap((it, i) => {
    const result = results[i];
    return result ? [{ thrown: it, result }] : [];
  });
};
