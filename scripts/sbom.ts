import { readFileSync } from 'node:fs';

/** A package that runs beside our own code, as the lock file has it. */
export type Component = {
  readonly name: string;
  readonly version: string;
  readonly licence: string | undefined;
  readonly integrity: string;
};

type Locked = {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: true;
  readonly devOptional?: true;
  readonly link?: true;
};

/** Tools by which the page is built that are also a part of it. */
const inThePage: ReadonlySet<string> = new Set(['svelte', 'clsx', 'esm-env']);
const folder = 'node_modules/';
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as T;

/** Everything that runs and was not written here. */
export const components = (): readonly Component[] =>
  Object.entries(read<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json').packages)
    .filter(([path, { link }]) => path.startsWith(folder) && !link)
    .map(([path, locked]) => ({ ...locked, name: path.slice(path.lastIndexOf(folder) + folder.length) }))
    .filter(({ name, dev, devOptional }) => (!dev && !devOptional) || inThePage.has(name))
    .map(({ name, version, license, integrity = '' }) => ({ name, version, licence: license, integrity }));

/** The same as a bill of materials in CycloneDX. It says nothing of when it was made: the same lock gives the same bill. */
export const sbom = (): object => {
  const { name, version } = read<{ readonly name: string; readonly version: string }>('package.json');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: components().map((one) => ({
      type: 'library',
      'bom-ref': purlOf(one),
      name: one.name,
      version: one.version,
      purl: purlOf(one),
      ...(one.licence !== undefined && { licenses: [{ license: { id: one.licence } }] }),
      hashes: [{ alg: 'SHA-512', content: hexOf(one.integrity) }],
    })),
  };
};

const purlOf = ({ name, version }: Component): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const hexOf = (integrity: string): string => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

if (import.meta.main) process.stdout.write(`${JSON.stringify(sbom(), null, 2)}\n`);
