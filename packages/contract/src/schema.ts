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
