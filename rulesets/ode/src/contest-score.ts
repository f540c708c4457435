import { landHit } from './hit.ts';
import type { Contest, ContestSide, Id } from './model.ts';
import { tell, type Tale } from './tale.ts';
import { figure, inPlay } from './people.ts';

/** Shifts that make a victory count twice (ODE-CTS-04, D-15). */
const style = 3;

type Rolled = ContestSide & { readonly effort: number };
const hasRolled = (side: ContestSide): side is Rolled => side.effort !== null;

export type Score = {
  readonly marks: Readonly<Record<string, number>>;
  /** A tie for the highest effort: nobody marks, something unexpected happens (ODE-CTS-05). */
  readonly twist: boolean;
};

/** Who marks how many victories in an exchange (ODE-CTS-03..05, ODE-CTS-10, D-15, D-43, D-47). */
export const score = ({ sides, mode }: Pick<Contest, 'sides' | 'mode'>): Score => {
  const rolled = sides.filter(hasRolled);
  const best = Math.max(...rolled.map(({ effort }) => effort));
  const top = rolled.filter(({ effort }) => effort === best);
  const [winner] = top;
  const nobody = Object.fromEntries(sides.map(({ id }) => [id, 0]));
  if (!winner || top.length > 1) return { marks: nobody, twist: top.length > 1 };
  const others = rolled.filter((side) => side !== winner);
  return {
    marks: { ...nobody, [winner.id]: others.length > 0 && isStylish(winner, others, mode) ? 2 : 1 },
    twist: false,
  };
};

const isStylish = (winner: Rolled, others: readonly Rolled[], mode: Contest['mode']): boolean =>
  mode === 'direct'
    ? others.every(({ effort }) => winner.effort - effort >= style)
    : (winner.shifts ?? 0) >= style && others.every(({ shifts }) => (shifts ?? 0) < style);

/**
 * In a faster contest everyone does one thing only: a side whose members have all tried an advantage or helped
 * has nobody left who rolls for it in this exchange (ODE-OPT-03, ODE-CTS-10).
 */
export const goWithoutRoll = (tale: Tale, id: Id): void => {
  const { scene, settings } = tale.state;
  const side = scene?.contest?.sides.find(({ members }) => members.includes(id));
  if (!scene?.contest || !side || !settings.optFasterContests || side.effort !== null || side.forfeited) return;
  const { acted, tried } = scene.contest;
  const mayRoll = side.members.some((member) => {
    const character = figure(tale.state, member);
    return character && inPlay(tale.state, character) && !acted.includes(member) && !tried.includes(member);
  });
  if (!mayRoll) tell(tale, { type: 'ode/contestForfeited', side: side.id, id });
};

/** When every side has rolled or lost its roll: victories are marked, the next exchange begins or somebody has won. */
export const scoreExchange = (tale: Tale): void => {
  const { scene, roll } = tale.state;
  const contest = scene?.contest;
  if (!contest || contest.winner !== null) return;
  if (!contest.sides.every(({ effort, forfeited }) => effort !== null || forfeited)) return;
  const { marks, twist } = score(contest);
  const victories = Object.fromEntries(contest.sides.map((side) => [side.id, side.victories + (marks[side.id] ?? 0)]));
  const winner = contest.sides.find(({ id }) => (victories[id] ?? 0) >= contest.target)?.id ?? null;
  const rolled = contest.sides.filter(hasRolled);
  tell(tale, {
    type: 'ode/contestScored',
    exchange: contest.exchange,
    efforts: Object.fromEntries(rolled.map(({ id, effort }) => [id, effort])),
    marks,
    victories,
    twist,
    winner,
  });
  if (contest.harmBy !== null) harmTheBeaten(tale, contest, rolled, roll?.number ?? 0);
};

/** Where something tries to harm them, a beaten player character takes the shifts it was beaten by (ODE-CTS-07). */
const harmTheBeaten = (tale: Tale, { harmBy, harm }: Contest, rolled: readonly Rolled[], roll: number): void => {
  const best = Math.max(...rolled.map(({ effort }) => effort));
  const byId = harmBy !== null && figure(tale.state, harmBy) ? harmBy : null;
  for (const { effort, rollerId } of rolled) {
    const roller = rollerId === null ? undefined : figure(tale.state, rollerId);
    if (roller?.pc && effort < best) landHit(tale, roller.id, byId, harm, best - effort, roll);
  }
};
