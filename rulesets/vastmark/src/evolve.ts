import { secret } from '@aspekt/contract';
import { dazed } from './daze.ts';
import { evolveAdjusted } from './evolve-adjusted.ts';
import {
  changeCharacter,
  changePrivate,
  changeRoll,
  readGroups,
  rereadRolls,
  takeTrait,
  withoutNoWish,
} from './evolve-parts.ts';
import type { Contest, Event, Roll, Rolled, Side, State } from './model.ts';
import { likewise, sheetAudience } from './access.ts';
import { consented } from './social.ts';
import { learnt } from './specialisation.ts';
import { asHidden, withoutSeries, withSeries } from './series.ts';
import { healing, hurting } from './toughness.ts';
import { sameTraits } from './several-traits.ts';

export const initial = (settings: State['settings']): State => ({
  settings,
  scene: { title: '' },
  characters: [],
  rolls: [],
  groups: [],
  contests: [],
  series: [],
  inbox: [],
  requests: [],
});

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'vastmark/settingsChanged':
      return { ...state, settings: { ...state.settings, ...event.settings } };
    case 'vastmark/characterCreated':
      return { ...state, characters: [...state.characters, event.character] };
    case 'vastmark/traitEdited':
      return changePrivate(state, event.actor, (sheet) => takeTrait(sheet, event.trait));
    case 'vastmark/skillEdited':
      return changePrivate(state, event.actor, (sheet) => ({
        ...sheet,
        skills: put(sheet.skills, event.skill, (skill) => skill.name === event.skill.name),
      }));
    case 'vastmark/xpAwarded':
      return changePrivate(state, event.actor, (sheet) => ({ ...sheet, unusedXp: sheet.unusedXp + event.amount }));
    case 'vastmark/xpSpent':
      return changePrivate(state, event.actor, (sheet) => ({ ...sheet, unusedXp: sheet.unusedXp - event.amount }));
    case 'vastmark/actionDeclared':
      return {
        ...state,
        inbox: [...state.inbox.filter(({ actor }) => actor !== event.declaration.actor), event.declaration],
      };
    case 'vastmark/actionDismissed':
    case 'vastmark/decidedWithoutRoll':
      return answered(state, event.actor);
    case 'vastmark/traitProposed':
      return changeRoll(state, event.rollId, (roll) => ({ ...roll, proposal: event.proposal }));
    case 'vastmark/traitRuled':
      return event.rolls.reduce((now, ruled) => changeRoll(now, ruled.id, () => withoutNoWish(ruled)), state);
    case 'vastmark/rollOpened':
      return opened(event.inSeries ? state : answered(state, event.rolls[0]?.actorId ?? ''), event);
    case 'vastmark/consentAnswered':
      return event.rolls.reduce((now, id) => changeRoll(now, id, (roll) => consented(roll, event.agree)), state);
    case 'vastmark/severalTraitsRequested':
      return asked(state, { actor: event.actor, traits: event.traits, allow: null, ...likewise(event) });
    case 'vastmark/severalTraitsAnswered':
      return asked(state, { actor: event.actor, traits: event.traits, allow: event.allow, ...likewise(event) });
    case 'vastmark/rolled':
      return readGroups(
        rereadRolls(event.rolls.reduce(thrown, state), event.rereads),
        event.group === null ? [] : [event.group],
      );
    case 'vastmark/opposed': {
      const rolled = event.sides.flatMap((side) => side.rolls).reduce(thrown, state);
      const sides = event.sides.map(({ rolls, ...side }) => ({ ...side, rolls: rolls.map(({ rollId }) => rollId) }));
      const all = new Set(sides.flatMap((side) => side.rolls));
      return readGroups(
        {
          ...rolled,
          rolls: rolled.rolls.map((roll) => (all.has(roll.id) ? { ...roll, contestId: event.contestId } : roll)),
          contests: [...rolled.contests, { id: event.contestId, sides, ...likewise(event) }],
        },
        event.groups,
      );
    }
    case 'vastmark/heroPointSpent': {
      const paid = changePrivate(state, event.actor, (sheet) => ({ ...sheet, unusedXp: sheet.unusedXp - 1 }));
      const spent = changeRoll(paid, event.rollId, (roll) => ({
        ...roll,
        heroPointsSpent: roll.heroPointsSpent + 1,
        zeroIgnored: roll.zeroIgnored || event.use === 'ignoreZero',
      }));
      return readGroups(rereadRolls(event.rolled ? thrown(spent, event.rolled) : spent, event.rereads), event.groups);
    }
    case 'vastmark/rollConfirmed':
      return readGroups(
        event.rolls.reduce((now, { rollId }) => changeRoll(now, rollId, confirmed), state),
        event.groups,
      );
    case 'vastmark/promptAnswered':
      return changeRoll(state, event.rollId, (roll) => ({ ...roll, ruling: { half: event.half, text: event.text } }));
    case 'vastmark/rollWithdrawn':
      return readGroups(
        event.rolls.reduce((now, id) => changeRoll(now, id, (roll) => ({ ...roll, status: 'withdrawn' })), state),
        event.groups,
      );
    case 'vastmark/sceneSet':
      return { ...state, scene: { title: event.title } };
    case 'vastmark/characterShown':
      return shown(state, event.character.id, event.rolls);
    case 'vastmark/characterHidden':
      return hidden(state, event.actor);
    case 'vastmark/characterAssigned':
      return changeCharacter(state, event.actor, (character) => ({
        ...character,
        ownerId: event.ownerId,
        sheet: secret(sheetAudience(event.ownerId), character.sheet.value),
      }));
    case 'vastmark/characterRenamed':
      return changeCharacter(state, event.actor, (character) => ({ ...character, name: event.name }));
    case 'vastmark/notesWritten':
      return changePrivate(state, event.actor, (sheet) => ({ ...sheet, notes: event.notes }));
    case 'vastmark/specialisationsLearnt':
      return changePrivate(state, event.actor, (sheet) => learnt(sheet, event));
    case 'vastmark/seriesStarted':
    case 'vastmark/seriesScored':
      return withSeries(state, event.series);
    case 'vastmark/seriesContinued':
      return withSeries(opened(state, { rolls: event.rolls, group: null }), event.series);
    case 'vastmark/seriesEnded':
      return withoutSeries(state, ({ id }) => id === event.series.id);
    case 'vastmark/hurt':
      return changeCharacter(state, event.actor, (character) => hurting(character, event.hurt));
    case 'vastmark/healed':
      return changeCharacter(state, event.actor, (character) => healing(character, event.hurt));
    case 'vastmark/dazed':
      return dazed(state, event);
    case 'vastmark/adjusted':
      return evolveAdjusted(state, event);
  }
};

const put = <T>(items: readonly T[], item: T, same: (other: T) => boolean): readonly T[] =>
  items.some(same) ? items.map((other) => (same(other) ? item : other)) : [...items, item];

/** What waited in the game master's inbox for this character has been dealt with. */
const answered = (state: State, actor: string): State =>
  state.inbox.some((it) => it.actor === actor)
    ? { ...state, inbox: state.inbox.filter((it) => it.actor !== actor) }
    : state;

const asked = (state: State, request: State['requests'][number]): State => ({
  ...state,
  requests: put(
    state.requests,
    request,
    (other) => other.actor === request.actor && sameTraits(other.traits, request.traits),
  ),
});

/** The log keeps everything; the table keeps what is open and the latest that is not. */
const closedRollsKept = 40;
const tooMany = (rolls: readonly Roll[]): readonly Roll[] =>
  rolls.slice(0, Math.max(0, rolls.length - closedRollsKept));

const opened = (
  state: State,
  { rolls, group }: Pick<Extract<Event, { readonly type: 'vastmark/rollOpened' }>, 'rolls' | 'group'>,
): State => {
  // A series opens its next rolls after its last ones.
  const needed = new Set(state.series.flatMap(({ sides }) => sides.map(({ rollId }) => rollId)));
  const old = state.rolls.filter(
    ({ id, status }) => (status === 'confirmed' || status === 'withdrawn') && !needed.has(id),
  );
  // Hidden ones are counted apart, so that they never push out what players see.
  const [open, hidden] = [old.filter((it) => it.only === undefined), old.filter((it) => it.only !== undefined)];
  const fallen = new Set([...tooMany(open), ...tooMany(hidden)].map(({ id }) => id));
  const kept = fallen.size === 0 ? state.rolls : state.rolls.filter(({ id }) => !fallen.has(id));
  const alive = (ids: readonly string[]): boolean => ids.some((id) => !fallen.has(id));
  return {
    ...state,
    rolls: [...kept, ...rolls.map(withoutNoWish)],
    groups: [...state.groups.filter((it) => alive(it.rolls)), ...(group ? [group] : [])],
    contests:
      fallen.size === 0 ? state.contests : state.contests.filter(({ sides }) => alive(sides.flatMap((it) => it.rolls))),
  };
};

const thrown = (state: State, { rollId, chains, zeroIgnored, result }: Rolled): State =>
  changeRoll(state, rollId, (roll) => ({ ...roll, chains, zeroIgnored, result, status: 'rolled' }));

/** From now on the table knows how it went, though not always against what (D-14). */
const confirmed = (roll: Roll): Roll => ({
  ...roll,
  status: 'confirmed',
  result: roll.result && { ...roll.result, outcome: secret('everyone', roll.result.outcome.value) },
});

const unmarked = <T extends { readonly only?: unknown }>(thing: T): Omit<T, 'only'> => {
  const { only: _, ...rest } = thing;
  return rest;
};

const shown = (state: State, actor: string, rolls: readonly Roll[]): State => {
  const open = new Set(rolls.map(({ id }) => id));
  const now = state.rolls.map((roll) => namedAs(open.has(roll.id) ? unmarked(roll) : roll, actor, 'everyone'));
  return {
    ...changeCharacter(state, actor, (character) => unmarked(character)),
    rolls: now,
    groups: state.groups.map((group) => (group.rolls.some((id) => open.has(id)) ? unmarked(group) : group)),
    contests: state.contests.map((contest) =>
      withSides(
        contest,
        contest.sides.map((side) => (side.rolls.some((id) => open.has(id)) ? unmarked(side) : side)),
      ),
    ),
    requests: state.requests.map((request) => (request.actor === actor ? unmarked(request) : request)),
    // What everyone has seen begin is never hidden by this, though a roll of it may be thrown behind the screen.
    series: state.series.map((series) => (series.only === undefined ? series : asHidden(series, now))),
  };
};

const hidden = (state: State, actor: string): State => {
  const closed = new Set(state.rolls.filter((roll) => roll.actorId === actor).map(({ id }) => id));
  return {
    ...changeCharacter(state, actor, (character) => ({ ...character, only: 'gm' })),
    rolls: state.rolls.map((roll) => namedAs(closed.has(roll.id) ? { ...roll, only: 'gm' } : roll, actor, 'gm')),
    groups: state.groups.map((group) => (group.actorId === actor ? { ...group, only: 'gm' } : group)),
    contests: state.contests.map((contest) =>
      withSides(
        contest,
        contest.sides.map((side) => (side.rolls.some((id) => closed.has(id)) ? { ...side, only: 'gm' } : side)),
      ),
    ),
    requests: state.requests.map((request) => (request.actor === actor ? { ...request, only: 'gm' } : request)),
    series: state.series.map((series) =>
      series.sides.some(({ actorId }) => actorId === actor) ? { ...series, only: 'gm' } : series,
    ),
  };
};

/** A contest of which every side is hidden is not there at all. */
const withSides = (contest: Contest, sides: readonly Side[]): Contest => ({
  id: contest.id,
  sides,
  ...(sides.every(({ only }) => only !== undefined) && { only: 'gm' }),
});

/** A roll that names the character as target or opponent says so to as many as know of it. */
const namedAs = (roll: Roll, actor: string, to: 'everyone' | 'gm'): Roll => {
  const target = roll.socialTargetId?.value === actor;
  const { value } = roll.resistance;
  const opponent = to === 'gm' && value.kind === 'opposedTotal' && value.actorId === actor;
  if (!target && !opponent) return roll;
  return {
    ...roll,
    ...(target && { socialTargetId: secret(to, actor) }),
    ...(opponent && { resistance: secret(to, value) }),
  };
};
