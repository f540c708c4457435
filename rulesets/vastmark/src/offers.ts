import { maySee, type Context, type Offer, type Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { actorOf, characterOf, gmPrefix, isGm, isTaken, owns, rollsOf } from './access.ts';
import { promptOf } from './confirm.ts';
import { heroProblem } from './hero.ts';
import { isWon } from './hero-points.ts';
import type { Character, Command, HeroUse, Roll, State } from './model.ts';
import { rollsHidden } from './open-roll.ts';
import { repeatsTrait } from './rule-trait.ts';
import { isOver, nextInSeries } from './series.ts';

type Offers = readonly Offer<Command>[];

/** What is worth a button now; the game master sees what waits for her first, a player what waits for her. */
export const offers = (state: State, viewer: Viewer): Offers => {
  if (viewer.role === 'onlooker') return [];
  const known = state.rolls.filter((roll) => roll.only === undefined || maySee(roll.only, viewer));
  const toRolls = known.flatMap((roll) => rollOffers(state, roll, viewer));
  return toRolls.concat(isGm(viewer) ? gmOffers(state, viewer) : playerOffers(state, viewer));
};

const must = (command: Command, ...rules: readonly string[]): Offer<Command> => ({ command, rules, must: true });
const may = (command: Command, ...rules: readonly string[]): Offer<Command> => ({ command, rules });

const rollOffers = (state: State, roll: Roll, viewer: Viewer): Offers => {
  const actor = actorOf(state, roll);
  const mine = actor !== undefined && owns(actor, viewer);
  const rollId = roll.id;
  if (roll.consent && roll.status !== 'withdrawn') return consentOffers(state, roll, viewer);
  switch (roll.status) {
    case 'proposed':
      return isGm(viewer)
        ? [
            ...(actor ? [must(acceptance(state, roll), 'VAST-TRAIT-07')] : []),
            may({ type: 'vastmark/withdrawRoll', rollId }, 'VAST-GM-01'),
          ]
        : [];
    case 'ruled':
      return [
        mine && isFixed(roll, viewer) ? [must({ type: 'vastmark/roll', rollId }, 'VAST-ROLL-01')] : [],
        actor && mine ? heroOffers(actor, roll, viewer) : [],
        isGm(viewer) ? [may({ type: 'vastmark/withdrawRoll', rollId }, 'VAST-GM-01')] : [],
      ].flat();
    case 'rolled': {
      const closing =
        isGm(viewer) && isComplete(state, roll) ? [must({ type: 'vastmark/confirmRoll', rollId }, 'VAST-HERO-11')] : [];
      return actor && mine ? heroOffers(actor, roll, viewer).concat(closing) : closing;
    }
    case 'confirmed':
      return isGm(viewer) && roll.ruling === null ? promptOffers(roll) : [];
    case 'withdrawn':
      return [];
  }
};

/** The player of the one to be persuaded is asked first, once for all rolls of a group (VAST-PERS-02, VAST-PERS-03). */
const consentOffers = (state: State, roll: Roll, viewer: Viewer): Offers => {
  const target = state.characters.find(({ id }) => id === roll.socialTargetId?.value);
  const asked = target !== undefined && owns(target, viewer);
  const group = state.groups.find(({ id }) => id === roll.groupId);
  const rule = actorOf(state, roll)?.npc ? 'VAST-PERS-02' : 'VAST-PERS-03';
  const answers = [true, false].map(
    (agree) => ({ type: 'vastmark/answerConsent', rollId: group?.id ?? roll.id, agree }) as const,
  );
  return [
    ...((group && group.rolls[0] !== roll.id) || (!asked && !isGm(viewer))
      ? []
      : answers.map((answer) => (asked ? must(answer, rule) : may(answer, rule)))),
    ...(isGm(viewer) ? [may({ type: 'vastmark/withdrawRoll', rollId: roll.id }, 'VAST-GM-01')] : []),
  ];
};

/** Accept the roll as proposed, or as it stands where its mate already has the trait (VAST-MULTI-02). */
const acceptance = (state: State, roll: Roll): Command => {
  const accepted = { type: 'vastmark/ruleTrait', rollId: roll.id } as const;
  const { traitId: trait, turned } = roll;
  return repeatsTrait(state, roll) ? { ...accepted, trait, turned } : accepted;
};

/** Against a number or a typed-in total. A player who may not know what she rolls against rolls all the same. */
const isFixed = (roll: Roll, viewer: Viewer): boolean =>
  !maySee(roll.resistance.to, viewer) || roll.resistance.value.kind !== 'opposed';

/** Everything that closes together has been thrown. */
const isComplete = (state: State, roll: Roll): boolean =>
  roll.groupId === null ||
  !state.rolls.some((it) => it.groupId === roll.groupId && (it.status === 'proposed' || it.status === 'ruled'));

const noDice = scriptedDice([]);

/** Points where they can still change something: not on a roll known to have succeeded (D-13). */
const heroOffers = (actor: Character, roll: Roll, viewer: Viewer): Offers => {
  const context: Context = { by: viewer, dice: noDice };
  const outcome = roll.result && maySee(roll.result.outcome.to, viewer) ? roll.result.outcome.value : undefined;
  if (isWon(outcome)) return [];
  return (['extraDie', 'ignoreZero'] as const satisfies readonly HeroUse[]).flatMap((use) =>
    heroProblem(actor, roll, use, context)
      ? []
      : [
          may(
            { type: 'vastmark/spendHeroPoint', rollId: roll.id, use },
            'VAST-HERO-05',
            use === 'extraDie' ? 'VAST-HERO-06' : 'VAST-HERO-07',
          ),
        ],
  );
};

const promptOffers = (roll: Roll): Offers => {
  const prompt = roll.result && promptOf(roll.result);
  const rollId = roll.id;
  switch (prompt) {
    case 'statusQuo':
      return [
        may({ type: 'vastmark/answerPrompt', rollId, half: 'halfSuccess' }, 'VAST-SQ-02'),
        may({ type: 'vastmark/answerPrompt', rollId, half: 'halfFailure' }, 'VAST-SQ-02'),
      ];
    case 'zeroed':
      return [may({ type: 'vastmark/answerPrompt', rollId }, 'VAST-ZERO-04')];
    case 'worse':
      return [may({ type: 'vastmark/answerPrompt', rollId }, 'VAST-ZERO-05')];
    case 'perfection':
      return [may({ type: 'vastmark/answerPrompt', rollId }, 'VAST-PERF-03')];
    case null:
      return [];
  }
};

/**
 * An id that nobody has yet: counted from what everyone knows, so that what is hidden leaves no trace in it.
 * A player's has her own name in it: she has used it herself, though the roll may have been hidden from her since.
 */
const freshId = (state: State, stem: string, viewer: Viewer): string => {
  const known = [...state.rolls, ...state.groups, ...state.contests, ...state.characters].filter(
    ({ only }) => only === undefined || (!isGm(viewer) && maySee(only, viewer)),
  );
  const mine = isGm(viewer) ? `${gmPrefix}${stem}` : `${stem}-${viewer.seat.slice(0, 40)}`;
  return firstFree(state, mine, known.length + 1);
};

/** The same for what comes of a figure; where that is hidden it is counted for her alone, since she may be shown one day. */
const freshIdOf = (state: State, stem: string, actor: Character | undefined, viewer: Viewer): string =>
  actor && rollsHidden(state, actor)
    ? firstFree(state, `${gmPrefix}${stem}-of-${actor.id.slice(0, 40)}`, 1)
    : freshId(state, stem, viewer);

const firstFree = (state: State, stem: string, from: number): string => {
  for (let i = from; ; i++) if (!isTaken(state, `${stem}-${i}`)) return `${stem}-${i}`;
};

/** The next roll of a series whose last one is settled (VAST-X-SERIES-01). */
const seriesOffers = (state: State, viewer: Viewer): Offers =>
  state.series.flatMap((series) => {
    const next = {
      type: 'vastmark/nextInSeries',
      seriesId: series.id,
      rolls: series.sides.map(({ actorId }, i) =>
        freshIdOf(state, i === 0 ? 'first' : 'second', characterOf(state, actorId, viewer), viewer),
      ),
    } as const;
    const settled = nextInSeries(state, next, { by: viewer, dice: noDice }).ok;
    return [
      ...(settled ? [must(next, 'VAST-X-SERIES-01')] : []),
      ...(isOver(series) ? [] : [may({ type: 'vastmark/endSeries', seriesId: series.id }, 'VAST-X-SERIES-01')]),
    ];
  });

/** A contest of nothing but hidden rolls is hidden like them, and counted apart. */
const contestId = (state: State, sides: readonly string[], viewer: Viewer): string => {
  const isSeen = sides.flatMap((side) => rollsOf(state, side, viewer)).some(({ only }) => only === undefined);
  return freshId(state, isSeen ? 'opposed' : 'opposed-unseen', viewer);
};

const gmOffers = (state: State, viewer: Viewer): Offers => {
  const waiting = state.rolls.filter(
    (roll) => roll.status === 'ruled' && !roll.consent && roll.resistance.value.kind === 'opposed',
  );
  const sides = [...new Set(waiting.map((roll) => roll.groupId ?? roll.id))].filter(
    (side) => !state.rolls.some((roll) => roll.groupId === side && (roll.status !== 'ruled' || roll.consent)),
  );
  return [
    ...(sides.length > 1
      ? [
          must(
            { type: 'vastmark/opposedRoll', id: contestId(state, sides, viewer), sides: sides.slice(0, 20) },
            'VAST-RES-06',
          ),
        ]
      : []),
    ...seriesOffers(state, viewer),
    ...state.requests.flatMap(({ actor, traits, allow }) =>
      allow === null
        ? [true, false].map((yes) =>
            must({ type: 'vastmark/answerSeveralTraits', actor, traits, allow: yes }, 'VAST-MULTI-04'),
          )
        : [],
    ),
    ...state.inbox.flatMap(({ actor, text, trait, skill }) => [
      may(
        {
          type: 'vastmark/openRoll',
          id: freshIdOf(state, 'roll', characterOf(state, actor, viewer), viewer),
          actor,
          ...(trait !== null && { traits: [trait] }),
          ...(skill !== null && { skills: [skill] }),
          resistance: { kind: 'difficulty', value: 9 },
        },
        'VAST-GM-01',
        'VAST-TRAIT-07',
      ),
      may({ type: 'vastmark/decideWithoutRoll', actor, text, outcome: 'success' }, 'VAST-GM-02'),
      may({ type: 'vastmark/decideWithoutRoll', actor, text, outcome: 'failure' }, 'VAST-GM-02'),
      may({ type: 'vastmark/dismissAction', actor }, 'VAST-GM-01'),
    ]),
    ...state.characters.flatMap((character) => {
      const { id, npc, only, daze = 0 } = character;
      return [
        may(
          {
            type: 'vastmark/openRoll',
            id: freshIdOf(state, 'roll', character, viewer),
            actor: id,
            resistance: { kind: 'difficulty', value: 9 },
          },
          'VAST-GM-01',
          'VAST-RES-03',
        ),
        ...(npc && only !== undefined
          ? [may({ type: 'vastmark/showCharacter', actor: id, shown: true }, 'VAST-NPC-01')]
          : []),
        ...(state.settings.daze && daze > 0
          ? [may({ type: 'vastmark/setDaze', actor: id, value: 0 }, 'VAST-X-DAZE-01')]
          : []),
      ];
    }),
  ];
};

const playerOffers = (state: State, viewer: Viewer): Offers => {
  const known = state.characters.filter((character) => character.only === undefined || maySee(character.only, viewer));
  const mine = known.filter((character) => owns(character, viewer));
  return [
    ...mine.map(({ id: actor }) =>
      may(
        {
          type: 'vastmark/openRoll',
          id: freshId(state, 'roll', viewer),
          actor,
          resistance: { kind: 'difficulty', value: 9 },
        },
        'VAST-TRAIT-07',
      ),
    ),
    ...(mine.length === 0
      ? known
          .filter(({ npc, ownerId }) => !npc && ownerId === null)
          .map(({ id: actor }) =>
            may({ type: 'vastmark/assignCharacter', actor, ownerId: viewer.seat }, 'VAST-X-CHAR-01'),
          )
      : []),
  ];
};
