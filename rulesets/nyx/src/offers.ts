import type { Offer, Viewer } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import { standsAlone } from './automatic.ts';
import { decide } from './decide.ts';
import { actorsOf } from './drafts.ts';
import { attributes, knows, own, type Bearer } from './figures.ts';
import { damageName } from './harm.ts';
import { isOverfull } from './invent.ts';
import type { Aspect, Character, Command, Conflict, Draft, Id, PendingHarm, Side, State } from './model.ts';
import { sideOf } from './reckon.ts';
import { everyones, hers, isGm, runs } from './who.ts';

type Offered = Offer<Command>;
const offer = (rules: readonly string[], command: Command): Offered => ({ command, rules });
const must = (rules: readonly string[], command: Command): Offered => ({ command, rules, must: true });

/** Whether a roll is allowed does not depend on how it falls. */
const anyDice: Dice = { roll: (_what, _pool, reading) => reading([1]) };

/**
 * What is worth a button now, with defaults filled in. Whether each is allowed is asked of the rules themselves,
 * so that nothing is offered that would be refused.
 */
export const offers = (state: State, viewer: Viewer): readonly Offered[] => {
  if (viewer.role === 'onlooker') return [];
  const all = [
    ...waiting(state, viewer),
    ...Object.values(state.drafts).flatMap((draft) => (knows(viewer, draft) ? inDraft(state, draft, viewer) : [])),
    ...Object.values(state.conflicts).flatMap((conflict) =>
      knows(viewer, conflict) ? inConflict(state, conflict, viewer) : [],
    ),
    ...ownCharacters(state, viewer),
    ...(isGm(viewer) ? forTheTable(state) : []),
  ];
  return all.filter(({ command }) => allowed(state, command, viewer));
};

const allowed = (state: State, command: Command, by: Viewer): boolean =>
  decide(state, command, { dice: anyDice, by }).ok;

/** What play waits for: demands to answer and harm to choose. */
const waiting = (state: State, viewer: Viewer): readonly Offered[] => [
  ...Object.values(state.demands)
    .filter(({ target }) => runs(state, viewer, target))
    .flatMap(({ id: demand, name: explanation }) => answers({ demand, explanation })),
  ...Object.values(state.drafts).flatMap((draft) =>
    draft.activations
      .filter(({ origin, answer, by }) => origin !== 'player' && answer === undefined && runs(state, viewer, by))
      .flatMap(({ id: demand, name: explanation }) => answers({ draft: draft.id, demand, explanation })),
  ),
  ...Object.values(state.pendingHarms)
    .filter((harm) => runs(state, viewer, harm.target))
    .flatMap((harm) => choices(state, harm)),
];

const answers = (demand: {
  readonly draft?: Id;
  readonly demand: Id;
  readonly explanation: string;
}): readonly Offered[] => [
  must(['NYX-DICE-15', 'NYX-PTS-08'], { type: 'nyx/answerDemand', ...demand, answer: 'accept' }),
  must(['NYX-DICE-15', 'NYX-PTS-08'], { type: 'nyx/answerDemand', ...demand, answer: 'buyOff' }),
];

const choices = (state: State, harm: PendingHarm): readonly Offered[] => [
  must(['NYX-HARM-03', 'NYX-HARM-04'], { type: 'nyx/chooseHarm', harm: harm.id, choice: 'exhaustion' }),
  must(['NYX-HARM-03', 'NYX-HARM-06'], {
    type: 'nyx/chooseHarm',
    harm: harm.id,
    choice: 'damage',
    name: damageName(state, harm),
  }),
];

/** A roll in the making: dice, ready, aspects, an automatic result, or nothing of it. */
const inDraft = (state: State, draft: Draft, viewer: Viewer): readonly Offered[] => {
  const mine = (['A', 'B'] as const).filter((side) => {
    const actor = draft.rollers[side]?.actor;
    return actor !== undefined && runs(state, viewer, actor);
  });
  if (mine.length === 0 && !isGm(viewer)) return [];
  return [
    must(['NYX-ROLL-01', 'NYX-CPX-24'], { type: 'nyx/commitRoll', draft: draft.id }),
    ...mine.flatMap((side) => readiness(draft, side)),
    ...(isGm(viewer) ? [...automatics(draft), ...demands(state, draft)] : []),
    ...mine.flatMap((side) => activations(state, draft, side, viewer)),
    offer([], { type: 'nyx/cancelDraft', draft: draft.id }),
  ];
};

const readiness = (draft: Draft, side: Side): readonly Offered[] =>
  draft.rollers.A && draft.rollers.B
    ? [offer(['NYX-CPX-24'], { type: 'nyx/ready', draft: draft.id, side, ready: draft.rollers[side]?.ready !== true })]
    : [];

/** When one side alone has activated an aspect the game master is asked (NYX-AUTO-01, NYX-AUTO-02). */
const automatics = (draft: Draft): readonly Offered[] =>
  (['A', 'B'] as const)
    .filter((side) => draft.rollers[side] && standsAlone(draft, side))
    .map((favoured) =>
      offer(['NYX-AUTO-01', 'NYX-AUTO-02'], { type: 'nyx/grantAutomatic', draft: draft.id, favoured }),
    );

/** The game master knows the group's 3s and 2s, and may have them hinder (NYX-DICE-05, NYX-DICE-13). */
const demands = (state: State, draft: Draft): readonly Offered[] =>
  actorsOf(draft).flatMap((target) =>
    (own(state.characters, target)?.aspects ?? [])
      .filter(({ kind, value, name }) => kind === 'regular' && value >= 2 && name !== '')
      .map(({ id: aspect, name: explanation }) =>
        offer(['NYX-DICE-05', 'NYX-DICE-13'], {
          type: 'nyx/demandAspect',
          id: `${target}-${aspect}`,
          draft: draft.id,
          owner: target,
          aspect,
          target,
          explanation,
        }),
      ),
  );

/** The aspects at hand: her own, her opponent's, the scene's and the things'. */
const activations = (state: State, draft: Draft, side: Side, viewer: Viewer): readonly Offered[] => {
  const by = draft.rollers[side]?.actor ?? '';
  const rival = draft.rollers[side === 'A' ? 'B' : 'A']?.actor;
  return [by, ...(rival === undefined ? [] : [rival]), 'scene', ...Object.keys(state.things)].flatMap((owner) =>
    usable(state, owner, viewer).flatMap((aspect) => uses(draft, by, owner, aspect)),
  );
};

const usable = (state: State, owner: Id, viewer: Viewer): readonly Aspect[] => {
  const bearer: Bearer | undefined | null =
    owner === 'scene'
      ? state.scene
      : (own(state.characters, owner) ?? own(state.extras, owner) ?? own(state.things, owner));
  if (!bearer || !knows(viewer, bearer)) return [];
  return bearer.aspects.filter((aspect) => aspect.name !== '' && knows(viewer, aspect));
};

const uses = (draft: Draft, by: Id, owner: Id, aspect: Aspect): readonly Offered[] => {
  const id = `${owner}-${aspect.id}`;
  const ref = { draft: draft.id, owner, aspect: aspect.id };
  if (aspect.kind === 'damage' && sideOf(draft, owner) !== undefined) {
    return [offer(['NYX-HARM-07', 'NYX-HARM-13'], { type: 'nyx/markDamage', id, ...ref })];
  }
  const use = { id, by, explanation: aspect.name, ...ref };
  return [
    offer(['NYX-PTS-03', 'NYX-DICE-02'], { type: 'nyx/activateAspect', sign: 'positive', ...use }),
    offer(['NYX-PTS-02', 'NYX-DICE-03'], { type: 'nyx/activateAspect', sign: 'negative', ...use }),
  ];
};

const inConflict = (state: State, conflict: Conflict, viewer: Viewer): readonly Offered[] => {
  if (conflict.status === 'ended') return [];
  const sides = (['A', 'B'] as const).filter((side) =>
    conflict.sides[side].members.some((id) => runs(state, viewer, id)),
  );
  return [
    ...sides.flatMap((side) => forSide(state, conflict, side)),
    ...(isGm(viewer) && conflict.breakOff !== undefined ? rulings(conflict) : []),
    ...(isGm(viewer) ? [offer([], { type: 'nyx/endConflict', conflict: conflict.id, reason: '' })] : []),
  ];
};

const forSide = (state: State, conflict: Conflict, side: Side): readonly Offered[] => {
  const declared = own(state.drafts, `${conflict.id}-${conflict.round}`)?.rollers[side];
  const at = { conflict: conflict.id, side };
  return [
    ...(declared
      ? []
      : attributes.map((attribute) => offer(['NYX-CPX-04'], { type: 'nyx/declareRound', ...at, attribute }))),
    offer(['NYX-SIT-09'], { type: 'nyx/dropSituational', ...at }),
    offer(['NYX-CPX-17'], { type: 'nyx/giveUp', ...at }),
    ...(conflict.breakOff === undefined ? [offer(['NYX-CPX-18'], { type: 'nyx/requestBreakOff', ...at })] : []),
  ];
};

const rulings = ({ id: conflict }: Conflict): readonly Offered[] => [
  must(['NYX-CPX-18'], { type: 'nyx/ruleBreakOff', conflict, ruling: 'allow' }),
  must(['NYX-CPX-18'], { type: 'nyx/ruleBreakOff', conflict, ruling: 'block' }),
];

/** What a player does with her own character, and with one that nobody plays. */
const ownCharacters = (state: State, viewer: Viewer): readonly Offered[] =>
  Object.values(state.characters).flatMap((character) => {
    if (!knows(viewer, character)) return [];
    if (character.owner === undefined && !isGm(viewer)) {
      return [offer([], { type: 'nyx/claimCharacter', character: character.id })];
    }
    return runs(state, viewer, character.id) ? forCharacter(state, character) : [];
  });

const forCharacter = (state: State, { id, status, aspects, only }: Character): readonly Offered[] => {
  const rollId = (roll: Id): Id => (only === undefined ? everyones(roll) : hers(roll));
  if (status === 'draft')
    return [offer(['NYX-ATTR-02', 'NYX-ASP-01'], { type: 'nyx/activateCharacter', character: id })];
  const busy = Object.values(state.drafts).some((draft) => sideOf(draft, id) !== undefined);
  return [
    ...(busy
      ? []
      : attributes.map((attribute) =>
          offer(['NYX-IND-01'], { type: 'nyx/declareAction', id: rollId(`${id}-${attribute}`), actor: id, attribute }),
        )),
    ...Object.values(state.slowHarms)
      .filter(({ target }) => target === id)
      .map((slow) =>
        must(['NYX-SLOW-04'], { type: 'nyx/rollSlowHarm', slowHarm: slow.id, id: rollId(`${slow.id}-roll`) }),
      ),
    ...aspects
      .filter(({ kind }) => kind === 'damage')
      .map((aspect) => offer(['NYX-REC-03'], { type: 'nyx/removeDamage', character: id, aspect: aspect.id })),
  ];
};

/** What the game master does with the table: sessions, scenes, the clock. */
/** An extra with more than an extra should have, what is hidden counted in, may be made a full character (NYX-OUT-13). */
const overfull = ({ settings, extras }: State): readonly Offered[] =>
  settings.extraAspectCap === 'off'
    ? []
    : Object.values(extras)
        .filter(({ mob, aspects }) => !mob && isOverfull(aspects))
        .map(({ id }) => offer(['NYX-OUT-13', 'NYX-OUT-11'], { type: 'nyx/promoteExtra', extra: id }));

const forTheTable = (state: State): readonly Offered[] => {
  const scene = `scene-${state.session}-${state.scene === null ? 0 : 1}`;
  const due = Object.values(state.slowHarms)
    .flatMap(({ checks, status }) => (status === 'latent' || status === 'active' ? checks : []))
    .filter(({ status }) => status === 'waiting')
    .map(({ dueAt }) => dueAt);
  return [
    offer([], { type: 'nyx/startSession' }),
    offer([], { type: 'nyx/startScene', id: scene, title: '' }),
    offer(['NYX-REC-01'], { type: 'nyx/endScene' }),
    ...(due.length > 0 ? [offer(['NYX-SLOW-03'], { type: 'nyx/advanceClock', to: Math.min(...due) })] : []),
    ...state.reminders.map(({ id }) => offer(['NYX-CHG-07'], { type: 'nyx/clearReminder', reminder: id })),
    ...overfull(state),
    offer(['NYX-CHG-01'], { type: 'nyx/longPause' }),
    offer(['NYX-CHG-01'], { type: 'nyx/endSession' }),
  ];
};
