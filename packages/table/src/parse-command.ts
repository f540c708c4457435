import { parse, type Schema } from '@aspekt/contract';

/** What we need of a valibot `variant` by `type`: its options, each with the one type that it is for. */
type Choice = {
  readonly options: readonly { readonly entries?: { readonly type?: { readonly literal?: unknown } } }[];
};

/** Parse a command. Where the schema is a choice by `type`, the option that is meant is asked at once, not all in turn. */
export const parseCommand = <T>(schema: Schema<T>, command: { readonly type: string }): ReturnType<typeof parse<T>> =>
  parse(optionsOf(schema).get(command.type) ?? schema, command);

const known = new WeakMap<object, ReadonlyMap<string, Schema<never>>>();

const optionsOf = <T>(schema: Schema<T>): ReadonlyMap<string, Schema<T>> => {
  const before = known.get(schema);
  if (before) return before;
  const { options = [] }: Partial<Choice> = schema as Partial<Choice>;
  const byType = new Map<string, Schema<never>>();
  const twice = new Set<string>();
  for (const option of options) {
    const type = option.entries?.type?.literal;
    // What is not for one type alone is left to the schema itself.
    if (typeof type !== 'string') return remember(schema, new Map());
    if (byType.has(type)) twice.add(type);
    byType.set(type, option as unknown as Schema<never>);
  }
  for (const type of twice) byType.delete(type);
  return remember(schema, byType);
};

const remember = (schema: object, byType: ReadonlyMap<string, Schema<never>>): ReadonlyMap<string, Schema<never>> => {
  known.set(schema, byType);
  return byType;
};
