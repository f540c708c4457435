import { app } from './app.svelte.ts';
import { notices } from './notices.svelte.ts';

const script = '/sw.js';

type ScriptRules = { readonly createScriptURL: (url: string) => string };
type Policies = {
  createPolicy(name: string, rules: ScriptRules): { createScriptURL(url: string): string };
};

/**
 * The one policy that the header allows. Elements are made one by one, so that nothing else needs a policy; once it is
 * made nobody can make another, and it vouches for the worker alone.
 */
const trusted = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('svelte-trusted-html', {
    createScriptURL: (url) => {
      if (url !== script) throw new TypeError('only the worker of the page');
      return url;
    },
  });
  return policy?.createScriptURL(script) ?? script;
};

/** The files of the page that are loaded already, for the worker to keep. */
const loaded = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/** The page opens without a network from the second time on. Where the browser will not, it works as before. */
export const keepPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted());
    const { active } = await navigator.serviceWorker.ready;
    const tell = (): void => active?.postMessage({ files: loaded() });
    // Once more when it has taken over: what came in between went past it.
    navigator.serviceWorker.addEventListener('controllerchange', tell);
    tell();
  } catch {
    // A private window, or no worker by the user's wish.
  }
};

const mainOf = (html: string): string | undefined => /src="(\/assets\/[^"]+\.js)"/u.exec(html)?.[1];
const often = 10 * 60_000;
let looked = 0;

/** A new version is offered, never forced: whoever is in the middle of a scene goes on with the one that runs. */
export const lookForNewPage = async (now: number = Date.now()): Promise<void> => {
  if (now - looked < often) return;
  looked = now;
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const newest = mainOf(await (await fetch('/', { cache: 'no-cache' })).text());
    if (newest === undefined || newest === running) return;
    notices.say({
      text: app.t.page.newVersion,
      tone: 'plain',
      act: { text: app.t.page.loadIt, do: () => location.reload() },
    });
  } catch {
    // Nobody to ask.
  }
};
