import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { locales, type Locale } from '@aspekt/contract';

/** One text as it stands in the source; what is filled in reads as `{}`. */
export type Said = {
  readonly locale: Locale;
  /** File and property path, the same in every language. */
  readonly place: string;
  readonly text: string;
  /** Nothing is filled in. */
  readonly plain: boolean;
};

const isLocale = (name: string): name is Locale => locales.some((locale) => locale === name);

/** The language a file is written in, if its path says so: `words/sv/rolls.ts`, `texts/pl.ts`. */
const localeOf = (file: string): Locale | undefined => file.split(/[/.]/u).find(isLocale);

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return node.name.text;
  if (!ts.isPropertyAssignment(node)) return undefined;
  return ts.isComputedPropertyName(node.name) ? undefined : node.name.text;
};

/** What only the program reads: names of types and modules, keys, and what is compared or looked up. */
const isCode = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) ||
  ts.isElementAccessExpression(node);

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
};

/** Every text in the source of one file, by the language it stands under. */
const saidIn = (file: string): readonly Said[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const root = file.replace(/\/(?:sv|pl|en)(?=[/.])/u, '/*');
  const walk = (node: ts.Node, locale: Locale | undefined, path: string): readonly Said[] => {
    if (isCode(node)) return [];
    const name = nameOf(node);
    const under = name !== undefined && isLocale(name) ? name : locale;
    const here = name === undefined || isLocale(name) ? path : `${path}.${name}`;
    const text = textOf(node);
    const own =
      text === undefined || under === undefined
        ? []
        : [{ locale: under, place: here, text, plain: ts.isStringLiteralLike(node) }];
    const parts: Said[] = [...own];
    const inList = ts.isArrayLiteralExpression(node);
    let i = 0;
    ts.forEachChild(node, (child) => {
      const isKey = ts.isPropertyAssignment(node) && child === node.name;
      if (!isKey) parts.push(...walk(child, under, inList ? `${here}[${i++}]` : here));
    });
    return parts;
  };
  return walk(source, localeOf(file), root);
};

/** All that a person may read in one of the three languages, from the source of pages, server, tools and games. */
export const allSaid = (): readonly Said[] =>
  globSync('{apps,packages,rulesets}/*/src/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\/|\/conform\//u.test(file))
    .toSorted()
    .flatMap(saidIn);
