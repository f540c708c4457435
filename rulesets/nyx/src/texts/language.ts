import type { Name, Refusal, Seen, Texts } from '@aspekt/contract';
import type { RefusalCode, WarningCode } from '../codes.ts';
import type { Command, Event } from '../model.ts';

/** An event of one type as a viewer sees it. */
export type SeenEvent<Type extends Event['type']> = Seen<Extract<Event, { readonly type: Type }>>;

type Facts = NonNullable<Refusal['data']>;
/** A refusal or warning in words; some tell more when the rule gave the numbers. */
export type Refusing = string | ((facts: Facts) => string);

/** All that is said in one language. Leave something out and it does not compile. */
export type Language = {
  readonly sentences: Texts<Event>;
  readonly refusals: Readonly<Record<RefusalCode | WarningCode, Refusing>>;
  readonly labels: {
    readonly [Type in Command['type']]: (command: Extract<Command, { readonly type: Type }>, name: Name) => string;
  };
};
