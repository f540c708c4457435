import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';

/**
 * Whether entries that were written ahead, and surely were on the disk, cannot be read any more. SQLite passes over whatever
 * follows the first frame that is not right, for after a power cut it need not be: then it is the end of what was being
 * written, one commit at most, for each is synced before the next is begun.
 */
export const isAheadHurt = (file: string): boolean => {
  const ahead = `${file}-wal`;
  if ((statSync(ahead, { throwIfNoEntry: false })?.size ?? 0) <= headerBytes || !isReadable(ahead)) return false;
  const open = openSync(ahead, 'r');
  try {
    const begun = read(open, headerBytes, 0);
    const isHurt = (): boolean => begun !== undefined && commitsLost(open, begun) > 1;
    // Somebody may be writing to it: a second look finds whole what was half there, and another header where it was begun anew.
    return isHurt() && isHurt() && begun?.equals(read(open, headerBytes, 0) ?? Buffer.alloc(0)) === true;
  } finally {
    closeSync(open);
  }
};

/** What may not be read SQLite cannot read either, and says so. */
const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A write-ahead log is a header and then frames of a header and a page each. In each header there are eight bytes that tell
 * of which time it is, and a checksum; in that of a frame how large the file is after it, if it ends a commit.
 */
const headerBytes = 32;
const frameHeaderBytes = 24;

/** Commits of the time of this header in the first frame that is not right and after it. */
const commitsLost = (open: number, header: Buffer): number => {
  const pageBytes = header.readUInt32BE(8);
  // A header that is not even of this kind says nothing of what follows.
  if (pageBytes < 512 || pageBytes > 65_536 || pageBytes % 8 !== 0) return 0;
  const little = header.readUInt32BE(0) % 2 === 0;
  const headerSum = added([0, 0], header.subarray(0, 24), little);
  let sum: Sum | undefined = isAt(headerSum, header, 24) ? headerSum : undefined;
  let time = sum && header.subarray(16, 24);
  let lost = 0;
  for (let at = headerBytes; ; at += frameHeaderBytes + pageBytes) {
    const frame = read(open, frameHeaderBytes + pageBytes, at);
    if (!frame) return lost;
    // A header is on the disk before the first frame: one that is not right is of the time of that.
    time ??= frame.subarray(8, 16);
    const isOfTime = frame.subarray(8, 16).equals(time);
    if (sum) sum = added(added(sum, frame.subarray(0, 8), little), frame.subarray(frameHeaderBytes), little);
    if (sum && !(isOfTime && isAt(sum, frame, 16))) sum = undefined;
    if (!sum && isOfTime && frame.readUInt32BE(4) !== 0) lost++;
  }
};

type Sum = readonly [number, number];

const isAt = ([one, two]: Sum, bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;

/** SQLite's checksum, which goes on from frame to frame. */
const added = ([first, second]: Sum, bytes: Buffer, little: boolean): Sum => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + words.getUint32(at, little) + two) >>> 0;
    two = (two + words.getUint32(at + 4, little) + one) >>> 0;
  }
  return [one, two];
};

const read = (open: number, size: number, at: number): Buffer | undefined => {
  const bytes = Buffer.alloc(size);
  return readSync(open, bytes, 0, size, at) === size ? bytes : undefined;
};
