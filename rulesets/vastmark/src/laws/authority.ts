import type { Seat } from '@aspekt/contract';
import type { AuthorityOf, Part } from '@aspekt/testkit';
import type { Command, State } from '../model.ts';

const ownerOf = ({ characters }: State, actor: string | undefined): Seat | null =>
  characters.find(({ id }) => id === actor)?.ownerId ?? null;

/** Of a roll, or of an action with several rolls. */
const actorOf = ({ rolls, groups }: State, of: string): string | undefined =>
  [...rolls, ...groups].find(({ id }) => id === of)?.actorId;

const owner: Part<State, { readonly actor: string }> = {
  who: 'The player of the character in `actor`',
  has: (seat, state, { actor }) => ownerOf(state, actor) === seat,
};
const roller: Part<State, { readonly rollId: string }> = {
  who: 'The player of the character who rolls',
  has: (seat, state, { rollId }) => ownerOf(state, actorOf(state, rollId)) === seat,
};
const persuaded: Part<State, { readonly rollId: string }> = {
  who: 'The player of the one to be persuaded',
  has: (seat, state, { rollId }) =>
    state.rolls.some(
      ({ id, groupId, socialTargetId }) =>
        (id === rollId || groupId === rollId) && ownerOf(state, socialTargetId?.value) === seat,
    ),
};
const taker: Part<State, { readonly actor: string; readonly ownerId: Seat | null }> = {
  who: 'Any player, for herself, of a character that nobody has; its player, to give it up',
  has: (seat, state, { actor, ownerId }) =>
    ownerOf(state, actor) === (ownerId === null ? seat : null) && (ownerId === null || ownerId === seat),
};

/** Who may send what, after the column *Who* of the catalogue's actions; a new command does not compile without its row. */
export const authority: AuthorityOf<State, Command> = {
  rows: {
    'vastmark/adjust': 'gm',
    'vastmark/answerPrompt': 'gm',
    'vastmark/answerSeveralTraits': 'gm',
    'vastmark/awardXp': 'gm',
    'vastmark/confirmRoll': 'gm',
    'vastmark/createQuickExtra': 'gm',
    'vastmark/decideWithoutRoll': 'gm',
    'vastmark/endSeries': 'gm',
    'vastmark/learnSpecialisations': 'gm',
    'vastmark/nextInSeries': 'gm',
    'vastmark/opposedRoll': 'gm',
    'vastmark/ruleTrait': 'gm',
    'vastmark/setDaze': 'gm',
    'vastmark/setHurt': 'gm',
    'vastmark/setScene': 'gm',
    'vastmark/setTableSettings': 'gm',
    'vastmark/showCharacter': 'gm',
    'vastmark/spendXp': 'gm',
    'vastmark/startSeries': 'gm',
    'vastmark/withdrawRoll': 'gm',
    'vastmark/answerConsent': persuaded,
    'vastmark/assignCharacter': taker,
    'vastmark/declareAction': owner,
    'vastmark/dismissAction': owner,
    'vastmark/editSkill': owner,
    'vastmark/editTrait': owner,
    'vastmark/enterFaces': roller,
    'vastmark/openRoll': owner,
    'vastmark/proposeTrait': roller,
    'vastmark/renameCharacter': owner,
    'vastmark/requestSeveralTraits': owner,
    'vastmark/roll': roller,
    'vastmark/spendHeroPoint': roller,
    'vastmark/writeNotes': owner,
    'vastmark/createCharacter': 'player',
  },
  phases: {
    'while a roll waits for its die': {
      is: ({ rolls }) => rolls.some(({ status }) => status === 'proposed' || status === 'ruled'),

      only: [
        'vastmark/answerConsent',
        'vastmark/proposeTrait',
        'vastmark/ruleTrait',
        'vastmark/roll',
        'vastmark/enterFaces',
        'vastmark/opposedRoll',
        'vastmark/startSeries',
      ],
    },
    'while a roll lies there thrown': {
      is: ({ rolls }) => rolls.some(({ status }) => status === 'rolled'),

      only: ['vastmark/confirmRoll'],
    },
    'while somebody has said what she wants to do': {
      is: ({ inbox }) => inbox.length > 0,

      only: ['vastmark/dismissAction'],
    },
    'while several traits are asked for': {
      is: ({ requests }) => requests.length > 0,

      only: ['vastmark/answerSeveralTraits'],
    },
    'in a series': {
      is: ({ series }) => series.length > 0,

      only: ['vastmark/nextInSeries', 'vastmark/endSeries'],
    },
  },
};
