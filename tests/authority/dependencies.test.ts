import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
