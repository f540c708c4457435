import type { Place } from '@aspekt/ode';
import { nameOf, placeName, sideName, type Game, type Id, type Table } from './seen.ts';
import type { OdeWords } from './words/index.svelte.ts';

/** Free invokes in one hand, as pips on a card. */
type Pips = {
  readonly holder: Id | null;
  readonly holderName: string;
  readonly count: number;
  readonly shared: readonly Id[];
};

/** An aspect as a card on the table: whose it is, who may use it for free, and when it ends. */
export type Card = {
  readonly id: Id;
  readonly kind: 'character' | 'situation' | 'consequence' | 'boost';
  readonly text: string;
  readonly owner?: Id;
  readonly place?: Place;
  readonly where: string;
  readonly pips: readonly Pips[];
  readonly ends: string;
  readonly hidden: boolean;
};

type Free = {
  readonly holderId: Id | null;
  readonly side: string;
  readonly count: number;
  readonly shared: readonly Id[];
};

const pipsOf = (game: Game, free: readonly Free[] | undefined, w: OdeWords): readonly Pips[] =>
  (free ?? [])
    .filter(({ count }) => count > 0)
    .map(({ holderId, side, count, shared }) => ({
      holder: holderId,
      holderName: holderId === null ? sideName(side, w) : nameOf(game, holderId, w),
      count,
      shared,
    }));

/** Situation aspects and boosts, oldest first. */
export const tableCards = (game: Game, w: OdeWords): readonly Card[] =>
  game.aspects.map((aspect) => {
    if (aspect.kind === 'boost') {
      const holder = aspect.holderId === null ? sideName(aspect.side, w) : nameOf(game, aspect.holderId, w);
      return {
        id: aspect.id,
        kind: 'boost',
        text: aspect.text,
        ...(aspect.holderId !== null && { owner: aspect.holderId }),
        where: holder,
        pips: [{ holder: aspect.holderId, holderName: holder, count: 1, shared: [] }],
        ends: w.cards.ends.boost,
        hidden: false,
      };
    }
    return {
      id: aspect.id,
      kind: 'situation',
      text: aspect.text,
      place: aspect.attachedTo,
      where: placeName(game, aspect.attachedTo, w),
      pips: pipsOf(game, aspect.freeInvokes, w),
      ends: w.cards.ends[aspect.lifetime],
      hidden: aspect.only !== undefined,
    };
  });

/** What stands on somebody's sheet: aspects, then consequences. */
export const sheetCards = (game: Game, id: Id, w: OdeWords): readonly Card[] => {
  const figure = game.characters[id];
  if (!figure) return [];
  const where = nameOf(game, id, w);
  const own = figure.aspects
    .filter(({ text }) => text !== '')
    .map((aspect): Card => ({
      id: aspect.id,
      kind: 'character',
      text: aspect.text,
      owner: id,
      where,
      pips: pipsOf(game, aspect.freeInvokes, w),
      ends: w.cards.ends.sheet,
      hidden: aspect.only !== undefined,
    }));
  const wounds = figure.consequences.flatMap((wound): readonly Card[] =>
    wound.id === undefined
      ? []
      : [
          {
            id: wound.id,
            kind: 'consequence',
            text: wound.text ?? '',
            owner: id,
            where,
            pips: pipsOf(game, wound.freeInvokes, w),
            ends: w.cards.ends[wound.state === 'recovering' ? 'recovering' : wound.severity],
            hidden: false,
          },
        ],
  );
  return [...own, ...wounds];
};

/** Wounds of those in the scene: aspects in play like any other. */
export const woundCards = (game: Game, w: OdeWords): readonly Card[] =>
  (game.scene?.participants ?? []).flatMap((id) =>
    sheetCards(game, id, w).filter(({ kind }) => kind === 'consequence'),
  );

/** Every card that this seat knows of: the table's, then everyone's in the scene, one's own first. */
export const cardsOf = (table: Table, w: OdeWords): readonly Card[] => {
  const { game, me } = table;
  const people = (game.scene?.participants ?? []).toSorted(
    (a, b) => Number(game.characters[b]?.owner === me.seat) - Number(game.characters[a]?.owner === me.seat),
  );
  return [...tableCards(game, w), ...people.flatMap((id) => sheetCards(game, id, w))];
};
