import { difference, plainJson, type TableView } from '@aspekt/protocol';

/** Differences of one moment between what people knew of the table and what they know now, each worked out once. */
export type FoundViews = {
  readonly before: TableView;
  readonly after: TableView;
  readonly text: string | undefined;
}[];

/** The JSON of the difference between two views of the table; `undefined` where there is none. */
export const tableDifference = (before: TableView, after: TableView, found: FoundViews): string | undefined => {
  if (before === after) return undefined;
  for (const one of found) if (isLike(one.after, after) && isLike(one.before, before)) return one.text;
  const change = difference(before, after);
  const text = change && plainJson(change);
  found.push({ before, after, text });
  return text;
};

/** Made of the same parts: those who know the same are shown the same objects. */
const isLike = (a: TableView, b: TableView): boolean => {
  for (const part of parts) if (a[part] !== b[part]) return false;
  return true;
};

/** All of them, those first that change or differ most. */
const parts = Object.keys({
  undo: true,
  fairness: true,
  chains: true,
  redo: true,
  notes: true,
  requests: true,
  seats: true,
  plea: true,
  waiting: true,
  paused: true,
  restored: true,
  settings: true,
  name: true,
  locale: true,
  id: true,
  game: true,
} satisfies Record<keyof TableView, true>) as readonly (keyof TableView)[];
