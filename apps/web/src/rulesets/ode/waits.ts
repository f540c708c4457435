import type { Wire } from '@aspekt/contract';
import type { Command } from '@aspekt/ode';
import type { Wait } from '../../lib/game.ts';
import { figureOf, isOwn, nameOf, skillName, type Id, type Table } from './seen.ts';
import { wordsFor } from './words/index.svelte.ts';

/** What play waits for from others; what waits for this seat is in its tray. */
export const waitsFor = (table: Table): readonly Wait[] => {
  const { game } = table;
  const w = wordsFor(table.locale);
  const wait = (id: Id, text: string): Wait => {
    const owner = figureOf(game, id)?.owner;
    return { text, ...(owner !== undefined && { seat: owner }) };
  };
  const hits = game.hits
    .filter(({ targetId }) => !isOwn(table, targetId))
    .map(({ targetId, shifts }) => wait(targetId, w.waits.hit(nameOf(game, targetId, w), shifts)));
  const fates = (game.scene?.fates ?? [])
    .filter(({ byId }) => !isOwn(table, byId) && !(byId === null && table.isGm))
    .map(({ targetId, byId }) =>
      wait(byId ?? '', w.waits.fate(nameOf(game, byId ?? 'gm', w), nameOf(game, targetId, w))),
    );
  return [...hits, ...fates];
};

/** A prepared action in words, for the one who is asked. */
export const requestWords = (command: Wire, table: Table): string => {
  const w = wordsFor(table.locale);
  const asked = command as unknown as Command;
  if (asked.type !== 'ode/declareAction') return w.waits.something;
  return w.waits.action(w.labels.actions[asked.action], skillName(asked.skill, w), asked.intent);
};
