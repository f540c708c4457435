import type { Name, Refusal, Seen, Texts } from '@aspekt/contract';
import type { Command, Event, MoveReason, Pending, Purse } from '../model.ts';
import type { Code } from '../verdict.ts';

type Data = NonNullable<Refusal['data']>;
export type Refusing = string | ((data: Data) => string);

/** Everything that one language must have: leave one sentence out and it does not compile. */
export type Language = {
  readonly sentences: Texts<Event>;
  readonly buttons: {
    readonly [T in Command['type']]: (command: Extract<Command, { readonly type: T }>, name: Name) => string;
  };
  readonly refusals: Readonly<Record<Code, Refusing>>;
};

/** The words in which fate points move. */
export type FateWords = {
  readonly points: (amount: number) => string;
  readonly bank: string;
  readonly gmPool: string;
  readonly table: string;
  /** Points that somebody has earned and cannot use before the scene or the conflict is over. */
  readonly pending: Readonly<Record<Pending['reason'], (name: string) => string>>;
  readonly carried: (name: string) => string;
  readonly reasons: Readonly<Record<MoveReason, string>>;
  readonly pays: (who: string, points: string, what: string) => string;
  readonly gets: (who: string, points: string, what: string) => string;
  /** Nobody gets them; why is left out where it would give an opponent away. */
  readonly loses: (who: string, points: string, what?: string) => string;
  readonly moves: (from: string, to: string, points: string, what: string) => string;
};

type FateMoved = Seen<Extract<Event, { type: 'ode/fateMoved' }>>;

/** One move of fate points in words: somebody pays, somebody gets, or they go from one place to another. */
export const tellFate = (event: FateMoved, name: Name, words: FateWords, quote: (text: string) => string): string => {
  const place = (purse: Seen<Purse>): string => {
    switch (purse.of) {
      case 'bank':
        return words.bank;
      case 'gmPool':
        return words.gmPool;
      case 'compel':
        return words.table;
      case 'character':
        return name(purse.id);
      case 'pending':
        return words.pending[purse.reason](name(purse.id));
      case 'carry':
        return words.carried(purse.id === 'gm' ? words.gmPool : name(purse.id));
    }
  };
  const { from, to, amount, reason, about } = event;
  const points = words.points(amount);
  const what = about === undefined ? words.reasons[reason] : `${words.reasons[reason]}, ${quote(about)}`;
  if (reason === 'lost') return words.loses(from.of === 'pending' ? name(from.id) : place(from), points);
  if (to.of === 'bank')
    return reason === 'sceneEnd' ? words.loses(place(from), points, what) : words.pays(place(from), points, what);
  // What was earned earlier and is paid out now comes from nowhere else.
  const earned = from.of === 'pending' && to.of === 'character' && from.id === to.id;
  return from.of === 'bank' || earned
    ? words.gets(place(to), points, what)
    : words.moves(place(from), place(to), points, what);
};
