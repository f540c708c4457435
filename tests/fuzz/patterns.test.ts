import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['packages', 'rulesets', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/src\/.*\.ts$/.test(name) && !name.includes('node_modules') && !name.endsWith('.test.ts'))
    .map((name) => join(root, folder, name)),
);

/** Whether something that repeats without end stands inside something else that does: then a text can make it try for ever. */
const isNested = (pattern: string): boolean => {
  const open: { endless: boolean }[] = [{ endless: false }];
  let last = { endless: false };
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i];
    if (sign === '\\') i++;
    else if (sign === '[') {
      while (i < pattern.length && pattern[i] !== ']') i += pattern[i] === '\\' ? 2 : 1;
    } else if (sign === '(') {
      open.push({ endless: false });
      continue;
    } else if (sign === ')') {
      last = open.pop() ?? last;
      const around = open.at(-1);
      if (around && last.endless) around.endless = true;
      if (last.endless && /^(?:[*+]|\{\d+,\})/.test(pattern.slice(i + 1))) return true;
      continue;
    } else if (sign === '*' || sign === '+' || /^\{\d+,\}/.test(pattern.slice(i))) {
      const around = open.at(-1);
      if (around) around.endless = true;
    }
  }
  return false;
};

const patternsIn = (path: string): readonly string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.slice(1, node.text.lastIndexOf('/')));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

test('no pattern that reads what people send repeats within a repetition', () => {
  for (const endless of ['(a+)+', '(?:x*y)*', '((a|b)+c){2,}', String.raw`(\d+)*$`])
    expect(isNested(endless)).toBe(true);
  for (const harmless of ['(a+)', '[a+]+', '(ab){2,3}', String.raw`\(+\)+`]) expect(isNested(harmless)).toBe(false);
  const all = sources.flatMap((path) => patternsIn(path).map((pattern) => ({ path, pattern })));
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ pattern }) => isNested(pattern))).toEqual([]);
});
