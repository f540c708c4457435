import type { Context, Decision } from '@aspekt/contract';
import { findDraft, hasPendingHarm, takesPart, unable } from './drafts.ts';
import { ended } from './endings.ts';
import { figureOf, own, veil } from './figures.ts';
import { moveNeedle, otherSide, situational, edges } from './gauge.ts';
import type { Command, Conflict, Draft, Event, PendingHarm, Roll, Rolled, RoundResult, Side, State } from './model.ts';
import { reckon, type Line, type Reckoning } from './reckon.ts';
import { faceOf } from './score.ts';
import { hush, isGm, no, runs } from './who.ts';

type Commit = Extract<Command, { type: 'nyx/commitRoll' }>;

/**
 * The dice fall: every roller throws 1 + |net| dice, A first; points move, and the result follows
 * by the kind of action (NYX-ACT-01, NYX-CPX-24).
 */
export const commitRoll = (state: State, command: Commit, context: Context): Decision<Event> => {
  const draft = findDraft(state, command.draft, context);
  if (!draft) return no('NYX_E_UNKNOWN');
  return notYet(state, draft, context) ?? throwDice(state, draft, context);
};

/** What still stands in the way of the dice. */
const notYet = (state: State, draft: Draft, context: Context) => {
  if (state.phase !== 'play') return no('NYX_E_PHASE');
  if (!takesPart(state, draft, context)) return no('NYX_E_ROLE');
  if (draft.kind === 'round') {
    const refused = roundBlocked(state, draft);
    if (refused) return refused;
  }
  const { A, B } = draft.rollers;
  const refused = (A && rollerBlocked(state, A.actor)) ?? (B && rollerBlocked(state, B.actor));
  if (refused) return refused;
  for (const { origin, answer } of draft.activations) {
    if (origin !== 'player' && answer === undefined) return no('NYX_E_DEMAND_OPEN', ['NYX-DICE-15', 'NYX-PTS-08']);
  }
  if (context.overrule && isGm(context.by)) return undefined;
  const waiting =
    A && !A.ready && !runs(state, context.by, A.actor)
      ? A
      : B && !B.ready && !runs(state, context.by, B.actor)
        ? B
        : undefined;
  // Nobody else is asked about a roll that is one side's alone.
  if (!waiting || !A || !B) return undefined;
  const refusal = no('NYX_E_READY', ['NYX-CPX-24'], { figure: waiting.actor });
  return { ...refusal, refusal: { ...refusal.refusal, overridable: true as const } };
};

const rollerBlocked = (state: State, actor: string) => {
  const figure = figureOf(state, actor);
  if (!figure) return no('NYX_E_UNKNOWN');
  if (hasPendingHarm(state, actor)) return no('NYX_E_PENDING_HARM', ['NYX-HARM-01'], { figure: actor });
  return unable(figure);
};

/** A round needs a running conflict, and a roller on every active side (NYX-CPX-04). */
const roundBlocked = (state: State, draft: Draft) => {
  const conflict = conflictOf(state, draft);
  if (!conflict || conflict.status === 'ended') return no('NYX_E_PHASE');
  if (conflict.status === 'harmPending') return no('NYX_E_PENDING_HARM', ['NYX-CPX-20']);
  const missing = (['A', 'B'] as const).find((side) => conflict.sides[side].kind === 'active' && !draft.rollers[side]);
  return missing && no('NYX_E_READY', ['NYX-CPX-04', 'NYX-CPX-24'], { side: missing });
};

const conflictOf = (state: State, draft: Draft): Conflict | undefined =>
  draft.conflict === undefined ? undefined : own(state.conflicts, draft.conflict);

/** The roll of a draft that nothing stands in the way of. */
const throwDice = (state: State, draft: Draft, context: Context): Decision<Event> => {
  const sums = reckon(state, draft);
  const audience = draft.only;
  const a = sums.A && read(sums.A, context.dice.roll(sums.A.roller.actor, sums.A.pool, sums.A.reading, audience));
  const b = sums.B && read(sums.B, context.dice.roll(sums.B.roller.actor, sums.B.pool, sums.B.reading, audience));
  return { ok: true, events: resolve(state, draft, sums, a, b) };
};

/** Success, effect and failure margin from the score of the die that counts (NYX-ROLL-01..03, NYX-ROLL-09). */
const read = (line: Line, score: number): Roll => ({
  actor: line.roller.actor,
  attribute: line.roller.attribute,
  numbers: line.shown,
  positiveDice: line.positiveDice,
  negativeDice: line.negativeDice,
  net: line.net,
  diceCount: line.diceCount,
  mode: line.mode,
  chosen: faceOf(score, line.numbers.effective),
  success: score > 0,
  effect: score > 0 ? score : 0,
  failMargin: veil(line.veiled, score > 0 ? 0 : -score),
});

/** Effect if it succeeded, otherwise how far it missed, below 0 (NYX-CPX-11). */
const scoreOf = (line: Line, roll: Roll): number => (roll.success ? roll.effect : line.numbers.effective - roll.chosen);

const resolve = (
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

const rolled = (
  draft: Draft,
  sums: Reckoning,
  rolls: Rolled['rolls'],
  winner: Side | null,
  margin: number,
  harms: readonly PendingHarm[],
): Rolled => ({
  type: 'nyx/rolled',
  draft: draft.id,
  kind: draft.kind,
  stakes: draft.stakes,
  rolls,
  winner,
  margin,
  activations: draft.activations,
  points: sums.points,
  harms,
});

const noHarms: readonly PendingHarm[] = [];

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
  return harmsFor(state, draft, 'A', a, effect);
};

/** Higher effect wins and the loser takes the margin as harm; equal effects change nothing (NYX-CON-02, NYX-CON-04, NYX-CON-05, NYX-ACT-04). */
const resolveConflictRoll = (state: State, draft: Draft, sums: Reckoning, a: Roll, b: Roll): readonly Event[] => {
  const difference = a.effect - b.effect;
  const winner: Side | null = difference > 0 ? 'A' : difference < 0 ? 'B' : null;
  const margin = Math.abs(difference);
  let harms = noHarms;
  if (winner !== null && draft.stakes === 'harm') {
    const [won, lost] = winner === 'A' ? [a, b] : [b, a];
    const effect = state.settings.conflictHarm === 'winnerEffect' ? won.effect : margin;
    harms = harmsFor(state, draft, otherSide(winner), lost, effect);
  }
  return finish(state, draft, rolled(draft, sums, { A: a, B: b }, winner, margin, harms));
};

/** The roller takes the harm, or everyone in the group if the game master spreads it (NYX-ACT-07, D-24). */
const harmsFor = (state: State, draft: Draft, side: Side, roll: Roll, effect: number): readonly PendingHarm[] => {
  const from = draft.rollers[otherSide(side)]?.actor;
  const harm = (id: string, targetId: string): PendingHarm => ({
    ...hush(figureOf(state, targetId)?.only !== undefined),
    id,
    target: targetId,
    effect,
    attribute: roll.attribute,
    used: roll.attribute,
    damageOnly: false,
    source: { kind: draft.kind, id: draft.id, ...(from !== undefined && { from }) },
  });
  if (side === 'A' && draft.group?.spread) {
    return draft.group.members.map((member) => harm(`${draft.id}-harm-${member}`, member));
  }
  return [harm(`${draft.id}-harm`, roll.actor)];
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

/**
 * A round moves the needle by the difference of effects, or against a passive side by the score
 * (NYX-CPX-07..11); what passes the end is harm for the side behind, and ends the conflict (NYX-CPX-14, NYX-CPX-20).
 */
const resolveRound = (
  state: State,
  draft: Draft,
  sums: Reckoning,
  a: Roll | undefined,
  b: Roll | undefined,
): readonly Event[] => {
  const conflict = conflictOf(state, draft);
  if (!conflict) return [];
  const move = roundMove(sums, a, b);
  const { after, overflow } = moveNeedle(conflict.needle, move, conflict.scale);
  const winner: Side | null = move > 0 ? 'A' : move < 0 ? 'B' : null;
  const behind: Side = after > 0 ? 'B' : 'A';
  const lost = behind === 'A' ? a : b;
  const harms =
    overflow > 0 && draft.stakes === 'harm' && lost
      ? [overflowHarm(state, draft, conflict, behind, lost, overflow)]
      : noHarms;
  const round: RoundResult = {
    conflict: conflict.id,
    round: conflict.round,
    situational: situational(edges(conflict), conflict.round, conflict.needle, state.settings.situationalStart),
    move,
    before: conflict.needle,
    after,
    overflow,
    narrator: winner,
  };
  const rolls = a ? (b ? { A: a, B: b } : { A: a }) : b ? { B: b } : {};
  const event: Event = {
    ...hush(draft.only !== undefined),
    ...rolled(draft, sums, rolls, winner, Math.abs(move), harms),
    round,
  };
  return overflow > 0 && conflict.mode === 'ends'
    ? [event, ended(conflict, 'goalReached', otherSide(behind))]
    : [event];
};

/** Active against active the failure margins play no part (NYX-CPX-07); against a passive side they do (NYX-CPX-10). */
const roundMove = (sums: Reckoning, a: Roll | undefined, b: Roll | undefined): number => {
  if (a && b) return a.effect - b.effect;
  if (a && sums.A) return scoreOf(sums.A, a);
  return b && sums.B ? -scoreOf(sums.B, b) : 0;
};

const overflowHarm = (
  state: State,
  draft: Draft,
  conflict: Conflict,
  behind: Side,
  roll: Roll,
  overflow: number,
): PendingHarm => {
  const ahead = otherSide(behind);
  const from = draft.rollers[ahead]?.actor;
  const { goal } = conflict.sides[ahead];
  return {
    ...hush(figureOf(state, roll.actor)?.only !== undefined),
    id: `${draft.id}-harm`,
    target: roll.actor,
    effect: overflow,
    attribute: roll.attribute,
    used: roll.attribute,
    damageOnly: false,
    source: { kind: 'round', id: conflict.id, ...(from !== undefined && { from }), ...(goal !== '' && { goal }) },
  };
};
