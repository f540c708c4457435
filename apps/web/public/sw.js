/**
 * Keeps the files of the page on the device, so that it opens where there is no network. Nothing that is said at a table
 * comes here: only the page itself and what stands under /assets, which is the same for everyone.
 */
const store = 'aspekt-page';
/** A page has about sixty files; what is older than a few versions may go. */
const most = 300;

const isFile = ({ origin, pathname }) =>
  origin === self.location.origin &&
  (pathname.startsWith('/assets/') || pathname === '/icon.svg' || pathname === '/manifest.webmanifest');

const keep = async (name, answer) => {
  if (!answer.ok || answer.type !== 'basic') return;
  const cache = await caches.open(store);
  await cache.put(name, answer);
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - most)).map((old) => cache.delete(old)));
};

/** Files have a hash in their names: one that is here is the right one. */
const file = async (request) => {
  const known = await caches.match(request, { cacheName: store });
  if (known) return known;
  const answer = await fetch(request);
  await keep(request, answer.clone());
  return answer;
};

/** The page is the same at every address, and is kept without any: no table is named here. The newest, where there is a network. */
const page = async (request) => {
  try {
    const answer = await fetch(request);
    // Somebody may look at something else of the server's, which is no page to open without a network.
    if (answer.headers.get('content-type')?.startsWith('text/html')) await keep('/', answer.clone());
    return answer;
  } catch {
    return (await caches.match('/', { cacheName: store })) ?? Response.error();
  }
};

self.addEventListener('install', (event) => {
  event.waitUntil(fetch('/').then((answer) => keep('/', answer)));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// What the page had loaded before there was anybody to keep it.
self.addEventListener('message', ({ data }) => {
  const urls = (Array.isArray(data?.files) ? data.files : []).map((url) => new URL(url, self.location.origin));
  for (const url of urls.filter(isFile)) void file(new Request(url));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isFile(url)) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
});
