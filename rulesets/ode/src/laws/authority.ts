import type { Seat } from '@aspekt/contract';
import type { AuthorityOf, Part } from '@aspekt/testkit';
import type { Character, Command, Compel, Id, InvokeCommand, Option, Side, State } from '../model.ts';
import { sideOf, sideOfId } from '../people.ts';
import { sidesOf } from '../pass.ts';

const plays = (seat: Seat, { characters }: State, id: Id | null | undefined): boolean =>
  id !== null && id !== undefined && Object.hasOwn(characters, id) && characters[id]?.owner === seat;

const charactersOf = (seat: Seat, { characters }: State): readonly Character[] =>
  Object.values(characters).filter(({ owner, status }) => owner === seat && status !== 'retired');

const standsOn = (seat: Seat, state: State, sides: readonly string[]): boolean =>
  Object.values(state.characters).some((one) => one.owner === seat && sides.includes(sideOf(state, one)));

const actor: Part<State, { readonly actor?: Id }> = {
  who: 'The player of the character in `actor`; where it is left out, any player for a character of her own',
  has: (seat, state, command) =>
    command.actor === undefined ? charactersOf(seat, state).length > 0 : plays(seat, state, command.actor),
  named: (seat, state, command) =>
    command.actor === undefined ? charactersOf(seat, state).map(({ id }) => ({ ...command, actor: id })) : [],
};
const defender: Part<State, object> = {
  who: 'The player of the character who defends',
  has: (seat, state) => plays(seat, state, state.roll?.defence?.actorId),
};
const roller: Part<State, { readonly roll?: Side }> = {
  who: 'The player of the character who rolls',
  has: (seat, state, { roll: side }) => {
    const { acting, defence } = state.roll ?? {};
    const due = side ?? (acting?.dice === null ? 'action' : 'defence');
    return plays(seat, state, (due === 'action' ? acting : defence)?.actorId);
  },
};
const active: Part<State, object> = {
  who: 'The player of the character whose turn it is',
  has: (seat, state) => plays(seat, state, state.scene?.conflict?.activeId),
};

const invokerOf = ({ roll }: State): Seat | undefined =>
  roll?.invokes.find(({ status }) => status === 'proposed' || status === 'challenged')?.seat;
const invoker: Part<State, object> = {
  who: 'The player who invokes',
  has: (seat, state) => invokerOf(state) === seat,
};
const objector: Part<State, object> = {
  who: 'Any player but the one who invokes',
  has: (seat, state) => invokerOf(state) !== seat,
};
type Answer = Pick<Extract<InvokeCommand, { type: 'ode/answerChallenge' }>, 'answer'>;
const debater: Part<State, Answer> = {
  who: 'The player who invokes, to give in or argue; to judge, the one who objected or every other player with a character in the scene, as the table has it',
  has: (seat, state, { answer }) => {
    if (answer === 'retract' || answer === 'argue') return invokerOf(state) === seat;
    const challenged = state.roll?.invokes.find(({ status }) => status === 'challenged');
    switch (state.settings.bogusJudge) {
      case 'objector':
        return challenged?.objector === seat;
      case 'gm':
        return false;
      case 'majority':
        return challenged?.seat !== seat && (state.scene?.participants ?? []).some((id) => plays(seat, state, id));
    }
  },
};
const side: Part<State, { readonly side?: string }> = {
  who: 'A player with a character on that side of the roll; without `side`, on either',
  has: (seat, state, command) => {
    const { roll } = state;
    if (!roll) return false;
    const sides = sidesOf(state, roll);
    return standsOn(seat, state, command.side === undefined ? [sides.action, sides.defence] : [command.side]);
  },
};
/** The actor may always settle for less, whoever else chooses. */
const lesser: readonly Option[] = ['simpleFailure', 'noAspect'];
const chooser: Part<State, { readonly option: Option }> = {
  who: 'The player of the character whose choice it is; of the one who rolled, to settle for plain failure',
  has: (seat, state, { option }) =>
    plays(seat, state, state.roll?.choice?.chooser) ||
    (lesser.includes(option) && plays(seat, state, state.roll?.acting.actorId)),
};
const victor: Part<State, { readonly target: Id }> = {
  who: 'The player of the character who took the other out',
  has: (seat, state, { target }) =>
    plays(seat, state, state.scene?.fates.find(({ targetId }) => targetId === target)?.byId),
};
const holder: Part<State, { readonly aspect: Id }> = {
  who: 'The player of the character who holds the boost; of one on its side, where nobody holds it',
  has: (seat, state, { aspect }) => {
    const boost = state.aspects.find(({ id }) => id === aspect);
    if (boost?.kind !== 'boost') return false;
    return boost.holderId === null ? standsOn(seat, state, [boost.side]) : plays(seat, state, boost.holderId);
  },
};

const compels = ({ compels: all }: State, named: Id | undefined): readonly Compel[] =>
  all.filter(({ id, status }) => status === 'offered' && (named === undefined || id === named));
const compelled: Part<State, { readonly compel?: Id }> = {
  who: 'The player of the character who is compelled',
  has: (seat, state, { compel }) => compels(state, compel).some(({ targetId }) => plays(seat, state, targetId)),
};
const compeller: Part<State, { readonly compel?: Id }> = {
  who: 'The player who offered the compel',
  has: (seat, state, { compel }) => compels(state, compel).some((one) => one.seat === seat),
};
const bargainer: Part<State, { readonly compel?: Id }> = {
  who: 'The player who offered the compel, and the player of the character who is compelled',
  has: (seat, state, command) => compelled.has(seat, state, command) || compeller.has(seat, state, command),
};
const conceder: Part<State, { readonly character: Id }> = {
  who: 'The player of the character who gives in, and players with characters on another side',
  has: (seat, state, { character }) => {
    const other = charactersOf(seat, state).some((one) => sideOf(state, one) !== sideOfId(state, character));
    return plays(seat, state, character) || other;
  },
};
const free: Part<State, { readonly character: Id }> = {
  who: 'Any player, of a character that nobody plays',
  has: (_seat, { characters }, { character }) => characters[character]?.owner === undefined,
};
const raiser: Part<State, object> = {
  who: 'The player who raised the safety tool; any player, where it was raised without a name',
  has: (seat, { safety }) => safety?.seat === undefined || safety.seat === seat,
};

/** Who may send what, after the column *Who* of the catalogue's actions; a new command does not compile without its row. */
export const authority: AuthorityOf<State, Command> = {
  rows: {
    'ode/addSituationAspect': 'gm',
    'ode/adjust': 'gm',
    'ode/answerClaim': 'gm',
    'ode/autoSucceed': 'gm',
    'ode/callDefence': 'gm',
    'ode/cancelRoll': 'gm',
    'ode/changeSettings': 'gm',
    'ode/createCountdown': 'gm',
    'ode/createNpc': 'gm',
    'ode/denyStunt': 'gm',
    'ode/dropBoost': 'gm',
    'ode/endChallenge': 'gm',
    'ode/endConflict': 'gm',
    'ode/endContest': 'gm',
    'ode/endScene': 'gm',
    'ode/endSession': 'gm',
    'ode/enterScene': 'gm',
    'ode/grantMajorMilestone': 'gm',
    'ode/leaveScene': 'gm',
    'ode/markCountdown': 'gm',
    'ode/pickAspect': 'gm',
    'ode/dropCountdown': 'gm',
    'ode/removeAspect': 'player',
    'ode/revealAspect': 'gm',
    'ode/showCountdown': 'gm',
    'ode/setDifficulty': 'gm',
    'ode/startChallenge': 'gm',
    'ode/startConflict': 'gm',
    'ode/startContest': 'gm',
    'ode/startScene': 'gm',
    'ode/startSession': 'gm',
    'ode/answerCompel': compelled,
    'ode/applyInvoke': invoker,
    'ode/cancelHelp': actor,
    'ode/chooseNext': active,
    'ode/chooseOption': chooser,
    'ode/fullDefence': actor,
    'ode/rewordExtreme': actor,
    'ode/concede': actor,
    'ode/contestAdvantage': actor,
    'ode/contestRoll': actor,
    'ode/decideFate': victor,
    'ode/declareAction': actor,
    'ode/declareDefence': defender,
    'ode/declineDefence': defender,
    'ode/endTurn': actor,
    'ode/finishCharacter': actor,
    'ode/helpTeamwork': actor,
    'ode/invoke': actor,
    'ode/minorMilestone': actor,
    'ode/nameBoost': holder,
    'ode/passBoost': holder,
    'ode/rollDice': roller,
    'ode/setAspect': actor,
    'ode/setSkills': actor,
    'ode/shareFreeInvoke': actor,
    'ode/spendSkillPoints': actor,
    'ode/takeTask': actor,
    'ode/useStunt': actor,
    'ode/withdrawCompel': compeller,
    'ode/absorbHit': actor,
    'ode/addStunt': actor,
    'ode/answerChallenge': debater,
    'ode/beTakenOut': actor,
    'ode/buyStunt': actor,
    'ode/claimSelfCompel': actor,
    'ode/declareDetail': actor,
    'ode/discussTerms': conceder,
    'ode/editDetails': actor,
    'ode/moveZone': actor,
    'ode/negotiateCompel': bargainer,
    'ode/offerCompel': actor,
    'ode/passInvokes': side,
    'ode/retireCharacter': actor,
    'ode/rewriteHighConcept': actor,
    'ode/treatConsequence': actor,
    'ode/writeSheet': actor,
    'ode/challengeInvoke': objector,
    'ode/createCharacter': 'player',
    'ode/raiseSafety': 'player',
    'ode/resolveSafety': raiser,
    'ode/takeCharacter': free,
  },
  phases: {
    'while a safety tool is raised': {
      is: ({ safety }) => safety !== null,
      alone: true,
      only: ['ode/resolveSafety'],
    },
    'in a session': {
      is: ({ session }) => session.open,

      only: ['ode/endSession', 'ode/startScene'],
    },
    'between sessions': {
      is: ({ session }) => !session.open,

      only: ['ode/startSession'],
    },
    'in a scene': {
      is: ({ scene }) => scene !== null,

      only: [
        'ode/endScene',
        'ode/enterScene',
        'ode/leaveScene',
        'ode/addSituationAspect',
        'ode/startChallenge',
        'ode/startContest',
        'ode/startConflict',
      ],
    },
    'while a roll is declared': {
      is: ({ roll }) => roll?.status === 'declared',

      only: [
        'ode/setDifficulty',
        'ode/callDefence',
        'ode/declareDefence',
        'ode/declineDefence',
        'ode/pickAspect',
        'ode/autoSucceed',
        'ode/helpTeamwork',
        'ode/cancelHelp',
      ],
    },
    'while aspects are invoked': {
      is: ({ roll }) => roll?.status === 'invoking',

      only: ['ode/invoke', 'ode/applyInvoke', 'ode/challengeInvoke', 'ode/answerChallenge', 'ode/passInvokes'],
    },
    'while an outcome is chosen': {
      is: ({ roll }) => roll?.status === 'settled',

      only: ['ode/chooseOption'],
    },
    'while a hit waits': {
      is: ({ hits }) => hits.length > 0,

      only: ['ode/absorbHit', 'ode/beTakenOut'],
    },
    'while a fate waits to be told': {
      is: ({ scene }) => scene !== null && scene.fates.length > 0,

      only: ['ode/decideFate'],
    },
    'while a compel is offered': {
      is: ({ compels: all }) => all.some(({ status }) => status === 'offered'),

      only: ['ode/answerCompel', 'ode/negotiateCompel', 'ode/withdrawCompel'],
    },
    'while a claim waits': {
      is: ({ claims }) => claims.length > 0,

      only: ['ode/answerClaim'],
    },
    'in a challenge': {
      is: ({ scene }) => scene !== null && scene.challenge !== null,

      only: ['ode/takeTask', 'ode/endChallenge'],
    },
    'in a contest': {
      is: ({ scene }) => scene !== null && scene.contest !== null,

      only: ['ode/contestAdvantage', 'ode/contestRoll', 'ode/endContest'],
    },
    'in a conflict': {
      is: ({ scene }) => scene !== null && scene.conflict !== null,

      only: ['ode/chooseNext', 'ode/endTurn', 'ode/fullDefence', 'ode/concede', 'ode/endConflict'],
    },
  },
};
