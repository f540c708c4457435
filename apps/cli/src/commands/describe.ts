import { parse, type AnyRuleSet, type Tagged } from '@aspekt/contract';
import { readArgs } from '../args.ts';
import { exampleOf } from '../describe/example.ts';
import { shapeOf, type Shape } from '../describe/shape.ts';
import { wordsFor } from '../describe/words.ts';
import { gameNamed } from '../game.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** What a game can be told and asked: its commands, its questions about odds, its settings and its sheet. */
export const describe = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, 2, {});
  const [game, name] = positionals;
  const rules = await gameNamed(game);
  const described = descriptionOf(rules);
  if (name === undefined) {
    if (values.json) printJson({ game: rules.id, version: rules.version, ...described });
    else console.log(overviewOf(rules, described));
    return 0;
  }
  const found = named(rules, described, name);
  if (values.json) for (const { shape } of found) printJson(shape);
  else console.log(found.map(({ text }) => text).join('\n\n'));
  return 0;
};

type Shapes = Readonly<Record<string, Shape>>;
type Description = {
  readonly commands: Shapes;
  readonly questions: Shapes;
  readonly settings: Shape;
  readonly sheet: Shape;
};

export const descriptionOf = (rules: AnyRuleSet): Description => ({
  commands: byWord(shapeOf(rules.command), 'type', `${rules.id}/`),
  questions: rules.questions ? byWord(shapeOf(rules.questions.schema), 'ask', '') : {},
  settings: shapeOf(rules.settings),
  sheet: shapeOf(rules.sheet.schema),
});

/** The choices of a shape by the word at `key`. */
const byWord = (shape: Shape, key: string, prefix: string): Shapes =>
  Object.fromEntries(
    (shape.anyOf ?? [shape]).map((one) => [String(one.properties?.[key]?.const).replace(prefix, ''), one] as const),
  );

const overviewOf = (rules: AnyRuleSet, { commands, questions }: Description): string =>
  [
    t.described(rules.id, rules.version),
    '',
    t.itsCommands,
    ...columns(Object.keys(commands)),
    '',
    ...(rules.questions ? [t.itsQuestions(rules.id), ...columns(Object.keys(questions)), ''] : []),
    t.also,
  ].join('\n');

const columns = (words: readonly string[]): readonly string[] => {
  const width = Math.max(0, ...words.map(({ length }) => length)) + 2;
  const perLine = Math.max(1, Math.floor(78 / width));
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += perLine)
    lines.push(
      `  ${words
        .slice(i, i + perLine)
        .map((word) => word.padEnd(width))
        .join('')}`.trimEnd(),
    );
  return lines;
};

type Found = { readonly shape: Shape; readonly text: string };

/** A name may be that of a command and of a question; both are told. */
const named = (rules: AnyRuleSet, described: Description, asked: string): readonly Found[] => {
  const name = asked.replace(`${rules.id}/`, '');
  const { commands, questions } = described;
  const found: Found[] = [];
  if (name === 'settings' || name === 'sheet')
    found.push({ shape: described[name], text: `${name}: ${wordsFor(described[name])}` });
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) found.push({ shape: command, text: told(t.command, name, command, commandLike(rules, name, command)) });
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
  if (question) found.push({ shape: question, text: told(t.question, name, question, questionLike(rules, question)) });
  if (found.length > 0) return found;
  const near = [...Object.keys(commands), ...Object.keys(questions)].filter((word) =>
    word.toLowerCase().includes(name.toLowerCase()),
  );
  const hint = near.length > 0 ? t.thereAre(near.join(', ')) : t.listedBy(rules.id);
  throw new Problem(`${t.nothingNamed(rules.id, asked)} ${hint}`);
};

const told = (what: string, name: string, shape: Shape, example: string | undefined): string =>
  `${what} ${name}: ${wordsFor(shape)}${example === undefined ? '' : `\n\n${t.forExample}\n  ${example}`}`;

/** As the demo says it, where it does. */
const commandLike = (rules: AnyRuleSet, name: string, shape: Shape): string | undefined => {
  const demo = rules.demo('en').map(({ command }): Tagged => command);
  const example = demo.find(({ type }) => type === `${rules.id}/${name}`) ?? exampleOf(shape);
  return parse(rules.command, example).issues ? undefined : JSON.stringify(example);
};

const questionLike = (rules: AnyRuleSet, shape: Shape): string | undefined => {
  const example = exampleOf(shape);
  if (!rules.questions || parse(rules.questions.schema, example).issues) return undefined;
  return `aspekt odds ${rules.id} --question '${JSON.stringify(example)}'`;
};
