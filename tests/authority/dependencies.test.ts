import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { components, sbom } from '../../scripts/sbom.ts';

type Package = { readonly dependencies?: Readonly<Record<string, string>> };
type Locked = {
  readonly hasInstallScript?: true;
  readonly dev?: true;
  readonly link?: true;
  readonly integrity?: string;
};

const json = <T>(path: string): T => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const workspaces = ['packages', 'rulesets', 'apps'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url)).map((name) => `${folder}/${name}/package.json`),
);

/** What runs besides our own code. Another one is a decision, not an accident. */
const allowed = ['@hono/node-server', '@noble/hashes', 'hono', 'svelte', 'uqr', 'valibot', 'ws'];
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/literata'];

test('nothing runs but our own code and seven packages that were chosen, each pinned to the letter, and two fonts', () => {
  const used = new Map<string, string>();
  for (const path of ['package.json', ...workspaces])
    for (const [name, version] of Object.entries(json<Package>(path).dependencies ?? {}))
      if (!name.startsWith('@aspekt/')) used.set(name, version);
  expect([...used.keys()].toSorted().filter((name) => ![...allowed, ...fonts].includes(name))).toEqual([]);
  for (const [name, version] of used) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

test('what is installed is what was locked: every package has its hash, and none that runs has a script for its installing', () => {
  const { packages } = json<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json');
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(20);
  for (const [path, { integrity }] of foreign) expect(integrity, path).toMatch(/^sha512-/);
  expect(foreign.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => path)).toEqual([]);
});

/** Licences that ask for no more than to be named. Another one is a decision, not an accident. */
const licences: readonly (string | undefined)[] = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];
const ofFonts = 'OFL-1.1';

test('whatever runs besides our own code has a licence that is on the list, in the lock and as it lies there', () => {
  const runs = components();
  for (const name of [...allowed, ...fonts]) expect(runs.map((one) => one.name)).toContain(name);
  const odd = runs.filter(({ name, licence }) =>
    fonts.includes(name) ? licence !== ofFonts : !licences.includes(licence),
  );
  expect(odd).toEqual([]);
  for (const { name, version, licence } of runs)
    expect(json(`node_modules/${name}/package.json`), name).toMatchObject({ version, license: licence });
});

test('the bill of materials names everything that runs, with its licence and the hash that was locked', () => {
  const bill = JSON.parse(JSON.stringify(sbom())) as {
    readonly components: readonly {
      readonly name: string;
      readonly purl: string;
      readonly hashes: readonly object[];
    }[];
  };
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill.components.map(({ name }) => name)).toEqual(components().map(({ name }) => name));
  expect(bill.components.find(({ name }) => name === '@hono/node-server')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40hono\/node-server@\d+\.\d+\.\d+$/),
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
