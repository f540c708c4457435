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

/** What somebody wrote, without the full stop it may end in. */
export const bare = (text: string): string => text.replace(/\.+$/u, '');

/** A sentence ends in one mark, also where what somebody wrote has brought its own. */
export const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
