import { isSecret, maySee, remembering, type Audience, type Tagged, type Viewer } from '@aspekt/contract';

/** What a state has under an id: the place where such things lie, and whether a stranger knows of it. */
export type Thing = { readonly id: string; readonly place: string; readonly hidden: boolean };

const stranger: Viewer = { seat: 'stranger', role: 'player' };
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHidden = (value: unknown): boolean =>
  isFields(value) && value['only'] !== undefined && !maySee(value['only'] as Audience, stranger);

/** Whether the keys of a record are ids. */
const areIds = (record: Fields): boolean =>
  Object.entries(record).some(([key, one]) => isFields(one) && (one['only'] !== undefined || one['id'] === key));

const lookThrough = remembering((state: object): readonly Thing[] => {
  const found: Thing[] = [];
  const look = (value: unknown, place: string, hidden: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value as readonly unknown[]) {
        const below = hidden || isHidden(one);
        if (isFields(one) && typeof one['id'] === 'string') found.push({ id: one['id'], place, hidden: below });
        look(one, place, below);
      }
      return;
    }
    if (!isFields(value)) return;
    if (isSecret(value)) return look(value.value, place, hidden || !maySee(value.to, stranger));
    const ids = areIds(value);
    for (const [key, one] of Object.entries(value)) {
      const below = hidden || isHidden(one);
      if (ids && isFields(one)) found.push({ id: key, place, hidden: below });
      look(one, ids ? place : `${place}.${key}`, below);
    }
  };
  look(state, '', false);
  return found;
});

/** Everything in a state that has an id, found by the marks alone, so that no game has to list it. */
export const thingsIn = (state: unknown): readonly Thing[] => lookThrough(state as object);

/** The same with other strings, keys too; what kind of command it is stays. */
const rewritten = (value: unknown, instead: (text: string) => string): unknown => {
  if (typeof value === 'string') return instead(value);
  if (Array.isArray(value)) return value.map((one) => rewritten(one, instead));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [instead(key), key === 'type' ? one : rewritten(one, instead)]),
  );
};

/** The same command, about what others know nothing of: mostly about something of the same kind. */
export const aimed = <C extends Tagged>(command: C, things: readonly Thing[], random: () => number): C => {
  const hidden = things.filter((thing) => thing.hidden);
  const places = new Map(things.map(({ id, place, hidden: already }) => [id, already ? undefined : place]));
  return rewritten(command, (text) => {
    const place = places.get(text);
    if (place === undefined || random() % 4 === 0) return text;
    const alike = random() % 4 > 0 ? hidden.filter((thing) => thing.place === place) : hidden;
    return alike[random() % Math.max(1, alike.length)]?.id ?? text;
  }) as C;
};
