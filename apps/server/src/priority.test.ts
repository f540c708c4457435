import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerFirst } from './priority.ts';

const program = `
  const { answerFirst } = await import(process.argv[1]);
  const { readdirSync, readFileSync } = await import('node:fs');
  const { getPriority } = await import('node:os');
  const before = getPriority();
  answerFirst();
  const at = '/proc/self/task';
  const known = readdirSync(at).map((id) => [readFileSync(at + '/' + id + '/comm', 'utf8').trim(), getPriority(Number(id))]);
  console.log(JSON.stringify({ before, own: getPriority(), helpers: known.filter(([name]) => name.startsWith('V8Worker')).map(([, nice]) => nice) }));
`;

type Told = { readonly before: number; readonly own: number; readonly helpers: readonly number[] };

test.runIf(platform() === 'linux')(
  'the threads that compile stand back, the one that answers stays where it was',
  () => {
    const module = fileURLToPath(new URL('./priority.ts', import.meta.url));
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', program, module], { encoding: 'utf8' });
    const { before, own, helpers } = JSON.parse(told) as Told;
    expect(own).toBe(before);
    expect(helpers.length).toBeGreaterThan(0);
    for (const nice of helpers) expect(nice).toBe(Math.min(before + 10, 19));
  },
);

test('where threads cannot be told apart nothing happens', () => {
  expect(() => answerFirst('/nowhere')).not.toThrow();
});
