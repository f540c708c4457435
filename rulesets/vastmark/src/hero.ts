import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, forbidden, likewise, onlyOwner, rollOf, type Refused } from './access.ts';
import { isZero, throwDie } from './die.ts';
import { heroCeiling, insured } from './hero-points.ts';
import type { Character, Event, HeroUse, Roll, SpendHeroPoint, State } from './model.ts';
import { sidesOf } from './opposed.ts';
import { readGroups, readSides, rereadFrom, rolledFrom, type Read, type Thrown } from './reading.ts';
import { matesOf, pair } from './roll.ts';
import { unagreed } from './social.ts';

/** What speaks against spending a point on this roll, in the order of the catalogue. */
export const heroProblem = (actor: Character, roll: Roll, use: HeroUse, context: Context): Refused => {
  const { settings, status } = roll;
  const thrown = status === 'rolled' || status === 'confirmed';
  if (!insured(actor.npc, settings)) return refuse('E_HERO_OFF', undefined, ['VAST-HERO-01', 'VAST-HERO-12']);
  if (actor.sheet.value.unusedXp < 1) return refuse('E_NO_XP', { has: 0, needs: 1 }, ['VAST-HERO-04']);
  const ceiling = heroCeiling(roll.kind, settings);
  if (roll.heroPointsSpent >= ceiling) {
    const limited = forbidden(context, 'E_HERO_LIMIT', ['VAST-HERO-09', 'VAST-HERO-10'], { ceiling });
    if (limited) return limited;
  }
  switch (settings.heroTiming) {
    case 'afterLooking':
      if (!thrown) return refuse('E_ROLL_NOT_ROLLED', undefined, ['VAST-HERO-11']);
      if (status === 'confirmed') return refuse('E_ROLL_CONFIRMED', undefined, ['VAST-HERO-11']);
      break;
    case 'beforeRoll':
      if (thrown) return refuse('E_ALREADY_ROLLED', undefined, ['VAST-HERO-11']);
      if (status === 'withdrawn') return refuse('E_WITHDRAWN');
      if (roll.consent) return unagreed(roll);
      break;
  }
  if (use === 'extraDie') return undefined;
  if (thrown && !isZero(roll.chains, false)) return refuse('E_ZERO_NOT_SHOWN', undefined, ['VAST-HERO-07']);
  return roll.zeroIgnored ? refuse('E_ZERO_ALREADY_IGNORED', undefined, ['VAST-HERO-07']) : undefined;
};

/**
 * Hjältepoäng: an unused experience point is sacrificed for an extra die or for ignoring Zero, on a roll of
 * one's own (VAST-HERO-04, VAST-HERO-05, VAST-HERO-12). All sides of an opposed roll are read again.
 */
export const spendHeroPoint = (state: State, { rollId, use }: SpendHeroPoint, context: Context): Decision<Event> => {
  const roll = rollOf(state, rollId, context.by);
  const actor = roll && actorOf(state, roll);
  if (!roll || !actor) return refuse('E_UNKNOWN_ID', { id: rollId });
  const wrong = onlyOwner(actor, context) ?? heroProblem(actor, roll, use, context);
  if (wrong) return wrong;
  const spent = { type: 'vastmark/heroPointSpent', actor: actor.id, rollId, use, ...likewise(roll) } as const;
  if (roll.status !== 'rolled') return accept<Event>({ ...spent, chain: null, rolled: null, rereads: [], groups: [] });
  const chain = use === 'extraDie' ? throwDie(context.dice, 'extraDie', roll.only ?? 'everyone') : null;
  const read = readAgain(state, withHeroPoint(roll, use, chain));
  const own = read.find(({ thrown }) => thrown.roll.id === rollId);
  return accept<Event>({
    ...spent,
    chain,
    rolled: own ? rolledFrom(own) : null,
    rereads: read.filter((it) => it !== own).map(rereadFrom),
    groups: readGroups(state.groups, state.rolls, read),
  });
};

/** An extra die adds to the die and cancels no zero; an ignored zero is a plain 0 (VAST-HERO-06, VAST-HERO-07, D-9). */
const withHeroPoint = (roll: Roll, use: HeroUse, chain: readonly number[] | null): Thrown => ({
  roll,
  zeroIgnored: roll.zeroIgnored || use === 'ignoreZero',
  chains: chain ? [...roll.chains, chain] : roll.chains,
});

/** A changed roll, and everything that was measured together with it. */
export const readAgain = (state: State, changed: Thrown): readonly Read[] => {
  const { contestId, groupId } = changed.roll;
  if (contestId !== null) return readSides(sidesOf(state, contestId, changed)).flat();
  return pair([changed, ...(groupId === null ? [] : matesOf(state, groupId, [changed]))]);
};
