import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the page, ready to send. */
export type Asset = {
  readonly type: string;
  readonly plain: Buffer<ArrayBuffer>;
  readonly gzip?: Buffer<ArrayBuffer>;
  readonly br?: Buffer<ArrayBuffer>;
  /** Its name holds a hash of what is in it, so it never changes. */
  readonly lasting: boolean;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** Read the built page into memory once: it is small, and nothing outside of it can be asked for. */
export const readPage = (folder: string): ReadonlyMap<string, Asset> => {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const type = types[extname(name)];
    if (!type || !statSync(file).isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const plain = readFileSync(file);
    const worth = compressible.test(type) && plain.length > 512;
    assets.set(path, {
      type,
      plain,
      lasting: path.startsWith('/assets/'),
      ...(worth && { gzip: existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : gzipSync(plain, { level: 9 }) }),
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    });
  }
  return assets;
};
