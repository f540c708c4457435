import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, complexOf, hersAlone, likewise, onlyGm, testOf, unknown, type Refused } from './access.ts';
import { phrasesOf } from './features.ts';
import type { Adjust, Change, Event, SetCommonCategories, State } from './model.ts';
import { poolMaximum } from './pool-bounds.ts';

type OfCharacter = Extract<Change, { readonly actor: string }>;

/** The game master sets a number or strikes something by hand; the log says why. */
export const adjust = (state: State, { change, reason }: Adjust, { by }: Context): Decision<Event> => {
  const adjusted = { type: 'kolo/adjusted', change, reason } as const;
  switch (change.what) {
    case 'pools':
      return (
        onlyGm(by) ??
        poolProblem([change.engagement, change.story]) ??
        accept<Event>({ ...adjusted, only: [change.player] })
      );
    case 'strikePlayer':
      if (!state.players.some(({ id }) => id === change.player)) return unknown(change.player);
      return onlyGm(by) ?? accept<Event>({ ...adjusted, only: [change.player] });
    case 'strikeTest': {
      const test = testOf(state, change.testId, by);
      if (!test) return unknown(change.testId);
      return onlyGm(by) ?? accept<Event>({ ...adjusted, ...likewise(test) });
    }
    case 'carry': {
      const complex = complexOf(state, change.complexId, by);
      if (!complex) return unknown(change.complexId);
      if (!Number.isInteger(change.levels)) return refuse('E_NOT_INTEGER');
      if (complex.contested) return refuse('E_WRONG_STATUS', undefined, ['KOLO-CPX-07']);
      return onlyGm(by) ?? accept<Event>({ ...adjusted, ...likewise(complex) });
    }
    case 'xp':
    case 'status':
    case 'reword':
    case 'strikeCharacter':
      return adjustCharacter(state, change, reason, by);
  }
};

/** A pool is a whole number from 0 to 10 (KOLO-POOL-02, KOLO-POOL-03). */
const poolProblem = (values: readonly (number | undefined)[]): Refused => {
  const given = values.filter((value) => value !== undefined);
  if (!given.every(Number.isInteger)) return refuse('E_NOT_INTEGER');
  return given.every((value) => value >= 0 && value <= poolMaximum)
    ? undefined
    : refuse('E_NOT_POSITIVE', undefined, ['KOLO-POOL-03']);
};

const adjustCharacter = (state: State, change: OfCharacter, reason: string, by: Context['by']): Decision<Event> => {
  const character = characterOf(state, change.actor, by);
  if (!character) return unknown(change.actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const adjusted = { type: 'kolo/adjusted', change, reason } as const;
  const mine = { only: hersAlone(character) };
  switch (change.what) {
    case 'xp':
      if (!Number.isInteger(change.amount)) return refuse('E_NOT_INTEGER');
      if (change.amount < 0) return refuse('E_NOT_POSITIVE');
      if (change.entry !== undefined && !character.own.value.xp[change.entry]) return unknown(String(change.entry));
      return accept<Event>({ ...adjusted, ...mine });
    case 'reword': {
      // Rewording is free with the game master's consent (KOLO-X-XP-01), where the table has not put it off.
      if (state.settings.rewording === false)
        return refuse('E_SETTING_OFF', { setting: 'rewording' }, ['KOLO-X-XP-01']);
      const phrases = phrasesOf(character, change.feature);
      if (!phrases.includes(change.phrase)) return unknown(change.phrase);
      if (phrases.includes(change.to)) return refuse('E_PHRASE_TAKEN', { phrase: change.to });
      const closed = change.feature === 'secret' || change.feature === 'resource';
      return accept<Event>({ ...adjusted, ...(closed ? mine : likewise(character)) });
    }
    case 'status':
    case 'strikeCharacter':
      return accept<Event>({ ...adjusted, ...likewise(character) });
  }
};

/** The table's own list of often used categories, if it keeps one; labels only (KOLO-X-TABLE-01). */
export const setCommonCategories = (
  { settings }: State,
  { categories }: SetCommonCategories,
  { by }: Context,
): Decision<Event> => {
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (settings.commonCategories === false)
    return refuse('E_SETTING_OFF', { setting: 'commonCategories' }, ['KOLO-X-TABLE-01']);
  if (!categories.every(({ value }) => Number.isInteger(value))) return refuse('E_NOT_INTEGER');
  return accept<Event>({ type: 'kolo/commonCategoriesSet', categories });
};
