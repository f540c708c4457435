import { Problem } from './problem.ts';

/** A link to a table, taken apart: where, which, and the secret after the #. */
export type TableLink = { readonly server: string; readonly table: string; readonly token: string };

export const readLink = (text: string): TableLink | undefined => {
  const url = URL.parse(text);
  if (url === null) return undefined;
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)$/.exec(url.pathname) ?? [];
  if (table === undefined || url.hash.length < 2) {
    throw new Problem('That link is not whole: it should look like http://…/t/TABLE#SECRET.');
  }
  return { server: url.origin, table, token: url.hash.slice(1) };
};

/** Ask a server; its refusal is a sentence already. */
export const askServer = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, init).catch((error: unknown) => {
    throw new Problem(
      `No server answers at ${new URL(address).origin}: ${error instanceof Error ? error.message : ''}`,
    );
  });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  throw new Problem(sentenceIn(body) ?? `The server answered ${answer.status}.`);
};

const sentenceIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : undefined;
};
