import { accept, type Context, type Decision } from '@aspekt/contract';
import { unable } from './drafts.ts';
import { figureOf, knows, omit, own, veil } from './figures.ts';
import type { Command, Draft, DueCheck, Event, SlowCheck, SlowHarm, State } from './model.ts';
import { hush, isGm, isHidden, isNew, mayActFor, no, onBehalf } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The rolls are at a half and at three quarters of the period, exactly (NYX-SLOW-02, NYX-SLOW-03, D-27). */
export const dueTimes = (startedAt: number, period: number): readonly [number, number] => [
  startedAt + period / 2,
  startedAt + (period * 3) / 4,
];

/** A slow harm has a strength, a period and a target attribute (NYX-SLOW-01). Its first half shows nothing (NYX-SLOW-02). */
export const startSlowHarm = (state: State, command: Of<'nyx/startSlowHarm'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-SLOW-01']);
  const { id, target, name, attribute, strength, period } = command;
  if (!figureOf(state, target)) return no('NYX_E_UNKNOWN');
  if (!isNew(state, id, context.by)) return no('NYX_E_ID', [], { id });
  if (name === '') return no('NYX_E_NAME');
  if (!Number.isInteger(strength) || strength < 0 || strength > 3)
    return no('NYX_E_STRENGTH', ['NYX-SLOW-04'], { strength });
  if (!(period > 0) || !Number.isInteger(period * 4)) return no('NYX_E_PERIOD', ['NYX-SLOW-01'], { period });
  const checks = dueTimes(state.clock, period).map((dueAt): SlowCheck => ({ dueAt, status: 'waiting' }));
  const hidden = (command.hidden ?? true) || isHidden(state, target);
  const slowHarm: SlowHarm = {
    ...hush(hidden),
    id,
    target,
    name,
    attribute,
    strength,
    period,
    startedAt: state.clock,
    checks,
    status: 'latent',
  };
  return accept({ ...hush(hidden), type: 'nyx/slowHarmStarted', slowHarm });
};

export const revealSlowHarm = (state: State, command: Of<'nyx/revealSlowHarm'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const slowHarm = own(state.slowHarms, command.slowHarm);
  if (!slowHarm) return no('NYX_E_UNKNOWN');
  if (isHidden(state, slowHarm.target)) return no('NYX_E_PHASE');
  return accept({ type: 'nyx/slowHarmRevealed', slowHarm: unhidden(slowHarm) });
};

const unhidden = (slowHarm: SlowHarm): SlowHarm => omit(slowHarm, 'only');

const isUnfinished = ({ status }: SlowHarm): boolean => status === 'latent' || status === 'active';

/** Time passes, never backwards, and stops at the next check that falls due (NYX-SLOW-03, D-27). */
export const advanceClock = (state: State, command: Of<'nyx/advanceClock'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-SLOW-03']);
  const { clock } = state;
  const wanted = command.to ?? clock + (command.by ?? 0);
  if (!Number.isInteger(wanted * 16) || wanted < clock) return no('NYX_E_CLOCK', ['NYX-SLOW-03'], { clock });
  const to = nextDue(state, wanted);
  const due = dueAt(state, to);
  const secretly = to < wanted && due.every(({ only }) => only !== undefined);
  return accept({ type: 'nyx/clockAdvanced', from: clock, to, wanted: veil(secretly, wanted), due });
};

/** The first time at which a waiting check falls due, if that is before `wanted`. */
const nextDue = (state: State, wanted: number): number => {
  let to = wanted;
  for (const slow of Object.values(state.slowHarms)) {
    if (!isUnfinished(slow)) continue;
    for (const { dueAt: at, status } of slow.checks) if (status === 'waiting' && at < to) to = at;
  }
  return to;
};

/** The checks that fall due at `to`. From now on their slow harms are known, unless nobody knows their victims. */
const dueAt = (state: State, to: number): readonly DueCheck[] =>
  Object.values(state.slowHarms)
    .filter(isUnfinished)
    .flatMap((slow) =>
      slow.checks.flatMap((check, i): readonly DueCheck[] => {
        if (check.status !== 'waiting' || check.dueAt > to) return [];
        const hidden = isHidden(state, slow.target);
        const checks = slow.checks.map((each, n): SlowCheck => (n === i ? { ...each, status: 'due' } : each));
        return [
          { ...hush(hidden), slowHarm: { ...(hidden ? slow : unhidden(slow)), status: 'active', checks }, check: i },
        ];
      }),
    );

/** A check that is due is rolled against the attribute, made harder by the strength; aspects help and hinder as usual (NYX-SLOW-04, NYX-SLOW-07). */
export const rollSlowHarm = (state: State, command: Of<'nyx/rollSlowHarm'>, context: Context): Decision<Event> => {
  const slow = own(state.slowHarms, command.slowHarm);
  const figure = slow && figureOf(state, slow.target);
  if (!slow || !figure || !knows(context.by, slow)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, slow.target)) return no('NYX_E_ROLE', ['NYX-SLOW-04']);
  const due = isUnfinished(slow) && slow.checks.some(({ status }) => status === 'due');
  const rolling = Object.values(state.drafts).some((draft) => draft.slowHarm === slow.id);
  if (!due || rolling || state.phase !== 'play') return no('NYX_E_PHASE', ['NYX-SLOW-03']);
  if (!isNew(state, command.id, context.by)) return no('NYX_E_ID', [], { id: command.id });
  const refused = unable(figure);
  if (refused) return refused;
  const draft: Draft = {
    ...hush(figure.only !== undefined),
    id: command.id,
    kind: 'slowHarm',
    declaredBy: context.by.seat,
    stakes: 'harm',
    rollers: {
      A: {
        actor: figure.id,
        attribute: slow.attribute,
        modifiers: slow.strength === 0 ? [] : [{ label: 'strength', value: -slow.strength, source: 'gm' }],
        ready: false,
      },
    },
    activations: [],
    slowHarm: slow.id,
  };
  return accept({
    ...hush(draft.only !== undefined),
    type: 'nyx/slowHarmRollDeclared',
    draft,
    ...onBehalf(state, context.by, figure.id),
  });
};

/** What is cured before it strikes makes no further rolls. */
export const cancelSlowHarm = (state: State, command: Of<'nyx/cancelSlowHarm'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const slow = own(state.slowHarms, command.slowHarm);
  if (!slow) return no('NYX_E_UNKNOWN');
  if (!isUnfinished(slow)) return no('NYX_E_PHASE', ['NYX-SLOW-08']);
  const { id, name } = slow;
  const { reason } = command;
  return accept({ ...hush(slow.only !== undefined), type: 'nyx/slowHarmCancelled', slowHarm: id, name, reason });
};
