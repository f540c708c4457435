import { accept, type Context, type Decision } from '@aspekt/contract';
import { lastingDegrees, lastingShock } from './derived.ts';
import { gmOnly, heldItems, isRefused, onlyOwn, ownOf, personIn } from './find.ts';
import type { CommandOf, Event, HealthFields, Own, State } from './model.ts';
import { refuse } from './refusal.ts';

/**
 * Rest takes all shock away, activity brings back what lasts (AOR-LIMB-06, D-24). Since when is told, no more: what the
 * clock has brought by now has been brought, and the game master may take the hours back to have them rested.
 */
export const setRest = (
  state: State,
  { person: id, resting, since }: CommandOf<'aoristos/setRest'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  if (ownOf(person).rested === resting) return refuse('noChange');
  if (since !== undefined && since > state.scene.clock) return refuse('badInput', { since });
  const nerveShock = resting ? 0 : Math.max(person.nerveShock, lastingDegrees(ownOf(person), state.scene.clock));
  return accept<Event>({
    type: 'aoristos/rested',
    ...onlyOwn(person),
    who: id,
    resting,
    nerveShock,
    ...(since !== undefined && { minutes: state.scene.clock - since }),
  });
};

/** Waking is the game master's to say (AOR-BLD-02). */
export const wakeUp = (
  state: State,
  { person: id }: CommandOf<'aoristos/wakeUp'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: id });
  if (person.conscious) return refuse('noChange');
  return accept<Event>({ type: 'aoristos/woke', who: id });
};

const known = ({ organTrauma, rested }: HealthFields): Partial<Own> => ({
  ...(organTrauma !== undefined && { organTrauma }),
  ...(rested !== undefined && { rested }),
});

/**
 * The game master corrects health outright, and what follows at once from it: lasting shock, falling, empty hands (D-23, D-24).
 * What everyone sees of her everyone is told; the rest is her own, and so is the reason of a correction of both.
 */
export const setHealth = (
  state: State,
  { person: id, fields, reason = '' }: CommandOf<'aoristos/setHealth'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  const own = ownOf(person);
  const total = fields.psychTrauma ?? own.psychTrauma;
  if ((fields.permanentPsychTrauma ?? own.permanentPsychTrauma) > total) return refuse('badInput', {}, ['AOR-PSY-15']);
  const faints = person.conscious && (fields.conscious === false || fields.alive === false);
  const limbs = { ...own.limbs, ...fields.limbs };
  const lasting = lastingShock({ ...own, ...known(fields), limbs }, state.scene.clock);
  const { alive, conscious, nerveShock, posture, ...hers } = fields;
  const shock = nerveShock ?? (lasting > person.nerveShock ? lasting : undefined);
  const lies = posture ?? (faints ? 'lying' : undefined);
  const seen = {
    ...(alive !== undefined && { alive }),
    ...(conscious !== undefined && { conscious }),
    ...(shock !== undefined && { nerveShock: shock }),
    ...(lies !== undefined && { posture: lies }),
  };
  const dropped = faints && { dropped: heldItems(person).map(({ id: item, name }) => ({ item, name })) };
  const set = { type: 'aoristos/healthSet', who: id } as const;
  const isSeen = Object.keys(seen).length > 0;
  const isHers = Object.keys(hers).length > 0 || !isSeen;
  return accept<Event>(
    ...(isSeen ? [{ ...set, fields: seen, reason: isHers ? '' : reason, ...dropped }] : []),
    ...(isHers ? [{ ...set, ...onlyOwn(person), fields: hers, reason }] : []),
  );
};
