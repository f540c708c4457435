import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, contestOf, likewise, ownerOrGm, unknown } from './access.ts';
import type { Contest, Event, Marker, PlaceHarm, State, Test } from './model.ts';

/** By how much a contest was lost says how heavy the marker is: chance −1, chance −2, from three on scale −1 (KOLO-X-HARM-01). */
export const harmFor = (margin: number): Pick<Marker, 'group' | 'value'> => {
  const by = Math.abs(margin);
  return by < 3 ? { group: 'chance', value: -by } : { group: 'scale', value: -1 };
};

/** The winner's test and the loser's; nobody won, no pair. */
const sidesOf = (state: State, { a, b, winner }: Contest): readonly [Test, Test] | undefined => {
  const [first, second] = [a, b].map((id) => state.tests.find((test) => test.id === id));
  if (winner === null || !first || !second) return undefined;
  return winner === 'A' ? [first, second] : [second, first];
};

/** Whoever won a contest that is settled may leave one marker on the loser, in her own words (KOLO-X-HARM-01). */
export const placeHarm = (state: State, { contestId, phrase }: PlaceHarm, context: Context): Decision<Event> => {
  const contest = contestOf(state, contestId, context.by);
  if (!contest) return unknown(contestId);
  const sides = sidesOf(state, contest);
  const [winner, loser] = (sides ?? []).map((test) => actorOf(state, test));
  if (!winner || !loser) return refuse('E_WRONG_STATUS', undefined, ['KOLO-X-HARM-01']);
  const wrong = ownerOrGm(winner, context);
  if (wrong) return wrong;
  if (!state.settings.harm) return refuse('E_SETTING_OFF', { setting: 'harm' }, ['KOLO-X-HARM-01']);
  if (contest.status !== 'closed' || contest.harm !== undefined)
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-X-HARM-01']);
  // A marker that everyone sees, from nobody whom they know, would tell of what is hidden.
  if (contest.only !== undefined && loser.only === undefined)
    return refuse('E_HIDDEN_SIDE', undefined, ['KOLO-CON-01']);
  if (loser.markers.some((marker) => marker.phrase === phrase))
    return refuse('E_PHRASE_TAKEN', { phrase }, ['KOLO-MARK-01']);
  return accept<Event>({
    type: 'kolo/harmPlaced',
    contestId,
    winner: winner.id,
    actor: loser.id,
    marker: { phrase, ...harmFor(contest.margin) },
    ...likewise(contest),
  });
};

export const harmed = (state: State, event: Extract<Event, { readonly type: 'kolo/harmPlaced' }>): State => ({
  ...state,
  characters: state.characters.map((it) =>
    it.id === event.actor ? { ...it, markers: [...it.markers, event.marker] } : it,
  ),
  contests: state.contests.map((it) => (it.id === event.contestId ? { ...it, harm: event.marker.phrase } : it)),
});
