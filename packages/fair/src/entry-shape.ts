import { dieNamed } from './chain.ts';

type Guard = (value: unknown) => boolean;

const isText: Guard = (value) => typeof value === 'string';
const isTrue: Guard = (value) => value === true;
const isFlag: Guard = (value) => typeof value === 'boolean';
/** Compared as a number, a counter of another type is neither before nor after the one that is due. */
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

const absentOr =
  (fits: Guard): Guard =>
  (value) =>
    value === undefined || fits(value);
const listOf =
  (fits: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(fits);
const thingWith = (parts: Readonly<Record<string, Guard>>): Guard => {
  const guards = Object.entries(parts);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    guards.every(([key, fits]) => fits((value as Readonly<Record<string, unknown>>)[key]));
};

const isAudience: Guard = (value) => value === 'everyone' || value === 'gm' || listOf(isText)(value);

/** Faces run without gaps from the lowest to the highest. */
const isOnItsDie = ({ die, faces }: { readonly die: string; readonly faces: readonly unknown[] }): boolean => {
  const known = dieNamed(die)?.faces;
  const [lowest, highest] = [known?.[0] ?? Infinity, known?.at(-1) ?? -Infinity];
  return faces.every((face) => Number.isSafeInteger(face) && lowest <= Number(face) && Number(face) <= highest);
};
const hasPartsOfThrow = thingWith({ what: isText, die: isText, faces: Array.isArray, to: isAudience });
const isThrow: Guard = (value) => hasPartsOfThrow(value) && isOnItsDie(value as Parameters<typeof isOnItsDie>[0]);

const isDrawn = thingWith({
  audience: isText,
  epoch: absentOr(isCount),
  counter: absentOr(isCount),
  sealed: absentOr(isText),
  typed: absentOr(isTrue),
});
/** Of two draws from one chain, each with a seal, the one that pleases could be opened. */
const isLuck: Guard = (value) =>
  listOf(isDrawn)(value) &&
  new Set((value as readonly { readonly audience: string }[]).map(({ audience }) => audience)).size ===
    (value as readonly unknown[]).length;

const isSeed = thingWith({ audience: isText, epoch: isCount, seed: isText });

const isOfGame: Guard = (event) => !(event as { readonly type: string }).type.startsWith('table/');
const isOfTable = thingWith({
  table: absentOr(isText),
  settings: absentOr(thingWith({ typedDice: absentOr(isFlag) })),
  chains: absentOr(listOf(thingWith({ audience: isText, epoch: isCount, commitment: isText }))),
  revealed: absentOr(listOf(isSeed)),
  opening: absentOr(thingWith({ command: isText, throws: listOf(isThrow), nonce: isText, sealed: isText })),
});
const hasType = thingWith({ type: isText });
const isEvent: Guard = (event) => hasType(event) && (isOfGame(event) || isOfTable(event));

/** Whether everything in an entry that a check goes by is of the type that it has to be. */
export const isSoundEntry: Guard = thingWith({
  id: isText,
  throws: listOf(isThrow),
  luck: absentOr(isLuck),
  salt: absentOr(isText),
  typed: absentOr(isTrue),
  overruled: absentOr(isTrue),
  by: absentOr(isText),
  cause: absentOr(isCount),
  unanswered: absentOr(listOf(isText)),
  events: listOf(isEvent),
  seeds: absentOr(listOf(isSeed)),
});
