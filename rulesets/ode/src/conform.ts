import { fold, type Decision } from '@aspekt/contract';
import type { Dice, Pool, Reading } from '@aspekt/dice';
import type { VectorAdapter, VectorRun, VectorStep } from '@aspekt/testkit/vectors';
import { commandFrom, gm, playerOf, viewerOf, type Move } from './conform/commands.ts';
import { stateFrom } from './conform/given.ts';
import { list, number, object, text, texts, type Loose } from './conform/loose.ts';
import { nameBook } from './conform/names.ts';
import { query } from './conform/query.ts';
import { aspects, report, type Fallen } from './conform/report.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { isOpen } from './half.ts';
import type { Command, Event, State } from './model.ts';
import { sidesOf } from './pass.ts';
import { sideOf } from './people.ts';

/** Plays vectors of the catalogue's format through the real rules, and knows no single one of them. */
export const adapter: VectorAdapter = { begin: (given, dice) => begin(given, dice), nullIsAbsent: true };

type Thrown = { readonly roller: string; readonly values: readonly number[] };

const begin = (given: Loose, dice: readonly Thrown[]): VectorRun => {
  let state = stateFrom(given);
  let used = 0;
  let fallen: Fallen = {};
  const names = nameBook();
  /** What is in play now is remembered, so that it can be missed later. */
  const listen = (): void => {
    for (const name of Object.keys(aspects(state, names))) names.hear(name);
  };
  listen();

  /** Dice that fall as the vector says, and only for the one whose throw is due. */
  const scripted = (fault: (what: string) => void): Dice => ({
    roll<T>(what: string, _pool: Pool, reading: Reading<T>): T {
      const due = what === 'action' ? state.roll?.acting.actorId : state.roll?.defence?.actorId;
      const next = dice[used++];
      if (!next) fault('diceMissing');
      else if (next.roller !== due) fault(`diceOf:${next.roller}`);
      const values = next?.values ?? [0, 0, 0, 0];
      fallen = { ...(what === 'action' && fallen.action === undefined ? {} : fallen), [what]: values };
      return reading(values.toSorted((a, b) => a - b));
    },
  });

  const play = ({ command, by }: Move): string | undefined => {
    let wrong: string | undefined;
    const decision: Decision<Event> = decide(state, command, { dice: scripted((what) => (wrong = what)), by });
    if (!decision.ok) return decision.refusal.code;
    if (wrong !== undefined) return wrong;
    state = fold({ evolve }, state, decision.events);
    for (const event of decision.events) {
      names.learn(event);
      if (event.type === 'ode/actionDeclared') fallen = {};
    }
    listen();
    return undefined;
  };

  const as = (by: string, step: Loose, more?: Loose): Move => ({
    command: commandFrom(step, names, more),
    by: viewerOf(by),
  });

  /** The commands that a step stands for; each is made when the ones before it have been played. */
  function* movesOf(step: VectorStep): Generator<Move> {
    const by = text(step['by'], 'gm');
    switch (step.cmd) {
      case 'rollAction':
        return yield* rollAction(step, by);
      case 'settle':
        return yield* passes();
      case 'contestExchange':
        for (const one of list(step['rolls'])) yield* contestRoll(object(one));
        return;
      case 'contestRoll': {
        const { difficulty, ...rest } = step;
        yield as(by, rest);
        if (typeof difficulty === 'number') yield { command: { type: 'ode/setDifficulty', value: difficulty }, by: gm };
        return;
      }
      case 'createNpc':
        return yield as(by, step, { enter: state.scene !== null });
      case 'declareAction':
      case 'contestAdvantage':
        return yield* declaration(step, by);
      case 'invoke':
        yield as(by, step);
        if (step['window'] !== 'open') yield { command: { type: 'ode/applyInvoke' }, by: viewerOf(by) };
        return;
      case 'claimSelfCompel':
      case 'declareDetail': {
        yield as(by, step);
        const claim = state.claims.at(-1);
        if (claim) yield { command: { type: 'ode/answerClaim', claim: claim.id, grant: true }, by: gm };
        return;
      }
      default:
        yield as(by, step);
    }
  }

  /** A player looks for something unknown; the game master picks which one it is. */
  function* declaration(step: Loose, by: string): Generator<Move> {
    const advantage = object(step['advantage']);
    if (advantage['mode'] === 'new') names.hear(text(advantage['id'], text(advantage['text'])));
    if (advantage['mode'] !== 'unknown' || by === 'gm') return yield as(by, step);
    yield as(by, { ...step, advantage: { mode: 'unknown' } });
    yield { command: { type: 'ode/pickAspect', aspect: names.real(text(advantage['aspect'])) }, by: gm };
  }

  function* rollAction(step: Loose, by: string): Generator<Move> {
    const { difficulty, failureOff, defence, helpers, stunts, ...action } = step;
    yield* declaration({ ...action, cmd: 'declareAction' }, by);
    const actor = state.roll?.acting.actorId ?? by;
    if (typeof difficulty === 'number')
      yield {
        command: {
          type: 'ode/setDifficulty',
          value: difficulty,
          ...(typeof failureOff === 'boolean' && { failureOff }),
        },
        by: gm,
      };
    if (defence !== undefined) {
      const { actor: defender, ...rest } = object(defence);
      const id = text(defender);
      if (state.roll?.defence?.actorId !== id) yield { command: { type: 'ode/callDefence', defender: id }, by: gm };
      yield { command: commandFrom({ cmd: 'declareDefence', ...rest, actor: id }, names), by: playerOf(state, id) };
    }
    for (const id of texts(helpers))
      yield { command: { type: 'ode/helpTeamwork', actor: id }, by: playerOf(state, id) };
    for (const stunt of texts(stunts))
      yield { command: { type: 'ode/useStunt', stunt, actor }, by: playerOf(state, actor) };
    yield { command: { type: 'ode/rollDice' }, by: playerOf(state, actor) };
    if (state.roll?.defence)
      yield { command: { type: 'ode/rollDice' }, by: playerOf(state, state.roll.defence.actorId) };
  }

  /** Both sides of the roll pass, each by somebody who may speak for it. */
  function* passes(): Generator<Move> {
    for (const half of ['action', 'defence'] as const) {
      const { roll } = state;
      if (!isOpen(roll) || roll.passed.includes(half)) continue;
      const side = sidesOf(state, roll)[half];
      const roller = half === 'action' ? roll.acting.actorId : roll.defence?.actorId;
      const player = Object.values(state.characters).find((one) => sideOf(state, one) === side);
      yield {
        command: { type: 'ode/passInvokes', side },
        by: roller !== undefined ? playerOf(state, roller) : player ? playerOf(state, player.id) : gm,
      };
    }
  }

  function* contestRoll(roll: Loose): Generator<Move> {
    const actor = text(roll['actor']);
    const command: Command = { type: 'ode/contestRoll', actor, intent: '…', skill: text(roll['skill']) };
    yield { command, by: playerOf(state, actor) };
    if (typeof roll['difficulty'] === 'number')
      yield { command: { type: 'ode/setDifficulty', value: number(roll['difficulty']) }, by: gm };
    yield { command: { type: 'ode/rollDice' }, by: playerOf(state, actor) };
    yield* passes();
  }

  return {
    step: (step) => {
      if (step.cmd === 'query') return query(state, step);
      const before: [State, number, Fallen] = [state, used, fallen];
      for (const move of movesOf(step)) {
        const error = play(move);
        if (error === undefined) continue;
        [state, used, fallen] = before;
        return { error };
      }
      return report(state, names, fallen);
    },
    final: () => {
      if (used < dice.length) throw new Error(`${dice.length - used} throws of the vector were never used`);
      return report(state, names, fallen);
    },
    state: () => JSON.stringify(state),
  };
};
