import type { Wire } from '@aspekt/contract';
import type { Command } from '@aspekt/nyx';
import type { Wait } from '../../lib/game.ts';
import { attributeName, isCharacter, isOwn, figureOf, nameOf, sideName, type Table } from './seen.ts';
import { wordsFor } from './words/index.svelte.ts';

/** What play waits for from others; what waits for this seat is in its tray. */
export const waitsFor = (table: Table): readonly Wait[] => {
  const { game } = table;
  const w = wordsFor(table.locale);
  const seatOf = (id: string): Pick<Wait, 'seat'> => {
    const figure = figureOf(game, id);
    return figure && isCharacter(figure) && figure.owner !== undefined ? { seat: figure.owner } : {};
  };
  const harms = Object.values(game.pendingHarms)
    .filter((harm) => !isOwn(table, harm.target))
    .map((harm) => ({ text: w.waits.harm(nameOf(game, harm.target, w)), ...seatOf(harm.target) }));
  const demands = [
    ...Object.values(game.demands).map((demand) => ({ id: demand.target, name: demand.name })),
    ...Object.values(game.drafts).flatMap((draft) =>
      draft.activations
        .filter((use) => use.origin !== 'player' && use.answer === undefined)
        .map((use) => ({ id: use.by, name: use.name })),
    ),
  ]
    .filter(({ id }) => !isOwn(table, id))
    .map(({ id, name }) => ({ text: w.waits.demand(nameOf(game, id, w), name), ...seatOf(id) }));
  const checks = Object.values(game.slowHarms)
    .filter((slow) => !isOwn(table, slow.target) && slow.checks.some((check) => check.status === 'due'))
    .map((slow) => ({ text: w.waits.check(nameOf(game, slow.target, w), slow.name), ...seatOf(slow.target) }));
  const breakOffs = Object.values(game.conflicts).flatMap((conflict) =>
    conflict.breakOff && conflict.status !== 'ended' && !table.isGm
      ? [{ text: w.waits.breakOff(sideName(game, conflict, conflict.breakOff, w)) }]
      : [],
  );
  return [...harms, ...demands, ...checks, ...breakOffs];
};

/** A prepared roll in words, for the one who is asked. */
export const requestWords = (command: Wire, table: Table): string => {
  const w = wordsFor(table.locale);
  const asked = command as unknown as Command;
  if (asked.type === 'nyx/declareAction') {
    const modifier = asked.difficulty ? table.format.signed(asked.difficulty) : '';
    const roll = w.waits.roll(
      nameOf(table.game, asked.actor, w),
      attributeName(table.game, asked.attribute, w),
      modifier,
    );
    if (!asked.failure) return roll;
    return `${roll}. ${asked.stakes === 'fiction' ? w.stakes.fictionWith(asked.failure) : w.stakes.harmWith(asked.failure)}`;
  }
  if (asked.type === 'nyx/declareConflictRoll') {
    return w.draft.opposed(nameOf(table.game, asked.a.actor, w), nameOf(table.game, asked.b.actor, w));
  }
  return w.waits.something;
};
