import { operatorLanguage } from '@aspekt/server/operator';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

/** A link to a table, taken apart: where, which, and the secret after the #. */
export type TableLink = { readonly server: string; readonly table: string; readonly token: string };

export const readLink = (text: string): TableLink | undefined => {
  const url = URL.parse(text);
  if (url === null) return undefined;
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)$/.exec(url.pathname) ?? [];
  if (table === undefined || url.hash.length < 2 || !isWeb(url)) throw new Problem(t.notALink);
  return { server: url.origin, table, token: url.hash.slice(1) };
};

/** The server at an address, whatever comes after its name and port. */
export const serverAt = (address: string): string => {
  const url = URL.parse(address);
  if (url === null || !isWeb(url)) throw new Problem(t.notAnAddress(address));
  return url.origin;
};

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

type Asking = { readonly method?: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string };

/** Ask a server; its refusal is a sentence already, in the language of this run. */
export const askServer = async (address: string, { headers, ...init }: Asking): Promise<Response> => {
  const spoken = { 'accept-language': operatorLanguage, ...headers };
  const answer = await fetch(address, { ...init, headers: spoken }).catch((error: unknown) => {
    throw new Problem(t.noAnswer(new URL(address).origin, causeOf(error)));
  });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  throw new Problem(sentenceIn(body) ?? t.answered(answer.status));
};

/** What the network says, such as ECONNREFUSED; fetch itself only says that it failed. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : error.message;
};

const sentenceIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : undefined;
};
