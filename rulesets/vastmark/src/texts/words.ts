import type { Name, Refusal, Texts } from '@aspekt/contract';
import type { Code } from '../codes.ts';
import type { Command, Event } from '../model.ts';

/** Everything Västmark says in one language. Leave a sentence out and it does not compile. */
export type Words = {
  readonly events: Texts<Event>;
  readonly refusals: Readonly<Record<Code, string | ((data: NonNullable<Refusal['data']>) => string)>>;
  readonly labels: {
    readonly [T in Command['type']]: (command: Extract<Command, { readonly type: T }>, name: Name) => string;
  };
  /** Table 6-1; the first is for what lies under the table. */
  readonly difficulties: readonly string[];
};
