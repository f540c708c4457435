import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, idProblem, isTaken, likewise, onlyGm, rollOf, type Refused } from './access.ts';
import type {
  Confirmed,
  EndSeries,
  Event,
  NextInSeries,
  Roll,
  Series,
  SeriesSide,
  StartSeries,
  State,
} from './model.ts';
import { draftRolls, openingProblem } from './open-roll.ts';
import { readyToThrow } from './roll.ts';

export const isOver = ({ sides, wins }: Series): boolean => sides.some(({ won }) => won >= wins);

/** A series is as hidden as the rolls it is made of. */
export const asHidden = ({ only: _, ...series }: Series, rolls: readonly Roll[]): Series =>
  series.sides.some(({ rollId }) => rolls.find(({ id }) => id === rollId)?.only !== undefined)
    ? { ...series, only: 'gm' }
    : series;

/** Two opposed rolls that wait become the first of a series: whoever wins `wins` of them (VAST-X-SERIES-01). */
export const startSeries = (state: State, command: StartSeries, { by }: Context): Decision<Event> => {
  const { id, sides, wins, daze = false } = command;
  const rolls: Roll[] = [];
  for (const side of sides) {
    const roll = rollOf(state, side, by);
    if (!roll) return refuse('E_UNKNOWN_ID', { id: side });
    rolls.push(roll);
  }
  const wrong = onlyGm(by) ?? pairProblem(state, rolls) ?? idProblem(state, id, by);
  if (wrong) return wrong;
  const series = asHidden(
    { id, wins, daze, sides: rolls.map((roll) => ({ actorId: roll.actorId, rollId: roll.id, won: 0, dazed: 0 })) },
    rolls,
  );
  return accept<Event>({ type: 'vastmark/seriesStarted', series, ...likewise(series) });
};

const pairProblem = (state: State, rolls: readonly Roll[]): Refused => {
  if (!state.settings.series) return refuse('E_SETTING_OFF', undefined, ['VAST-X-SERIES-01']);
  for (const roll of rolls) {
    const unready = readyToThrow(roll);
    if (unready) return unready;
  }
  // One roll a side: a series is between two.
  const single = rolls.every(({ groupId, resistance }) => groupId === null && resistance.value.kind === 'opposed');
  if (!single || rolls[0]?.id === rolls[1]?.id) return refuse('E_NOT_OPPOSED', undefined, ['VAST-X-SERIES-01']);
  const running = state.series.some(
    (series) => !isOver(series) && series.sides.some(({ rollId }) => rolls.some(({ id }) => id === rollId)),
  );
  return running ? refuse('E_SERIES_RUNNING', undefined, ['VAST-X-SERIES-01']) : undefined;
};

/** The next pair of rolls, as the last but with what the sheets and the losses say now (VAST-X-SERIES-01). */
export const nextInSeries = (
  state: State,
  { seriesId, rolls: ids }: NextInSeries,
  context: Context,
): Decision<Event> => {
  const series = state.series.find(({ id }) => id === seriesId);
  if (!series || !mayKnow(series, context)) return refuse('E_UNKNOWN_ID', { id: seriesId });
  const wrong = onlyGm(context.by);
  if (wrong) return wrong;
  if (isOver(series)) return refuse('E_SERIES_OVER', undefined, ['VAST-X-SERIES-01']);
  const taken = ids.find((id, i) => isTaken(state, id) || ids.indexOf(id) !== i);
  if (taken !== undefined) return refuse('E_ID_TAKEN', { id: taken });
  const opened: Roll[] = [];
  const sides: SeriesSide[] = [];
  for (const [i, side] of series.sides.entries()) {
    const last = rollOf(state, side.rollId, context.by);
    const actor = characterOf(state, side.actorId, context.by);
    if (!last || !actor) return refuse('E_UNKNOWN_ID', { id: last ? side.actorId : side.rollId });
    if (last.status !== 'confirmed' && last.status !== 'withdrawn') return refuse('E_ROLL_NOT_CONFIRMED');
    const inputs = asBefore(last);
    const problem = openingProblem(state, inputs, actor, context);
    if (problem) return problem;
    const dazed = series.daze ? lossesOf(series, i) : 0;
    const id = ids[i] ?? side.rollId;
    const [fresh] = draftRolls(state, { ...inputs, id }, actor, context);
    if (fresh) opened.push(dazed > 0 ? { ...fresh, daze: (fresh.daze ?? 0) + dazed } : fresh);
    sides.push({ ...side, rollId: id, dazed });
  }
  // What everyone has seen begin goes on before everyone, though its rolls may be thrown behind the screen by now.
  const next = series.only === undefined ? { ...series, sides } : asHidden({ ...series, sides }, opened);
  if (next.only === undefined) return accept<Event>({ type: 'vastmark/seriesContinued', series: next, rolls: opened });
  // The series is the game master's alone, but a roll that everyone sees is opened before everyone.
  const seen = opened.filter(({ only }) => only === undefined);
  const hidden = opened.filter(({ only }) => only !== undefined);
  return accept<Event>(
    ...seen.map((roll): Event => ({
      type: 'vastmark/rollOpened',
      rolls: [roll],
      group: null,
      byPlayer: false,
      inSeries: { only: 'gm' },
    })),
    { type: 'vastmark/seriesContinued', series: next, rolls: hidden, only: next.only },
  );
};

const mayKnow = ({ only }: Series, { by }: Context): boolean => only === undefined || by.role === 'gm';

const lossesOf = ({ sides }: Series, mine: number): number =>
  sides.reduce((sum, { won }, i) => (i === mine ? sum : sum + won), 0);

/** The inputs that would open the same roll again. Whoever was persuaded into it has agreed already. */
const asBefore = (roll: Roll) =>
  ({
    actor: roll.actorId,
    kind: roll.kind,
    traits: roll.traitId === null ? [] : [roll.traitId],
    turned: roll.turned && roll.traitId !== null ? [roll.traitId] : [],
    skills: roll.skillId === null ? [] : [roll.skillId],
    modifications: roll.modifications,
    ...(roll.specialisation && { specialisation: roll.specialisation }),
    resistance: { kind: 'opposed' },
    socialTarget: roll.socialTargetId?.value ?? null,
    socialConsent: true,
  }) as const;

/** The game master breaks a series off; nobody has won it. */
export const endSeries = (state: State, { seriesId }: EndSeries, context: Context): Decision<Event> => {
  const series = state.series.find(({ id }) => id === seriesId);
  if (!series || !mayKnow(series, context)) return refuse('E_UNKNOWN_ID', { id: seriesId });
  const wrong = onlyGm(context.by);
  if (wrong) return wrong;
  if (isOver(series)) return refuse('E_SERIES_OVER', undefined, ['VAST-X-SERIES-01']);
  return accept<Event>({ type: 'vastmark/seriesEnded', series, ...likewise(series) });
};

/** What confirmed rolls mean for the series they belong to: a win where exactly one side succeeded, else it is rolled again. */
export const scored = (state: State, confirmed: readonly Confirmed[]): readonly Event[] =>
  state.series.flatMap((series): readonly Event[] => {
    const outcomes = series.sides.map(({ rollId }) => confirmed.find((it) => it.rollId === rollId)?.outcome);
    if (isOver(series) || outcomes.includes(undefined)) return [];
    const won = outcomes.map((outcome) => outcome === 'success' || outcome === 'perfection');
    const winner = won.filter(Boolean).length === 1 ? won.indexOf(true) : -1;
    const sides = series.sides.map((side, i) => (i === winner ? { ...side, won: side.won + 1 } : side));
    return [
      {
        type: 'vastmark/seriesScored',
        series: { ...series, sides },
        winner: sides[winner]?.actorId ?? null,
        over: isOver({ ...series, sides }),
        ...likewise(series),
      },
    ];
  });

/** The series as it stands now in place of its old self; those that are over make room for a new one. */
export const withSeries = (state: State, series: Series): State => ({
  ...state,
  series: state.series.some(({ id }) => id === series.id)
    ? state.series.map((it) => (it.id === series.id ? series : it))
    : [...state.series.filter((it) => !isOver(it)), series],
});

/** Without the series that `gone` names. */
export const withoutSeries = (state: State, gone: (series: Series) => boolean): State => ({
  ...state,
  series: state.series.filter((series) => !gone(series)),
});
