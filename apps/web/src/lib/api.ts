import type { Created, Declined, DemoOpened, Joined, LinkGiven, LinkTerm, LinkView } from '@aspekt/protocol';
import type { Locale, PerLocale } from '@aspekt/contract';
import { app } from './app.svelte.ts';

/** A game as the first page tells of it. */
export type GameCard = {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly address?: string;
  readonly blurb: PerLocale<string>;
  /** What the licence of the rules wants said, word for word. */
  readonly notice?: string;
};

/** The server said no, in words for the user. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

const answerOf = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  let declined: Declined['error'] | undefined;
  try {
    declined = ((await response.json()) as Partial<Declined>).error;
  } catch {
    // Not from our server: a proxy, a gateway.
  }
  const words: Readonly<Record<string, string>> = app.t.errors;
  const code = declined?.code ?? (response.status === 413 ? 'too_big' : response.status === 429 ? 'too_many' : 'other');
  throw new ApiError(code, declined?.text ?? words[code] ?? app.t.errors.other);
};

type Call = { readonly method?: 'POST'; readonly headers?: Readonly<Record<string, string>>; readonly body?: BodyInit };

const call = async (path: string, options: Call): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(path, { ...options, headers: { 'accept-language': app.locale, ...options.headers } });
  } catch {
    throw new ApiError('no_answer', app.t.page.noAnswer);
  }
  return await answerOf(response);
};

export const post = async <T>(path: string, body: unknown, token?: string): Promise<T> => {
  const response = await call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
};

const text = async (path: string, token: string): Promise<string> =>
  await (await call(path, { headers: { authorization: `Bearer ${token}` } })).text();

/** The game master's hand on the links: another one, or a new one that ends the old. */
export type LinkOrder =
  | { readonly act: 'give' | 'renew'; readonly kind: 'invite'; readonly term: LinkTerm }
  | { readonly act: 'give' | 'renew'; readonly kind: 'seat'; readonly seat: string };

let known: Promise<readonly GameCard[]> | undefined;

const askGames = async (): Promise<readonly GameCard[]> =>
  (await (await call('/api/games', {})).json()) as readonly GameCard[];

export const api = {
  /** Asked once; a failure is asked again. */
  games: (): Promise<readonly GameCard[]> => {
    known ??= askGames().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  },
  create: (order: {
    readonly game: string;
    readonly locale: Locale;
    readonly name: string;
    readonly gmName: string;
  }): Promise<Created> => post('/api/tables', order),
  demo: (game: string, locale: Locale): Promise<DemoOpened> => post('/api/demo', { game, locale }),
  look: (table: string, token: string): Promise<LinkView> => post('/api/link', { table, token }),
  join: (order: {
    readonly table: string;
    readonly token: string;
    readonly name: string;
    readonly locale: Locale;
    readonly role: 'player' | 'onlooker';
  }): Promise<Joined> => post('/api/join', order),
  link: (table: string, token: string, order: LinkOrder): Promise<LinkGiven> =>
    post(`/api/tables/${table}/links`, order, token),
  /** Delete a table for good; its name is typed to be sure. */
  remove: (table: string, token: string, name: string): Promise<object> =>
    post(`/api/tables/${table}/delete`, { name }, token),
  exportLog: (table: string, token: string): Promise<string> => text(`/api/tables/${table}/export`, token),
  chronicle: (table: string, token: string): Promise<string> => text(`/api/tables/${table}/chronicle`, token),
  /** The story as everybody at the table knows it, to give away. */
  openChronicle: (table: string, token: string): Promise<string> =>
    text(`/api/tables/${table}/chronicle?for=everyone`, token),
  importLog: async (file: Blob): Promise<Created> => {
    const response = await call('/api/import', {
      method: 'POST',
      headers: { 'content-type': 'application/jsonl' },
      body: file,
    });
    return (await response.json()) as Created;
  },
};

/** The words for whatever went wrong. */
export const wordsFor = (error: unknown): string => (error instanceof ApiError ? error.message : app.t.page.oops);
