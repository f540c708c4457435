import { ended } from './endings.ts';
import { figureOf, isVeiled, own } from './figures.ts';
import { otherSide } from './gauge.ts';
import type { Attribute, Draft, Event, Id, PendingHarm, Roll, Rolled, Side, State } from './model.ts';
import type { Line, Reckoning } from './reckon.ts';
import { noHarms, rolled, scoreOf } from './rolled.ts';
import { resolveRound } from './round.ts';
import { hush, isHidden } from './who.ts';

/** What follows from the dice, by the kind of action (NYX-ACT-01). */
export const resolve = (
  state: State,
  draft: Draft,
  sums: Reckoning,
  a: Roll | undefined,
  b: Roll | undefined,
): readonly Event[] => {
  if (draft.kind === 'round') return resolveRound(state, draft, sums, a, b);
  if (a && b) return resolveConflictRoll(state, draft, sums, a, b);
  if (!a || !sums.A) return [];
  return draft.kind === 'slowHarm'
    ? resolveSlowHarm(state, draft, sums, a)
    : resolveIndividual(state, draft, sums, a, sums.A);
};

/** What only some drafts have. */
const finish = (state: State, draft: Draft, event: Rolled): readonly Event[] => {
  if (!draft.breakOff && !draft.group && draft.failure === undefined && draft.only === undefined) return [event];
  const { breakOff, group, failure } = draft;
  const allowed = event.winner === 'A';
  const whole: Event = {
    ...hush(draft.only !== undefined),
    ...event,
    ...(breakOff && { breakOff: { ...breakOff, allowed } }),
    ...(group && { group }),
    ...(failure !== undefined && { failure }),
  };
  const conflict = breakOff && own(state.conflicts, breakOff.conflict);
  return conflict && allowed ? [whole, ended(conflict, 'brokenOff', null)] : [whole];
};

/** One roll against an attribute; a failure brings harm, as much as it missed by (NYX-IND-01, NYX-IND-02, NYX-ACT-03, D-02). */
const resolveIndividual = (state: State, draft: Draft, sums: Reckoning, a: Roll, line: Line): readonly Event[] => {
  const harms = a.success ? noHarms : failureHarm(state, draft, a, line);
  return finish(state, draft, rolled(draft, sums, { A: a }, a.success ? 'A' : null, a.effect, harms));
};

const failureHarm = (state: State, draft: Draft, a: Roll, line: Line): readonly PendingHarm[] => {
  const { individualFailureHarm } = state.settings;
  if (draft.stakes !== 'harm' || individualFailureHarm === 'none') return noHarms;
  const effect = individualFailureHarm === 'one' ? 1 : -scoreOf(line, a);
  return harmsFor(state, draft, 'A', effect);
};

/** Higher effect wins and the loser takes the margin as harm; equal effects change nothing (NYX-CON-02, NYX-CON-04, NYX-CON-05, NYX-ACT-04). */
const resolveConflictRoll = (state: State, draft: Draft, sums: Reckoning, a: Roll, b: Roll): readonly Event[] => {
  const difference = a.effect - b.effect;
  const winner: Side | null = difference > 0 ? 'A' : difference < 0 ? 'B' : null;
  const margin = Math.abs(difference);
  let harms = noHarms;
  if (winner !== null && draft.stakes === 'harm') {
    const won = winner === 'A' ? a : b;
    const effect = state.settings.conflictHarm === 'winnerEffect' ? won.effect : margin;
    harms = harmsFor(state, draft, otherSide(winner), effect);
  }
  return finish(state, draft, rolled(draft, sums, { A: a, B: b }, winner, margin, harms));
};

/** The roller takes the harm, or everyone in the group if the game master spreads it (NYX-ACT-07, D-24). */
export const harmsFor = (
  state: State,
  draft: Draft,
  side: Side,
  effect: number,
  kind: PendingHarm['source']['kind'] = draft.kind,
): readonly PendingHarm[] => {
  const roller = draft.rollers[side];
  if (!roller) return noHarms;
  const from = draft.rollers[otherSide(side)]?.actor;
  const source = { kind, id: draft.id, ...(from !== undefined && { from }) };
  const { actor, attribute } = roller;
  return side === 'A' && draft.group?.spread
    ? draft.group.members.map((member) => harm(state, source, attribute, effect, member, `${draft.id}-harm-${member}`))
    : [harm(state, source, attribute, effect, actor, `${draft.id}-harm`)];
};

const harm = (
  state: State,
  source: PendingHarm['source'],
  attribute: Attribute,
  effect: number,
  target: Id,
  id: Id,
): PendingHarm => {
  const made = { id, target, effect, attribute, used: attribute, damageOnly: false, source };
  // Alone, the harm is how far she missed, which would tell the numbers that are kept from players.
  const figure = figureOf(state, target);
  const tells = source.from === undefined && figure !== undefined && isVeiled(state, figure);
  return tells || isHidden(state, target) ? { only: 'gm', ...made } : made;
};

/** A failed check of a slow harm is one damage, whatever the margin (NYX-SLOW-05, NYX-SLOW-06). */
const resolveSlowHarm = (state: State, draft: Draft, sums: Reckoning, a: Roll): readonly Event[] => {
  const slow = draft.slowHarm === undefined ? undefined : own(state.slowHarms, draft.slowHarm);
  if (!slow) return [];
  const check = slow.checks.findIndex(({ status }) => status === 'due');
  const harm: PendingHarm = {
    ...hush(draft.only !== undefined),
    id: `${draft.id}-harm`,
    target: slow.target,
    effect: 1,
    attribute: slow.attribute,
    used: slow.attribute,
    damageOnly: true,
    source: { kind: 'slowHarm', id: slow.id, goal: slow.name },
  };
  const event = rolled(draft, sums, { A: a }, a.success ? 'A' : null, a.effect, a.success ? [] : [harm]);
  return finish(state, draft, { ...event, slowHarm: { id: slow.id, name: slow.name, check, passed: a.success } });
};
