/** The same while it is being made, step by step: a part that is mostly absent costs nothing. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
