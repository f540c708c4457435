import { operatorLanguage } from '@aspekt/server/operator';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

/** A link to a table, taken apart: where, which, and the secret after the #. */
export type TableLink = { readonly server: string; readonly table: string; readonly token: string };

export const readLink = (text: string): TableLink | undefined => {
  const url = URL.parse(text);
  if (url === null) return undefined;
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)$/.exec(url.pathname) ?? [];
  if (table === undefined || url.hash.length < 2) {
    throw new Problem(t.notALink);
  }
  return { server: url.origin, table, token: url.hash.slice(1) };
};

type Asking = { readonly method?: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string };

/** Ask a server; its refusal is a sentence already, in the language of this run. */
export const askServer = async (address: string, { headers, ...init }: Asking): Promise<Response> => {
  const spoken = { 'accept-language': operatorLanguage, ...headers };
  const answer = await fetch(address, { ...init, headers: spoken }).catch((error: unknown) => {
    throw new Problem(t.noAnswer(new URL(address).origin, error instanceof Error ? error.message : ''));
  });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  throw new Problem(sentenceIn(body) ?? t.answered(answer.status));
};

const sentenceIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : undefined;
};
