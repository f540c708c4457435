import type { ContestEvent, ContestSide, State } from '../model.ts';
import { changeContest, changeScene, turnScene } from './change.ts';

export const evolveContest = (state: State, event: ContestEvent): State => {
  switch (event.type) {
    case 'ode/challengeStarted':
      return turnScene(state, { challenge: { tasks: event.tasks } });
    case 'ode/taskDone':
      return changeScene(state, (scene) => ({
        ...scene,
        challenge: scene.challenge && {
          tasks: scene.challenge.tasks.map((task, i) =>
            i === event.task ? { ...task, takenBy: event.id, outcome: event.outcome } : task,
          ),
        },
      }));
    case 'ode/challengeEnded':
      return turnScene(state, { challenge: null });
    case 'ode/contestStarted': {
      const { target, mode, harmBy, harm } = event;
      const sides = event.sides.map((side): ContestSide => ({ ...side, victories: 0, marks: 0, ...notRolled }));
      return turnScene(state, {
        contest: {
          sides,
          target,
          mode,
          harmBy,
          harm,
          exchange: 1,
          acted: [],
          tried: [],
          twist: false,
          twistOwed: false,
          winner: null,
        },
      });
    }
    case 'ode/contestRolled':
      return changeSide(state, event.side, { effort: event.effort, shifts: event.shifts, rollerId: event.id });
    case 'ode/contestForfeited':
      return changeSide(state, event.side, { forfeited: true });
    case 'ode/contestScored':
      return changeContest(state, (contest) => ({
        ...contest,
        sides: contest.sides.map((side) => ({
          ...side,
          victories: event.victories[side.id] ?? side.victories,
          marks: event.marks[side.id] ?? 0,
          ...(event.winner === null && notRolled),
        })),
        exchange: event.winner === null ? contest.exchange + 1 : contest.exchange,
        acted: [],
        tried: [],
        twist: event.twist,
        twistOwed: event.twist,
        winner: event.winner,
      }));
    case 'ode/contestEnded':
      return turnScene(state, { contest: null });
  }
};

const notRolled = { effort: null, shifts: null, rollerId: null, forfeited: false } as const;

const changeSide = (state: State, id: string, to: Partial<ContestSide>): State =>
  changeContest(state, (contest) => ({
    ...contest,
    sides: contest.sides.map((side) => (side.id === id ? { ...side, ...to } : side)),
  }));
