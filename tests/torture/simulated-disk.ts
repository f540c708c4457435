import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that happened to the disk, as `disk.c` writes it down. */
export type Happening = {
  readonly kind: 'C' | 'W' | 'T' | 'S' | 'F' | 'U' | 'R' | 'D' | 'A' | 'P';
  readonly name: string;
  readonly offset: number;
  readonly bytes: Buffer;
};

export const readRecord = (record: Buffer): readonly Happening[] => {
  const happenings: Happening[] = [];
  for (let at = 0; at < record.length;) {
    const size = record.readUInt32LE(at + 9);
    const name = at + 15;
    const bytes = name + record.readUInt16LE(at + 13);
    happenings.push({
      kind: String.fromCharCode(record[at] ?? 0) as Happening['kind'],
      offset: Number(record.readBigUInt64LE(at + 1)),
      name: record.toString('utf8', name, bytes),
      bytes: record.subarray(bytes, bytes + size),
    });
    at = bytes + size;
  }
  return happenings;
};

/** A file: what is surely on the disk, and what was done to it since and may or may not be. */
type File = { sure: Content; unsure: Happening[] };
type Content = { bytes: Buffer; length: number };
type Names = Map<string, File>;

const sector = 512;

/**
 * A disk that promises no more than POSIX does. What was written is sure after the file was synced; until then each
 * write may be there, not be there, or be torn at any sector, in any order. A new, renamed or unlinked name is sure
 * after the folder was synced. What was written before a sync that failed is gone, even if a later sync succeeds.
 */
export const simulatedDisk = (chance: () => number) => {
  const names: Names = new Map();
  const sureNames: Names = new Map();
  let unsureNames: ((names: Names) => void)[] = [];

  const rename = (change: (names: Names) => void): void => {
    change(names);
    unsureNames.push(change);
  };
  const fileNamed = (name: string): File => {
    const known = names.get(name);
    if (known) return known;
    // It was there before the record began.
    const file = { sure: { bytes: Buffer.alloc(0), length: 0 }, unsure: [] };
    names.set(name, file);
    sureNames.set(name, file);
    return file;
  };

  const happen = ({ kind, name, ...rest }: Happening): void => {
    switch (kind) {
      case 'C': {
        const file: File = { sure: { bytes: Buffer.alloc(0), length: 0 }, unsure: [] };
        return rename((known) => known.set(name, file));
      }
      case 'W':
      case 'T':
        fileNamed(name).unsure.push({ kind, name, ...rest });
        return;
      case 'S': {
        const file = fileNamed(name);
        for (const change of file.unsure) apply(file.sure, change);
        file.unsure = [];
        return;
      }
      case 'F': {
        const file = fileNamed(name);
        for (const change of file.unsure) if (chance() < 0.3) apply(file.sure, change);
        file.unsure = [];
        return;
      }
      case 'U':
        return rename((known) => known.delete(name));
      case 'R': {
        const file = fileNamed(name);
        return rename((known) => {
          known.delete(name);
          known.set(rest.bytes.toString(), file);
        });
      }
      case 'D':
        for (const change of unsureNames) change(sureNames);
        unsureNames = [];
        return;
      case 'A':
      case 'P':
    }
  };

  /** How many unsynced changes there are to choose from. */
  const unsure = (): number =>
    unsureNames.length +
    [...new Set([...names.values(), ...sureNames.values()])].reduce((n, f) => n + f.unsure.length, 0);

  /** Leave in `folder` what a power cut at this moment could leave. `harm` says what becomes of the unsynced. */
  const cut = (folder: string, harm: Harm): void => {
    const left: Names = new Map(sureNames);
    const kept =
      harm === 'nothing lost' ? unsureNames.length : harm === 'all lost' ? 0 : chance() * (unsureNames.length + 1);
    for (const change of unsureNames.slice(0, kept)) change(left);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [name, file] of left) writeFileSync(join(folder, name), contentLeft(file, harm));
  };

  const contentLeft = ({ sure, unsure: changes }: File, harm: Harm): Buffer => {
    if (changes.length === 0 || harm === 'all lost') return sure.bytes.subarray(0, sure.length);
    const content = { bytes: Buffer.from(sure.bytes), length: sure.length };
    const odd = Math.floor(chance() * changes.length);
    const share = [0.2, 0.5, 0.8][Math.floor(chance() * 3)] ?? 0.5;
    for (const [i, change] of changes.entries()) {
      if (harm === 'nothing lost' || (harm === 'one lost' && i !== odd) || (harm === 'one kept' && i === odd)) {
        apply(content, change);
      } else if (harm === 'some lost and torn' && chance() < share) {
        for (const part of chance() < 0.4 ? torn(change, chance) : [change]) apply(content, part);
      }
    }
    return content.bytes.subarray(0, content.length);
  };

  return { happen, unsure, cut };
};

export const harms = ['all lost', 'nothing lost', 'one lost', 'one kept', 'some lost and torn'] as const;
export type Harm = (typeof harms)[number];

const apply = (content: Content, { kind, offset, bytes }: Happening): void => {
  const end = kind === 'T' ? offset : Math.max(content.length, offset + bytes.length);
  if (end > content.bytes.length) {
    content.bytes = Buffer.concat([content.bytes.subarray(0, content.length)], Math.max(end, 2 * content.bytes.length));
  }
  if (end < content.length) content.bytes.fill(0, end, content.length);
  content.length = end;
  if (kind === 'W') bytes.copy(content.bytes, offset);
};

/** The sectors of a write of which each arrived or did not. */
const torn = (change: Happening, chance: () => number): readonly Happening[] => {
  if (change.kind !== 'W') return [change];
  const parts: Happening[] = [];
  const last = change.offset + change.bytes.length;
  for (let from = change.offset; from < last;) {
    const to = Math.min(last, (Math.floor(from / sector) + 1) * sector);
    const bytes = change.bytes.subarray(from - change.offset, to - change.offset);
    if (chance() < 0.5) parts.push({ ...change, offset: from, bytes });
    from = to;
  }
  return parts;
};
