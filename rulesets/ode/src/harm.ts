import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { freshIds } from './aspects.ts';
import { endIfDecided } from './conflict-end.ts';
import type { Character, Consequence, Event, FreeInvoke, Harm, HarmCommand, Hit, SlotId, State } from './model.ts';
import { actorFor, controls, figure, isGm, sideAgainst, sideOfId } from './people.ts';
import { conclude } from './settle.ts';
import { absorbs } from './stress.ts';
import { begin, tell, told } from './tale.ts';
import { insists, isRefused, isText, no, unlessInsisted, type Refused } from './verdict.ts';

type Command<T> = Extract<HarmCommand, { type: T }>;
type Absorb = Command<'ode/absorbHit'>;

/** Boxes of a track that are still free (ODE-HRM-02). */
export const freeBoxes = (character: Character, harm: Harm): number => {
  const { boxes, marked } = character.stress.value[harm];
  return boxes - marked;
};

/** A slot can take this harm: it is empty and not kept for the other kind (ODE-HRM-04, ODE-HRM-05). */
export const isFreeSlot = (character: Character, slot: Consequence, harm: Harm): boolean =>
  slot.state === 'empty' &&
  (slot.restrictedTo === null || slot.restrictedTo === harm) &&
  (slot.slotId !== 'extreme' || (!character.extremeTaken && character.aspects.some(isReplaceable)));

const isReplaceable = ({ slot, text, extreme }: Character['aspects'][number]): boolean =>
  slot !== undefined && slot !== 'highConcept' && slot !== 'highConcept2' && text !== '' && extreme === undefined;

/** All that a character could absorb of one hit: free boxes and usable slots together. */
export const maxAbsorb = (character: Character, harm: Harm): number =>
  character.consequences.reduce(
    (sum, slot) => (isFreeSlot(character, slot, harm) ? sum + absorbs[slot.severity] : sum),
    freeBoxes(character, harm),
  );

/** The oldest open hit on a character. */
export const hitOn = (state: State, id: string): Hit | undefined => state.hits.find(({ targetId }) => targetId === id);

const struckOne = (state: State, named: string | undefined, context: Context): readonly [Character, Hit] | Refused => {
  const only = state.hits.length === 1 ? state.hits[0]?.targetId : undefined;
  const character = actorFor(state, named ?? (isGm(context.by) ? only : undefined), context);
  if (isRefused(character)) return character;
  const hit = hitOn(state, character.id);
  return hit ? [character, hit] : no('wrongStatus', {}, 'ODE-HRM-01');
};

/** Every shift must be absorbed by boxes and consequences, and nothing more than needed (ODE-HRM-01..06, D-16). */
export const checkAbsorption = (
  character: Character,
  { harm, shifts }: Pick<Hit, 'harm' | 'shifts'>,
  { stress, track = harm, consequences }: Pick<Absorb, 'stress' | 'track' | 'consequences'>,
): Refused | undefined => {
  if (track !== harm) return no('wrongTrack', { shifts }, 'ODE-HRM-03');
  const chosen: number[] = Array<number>(stress).fill(1);
  const used = new Set<SlotId>();
  for (const { slotId, aspect } of consequences) {
    const slot = character.consequences.find((one) => one.slotId === slotId);
    if (!slot) return no('notFound', { slot: slotId }, 'ODE-STR-05');
    if (slot.state !== 'empty' || used.has(slotId)) return no('slotOccupied', { slot: slotId }, 'ODE-HRM-04');
    if (slot.restrictedTo !== null && slot.restrictedTo !== harm)
      return no('slotRestricted', { slot: slotId }, 'ODE-HRM-05');
    if (slotId === 'extreme') {
      if (character.extremeTaken) return no('slotOccupied', { slot: slotId }, 'ODE-OPT-02');
      if (!character.aspects.some((one) => one.slot === aspect && isReplaceable(one)))
        return no('aspectLayout', {}, 'ODE-OPT-02');
    }
    used.add(slotId);
    chosen.push(absorbs[slot.severity]);
  }
  const total = chosen.reduce((sum, one) => sum + one, 0);
  if (stress > freeBoxes(character, harm) || total < shifts)
    return no('notAbsorbed', { shifts, left: Math.max(0, shifts - total) }, 'ODE-HRM-01', 'ODE-HRM-02');
  if (chosen.some((one) => total - one >= shifts)) return no('overAbsorb', { shifts, total }, 'ODE-HRM-06');
  return consequences.every(({ text }) => isText(text)) ? undefined : no('textRequired', {}, 'ODE-HRM-07');
};

/** Absorb the oldest hit; each consequence gives whoever caused it a free invoke (ODE-HRM-07). */
export const absorbHit = (state: State, command: Absorb, context: Context): Decision<Event> => {
  const found = struckOne(state, command.actor, context);
  if (isRefused(found)) return found;
  const [character, hit] = found;
  const refused = checkAbsorption(character, hit, command);
  if (refused) return refused;
  const conflict = state.scene?.conflict?.id;
  const invoke = causer(state, character, hit);
  const ids = freshIds(state, 'consequence', command.consequences.length);
  const tale = begin(state);
  tell(tale, {
    type: 'ode/hitAbsorbed',
    hit,
    stress: secret(character.stress.to, command.stress),
    consequences: command.consequences.map(({ slotId, text, aspect }, i) => ({
      slotId,
      severity: character.consequences.find((one) => one.slotId === slotId)?.severity ?? 'mild',
      id: ids[i] ?? '',
      text: text.trim(),
      invoke,
      ...(slotId === 'extreme' && aspect !== undefined && { aspect }),
    })),
    ...(conflict !== undefined && { conflict }),
  });
  conclude(tale);
  return told(tale);
};

/** Whoever caused it; where nobody did, the other side (ODE-HRM-07, D-46). */
const causer = (state: State, struck: Character, { byId }: Hit): Omit<FreeInvoke, 'shared'> => ({
  holderId: byId,
  side: byId === null ? sideAgainst(state, struck) : sideOfId(state, byId),
  count: 1,
});

/** Out of the scene: what cannot or shall not be absorbed takes one out, and earns nothing (ODE-TKO-01, ODE-HRM-08, ODE-CDE-04). */
export const beTakenOut = (state: State, command: Command<'ode/beTakenOut'>, context: Context): Decision<Event> => {
  const found = struckOne(state, command.actor, context);
  if (isRefused(found)) return found;
  const tale = begin(state);
  tell(tale, { type: 'ode/takenOut', hit: found[1] });
  conclude(tale);
  endIfDecided(tale);
  return told(tale);
};

/** Whoever took somebody out tells what becomes of them (ODE-TKO-01, ODE-TKO-02). */
export const decideFate = (state: State, command: Command<'ode/decideFate'>, context: Context): Decision<Event> => {
  const { by } = context;
  const owed = state.scene?.fates.find(({ targetId }) => targetId === command.target);
  if (!owed) return no('wrongStatus', {}, 'ODE-TKO-01');
  const victor = owed.byId === null ? undefined : figure(state, owed.byId);
  if (!insists(context) && !(victor?.pc ? controls(by, victor) : isGm(by)))
    return isGm(by) ? unlessInsisted('forbidden') : no('forbidden', {}, 'ODE-TKO-01');
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-TKO-01');
  return accept<Event>({ type: 'ode/fateDecided', targetId: command.target, text: command.text.trim() });
};
