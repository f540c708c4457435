import type { Wire } from '@aspekt/contract';
import type { Command } from '@aspekt/vastmark';
import type { Wait } from '../../lib/game.ts';
import { actionsOf, isOpposed } from './actions.ts';
import { characterOf, isOwn, nameOf, type Table } from './seen.ts';
import { wordsFor } from './words/index.svelte.ts';

/** What play waits for from others; what waits for this seat is in its tray. */
export const waitsFor = (table: Table): readonly Wait[] => {
  const w = wordsFor(table.locale);
  return actionsOf(table.game).flatMap(({ sides, status }): readonly Wait[] => {
    const [first] = sides;
    if (!first || status === 'confirmed') return [];
    const own = sides.some((side) => isOwn(table, side.actorId));
    const name = nameOf(table.game, first.actorId, w);
    if (status === 'asked') {
      const target = characterOf(
        table.game,
        sides.flatMap(({ rolls }) => rolls).find(({ consent }) => consent)?.socialTargetId,
      );
      if (!target || table.isGm || own || isOwn(table, target.id)) return [];
      return [{ text: w.waits.consent(target.name), ...(target.ownerId !== null && { seat: target.ownerId }) }];
    }
    if (status === 'proposed') return table.isGm || own ? [] : [{ text: w.waits.rule(name) }];
    if (status === 'rolled') return table.isGm || own ? [] : [{ text: w.waits.confirm }];
    if (sides.some((side) => side.rolls.some(isOpposed))) return table.isGm || own ? [] : [{ text: w.waits.oppose }];
    const owner = characterOf(table.game, first.actorId)?.ownerId;
    return own ? [] : [{ text: w.waits.throw(name), ...(owner != null && { seat: owner }) }];
  });
};

/** A prepared command in words, for the one who is asked. */
export const requestWords = (command: Wire, table: Table): string => {
  const w = wordsFor(table.locale);
  const asked = command as unknown as Command;
  if (asked.type === 'vastmark/openRoll') {
    return w.waits.roll(
      [nameOf(table.game, asked.actor, w), ...(asked.traits ?? []), ...(asked.skills ?? [])].join(', '),
    );
  }
  return w.waits.something;
};
