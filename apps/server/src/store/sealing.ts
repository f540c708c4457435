import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { t } from '../operator/words.ts';
import { BrokenLog } from '../ports/log.ts';
import { CannotServe } from './data-folder.ts';

/** How entries are kept from whoever reads the file: what they say, and the seeds of the dice in them. */
export interface Sealing {
  /** Whether there is a key. */
  readonly on: boolean;
  seal(bytes: string, place: string): string;
  open(bytes: string, place: string): string;
}

const mark = 'sealed-1:';
const nonceBytes = 12;
const tagBytes = 16;

/** Without a key entries are kept as they are, and sealed ones cannot be read. */
export const unsealed: Sealing = {
  on: false,
  seal: (bytes) => bytes,
  open: (bytes) => {
    if (bytes.startsWith(mark)) throw new CannotServe(t.sealed);
    return bytes;
  },
};

/**
 * AES-256-GCM with a new nonce for each entry, bound to its place in its log. What was written before there was a key
 * stays readable.
 */
export const sealedWith = (key: Uint8Array): Sealing => ({
  on: true,
  seal: (bytes, place) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
    const hidden = Buffer.concat([cipher.update(bytes, 'utf8'), cipher.final()]);
    return mark + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
  },
  open: (bytes, place) => {
    if (!bytes.startsWith(mark)) return bytes;
    const sealed = Buffer.from(bytes.slice(mark.length), 'base64');
    try {
      const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      return cipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + cipher.final('utf8');
    } catch (error) {
      throw new BrokenLog(`what is kept at ${place} cannot be opened with this key`, { cause: error });
    }
  },
});

/** ASPEKT_KEY_FILE names a file with at least 32 bytes that nobody can guess; the key is made of them. */
export const sealingFrom = (env: NodeJS.ProcessEnv): Sealing => {
  const file = env['ASPEKT_KEY_FILE'];
  if (file === undefined || file === '') return unsealed;
  let secret: Buffer;
  try {
    secret = readFileSync(file);
  } catch (error) {
    throw new CannotServe(t.unreadableKey(file), { cause: error });
  }
  if (secret.length < 32) throw new CannotServe(t.shortKey(file));
  return sealedWith(createHash('sha256').update('aspekt-seal-1').update(secret).digest());
};
