import { hash } from 'node:crypto';
import type { AnyRuleSet } from '@aspekt/contract';
import type { Snapshot } from '@aspekt/table';

/** What a snapshot must be of to be of use. */
type Of = {
  readonly table: string;
  /** The program that works tables out from logs. */
  readonly edition: string;
  readonly rules: Pick<AnyRuleSet, 'id' | 'version'>;
};
/** A snapshot, and the hash of its last entry. */
export type Known = { readonly snapshot: Snapshot; readonly hash: string };

/** Raised when a snapshot is written otherwise. */
const format = 1;
const nameOf = ({ table, edition, rules: { id, version } }: Of): string =>
  JSON.stringify([format, table, edition, id, version]);

/** A snapshot as it is kept: its own digest, then what it is of, then itself. */
export const writeSnapshot = (known: Known, of: Of): string => {
  const body = JSON.stringify({ of: nameOf(of), ...known });
  return digestOf(body) + body;
};

/** The snapshot in a text; none if it is of something else, or was changed in any way. */
export const readSnapshot = (text: string, of: Of): Known | undefined => {
  const body = text.slice(digestLength);
  if (text.slice(0, digestLength) !== digestOf(body)) return undefined;
  const { of: name, ...known } = JSON.parse(body) as Known & { readonly of: string };
  return name === nameOf(of) ? known : undefined;
};

const digestOf = (text: string): string => hash('sha256', text);
const digestLength = 64;
