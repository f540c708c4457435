import type { Json } from '@aspekt/contract';
import type { TableStore } from './game.ts';

/** What came of a question: `unknown` where it depends on something that this seat may not know. */
export type Answered<T> =
  | { readonly t: 'answer'; readonly answer: T }
  | { readonly t: 'unknown' }
  /** Why not, in words. */
  | { readonly t: 'refused'; readonly text: string };

/** Ask the rules of the game. They answer each question in the one shape that belongs to it. */
export const ask = async <T>(table: TableStore<unknown>, question: object): Promise<Answered<T>> => {
  // A question is plain JSON; TypeScript does not read that off optional fields.
  const reply = await table.ask(question as Readonly<Record<string, Json>>);
  switch (reply.t) {
    case 'answer':
      return { t: 'answer', answer: reply.answer as T };
    case 'refused':
      return { t: 'refused', text: reply.refusal.text };
    case 'unknown':
      return { t: 'unknown' };
  }
};

/**
 * An answer that follows the table: asked anew whenever `key` changes, and the last one shown until the next is there.
 * No question, no answer. Call it while a component is made.
 */
export const following = <T>(
  table: () => TableStore<unknown>,
  question: () => object | undefined,
  key: () => string = () => '',
): { readonly reply: Answered<T> | undefined } => {
  let reply = $state.raw<Answered<T>>();
  const wanted = $derived(question());
  // The same question of the same state is asked once, however often the table is told anew.
  const asked = $derived(wanted && JSON.stringify([wanted, key()]));
  $effect(() => {
    if (asked === undefined) {
      reply = undefined;
      return;
    }
    const at = table();
    let stale = false;
    // A short wait: options are often tapped one after the other.
    const wait = setTimeout(() => {
      void ask<T>(at, (JSON.parse(asked) as readonly [object])[0]).then((answer) => {
        if (!stale) reply = answer;
      });
    }, 40);
    return () => {
      stale = true;
      clearTimeout(wait);
    };
  });
  return {
    get reply() {
      return reply;
    },
  };
};
