import { sha256 } from '@noble/hashes/sha2.js';
import { fields, toHex, type Field } from './bytes.ts';

/** What stands before the first entry of a log. */
export const firstHash = (table: string): string => toHex(sha256(fields('log-v1', table)));

/** The hash of an entry: of the one before it and of its own bytes, so that no entry can change, go or move unnoticed. */
export const nextHash = (previous: string, bytes: string): string => toHex(sha256(fields('entry-v1', previous, bytes)));

/** The hash of a file's first line, which says what the file is and how it ends. */
export const headHash = (bytes: string): string => toHex(sha256(fields('head-v1', bytes)));

/** SHA-256 of a list of fields, as hex. */
export const digest = (...parts: readonly Field[]): string => toHex(sha256(fields(...parts)));
