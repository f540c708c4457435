import type { Side } from '@aspekt/nyx';
import {
  harmsFor,
  isOwn,
  runningConflicts,
  sideOf,
  type SeenConflict,
  type SeenDraft,
  type SeenHarm,
  type SeenSlowHarm,
  type Table,
} from './seen.ts';

type Demand = Table['game']['demands'][string];

/** The next thing to do for a seat: it decides what the screen is about. */
export type Moment =
  | { readonly kind: 'harm'; readonly harm: SeenHarm }
  | { readonly kind: 'demand'; readonly demand: Demand }
  | { readonly kind: 'breakOff'; readonly conflict: SeenConflict }
  | { readonly kind: 'round'; readonly conflict: SeenConflict; readonly side: Side }
  | { readonly kind: 'draft'; readonly draft: SeenDraft; readonly drafts: readonly SeenDraft[] }
  | { readonly kind: 'check'; readonly harm: SeenSlowHarm }
  | { readonly kind: 'free' };

/** Rolls in the making that this seat has a part in; the game master has one in all. */
const draftsOf = (table: Table): readonly SeenDraft[] =>
  Object.values(table.game.drafts).filter(
    (draft) => table.isGm || isOwn(table, draft.rollers.A?.actor) || isOwn(table, draft.rollers.B?.actor),
  );

const waitsForAnswer = (table: Table, draft: SeenDraft): boolean =>
  draft.activations.some((use) => use.origin !== 'player' && use.answer === undefined && isOwn(table, use.by));
const waitsForReady = (table: Table, draft: SeenDraft): boolean =>
  (['A', 'B'] as const).some((side) => isOwn(table, draft.rollers[side]?.actor) && !draft.rollers[side]?.ready);

/** A round that this seat has yet to declare. */
const roundOf = (table: Table): { readonly conflict: SeenConflict; readonly side: Side } | undefined => {
  for (const conflict of runningConflicts(table.game)) {
    if (conflict.status !== 'running') continue;
    const side = sideOf(table, conflict);
    const open = table.game.drafts[`${conflict.id}-${conflict.round}`];
    if (side && conflict.sides[side].kind === 'active' && !open?.rollers[side]) return { conflict, side };
  }
  return undefined;
};

/** A check of a slow harm that is due and not being rolled. */
const checkOf = (table: Table): SeenSlowHarm | undefined =>
  Object.values(table.game.slowHarms).find(
    (slow) =>
      isOwn(table, slow.target) &&
      slow.checks.some((check) => check.status === 'due') &&
      !Object.values(table.game.drafts).some((draft) => draft.slowHarm === slow.id),
  );

/** What waits for this seat, the most pressing first. `chosen` is the draft that the user picked among several. */
export const momentOf = (table: Table, chosen = ''): Moment => {
  const { game } = table;
  const [harm] = harmsFor(table);
  if (harm) return { kind: 'harm', harm };
  const demand = Object.values(game.demands).find((one) => isOwn(table, one.target));
  if (demand) return { kind: 'demand', demand };
  const conflict = table.isGm ? runningConflicts(game).find((one) => one.breakOff) : undefined;
  if (conflict) return { kind: 'breakOff', conflict };
  const drafts = draftsOf(table);
  const draft =
    drafts.find((one) => one.id === chosen) ??
    drafts.find((one) => waitsForAnswer(table, one)) ??
    drafts.find((one) => waitsForReady(table, one)) ??
    drafts.at(-1);
  const round = roundOf(table);
  if (round && (!draft || draft.conflict === round.conflict.id)) return { kind: 'round', ...round };
  if (draft) return { kind: 'draft', draft, drafts };
  const due = checkOf(table);
  return due ? { kind: 'check', harm: due } : { kind: 'free' };
};
