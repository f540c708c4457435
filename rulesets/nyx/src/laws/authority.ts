import type { Seat } from '@aspekt/contract';
import type { AuthorityOf, Part } from '@aspekt/testkit';
import type { Activation, Command, Draft, Id, Side, State } from '../model.ts';

/** What has this id, and not what every object has. */
const own = <T>(record: Readonly<Record<Id, T>>, id: Id | undefined): T | undefined =>
  id !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;

const plays = (seat: Seat, { characters }: State, id: Id | undefined): boolean => own(characters, id)?.owner === seat;

const rollersOf = (draft: Draft | undefined): readonly Id[] =>
  [draft?.rollers.A, draft?.rollers.B].flatMap((roller) => roller?.actor ?? []);

const playsIn = (seat: Seat, state: State, draft: Id): boolean =>
  rollersOf(own(state.drafts, draft)).some((id) => plays(seat, state, id));

const activationOf = ({ drafts }: State, draft: Id | undefined, activation: Id): Activation | undefined =>
  own(drafts, draft)?.activations.find(({ id }) => id === activation);

/** The player of the character in a field of the command. */
const playerOf = <Field extends string>(field: Field): Part<State, { readonly [F in Field]: Id }> => ({
  who: `The player of the character in \`${field}\``,
  has: (seat, state, command) => plays(seat, state, command[field]),
});
const character = playerOf('character');
const figure = playerOf('figure');
const owner = playerOf('owner');
const by = playerOf('by');
const actor = playerOf('actor');

const roller: Part<State, { readonly draft: Id; readonly side?: Side }> = {
  who: 'The player of the character who rolls on that side',
  has: (seat, state, { draft, side }) => {
    const { A, B } = own(state.drafts, draft)?.rollers ?? {};
    return plays(seat, state, (side === undefined ? (A ?? B) : side === 'A' ? A : B)?.actor);
  },
};
const rollers: Part<State, { readonly draft: Id }> = {
  who: 'A player whose character rolls',
  has: (seat, state, { draft }) => playsIn(seat, state, draft),
};
const declarer: Part<State, { readonly draft: Id }> = {
  who: 'The player who declared the roll, while her character rolls in it',
  has: (seat, state, { draft }) => own(state.drafts, draft)?.declaredBy === seat && playsIn(seat, state, draft),
};
const opponents: Part<State, Readonly<Record<'a' | 'b', { readonly actor: Id }>>> = {
  who: 'The player of either of the two who roll against each other',
  has: (seat, state, { a, b }) => plays(seat, state, a.actor) || plays(seat, state, b.actor),
};
const activator: Part<State, { readonly draft: Id; readonly activation: Id }> = {
  who: 'The player who activated it',
  has: (seat, state, { draft, activation }) => activationOf(state, draft, activation)?.madeBy === seat,
};
const lender: Part<State, { readonly draft: Id; readonly activation: Id }> = {
  who: 'The player of the character whose aspect another uses',
  has: (seat, state, { draft, activation }) => {
    const used = activationOf(state, draft, activation);
    return used !== undefined && used.by !== used.owner && plays(seat, state, used.owner);
  },
};
const lenderInStory: Part<State, { readonly use: Id }> = {
  who: lender.who,
  has: (seat, state, { use }) => {
    const used = own(state.uses, use);
    return used !== undefined && used.by !== used.owner && plays(seat, state, used.owner);
  },
};
const asked: Part<State, { readonly draft?: Id; readonly demand: Id }> = {
  who: 'The player of the character whom the demand is made of',
  has: (seat, state, { draft, demand }) =>
    plays(
      seat,
      state,
      draft === undefined ? own(state.demands, demand)?.target : activationOf(state, draft, demand)?.by,
    ),
};
const struck: Part<State, { readonly harm: Id }> = {
  who: 'The player of the character who is harmed',
  has: (seat, state, { harm }) =>
    plays(seat, state, Object.values(state.pendingHarms).find(({ id }) => id === harm)?.target),
};
const suffering: Part<State, { readonly slowHarm: Id }> = {
  who: struck.who,
  has: (seat, state, { slowHarm }) => plays(seat, state, own(state.slowHarms, slowHarm)?.target),
};
const side: Part<State, { readonly conflict: Id; readonly side: Side }> = {
  who: 'A player whose character stands on that side',
  has: (seat, state, command) =>
    own(state.conflicts, command.conflict)?.sides[command.side].members.some((id) => plays(seat, state, id)) ?? false,
};
const narrator: Part<State, { readonly conflict: Id; readonly round: number }> = {
  who: 'A player whose character stands on the side that won the round; after a tie any player',
  has: (seat, state, { conflict, round }) => {
    const told = own(state.conflicts, conflict);
    const won = told?.history.find((one) => one.round === round)?.narrator;
    return won === null || (won !== undefined && side.has(seat, state, { conflict, side: won }));
  },
};
const free: Part<State, { readonly character: Id }> = {
  who: 'Any player, of a character that nobody has',
  has: (_seat, { characters }, command) => own(characters, command.character)?.owner === undefined,
};

const isRunning = ({ status }: { readonly status: string }): boolean => status !== 'ended';

/** Who may send what, after the column *Who* of the catalogue's actions; a new command does not compile without its row. */
export const authority: AuthorityOf<State, Command> = {
  rows: {
    'nyx/addSceneAspect': 'gm',
    'nyx/addTemporaryAspect': 'gm',
    'nyx/addThing': 'gm',
    'nyx/adjust': 'gm',
    'nyx/adjustPoints': 'gm',
    'nyx/advanceClock': 'gm',
    'nyx/assignCharacter': 'gm',
    'nyx/cancelSlowHarm': 'gm',
    'nyx/clearExhaustion': 'gm',
    'nyx/clearReminder': 'gm',
    'nyx/configureTable': 'gm',
    'nyx/createExtra': 'gm',
    'nyx/createMob': 'gm',
    'nyx/demandAspect': 'gm',
    'nyx/endConflict': 'gm',
    'nyx/endScene': 'gm',
    'nyx/endSession': 'gm',
    'nyx/grantAutomatic': 'gm',
    'nyx/groupAction': 'gm',
    'nyx/hideAspect': 'gm',
    'nyx/hideExtra': 'gm',
    'nyx/longPause': 'gm',
    'nyx/promoteExtra': 'gm',
    'nyx/redirectHarm': 'gm',
    'nyx/removeExtra': 'gm',
    'nyx/removeSceneAspect': 'gm',
    'nyx/removeTemporaryAspect': 'gm',
    'nyx/removeThing': 'gm',
    'nyx/returnCharacter': 'gm',
    'nyx/revealAspect': 'gm',
    'nyx/revealExtra': 'gm',
    'nyx/revealSlowHarm': 'gm',
    'nyx/ruleBreakOff': 'gm',
    'nyx/setMembers': 'gm',
    'nyx/setModifier': 'gm',
    'nyx/setNeedle': 'gm',
    'nyx/setParticipants': 'gm',
    'nyx/setSituational': 'gm',
    'nyx/setStakes': 'gm',
    'nyx/startComplex': 'gm',
    'nyx/startScene': 'gm',
    'nyx/startSession': 'gm',
    'nyx/startSlowHarm': 'gm',
    'nyx/vetoAspect': 'gm',
    'nyx/waiveHarm': 'gm',
    'nyx/activateAspect': by,
    'nyx/activateCharacter': character,
    'nyx/answerDemand': asked,
    'nyx/cancelDraft': declarer,
    'nyx/changeAspects': character,
    'nyx/chooseHarm': struck,
    'nyx/commitRoll': rollers,
    'nyx/declareAction': actor,
    'nyx/describeAspect': owner,
    'nyx/dropSituational': side,
    'nyx/editDraft': character,
    'nyx/nameAspect': character,
    'nyx/narrateRound': narrator,
    'nyx/ready': roller,
    'nyx/rejectActivation': lender,
    'nyx/rejectUse': lenderInStory,
    'nyx/removeDamage': character,
    'nyx/renameFigure': figure,
    'nyx/requestBreakOff': side,
    'nyx/retireCharacter': character,
    'nyx/rollSlowHarm': suffering,
    'nyx/setGoal': side,
    'nyx/setRollAttribute': roller,
    'nyx/useAspectNarratively': by,
    'nyx/withdrawActivation': activator,
    'nyx/declareConflictRoll': opponents,
    'nyx/declareRound': side,
    'nyx/giveUp': side,
    'nyx/markDamage': rollers,
    'nyx/claimCharacter': free,
    'nyx/createCharacter': 'player',
    'nyx/inventAspect': 'player',
  },
  phases: {
    'while the session runs': {
      is: ({ phase }) => phase === 'play',

      only: [
        'nyx/endSession',
        'nyx/longPause',
        'nyx/declareAction',
        'nyx/declareConflictRoll',
        'nyx/groupAction',
        'nyx/declareRound',
        'nyx/startComplex',
        'nyx/commitRoll',
        'nyx/grantAutomatic',
        'nyx/useAspectNarratively',
        'nyx/rollSlowHarm',
      ],
    },
    'between sessions': {
      is: ({ phase }) => phase === 'break',

      only: ['nyx/startSession'],
    },
    'in a scene': {
      is: ({ scene }) => scene?.status === 'open',

      only: ['nyx/setParticipants', 'nyx/endScene', 'nyx/addSceneAspect'],
    },
    'between scenes': {
      is: ({ scene }) => scene?.status !== 'open',

      only: ['nyx/startScene'],
    },
    'while a roll is in the making': {
      is: ({ drafts }) => Object.keys(drafts).length > 0,

      only: [
        'nyx/activateAspect',
        'nyx/withdrawActivation',
        'nyx/rejectActivation',
        'nyx/markDamage',
        'nyx/setModifier',
        'nyx/setStakes',
        'nyx/setRollAttribute',
        'nyx/ready',
        'nyx/cancelDraft',
        'nyx/grantAutomatic',
        'nyx/commitRoll',
      ],
    },
    'in a complex action': {
      is: ({ conflicts }) => Object.values(conflicts).some(isRunning),

      only: [
        'nyx/declareRound',
        'nyx/setSituational',
        'nyx/dropSituational',
        'nyx/setGoal',
        'nyx/setMembers',
        'nyx/setNeedle',
        'nyx/giveUp',
        'nyx/requestBreakOff',
        'nyx/ruleBreakOff',
        'nyx/endConflict',
      ],
    },
    'while harm waits to be chosen': {
      is: ({ pendingHarms }) => Object.keys(pendingHarms).length > 0,

      only: ['nyx/chooseHarm', 'nyx/redirectHarm', 'nyx/waiveHarm'],
    },
    'while slow harm works': {
      is: ({ slowHarms }) => Object.keys(slowHarms).length > 0,

      only: ['nyx/rollSlowHarm', 'nyx/cancelSlowHarm', 'nyx/revealSlowHarm'],
    },
  },
};
