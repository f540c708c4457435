import type { Json } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import type { Line } from '@aspekt/protocol';
import type { DieMark } from '../../lib/game.ts';

/** A hand that was rolled, wherever it stands in an event. */
type Rolled = {
  readonly hand: { readonly b: number; readonly f: number; readonly t: number };
  readonly counted: readonly number[];
};

const isRolled = (value: object): value is Rolled =>
  'hand' in value && 'counted' in value && Array.isArray(value.counted);

const rollsIn = (value: Json | undefined): readonly Rolled[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isRolled(value)) return [value];
  return Object.values(value as Readonly<Record<string, Json>>).flatMap(rollsIn);
};

/** Takes every counted face once; undefined where the throw does not hold them all. */
const markedFaces = (faces: readonly number[], counted: readonly number[]): readonly DieMark[] | undefined => {
  const left = [...counted];
  const marks = faces.map((face): DieMark => {
    const at = left.indexOf(face);
    if (at === -1) return 'struck';
    left.splice(at, 1);
    return 'counted';
  });
  return left.length === 0 ? marks : undefined;
};

/** The dice that count are ringed and the others struck out, where a hand has more than count (AOR-DICE-05, AOR-DICE-10). */
export const marksOf = (line: Line, { what, faces }: Throw): readonly DieMark[] => {
  if (what === 'area') return [];
  for (const { hand, counted } of rollsIn(line.event)) {
    if (hand.b + hand.f + hand.t !== faces.length || counted.length === faces.length) continue;
    const marks = markedFaces(faces, counted);
    if (marks) return marks;
  }
  return [];
};

/** Attack and area are thrown together: the area dice have a colour of their own (AOR-GEN-05). */
export const isDark = ({ what }: Pick<Throw, 'what'>): boolean => what === 'area';
