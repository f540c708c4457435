/** What a value has to look like, in the words of JSON Schema (2020-12): those of them that our schemas need. */
export type Shape = {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | false;
  readonly propertyNames?: Shape;
  readonly maxProperties?: number;
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
};

/** What we read of a valibot schema: everything it is made of is open on it. */
type Part = {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly key?: Part;
  readonly value?: Part;
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly pipe?: readonly Part[];
  readonly requirement?: unknown;
};

/**
 * The shape that a schema asks for. What a rule asks beyond the shape (that one number is not above another) is not in it:
 * the schema still has the last word.
 */
export const shapeOf = (schema: unknown): Shape => shaped(schema as Part);

const shaped = (part: Part): Shape =>
  (part.pipe ?? []).filter(({ kind }) => kind === 'validation').reduce(narrowed, plain(part));

const plain = (part: Part): Shape => {
  const { type, entries = {}, options = [], items = [] } = part;
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type };
    case 'literal':
      return { const: part.literal };
    case 'picklist':
      return { enum: options };
    case 'variant':
    case 'union':
      return either((options as readonly Part[]).map(shaped));
    case 'nullable':
      return either([inner(part.wrapped), { type: 'null' }]);
    case 'optional':
    case 'exact_optional':
      return { ...inner(part.wrapped), ...(part.default !== undefined && { default: given(part.default) }) };
    case 'array':
      return { type: 'array', items: inner(part.item) };
    case 'tuple':
    case 'strict_tuple':
      return { type: 'array', prefixItems: items.map(shaped), items: false, minItems: items.length };
    case 'record':
      return { type: 'object', propertyNames: inner(part.key), additionalProperties: inner(part.value) };
    case 'strict_object':
      return { ...record(entries), additionalProperties: false };
    case 'object':
    case 'loose_object':
      return record(entries);
    default:
      // A kind that has no words here: anything may stand there, and the schema has the last word.
      return {};
  }
};

const inner = (part: Part | undefined): Shape => (part ? shaped(part) : {});

/** A choice between choices is one choice. */
const either = (shapes: readonly Shape[]): Shape => ({ anyOf: shapes.flatMap((shape) => shape.anyOf ?? [shape]) });

const given = (value: unknown): unknown => (typeof value === 'function' ? value() : value);

const record = (entries: NonNullable<Part['entries']>): Shape => {
  const all = Object.entries(entries);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([key, part]) => [key, shaped(part)])),
    required: all.filter(([, { type }]) => !type.endsWith('optional')).map(([key]) => key),
  };
};

/** What a pipe asks of a value beside its kind. */
const narrowed = (shape: Shape, { type, requirement }: Part): Shape => {
  const number = Number(requirement);
  const isList = shape.type === 'array';
  switch (type) {
    case 'integer':
      return { ...shape, type: 'integer' };
    case 'min_value':
      return { ...shape, minimum: number };
    case 'gt_value':
      return { ...shape, exclusiveMinimum: number };
    case 'max_value':
      return { ...shape, maximum: number };
    case 'min_length':
      return { ...shape, ...(isList ? { minItems: number } : { minLength: number }) };
    case 'max_length':
      return { ...shape, ...(isList ? { maxItems: number } : { maxLength: number }) };
    case 'length':
      return {
        ...shape,
        ...(isList ? { minItems: number, maxItems: number } : { minLength: number, maxLength: number }),
      };
    case 'max_entries':
      return { ...shape, maxProperties: number };
    case 'regex':
      return { ...shape, pattern: (requirement as RegExp).source };
    default:
      return shape;
  }
};
