type Checked<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };
type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined };

/** Any validator that speaks Standard Schema: valibot, zod, arktype. */
export interface Schema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Checked<T> | Promise<Checked<T>>;
  };
}

export const parse = <T>(schema: Schema<T>, input: unknown): Checked<T> => {
  const checked = schema['~standard'].validate(input);
  if (checked instanceof Promise) throw new TypeError('schemas must be synchronous');
  return checked;
};

/** What we need of a valibot `variant`: its options, each an object with the one word that it is for, or a choice again. */
type Choice = { readonly options?: readonly Option[]; readonly pipe?: unknown };
type Option = Choice & { readonly entries?: Readonly<Record<string, { readonly literal?: unknown } | undefined>> };

/** Parse with a schema that is a choice by the word at `key`: the option that is meant is asked at once, not all in turn. */
export const parseChoice = <T>(schema: Schema<T>, key: string, input: unknown): Checked<T> => {
  const word =
    typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>)[key] : undefined;
  return parse((typeof word === 'string' && optionsOf(schema, key).get(word)) || schema, input);
};

const known = new WeakMap<object, ReadonlyMap<string, Schema<never>>>();

const optionsOf = <T>(schema: Schema<T>, key: string): ReadonlyMap<string, Schema<T>> => {
  const before = known.get(schema);
  if (before) return before;
  const byWord = new Map<string, Schema<never>>();
  const twice = new Set<string>();
  for (const option of optionsIn(schema as Choice)) {
    const word = option.entries?.[key]?.literal;
    // What is not for one word alone is left to the schema itself.
    if (typeof word !== 'string') return remember(schema, new Map());
    if (byWord.has(word)) twice.add(word);
    byWord.set(word, option as unknown as Schema<never>);
  }
  for (const word of twice) byWord.delete(word);
  return remember(schema, byWord);
};

/** A choice that is more than a choice, since something is asked afterwards, is left whole. */
const optionsIn = ({ options = [] }: Choice): readonly Option[] =>
  options.flatMap((option) => (option.options && !option.pipe ? optionsIn(option) : [option]));

const remember = (schema: object, byWord: ReadonlyMap<string, Schema<never>>): ReadonlyMap<string, Schema<never>> => {
  known.set(schema, byWord);
  return byWord;
};
